import { INVOCATION } from '../invocation.ts';
import { VERBS, type Verb } from '../play/verbs.ts';
import type { playEnglish } from './play-english.ts';

const DOES: Readonly<Record<Verb, readonly [what: string, argument?: string]>> = {
  undo: ['reprendre votre dernier coup (et la réponse)'],
  redo: ['rejouer ce qui a été repris'],
  hint: ["ce que l'ordinateur jouerait ici"],
  moves: ['les coups légaux'],
  values: ['chaque coup légal avec sa valeur'],
  save: ['garder la partie dans un fichier', '<fichier>'],
  load: ["reprendre une partie d'un fichier", '<fichier>'],
  swap: ["échanger les camps avec l'ordinateur"],
  level: ["jusqu'où l'ordinateur regarde, de 1 à 10", '<n>'],
  resign: ['abandonner'],
  new: ['recommencer'],
  board: ['montrer le plateau'],
  help: ['ceci'],
  quit: ['partir ; on vous dit comment revenir'],
};

/** Ce qui se dit au plateau, en français. */
export const playFrench: typeof playEnglish = {
  youPlay: (game, side, level) =>
    `${game} : vous êtes ${side}, l'ordinateur joue ${level === undefined ? 'parfaitement' : `au niveau ${level}`}. Tapez un coup, ou aide.`,
  twoPersons: (game) => `${game} : deux joueurs au même clavier. Tapez un coup, ou aide.`,
  twoComputers: (game, level) =>
    `${game} : l'ordinateur joue contre lui-même${level === undefined ? ', parfaitement' : ` au niveau ${level}`}. Ctrl-C l'arrête.`,
  lastMove: (player, move) => `Dernier coup : ${player} ${move}`,
  computerPlays: (move) => `L'ordinateur joue ${move}.`,
  thinking: 'réflexion, Ctrl-C : jouer tout de suite',
  thought: (depth, line) => `réflexion, Ctrl-C : jouer tout de suite · profondeur ${depth} · ${line.slice(0, 8).join(' ')}`,
  solving: (share) => `résolution, Ctrl-C : jouer tout de suite · ${Math.floor(100 * share)} % de la question en cours`,
  overPrompt: 'nouvelle, annuler, sauver ou quitter > ',
  youWon: 'Vous avez gagné !',
  youLost: "L'ordinateur a gagné. « annuler » reprend votre dernier coup, « nouvelle » recommence.",
  won: (player) => `${player} a gagné`,
  resigned: (won) => `Abandon. ${won}.`,
  drawn: (points) => (points === 0 ? 'Match nul.' : `La partie est finie : ${points} pour Max.`),
  alreadyOver: 'La partie est finie : tapez annuler, nouvelle ou quitter.',
  resume: (command) => `Pour reprendre ici :\n  ${command}`,
  leftBehind: (command) => `Pour revenir à la partie que vous quittez :\n  ${command}`,
  orVerb: (near) => (near === undefined ? ' Ou tapez aide.' : ` Ou vouliez-vous dire « ${near} » ?`),
  nothingToUndo: "Il n'y a aucun coup de vous à reprendre.",
  nothingToRedo: "Il n'y a rien à rejouer.",
  hint: (move, value, line) => `  ${move} : ${value}${line.length > 1 ? `, suite attendue ${line.slice(0, 10).join(' ')}` : ''}`,
  valuesDepth: (depth) => `  (${depth} ${depth === 1 ? 'demi-coup' : 'demi-coups'} en avant, du point de vue de Max)`,
  valuesExact: '  (exactes, du point de vue de Max)',
  perfectHasNoLevel: "le jeu parfait n'a pas de niveau, retirez donc l'un des deux",
  saveWhere: 'Où ? Tapez sauver et un nom de fichier : sauver partie.json',
  loadWhat: "D'où ? Tapez charger et un nom de fichier : charger partie.json",
  saved: (file) => `Enregistrée dans ${file}. « ${INVOCATION} play --load ${file} » la reprend.`,
  notASave: (file) => `${file} existe déjà et n'est pas une partie de Minerve, il reste donc tel quel : choisissez un autre nom.`,
  badSave: (file, code, detail) => {
    if (code === 'not-json')
      return `${file} n'est pas une partie de Minerve, ou est abîmé : ce n'est pas du JSON. Rien n'a été chargé.`;
    if (code === 'foreign')
      return `${file} n'est pas une partie de Minerve : il n'y a pas de « minerve » dedans. Rien n'a été chargé.`;
    if (code === 'newer')
      return `${file} vient d'un Minerve plus récent (format ${detail}) : mettez celui-ci à jour. Rien n'a été chargé.`;
    if (code === 'damaged')
      return `${file} est abîmé : son entrée « ${detail} » n'est pas ce qu'elle devrait être. Rien n'a été chargé.`;
    return `${file} ne peut être repris : ${detail} Rien n'a été chargé.`;
  },
  replaced: (file, entries) =>
    `Remarque : ${file} est abîmé : ${entries.map((entry) => `« ${entry} »`).join(', ')} ${entries.length === 1 ? 'manque ou est faux' : 'manquent ou sont faux'}, et l'habituel en tient lieu. Le jeu, la position et les coups sont tous là.`,
  otherGame: (file, there, typed) =>
    `${file} contient une partie de ${there}, non de ${typed} : ne nommez pas de jeu, ou prenez un autre fichier.`,
  loadHasMoves: "le fichier contient déjà la position et les coups, retirez donc l'autre",
  nothingToSwap: "Il n'y a personne avec qui échanger : les deux camps sont joués par la même sorte de joueur.",
  badLevel: (typed) =>
    typed === ''
      ? 'Quel niveau ? Tapez niveau et un nombre de 1 à 10.'
      : `Il n'y a pas de niveau « ${typed} » : tapez un nombre de 1 à 10.`,
  levelSet: (level) => `L'ordinateur joue maintenant au niveau ${level}.`,
  noStandardInput: (spec) =>
    `${spec} se lirait sur l'entrée standard, d'où viennent vos coups : mettez le jeu dans un fichier et tapez tree:@fichier.`,
  help: () => {
    const rows = (Object.keys(VERBS) as Verb[]).map(
      (verb) => [`${VERBS[verb]} ${DOES[verb][1] ?? ''}`.trim(), DOES[verb][0]] as const,
    );
    return ['Tapez un coup, ou un de ces mots :', ...rows.map(([verb, does]) => `  ${verb.padEnd(18)} ${does}`)].join('\n');
  },
};
