import { type Game, ok, type Result } from '../../core/index.ts';
import { gameName } from '../game-info.ts';
import { infoOf } from '../registry.ts';
import { failure } from './words.ts';

/** A heuristic as a file has it: as it is typed, or as JSON, which `minerve evaluate --json` writes too. */
export function parseHeuristicFile(content: string, game: Game): Result<string> {
  if (!content.trim().startsWith('{')) return ok(content.trim());
  let read: Readonly<Record<string, unknown>>;
  try {
    read = JSON.parse(content);
  } catch (thrown) {
    return failure('heuristic-not-json', { reason: (thrown as Error).message });
  }
  const { game: of, heuristic, settings = {}, table } = read;
  const own = infoOf(game)?.name ?? game.name;
  const there = typeof of === 'string' ? gameName(of) : own;
  if (there !== own) return failure('heuristic-of-other-game', { there, game: own });
  if (table !== undefined && table !== null) return ok(`table=${typeof table === 'string' ? table : tableText(table)}`);
  if (typeof heuristic !== 'string') return failure('heuristic-file');
  const values = Object.entries(settings ?? {}).map(([name, value]) => ` ${name}=${value}`);
  return ok(heuristic + values.join(''));
}

/** Lists of rows, or for each kind of pieces its lists or its number. */
function tableText(table: unknown): string {
  if (typeof table !== 'object' || Array.isArray(table)) return JSON.stringify(table);
  return Object.entries(table as object)
    .map(([kind, weights]) => `${kind} ${JSON.stringify(weights)}`)
    .join(' ; ');
}
