import {
  type Failure,
  failureAt,
  type Game,
  ok,
  type Place,
  type Position,
  type Problem,
  type Result,
} from '../../core/index.ts';
import { type GameRecord, type Line, NO_REMARKS, type Ply, type Setup, type Tag, tagOf } from './record.ts';
import { failure } from './words.ts';

/** A record whose every move the rules allow. */
export interface Replay<P extends Position> {
  /** The moves of the game itself, variations left out. */
  readonly moves: readonly number[];
  /** The position behind the last of them; `undo()` steps back. */
  readonly position: P;
  /** The move that each ply of the record means, variations included. */
  readonly moveOf: ReadonlyMap<Ply, number>;
}

export interface ReplayOptions<P extends Position> {
  /** How the FENs of the record are read. Default: the game's own `parsePosition`. */
  readonly parseFen?: (fen: string) => Result<P>;
  /** The text of a ply that is read as its move. Default: its word. A game may also look at the comments. */
  readonly moveText?: (ply: Ply) => string;
}

/**
 * Plays every move of a record, in every variation, by the rules of a game. The first illegal move gives an error with
 * its line and column and the game's reason. Works without recursion: a variation undoes the move that it replaces,
 * plays its own moves and undoes these.
 */
export function replay<P extends Position>(record: GameRecord, game: Game<P>, options: ReplayOptions<P> = {}): Result<Replay<P>> {
  const parseFen = options.parseFen ?? ((fen: string) => game.parsePosition(fen));
  const start = startOf(record, game, parseFen);
  if (!start.ok) return start;
  const moveOf = new Map<Ply, number>();
  const stack: ReplayState<P>[] = [replaying(record.line, start.value)];
  for (;;) {
    const top = stack[stack.length - 1];
    const { line } = top;
    const remark = (line.plies[top.ply] ?? line).remarks[top.remark++];
    if (remark?.kind === 'variation') {
      const { played } = top;
      played?.position.undo();
      stack.push(replaying(remark.line, played?.position ?? top.position));
    } else if (remark?.kind === 'setup') {
      const position = setUp(remark, parseFen);
      if (!position.ok) return position;
      top.position = position.value;
    } else if (remark === undefined && top.ply + 1 < line.plies.length) {
      top.ply++;
      top.remark = 0;
      const ply = line.plies[top.ply];
      const move = game.parseMove(options.moveText?.(ply) ?? ply.move, top.position);
      if (!move.ok) return failureAt(move, ply.at);
      moveOf.set(ply, move.value);
      top.position.play(move.value);
      top.played = { move: move.value, position: top.position };
      if (top.position === top.base) top.playedOnBase++;
    } else if (remark === undefined) {
      stack.pop();
      if (stack.length === 0) {
        const moves = line.plies.map((ply) => moveOf.get(ply) as number);
        return ok({ moves, position: top.position, moveOf });
      }
      for (; top.playedOnBase > 0; top.playedOnBase--) top.base.undo();
      const { played } = stack[stack.length - 1];
      played?.position.play(played.move);
    }
  }
}

/** A line that is being played. */
interface ReplayState<P extends Position> {
  readonly line: Line;
  /** The ply played last, -1 before the first, and the next of the remarks behind it. */
  ply: number;
  remark: number;
  /**
   * The position that the line started on, which its outer line needs back, and how many moves to take back for that.
   */
  readonly base: P;
  playedOnBase: number;
  /** The position from which its next move is played: another than `base` after a setup. */
  position: P;
  /** The last move, and the position it was played on. */
  played: { readonly move: number; readonly position: P } | undefined;
}

function replaying<P extends Position>(line: Line, base: P): ReplayState<P> {
  return { line, ply: -1, remark: 0, base, playedOnBase: 0, position: base, played: undefined };
}

/** The start of a game. PGN's `[SetUp "0"]` says to ignore its FEN. */
function startOf<P extends Position>(record: GameRecord, game: Game<P>, parseFen: (fen: string) => Result<P>): Result<P> {
  const fen = tagOf(record, 'SetUp')?.value === '0' ? undefined : tagOf(record, 'FEN');
  return fen === undefined ? ok(game.start()) : setUp(fen, parseFen);
}

/** The refusal of a position that a record has, with its place there. */
export function refusedFen(why: Problem, at: Place | undefined): Failure {
  return failureAt(failure('refused-fen', { why }), at);
}

function setUp<P extends Position>(from: Setup | Tag, parseFen: (fen: string) => Result<P>): Result<P> {
  const position = parseFen('fen' in from ? from.fen : from.value);
  return position.ok ? position : refusedFen(position.error, from.at);
}

export interface RecordInput<P extends Position> {
  /** The start position; default: the game's own. The moves are played on it and undone. */
  readonly start?: P;
  readonly moves: readonly number[];
  readonly tags?: readonly Tag[];
  /** 0 where the side that starts the numbers moves first, as everywhere but in some positions set up. */
  readonly firstPly?: number;
  /** In the notation of the standard. Default: `*`. */
  readonly result?: string;
}

/** The record of a game that was played, each move as the game writes it. The moves must be legal. */
export function recordOf<P extends Position>(game: Game<P>, played: RecordInput<P>): GameRecord {
  const position = played.start ?? game.start();
  const plies = played.moves.map((move): Ply => {
    const text = game.formatMove(move, position);
    position.play(move);
    return { move: text, remarks: NO_REMARKS };
  });
  for (const _ of plies) position.undo();
  return {
    tags: played.tags ?? [],
    line: { remarks: NO_REMARKS, plies },
    firstPly: played.firstPly ?? 0,
    result: played.result ?? '*',
  };
}
