import { MAX, MIN } from '../../core/index.ts';
import { type Analysis, LEVELS, type MoveValue } from '../../engines/index.ts';
import type { Language } from '../../i18n/index.ts';
import { quoted } from '../../i18n/index.ts';
import type { Match, TaskKind } from '../../match/index.ts';
import { parseNumber } from '../arguments.ts';
import type { Context } from '../command.ts';
import { usageError } from '../problems.ts';
import { describeValue, shownAnalysis, shownMove } from '../report.ts';
import { loadMatch, openMatch, writeMatch } from './files.ts';
import { ending, greeting } from './remarks.ts';
import { computerSeat, resumeCommand, seatsOf, sideWord, type TerminalMatch } from './terminal-match.ts';
import type { Verb } from './verbs.ts';

/** The conversation at the board as the verbs see it. */
export interface Talk extends TerminalMatch {
  /** The board has changed since it was last shown. */
  changed: boolean;
  leaving: boolean;
  readonly context: Context;
  readonly say: (text: string) => void;
  /** Asks the computer something; undefined if the user left in the meantime. */
  ask(want: TaskKind): Promise<Analysis | undefined>;
}

/** The legal moves in the notation of the user's language. */
export function legalShown(match: Match, language: Language): string[] {
  return match.legal().map((move) => shownMove(move, match.game, language));
}

/** Runs a command typed at the board. It throws problems; the match continues after them. */
export async function dispatch(talk: Talk, verb: Verb, rest: string): Promise<void> {
  await HANDLERS[verb](talk, rest);
}

const HANDLERS: Readonly<Record<Verb, (talk: Talk, rest: string) => void | Promise<void>>> = {
  undo: (talk) => {
    const { match } = talk;
    if (match.resigned === undefined) return change(talk, match.undo(), 'nothingToUndo');
    match.truncate();
    talk.changed = true;
  },
  redo: (talk) => change(talk, talk.match.redo(), 'nothingToRedo'),
  hint: async (talk) => {
    if (isOver(talk)) return;
    const analysis = await talk.ask('hint');
    if (analysis?.move === undefined) return;
    const { words, style, language } = talk.context;
    const answer = shownAnalysis(analysis, talk.match.game, language);
    talk.say(words.play.hint(style.strong(answer.move as string), describeValue(answer, talk.context), answer.pv));
  },
  moves: (talk) => {
    if (!isOver(talk)) talk.say(`  ${legalShown(talk.match, talk.context.language).join(' ')}`);
  },
  values: async (talk) => {
    if (isOver(talk)) return;
    const answer = await talk.ask('values');
    if (answer?.moves === undefined) return;
    const { words, style, language } = talk.context;
    const { moves = [] } = shownAnalysis(answer, talk.match.game, language);
    const exact = moves.every(({ final }) => final);
    const width = Math.max(...moves.map(({ move }) => move.length));
    const valueText = ({ value }: MoveValue) => describeValue({ value, final: exact, bound: 'exact' }, talk.context);
    const rows = moves.map((row) => `  ${style.strong(row.move.padEnd(width))}  ${valueText(row)}`);
    const source = exact ? words.play.valuesExact : words.play.valuesDepth({ depth: answer.depth });
    talk.say([...rows, style.faint(source)].join('\n'));
  },
  save: (talk, file) => {
    if (file === '') throw usageError((say) => say.play.saveWhere);
    writeMatch(file, talk);
    talk.say(talk.context.words.play.saved({ file }));
  },
  load: async (talk, file) => {
    if (file === '') throw usageError((say) => say.play.loadWhat);
    const { match, source, strength, name, mended } = await loadMatch(file);
    const { words } = talk.context;
    tellOfLeaving(talk);
    if (mended.length > 0) talk.say(words.play.replaced(file, mended));
    replace(talk, { match, source, strength, name });
  },
  swap: (talk) => {
    if (talk.match.side === undefined) throw usageError((say) => say.play.nothingToSwap);
    talk.match.exchangeSeats();
    talk.say(greeting(talk, talk.context));
  },
  level: (talk, typed) => {
    const level = parseNumber(typed);
    if (level === undefined || !LEVELS.some((row) => row.level === level))
      throw usageError((say) => say.play.badLevel(quoted(typed)));
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

/** Gives all seats of the computer its current strength. */
export function reseat({ match, strength }: TerminalMatch, side = sideWord(match.seats)): void {
  const { max, min } = seatsOf(side, computerSeat(strength));
  match.sit(MAX, max);
  match.sit(MIN, min);
}

function isOver(talk: Talk): boolean {
  if (talk.match.over) talk.say(talk.context.words.play.alreadyOver);
  return talk.match.over;
}

function replace(talk: Talk, terminal: TerminalMatch): void {
  // A match without a name does not take over that of the match before.
  Object.assign(talk, { name: undefined }, terminal);
  talk.changed = true;
  talk.say(greeting(talk, talk.context));
}

/** Another match takes this one's place: nothing is lost, because this says how to come back to it. */
function tellOfLeaving(talk: Talk): void {
  const { match, say, context } = talk;
  if (!match.over && match.at > 0) say(context.words.play.leftBehind({ command: resumeCommand(talk, context.language) }));
}
