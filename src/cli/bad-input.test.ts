import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { emptyFolder, minerve } from './fixtures/program.ts';

const folder = emptyFolder();
const file = (name: string, text: string) => writeFileSync(join(folder, name), text);

const rules = 'turn: () => 1, moves: () => [1, 2], play: (n, m) => n + m';
file('no-outcome.mjs', `export default { start: 0, ${rules} };`);
file('never-ends.mjs', `export default { start: 0, ${rules}, outcome: () => undefined };`);
file('stuck.mjs', `export default { start: 0, ${rules}, moves: () => [], outcome: () => undefined };`);
file('half.mjs', `export default { start: 0, ${rules}, outcome: (n) => (n > 3 ? 0.5 : undefined) };`);
file('throws.mjs', `export default {\n  start: 0, ${rules},\n  outcome: (n) => n.points.sum };`);
file(
  'lies.mjs',
  `const position = () => ({ n: 0, turn() { return 1; }, moves(into, at) { into[at] = this.n; return at + 1; }, play() { this.n++; },
     undo() {}, outcome() { return this.n > 2 ? 0 : undefined; }, evaluate() { return 0; } });
   export const game = { name: 'lies', start: position, formatMove: String, parseMove: () => ({ ok: true, value: 0 }),
     formatPosition: ({ n }) => String(n), parsePosition: () => ({ ok: true, value: position() }), draw: ({ n }) => String(n) };`,
);

file(
  'race21.mjs',
  `export default { start: { total: 0, turn: 1 }, turn: ({ turn }) => turn, moves: ({ total }) => [1, 2, 3].filter((n) => total + n <= 21),
     play: ({ total, turn }, n) => ({ total: total + n, turn: -turn }), outcome: ({ total, turn }) => (total === 21 ? -turn * 1e9 : undefined) };`,
);
file('leaves.mjs', `export default { start: 0, ${rules}, outcome: () => process.exit(0) };`);

/** What is typed, the exit code, and what the sentence must contain. */
const wrong: [string, number, RegExp][] = [
  ['serch connect4', 2, /no command "serch"\. Did you mean minerve search\?/],
  ['connect4', 2, /"connect4" is a game, not a command: type minerve play connect4/],
  ['search conect4', 2, /no game "conect4"\. Did you mean connect4\?/],
  ['search connect4 --algorithm alphabet', 2, /Did you mean alphabeta\?/],
  ['search connect4 --dept 3', 2, /Did you mean --depth\?/],
  ['search connect4 --depth 0', 2, /--depth is "0": give a whole number in plain digits, 1 or more/],
  ['search connect4 --time -1', 2, /--time is "-1"/],
  ['search connect4 --position 4449', 2, /Move 4 of 4449: there is no column "9"/],
  ['search connect4 --moves 4,4,8', 2, /Move 3: "8" is not a legal move here/],
  ['search connect4 --depth 1e3', 2, /--depth is "1e3": give a whole number in plain digits/],
  ['search connect4 --time 1e-3', 2, /--time is "1e-3": give a number in plain digits/],
  ['search tictactoe --moves a1,,b2', 2, /Move 2 of a1,,b2 is empty/],
  [
    'search ./race21.mjs --position {"total":"abc"}',
    2,
    /\{"total":"abc"\} is not a position of race21\.mjs, which starts at \{"total":0,"turn":1\}: turn\(\) returns undefined/,
  ],
  ['search ./race21.mjs --position {"total":"abc","turn":1}', 2, /is not a position of .*: there is no legal move there/],
  ['search tictactoe:0x3x3', 2, /A board of 0x3 is impossible/],
  ['search tree:[[1,2]', 2, /this bracket is never closed/],
  ['search tree:@nowhere.txt', 1, /The file nowhere\.txt cannot be read: no such file/],
  ['search tictactoe --algorithm minimax2 --depth 3 --table-mb 8', 2, /This algorithm has no memory/],
  ['search connect4 --lang de', 2, /--lang is "de": type en or fr/],
  ['play connect4 --as both --as none', 2, /--as is given twice/],
  ['play chess --perfect', 2, /chess is too large to be solved, so nobody plays it perfectly/],
  ['search ./no-outcome.mjs', 1, /lacks outcome\(\)/],
  ['search ./never-ends.mjs --algorithm minimax', 1, /The search went 200000 plies deep.*: add a --depth\./],
  ['search ./stuck.mjs', 1, /A position without a legal move must have an outcome/],
  ['search ./half.mjs', 1, /0\.5 is not an integer/],
  ['search ./throws.mjs', 1, /The game failed at throws\.mjs:3:\d+: TypeError: Cannot read/],
  ['search ./lies.mjs --depth 3', 1, /undo\(\) does not restore what play\(\) changes/],
  ['search ./leaves.mjs', 1, /a game must not call process\.exit\(\)/],
  ['perft ./lies.mjs --depth 3', 1, /undo\(\) does not restore what play\(\) changes/],
  ['perft ./stuck.mjs --depth 3', 1, /no legal move and no outcome/],
];

describe('bad input', () => {
  it.concurrent.each(wrong)('minerve %s', async (typed, code, sentence) => {
    const run = await minerve(typed.split(' '), { folder });
    expect(run.err).toMatch(sentence);
    expect(run.err).toMatch(/^minerve: [^\n]*[.?]\n$/);
    expect([run.code, run.out]).toEqual([code, '']);
  });

  it('empty texts are refused', async () => {
    for (const args of [
      ['search', ''],
      ['search', 'connect4', '--position', ''],
      ['search', 'connect4', '--moves', ' '],
    ]) {
      const { code, err } = await minerve(args);
      expect([code, err]).toEqual([2, expect.stringMatching(/^minerve: .*empty.*\n$/)]);
    }
  });

  it('an unexpected error is one line, and MINERVE_DEBUG shows where it came from', async () => {
    const plain = await minerve(['search', './throws.mjs'], { folder });
    expect(plain.err).not.toMatch(/\n\s+at /);
    const { err } = await minerve(['search', './throws.mjs'], { folder, environment: { MINERVE_DEBUG: '1' } });
    expect(err).toMatch(/\n\s+at .*throws\.mjs:3/);
  });
});
