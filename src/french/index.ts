import { BOARDS } from './boards.ts';
import { CHESS } from './chess.ts';
import { DRAUGHTS } from './draughts.ts';
import { ENGINES } from './engines.ts';
import { GRAPHS } from './graphs.ts';
import { NAMES } from './names.ts';
import { OTHELLO } from './othello.ts';
import { POSITIONS } from './positions.ts';
import { RECORDS } from './records.ts';
import { SOLUTIONS } from './solutions.ts';
import { type Table, translate } from './translate.ts';
import { TREES } from './trees.ts';

/** The first pattern that fits decides, so the parts stand in this order: sentences of solution files begin like those of graphs. */
const SENTENCES: Table = [
  ...SOLUTIONS,
  ...GRAPHS,
  ...NAMES,
  ...POSITIONS,
  ...TREES,
  ...ENGINES,
  ...RECORDS,
  ...DRAUGHTS,
  ...OTHELLO,
  ...CHESS,
];

/**
 * A sentence of the library (core, games, engines, solve: they speak English) in French, for the people at the command line and at the
 * page. It knows nothing but the text; a sentence that is not in the tables stays English. The tests provoke each of them in the library, so
 * that none is left behind when the library changes its words. Options are named as the library names them (a memory, a depth): the
 * command line puts its dashes there.
 */
export function inFrench(sentence: string): string {
  return translate(sentence, SENTENCES);
}

/** A drawn board (`game.draw`) with its words in French: they stand in its last line. */
export function boardInFrench(drawing: string): string {
  const lines = drawing.split('\n');
  const last = lines.pop() as string;
  return [...lines, translate(last, BOARDS)].join('\n');
}
