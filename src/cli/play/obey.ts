import { LEVELS, type MoveValue } from '../../engines/index.ts';
import { parseNumber } from '../flags.ts';
import { loadGame } from '../load-game.ts';
import { explain, failure, wrongUsage } from '../problems.ts';
import { readGameFile, standardOf } from '../record-file.ts';
import { Match } from './match.ts';
import { writeRecordFile } from './record-save.ts';
import { ending, greeting } from './remarks.ts';
import { DEFAULT_LEVEL, DEFAULT_TIME, playersOf, resumeCommand } from './resume.ts';
import { type Replaceable, readSave, type Save, writeSave } from './save-file.ts';
import type { Talk } from './talk.ts';
import type { Verb } from './verbs.ts';

/** Does what was typed at the board. Problems are thrown, and the match goes on. */
export async function obey(talk: Talk, verb: Verb, rest: string): Promise<void> {
  await DEEDS[verb](talk, rest);
}

const DEEDS: Readonly<Record<Verb, (talk: Talk, rest: string) => void | Promise<void>>> = {
  undo: (talk) => change(talk, talk.match.undo(), 'nothingToUndo'),
  redo: (talk) => change(talk, talk.match.redo(), 'nothingToRedo'),
  hint: async (talk) => {
    if (isOver(talk)) return;
    const answer = await talk.ask('hint');
    if (answer?.move === undefined) return;
    const { words, style } = talk.context;
    talk.say(words.play.hint(style.strong(answer.move), words.value(answer), answer.pv));
  },
  moves: (talk) => {
    if (!isOver(talk)) talk.say(`  ${talk.match.legal().join(' ')}`);
  },
  values: async (talk) => {
    if (isOver(talk)) return;
    const answer = await talk.ask('values');
    if (answer?.moves === undefined) return;
    const { words, style } = talk.context;
    const { moves } = answer;
    const exact = moves.every(({ final }) => final);
    const width = Math.max(...moves.map(({ move }) => move.length));
    const worth = ({ value }: MoveValue) => words.value({ ...answer, value, final: exact, bound: 'exact' });
    const rows = moves.map((row) => `  ${style.strong(row.move.padEnd(width))}  ${worth(row)}`);
    const source = exact ? words.play.valuesExact : words.play.valuesDepth(answer.depth);
    talk.say([...rows, style.faint(source)].join('\n'));
  },
  save: (talk, file) => {
    if (file === '') throw wrongUsage((say) => say.play.saveWhere);
    const standard = standardOf(file);
    if (standard === undefined) writeSave(file, talk.match);
    else writeRecordFile(file, standard, talk.match);
    talk.say(talk.context.words.play.saved(file));
  },
  load: async (talk, file) => {
    if (file === '') throw wrongUsage((say) => say.play.loadWhat);
    const { match, replaced } = await loadMatch(file);
    tellOfLeaving(talk);
    if (replaced.length > 0) talk.say(talk.context.words.play.replaced(file, replaced));
    replace(talk, match);
  },
  swap: (talk) => {
    if (talk.match.side === undefined) throw wrongUsage((say) => say.play.nothingToSwap);
    talk.match.swap();
    talk.say(greeting(talk.match, talk.context));
  },
  level: (talk, typed) => {
    const level = parseNumber(typed);
    if (level === undefined || !LEVELS.some((row) => row.level === level)) throw wrongUsage((say) => say.play.badLevel(typed));
    talk.match.level = level;
    talk.match.perfect = false;
    talk.say(talk.context.words.play.levelSet(level));
  },
  resign: (talk) => {
    if (isOver(talk)) return;
    talk.match.resign();
    talk.say(ending(talk.match, talk.context) ?? '');
  },
  new: (talk) => {
    const { spec, source, game, from, players, level, time, seed, perfect } = talk.match;
    tellOfLeaving(talk);
    replace(talk, new Match({ spec, source, game, from, moves: [], players, level, time, seed: seed + 1, perfect }));
  },
  board: (talk) => {
    talk.changed = true;
  },
  help: (talk) => talk.say(talk.context.words.play.help()),
  quit: (talk) => {
    talk.leaving = true;
  },
};

/** The match in a file, and which of its entries had to be replaced; throws where the file, its game or its moves are not what they should be. */
export async function loadMatch(
  file: string,
  check: (save: Save) => void = () => {},
): Promise<{ readonly match: Match; readonly replaced: readonly Replaceable[] }> {
  if (standardOf(file) !== undefined) return { match: recordedMatch(file), replaced: [] };
  const { save, replaced } = readSave(file);
  check(save);
  try {
    const { spec, source, game } = await loadGame(save.game, () =>
      Promise.reject(wrongUsage((say) => say.play.noStandardInput(save.game))),
    );
    const { position, moves, players, level, time, seed, perfect = false } = save;
    const from = position === game.formatPosition(game.start()) ? undefined : position;
    return { match: new Match({ spec, source, game, from, moves, players, level, time, seed, perfect }), replaced };
  } catch (thrown) {
    throw failure((say, language) => say.play.badSave(file, 'unplayable', explain(thrown, language).text));
  }
}

/** A match from a PDN or PGN file, the first game of it: the person goes on with the side that begins. */
function recordedMatch(file: string): Match {
  const { game, from, moves } = readGameFile(file);
  const usual = { players: playersOf('max'), level: DEFAULT_LEVEL, time: DEFAULT_TIME, seed: Date.now() % 1_000_000 };
  return new Match({ spec: game.name, source: game.name, game, from, moves, ...usual });
}

function change(talk: Talk, plies: number, nothing: 'nothingToUndo' | 'nothingToRedo'): void {
  if (plies === 0) talk.say(talk.context.words.play[nothing]);
  else talk.changed = true;
}

function isOver(talk: Talk): boolean {
  if (talk.match.over) talk.say(talk.context.words.play.alreadyOver);
  return talk.match.over;
}

function replace(talk: Talk, match: Match): void {
  talk.match = match;
  talk.changed = true;
  talk.say(greeting(match, talk.context));
}

/** Another match takes this one's place: nothing is lost, because this says how to come back to it. */
function tellOfLeaving({ match, say, context }: Talk): void {
  if (!match.over && match.moves.length > 0) say(context.words.play.leftBehind(resumeCommand(match)));
}
