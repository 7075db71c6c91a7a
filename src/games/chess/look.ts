import { MAX, opponent, type Player } from '../../core/index.ts';
import { BISHOP, BLACK_PIECE, KING, KNIGHT, PAWN, QUEEN, ROOK } from '../../kernels/index.ts';
import { explaining } from '../explaining.ts';
import { legalMoves } from '../legal-moves.ts';
import type { Gesture, Look, PieceName, Sign } from '../look.ts';
import { black, white, wonBy } from '../side-looks.ts';
import type { Translated } from '../translated.ts';
import { explainChess } from './explain.ts';
import type { Chess } from './game.ts';
import { fromOf, promotedOf, toOf } from './move.ts';
import type { ChessPosition } from './position.ts';
import { formatSan } from './san.ts';
import { chessScene } from './scene.ts';
import { formatSquare, parseSquare } from './squares.ts';
import { touchesTyped } from './typed.ts';
import { writeEdited } from './write-edited.ts';

const WHITE = white('white-king');
const BLACK = black('black-king');
const CHECK: Sign = { tone: 'danger', shapes: ['square', 'ring', 'alarm'] };

/** By the numbers of the kernel. */
const KINDS = ['', 'pawn', 'knight', 'bishop', 'rook', 'queen', 'king'] as const;
const PALETTE_KINDS = [KING, QUEEN, ROOK, BISHOP, KNIGHT, PAWN];

export function chessLook(game: Chess): Look<ChessPosition> {
  const { evaluation } = game.options;
  return {
    max: WHITE,
    min: BLACK,
    scene: (position) => chessScene((square) => pieceName(position.board.at(parseSquare(square) as number))),
    gestures,
    explain: explaining(gestures, explainChess),
    touches: touchesTyped,
    pointers: (position) =>
      position.board.isCheck()
        ? [
            {
              square: formatSquare(kingOf(position)),
              sign: CHECK,
              said: { en: 'the king is in check', fr: 'le roi est en échec' },
            },
          ]
        : [],
    ending,
    remark: (position) =>
      position.board.isCheck() && position.outcome() === undefined ? { en: 'Check.', fr: 'Échec.' } : undefined,
    unit: { size: evaluation === 'course' ? 1 : 100, of: { en: 'pawns', fr: 'pions' }, one: { en: 'pawn', fr: 'pion' } },
    editing: {
      palette: [MAX, -MAX].flatMap((player) => PALETTE_KINDS.map((kind) => pieceName(coloured(kind, player)) as PieceName)),
      write: (pieces, turn, before) => writeEdited(numbered(pieces), turn, before),
      example: 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1',
    },
  };
}

const sideOf = (player: Player) => (player === MAX ? WHITE : BLACK);

function coloured(kind: number, player: number): number {
  return player === MAX ? kind : kind + BLACK_PIECE;
}

function pieceName(piece: number): PieceName | undefined {
  if (piece === 0) return undefined;
  return `${piece < BLACK_PIECE ? 'white' : 'black'}-${KINDS[piece & 7]}` as PieceName;
}

/** The kernel's numbers, from a1, b1 to h8. */
function numbered(pieces: ReadonlyMap<string, PieceName>): number[] {
  return Array.from({ length: 64 }, (_, square) => {
    const name = pieces.get(formatSquare(square));
    if (name === undefined) return 0;
    const [colour, kind] = name.split('-') as [string, (typeof KINDS)[number]];
    return coloured(KINDS.indexOf(kind), colour === 'white' ? MAX : -MAX);
  });
}

function gestures(position: ChessPosition): Gesture[] {
  const { board } = position;
  return legalMoves(position).map((move) => {
    const [from, to, promoted] = [fromOf(move), toOf(move), promotedOf(move)];
    const isEnPassant = (board.at(from) & 7) === PAWN && (from & 7) !== (to & 7) && board.at(to) === 0;
    // En passant a pawn takes the one beside it, on its own row.
    const taken = isEnPassant ? (from & 56) | (to & 7) : to;
    const choice = pieceName(promoted === 0 ? 0 : coloured(promoted, position.turn()));
    return {
      move,
      notation: formatSan(move, position),
      path: [formatSquare(from), formatSquare(to)],
      ...(board.at(taken) !== 0 && { takes: [[formatSquare(taken)]] }),
      ...(choice && { choice }),
    };
  });
}

function kingOf(position: ChessPosition): number {
  const king = coloured(KING, position.turn());
  return Array.from({ length: 64 }, (_, square) => square).find((square) => position.board.at(square) === king) as number;
}

function ending(position: ChessPosition): Translated | undefined {
  const isClaimed = position.options.draws === 'claimed';
  switch (position.ending()) {
    case 'checkmate':
      return wonBy(sideOf(opponent(position.turn())), { en: 'Checkmate', fr: 'Échec et mat' });
    case 'stalemate': {
      const { subject } = sideOf(position.turn());
      return {
        en: `Stalemate: ${subject.en} has no legal move and is not in check. The game is a draw.`,
        fr: `Pat : ${subject.fr} n’ont aucun coup légal et ne sont pas en échec. La partie est nulle.`,
      };
    }
    case 'repetition':
      return isClaimed
        ? { en: 'Draw: the same position for the third time.', fr: 'Nulle : la même position pour la troisième fois.' }
        : { en: 'Draw: the same position for the fifth time.', fr: 'Nulle : la même position pour la cinquième fois.' };
    case 'quiet': {
      const moves = isClaimed ? 50 : 75;
      return {
        en: `Draw: ${moves} moves of each side without a capture or a pawn move.`,
        fr: `Nulle : ${moves} coups de chaque camp sans prise ni coup de pion.`,
      };
    }
    case 'dead':
      return {
        en: 'Draw: neither side can ever checkmate with what is left.',
        fr: 'Nulle : plus aucun camp ne peut mater avec ce qui reste.',
      };
    default:
      return undefined;
  }
}
