import { counted, listed, sentences } from '../i18n/index.ts';

interface Out {
  readonly vertex: string;
  readonly player: string;
  readonly set: string;
}

interface OutOwn extends Out {
  readonly moves: readonly string[];
}

interface OutOther extends Out {
  readonly outside: readonly string[];
}

interface SetOf {
  readonly set: string;
  readonly members: readonly string[];
}

interface PlayedStrategy {
  readonly play: readonly string[];
  readonly last: string;
  readonly player: string;
}

interface NoEdge {
  readonly vertex: string;
  readonly choices: readonly string[];
}

interface WordGame {
  readonly first: string;
  readonly stuck: 'won' | 'lost';
  readonly adam: string;
  readonly eve: string;
  readonly typed: string;
}

/** What all tasks about a game in words say after its moves. */
const modelEn = ({ first, stuck, adam, eve, typed }: WordGame) =>
  `${first} begins, then the players take turns; a player who cannot move has ${stuck}. ${adam} is the first position with Adam to move, ${eve} the same with Ève to move. Give Succ(s) for each position s, by names typed as ${typed}; where the game is over write who has won, A (Adam) or E (Ève).`;
const modelFr = ({ first, stuck, adam, eve, typed }: WordGame) =>
  `${first} commence, puis chacun joue à son tour ; un joueur qui ne peut plus jouer a ${stuck === 'won' ? 'gagné' : 'perdu'}. ${adam} est la première position quand Adam a le trait, ${eve} la même quand Ève l’a. Donnez Succ(s) pour chaque position s, avec des noms tapés comme ${typed} ; là où la partie est finie, écrivez qui a gagné, A (Adam) ou E (Ève).`;

interface ModelPath extends WordGame {
  readonly last: number;
  readonly steps: readonly string[];
  readonly shut: number;
  readonly isBack: boolean;
}

interface ModelHeap extends WordGame {
  readonly matches: number;
  readonly takes: readonly string[];
}

interface ModelBar extends WordGame {
  readonly upper: number;
  readonly lower: number;
}

interface ModelMoves {
  readonly vertex: string;
  readonly player: string;
  readonly moves: readonly string[];
}

interface ModelWrong {
  readonly vertex: string;
  readonly player: string;
  readonly to: readonly string[];
  readonly why: string;
}

/** A play as the course writes it. */
const played = (vertices: readonly string[]) => `(${vertices.join(', ')})`;

/** The questions of exercises on arenas, and their corrections. */
export const sentence = sentences({
  'answer-no-vertex': {
    en: '"{typed}" is not a position of this arena. Write the number of one.',
    fr: '« {typed} » n’est pas une position de cette arène. Écrivez le numéro de l’une d’elles.',
  },
  'answer-no-rank': {
    en: '"{typed}" is not a rank. Write a whole number such as 2, or - for a position outside the attractor. {why}',
    fr: '« {typed} » n’est pas un rang. Écrivez un entier, comme 2, ou - pour une position hors de l’attracteur. {why}',
  },

  // Why a position is in a set, or not.
  'vertex-because': { en: '{vertex}: {why}', fr: '{vertex} : {why}' },
  'vertex-forgotten': { en: 'Forgotten. {why}', fr: 'Oubliée. {why}' },
  'vertex-out-over': {
    en: 'At {vertex} the game is over, and {player} has not won.',
    fr: 'En {vertex}, la partie est finie, et {player} n’a pas gagné.',
  },
  'vertex-out-goes-on': {
    en: 'At {vertex} the game goes on: it is not a victory of {player}.',
    fr: 'En {vertex}, la partie continue : ce n’est pas une victoire d’{player}.',
  },
  'vertex-out-own': {
    en: ({ vertex, player, set, moves }: OutOwn) =>
      moves.length === 1
        ? `At ${vertex} ${player} moves, and the only move, to ${moves[0]}, does not lead into ${set}.`
        : `At ${vertex} ${player} moves, and none of the moves, to ${listed(moves, 'en')}, leads into ${set}.`,
    fr: ({ vertex, player, set, moves }: OutOwn) =>
      moves.length === 1
        ? `En ${vertex} c’est à ${player} de jouer, et le seul coup, vers ${moves[0]}, ne mène pas dans ${set}.`
        : `En ${vertex} c’est à ${player} de jouer, et aucun des coups, vers ${listed(moves, 'fr')}, ne mène dans ${set}.`,
  },
  'vertex-out-other': {
    en: ({ vertex, player, set, outside }: OutOther) =>
      `At ${vertex} ${player} moves, and can go to ${listed(outside, 'en', 'disjunction')}, outside ${set}.`,
    fr: ({ vertex, player, set, outside }: OutOther) =>
      `En ${vertex}, c’est à ${player} de jouer, et ${player === 'Adam' ? 'il' : 'elle'} peut aller en ${listed(outside, 'fr', 'disjunction')}, hors de ${set}.`,
  },

  // Attractors.
  'task-attractor-stage': {
    en: '{first} contains the victories of {player}. Choose the positions of {set}: those from which {player} wins in at most {stage# move|moves} (counting both players’ moves).',
    fr: '{first} contient les victoires d’{player}. Choisissez les positions de {set} : celles d’où {player} gagne en au plus {stage# coup|coups} (on compte les coups des deux joueurs).',
  },
  'task-attractor': {
    en: '{first} contains the victories of {player}. Choose the positions of {set}, the whole attractor: all those from which {player} wins, whatever the other does.',
    fr: '{first} contient les victoires d’{player}. Choisissez les positions de {set}, l’attracteur entier : toutes celles d’où {player} gagne, quoi que fasse l’autre.',
  },
  'solved-set': {
    en: ({ set, members }: SetOf) => `${set} = {${members.join(', ')}}.`,
    fr: ({ set, members }: SetOf) => `${set} = {${members.join(', ')}}.`,
  },

  // Ranks.
  'task-ranks': {
    en: 'Give the rank of each position in the attractor of {player}; the victories, in {first}, have rank 0. Write - for a position that is not in the attractor.',
    fr: 'Donnez le rang de chaque position dans l’attracteur d’{player} ; les victoires, dans {first}, sont de rang 0. Écrivez - pour une position qui n’est pas dans l’attracteur.',
  },
  'field-succ': { en: 'Succ({vertex})', fr: 'Succ({vertex})' },
  'field-rank': { en: 'rank of {vertex}', fr: 'rang de {vertex}' },
  'rank-found': { en: '{vertex} has rank {rank}. {why}', fr: '{vertex} est de rang {rank}. {why}' },
  'rank-too-low': { en: 'Not yet in {set}. {missing} {found}', fr: 'Pas encore dans {set}. {missing} {found}' },
  'rank-none': { en: 'Not in {set}: no rank. {why}', fr: 'Hors de {set} : pas de rang. {why}' },

  // A game in words.
  'task-model-heap': {
    en: ({ matches, takes, ...rest }: ModelHeap) =>
      `A heap has ${matches} matches. A move takes ${listed(takes, 'en', 'disjunction')} of them; a position is named by the matches left. ${modelEn(rest)}`,
    fr: ({ matches, takes, ...rest }: ModelHeap) =>
      `Un tas contient ${matches} allumettes. Un coup en retire ${listed(takes, 'fr', 'disjunction')} ; une position porte le nombre d’allumettes restantes. ${modelFr(rest)}`,
  },
  'task-model-path': {
    en: ({ last, steps, shut, isBack, ...rest }: ModelPath) =>
      `A token is on square 1 of a path of ${last} squares. A move takes it ${listed(steps, 'en', 'disjunction')} squares forward${isBack ? ', or 1 back' : ''}, never beyond the path and never onto square ${shut}; on square ${last} nobody can move any more. A position is named by the square. ${modelEn(rest)}`,
    fr: ({ last, steps, shut, isBack, ...rest }: ModelPath) =>
      `Un pion est sur la case 1 d’un chemin de ${last} cases. Un coup l’avance de ${listed(steps, 'fr', 'disjunction')} cases${isBack ? ', ou le recule de 1' : ''}, sans sortir du chemin ni aller sur la case ${shut} ; sur la case ${last}, plus personne ne peut jouer. Une position porte le numéro de la case. ${modelFr(rest)}`,
  },
  'task-model-bar': {
    en: ({ upper, lower, ...rest }: ModelBar) =>
      `Chomp: a bar of chocolate has ${counted(upper, 'en', 'square', 'squares')} in its upper row and ${counted(lower, 'en', 'square', 'squares')} in its lower row, which begin together on the left. A move chooses a square and eats it with everything to its right and below; the upper left square is poisoned and never eaten. 21 is the position with 2 squares above and 1 below. ${modelEn(rest)}`,
    fr: ({ upper, lower, ...rest }: ModelBar) =>
      `Chomp : une tablette a ${counted(upper, 'fr', 'carré', 'carrés')} dans la rangée du haut et ${counted(lower, 'fr', 'carré', 'carrés')} dans celle du bas, alignées à gauche. Un coup choisit un carré et le mange avec tout ce qui est à droite et en dessous ; le carré en haut à gauche est empoisonné et n’est jamais mangé. 21 est la position de 2 carrés en haut et 1 en bas. ${modelFr(rest)}`,
  },
  'model-moves': {
    en: ({ vertex, player, moves }: ModelMoves) => `From ${vertex}, ${player} can move to ${listed(moves, 'en', 'disjunction')}.`,
    fr: ({ vertex, player, moves }: ModelMoves) => `De ${vertex}, ${player} peut aller en ${listed(moves, 'fr', 'disjunction')}.`,
  },
  'model-over': {
    en: 'At {vertex} {player} cannot move: the game is over and {winner} has won ({letter}).',
    fr: 'En {vertex}, {player} ne peut plus jouer : la partie est finie et {winner} a gagné ({letter}).',
  },
  'model-unread': {
    en: '"{typed}" is not a position of this game. Write names such as {example}, with blanks between them, or A or E. {why}',
    fr: '« {typed} » n’est pas une position de ce jeu. Écrivez des noms comme {example}, séparés par des espaces, ou bien A ou E. {why}',
  },
  'model-same-player': {
    en: ({ vertex, player, to, why }: ModelWrong) =>
      `A move passes the turn: after ${vertex} it is not ${player} who moves, as at ${listed(to, 'en')}. ${why}`,
    fr: ({ vertex, player, to, why }: ModelWrong) =>
      `Un coup donne le trait à l’autre : après ${vertex}, ce n’est pas à ${player} de jouer, comme en ${listed(to, 'fr')}. ${why}`,
  },
  'model-no-move': {
    en: ({ vertex, to, why }: ModelWrong) => `No move leads from ${vertex} to ${listed(to, 'en', 'disjunction')}. ${why}`,
    fr: ({ vertex, to, why }: ModelWrong) => `Aucun coup ne mène de ${vertex} en ${listed(to, 'fr', 'disjunction')}. ${why}`,
  },
  'model-forgotten': {
    en: ({ to, why }: Pick<ModelWrong, 'to' | 'why'>) => `Forgotten: ${listed(to, 'en')}. ${why}`,
    fr: ({ to, why }: Pick<ModelWrong, 'to' | 'why'>) => `Oubli : ${listed(to, 'fr')}. ${why}`,
  },

  // Strategies.
  'task-strategy': {
    en: 'Give a winning strategy f of {player}: for each of {player}’s positions in the attractor the position to move to, so that every play that follows f ends in {first}. Any winning strategy is correct.',
    fr: 'Donnez une stratégie gagnante f d’{player} : pour chacune de ses positions dans l’attracteur, celle vers laquelle jouer, de sorte que toute partie qui suit f finisse dans {first}. Toute stratégie gagnante est juste.',
  },
  'strategy-fastest': {
    en: 'f({vertex}) = {to}: {vertex} has rank {rank}, and {to} is in {set}. No move wins faster.',
    fr: 'f({vertex}) = {to} : {vertex} est de rang {rank}, et {to} est dans {set}. Aucun coup ne gagne plus vite.',
  },
  'strategy-slower': {
    en: 'f({vertex}) = {to} wins, in at most {yours# move|moves}. f({vertex}) = {faster} would win in at most {fewest}.',
    fr: 'f({vertex}) = {to} gagne, en au plus {yours# coup|coups}. f({vertex}) = {faster} gagnerait en au plus {fewest}.',
  },
  'strategy-missing': {
    en: ({ vertex, choices }: NoEdge) => `No move is given at ${vertex}: it may go to ${listed(choices, 'en', 'disjunction')}.`,
    fr: ({ vertex, choices }: NoEdge) =>
      `Aucun coup n’est donné en ${vertex} : on peut aller vers ${listed(choices, 'fr', 'disjunction')}.`,
  },
  'strategy-no-edge': {
    en: ({ vertex, choices, typed }: NoEdge & { typed: string }) =>
      `No move leads from ${vertex} to "${typed}": only to ${listed(choices, 'en')}.`,
    fr: ({ vertex, choices, typed }: NoEdge & { typed: string }) =>
      `Aucun coup ne mène de ${vertex} vers « ${typed} » : seulement vers ${listed(choices, 'fr')}.`,
  },
  'strategy-ends': {
    en: ({ play, last, player }: PlayedStrategy) =>
      `The play ${played(play)} follows f and ends at ${last}: ${player} has not won.`,
    fr: ({ play, last, player }: PlayedStrategy) =>
      `La partie ${played(play)} suit f et finit en ${last} : ${player} n’a pas gagné.`,
  },
  'strategy-leaves': {
    en: ({ play, last, player, set, other }: PlayedStrategy & { set: string; other: string }) =>
      `The play ${played(play)} follows f and leaves ${set} at ${last}: from there ${other} can keep ${player} from winning.`,
    fr: ({ play, last, player, set, other }: PlayedStrategy & { set: string; other: string }) =>
      `La partie ${played(play)} suit f et quitte ${set} en ${last} : de là, ${other} peut empêcher ${player} de gagner.`,
  },
  'strategy-circles': {
    en: ({ play, last, player }: PlayedStrategy) =>
      `The play ${played(play)} follows f and is back at ${last}: it can go round this cycle for ever, and ${player} never wins.`,
    fr: ({ play, last, player }: PlayedStrategy) =>
      `La partie ${played(play)} suit f et revient en ${last} : elle peut tourner ainsi sans fin, et ${player} ne gagne jamais.`,
  },
});
