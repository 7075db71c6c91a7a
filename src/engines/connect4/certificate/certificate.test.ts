import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../../core/index.ts';
import { IS_LONG, rounds } from '../../../fixtures/index.ts';
import { type Connect4Position, connect4, parseBoardSize } from '../../../games/index.ts';
import { checkCertificate } from './check.ts';
import { openDistances, openLeafSearch } from './distance.ts';
import { type Certificate, LEAF, MOST_BUDGET, readCertificate, writeCertificate } from './file.ts';
import { generate } from './generate.ts';
import type { Claim } from './layers.ts';
import { type Cells, cell, LeafSearch, NO_CELLS, TableSearch, union } from './leaf-search.ts';
import { Strategy } from './strategy.ts';

const BUDGET = 100;

async function certificateOf(board: string, moves: readonly number[], owner: Claim['owner'], goal: Claim['goal']) {
  const claim: Claim = { board: unwrap(parseBoardSize(board)), moves, owner, goal };
  const { distance } = await openDistances(claim);
  const nodesToClose = await openLeafSearch(claim);
  return { claim, budget: BUDGET, codes: generate(claim, { budget: BUDGET, distance, nodesToClose }) as number[] };
}

/** A position of the library with the owner to move, as cells. */
function cellsOf(position: Connect4Position) {
  const { columns, rows } = position.shape;
  const of = (player: number): Cells => {
    let cells = NO_CELLS;
    for (let column = 0; column < columns; column++)
      for (let row = 0; row < rows; row++)
        if (position.at(column, row) === player) cells = union(cells, cell(column * (rows + 1) + row));
    return cells;
  };
  return { own: of(position.turn()), other: of(-position.turn()) };
}

/** What the player to move reaches with best play, 1, 0 or -1, by the game's rules alone. */
function worth(position: Connect4Position): number {
  let best = -1;
  const moves: number[] = [];
  moves.length = position.moves(moves, 0);
  for (const column of moves) {
    position.play(column);
    const outcome = position.outcome();
    best = Math.max(best, outcome === undefined ? -worth(position) : outcome === 0 ? 0 : 1);
    position.undo();
  }
  return best;
}

function* playouts(board: string, games: number): Generator<Connect4Position> {
  const random = new Random(34);
  for (let n = 0; n < games; n++) {
    const position = connect4(unwrap(parseBoardSize(board))).start() as Connect4Position;
    const moves: number[] = [];
    for (; position.outcome() === undefined; position.play(moves[random.below(position.moves(moves, 0))])) yield position;
  }
}

describe('the leaf search', () => {
  it.each(['7x6x4', '8x6x4', '5x4x3', '4x9x5', '9x4x2'])('sees the wins of the library on %s', (board) => {
    const search = new LeafSearch(unwrap(parseBoardSize(board)), false);
    const { rows } = search.size;
    for (const position of playouts(board, 40)) {
      const cells = cellsOf(position);
      const [wins, free] = [search.threatsOf(cells.own), search.playable(cells)];
      const moves: number[] = [];
      moves.length = position.moves(moves, 0);
      const ours: number[] = [];
      for (const column of moves) {
        const row = Array.from({ length: rows }, (_, row) => row).find((row) => position.at(column, row) === 0) as number;
        const at = cell(column * (rows + 1) + row);
        expect(((free.low & at.low) | (free.high & at.high)) !== 0).toBe(true);
        if (((wins.low & at.low) | (wins.high & at.high)) !== 0) ours.push(column);
      }
      expect(ours[0]).toBe(position.winningMove(position.turn()));
    }
  });

  it.each(['4x4x4', '5x3x3', '3x5x3', '5x4x4'])('agrees on %s with a search by the rules, with a table and without', (board) => {
    const size = unwrap(parseBoardSize(board));
    const searches = [
      new LeafSearch(size, false),
      new LeafSearch(size, true),
      new TableSearch(size, false),
      new TableSearch(size, true),
    ];
    let seen = 0;
    for (const position of playouts(board, 60)) {
      if (position.columnsPlayed().length < size.columns * size.rows - 9) continue;
      seen++;
      const value = worth(position);
      const cells = cellsOf(position);
      expect(searches.map((search) => search.reaches(cells))).toEqual([value > 0, value >= 0, value > 0, value >= 0]);
    }
    expect(seen).toBeGreaterThan(50);
  });
});

describe('the compiled leaf search', () => {
  it.each(['7x6x4', '6x5x4', '5x4x3', '4x9x5', '9x4x3', '2x19x3'])(
    'closes the same leaves with the same nodes on %s',
    async (name) => {
      const board = unwrap(parseBoardSize(name));
      let closed = 0;
      for (const goal of ['win', 'draw'] as const) {
        const search = new LeafSearch(board, goal === 'draw');
        const nodesToClose = await openLeafSearch({ board, moves: [], owner: 'first', goal });
        for (const position of playouts(name, 20)) {
          const cells = cellsOf(position);
          const nodes = search.reaches(cells, BUDGET) === true ? search.nodes : undefined;
          expect(nodesToClose(cells, BUDGET)).toBe(nodes);
          if (nodes !== undefined && nodes > 1) closed++;
        }
      }
      expect(closed).toBeGreaterThan(10);
    },
  );
});

const strategies = new Map<string, Strategy>();

/** The strategy of a certificate of 7x6: made once, because it takes seconds. */
function strategyOf(name: string): Strategy {
  const file = new URL(`../../../../proof/connect4/certificates/${name}.cert`, import.meta.url);
  const strategy = strategies.get(name) ?? new Strategy(unwrap(readCertificate(readFileSync(file, 'utf8'))));
  strategies.set(name, strategy);
  return strategy;
}

describe('a certificate', () => {
  it('of a draw is made and accepted, for either player', async () => {
    for (const owner of ['first', 'second'] as const) {
      const certificate = await certificateOf('5x4x4', [], owner, 'draw');
      expect(checkCertificate(certificate)).toMatchObject({ ok: true, value: { positions: certificate.codes.length } });
      expect(readCertificate(writeCertificate(certificate))).toEqual({ ok: true, value: certificate });
    }
  });

  it('of a draw after some moves, on 7x6, can be continued from an interrupted run', async () => {
    const claim: Claim = {
      board: { columns: 7, rows: 6, inRow: 4 },
      moves: [3, 3, 3, 3, 3, 1, 2, 2, 2, 2, 2, 3, 1, 1, 1],
      owner: 'second',
      goal: 'draw',
    };
    const { distance, close } = await openDistances(claim);
    const nodesToClose = await openLeafSearch(claim);
    const whole = generate(claim, { budget: 1000, distance, nodesToClose }) as number[];
    expect(checkCertificate({ claim, budget: 1000, codes: whole })).toMatchObject({ ok: true });
    const known = whole.slice(0, whole.length >> 1);
    const rest: number[] = [];
    expect(generate(claim, { budget: 1000, distance, nodesToClose, known, onCode: (code) => rest.push(code) })).toEqual(whole);
    expect([...known, ...rest]).toEqual(whole);
    close();
  });

  it('does not exist where the claim is false', async () => {
    await expect(certificateOf('4x4x4', [], 'first', 'win')).rejects.toThrow('no such strategy');
  });

  it('is refused with any code changed, unless the new move also works', async () => {
    const certificate = await certificateOf('5x4x4', [], 'second', 'draw');
    const { columns } = certificate.claim.board;
    let [refused, accepted] = [0, 0];
    for (let at = 0; at < certificate.codes.length; at += 61)
      for (const code of [LEAF, ...Array.from({ length: columns + 1 }, (_, column) => column)]) {
        if (code === certificate.codes[at]) continue;
        const verdict = checkCertificate({ ...certificate, codes: certificate.codes.with(at, code) });
        if (verdict?.ok) accepted++;
        else refused++;
        // A move is stored only where the search would need more than the budget.
        if (code === LEAF) expect(verdict).toMatchObject({ ok: false, error: { code: 'certificate-limit' } });
      }
    expect(refused).toBeGreaterThan(30);
    expect(accepted).toBeLessThan(refused / 3);
  });

  it('is refused if it is cut off, damaged, or claims something else', async () => {
    const certificate = await certificateOf('5x4x4', [], 'first', 'draw');
    const code = (other: Partial<Certificate> | { claim: Partial<Claim> }) => {
      const verdict = checkCertificate({
        ...certificate,
        ...other,
        claim: { ...certificate.claim, ...other.claim },
      } as Certificate);
      return verdict?.ok ? 'accepted' : verdict?.error.code;
    };
    expect(code({})).toBe('accepted');
    expect(code({ codes: certificate.codes.slice(0, -1) })).toBe('certificate-short');
    expect(code({ codes: [...certificate.codes, LEAF] })).toBe('certificate-long');
    expect(code({ claim: { goal: 'win' }, budget: MOST_BUDGET })).toMatch(/^certificate-(leaf|full|loses)$/);
    for (const claim of [{ owner: 'second' }, { moves: [0] }, { board: { columns: 5, rows: 5, inRow: 4 } }] as const)
      expect(code({ claim })).toMatch(/^certificate-/);
    for (const moves of [[0, 0, 0, 0, 0], [8]]) expect(code({ claim: { moves } })).toBe('certificate-start');
    const text = writeCertificate(certificate);
    for (let cut = 1; cut < text.length; cut += 7) expect(readCertificate(text.slice(0, -cut)).ok).toBe(false);
    for (const change of [text.replace('first', 'second'), text.replace('5x4x4', '5x5x4'), text.replace('a', 'b')])
      expect(readCertificate(change)).toMatchObject({ ok: false, error: { code: 'certificate-damaged' } });
  });

  it('is refused at the first leaf that takes more than its budget, and unreadable if its budget is enormous', async () => {
    const certificate = await certificateOf('5x4x4', [], 'first', 'draw');
    const refused = checkCertificate({ ...certificate, budget: 20 });
    expect(refused).toMatchObject({ ok: false, error: { code: 'certificate-limit', args: { budget: 20 } } });
    const line = refused?.ok === false ? String(refused.error.args?.line) : '';
    const position = connect4(certificate.claim.board).start() as Connect4Position;
    for (const letter of line) position.play(Number(letter) - 1);
    const search = new LeafSearch(certificate.claim.board, true);
    // The checker searches the position or its mirror image, which differ in the order of moves.
    expect(search.reaches(cellsOf(position))).toBe(true);
    expect(search.nodes).toBeGreaterThan(10);
    expect(readCertificate(writeCertificate({ ...certificate, budget: MOST_BUDGET })).ok).toBe(true);
    for (const budget of [0, 0.5, -1, MOST_BUDGET + 1, 2 ** 62, Number.POSITIVE_INFINITY])
      expect(readCertificate(writeCertificate({ ...certificate, budget }))).toMatchObject({
        ok: false,
        error: { code: 'certificate-budget', args: { most: MOST_BUDGET } },
      });
  });

  it('is a strategy that never loses against random play', async () => {
    const strategy = new Strategy(await certificateOf('5x4x4', [], 'second', 'draw'));
    const random = new Random(34);
    const stored = new Set<string>();
    for (let n = 0; n < 200; n++) {
      const position = connect4(unwrap(parseBoardSize('5x4x4'))).start() as Connect4Position;
      const moves: number[] = [];
      while (position.outcome() === undefined) {
        const line = position.columnsPlayed();
        const answer = strategy.answer(line);
        if (answer !== undefined) stored.add(answer.by);
        expect(answer === undefined).toBe(line.length % 2 === 0);
        position.play(answer?.column ?? moves[random.below(position.moves(moves, 0))]);
      }
      expect(position.outcome()).toBeLessThanOrEqual(0);
    }
    expect([...stored].sort()).toEqual(['search', 'stored']);
  });

  it('has no answer to a line that left the strategy, and does not search for ever', () => {
    const strategy = strategyOf('centre');
    expect(strategy.answer([3, 0])?.by).toBe('stored');
    for (const line of [
      [3, 3, 0, 3],
      [3, 1, 6, 5],
      [0, 3],
    ])
      expect(strategy.answer(line)).toBeUndefined();
  });

  it.each(['centre', ...(IS_LONG ? ['edge', 'second', 'third'] : [])])(
    'of the column %s reaches its goal against games at random, and against all replies of the first plies',
    (name) => {
      const strategy = strategyOf(name);
      const { moves, owner, goal } = strategy.certificate.claim;
      /** Whether the owner is to move after the moves of the claim. */
      const isOwners = (moves.length % 2 === 0) === (owner === 'first');
      const random = new Random(34);
      const position = connect4(unwrap(parseBoardSize('7x6x4'))).start() as Connect4Position;
      const answer = () => strategy.answer(position.columnsPlayed())?.column as number;
      const legal = () => {
        const moves: number[] = [];
        moves.length = position.moves(moves, 0);
        return moves;
      };
      const reaches = () => {
        const outcome = (position.outcome() as number) * (owner === 'first' ? 1 : -1);
        return goal === 'win' ? outcome > 0 : outcome >= 0;
      };
      // Most replies of the others are answered by a search: 100 games take a minute.
      for (let n = 0; n < rounds(name === 'centre' ? 1000 : 100); n++) {
        for (const column of moves) position.play(column);
        if (isOwners) position.play(answer());
        while (position.outcome() === undefined) {
          position.play(random.pick(legal()));
          if (position.outcome() === undefined) position.play(answer());
        }
        expect(reaches()).toBe(true);
        while (position.columnsPlayed().length > 0) position.undo();
      }
      /** Every reply is answered, from here on. */
      const follow = (replies: number): number => {
        if (replies === 0) return 1;
        let lines = 0;
        for (const reply of legal()) {
          position.play(reply);
          expect(position.outcome()).toBeUndefined();
          position.play(answer());
          lines += position.outcome() === undefined ? follow(replies - 1) : 1;
          position.undo();
          position.undo();
        }
        return lines;
      };
      for (const column of moves) position.play(column);
      if (isOwners) position.play(answer());
      expect(follow(3)).toBeGreaterThan(300);
    },
    600_000,
  );

  it('names the line that refutes a wrong leaf', () => {
    const claim: Claim = { board: { columns: 4, rows: 4, inRow: 4 }, moves: [0, 1, 0, 1, 0], owner: 'second', goal: 'win' };
    expect(checkCertificate({ claim, budget: 1000, codes: [LEAF] })).toMatchObject({
      ok: false,
      error: { code: 'certificate-leaf', args: { line: '12121' } },
    });
    expect(checkCertificate({ claim, budget: 1, codes: [LEAF] })).toMatchObject({
      ok: false,
      error: { code: 'certificate-limit', args: { line: '12121', budget: 1 } },
    });
  });
});
