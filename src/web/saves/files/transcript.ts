import { type Game, ok, type Position, type Problem, type Result } from '../../../core/index.ts';
import type { MatchData } from '../../match/match-data.ts';
import { refuse } from '../../match/refusal.ts';
import { gameName } from '../saved-game.ts';
import { type FoundGame, FROM_FILE, placed, type TakenGame } from './found-game.ts';

/**
 * A game of Othello or Connect 4 as other programs write it: its moves one after the other, `f5d6c3` or `4453`. What those cannot say stands before
 * them, in lines that begin with #: `# game: othello:6x6`, `# from: 44:min`.
 */
export function writeTranscript({ game, from, moves }: MatchData): string {
  const isPlain = game === gameName(game);
  const separator = moves.every((move) => move.length === 1) || gameName(game) === 'othello' ? '' : ',';
  return [
    ...(isPlain ? [] : [`# game: ${game}`]),
    ...(from === undefined ? [] : [`# from: ${from}`]),
    moves.map((move) => (move === 'pass' ? 'pa' : move)).join(separator),
    '',
  ].join('\n');
}

interface Token {
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/**
 * The games in a transcript: one where all lines together are a game, else one a line. `load` gives the rules; `wanted` is the game that the page is at, for files
 * that do not say theirs.
 */
export async function readTranscripts(
  text: string,
  wanted: string | undefined,
  load: (spec: string) => Promise<Game>,
): Promise<Result<readonly FoundGame[]>> {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n?|\n/);
  const said = (key: string) =>
    lines
      .find((line) => line.startsWith(`# ${key}: `))
      ?.slice(key.length + 4)
      .trim();
  const moves = lines.map((line, i) => (line.startsWith('#') ? [] : tokensOf(line, i + 1)));
  const all = moves.flat();
  const from = said('from');
  if (all.length === 0 && from === undefined) return unknown();
  const spec = said('game') ?? guess(all, wanted);
  if (spec === undefined) return unknown();
  let game: Game;
  try {
    game = await load(spec);
  } catch (error) {
    return { ok: false, error: { code: 'bad-game', message: (error as Error).message } };
  }
  const whole = follow(all, from, game);
  if (!whole.ok) return whole;
  const one = found(all, whole.value);
  const rows = moves.filter((row) => row.length > 0);
  if (whole.value.stopped === undefined || rows.length < 2 || from !== undefined) return ok([one]);
  const each = rows.slice(0, MOST_GAMES).map((row): FoundGame => {
    const words = row.map((token) => token.text).join(' ');
    return { title: '', details: words.slice(0, 60), plies: row.length, read: async () => follow(row, undefined, game) };
  });
  // A game whose third line is wrong is one game, not many.
  const second = follow(rows[1], undefined, game);
  return ok(second.ok && second.value.stopped === undefined ? each : [one]);
}

const MOST_GAMES = 1000;

function found(tokens: readonly Token[], taken: TakenGame): FoundGame {
  return { title: '', details: taken.data.game, plies: tokens.length, read: async () => ok(taken) };
}

/** Squares, columns, passes; anything else is a token of its own, to be refused at its place. */
function tokensOf(line: string, number: number): Token[] {
  const pattern = line.includes(',') ? /[^\s,]+/g : /pass|pa|ps|--|[a-z]\d+|\S/gi;
  return [...line.matchAll(pattern)].map((match) => ({ text: match[0], line: number, column: match.index + 1 }));
}

/** Squares are Othello's, columns are Connect 4's; in doubt the game that the page is at. */
function guess([first]: readonly Token[], wanted: string | undefined): string | undefined {
  const game = /^[a-h][1-8]$/i.test(first?.text ?? '') ? 'othello' : /^\d+$/.test(first?.text ?? '') ? 'connect4' : undefined;
  return wanted !== undefined && gameName(wanted) === game ? wanted : game;
}

/** Plays the moves; a player of Othello who can only pass does so, whether it is written or not. */
function follow(tokens: readonly Token[], from: string | undefined, game: Game): Result<TakenGame> {
  const start = from === undefined ? ok(game.start()) : game.parsePosition(from);
  if (!start.ok) return start;
  const position = start.value;
  const moves: string[] = [];
  const play = (text: string): Problem | undefined => {
    const move = game.parseMove(text, position);
    if (!move.ok) return move.error;
    moves.push(game.formatMove(move.value, position));
    position.play(move.value);
    return undefined;
  };
  let stopped: Problem | undefined;
  for (const token of tokens) {
    if (hasToPass(game, position) && !PASS.test(token.text)) play('pass');
    const problem = play(token.text);
    if (problem === undefined) continue;
    stopped = placed(token, problem);
    break;
  }
  const data = { game: game.name, ...(from !== undefined && { from }), moves, at: moves.length, ...FROM_FILE };
  return ok({ data, ...(stopped !== undefined && { stopped }) });
}

const PASS = /^(?:pass|pa|ps|--)$/i;

function hasToPass(game: Game, position: Position): boolean {
  return gameName(game.name) === 'othello' && position.outcome() === undefined && game.parseMove('pass', position).ok;
}

function unknown() {
  return refuse('no-transcript', {
    en: 'This file holds no game that can be read here: a list of moves like f5d6c3 or 4453, PGN, PDN, or JSON of Minerve.',
    fr: 'Ce fichier ne contient pas de partie lisible ici : une liste de coups comme f5d6c3 ou 4453, du PGN, du PDN, ou du JSON de Minerve.',
  });
}
