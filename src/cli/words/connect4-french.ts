import { INVOCATION } from '../invocation.ts';
import { formatCount } from '../language.ts';
import type { connect4English } from './connect4-english.ts';

const count = (number: number) => formatCount(number, 'fr');
const signed = (score: number) => (score > 0 ? `+${score}` : `${score}`);
const fromTheEnd = (n: number) => (n === 1 ? 'son dernier jeton' : `son ${n}e jeton avant la fin`);

/** Ce qui se dit de Puissance 4 résolu, en français. */
export const connect4French: typeof connect4English = {
  labels: { score: 'score', columns: 'colonnes' },
  score: (score) => {
    if (score === 0) return '0';
    return `${signed(score)} : ${score > 0 ? 'qui a le trait gagne avec' : "l'autre camp gagne avec"} ${fromTheEnd(Math.abs(score))}`;
  },
  between: (least, most) => `de ${signed(least)} à ${signed(most)}`,
  fromBook: "aucun, du livre d'ouvertures",
  threads: (threads) => `${threads} fils`,
  over: (winner, moves) =>
    `La partie est finie : ${winner} a gagné au coup ${moves}. Retirez le dernier coup pour résoudre ce qu'il y avait avant.`,
  progress: ({ least, most, window, share, nodes }) => {
    const asking = window === undefined ? '' : `, est-ce plus que ${window} ? ${Math.floor(100 * share)} %`;
    return `vaut de ${least} à ${most}${asking} · ${count(nodes)} nœuds`;
  },
  atLine: (line) => `ligne ${line}`,
  atColumn: (column) => `colonne ${column}`,
  interrupted: (least, most) => `Interrompu avant la fin : le score est entre ${signed(least)} et ${signed(most)}.`,
  interruptedInColumns: 'Interrompu : la position est résolue, mais pas toutes ses colonnes.',
  leftAt: (line, solved) => `Interrompu à la ligne ${line} : ${count(solved)} ${solved < 2 ? 'résolue' : 'résolues'} avant elle.`,
  badLine: (line, sentence) => `Ligne ${line} : ${sentence}`,
  emptyLine: "une ligne vide n'est pas une position : tapez les colonnes jouées, comme 44455554221, ou - pour le plateau vide.",
  longLine: (letters) =>
    `${count(letters)} lettres ne font pas une position : tapez les colonnes jouées, comme 44455554221, 42 au plus.`,
  noLines: `Il n'y a pas de position sur l'entrée standard : donnez-en une par ligne, comme 44455554221, ou tapez --position. « ${INVOCATION} help solve » en dit plus.`,
  waiting: `J'attends des positions sur l'entrée standard, une par ligne ; Ctrl-D les finit. Pour une seule : ${INVOCATION} solve connect4 --position 44455554221`,
  onlyConnect4: (option) => `--${option} est pour connect4 en 7x6, qui a son propre solveur : retirez-le.`,
  noMemoryOption: 'connect4 en 7x6 a son propre solveur, dont la table se règle par --table-mb : retirez --memory-mb.',
  secondWord: (word) => `« ${word} » est de trop : seul connect4 prend un second mot, - pour des positions de l'entrée standard.`,
  dashHasPosition: "les positions viennent de l'entrée standard ou de la ligne de commande, retirez donc l'un des deux",
  columnsForLists:
    "--columns est pour les positions de l'entrée standard : d'une seule, toutes les colonnes sont données de toute façon.",
  tableTooLarge: (wanted, machine) =>
    `Une table de ${count(wanted)} Mo dépasse les ${count(machine)} Mo de cette machine : prenez-en une plus petite. 16 Mo suffisent à toute position.`,
};
