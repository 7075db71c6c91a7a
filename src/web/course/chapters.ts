import type { Language, Phrase, Translation } from '../../i18n/index.ts';
import { remember, remembered } from '../browser.ts';
import { arenaWords, attractorWords, rankWords, solvedWords, strategyWords } from './words-arenas.ts';
import { cutWords, deepWords, faultWords, lemmaWords, minimaxWords } from './words-cuts.ts';
import { compareWords, inductionWords, programWords, scoutWords } from './words-proofs.ts';
import { deepeningWords, horizonWords, memoryWords, negamaxWords, orderWords, winningWords } from './words-speed.ts';

/** Several texts, one after the other. */
export type Lines = Readonly<Record<Language, readonly string[]>>;

/** The texts of a chapter. Each is short and starts from the definitions of the previous one. */
export interface ChapterWords {
  readonly title: Translation;
  /** The one idea of the chapter, in a line. */
  readonly idea: Translation;
  readonly text: Lines;
  /** After the text, each in a line of its own. */
  readonly formulas?: Lines;
  /** More text, after the formulas. */
  readonly after?: Lines;
  /** Terms, each with its meaning. */
  readonly terms?: Readonly<Record<string, Phrase>>;
  /** Suggestions what to do with the figure. */
  readonly tries: Lines;
  /** The buttons of the figure's spots, and the text of each. */
  readonly spots?: Lines;
  readonly spotTexts?: Lines;
}

/** Somewhere to put the figure of a tree. */
export interface TreeSpot {
  /** Another tree or search than the figure's own. */
  readonly address?: string;
  /** Values as the player to move sees them. */
  readonly turned?: boolean;
  /** The node to be at, by child numbers from 1, and which of its moments. */
  readonly node?: readonly number[];
  readonly when?: 'cut' | 'left';
  /** The lemma is shown with the numbers of that node. */
  readonly lemma?: boolean;
}

/** A figure is given by a link to its page, so that it can be opened there. */
export type ChapterFigure =
  | { readonly kind: 'tree'; readonly address: string; readonly spots?: readonly TreeSpot[] }
  | { readonly kind: 'arena'; readonly address: string }
  /** The program of Bernard 2001 as printed, on a tree. */
  | { readonly kind: 'printed'; readonly address: string };

export interface Chapter {
  /** The name in an address. */
  readonly name: string;
  readonly words: ChapterWords;
  readonly figure: ChapterFigure;
  /** Its program: functions of the course's own code in Python, or one of our listings by the name of its algorithm. */
  readonly python?: readonly string[];
  readonly program?: string;
  readonly exercise: { readonly kind: string; readonly level: 1 | 2 | 3 };
  /** Other pages on the same. */
  readonly ways?: readonly { readonly address: string; readonly title: Translation }[];
  readonly source: Translation;
}

const FIRST = '#/tree?tree=[[3,9],[5,6],[2,8]]';
const LEMMA = '#/tree?tree=[[[3,5],[6,2]],[[4,1],[7,8]]]';
const ORDERED = '#/tree?tree=[[4,6,8],[2,9,3],[7,5,6]]&step=end';
const PRINTED_TREE = '#/tree?tree=[[4,7],[2,[9,3]],[6,8]]';
const NIM = '#/tree?game=nim:5&depth=5&algorithms=minimax&boards=hidden';
const KILLERS = '#/tree?tree=[[5,6],[7,3,8],[9,4,7],[8,2,6]]&order=killer';
const DEEPENED = '#/tree?game=connect4:4x4x4&moves=2_2_2_4_2_4_1_4&depth=3';
const WINNING = '#/tree?game=connect4:4x4x4&moves=1_3_4_4_2_2_3_1_3_4_2_4&depth=3&algorithms=minimax';
const TRAP = 'game=connect4:5x4x4&moves=5_5_3_5_3_2_2_4_3_3_1_1_1_2_5_2';
const HORIZON = `#/tree?${TRAP}&algorithms=minimax&step=end`;
/** Adam wins from 0 by way of 1, and loses by way of 2. */
const LADDER =
  '#/arena?text=0_->_1_2;_1_->_3_4;_2_->_4_7;_3_->_5;_4_->_5_6;_5_->_9;_6_->_10;_7_->_6;_9_->_8;_win_adam:_8;_win_eve:_10;_start:_0';

/** The sources, by id, as a sentence names them. */
const SOURCE_NAMES: Readonly<Record<string, Translation>> = {
  '000': { en: 'TIPE 2013', fr: 'le TIPE 2013' },
  '003': { en: 'Marty 2013', fr: 'Marty 2013' },
  '004': { en: 'the course on game theory', fr: 'le cours de théorie des jeux' },
};

const of = (id: string, sections: string): Translation => ({
  en: `${SOURCE_NAMES[id].en}, ${sections}`,
  fr: `${SOURCE_NAMES[id].fr}, ${sections}`,
});

/** The course, in the order in which it is read. */
export const chapters: readonly Chapter[] = [
  {
    name: 'minimax',
    words: minimaxWords,
    figure: { kind: 'tree', address: `${FIRST}&algorithms=minimax` },
    python: ['maximin', 'minimax'],
    exercise: { kind: 'values', level: 1 },
    source: of('000', '2'),
  },
  {
    name: 'cuts',
    words: cutWords,
    figure: { kind: 'tree', address: '#/tree?tree=[[5,8],[3,9,7],[6,7]]' },
    program: 'alphabeta',
    exercise: { kind: 'cuts', level: 1 },
    source: of('000', '3.a'),
  },
  {
    name: 'deep-cuts',
    words: deepWords,
    figure: { kind: 'tree', address: '#/tree?preset=000-figure-4&algorithms=minimax2,alphabeta' },
    program: 'minimax2',
    exercise: { kind: 'cuts', level: 3 },
    ways: [
      {
        address: '#/lab?experiment=minimax2-misses',
        title: {
          en: 'How many deep cuts does Minimax2 miss? Count them',
          fr: 'Combien de coupures profondes Minimax2 manque-t-il ? Comptez-les',
        },
      },
    ],
    source: of('000', '3, 4.a'),
  },
  {
    name: 'order',
    words: orderWords,
    figure: {
      kind: 'tree',
      address: ORDERED,
      spots: [{ address: ORDERED }, { address: `${ORDERED}&order=best` }, { address: `${ORDERED}&order=worst` }],
    },
    python: ['maximin_ab', 'minimax_ab'],
    exercise: { kind: 'order', level: 1 },
    ways: [
      {
        address: '#/lab?experiment=cuts-by-order',
        title: { en: 'What the order is worth on hundreds of trees', fr: 'Ce que vaut l’ordre sur des centaines d’arbres' },
      },
    ],
    source: of('003', '2.1.2'),
  },
  {
    name: 'negamax',
    words: negamaxWords,
    figure: {
      kind: 'tree',
      address: `${FIRST}&algorithms=negamax`,
      spots: [{ turned: true }, { turned: false }],
    },
    python: ['negamax', 'negamax_ab'],
    exercise: { kind: 'negamax', level: 1 },
    source: of('004', 'II.3'),
  },
  {
    name: 'memory',
    words: memoryWords,
    figure: {
      kind: 'tree',
      address: `${NIM}&memory=on`,
      spots: [{ address: NIM }, { address: `${NIM}&memory=on` }],
    },
    python: ['maximin_memo', 'minimax_memo'],
    exercise: { kind: 'count', level: 2 },
    source: of('004', 'II.4'),
  },
  {
    name: 'deepening',
    words: deepeningWords,
    figure: {
      kind: 'tree',
      address: `${DEEPENED}&order=previous`,
      spots: [{ address: `${DEEPENED}&order=previous` }, { address: `${DEEPENED}&step=end` }],
    },
    exercise: { kind: 'order', level: 2 },
    source: of('003', '2.2'),
  },
  {
    name: 'scouts',
    words: scoutWords,
    figure: {
      kind: 'tree',
      address: KILLERS,
      spots: [{ address: KILLERS }, { address: `${FIRST}&algorithms=negascout` }, { address: `${FIRST}&algorithms=mtdf` }],
    },
    program: 'negascout',
    exercise: { kind: 'node-types', level: 1 },
    source: { en: 'Wikipédia', fr: 'Wikipédia' },
  },
  {
    name: 'winning-move',
    words: winningWords,
    figure: {
      kind: 'tree',
      address: `${WINNING}&q=1`,
      spots: [{ address: `${WINNING}&q=1` }, { address: WINNING }],
    },
    exercise: { kind: 'first-move', level: 1 },
    ways: [
      {
        address: '#/tree?game=connect4&moves=4_4_3_3_5&depth=2&q=1&step=end',
        title: { en: 'Two threats at once, on the whole board', fr: 'Deux menaces à la fois, sur le plateau entier' },
      },
      {
        address: '#/lab?experiment=connect4-2013',
        title: { en: 'Measure what it saves: the experiments of 2013', fr: 'Mesurer ce qu’il épargne : les expériences de 2013' },
      },
    ],
    source: of('003', '3'),
  },
  {
    name: 'horizon',
    words: horizonWords,
    figure: {
      kind: 'tree',
      address: `${HORIZON}&depth=3`,
      spots: [{ address: `${HORIZON}&depth=3` }, { address: `${HORIZON}&depth=4` }],
    },
    python: ['alignements', 'table_alignements', 'H_puissance4'],
    exercise: { kind: 'heuristic', level: 1 },
    ways: [
      {
        address: `#/evaluate?${TRAP}`,
        title: { en: 'What the heuristic adds up on this board', fr: 'Ce que l’heuristique additionne sur ce plateau' },
      },
    ],
    source: of('004', 'II.1'),
  },
  {
    name: 'programs-add',
    words: programWords,
    figure: { kind: 'tree', address: `${HORIZON}&depth=3` },
    exercise: { kind: 'first-move', level: 2 },
    ways: [
      {
        address: '#/lab?experiment=ablation',
        title: { en: 'What each enhancement saves, game by game', fr: 'Ce qu’épargne chaque amélioration, jeu par jeu' },
      },
      { address: '#/play/chess', title: { en: 'Play chess', fr: 'Jouer aux échecs' } },
    ],
    source: of('000', '1.b'),
  },
  {
    name: 'induction',
    words: inductionWords,
    figure: { kind: 'tree', address: '#/tree?preset=000-figure-5&algorithms=minimax' },
    python: ['maximin', 'minimax'],
    exercise: { kind: 'induction', level: 1 },
    source: of('000', 'annexes 1, 2'),
  },
  {
    name: 'lemma',
    words: lemmaWords,
    figure: {
      kind: 'tree',
      address: LEMMA,
      spots: [
        { node: [1, 1, 1], when: 'left', lemma: true },
        { node: [1, 1], when: 'left', lemma: true },
        { node: [1, 2], when: 'cut', lemma: true },
        { node: [2, 1], when: 'left', lemma: true },
        { node: [2], when: 'cut', lemma: true },
        { node: [], when: 'left', lemma: true },
      ],
    },
    program: 'alphabeta',
    exercise: { kind: 'window', level: 1 },
    source: of('000', '4.c'),
  },
  {
    name: 'compare',
    words: compareWords,
    figure: {
      kind: 'tree',
      address: `${LEMMA}&algorithms=minimax2`,
      spots: [
        { node: [1, 1], when: 'left', lemma: true },
        { node: [1, 2], when: 'cut', lemma: true },
        { node: [2], when: 'cut', lemma: true },
        { node: [], when: 'left', lemma: true },
        { address: `${LEMMA}&algorithms=minimax2,alphabeta&step=end` },
      ],
    },
    program: 'minimax2',
    exercise: { kind: 'compare', level: 1 },
    source: of('000', '3.c, 4.c'),
  },
  {
    name: 'five-faults',
    words: faultWords,
    figure: { kind: 'printed', address: PRINTED_TREE },
    exercise: { kind: 'cuts', level: 2 },
    ways: [
      {
        address: '#/tree?preset=002-seven-leaves',
        title: { en: 'The tree of Bernard 2001, searched as it should be', fr: 'L’arbre de Bernard 2001, exploré comme il faut' },
      },
    ],
    source: { en: 'Bernard 2001, chapter 2', fr: 'Bernard 2001, chapitre 2' },
  },
  {
    name: 'arenas',
    words: arenaWords,
    figure: { kind: 'arena', address: '#/arena?preset=004-chomp-2x2&tab=play&layout=levels' },
    python: ['bouchees', 'arene_chomp'],
    exercise: { kind: 'model', level: 1 },
    source: of('004', 'I.1'),
  },
  {
    name: 'attractors',
    words: attractorWords,
    figure: { kind: 'arena', address: '#/arena?preset=004-chomp-2x2&of=adam' },
    python: ['attracteur'],
    exercise: { kind: 'attractor', level: 2 },
    source: of('004', 'I.3'),
  },
  {
    name: 'ranks',
    words: rankWords,
    figure: { kind: 'arena', address: LADDER },
    python: ['rangs'],
    exercise: { kind: 'ranks', level: 2 },
    source: of('004', 'I.4'),
  },
  {
    name: 'strategies',
    words: strategyWords,
    figure: { kind: 'arena', address: `${LADDER}&tab=play&stage=6&layout=levels` },
    python: ['strategie_gagnante'],
    exercise: { kind: 'strategy', level: 1 },
    source: of('004', 'I.2, I.4'),
  },
  {
    name: 'solved-games',
    words: solvedWords,
    figure: { kind: 'arena', address: '#/arena?game=nim:9&graph=plain' },
    python: ['gagnante'],
    exercise: { kind: 'first-move', level: 3 },
    ways: [
      { address: '#/play/connect4', title: { en: 'Play Connect 4, and solve it', fr: 'Jouer à Puissance 4, et le résoudre' } },
      {
        address: '#/arena?preset=004-chomp-2x3&tab=stealing',
        title: { en: 'The stolen strategy of Chomp, step by step', fr: 'Le vol de stratégie à Chomp, pas à pas' },
      },
    ],
    source: of('004', 'I.2, II'),
  },
];

/** Orders in which classes read the chapters: by the name of the path in the words, the names of its chapters. */
export const paths = {
  psi: ['arenas', 'attractors', 'ranks', 'strategies', 'solved-games', 'minimax', 'cuts', 'negamax', 'memory', 'horizon'],
  mpi: [
    'arenas',
    'attractors',
    'ranks',
    'strategies',
    'solved-games',
    'minimax',
    'cuts',
    'order',
    'negamax',
    'memory',
    'horizon',
  ],
  tipe: ['minimax', 'cuts', 'order', 'deep-cuts', 'induction', 'lemma', 'compare', 'five-faults', 'deepening', 'winning-move'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export const COURSE = '#/course';

export const chapterAddress = ({ name }: Pick<Chapter, 'name'>): string => `${COURSE}/${name}`;

/** The chapter in an address: none for the contents, or the name if there is no such chapter. */
export function chapterIn(address: string): { readonly chapter?: Chapter; readonly typed: string } {
  const typed = /^#\/course\/?([^?]*)/.exec(address)?.[1] ?? '';
  const chapter = chapters.find(({ name }) => name === typed);
  return { typed, ...(chapter && { chapter }) };
}

const KEY = 'course';

/** The chapters that were opened on this device, by their names. */
export function openedChapters(): Set<string> {
  const known = new Set(chapters.map(({ name }) => name));
  return new Set((remembered(KEY) ?? '').split(',').filter((name) => known.has(name)));
}

export function noteOpened(name: string): void {
  remember(KEY, [...openedChapters().add(name)].join());
}
