import { MAX, winOf } from '../../core/index.ts';
import { type Connect4Answer, type Connect4Columns, valueOfScore } from '../../engines/index.ts';
import type { Connect4, Connect4Position } from '../../games/index.ts';
import { rowsOf } from './rows.ts';

/** A position solved, and its columns as far as they were. */
export interface SolvedOne {
  readonly game: Connect4;
  readonly position: Connect4Position;
  readonly answer: Connect4Answer;
  readonly columns: Connect4Columns;
  readonly threads: number;
}

/** The keys up to `moves` are promised to other programs; new ones come after. */
export function solvedJson({ game, position, answer, columns, threads }: SolvedOne) {
  const { score, nodes, ms, least, most, fromBook } = answer;
  const stones = position.columnsPlayed().length;
  const turn = position.turn();
  const exact = (score: number) => {
    const win = winOf(valueOfScore(score, stones, turn));
    return { value: win?.winner ?? 0, remoteness: win?.plies ?? null };
  };
  return {
    position: game.formatPosition(position),
    score: score ?? null,
    nodes,
    ms: rounded(ms),
    moves: rowsOf(columns.scores).map((row) => ({ ...row, ...exact(row.score) })),
    ...(score === undefined ? { stopped: true, least, most } : exact(score)),
    game: game.name,
    turn: turn === MAX ? 'max' : 'min',
    book: fromBook,
    threads,
    columns: { nodes: columns.nodes, ms: rounded(columns.ms), ...(columns.stopped && { stopped: true }) },
  };
}

function rounded(ms: number): number {
  return Math.round(ms * 1000) / 1000;
}
