import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { type Game, MAX } from '../../core/index.ts';
import { descriptorOf, type RecordStandard, readRecords, tagOf } from '../../games/index.ts';
import { reason } from '../load-game.ts';
import { replay } from '../position.ts';
import { failure, wrongUsage } from '../problems.ts';
import type { Match } from './match.ts';

/** The Event tag of what is saved here: a file with one such game may be replaced. */
const EVENT = 'Minerve';

/** Writes a match as PDN or PGN. Other people's files are left alone. */
export function writeRecordFile(file: string, standard: RecordStandard, match: Match): void {
  const text = recordText(match, standard);
  if (text === undefined) throw wrongUsage((say) => say.records.notWritten(file, match.spec));
  try {
    if (existsSync(file) && !isOurs(readFileSync(file, 'utf8'), standard)) throw failure((say) => say.records.notOurs(file));
    writeFileSync(file, text);
  } catch (error) {
    if (!('code' in (error as Error))) throw error;
    throw failure((say) => say.unwritableFile(file, reason(error)));
  }
}

function isOurs(text: string, standard: RecordStandard): boolean {
  const records = readRecords(text, standard);
  if (!records.ok || records.value.length !== 1) return false;
  return tagOf(records.value[0], 'Event')?.value === EVENT;
}

/** The match as a record; undefined where its game is not written in this standard. */
export function recordText(match: Match, standard: RecordStandard): string | undefined {
  const { game, from } = match;
  const records = descriptorOf(game)?.records;
  if (records?.standard !== standard) return undefined;
  const start = replay(game, from, []).position;
  const [won, , lost] = records.results(game);
  const winner = match.wonByResigning;
  const result = winner === undefined ? {} : { result: winner === MAX ? won : lost };
  return records.write(game, { start, moves: numbersOf(match), tags: tagsOf(match, records.maxIsWhite(game)), ...result });
}

function numbersOf({ game, from, moves }: Pick<Match, 'from' | 'moves'> & { readonly game: Game }): number[] {
  const { position } = replay(game, from, []);
  return moves.map((text) => {
    const move = game.parseMove(text, position);
    if (!move.ok) throw new Error(move.error.message);
    position.play(move.value);
    return move.value;
  });
}

function tagsOf({ players, level }: Match, maxIsWhite: boolean) {
  const named = (sitter: string) => (sitter === 'person' ? '?' : `Minerve, level ${level}`);
  const [first, second] = [named(players.max), named(players.min)];
  return [
    { name: 'Event', value: EVENT },
    { name: 'Date', value: new Date().toISOString().slice(0, 10).replaceAll('-', '.') },
    { name: 'White', value: maxIsWhite ? first : second },
    { name: 'Black', value: maxIsWhite ? second : first },
  ];
}
