import { MAX, MIN } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import {
  BISHOP,
  BLACK_PIECE,
  type ChessPart,
  chessParts,
  chessPieceValue,
  KING,
  KNIGHT,
  PAWN,
  QUEEN,
  ROOK,
} from '../../kernels/index.ts';
import { type Term, totalOf, withRemainder } from '../evaluation/terms.ts';
import type { Heuristic, HeuristicSet, HeuristicSetting, HeuristicValues } from '../evaluation/weight-table.ts';
import { type TableLayout, tableTerms } from '../evaluation/weight-table.ts';
import { formatSquare, isWhite, obstacle, type Pieces } from './board.ts';
import { chessBoard } from './board-adapter.ts';
import { KINDS } from './explain.ts';
import { type Chess, chess } from './game.ts';
import type { ChessPosition } from './position.ts';
import { developed, KIND_NAMES, type Kind, mobilityOf, openFile, pinnedTo } from './words.ts';

/** As the course lists them, the dearest first. */
const LAYOUT: TableLayout = {
  kinds: (['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const).map((kind) => ({
    name: KIND_NAMES[kind],
    max: `white-${kind}`,
    min: `black-${kind}`,
  })),
  min: 'across',
};

const pieceSettings = (values: Readonly<Partial<Record<Kind, number>>>): HeuristicSetting[] =>
  Object.entries(values).map(([kind, usual]) => ({ name: kind, about: KIND_NAMES[kind as Kind], usual }));

const defaultValues = (settings: readonly HeuristicSetting[]): HeuristicValues =>
  Object.fromEntries(settings.map(({ name, usual }) => [name, usual]));

const COURSE = pieceSettings({ queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 });
/** TIPE 2013 gives the pieces' values, and names the rest without a number. */
const OPEN_FILE = 50;
const PINNED = 25;
const THESIS: readonly HeuristicSetting[] = [
  ...pieceSettings({ queen: 900, rook: 500, bishop: 300, knight: 300, pawn: 100 }),
  { name: 'open', about: openFile, usual: OPEN_FILE },
  {
    name: 'pinned',
    about: { en: 'what a pinned piece loses, in % of its value', fr: 'ce que perd une pièce clouée, en % de sa valeur' },
    usual: PINNED,
  },
  {
    name: 'mobility',
    about: { en: 'each square that a piece can go to', fr: 'chaque case où une pièce peut aller' },
    usual: 0,
  },
  {
    name: 'development',
    about: { en: 'each knight or bishop that has left its first row', fr: 'chaque cavalier ou fou sorti de sa première rangée' },
    usual: 0,
  },
];

const { scene } = chessBoard(chess());

const course: Heuristic<ChessPosition> = {
  name: 'course',
  title: { en: 'Material of the Course', fr: 'Matériel du cours' },
  about: {
    en: 'Points of the pieces: queen 9, rook 5, bishop and knight 3, pawn 1; White’s count for, Black’s against.',
    fr: 'Points des pièces : dame 9, tour 5, fou et cavalier 3, pion 1 ; en plus pour les blanches, en moins pour les noires.',
  },
  settings: COURSE,
  total: (position, values) => material(position.current().setup.pieces, values),
  terms: (position, values = defaultValues(COURSE)) => tableTerms(new Map(Object.entries(values)), scene(position), LAYOUT),
};

const thesis: Heuristic<ChessPosition> = {
  name: 'thesis',
  title: { en: 'Evaluation of TIPE 2013', fr: 'Évaluation du TIPE 2013' },
  about: {
    en: `Queen 900, rook 500, bishop and knight 300, pawn 100. The document says that a rook on an open file may be worth more and a pinned piece less, and not how much; here: ${OPEN_FILE} more on a file without any pawn, and a quarter less for a piece behind which, on the line of an enemy bishop, rook or queen, one of its own of greater worth stands. Pinned twice, it loses two quarters. Mobility and development, which it names too, count 0 unless you say otherwise: mobility is each square that a knight, bishop, rook or queen can go to, checks and pins apart; development, each knight or bishop that has left its first row.`,
    fr: `Dame 900, tour 500, fou et cavalier 300, pion 100. Le document dit qu’une tour sur une colonne ouverte peut valoir plus et une pièce clouée moins, sans dire combien ; ici : ${OPEN_FILE} de plus sur une colonne sans aucun pion, et un quart de moins pour la pièce derrière laquelle, sur la ligne d’un fou, d’une tour ou d’une dame adverse, se tient une des siennes de plus grande valeur. Clouée deux fois, elle perd deux quarts. La mobilité et le développement, qu’il nomme aussi, comptent 0 sauf si vous en décidez autrement : la mobilité est chaque case où peut aller un cavalier, un fou, une tour ou une dame, échecs et clouages mis à part ; le développement, chaque cavalier ou fou sorti de sa première rangée.`,
  },
  settings: THESIS,
  total: (position, values) => {
    const { pieces } = position.current().setup;
    return material(pieces, values) + totalOf(placing(pieces, values));
  },
  terms: (position, values = defaultValues(THESIS)) => [
    ...tableTerms(new Map(Object.entries(values)), scene(position), LAYOUT),
    ...placing(position.current().setup.pieces, values),
  ],
};

const placing = (pieces: Pieces, values: HeuristicValues): Term[] =>
  [openFiles, pins, mobility, development].flatMap((termsOf) => termsOf(pieces, values));

/** The sum of the pieces' values; a king's is none. */
function material(pieces: Pieces, values: HeuristicValues): number {
  return pieces.reduce((sum, piece) => (piece === 0 ? sum : sum + playerOf(piece) * (values[nameOf(piece)] ?? 0)), 0);
}

const playerOf = (piece: number) => (isWhite(piece) ? MAX : MIN);
const nameOf = (piece: number) => KINDS[(piece & 7) - 1];

function openFiles(pieces: Pieces, { open }: HeuristicValues): Term[] {
  if (open === 0) return [];
  const hasPawn = new Set(pieces.flatMap((piece, square) => ((piece & 7) === PAWN ? [square & 7] : [])));
  return pieces.flatMap((piece, square) => {
    if ((piece & 7) !== ROOK || hasPawn.has(square & 7)) return [];
    const player = playerOf(piece);
    return [{ name: openFile, player, squares: [formatSquare(square)], points: player * open }];
  });
}

const STRAIGHT = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
] as const;
const DIAGONAL = [
  [1, 1],
  [-1, 1],
  [1, -1],
  [-1, -1],
] as const;

/** The first two pieces on each line of each bishop, rook and queen: is the first pinned to the second? */
function pins(pieces: Pieces, values: HeuristicValues): Term[] {
  const worth = (piece: number) => ((piece & 7) === KING ? Number.POSITIVE_INFINITY : values[nameOf(piece)]);
  return pieces.flatMap((piece, from) => {
    const kind = piece & 7;
    const lines = [...(kind === ROOK || kind === QUEEN ? STRAIGHT : []), ...(kind === BISHOP || kind === QUEEN ? DIAGONAL : [])];
    return lines.flatMap(([right, up]): Term[] => {
      const [first, second] = alongLine(pieces, from, right, up);
      if (first === undefined || second === undefined) return [];
      const [hit, behind] = [pieces[first], pieces[second]];
      if (isWhite(hit) === isWhite(piece) || isWhite(behind) !== isWhite(hit) || worth(behind) <= worth(hit)) return [];
      const player = playerOf(hit);
      const points = -player * Math.round((worth(hit) * values.pinned) / 100);
      if (points === 0) return [];
      return [
        {
          name: pinnedTo(nameOf(hit), nameOf(behind)),
          player,
          squares: [first, second, from].map(formatSquare),
          at: formatSquare(first),
          points,
        },
      ];
    });
  });
}

function mobility(pieces: Pieces, { mobility: each }: HeuristicValues): Term[] {
  if (each === 0) return [];
  return pieces.flatMap((piece, from): Term[] => {
    if (![KNIGHT, BISHOP, ROOK, QUEEN].includes(piece & 7)) return [];
    const count = pieces.filter((_, to) => to !== from && obstacle(pieces, from, to, 0) === undefined).length;
    const player = playerOf(piece);
    if (count === 0) return [];
    return [{ name: mobilityOf(nameOf(piece), count), player, squares: [formatSquare(from)], points: player * each * count }];
  });
}

function development(pieces: Pieces, { development: each }: HeuristicValues): Term[] {
  if (each === 0) return [];
  return pieces.flatMap((piece, square): Term[] => {
    const home = isWhite(piece) ? 0 : 7;
    if (![KNIGHT, BISHOP].includes(piece & 7) || square >> 3 === home) return [];
    const player = playerOf(piece);
    return [{ name: developed(nameOf(piece)), player, squares: [formatSquare(square)], points: player * each }];
  });
}

function alongLine(pieces: Pieces, from: number, right: number, up: number): number[] {
  const found: number[] = [];
  let [file, row] = [(from & 7) + right, (from >> 3) + up];
  for (; file >= 0 && file < 8 && row >= 0 && row < 8 && found.length < 2; file += right, row += up)
    if (pieces[8 * row + file] !== 0) found.push(8 * row + file);
  return found;
}

/** Its groups in the order in which they are added, after the pieces. */
const PARTS: Readonly<Record<Exclude<ChessPart, 'pieceSquares'> | 'bare', Translation>> = {
  bare: { en: 'driving a lone king to the edge', fr: 'roi seul poussé vers le bord' },
  mobility: { en: 'mobility', fr: 'mobilité' },
  placing: {
    en: 'bishop pair, open files, outposts',
    fr: 'paire de fous, colonnes ouvertes, avant-postes',
  },
  pawns: { en: 'pawn structure and passed pawns', fr: 'structure de pions et pions passés' },
  kings: { en: 'safety of the kings', fr: 'sécurité des rois' },
  threats: { en: 'threats', fr: 'menaces' },
  turn: { en: 'being on move', fr: 'avoir le trait' },
};

const tapered: Heuristic<ChessPosition> = {
  name: 'tapered',
  title: { en: 'Minerve’s own', fr: 'Celle de Minerve' },
  about: {
    en: 'In hundredths of a pawn, each part between its middle-game and its endgame weight, as pieces are left. The pieces are weighed by kind and square; what else the compiled evaluation counts is shown by groups: by how much each changes the value when it is added to those before it.',
    fr: 'En centièmes de pion, chaque partie entre son poids de milieu de partie et celui de finale, selon les pièces qui restent. Les pièces sont pesées selon leur nature et leur case ; le reste de l’évaluation compilée est montré par groupes : ce dont chacun change la valeur quand on l’ajoute aux précédents.',
  },
  terms: (position) => {
    const { setup } = position.current();
    const { pieceSquares, ...parts } = chessParts(setup);
    const rest = (Object.keys(PARTS) as (keyof typeof PARTS)[]).flatMap((part): Term[] =>
      parts[part] === 0 ? [] : [{ name: PARTS[part], player: undefined, squares: [], points: parts[part] }],
    );
    const name = {
      en: 'rounding, and endings that are hard to win',
      fr: 'arrondi, et finales difficiles à gagner',
    };
    return [...withRemainder(pieceTerms(setup.pieces), pieceSquares, name), ...rest];
  },
};

/** A queen counts 4, a rook 2, a bishop or a knight 1: 24 at the start, and no more. */
const PHASES = [0, 0, 1, 1, 2, 4, 0];
const ALL_PIECES = 24;

function pieceTerms(pieces: Pieces): Term[] {
  const phase = Math.min(
    ALL_PIECES,
    pieces.reduce((sum, piece) => sum + PHASES[piece & 7], 0),
  );
  const terms = pieces.flatMap((piece, square): Term[] => {
    if (piece === 0) return [];
    const player = playerOf(piece);
    const { opening, ending } = chessPieceValue(piece & 7, piece < BLACK_PIECE ? square : square ^ 56);
    const points = player * Math.round((opening * phase + ending * (ALL_PIECES - phase)) / ALL_PIECES);
    return points === 0 ? [] : [{ name: KIND_NAMES[nameOf(piece)], player, squares: [formatSquare(square)], points }];
  });
  return terms.sort(
    (one, other) => (other.player as number) - (one.player as number) || Math.abs(other.points) - Math.abs(one.points),
  );
}

export function chessHeuristics({ options: { evaluation } }: Chess): HeuristicSet<ChessPosition> {
  const all = [tapered, course, thesis];
  return {
    heuristics: all.sort((one, other) => Number(other.name === evaluation) - Number(one.name === evaluation)),
    layout: LAYOUT,
    table: 'queen 9 ; rook 5 ; bishop 3 ; knight 3 ; pawn 1',
  };
}
