import { MAX, MIN } from '../../core/index.ts';
import type { Translation } from '../../i18n/index.ts';
import {
  BISHOP,
  BLACK_PIECE,
  type ChessPart,
  chessParts,
  chessPieceValue,
  KING,
  PAWN,
  QUEEN,
  ROOK,
} from '../../kernels/index.ts';
import { type Term, withRemainder } from '../evaluation/terms.ts';
import type { Heuristic, HeuristicSet } from '../evaluation/weight-table.ts';
import { type TableLayout, tableTerms, type WeightTable } from '../evaluation/weight-table.ts';
import { formatSquare, isWhite, type Pieces } from './board.ts';
import { chessBoard } from './board-adapter.ts';
import { KINDS } from './explain.ts';
import { type Chess, chess } from './game.ts';
import type { ChessPosition } from './position.ts';
import { KIND_NAMES, openFile, pinnedTo } from './words.ts';

/** As the course lists them, the dearest first. */
const LAYOUT: TableLayout = {
  kinds: (['king', 'queen', 'rook', 'bishop', 'knight', 'pawn'] as const).map((kind) => ({
    name: KIND_NAMES[kind],
    max: `white-${kind}`,
    min: `black-${kind}`,
  })),
  min: 'across',
};

const COURSE: WeightTable = new Map(Object.entries({ queen: 9, rook: 5, bishop: 3, knight: 3, pawn: 1 }));
const THESIS: WeightTable = new Map(Object.entries({ queen: 900, rook: 500, bishop: 300, knight: 300, pawn: 100 }));
/** TIPE 2013 does not give these two numbers. */
const OPEN_FILE = 50;
const PINNED_PART = 4;

const { scene } = chessBoard(chess());

const course: Heuristic<ChessPosition> = {
  name: 'course',
  title: { en: 'Material of the Course', fr: 'Matériel du cours' },
  about: {
    en: 'Points of the pieces: queen 9, rook 5, bishop and knight 3, pawn 1; White’s count for, Black’s against.',
    fr: 'Points des pièces : dame 9, tour 5, fou et cavalier 3, pion 1 ; en plus pour les blanches, en moins pour les noires.',
  },
  terms: (position) => tableTerms(COURSE, scene(position), LAYOUT),
};

const thesis: Heuristic<ChessPosition> = {
  name: 'thesis',
  title: { en: 'Evaluation of TIPE 2013', fr: 'Évaluation du TIPE 2013' },
  about: {
    en: `Queen 900, rook 500, bishop and knight 300, pawn 100. The document says that a rook on an open file may be worth more and a pinned piece less, and not how much; here: ${OPEN_FILE} more on a file without any pawn, and a quarter less for a piece behind which, on the line of an enemy bishop, rook or queen, one of its own of greater worth stands. Pinned twice, it loses two quarters.`,
    fr: `Dame 900, tour 500, fou et cavalier 300, pion 100. Le document dit qu’une tour sur une colonne ouverte peut valoir plus et une pièce clouée moins, sans dire combien ; ici : ${OPEN_FILE} de plus sur une colonne sans aucun pion, et un quart de moins pour la pièce derrière laquelle, sur la ligne d’un fou, d’une tour ou d’une dame adverse, se tient une des siennes de plus grande valeur. Clouée deux fois, elle perd deux quarts.`,
  },
  terms: (position) => {
    const { pieces } = position.current().setup;
    return [...tableTerms(THESIS, scene(position), LAYOUT), ...openFiles(pieces), ...pins(pieces)];
  },
};

const playerOf = (piece: number) => (isWhite(piece) ? MAX : MIN);
const nameOf = (piece: number) => KINDS[(piece & 7) - 1];

function openFiles(pieces: Pieces): Term[] {
  const hasPawn = new Set(pieces.flatMap((piece, square) => ((piece & 7) === PAWN ? [square & 7] : [])));
  return pieces.flatMap((piece, square) => {
    if ((piece & 7) !== ROOK || hasPawn.has(square & 7)) return [];
    const player = playerOf(piece);
    return [{ name: openFile, player, squares: [formatSquare(square)], points: player * OPEN_FILE }];
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
function pins(pieces: Pieces): Term[] {
  const worth = (piece: number) => ((piece & 7) === KING ? 100_000 : (THESIS.get(nameOf(piece)) as number));
  return pieces.flatMap((piece, from) => {
    const kind = piece & 7;
    const lines = [...(kind === ROOK || kind === QUEEN ? STRAIGHT : []), ...(kind === BISHOP || kind === QUEEN ? DIAGONAL : [])];
    return lines.flatMap(([right, up]): Term[] => {
      const [first, second] = alongLine(pieces, from, right, up);
      if (first === undefined || second === undefined) return [];
      const [hit, behind] = [pieces[first], pieces[second]];
      if (isWhite(hit) === isWhite(piece) || isWhite(behind) !== isWhite(hit) || worth(behind) <= worth(hit)) return [];
      const player = playerOf(hit);
      return [
        {
          name: pinnedTo(nameOf(hit), nameOf(behind)),
          player,
          squares: [first, second, from].map(formatSquare),
          at: formatSquare(first),
          points: (-player * worth(hit)) / PINNED_PART,
        },
      ];
    });
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
