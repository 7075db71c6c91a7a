import { BOARDS } from './boards.ts';
import { SENTENCES } from './sentences.ts';
import { translate } from './translate.ts';

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
