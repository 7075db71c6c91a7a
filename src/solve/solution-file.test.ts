import { describe, expect, it } from 'vitest';
import { fromPure, MAX, MIN, Random, unwrap, WIN } from '../core/index.ts';
import { randomArena } from '../fixtures/index.ts';
import { pureChomp, pureTicTacToe } from './fixtures/pure-games.ts';
import {
  arenaFromGraph,
  attractors,
  checkSaved,
  explore,
  fingerprint,
  graphOf,
  readSolution,
  solveValues,
  writeSolution,
} from './index.ts';

const chomp = unwrap(explore(fromPure(pureChomp(2, 2))));
const solution = unwrap(attractors(chomp));
const text = unwrap(writeSolution(chomp, solution));
const lines = text.split('\n');

/** The same file with a line changed and a correct checksum, as a forger would write it. */
function forged(line: number, to: string): string {
  return withChecksum(lines.with(line - 1, to).slice(0, -2));
}

function withChecksum(kept: readonly string[]): string {
  const changed = kept.join('\n');
  let sum = 0x811c9dc5;
  for (const char of `${changed}\n`) sum = Math.imul(sum ^ char.charCodeAt(0), 0x01000193);
  return `${changed}\nend ${(sum >>> 0).toString(16).padStart(8, '0')}\n`;
}

describe('a solution file', () => {
  it('is text: a header, a line for each position, a checksum', () => {
    expect(lines[0]).toMatch(
      /^\{"minerve":"solution","version":1,"title":"chomp:2x2","positions":8,"moves":9,"start":0,"arena":"[0-9a-f]{8}"\}$/,
    );
    expect(lines.slice(1, 9)).toEqual(['+ 3 3', '- 1 4', '- 1 4', '+ 2 5', '- 0 .', '+ 1 7', '+ 1 7', '+ 0 .']);
    expect(lines[9]).toMatch(/^end [0-9a-f]{8}$/);
  });

  it('is read back to the same solution, which the checker accepts', () => {
    const saved = unwrap(readSolution(text));
    expect(saved.solution).toEqual(solution);
    expect(unwrap(checkSaved(chomp, saved))).toEqual({ positions: 8, moves: 9 });
  });

  it('keeps draws, cycles and whole random arenas, with the arena inside if asked', () => {
    const random = new Random(15);
    for (let trial = 0; trial < 30; trial++) {
      const arena = randomArena(random, { size: random.between(1, 30), degree: 3 });
      const solved = unwrap(attractors(arena));
      const saved = unwrap(readSolution(unwrap(writeSolution(arena, solved, { graph: true }))));
      expect(saved.solution).toEqual(solved);
      const carried = unwrap(arenaFromGraph(saved.graph as NonNullable<typeof saved.graph>));
      expect(graphOf(carried)).toEqual(graphOf(arena));
      expect(checkSaved(carried, saved).ok).toBe(true);
    }
  });

  describe('of a game of points', () => {
    // Max takes the larger of two values, Min the smaller: 3 points, through the second move.
    const points = unwrap(
      arenaFromGraph({
        title: 'points',
        names: ['start', 'left', 'right', 'a', 'b', 'c'],
        owner: [1, -1, -1, 1, 1, 1],
        outcome: [null, null, null, -2, 3, WIN],
        offsets: [0, 2, 4, 6, 6, 6, 6],
        targets: [1, 2, 3, 5, 4, 5],
        start: 0,
      }),
    );
    const values = unwrap(solveValues(points));
    const file = unwrap(writeSolution(points, values));

    it('has the points of each position, and is read back to them', () => {
      expect(JSON.parse(file.split('\n')[0])).toMatchObject({ version: 2, unit: 'points', positions: 6 });
      expect(file.split('\n').slice(1, 4)).toEqual(['3 2 2', '-2 1 3', '3 1 4']);
      const saved = unwrap(readSolution(file));
      expect(saved.solution).toEqual(values);
      expect(unwrap(checkSaved(points, saved))).toEqual({ positions: 6, moves: 6 });
    });

    it('is not written where a solution only says who wins', () => {
      expect(writeSolution(points, unwrap(attractors(points)))).toMatchObject({ error: { code: 'points-unproven' } });
    });

    it('is refused for any other points, heights and moves, though the same player wins', () => {
      for (const [line, to] of [
        [1, '4 2 2'],
        [1, '3 3 2'],
        [1, '3 2 1'],
        [3, '2 1 4'],
        [5, '9 0 .'],
        [5, '3 0 4'],
      ] as const) {
        const saved = readSolution(withChecksum(file.split('\n').with(line, to).slice(0, -2)));
        expect(checkSaved(points, unwrap(saved)), to).toMatchObject({ error: { code: 'wrong-values' } });
      }
      for (const to of ['x 2 2', '3 . 2', '3 2', '4294967299 2 2'])
        expect(readSolution(withChecksum(file.split('\n').with(1, to).slice(0, -2))), to).toMatchObject({
          error: { code: 'bad-points-line' },
        });
    });
  });

  it('is not written for a solution that is wrong', () => {
    const wrong = { ...solution, rank: solution.rank.with(3, 4) };
    expect(writeSolution(chomp, wrong)).toMatchObject({ ok: false, error: { code: 'wrong-solution' } });
  });

  it('cut off anywhere is refused', () => {
    for (let length = 0; length < text.length - 1; length++) {
      const result = readSolution(text.slice(0, length));
      expect([length, result.ok]).toEqual([length, false]);
      if (!result.ok && length > lines[0].length) expect(result.error.code).toBe('truncated');
    }
    expect(readSolution(text.slice(0, lines[0].length + 20))).toMatchObject({
      error: { message: 'The file stops after 3 of its 8 positions: it was cut off. Write it again.' },
    });
    expect(readSolution(lines.slice(0, 9).join('\n'))).toMatchObject({
      error: { message: 'The file stops after 7 of its 8 positions: it was cut off. Write it again.' },
    });
    expect(readSolution(text.replace('"positions":8', '"positions":2000000000'))).toMatchObject({
      error: { message: 'The file stops after 9 of its 2000000000 positions: it was cut off. Write it again.' },
    });
    expect(readSolution(text.slice(0, -3))).toMatchObject({
      error: { message: 'The file stops before its last line, "end" with the checksum: it was cut off. Write it again.' },
    });
  });

  it('with any one character changed, left out or put in is refused', () => {
    for (let i = 0; i < text.length - 1; i++)
      for (const character of ['0', '7', '+', '-', '.', ' ', '\n', 'x', '']) {
        const changed = text.slice(0, i) + character + text.slice(i + 1);
        if (changed !== text) expect([i, character, readSolution(changed).ok]).toEqual([i, character, false]);
        if (character) expect(readSolution(text.slice(0, i) + character + text.slice(i)).ok).toBe(false);
      }
  });

  it('says what was changed', () => {
    const edited = readSolution(text.replace('\n+ 2 5\n', '\n+ 9 5\n'));
    expect(edited).toMatchObject({
      error: { code: 'edited', message: 'The checksum does not fit: the file was changed after it was written.' },
    });
    expect(readSolution(text.replace('\n+ 2 5\n', '\n? 2 5\n'))).toMatchObject({
      error: {
        code: 'edited',
        message: expect.stringContaining('Line 5, "? 2 5", is not a winner (+, - or =), a rank and a move.'),
      },
    });
    expect(readSolution(`${lines.slice(0, 9).join('\n')}\n+ 0 .\n${lines[9]}\n`)).toMatchObject({
      error: { code: 'edited', message: 'Line 10 should be "end" and the checksum, after 8 positions: the file was changed.' },
    });
  });

  it('is read whatever an editor or a system did to its line ends', () => {
    for (const same of [text.replaceAll('\n', '\r\n'), `\uFEFF${text}`, `${text}\n`, text.trimEnd(), `${text}\r\n`])
      expect(readSolution(same)).toEqual(readSolution(text));
    expect(readSolution(text.replaceAll('\n', '\r\n').slice(0, -4))).toMatchObject({ error: { code: 'truncated' } });
  });

  it('with something after its last line is refused as that, not as cut off', () => {
    for (const after of ['more\n', '\n\n', '7', ' ', lines[9], 'x'.repeat(1000)])
      expect([after, readSolution(text + after)]).toMatchObject([
        after,
        {
          error: {
            code: 'trailing',
            message: 'Something follows line 10, "end" with the checksum, which is the last: take it away.',
          },
        },
      ]);
    expect(readSolution(`${text.trimEnd()}more`)).toMatchObject({ error: { code: 'trailing' } });
    expect(readSolution(`${lines.slice(0, 9).join('\n')}\nending\n`)).toMatchObject({ error: { code: 'edited' } });
  });

  it('keeps the position that the game started from', () => {
    const started = unwrap(readSolution(unwrap(writeSolution(chomp, solution, { from: '2,1' }))));
    expect([started.from, started.graph]).toEqual(['2,1', undefined]);
    expect(unwrap(readSolution(text))).not.toHaveProperty('from');
  });

  it('of a forger, whose checksum fits, is refused by verify, with the position', () => {
    const [rank, move, winner] = ['+ 9 5', '+ 2 4', '- 2 5'].map((line) =>
      checkSaved(chomp, unwrap(readSolution(forged(5, line)))),
    );
    expect(rank).toMatchObject({
      error: {
        code: 'wrong-solution',
        message: expect.stringMatching(/^Position .*its rank is 3, but the strategy moves to rank 9, not 2\.$/),
      },
    });
    expect(move).toMatchObject({
      error: { message: expect.stringMatching(/the strategy moves to 4, which is not a legal move\.$/) },
    });
    expect(winner).toMatchObject({
      error: { message: expect.stringMatching(/it is a win of Adam, but the strategy moves to a win of Ève\.$/) },
    });
    expect(readSolution(forged(5, '+ two 5'))).toMatchObject({ error: { code: 'bad-line' } });
  });

  it('of another game, version or kind is refused by its first line', () => {
    expect(readSolution('hello')).toMatchObject({
      error: { code: 'not-a-solution', message: 'This is not a solution file of minerve: its first line is not JSON.' },
    });
    expect(readSolution('{"a":1}\n')).toMatchObject({ error: { code: 'not-a-solution' } });
    expect(readSolution('null\n')).toMatchObject({ error: { code: 'not-a-solution' } });
    expect(readSolution(text.replace('"version":1', '"version":3'))).toMatchObject({
      error: { code: 'version', message: 'The file has version 3; this program reads versions 1, 2.' },
    });
    expect(readSolution(text.replace('"version":1', '"version":2'))).toMatchObject({
      error: {
        code: 'not-a-solution',
        message: 'This is not a solution file of minerve: its first line does not say "unit": "points".',
      },
    });
    expect(readSolution(text.replace('"positions":8', '"positions":-8'))).toMatchObject({ error: { code: 'not-a-solution' } });
  });

  it('whose arena has names that are no text is refused', () => {
    for (const name of [1, null, { toString: 1 }])
      expect(
        arenaFromGraph({ names: [name], owner: [1], outcome: [0], offsets: [0, 0], targets: [], start: 0 } as never),
      ).toMatchObject({
        ok: false,
        error: { code: 'bad-name' },
      });
    for (const [field, value] of Object.entries({ version: { toString: 1 }, positions: { toString: 1 }, from: { toString: 1 } }))
      expect(typeof readSolution(text.replace('{', `{${JSON.stringify(field)}:${JSON.stringify(value)},`)).ok).toBe('boolean');
  });

  it('of another arena is refused with what differs', () => {
    const saved = unwrap(readSolution(text));
    const larger = unwrap(explore(fromPure(pureTicTacToe()), { start: () => fromPure(pureTicTacToe()).at('xoxoxo...') }));
    expect(checkSaved(larger, saved)).toMatchObject({
      error: {
        code: 'other-arena',
        message: 'The file solves another arena: its title is chomp:2x2, that of tictactoe is tictactoe.',
      },
    });
    const graph = graphOf(chomp);
    const drawn = unwrap(arenaFromGraph({ ...graph, outcome: graph.outcome.map((outcome) => (outcome === WIN ? 0 : outcome)) }));
    expect(checkSaved(drawn, saved)).toMatchObject({
      error: { code: 'other-arena', message: expect.stringContaining('its checksum of owners, outcomes and moves is') },
    });
  });
});

describe('the fingerprint of an arena', () => {
  it('changes with every owner, outcome, move and start', () => {
    const graph = {
      names: ['a', 'b', 'c'],
      owner: [MAX, MIN, MAX],
      outcome: [null, null, WIN],
      offsets: [0, 1, 2, 2],
      targets: [1, 2],
      start: 0,
    };
    const of = (changes: object) =>
      JSON.stringify(fingerprint(unwrap(arenaFromGraph({ ...graph, ...changes }, { bipartite: false }))));
    const all = [
      {},
      { owner: [MIN, MIN, MAX] },
      { owner: [MAX, MIN, MIN] },
      { outcome: [null, null, -WIN] },
      { outcome: [null, null, 0] },
      { targets: [2, 2] },
      { targets: [1, 0] },
      { offsets: [0, 2, 2, 2] },
      { start: 1 },
      { title: 'other' },
    ].map(of);
    expect(new Set(all).size).toBe(all.length);
  });
});
