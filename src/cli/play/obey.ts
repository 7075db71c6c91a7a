import { MAX, MIN } from '../../core/index.ts';
import { LEVELS, type MoveValue, type Thought } from '../../engines/index.ts';
import type { Match, Want } from '../../match/index.ts';
import type { Language } from '../../say/index.ts';
import { quoted } from '../../say/index.ts';
import { parseNumber } from '../arguments.ts';
import type { Context } from '../command.ts';
import { wrongUsage } from '../problems.ts';
import { shownMove, shownThought, worth } from '../report.ts';
import { loadMatch, openMatch, writeMatch } from './files.ts';
import { ending, greeting } from './remarks.ts';
import { computerSeat, resumeCommand, seatsOf, sideWord, type Table } from './table.ts';
import type { Verb } from './verbs.ts';

/** What the verbs see of the conversation at the board. */
export interface Talk extends Table {
  /** The board has changed since it was last shown. */
  changed: boolean;
  leaving: boolean;
  readonly context: Context;
  readonly say: (text: string) => void;
  /** Asks the computer something; undefined where the person left meanwhile. */
  ask(want: Want): Promise<Thought | undefined>;
}

/** The legal moves as the person writes them. */
export function legalShown(match: Match, language: Language): string[] {
  return match.legal().map((move) => shownMove(move, match.game, language));
}

/** Does what was typed at the board. Problems are thrown, and the match goes on. */
export async function obey(talk: Talk, verb: Verb, rest: string): Promise<void> {
  await DEEDS[verb](talk, rest);
}

const DEEDS: Readonly<Record<Verb, (talk: Talk, rest: string) => void | Promise<void>>> = {
  undo: (talk) => {
    const { match } = talk;
    if (match.resigned === undefined) return change(talk, match.undo(), 'nothingToUndo');
    match.cut();
    talk.changed = true;
  },
  redo: (talk) => change(talk, talk.match.redo(), 'nothingToRedo'),
  hint: async (talk) => {
    if (isOver(talk)) return;
    const thought = await talk.ask('hint');
    if (thought?.move === undefined) return;
    const { words, style, language } = talk.context;
    const answer = shownThought(thought, talk.match.game, language);
    talk.say(words.play.hint(style.strong(answer.move as string), worth(answer, talk.context), answer.pv));
  },
  moves: (talk) => {
    if (!isOver(talk)) talk.say(`  ${legalShown(talk.match, talk.context.language).join(' ')}`);
  },
  values: async (talk) => {
    if (isOver(talk)) return;
    const answer = await talk.ask('values');
    if (answer?.moves === undefined) return;
    const { words, style, language } = talk.context;
    const { moves = [] } = shownThought(answer, talk.match.game, language);
    const exact = moves.every(({ final }) => final);
    const width = Math.max(...moves.map(({ move }) => move.length));
    const said = ({ value }: MoveValue) => worth({ value, final: exact, bound: 'exact' }, talk.context);
    const rows = moves.map((row) => `  ${style.strong(row.move.padEnd(width))}  ${said(row)}`);
    const source = exact ? words.play.valuesExact : words.play.valuesDepth({ depth: answer.depth });
    talk.say([...rows, style.faint(source)].join('\n'));
  },
  save: (talk, file) => {
    if (file === '') throw wrongUsage((say) => say.play.saveWhere);
    writeMatch(file, talk);
    talk.say(talk.context.words.play.saved({ file }));
  },
  load: async (talk, file) => {
    if (file === '') throw wrongUsage((say) => say.play.loadWhat);
    const { match, source, strength, mended } = await loadMatch(file);
    const { words } = talk.context;
    tellOfLeaving(talk);
    if (mended.length > 0) talk.say(words.play.replaced(file, mended));
    replace(talk, { match, source, strength });
  },
  swap: (talk) => {
    if (talk.match.side === undefined) throw wrongUsage((say) => say.play.nothingToSwap);
    talk.match.exchangeSeats();
    talk.say(greeting(talk, talk.context));
  },
  level: (talk, typed) => {
    const level = parseNumber(typed);
    if (level === undefined || !LEVELS.some((row) => row.level === level))
      throw wrongUsage((say) => say.play.badLevel(quoted(typed)));
    talk.strength = { ...talk.strength, level, perfect: false };
    reseat(talk);
    talk.say(talk.context.words.play.levelSet({ level }));
  },
  resign: (talk) => {
    if (isOver(talk)) return;
    const { match } = talk;
    match.resign(match.side ?? match.position.turn());
    talk.say(ending(match, talk.context) ?? '');
  },
  new: (talk) => {
    const { match, source, strength } = talk;
    const { spec, game, from, seats, seed } = match;
    tellOfLeaving(talk);
    const data = { game: spec, ...(from !== undefined && { from }), moves: [], at: 0, ...seats, seed: seed + 1 };
    replace(talk, { match: openMatch(game, data), source, strength });
  },
  board: (talk) => {
    talk.changed = true;
  },
  help: (talk) => talk.say(talk.context.words.play.help()),
  quit: (talk) => {
    talk.leaving = true;
  },
};

function change(talk: Talk, isDone: boolean, nothing: 'nothingToUndo' | 'nothingToRedo'): void {
  if (isDone) talk.changed = true;
  else talk.say(talk.context.words.play[nothing]);
}

/** The computer sits down with its strength, wherever it has a seat. */
export function reseat({ match, strength }: Table, side = sideWord(match.seats)): void {
  const { max, min } = seatsOf(side, computerSeat(strength));
  match.sit(MAX, max);
  match.sit(MIN, min);
}

function isOver(talk: Talk): boolean {
  if (talk.match.over) talk.say(talk.context.words.play.alreadyOver);
  return talk.match.over;
}

function replace(talk: Talk, table: Table): void {
  Object.assign(talk, table);
  talk.changed = true;
  talk.say(greeting(talk, talk.context));
}

/** Another match takes this one's place: nothing is lost, because this says how to come back to it. */
function tellOfLeaving(talk: Talk): void {
  const { match, say, context } = talk;
  if (!match.over && match.at > 0) say(context.words.play.leftBehind({ command: resumeCommand(talk, context.language) }));
}
