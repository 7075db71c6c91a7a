import { type Game, opponent, type Player, type Position, type Result } from '../../core/index.ts';
import type { BoardAdapter, PieceName, Scene } from '../../games/index.ts';

/**
 * A position while it is put together, right or wrong: the board and its notation say the same, as far as the
 * notation can be read.
 */
export interface Draft {
  readonly pieces: ReadonlyMap<string, PieceName>;
  readonly turn: Player;
  readonly notation: string;
  /** The position by the rules, or why it is refused. */
  readonly position: Result<Position>;
  /** The last position that was right: what cannot be seen on a board comes from it. */
  readonly before: Position;
}

/** Changes a draft by the rules of one game. Drafts themselves never change. */
export class DraftStore {
  readonly #game: Game;
  readonly #adapter: BoardAdapter;
  /** The squares of the board, with nothing on them. */
  readonly board: Scene;

  constructor(game: Game, adapter: BoardAdapter) {
    this.#game = game;
    this.#adapter = adapter;
    this.board = withPieces(adapter.scene(game.start()), new Map());
  }

  of(position: Position): Draft {
    return {
      pieces: piecesOf(this.#adapter.scene(position)),
      turn: position.turn(),
      notation: this.#game.formatPosition(position),
      position: { ok: true, value: position },
      before: position,
    };
  }

  start(): Draft {
    return this.of(this.#game.start());
  }

  clear(draft: Draft): Draft {
    return this.#arranged(draft, new Map());
  }

  /** Puts a piece on a square, or removes the one there. */
  put(draft: Draft, square: string, piece: PieceName | undefined): Draft {
    const pieces = new Map(draft.pieces);
    if (piece === undefined) pieces.delete(square);
    else pieces.set(square, piece);
    return this.#arranged(draft, pieces);
  }

  move(draft: Draft, from: string, to: string): Draft {
    const piece = draft.pieces.get(from);
    if (piece === undefined || from === to) return draft;
    const pieces = new Map(draft.pieces);
    pieces.delete(from);
    pieces.set(to, piece);
    return this.#arranged(draft, pieces);
  }

  turn(draft: Draft, turn: Player): Draft {
    return this.#judged(draft, draft.pieces, turn);
  }

  /** Once the typed text is a valid position the board shows it; until then it stays. */
  type(draft: Draft, notation: string): Draft {
    const position = this.#game.parsePosition(notation);
    return position.ok ? { ...this.of(position.value), notation } : { ...draft, notation, position };
  }

  /**
   * Some positions allow only one side to move (as many crosses as noughts, a king in check): then that side is chosen.
   */
  #arranged(draft: Draft, pieces: ReadonlyMap<string, PieceName>): Draft {
    const standing = this.board.surface === 'rack' ? fallen(this.board, pieces) : pieces;
    const drawn = this.#judged(draft, standing, draft.turn);
    if (drawn.position.ok) return drawn;
    const turned = this.#judged(draft, standing, opponent(draft.turn));
    return turned.position.ok ? turned : drawn;
  }

  #judged({ before }: Draft, pieces: ReadonlyMap<string, PieceName>, turn: Player): Draft {
    const notation = this.#adapter.editing.write(pieces, turn, before);
    const position = this.#game.parsePosition(notation);
    return position.ok ? { ...this.of(position.value), notation } : { pieces, turn, notation, position, before };
  }
}

/** The board with these pieces. */
export function withPieces(board: Scene, pieces: ReadonlyMap<string, PieceName>): Scene {
  const cells = board.cells.map(({ piece: _, count: __, ...cell }) => {
    const piece = pieces.get(cell.square);
    return piece === undefined ? cell : { ...cell, piece };
  });
  return { ...board, cells };
}

function piecesOf({ cells }: Scene): ReadonlyMap<string, PieceName> {
  return new Map(cells.flatMap(({ square, piece }) => (piece === undefined ? [] : [[square, piece] as const])));
}

/** In a rack a stone falls onto the one below, or to the bottom. */
function fallen({ columns, rows, cells }: Scene, pieces: ReadonlyMap<string, PieceName>): ReadonlyMap<string, PieceName> {
  const standing = new Map<string, PieceName>();
  for (let column = 0; column < columns; column++) {
    let free = rows - 1;
    for (let row = rows - 1; row >= 0; row--) {
      const piece = pieces.get(cells[row * columns + column].square);
      if (piece !== undefined) standing.set(cells[free-- * columns + column].square, piece);
    }
  }
  return standing;
}
