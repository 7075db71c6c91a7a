import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { descriptors } from './descriptors.ts';
import { gameName } from './game-info.ts';
import { gameInfos } from './game-infos.ts';
import { parseGame } from './registry.ts';

const examples = descriptors.flatMap((entry) => entry.examples);

const NAMES = gameInfos.map(({ name }) => name).join(', ');

describe('the tables of games', () => {
  it('have a row each for every game', () => {
    const described = new Set(descriptors.map(({ info }) => info));
    const undescribed = gameInfos.filter((info) => !described.has(info)).map(({ name }) => name);
    expect(undescribed, 'these have an info: add their descriptors to src/games/descriptors.ts').toEqual([]);
    const cardless = [...described].filter((info) => !gameInfos.includes(info)).map(({ name }) => name);
    expect(cardless, 'these have a descriptor: add their infos to src/games/game-infos.ts').toEqual([]);
  });

  it('have a folder each, whose descriptor.ts exports the descriptor alone: pages load it by that name', async () => {
    for (const descriptor of descriptors) {
      const { name } = descriptor.info;
      const module: Record<string, unknown> = await import(`./${name}/descriptor.ts`);
      expect(Object.values(module), name).toEqual([descriptor]);
      expect(descriptor.info.hasHeuristics, `src/games/${name}/info.ts: hasHeuristics`).toBe(
        descriptor.heuristicSet === undefined ? undefined : true,
      );
    }
  });

  it('has no name twice, and both languages everywhere', () => {
    expect(new Set(descriptors.map(({ info }) => info.name)).size).toBe(descriptors.length);
    for (const { info, summary, usage, examples } of descriptors) {
      const { name, title } = info;
      for (const text of [title.en, title.fr, summary.en, summary.fr]) expect(text.trim(), name).not.toBe('');
      const file = `src/games/${name}/descriptor.ts`;
      expect(usage, `${file}: usage begins with the name`).toMatch(RegExp(`^${name}(?![a-z])`));
      expect(examples.length, `${file}: examples has a spec to type`).toBeGreaterThan(0);
      for (const example of examples) expect(gameName(example), `${file}: example ${example}`).toBe(name);
    }
  });

  it('name heuristics that judge differently', () => {
    for (const { info, evaluationSpecs = {} } of descriptors) {
      const judged = Object.values(evaluationSpecs).map((spec) => {
        const position = unwrap(parseGame(spec)).start();
        const random = new Random(4);
        const moves: number[] = [];
        const values: number[] = [];
        for (let ply = 0; ply < 20 && position.outcome() === undefined; ply++) {
          position.play(moves[random.below(position.moves(moves, 0))]);
          values.push(position.evaluate());
        }
        return String(values);
      });
      expect(new Set(judged).size, `${info.name}: two of ${Object.keys(evaluationSpecs)} are the same`).toBe(judged.length);
    }
  });

  it.each(gameInfos.map(({ name }) => name))('plays %s without options', (name) => {
    const game = unwrap(parseGame(name));
    expect(game.start().outcome()).toBeUndefined();
  });

  it.each(examples)('gives %s a name that means the same game', (example) => {
    const game = unwrap(parseGame(example));
    const again = unwrap(parseGame(game.name));
    expect(again.name).toBe(game.name);
    expect(again.draw(again.start())).toBe(game.draw(game.start()));
    expect(game.formatPosition(game.start())).toBe(again.formatPosition(again.start()));
  });
});

describe('parseGame', () => {
  it.each([
    [' Connect4 : 5x4x4 ', 'connect4:5x4x4'],
    ['NIM:3, 4,5 :misere', 'nim:3,4,5:misere'],
    ['tree: min : [[6, 7], [2, 8]]', 'tree:min:[[6,7],[2,8]]'],
    ['tictactoe', 'tictactoe'],
    ['connect4:7x6x4: alignments ', 'connect4:7x6x4:alignments'],
  ])('reads %j as %s', (spec, name) => {
    expect(unwrap(parseGame(spec)).name).toBe(name);
  });

  it.each([
    ['conect4', 'unknown-game', 'There is no game "conect4". Did you mean connect4?'],
    ['Tictacto:3x3x3', 'unknown-game', 'There is no game "Tictacto". Did you mean tictactoe?'],
    ['poker', 'unknown-game', `There is no game "poker". The games are ${NAMES}.`],
    ['dames:10x10', 'unknown-game', 'There is no game "dames". Did you mean draughts?'],
    ['Échecs', 'unknown-game', 'There is no game "Échecs". Did you mean chess?'],
    ['puissance4', 'unknown-game', 'There is no game "puissance4". Did you mean connect4?'],
    ['checkers', 'unknown-game', 'There is no game "checkers". Did you mean draughts?'],
    ['', 'unknown-game', `Name a game: ${NAMES}.`],
    [':3x3', 'unknown-game', `Name a game: ${NAMES}.`],
    ['connect4:0x3x3', 'bad-size', 'A board of 0x3 is impossible: each side is a whole number from 1 to 26.'],
    ['connect4:', 'bad-option', '"" is not a size: type columns x rows x stones in a row, like 7x6x4.'],
    ['tictactoe:3x3x5', 'row-too-long', '5 in a row do not fit on a board of 3x3: ask for fewer or take a larger board.'],
    ['chomp:1000x1000', 'bad-size', 'A board of 1000x1000 is impossible: each side is a whole number from 1 to 26.'],
    ['nim:', 'not-heaps', '"" is not a list of heaps: type nim:21 or nim:3,4,5.'],
    ['tree:', 'bad-tree', 'Line 1, column 1: there is no tree here. Type nested lists, like [[6,7],[2,8]].'],
    ['tree:mni:[1]', 'leaf-not-a-number', /^Line 1, column 1: "mni:" is not a number/],
    ['graph:', 'no-start', 'The graph has no start. Add a line like start: 0.'],
  ])('refuses %j: %s', (spec, code, message) => {
    expect(parseGame(spec)).toMatchObject({
      ok: false,
      error: { code, message: typeof message === 'string' ? message : expect.stringMatching(message) },
    });
  });
});

describe('every game of the table', () => {
  it.each(examples)('%s: undo restores everything, at every ply of random games', (example) => {
    const game = unwrap(parseGame(example));
    const random = new Random(9);
    const show = (position: ReturnType<typeof game.start>) => {
      const outcome = position.outcome();
      const moves: number[] = [];
      if (outcome === undefined) position.moves(moves, 0);
      return JSON.stringify([
        position.turn(),
        outcome ?? 'open',
        position.evaluate(),
        position.key?.(),
        moves,
        moves.map((move) => game.formatMove(move, position)),
        game.formatPosition(position),
        game.draw(position),
        position.winningMove?.(1),
        position.winningMove?.(-1),
      ]);
    };
    for (let n = 0; n < 20; n++) {
      const position = game.start();
      const seen = [show(position)];
      const moves: number[] = [];
      for (let ply = 0; ply < 100 && position.outcome() === undefined; ply++) {
        const count = position.moves(moves, 0);
        // Looking into every move first leaves marks wherever undo forgets something.
        for (const move of moves.slice(0, count)) {
          position.play(move);
          position.undo();
        }
        expect(show(position)).toBe(seen.at(-1));
        position.play(moves[random.below(count)]);
        seen.push(show(position));
      }
      for (let ply = seen.length - 1; ply > 0; ply--) {
        expect(show(position)).toBe(seen[ply]);
        position.undo();
      }
      expect(show(position)).toBe(seen[0]);
      expect(() => position.undo()).toThrow(/no move to take back/);
    }
  });

  it.each(examples)('%s: positions and moves are read back as they are written', (example) => {
    const game = unwrap(parseGame(example));
    const random = new Random(10);
    for (let n = 0; n < 10; n++) {
      const position = game.start();
      const moves: number[] = [];
      for (let ply = 0; ply < rounds(60); ply++) {
        const text = game.formatPosition(position);
        const again = unwrap(game.parsePosition(text));
        expect(game.formatPosition(again)).toBe(text);
        expect(again.key?.()).toBe(position.key?.());
        expect(again.turn()).toBe(position.turn());
        expect(again.outcome()).toBe(position.outcome());
        if (position.outcome() !== undefined) {
          expect(game.parseMove('anything', position)).toMatchObject({ ok: false, error: { code: 'game-over' } });
          break;
        }
        const count = position.moves(moves, 0);
        const texts = moves.slice(0, count).map((move) => game.formatMove(move, position));
        expect(new Set(texts).size).toBe(count);
        for (let i = 0; i < count; i++) {
          expect(texts[i]).toMatch(/^\S+$/);
          expect(unwrap(game.parseMove(texts[i], position))).toBe(moves[i]);
        }
        expect(game.parseMove('nonsense', position)).toMatchObject({
          ok: false,
          error: { code: expect.stringMatching(/^(illegal|unreadable)-move$/), message: expect.stringContaining(texts[0]) },
        });
        position.play(moves[random.below(count)]);
      }
    }
  });

  it.each(examples)('%s: a refusal repeats no more of a long text than a person reads', (example) => {
    const game = unwrap(parseGame(example));
    const long = ['z', '1', '1,', '.', 'x', ' ', '/', '-> ', 'start: a;', '[', 'w:', 'e4 '].map((part) => part.repeat(20_000));
    for (const text of long)
      for (const result of [game.parsePosition(text), game.parseMove(text, game.start()), parseGame(`${example}:${text}`)])
        if (!result.ok) {
          expect(result.error.message.length).toBeLessThan(1500);
          expect(JSON.stringify(result.error.args).length).toBeLessThan(3000);
        }
  });

  it.each(examples)('%s: moves are written where they are asked to be, and nowhere else', (example) => {
    const position = unwrap(parseGame(example)).start();
    const alone: number[] = [];
    const count = position.moves(alone, 0);
    const into = [-1, -1, -1];
    expect(position.moves(into, 3)).toBe(3 + count);
    expect(into.slice(0, 3)).toEqual([-1, -1, -1]);
    expect(into.slice(3)).toEqual(alone.slice(0, count));
    const bad = alone.filter((move) => !Number.isInteger(move) || move < 0 || move >= 2 ** 31);
    expect(bad, `${example}: moves are whole numbers from 0, below 2^31`).toEqual([]);
  });
});
