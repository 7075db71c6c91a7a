import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { describe, expect, it, vi } from 'vitest';
import { kinds } from '../exercises/index.ts';
import { descriptors, parseGame } from '../games/index.ts';
import { PSEUDO_BRACKETS, PSEUDO_LANGUAGE } from '../i18n/index.ts';
import { algorithms, type StopSignal } from '../search/index.ts';
import { COMMAND_NAMES } from './commands.ts';
import { answered } from './fixtures/in-process.ts';
import { emptyFolder } from './fixtures/program.ts';
import { explain } from './problems.ts';

/**
 * Names that are the same in every language because users type them: of games, algorithms, commands and exercises; and
 * the players' names.
 */
const NAMES = new Set([
  ...[...COMMAND_NAMES, 'minerve', 'Minerve', 'ms', 'compiled'],
  ...algorithms.map(({ name }) => name),
  ...kinds.map(({ name }) => name),
  ...descriptors.map(({ info }) => info.name),
  ...['Max', 'Min', 'Adam', 'Ève'],
  // Of the text of a graph, which can be read again.
  ...['adam', 'eve', 'win', 'draw', 'start'],
]);

/** Words outside the brackets, except names, options, command lines, notation and files: they are not from a table. */
function unmarked(text: string): string[] {
  return outsideMarks(text)
    .split('\n')
    .filter((line) => !isJson(line) && !/^\s*minerve /.test(line) && !parseGame(line.trim()).ok)
    .flatMap((line) => line.split(/\s+/))
    .filter((word) => /\p{L}{2,}/u.test(word) && !isNotation(word));
}

function outsideMarks(text: string): string {
  let depth = 0;
  let outside = '';
  for (const letter of text) {
    if (letter === PSEUDO_BRACKETS[0]) depth++;
    else if (letter === PSEUDO_BRACKETS[1]) depth--;
    else if (depth === 0) outside += letter;
  }
  expect(depth, text).toBe(0);
  return outside;
}

function isJson(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}

/**
 * An option, a placeholder (FILE, FILE...), a file, a name, or anything with a digit or a character that prose does not
 * have.
 */
function isNotation(word: string): boolean {
  const bare = word.replace(/^[("«[]+|[)"»\].,:;!?]+$/gu, '');
  return (
    /^--[a-z]|^\[?[A-Z]+\]?(\.{3})?$/.test(word) ||
    NAMES.has(bare.replace(/:\S+$/, '')) ||
    /[\d/_|=<>@{}[\]]/.test(bare) ||
    parseGame(bare).ok
  );
}

/**
 * The output of `minerve play` for these input lines, without the echoed input. Standard input is mocked, because
 * `play` reads process.stdin.
 */
async function playOutput(typed: readonly string[], ...lines: string[]): Promise<string> {
  const input = vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from(lines.map((line) => `${line}\n`)) as never);
  try {
    // What was typed stands after the prompt.
    return (await outputOf(['play', ...typed])).replace(/ > (⟧?).*$/gm, '$1');
  } finally {
    input.mockRestore();
  }
}

/** Everything that a command prints: standard output, notes, progress lines, or its error message. */
async function outputOf(typed: readonly string[], input?: string | readonly string[], signal?: StopSignal): Promise<string> {
  try {
    const { out, notes, news } = await answered(typed, {
      language: PSEUDO_LANGUAGE,
      ...(input !== undefined && { input }),
      ...(signal && { signal }),
    });
    return [out, ...notes, ...news].join('\n');
  } catch (thrown) {
    return explain(thrown, PSEUDO_LANGUAGE).text;
  }
}

const folder = emptyFolder();
const file = (name: string, text = '') => {
  if (text !== '') writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const rules = 'turn: () => 1, moves: () => [1, 2], play: (n, m) => n + m';
const [lacking, throwing, stuck, own] = [
  file('lacking.mjs', `export default { start: 0, ${rules} };`),
  file('throwing.mjs', `export default { start: 0, ${rules}, outcome: (n) => n.points.sum };`),
  file('stuck.mjs', `export default { start: 0, ${rules}, moves: () => [], outcome: () => undefined };`),
  file('own.mjs', `export default { start: 0, ${rules}, outcome: (n) => (n > 3 ? 1000000000 : undefined), key: (n) => n };`),
];
const pdn = file('game.pdn', '[White "A"]\n[Black "B"]\n1. 32-28 18-23 *\n\n1. 31-27 *\n');
const pgn = file('bad.pgn', '1. e4 e9 *\n');
const solution = file('nim.sol');

/** Typical runs, and what each command refuses. */
const RUNS: Readonly<Record<string, readonly string[][]>> = {
  help: [['help'], ['help', 'serch'], ['help', 'search', 'tree'], ['help', '--version']],
  games: [['games'], ['games', 'chess']],
  algorithms: [['algorithms']],
  search: [
    ['search', 'tictactoe', '--depth', '3'],
    ['search', 'tictactoe', '--algorithm', 'alphabeta-soft', '--table-mb', '1', '--order', 'hash,previous'],
    ['search', 'chess', '--depth', '2'],
    ['search', 'draughts', '--game', pdn, '--depth', '1'],
    ['search', '[[6,7],[2,8]]'],
    ['search', own, '--depth', '2'],
    ['search'],
    ['search', ''],
    ['search', 'tictactoe', '--dept', '3'],
    ['search', 'tictactoe', '--depth'],
    ['search', 'tictactoe', '--depth', ''],
    ['search', 'tictactoe', '--depth', '0'],
    ['search', 'tictactoe', '--deepen=3'],
    ['search', 'tictactoe', '--depth', '1', '--depth', '2'],
    ['search', 'tictactoe', '--time', '-1'],
    ['search', 'tictactoe', '--algorithm', 'alphabet'],
    ['search', 'tictactoe', '--algorithm', 'minimax2', '--depth', '2', '--table-mb', '1'],
    ['search', 'tictactoe', '--order', 'best'],
    ['search', 'tictactoe', '--moves', 'a1,,b2'],
    ['search', 'tictactoe', '--moves', 'a1,a1'],
    ['search', 'tictactoe', '--number', '2'],
    ['search', 'chess:e4'],
    ['search', 'tree:@nowhere.txt'],
    ['search', 'tree:@'],
    ['search', 'game.pdn'],
    ['search', lacking],
    ['search', throwing],
    ['search', stuck],
    ['search', own, '--position', '"x"'],
    ['search', 'draughts', '--game', pgn],
    ['search', '--game', pgn],
    ['search', '--game', pdn, '--number', '3'],
    ['search', '--game', pdn, '--ply', '9'],
    ['search', '--game', pdn, '--position', 'x'],
  ],
  analyse: [
    ['analyse', 'tictactoe', '--moves', 'b2', '--depth', '3'],
    ['analyse', 'connect4', '--position', '444444111111222222333333555555'],
    ['analyse', 'tictactoe', '--position', 'xxx/oo./...'],
    ['analyse', own, '--depth', '2', '--threads', '2'],
    ['analyse', 'othello', '--no-book'],
  ],
  tree: [
    ['tree', '[[6,7],[2,8]]'],
    ['tree', '[[6,7],[2,8]]', '--deepen', '--algorithm', 'negascout'],
    ['tree', 'nim:7', '--depth', '2', '--svg', '--dot'],
    ['tree', 'nim:7', '--depth', '2', '--svg', file('tree.svg')],
    ['tree', 'nim:7', '--svg', join(folder, 'nowhere', 'tree.svg')],
  ],
  solve: [
    ['solve', 'tictactoe', '--moves', 'b2,a1'],
    ['solve', 'nim:3,4,5'],
    ['solve', 'connect4', '--position', '444444111111222222333333555555'],
    ['solve', 'connect4', '--position', '44455554221'],
    ['solve', 'connect4:7x6x4:alignments'],
    ['solve', 'connect4', '-', '--moves', '4'],
    ['solve', 'connect4', '--columns', '--moves', '4'],
    ['solve', 'connect4', '--memory-mb', '4', '--moves', '4'],
    ['solve', 'connect4', '--table-mb', '9000000', '--moves', '4'],
    ['solve', 'connect4', '--moves', '1,2,1,2,1,2,1'],
    ['solve', 'tictactoe', '-'],
    ['solve', 'tictactoe', '--threads', '2'],
    ['solve', 'chomp:30x30', '--memory-mb', '1'],
    ['solve', 'draughts:english', '--memory-mb', '1'],
    ['solve', own],
    ['solve', 'graph: a -> b; b -> a c; c -> ; value c: 5; start: a'],
  ],
  arena: [
    ['arena', 'chomp:2x2'],
    ['arena', 'nim:30'],
    ['arena', 'a -> b; b -> a c; win adam: c; start: a'],
    ['arena', 'nim:4', '--text', file('arena.txt')],
    ['arena', 'nim:4', '--text', '--json'],
    ['arena', 'chomp:9x9', '--json', '--memory-mb', '1'],
    ['arena', 'connect4'],
    ['arena', 'a -> ; a -> b'],
    ['arena', 'nowhere.txt'],
  ],
  strategy: [
    ['strategy', 'nim:5', '--out', solution],
    ['strategy', 'nim:5'],
    ['strategy', 'nim:5', '--out', pdn],
    ['strategy', 'nim:5', '--out', join(folder, 'nowhere', 'nim.sol')],
  ],
  certify: [
    ['certify', 'connect4:4x4x4', '--out', join(folder, 'small.cert')],
    ['certify', 'connect4:4x4x4'],
    ['certify', 'nim:3', '--out', join(folder, 'nim.cert')],
    ['certify', 'connect4:4x4x4', '--claim', 'wins', '--out', join(folder, 'no.cert')],
  ],
  verify: [['verify', solution], ['verify'], ['verify', pdn], ['verify', join(folder, 'nowhere.sol')]],
  exercises: [
    ['exercises', '--kinds', 'all', '--count', '12', '--level', '3', '--solutions'],
    ['exercises', '--kinds', 'all', '--count', '12', '--level', '2', '--solutions'],
    ['exercises', '--kinds', 'valeurs'],
    ['exercises', '--level', 'hard'],
    ['exercises', '--count', '99'],
    ['exercises', '--seed', '-1'],
  ],
  perft: [
    ['perft', 'tictactoe', '--depth', '3', '--divide'],
    ['perft', 'chess', '--depth', '2'],
    ['perft', 'tictactoe'],
    ['perft', stuck, '--depth', '3'],
  ],
  bench: [
    ['bench', 'tictactoe'],
    ['bench', '--threads', '2'],
  ],
};

/** A signal that is aborted from the third time it is read. */
function soon(): StopSignal {
  let looks = 0;
  return {
    get aborted() {
      return ++looks > 2;
    },
  };
}

describe('in the pseudo-language', () => {
  it('the help of every command is from tables', async () => {
    for (const name of COMMAND_NAMES) {
      const text = await outputOf(['help', name]);
      expect(text).toContain(PSEUDO_BRACKETS[0]);
      expect(unmarked(text), name).toEqual([]);
    }
  });

  for (const [name, runs] of Object.entries(RUNS))
    it(`${name} prints only texts of tables`, async () => {
      for (const typed of runs) {
        const text = await outputOf(typed);
        expect(unmarked(text), `${typed.join(' ')}\n${text}`).toEqual([]);
      }
    }, 120_000);

  it('an interrupted command, and one that reads standard input, print only texts of tables', async () => {
    const texts = [
      await outputOf(['bench'], undefined, soon()),
      await outputOf(['perft', 'tictactoe', '--depth', '9'], undefined, soon()),
      await outputOf(['solve', 'connect4', '--moves', '4,4'], undefined, { aborted: true }),
      await outputOf(['solve', 'connect4'], '44455554221\n\n9\n1212121\n', undefined),
      await outputOf(['solve', 'connect4'], '', undefined),
      await outputOf(['search', 'tree:-'], ''),
      await outputOf(['arena', '-'], 'a -> b; start: a'),
    ];
    for (const text of texts) expect(unmarked(text), text).toEqual([]);
  }, 60_000);

  it('play prints only texts of tables, whatever is typed', async () => {
    const lines = [
      'help',
      'moves',
      'b2',
      'hint',
      'values',
      'undo',
      'redo',
      'level 3',
      'level x',
      'swap',
      'save',
      'load',
      'zz',
      'hnt',
    ];
    const talk = [...lines, `save ${file('match.json')}`, `load ${pdn}`, `save ${pdn}`, 'board', 'resign', 'a1', 'new', 'quit'];
    const texts = [
      await playOutput(['tictactoe', '--seed', '1', '--level', '1'], ...talk),
      await playOutput(['draughts:souffler', '--as', 'both'], '32-28', '18-23', 'undo', 'quit'),
      await playOutput(['chess', '--as', 'both'], 'e4', 'e9', 'resign', 'quit'),
      await playOutput(['nim:2', '--perfect', '--as', 'none']),
      await playOutput(['tictactoe', '--as', 'maximum']),
      await playOutput(['tictactoe', '--level', '3', '--perfect']),
      await playOutput(['tree:-']),
      await playOutput(['--load', pdn, '--moves', '31-27'], 'quit'),
      await playOutput(['--load', pgn]),
      await playOutput(['--load', own]),
    ];
    for (const text of texts) expect(unmarked(text), text).toEqual([]);
  }, 60_000);

  it('texts sent to other programs come from tables', async () => {
    const uci = await outputOf(
      ['uci'],
      'what\nsetoption name Nothing\nsetoption name Hash value x\nposition x\nposition fen x\ngo depth x perft 0\nquit\n',
    );
    const nboard = await outputOf(
      ['nboard'],
      'what\nset depth x\nset game x\nmove a9\nhint x\nset game (;GM[Othello]B[a1];)\nanalyze\nquit\n',
    );
    const hub = await outputOf(
      ['hub'],
      'what\nset-param name=x\nset-param name=table value=x\nset-param name=variant value=x\npos pos=x\npos pos=W\npos moves=1-2\nlevel depth=x\npos =\nquit\n',
    );
    const messages = `${uci}\n${nboard}\n${hub}`.matchAll(/^(?:info string|status|error message=) ?(.*)$/gm);
    const remarks = [...messages].map(([, remark]) => remark as string);
    expect(remarks.length).toBeGreaterThan(18);
    for (const remark of remarks) expect(unmarked(remark), remark).toEqual([]);
  });
});
