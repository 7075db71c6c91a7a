import { problems } from '../../core/index.ts';
import { type Language, sentences, textsIn, words } from '../../i18n/index.ts';

type Starts = { readonly names: readonly string[]; readonly count: number };
type Player = 'Adam' | 'Ève';

/** How the name of a vertex should be written; follows a sentence, and is empty if there is nothing to add. */
export const remedy = sentences(
  words({
    'no-blanks': { en: ' A name has no blanks: type {name}.', fr: ' Un nom est sans espace : tapez {name}.' },
  }),
);

const HALVES = {
  win: { en: 'does not say who has won. Type win adam: or win eve:', fr: 'ne dit pas qui a gagné. Tapez win adam: ou win eve:' },
  value: {
    en: 'does not say of which vertex. Type for example value 5: -3',
    fr: 'ne dit pas de quel sommet. Tapez par exemple value 5: -3',
  },
  draw: { en: 'names no vertex. Type for example draw: 2', fr: 'ne nomme aucun sommet. Tapez par exemple draw: 2' },
  turns: {
    en: 'says how the players take turns. Type turns: free where they need not alternate',
    fr: 'dit comment les joueurs se succèdent. Tapez turns: free où ils n’ont pas à alterner',
  },
};

/** Keywords that lack their other half. */
export type Half = keyof typeof HALVES;
export const isHalf = (keyword: string): keyword is Half => Object.hasOwn(HALVES, keyword);

const DECLARE = {
  en: 'Declare it with a line like {typed}: (its successors), draw: {typed} or eve: {typed}.',
  fr: 'Déclarez-le par une ligne comme {typed}: (ses successeurs), draw: {typed} ou eve: {typed}.',
} as const;

interface Clash {
  readonly from: string;
  readonly to: string;
  readonly player: Player;
  /** The vertices from which their owners follow, if these are other vertices. */
  readonly sources: readonly string[];
  /** Whether no choice of owners would do. */
  readonly hopeless: boolean;
}

/** Errors in the text of a graph. */
export const { failure } = problems(
  words({
    'unknown-line': {
      en: '"{text}" says nothing known. Type for example 0 -> 1 2, adam: 0 2, start: 0 or win eve: 7.',
      fr: '« {text} » ne dit rien de connu. Tapez par exemple 0 -> 1 2, adam: 0 2, start: 0 ou win eve: 7.',
    },
    'unknown-before-equals': {
      en: '"{text}" says nothing known. Before = stands the name of a dictionary, as in G = {example}, or a keyword. Victories are typed win adam: 8 or win eve: 7, draws draw: 2, owners adam: 0 2.',
      fr: '« {text} » ne dit rien de connu. Avant = se tape le nom d’un dictionnaire, comme G = {example}, ou un mot-clé. Les victoires se tapent win adam: 8 ou win eve: 7, les nulles draw: 2, les joueurs adam: 0 2.',
    },
    'unknown-before-colon': {
      en: '"{text}:" says nothing known. Before a colon stands adam, eve, start, draw, win adam, win eve, value and a vertex, or a vertex.{remedy}',
      fr: '« {text}: » ne dit rien de connu. Avant un deux-points se tape adam, eve, start, draw, win adam, win eve, value et un sommet, ou un sommet.{remedy}',
    },
    'no-list-of-vertices': {
      en: '"{text}" is no list of vertices. Type their names with spaces or commas between them.',
      fr: '« {text} » n’est pas une liste de sommets. Tapez leurs noms séparés par des espaces ou des virgules.',
    },
    'one-before-arrow': {
      en: 'one vertex stands before an arrow, like 0 -> 1 2.{remedy}',
      fr: 'un seul sommet se tape avant une flèche, comme 0 -> 1 2.{remedy}',
    },
    'one-value': {
      en: 'type the one number that {name} is worth, like value {name}: -3.',
      fr: 'tapez le seul nombre que vaut {name}, comme value {name}: -3.',
    },
    'no-points': { en: '{why}.', fr: '{why}.' },
    'half-a-keyword': {
      en: ({ keyword, typed }: { keyword: Half; typed: string }) =>
        `${keyword}: ${HALVES[keyword].en}. A vertex of that name stands in quotes: "${typed}":.`,
      fr: ({ keyword, typed }: { keyword: Half; typed: string }) =>
        `${keyword}: ${HALVES[keyword].fr}. Un sommet de ce nom se tape entre guillemets : "${typed}":.`,
    },
    'keyword-slip': {
      en: '"{typed}:" says nothing known. Did you mean {meant}? If it is a vertex, put it in quotes: "{typed}":.',
      fr: '« {typed}: » ne dit rien de connu. Vouliez-vous dire {meant} ? Si c’est un sommet, mettez-le entre guillemets : "{typed}":.',
    },
    'open-dictionary': {
      en: ({ brace }: { brace: '}' }) => `the dictionary that starts here is never closed. Add a ${brace} at its end.`,
      fr: ({ brace }: { brace: '}' }) => `le dictionnaire qui commence ici n’est jamais fermé. Ajoutez un ${brace} à sa fin.`,
    },
    'open-list': {
      en: 'the list that starts here is never closed. Add a {closing} at its end.',
      fr: 'la liste qui commence ici n’est jamais fermée. Ajoutez {closing} à sa fin.',
    },
    'no-edge': {
      en: '"{text}" is no list of edges. Type pairs of vertices, like [(0, 1), (1, 2)]; a set of vertices is called S, S_a, S_e, V_a, V_e or N.',
      fr: '« {text} » n’est pas une liste d’arêtes. Tapez des couples de sommets, comme [(0, 1), (1, 2)] ; un ensemble de sommets s’appelle S, S_a, S_e, V_a, V_e ou N.',
    },
    'no-dot': {
      en: '"{text}" is out of place in the graph of Graphviz. An edge is a -> b, a vertex a [shape=box].',
      fr: '« {text} » n’est pas à sa place dans le graphe de Graphviz. Une arête est a -> b, un sommet a [shape=box].',
    },
    'no-direction': {
      en: 'the edges of an arena have a direction: {example}.',
      fr: 'les arêtes d’une arène ont un sens : {example}.',
    },
    'bad-dead-ends': {
      en: 'say what happens to a player who cannot move: dead ends: lost, dead ends: won or dead ends: draw.',
      fr: 'dites ce qui arrive au joueur qui ne peut plus jouer : dead ends: lost (il a perdu), dead ends: won (il a gagné) ou dead ends: draw (nulle).',
    },
    'plain-with-players': {
      en: '{name} has an owner or a winner, but this graph is to be read without whose turn it is. Take that line away, or choose the graph as it is given.',
      fr: '{name} a un joueur ou un gagnant, mais ce graphe doit se lire sans qui a le trait. Retirez cette ligne, ou choisissez le graphe tel qu’il est donné.',
    },
    'no-entry': {
      en: '"{text}" is out of place in the dictionary. An entry is a vertex and its successors, like 0: [1, 2].',
      fr: '« {text} » n’est pas à sa place dans le dictionnaire. Une entrée est un sommet et ses successeurs, comme 0: [1, 2].',
    },
    'no-brackets': {
      en: '"{text}" is out of place in the dictionary. The successors of {name} stand in brackets: {name}: [1, 2].',
      fr: '« {text} » n’est pas à sa place dans le dictionnaire. Les successeurs de {name} se tapent entre crochets : {name}: [1, 2].',
    },
    'no-successor': {
      en: '"{text}" is out of place in the dictionary. The successors of {name} are names with commas between them.',
      fr: '« {text} » n’est pas à sa place dans le dictionnaire. Les successeurs de {name} sont des noms séparés par des virgules.',
    },
    'open-brackets': {
      en: '"{text}" is out of place in the dictionary. The successors of {name} end with {closing} before it.',
      fr: '« {text} » n’est pas à sa place dans le dictionnaire. Les successeurs de {name} finissent par {closing} avant cela.',
    },
    'no-comma-between-entries': {
      en: '"{text}" is out of place in the dictionary. Type a comma between two entries.',
      fr: '« {text} » n’est pas à sa place dans le dictionnaire. Tapez une virgule entre deux entrées.',
    },

    // The meaning.
    'bad-vertex': {
      en: '"{name}" cannot be a name. Names have no blanks and no punctuation like : , ; = # or brackets. Type for example {example}.',
      fr: '« {name} » ne peut être un nom. Un nom est sans espace ni ponctuation comme : , ; = # ou des crochets. Tapez par exemple {example}.',
    },
    'successors-twice': {
      en: '{name} has its successors on line {line} already. Put them together.',
      fr: '{name} a déjà ses successeurs à la ligne {line}. Réunissez-les.',
    },
    'owner-twice': { en: '{name} has an owner already. Name it once.', fr: '{name} a déjà un joueur. Nommez-le une fois.' },
    'result-twice': {
      en: '{name} has a result on line {line} already. Keep one.',
      fr: '{name} a déjà un résultat à la ligne {line}. N’en gardez qu’un.',
    },
    'successor-twice': {
      en: '{from} has {to} for successor twice. Name it once.',
      fr: '{from} a deux fois {to} pour successeur. Nommez-le une fois.',
    },
    'no-owner': {
      en: 'turns are free, so the owner of {name} does not follow from the others. Add a line like adam: {name} or eve: {name}.',
      fr: 'avec turns: free, le joueur de {name} ne se déduit pas des autres. Ajoutez une ligne comme adam: {name} ou eve: {name}.',
    },
    'no-start': {
      en: 'The graph has no start. Add a line like start: 0.',
      fr: 'Le graphe n’a pas de départ. Ajoutez une ligne comme start: 0.',
    },
    'several-starts': {
      en: ({ names, count }: Starts) => `the graph has ${count} starts, ${names.join(' and ')}. Keep one.`,
      fr: ({ names, count }: Starts) => `le graphe a ${count} départs, ${names.join(' et ')}. N’en gardez qu’un.`,
    },
    'unknown-start': {
      en: `there is no vertex {name} to start from. ${DECLARE.en}`,
      fr: `il n’y a pas de sommet {name} d’où partir. ${DECLARE.fr}`,
    },
    'unknown-vertex': {
      en: `{from} -> {name} leads nowhere, there is no vertex {name}. ${DECLARE.en}`,
      fr: `{from} -> {name} ne mène nulle part, il n’y a pas de sommet {name}. ${DECLARE.fr}`,
    },
    'result-and-successors': {
      en: '{name} ends the game (line {line}), yet it has successors. Take away its result or its successors.',
      fr: '{name} finit la partie (ligne {line}), et pourtant il a des successeurs. Retirez son résultat ou ses successeurs.',
    },
    'owners-clash': {
      en: ({ from, to, player, sources, hopeless }: Clash) =>
        `${from} -> ${to}: ${
          hopeless
            ? `no choice of owners makes the players alternate, both vertices would be ${player}'s. Mend the arrow.`
            : `${sources.length === 0 ? `both vertices are ${player}'s` : `both vertices would be ${player}'s, which follows from the owners of ${sources.join(' and ')}`}, but the players alternate. Mend the arrow or the owners.`
        } Where either player may be to move, write the vertex twice, once for each (${to}_a and ${to}_e); where a player may move twice, name all owners and add turns: free.`,
      fr: ({ from, to, player, sources, hopeless }: Clash) =>
        `${from} -> ${to} : ${
          hopeless
            ? `aucun choix ne fait alterner les joueurs, les deux sommets seraient à ${player}. Corrigez la flèche.`
            : `${sources.length === 0 ? `les deux sommets sont à ${player}` : `les deux sommets seraient à ${player}, ce qui suit des joueurs de ${sources.join(' et de ')}`}, mais les joueurs alternent. Corrigez la flèche ou les joueurs.`
        } Où l’un ou l’autre peut avoir le trait, écrivez le sommet deux fois, une pour chacun (${to}_a et ${to}_e) ; où un joueur peut jouer deux fois de suite, nommez tous les joueurs et ajoutez turns: free.`,
    },
    'no-such-vertex': {
      en: 'There is no vertex "{typed}". The vertices are {names}.',
      fr: 'Il n’y a pas de sommet « {typed} ». Les sommets sont {names}.',
    },
  }),
);

const drawn = words({
  toMove: {
    en: 'Vertex {vertex}: {player} to move. Successors: {successors}',
    fr: 'Sommet {vertex} : trait à {player}. Successeurs : {successors}',
  },
  won: { en: 'Vertex {vertex}: {player} has won.', fr: 'Sommet {vertex} : {player} a gagné.' },
  draw: { en: 'Vertex {vertex}: Draw.', fr: 'Sommet {vertex} : nulle.' },
  points: { en: 'Vertex {vertex}: Over: {points} for Max.', fr: 'Sommet {vertex} : fini, {points} pour Max.' },
});

export const captionWords = (language: Language) => textsIn(drawn, language);
