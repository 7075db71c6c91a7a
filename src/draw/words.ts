import { counted, formatNumber, type Language, type Texts, textsIn, words } from '../i18n/index.ts';

const positions = (count: number, language: Language) => counted(count, language, 'position');

/** The words in pictures, for readers and for screen readers. */
const table = words({
  tree: {
    title: { en: 'Search tree', fr: 'Arbre de recherche' },
    /** Before the plies to the end of a won game: win, gagné. */
    winLetter: { en: 'W', fr: 'G' },
    titled: { en: '{title}: {text}', fr: '{title} : {text}' },
    unfinished: { en: 'not finished', fr: 'recherche inachevée' },
    value: {
      exact: { en: 'value {score}', fr: 'valeur {score}' },
      lower: { en: 'value at least {score}', fr: 'valeur au moins {score}' },
      upper: { en: 'value at most {score}', fr: 'valeur au plus {score}' },
    },
    summary: {
      en: (player: string, value: string, visited: number, line: string) =>
        `${player} moves at the root, ${value}, ${counted(visited, 'en', 'node', 'nodes')} visited.${line && ` Best line: ${line}.`}`,
      fr: (player: string, value: string, visited: number, line: string) =>
        `${player} joue à la racine, ${value}, ${counted(visited, 'fr', 'nœud visité', 'nœuds visités')}.${line && ` Meilleure suite : ${line}.`}`,
    },
    node: { en: '{player} node', fr: 'Nœud {player}' },
    leaf: { en: 'Leaf', fr: 'Feuille' },
    after: { en: '{node} after {move}', fr: '{node} après {move}' },
    window: { en: 'window {alpha} to {beta}', fr: 'fenêtre de {alpha} à {beta}' },
    bestSoFar: { en: 'best so far {score}', fr: 'meilleure valeur jusqu’ici : {score}' },
    fromMemory: { en: 'known from memory', fr: 'trouvée en mémoire' },
    estimated: { en: 'estimated', fr: 'estimée' },
    cut: { en: 'cut {letter}', fr: 'coupure {letter}' },
    pruned: { en: '{move}: not searched, cut {letter}', fr: '{move} : non exploré, coupure {letter}' },
    more: {
      en: (count: number) => `${formatNumber(count, 'en')} more`,
      fr: (count: number) => `${formatNumber(count, 'fr')} de plus`,
    },
    /** Under a tree that is not drawn whole. */
    note: {
      en: (undrawn: number, depth: number | undefined) =>
        `${counted(undrawn, 'en', 'visited node is', 'visited nodes are')} not drawn${depth === undefined ? '' : ` (below level ${depth})`}: search to a smaller depth (--depth) to see a whole tree.`,
      fr: (undrawn: number, depth: number | undefined) =>
        `${counted(undrawn, 'fr', 'nœud visité n’est pas dessiné', 'nœuds visités ne sont pas dessinés')}${depth === undefined ? '' : ` (sous le niveau ${depth})`} : cherchez à une profondeur moindre (--depth) pour voir un arbre entier.`,
    },
    drawnAfter: { en: '(the position after {moves})', fr: '(la position après {moves})' },
    memory: { en: 'memory', fr: 'mémoire' },
    skipped: { en: 'skipped:', fr: 'non explorés :' },
  },
  arena: {
    title: { en: 'Solved arena', fr: 'Arène résolue' },
    titled: { en: '{title}: {text}', fr: '{title} : {text}' },
    size: {
      en: (size: number, moves: number) => `${positions(size, 'en')}, ${counted(moves, 'en', 'move', 'moves')}.`,
      fr: (size: number, moves: number) => `${positions(size, 'fr')}, ${counted(moves, 'fr', 'coup', 'coups')}.`,
    },
    drawnFrom: {
      en: 'From {start} neither player wins: a draw.',
      fr: 'Depuis {start} personne ne gagne : nulle.',
    },
    wonFrom: {
      en: (start: string, player: string, rank: number) => `From ${start} ${player} wins, rank ${rank}.`,
      fr: (start: string, player: string, rank: number) => `Depuis ${start} ${player} gagne, rang ${rank}.`,
    },
    /** One position in a few words; `move` is where the solution moves to. */
    ended: { en: 'drawn, the game is over', fr: 'nulle, la partie est finie' },
    victory: { en: 'victory of {player}', fr: 'victoire d’{player}' },
    draw: { en: '{player} to move, a draw, kept with {move}', fr: 'trait à {player}, nulle, tenue par {move}' },
    wins: {
      en: '{player} to move, {winner} wins, rank {rank}, with {move}',
      fr: 'trait à {player}, {winner} gagne, rang {rank}, par {move}',
    },
    loses: {
      en: '{player} to move, {winner} wins, rank {rank}, longest with {move}',
      fr: 'trait à {player}, {winner} gagne, rang {rank}, au plus tard par {move}',
    },
    /** How to read a picture, line by line. */
    legend: {
      en: [
        'Square: Adam moves; round: Ève moves; double border: victory.',
        'A 3: Adam wins, rank 3; E: Ève wins; =: a draw.',
        'Thick arrow: the move of the strategy.',
      ],
      fr: [
        'Carré : Adam joue ; rond : Ève joue ; double contour : victoire.',
        'A 3 : Adam gagne, rang 3 ; E : Ève gagne ; = : nulle.',
        'Flèche épaisse : le coup de la stratégie.',
      ],
    },
    /** For impartial graphs. */
    plain: {
      /** The letter before the rank: won or lost for the side to move. */
      letters: { en: ['W', 'L'], fr: ['G', 'P'] },
      wonFrom: {
        en: '{start} is winning for who is to move, rank {rank}.',
        fr: '{start} est gagnante pour qui a le trait, rang {rank}.',
      },
      lostFrom: {
        en: '{start} is losing for who is to move, rank {rank}.',
        fr: '{start} est perdante pour qui a le trait, rang {rank}.',
      },
      won: { en: 'no move, who is to move has won', fr: 'aucun coup, qui a le trait a gagné' },
      lost: { en: 'no move, who is to move has lost', fr: 'aucun coup, qui a le trait a perdu' },
      draw: { en: 'a draw, kept with {move}', fr: 'nulle, tenue par {move}' },
      wins: { en: 'winning, rank {rank}, with {move}', fr: 'gagnante, rang {rank}, par {move}' },
      loses: { en: 'losing, rank {rank}, longest with {move}', fr: 'perdante, rang {rank}, au plus tard par {move}' },
      legend: {
        en: [
          'W 3: who is to move wins, rank 3; L: loses; =: a draw. Double border: no move is left.',
          'Thick arrow: the move of the strategy.',
        ],
        fr: [
          'G 3 : qui a le trait gagne, rang 3 ; P : perd ; = : nulle. Double contour : plus de coup.',
          'Flèche épaisse : le coup de la stratégie.',
        ],
      },
    },
    /** If not all positions are drawn. */
    note: {
      en: (undrawn: number) => `${positions(undrawn, 'en')} further from the start ${undrawn === 1 ? 'is' : 'are'} not drawn.`,
      fr: (undrawn: number) =>
        `${positions(undrawn, 'fr')} plus loin du départ ${undrawn === 1 ? 'n’est pas dessinée' : 'ne sont pas dessinées'}.`,
    },
  },
});

export type TreeWords = Texts<typeof table>['tree'];
export type ArenaWords = Texts<typeof table>['arena'];

export const treeWords = (language: Language = 'en'): TreeWords => textsIn(table, language).tree;
export const arenaWords = (language: Language = 'en'): ArenaWords => textsIn(table, language).arena;
