import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { asGame } from '../engines/index.ts';
import { emptyFolder } from './fixtures/program.ts';
import { isSameSpec, loadGame, movedSpec, titleOf } from './load-game.ts';
import { explain } from './problems.ts';

const noInput = () => Promise.reject(new Error('Nobody should read standard input.'));

async function complaint(spec: string, input: () => Promise<string> = noInput): Promise<string> {
  try {
    await loadGame(spec, input);
  } catch (thrown) {
    const { exitCode, text } = explain(thrown, 'en', false);
    return `${exitCode} ${text}`;
  }
  return 'none';
}

describe('the name of a game', () => {
  it('depends on the current folder only if it is a relative path', () => {
    expect(movedSpec('./race.mjs', '/a/b', '/a/c')).toBe('../b/race.mjs');
    expect(movedSpec('../b/race.mjs', '/a/c', '/a/b')).toBe('./race.mjs');
    expect(movedSpec('race.mjs', '/a', '/a')).toBe('./race.mjs');
    expect(movedSpec('tree:@numbers.txt', '/a/b', '/a')).toBe('tree:@b/numbers.txt');
    for (const spec of ['connect4', '/a/race.mjs', 'tree:@/a/numbers.txt', 'tree:[[6,7],[2,8]]'])
      expect(movedSpec(spec, '/a/b', '/a/c')).toBe(spec);
  });

  it('is the same for the same file, whichever path is typed', () => {
    expect(isSameSpec('race.mjs', './x/../race.mjs')).toBe(true);
    expect(isSameSpec('./race.mjs', './maze.mjs')).toBe(false);
    expect(isSameSpec('tree:@x.txt', 'graph:@x.txt')).toBe(false);
    expect(isSameSpec('nim:9', 'nim:9')).toBe(true);
  });

  it('that contains a position or a move: the error names the option for it', async () => {
    expect(await complaint('othello:f5d6c3')).toMatch(/^2 .* type othello --position f5d6c3$/);
    expect(await complaint('chess:8/8/8/8/8/2k5/8/K6R w - - 0 1')).toMatch(/type chess --position '8\/8.*'$/);
    expect(await complaint('chess:e4')).toMatch(/type chess --moves e4$/);
    expect(await complaint('draughts:W:W31:B20')).toMatch(/type draughts\S* --position W:W31:B20$/);
    expect(await complaint('connect4:banana')).toMatch(/is not a size/);
    expect(await complaint('chess:')).not.toMatch(/--position/);
  });

  it('that is a file of games: the error names the option for it', async () => {
    for (const file of ['game.pdn', './games/Open.PGN'])
      expect(await complaint(file)).toBe(`2 ${file} is a file of games, not the name of a game: type --game ${file}.`);
  });

  it('in a heading has the name and the path of a user-defined game', () => {
    const game = (name: string) => ({
      ...asGame({ start: 0, turn: () => 1, moves: () => [], play: () => 0, outcome: () => 0 }, 'x'),
      name,
    });
    expect(titleOf({ spec: './race.mjs', game: game('race') })).toBe('race (./race.mjs)');
    expect(titleOf({ spec: './race.mjs', game: game('race.mjs') })).toBe('./race.mjs');
    expect(titleOf({ spec: 'tree:@x.txt', game: game('tree:[1,2]') })).toBe('tree:@x.txt');
  });
});

describe('loadGame', () => {
  it('takes the names of the registry, and a bare list for a tree', async () => {
    expect((await loadGame('nim:21', noInput)).spec).toBe('nim:21');
    expect((await loadGame('connect4:7x6x4', noInput)).spec).toBe('connect4');
    expect((await loadGame(' [[6,7],[2,8]] ', noInput)).spec).toBe('tree:[[6,7],[2,8]]');
  });

  it('reads trees and graphs from files and from standard input, and names them by where they came from', async () => {
    const file = join(emptyFolder(), 'tree.txt');
    writeFileSync(file, 'min:[[6,7],\n [2,8]]\n');
    const fromFile = await loadGame(`tree:@${file}`, noInput);
    expect(fromFile.spec).toBe(`tree:@${file}`);
    expect(fromFile.game.name).toBe('tree:min:[[6,7],[2,8]]');
    const fromInput = await loadGame('graph:-', async () => '0 -> 1 2\nwin adam: 1\nwin eve: 2\nstart: 0\n');
    expect(fromInput.spec).toBe('graph:-');
    expect(fromInput.game.draw(fromInput.game.start())).toContain('Successors: 1 2');
  });

  it("loads a person's own game by its path", async () => {
    const path = fileURLToPath(new URL('../../golden/files/race.mjs', import.meta.url));
    const { game, spec } = await loadGame(path, noInput);
    expect(spec).toBe(path);
    expect(game.name).toBe('race');
    expect(game.formatPosition(game.start())).toBe('{"sum":0,"turn":1}');
  });

  it('says what is wrong with a name, a file or a text', async () => {
    expect(await complaint('')).toMatch(/^2 The name of the game is empty/);
    expect(await complaint('conect4')).toBe(
      '2 There is no game "conect4". Did you mean connect4? A game of your own is typed with its path, like ./mine.js.',
    );
    expect(await complaint('tree:@')).toMatch(/^2 A file name is missing after tree:@/);
    expect(await complaint('tree:@/nowhere/x')).toBe(
      '1 The file /nowhere/x cannot be read: no such file or directory. Check its name and the current folder.',
    );
    expect(await complaint('./nowhere.mjs')).toMatch(/^1 The file \.\/nowhere\.mjs cannot be read/);
    expect(await complaint('tree:-', async () => ' \n')).toMatch(/^2 Standard input is empty/);
    expect(await complaint('tree:-', async () => '[[1,2')).toMatch(/^2 Line 1, column 2: this bracket is never closed/);
  });

  it('says what is wrong with a module', async () => {
    const folder = emptyFolder();
    const module = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    expect(await complaint(module('a.mjs', 'export const x = 1;'))).toMatch(
      /^1 .*a\.mjs exports no game: write "export default game"/,
    );
    expect(await complaint(module('b.mjs', 'export default {'))).toMatch(/^1 .*b\.mjs cannot be loaded: /);
    expect(await complaint(module('c.mjs', 'throw new Error("boom");'))).toMatch(
      /^1 .*c\.mjs\S* cannot be loaded: Error: boom\.$/,
    );
  });
});

describe('asGame', () => {
  const lacks = (exported: unknown) => {
    try {
      asGame(exported, 'x.mjs');
    } catch (thrown) {
      return explain(thrown, 'en', false).text;
    }
    return 'nothing';
  };
  const pure = { start: 0, turn: () => 1, moves: () => [], play: () => 0, outcome: () => 0 };
  const position = () => ({ turn: () => 1, moves: () => 0, play() {}, undo() {}, outcome: () => 0, evaluate: () => 0 });
  const cursor = { start: position, formatMove() {}, parseMove() {}, formatPosition() {}, parsePosition() {}, draw() {} };

  it('accepts both forms of a game, and names a game that has no name', () => {
    expect(asGame(pure, 'folder/x.mjs').name).toBe('x.mjs');
    expect(asGame({ ...cursor, name: 'mine' }, 'x.mjs').name).toBe('mine');
  });

  it('keeps the methods of a class', () => {
    class Count {
      start = 3;
      turn() {
        return 1;
      }
      moves() {
        return [1];
      }
      play(state: number) {
        return state - this.moves().length;
      }
      outcome(state: number) {
        return state === 0 ? 0 : undefined;
      }
    }
    const game = asGame(new Count(), 'count.mjs');
    const start = game.start();
    start.play(1);
    expect(game.formatPosition(start)).toBe('2');
  });

  it('names the missing functions', () => {
    expect(lacks({ ...pure, outcome: undefined })).toBe(
      'The game in x.mjs lacks outcome(). A game has name, start, turn(), moves(), play() and outcome().',
    );
    expect(lacks({ name: 'x' })).toMatch(/lacks start, turn\(\), moves\(\), play\(\), outcome\(\)\./);
    expect(lacks({ ...cursor, draw: undefined })).toMatch(/lacks draw\(\)\. A game with positions of its own has/);
    expect(lacks({ ...cursor, start: () => ({ ...position(), undo: undefined }) })).toMatch(
      /^The position that start\(\) returns in x\.mjs lacks undo\(\)\./,
    );
    expect(lacks(null)).toMatch(/exports no game/);
    expect(lacks('connect4')).toMatch(/exports no game/);
  });
});
