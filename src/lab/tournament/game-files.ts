import { type Game, unwrap } from '../../core/index.ts';
import { descriptorOf, recordsIn, type Tag } from '../../games/index.ts';
import { type FileForm, formsOf, type MatchData, PERSON, type Seat, writeGame, writeSaves } from '../../match/index.ts';
import type { GameRow } from './game-row.ts';
import type { GameEnd } from './play-game.ts';

/** The games of a match as a file. */
export interface GamesFile {
  /** The suffix of its name. */
  readonly form: FileForm;
  readonly text: string;
}

/** A finished game and its players. */
export interface NamedGame {
  readonly row: GameRow;
  readonly a: string;
  readonly b: string;
}

/**
 * The games in a form that other programs read: PGN, PDN, a transcript per line, or the save format of the app.
 * `source` is the text with which an engine opens the game.
 */
export async function gamesFile(game: Game, source: string, games: readonly NamedGame[], date = new Date()): Promise<GamesFile> {
  const [form] = descriptorOf(game) === undefined ? (['json'] as const) : formsOf(game.name);
  if (form === 'pgn' || form === 'pdn') {
    const records = games.map((played) => recordText(game, played, form, date));
    return { form, text: records.join('\n') };
  }
  const matches = games.map((played) => ({ name: nameOf(played), data: dataOf(source, played) }));
  if (form === 'json') return { form, text: writeSaves(matches) };
  const texts = await Promise.all(matches.map(({ name, data }) => writeGame(data, form, name)));
  // Header lines shared by all games are written once.
  const lines = texts.flatMap((text) => text.split('\n').filter((line) => line !== ''));
  const heads = [...new Set(lines.filter((line) => line.startsWith('#')))];
  return { form, text: [...heads, ...lines.filter((line) => !line.startsWith('#')), ''].join('\n') };
}

function nameOf({ row, a, b }: NamedGame): string {
  const [max, min] = row.begins === 'a' ? [a, b] : [b, a];
  return `${row.pair}. ${max} - ${min}`;
}

function dataOf(game: string, { row, a, b }: NamedGame): MatchData {
  const moves = row.moves.split(' ').filter(Boolean);
  const [max, min] = row.begins === 'a' ? [a, b] : [b, a];
  return { game, moves, at: moves.length, max: seatOf(max), min: seatOf(min), seed: row.pair };
}

/** In an opened game, levels play on; a person takes the place of any other player. */
function seatOf(player: string): Seat {
  const [, level] = /^level:(\d+)$/.exec(player) ?? [];
  return level === undefined ? PERSON : { who: 'computer', level: Number(level) };
}

/** The names of the PGN standard for the ways in which a game ends. */
const TERMINATIONS: Readonly<Record<GameEnd, string>> = {
  rules: 'normal',
  long: 'adjudication',
  illegal: 'rules infraction',
  late: 'time forfeit',
  silent: 'abandoned',
  crashed: 'abandoned',
};

function recordText(game: Game, { row, a, b }: NamedGame, standard: 'pgn' | 'pdn', date: Date): string {
  const records = recordsIn(standard);
  const position = game.start();
  const moves: number[] = [];
  for (const text of row.moves.split(' ').filter(Boolean)) {
    const move = unwrap(game.parseMove(text, position));
    position.play(move);
    moves.push(move);
  }
  const points = row.begins === 'a' ? row.points : 1 - row.points;
  const [won, even, lost] = records.results(game);
  const [max, min] = row.begins === 'a' ? [a, b] : [b, a];
  const [white, black] = records.maxIsWhite(game) ? [max, min] : [min, max];
  const tags: Tag[] = [
    { name: 'Event', value: 'Minerve match' },
    { name: 'Date', value: date.toISOString().slice(0, 10).replaceAll('-', '.') },
    { name: 'Round', value: `${row.pair}.${row.begins === 'a' ? 1 : 2}` },
    { name: 'White', value: white },
    { name: 'Black', value: black },
    { name: 'Termination', value: TERMINATIONS[row.end] },
  ];
  const result = points === 1 ? won : points === 0 ? lost : even;
  return records.write(game, { start: game.start(), moves, tags, result });
}
