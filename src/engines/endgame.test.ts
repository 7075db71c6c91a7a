import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Game, legalMoves, type Position, Random, unwrap, winOf } from '../core/index.ts';
import { type DraughtsPosition, descriptorOf, parseGame } from '../games/index.ts';
import { createDraughtsSearch, type DraughtsRules, setDraughts } from '../kernels/index.ts';
import { fileName, type NamedBlob, pairBytes, TableSet, type TableValue } from '../tablebases/index.ts';
import { gameFolder, writeTable } from '../tablebases/node/index.ts';
import { type LocalEngine, lastAnalysis, openEngine, openLocalEngine } from './index.ts';

const game = (spec: string): Game => unwrap(parseGame(spec));
const folder = mkdtempSync(join(tmpdir(), 'endgame-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The most pieces of the tables of each game, which are built as files in the folder and as blobs of a page. */
const BUILT = { 'draughts:english:6x6': 4, 'draughts:souffler:6x6': 4, 'draughts:international:8x8': 3, chess: 3 } as const;
type Spec = keyof typeof BUILT;
const SPECS = Object.keys(BUILT) as Spec[];
const sets = new Map<Spec, { readonly set: TableSet; readonly files: readonly NamedBlob[] }>();
const setOf = (spec: Spec) => sets.get(spec) as { set: TableSet; files: NamedBlob[] };

beforeAll(async () => {
  for (const spec of SPECS) {
    const set = await TableSet.open(game(spec), []);
    const files: NamedBlob[] = [];
    for (const pair of set.pairs(BUILT[spec])) {
      const solved = await set.solve(pair);
      set.add(solved);
      const bytes = await pairBytes(set.rules, solved);
      writeTable(gameFolder(folder, set.rules), pair.name, bytes);
      files.push({ name: fileName(pair.name), blob: new Blob([bytes]) });
    }
    sets.set(spec, { set, files });
  }
}, 60_000);

interface Found {
  readonly text: string;
  readonly position: Position;
  readonly value: TableValue;
}

/** Random positions that are not over: of one material class, or of all with the most pieces. */
function some(spec: Spec, count: number, seed: number, slice?: string): Found[] {
  const { set } = setOf(spec);
  const random = new Random(seed);
  const names = set.slices().filter(({ name, pieces }) => (slice === undefined ? pieces === BUILT[spec] : name === slice));
  const found: Found[] = [];
  while (found.length < count) {
    const judged = set.tableToVerify(random.pick(names).name);
    const number = random.below(judged.size);
    const endless = judged.position(number);
    if (endless === undefined || endless.outcome() !== undefined) continue;
    const text = judged.text(endless);
    const position = unwrap(game(spec).parsePosition(text));
    if (position.outcome() === undefined) found.push({ text, position, value: judged.entry(number) });
  }
  return found;
}

/** A value from Max's view, as tables tell it for the side to move. */
function tableValue(value: number, position: Position): TableValue {
  const win = winOf(value);
  if (win === undefined) return { result: 'draw', plies: null };
  return { result: win.winner === position.turn() ? 'win' : 'loss', plies: win.plies };
}

/** What a position is worth after a move, as the table of its moves has it. */
function after(spec: Spec, position: Position, move: number): TableValue {
  position.play(move);
  const over = position.outcome();
  const value = over === undefined ? setOf(spec).set.probeLoaded(position) : tableValue(over, position);
  position.undo();
  return value as TableValue;
}

describe('the answer of an engine with endgame tables', () => {
  it.each(SPECS)('%s: gives for every move the plies to the win or loss', async (spec) => {
    const engine = await openLocalEngine(spec, { tablebases: setOf(spec).files });
    let decided = 0;
    for (const { text, position, value } of some(spec, 60, 5)) {
      const analysis = engine.analyse(text, { values: true });
      expect([text, analysis.final, analysis.fromTables, tableValue(analysis.value, position)]).toEqual([
        text,
        true,
        true,
        value,
      ]);
      const moves = analysis.moves?.map(({ move, value }) => [move, tableValue(value, position)] as const) ?? [];
      expect(moves).toHaveLength(legalMoves(position).length);
      for (const [move, { plies }] of moves) {
        const known = after(spec, position, unwrap(game(spec).parseMove(move, position)));
        expect([text, move, plies]).toEqual([text, move, known.plies === null ? null : known.plies + 1]);
      }
      if (value.plies !== null) {
        decided++;
        expect(analysis.pv).toHaveLength(Math.min(60, value.plies));
      }
    }
    expect(decided).toBeGreaterThan(5);
  });

  it('is also read from a folder, in a thread', async () => {
    const spec = 'draughts:english:6x6';
    const engine = await openEngine(spec, { tablebases: folder, threads: 2 });
    try {
      for (const { text, position, value } of some(spec, 5, 6))
        expect(tableValue((await lastAnalysis(engine.analyse(text))).value, position)).toEqual(value);
    } finally {
      engine.close();
    }
  });

  it('is not a win if a draw rule comes first, but the winning move is still played', async () => {
    const spec = 'draughts:english:6x6';
    const engine = await openLocalEngine(spec, { tablebases: setOf(spec).files });
    const rules = game(spec);
    let tried = 0;
    for (const { text, position, value } of some(spec, 40, 8, 'KKvK')) {
      // Nothing to take: the count of kings' moves goes on.
      const goesOn = (position as DraughtsPosition).legal().every(({ taken }) => taken === 0n);
      const plies = value.plies ?? 0;
      if (!goesOn || value.result !== 'win' || plies < 12) continue;
      tried++;
      const late = (quiet: number) => `${text}:quiet=${quiet}`;
      expect(winOf(engine.analyse(late(80 - plies), { depth: 1 }).value)?.plies).toBe(plies);
      const analysis = engine.analyse(late(81 - plies), { depth: 1 });
      expect([text, analysis.fromTables, winOf(analysis.value)]).toEqual([text, undefined, undefined]);
      const played = unwrap(rules.parseMove(analysis.move as string, position));
      expect(after(spec, position, played).plies).toBe(plies - 1);
    }
    expect(tried).toBeGreaterThan(2);
  });

  it('is not used by a level below the last', async () => {
    const spec = 'draughts:english:6x6';
    const [bare, armed] = [await openLocalEngine(spec), await openLocalEngine(spec, { tablebases: setOf(spec).files })];
    for (const { text } of some(spec, 10, 9)) {
      const [one, other] = [bare, armed].map((engine) => engine.analyse(text, { level: 3, fresh: true }));
      expect([text, other.move, other.value, other.nodes]).toEqual([text, one.move, one.value, one.nodes]);
    }
  });
});

describe('an ending played with tables against a perfect defender', () => {
  it.each(SPECS)('%s: is won within the plies of the table if won, and never lost if drawn', async (spec) => {
    const engine = await openLocalEngine(spec, { tablebases: setOf(spec).files });
    const count = { win: 0, draw: 0, loss: 0 };
    for (const { position, value } of some(spec, 40, 11)) {
      const result = playOut(spec, engine, position, value.plies ?? 30);
      count[value.result]++;
      if (value.result === 'win') expect(result).toEqual({ result: 'win', plies: value.plies });
      else if (value.result === 'draw') expect(result.result).toBe('draw');
    }
    expect(Math.min(count.win, count.draw)).toBeGreaterThan(1);
  });
});

/** The engine moves first; the other side holds out as long as it can, and takes what it is given. */
function playOut(spec: Spec, engine: LocalEngine, position: Position, most: number): TableValue {
  const rules = game(spec);
  const first = position.turn();
  let plies = 0;
  for (; position.outcome() === undefined && plies < most; plies++) {
    if (position.turn() === first)
      position.play(unwrap(rules.parseMove(engine.analyse(rules.formatPosition(position)).move as string, position)));
    else position.play(bestDefence(spec, position));
  }
  const outcome = position.outcome();
  if (outcome === undefined || outcome === 0) return { result: 'draw', plies: null };
  return { result: winOf(outcome)?.winner === first ? 'win' : 'loss', plies };
}

function bestDefence(spec: Spec, position: Position): number {
  const worth = ({ result, plies }: TableValue) => (plies === null ? 0 : result === 'loss' ? 1000 - plies : plies - 1000);
  const moves = legalMoves(position).map((move) => [move, worth(after(spec, position, move))] as const);
  return moves.reduce((best, move) => (move[1] > best[1] ? move : best))[0];
}

describe('the compiled search with tables of three pieces, among four', () => {
  const searchOf = async (spec: Spec, endless: boolean, pieces: number) => {
    const { set } = setOf(spec);
    const names = set.slices().filter((slice) => slice.pieces <= 3);
    const { rules, size } = { rules: spec.split(':')[1] as DraughtsRules, size: 6 as const };
    const endgame = await set.entriesOf(names.map(({ name }) => name));
    const search = await createDraughtsSearch({ rules, size, drawing: !endless }, { hashMb: 1, endgame });
    search.lookUp(pieces);
    return (text: string, aim: Parameters<typeof search.search>[0]) => {
      const position = unwrap(game(spec).parsePosition(text)) as DraughtsPosition;
      search.forget();
      setDraughts(search.exports, position.board());
      return search.search(aim);
    };
  };

  it.each(['draughts:english:6x6', 'draughts:souffler:6x6'] as const)(
    '%s: claims only what is so, and sees more than without',
    async (spec) => {
      const [armed, bare] = [await searchOf(spec, true, 3), await searchOf(spec, true, 0)];
      const seen = { armed: 0, bare: 0 };
      for (const { text, value } of some(spec, 150, 21)) {
        const [found] = armed(text, { depth: 4 }).lines;
        const win = winOf(found.value);
        if (win !== undefined) {
          seen.armed++;
          expect([text, win.winner > 0 ? 'win' : 'loss']).toEqual([text, value.result]);
          if (value.result === 'win') expect(win.plies).toBeGreaterThanOrEqual(value.plies ?? 0);
        }
        if (winOf(bare(text, { depth: 4 }).lines[0].value) !== undefined) seen.bare++;
      }
      expect(seen.armed).toBeGreaterThan(seen.bare);
    },
  );

  it('gives the same values as without tables if selectivity is off', async () => {
    const spec = 'draughts:english:6x6';
    const [armed, bare] = [await searchOf(spec, false, 3), await searchOf(spec, false, 0)];
    for (const { text } of some(spec, 20, 22)) {
      const aim = { depth: 5, selectivity: false };
      expect(armed(text, aim)).toEqual(bare(text, aim));
    }
  });
});

describe('damaged or unsuitable tables', () => {
  const refused = async (spec: string, tables: string | NamedBlob[], code: string) =>
    expect(openEngine(spec, { tablebases: tables })).rejects.toMatchObject({ code });

  it('are refused with the reason when the engine is opened', async () => {
    const { set, files } = setOf('draughts:english:6x6');
    const place = gameFolder(folder, set.rules);
    const damaged = join(mkdtempSync(join(folder, 'damaged-')), 'here');
    for (const name of readdirSync(place)) {
      const bytes = readFileSync(join(place, name));
      if (name.startsWith('KKvK.')) bytes[bytes.length - 3] ^= 1;
      writeTable(gameFolder(damaged, set.rules), name.replace('.table', ''), bytes);
    }
    await refused('draughts:english:6x6', damaged, 'table-damaged');
    await refused('draughts:english:6x6', join(folder, 'nowhere'), 'no-tables-there');
    await refused('draughts:frisian', folder, 'no-tables');
    await refused('connect4', folder, 'no-tables');
    await refused('draughts:souffler:6x6', [...files], 'table-of-another-game');
    await refused('draughts:souffler:6x6', [{ name: 'note.table', blob: new Blob(['hello']) }], 'not-a-table');
    writeFileSync(join(folder, 'file'), '');
    await refused('draughts:english:6x6', join(folder, 'file'), 'table-unreadable');
    await expect(openLocalEngine('draughts:english:6x6', { tablebases: folder })).rejects.toMatchObject({ code: 'no-folders' });
    const composed = { algorithm: 'alphabeta', deepening: true };
    await expect(openEngine('draughts:english:6x6', { tablebases: folder, search: composed })).rejects.toMatchObject({
      code: 'tables-and-search',
    });
  });

  it('are used in the search of the games whose descriptor says so', () => {
    const looksUp = (spec: string) => descriptorOf(game(spec))?.search?.(game(spec)).looksUp;
    expect([looksUp('draughts'), looksUp('chess')]).toEqual([true, undefined]);
  });
});
