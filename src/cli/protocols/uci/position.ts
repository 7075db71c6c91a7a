import { type Bound, type Failure, ok, type Player, problems, type Result, seenBy, winOf } from '../../../core/index.ts';
import type { Analysis } from '../../../engines/index.ts';
import { type Chess, type ChessPosition, chess, formatUciMove } from '../../../games/index.ts';
import { uciProblems } from '../../words/engines.ts';

const { failure } = problems(uciProblems);

/** Draws that must be claimed do not end the game: if the other program asks for a move, it wants one. */
export const rules: Chess = chess({ draws: 'never' });

/** A position with the moves before it, as text for the engine and to play on. */
export interface UciPosition {
  readonly text: string;
  readonly position: ChessPosition;
}

export function startOfGame(): UciPosition {
  return { text: 'startpos', position: rules.start() };
}

/** Reads what follows `position`: `startpos` or `fen` and a FEN, then perhaps `moves` and moves. */
export function parseUciPosition(words: string): Result<UciPosition> {
  const at = words.search(/\smoves\b/i);
  const [head, moves] = at < 0 ? [words.trim(), ''] : [words.slice(0, at).trim(), words.slice(at + ' moves'.length).trim()];
  const fen = /^fen\s+(\S.*)$/is.exec(head)?.[1];
  if (fen === undefined && head.toLowerCase() !== 'startpos') return failure('uci-position');
  const start = rules.parsePosition(fen ?? 'startpos');
  if (!start.ok) return start;
  const position = start.value;
  let number = 0;
  for (const [typed] of moves.matchAll(/\S+/g)) {
    number++;
    const move = rules.parseMove(typed, position);
    if (!move.ok) return move.error.code === 'game-too-long' ? move : refusal(typed, number, position);
    position.play(move.value);
  }
  return ok({ text: `${fen ?? 'startpos'}${moves === '' ? '' : ` moves ${moves}`}`, position });
}

const LISTED = 20;

/** In the notation that the other program knows. */
function refusal(typed: string, number: number, position: ChessPosition): Failure {
  const legal = position.outcome() === undefined ? legalMoves(position).map(formatUciMove) : [];
  return failure('uci-move', { typed, number, legal: legal.slice(0, LISTED), more: legal.length - LISTED });
}

/** A line of the engine's as UCI writes it. */
export function uciLine(position: ChessPosition, pv: readonly string[]): string[] {
  const line: string[] = [];
  for (const san of pv) {
    const move = rules.parseMove(san, position);
    if (!move.ok) break;
    line.push(formatUciMove(move.value));
    position.play(move.value);
  }
  for (let i = 0; i < line.length; i++) position.undo();
  return line;
}

export function legalMoves(position: ChessPosition): number[] {
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  return moves;
}

/** A line that was looked at: its moves in UCI's notation, its value from the view of the side to move. */
export interface UciLine {
  readonly value: number;
  readonly bound: Bound;
  readonly moves: readonly string[];
}

/** The lines of an analysis, best first. */
export function analysisLines(analysis: Analysis, position: ChessPosition): UciLine[] {
  const turn = position.turn();
  const { value, pv, bound, lines = [] } = analysis;
  const first = { value: seenBy(turn, value), bound: turn === 1 ? bound : TURNED[bound], moves: uciLine(position, pv) };
  const others = lines.map((line) => ({
    value: seenBy(turn, line.value),
    bound: 'exact' as const,
    moves: uciLine(position, line.pv),
  }));
  return others.length > 1 ? others : [first];
}

const TURNED = { exact: 'exact', lower: 'upper', upper: 'lower' } as const;

/** `info depth 9 multipv 1 score cp 31 nodes 51234 nps 1200000 time 42 pv e2e4 e7e5`, one for each line. */
export function infoLines({ depth, nodes, ms }: Analysis, lines: readonly UciLine[]): string[] {
  const time = Math.round(ms);
  const work = `nodes ${nodes} nps ${Math.round((1000 * nodes) / Math.max(1, ms))} time ${time}`;
  return lines.map(
    ({ value, bound, moves }, i) =>
      `info depth ${depth} multipv ${i + 1} score ${uciScore(value, bound)} ${work} pv ${moves.join(' ')}`,
  );
}

/** Hundredths of a pawn, or moves to mate, negative for the side that is mated. */
export function uciScore(value: number, bound: Bound = 'exact'): string {
  const win = winOf(value);
  const score = win === undefined ? `cp ${value}` : `mate ${signed(win.winner, Math.ceil(win.plies / 2))}`;
  return bound === 'exact' ? score : `${score} ${bound}bound`;
}

function signed(winner: Player, moves: number): number {
  return winner === 1 ? moves : 0 - moves;
}
