import { describe, expect, it } from 'vitest';
import { type Game, MAX, type Position, Random, unwrap } from '../core/index.ts';
import { say } from '../i18n/index.ts';
import type { BoardAdapter, Gesture, Message, PieceName, Scene } from './board-adapter.ts';
import { gameName } from './game-info.ts';
import { boardGames, pieces as pieceShapes } from './game-infos.ts';
import { boardAdapterOf, parseGame } from './registry.ts';

const SPECS = [
  ...boardGames.flatMap(({ variants }) => variants.map(({ spec }) => spec)),
  'tictactoe:5x3x3',
  'connect4:12x3x3',
  'nim:30,2',
  'nim:8:normal',
  'chomp:1x1',
  'draughts:souffler:8x8',
  'draughts:international:6x6',
  'draughts:english:6x6:endless',
  'chess:course:automatic',
];

const PLIES = 60;

interface Met {
  readonly game: Game;
  readonly adapter: BoardAdapter;
  readonly position: Position;
  readonly random: Random;
}

/** Meets the start, a third of the positions of a few random games, and their ends. */
function meet(spec: string, visit: (met: Met) => void, games = 2): void {
  const game = unwrap(parseGame(spec));
  const adapter = boardAdapterOf(game);
  const random = new Random(20261116);
  for (let played = 0; played < games; played++) {
    const position = game.start();
    for (let ply = 0; ply < PLIES; ply++) {
      const isOver = position.outcome() !== undefined;
      if (isOver || ply === 0 || random.below(3) === 0) visit({ game, adapter, position, random });
      if (isOver) break;
      position.play(random.pick(legal(position)));
    }
  }
}

function legal(position: Position): number[] {
  const moves: number[] = [];
  if (position.outcome() === undefined) moves.length = position.moves(moves, 0);
  return moves;
}

function pieces(scene: Scene): Map<string, PieceName> {
  return new Map(scene.cells.flatMap(({ square, piece }) => (piece === undefined ? [] : [[square, piece] as const])));
}

function expectAllLanguages(sentence: Message): void {
  for (const text of [say(sentence, 'en'), say(sentence, 'fr')]) {
    expect(text.trim()).not.toBe('');
    expect(text).not.toMatch(/undefined|NaN|null|\[object/);
  }
}

describe.each(SPECS)('The board adapter of %s', (spec) => {
  it('has a scene with as many cells as the board, each under a name of its own', () => {
    meet(spec, ({ adapter, position }) => {
      const { columns, rows, cells, columnNames, rowNames } = adapter.scene(position);
      expect(cells).toHaveLength(columns * rows);
      expect(new Set(cells.map(({ square }) => square)).size).toBe(cells.length);
      expect(columnNames?.length ?? columns).toBe(columns);
      expect(rowNames?.length ?? rows).toBe(rows);
    });
  });

  it('has gestures for exactly the legal moves, written as the game writes them', () => {
    meet(spec, ({ game, adapter, position }) => {
      const gestures = adapter.gestures(position);
      const [touched, moves] = [new Set(gestures.map(({ move }) => move)), new Set(legal(position))];
      const written = (some: Iterable<number>) => [...some].map((move) => game.formatMove(move, position));
      const at = `at ${game.formatPosition(position)}`;
      expect(written([...moves].filter((move) => !touched.has(move))), `legal, and without a gesture, ${at}`).toEqual([]);
      expect(
        [...touched].filter((move) => !moves.has(move)),
        `gestures of no legal move, ${at}`,
      ).toEqual([]);
      for (const { move, notation } of gestures) expect(notation).toBe(game.formatMove(move, position));
    });
  });

  it('tells moves apart by the squares that are touched, what is chosen and what is huffed, and no way ends within another one', () => {
    meet(spec, ({ adapter, position }) => {
      const gestures = adapter.gestures(position);
      const text = ({ path, choice, huffs }: Gesture) => `${huffs ?? ''}~${path.join(' ')}=${choice ?? ''}`;
      expect(new Set(gestures.map(text)).size).toBe(gestures.length);
      const ways = new Set(gestures.map(({ path, huffs }) => `${huffs ?? ''}~${path.join(' ')}`));
      for (const { path, huffs } of gestures)
        for (let part = 1; part < path.length; part++)
          expect(ways).not.toContain(`${huffs ?? ''}~${path.slice(0, part).join(' ')}`);
    });
  });

  it('has gestures on squares of the scene: the first holds a piece of the mover, what is taken is there', () => {
    meet(spec, ({ adapter, position }) => {
      const scene = adapter.scene(position);
      const squares = new Set(scene.cells.filter(({ tone }) => tone !== 'none').map(({ square }) => square));
      const on = pieces(scene);
      for (const { path, takes, huffs, button } of adapter.gestures(position)) {
        for (const square of path) expect(squares).toContain(square);
        if (path.length === 0) expect(button).toBeDefined();
        if (path.length > 1) expect(on.get(path[0])).toBeDefined();
        if (takes !== undefined) expect(takes).toHaveLength(Math.max(1, path.length - 1));
        for (const square of [...(takes?.flat() ?? []), ...(huffs === undefined ? [] : [huffs])])
          expect(on.get(square)).toBeDefined();
      }
    });
  });

  it('shows after a move what its gesture says: pieces gone, and one where the path ends', () => {
    meet(
      spec,
      ({ adapter, position, random }) => {
        if (position.outcome() !== undefined) return;
        const gesture = random.pick(adapter.gestures(position));
        const before = pieces(adapter.scene(position));
        const mover = position.turn() === MAX ? adapter.max : adapter.min;
        position.play(gesture.move);
        const after = pieces(adapter.scene(position));
        position.undo();
        for (const square of [...(gesture.takes?.flat() ?? []), ...(gesture.huffs === undefined ? [] : [gesture.huffs])])
          if (square !== gesture.path.at(-1)) expect(after.has(square)).toBe(false);
        const [from, to] = [gesture.path[0], gesture.path.at(-1)];
        if (from === undefined || to === undefined) return expect(after).toEqual(before);
        if (gesture.path.length === 1) {
          const took = gesture.takes !== undefined;
          const put = after.get(to);
          if (took || put === undefined || pieceShapes[put]?.side !== undefined)
            return expect(
              put,
              `a piece put on ${to}: the piece of its Side, or one without \`side\` (BoardAdapter.max, min)`,
            ).toBe(took ? undefined : mover.piece);
          return;
        }
        const moved = gesture.choice ?? before.get(from);
        expect([moved, moved?.replace('-man', '-dame')]).toContain(after.get(to));
        if (from !== to) expect(after.has(from)).toBe(false);
        const taken = new Set([...(gesture.takes?.flat() ?? []), gesture.huffs]);
        const isCastling = before.get(from)?.endsWith('-king') && Math.abs(from.charCodeAt(0) - to.charCodeAt(0)) === 2;
        const others = (on: Map<string, PieceName>) =>
          [...on].filter(([square]) => square !== from && square !== to && !taken.has(square)).sort();
        if (!isCastling) expect(others(after)).toEqual(others(before));
      },
      3,
    );
  });

  it('explains touches that begin no move, and says of others that they are one or how they go on', () => {
    meet(spec, ({ adapter, position, random }) => {
      const gestures = adapter.gestures(position);
      for (const { path, huffs } of gestures.slice(0, 20)) {
        if (path.length > 0) expect(say(adapter.explain(position, path, huffs), 'en')).toBe('This is a legal move.');
        for (let part = 1; part < path.length; part++) {
          const en = say(adapter.explain(position, path.slice(0, part), huffs), 'en');
          expect(en).toMatch(/^(The move is not finished|A capture must take all that can be taken): go on to/);
        }
      }
      const squares = adapter.scene(position).cells.map(({ square }) => square);
      const begin = gestures.length > 0 ? (random.pick(gestures).path[0] ?? squares[0]) : squares[0];
      for (const path of [[random.pick(squares)], [begin, random.pick(squares)], [random.pick(squares), random.pick(squares)]]) {
        const isLegal = gestures.some(
          (gesture) => gesture.huffs === undefined && path.every((square, i) => gesture.path[i] === square),
        );
        const explained = adapter.explain(position, path);
        expect(/^(This is a legal move|The move is not finished|A capture must take all)/.test(say(explained, 'en'))).toBe(
          isLegal,
        );
        expectAllLanguages(explained);
      }
    });
  });

  it('reads the squares of a typed move, legal or not, and none out of nonsense', () => {
    meet(spec, ({ adapter, position }) => {
      for (const { notation, path, huffs } of adapter.gestures(position).slice(0, 20)) {
        const touches = adapter.touches(position, notation);
        expect(touches === undefined).toBe(path.length === 0);
        if (touches === undefined) continue;
        const ends = [touches.path[0], touches.path.at(-1)].map((square) => adapter.aim?.(position, square!) ?? square);
        expect([...ends, touches.huffs]).toEqual([path[0], path.at(-1), huffs]);
      }
      for (const nonsense of ['', '?', 'hello', '0', '99999', 'z99', '1.99'])
        expect(adapter.touches(position, nonsense)).toBeUndefined();
    });
  });

  it('says how the game ended exactly where it has, and points at squares that are there', () => {
    meet(
      spec,
      ({ adapter, position }) => {
        const ending = adapter.ending(position);
        expect(ending === undefined).toBe(position.outcome() === undefined);
        if (ending !== undefined) expectAllLanguages(ending);
        const remark = adapter.warning(position);
        if (remark !== undefined) expectAllLanguages(remark);
        const squares = adapter.scene(position).cells.map(({ square }) => square);
        for (const { square, message } of adapter.highlights(position)) {
          expect(squares).toContain(square);
          expectAllLanguages(message);
        }
      },
      3,
    );
  });

  it('writes an edited board so that parsePosition gives it back', () => {
    const other = unwrap(parseGame(spec)).start();
    meet(spec, ({ game, adapter, position }) => {
      const scene = adapter.scene(position);
      for (const before of [position, other]) {
        const read = game.parsePosition(adapter.editing.write(pieces(scene), position.turn(), before));
        const again = unwrap(read);
        expect(adapter.scene(again)).toEqual(scene);
        expect(again.turn()).toBe(position.turn());
      }
      for (const piece of pieces(scene).values()) expect(adapter.editing.palette).toContain(piece);
      unwrap(game.parsePosition(adapter.editing.example));
    });
  });
});

describe('boardGames', () => {
  it('has games with different names, each variant of which can be played', () => {
    expect(new Set(boardGames.map(({ name }) => name)).size).toBe(boardGames.length);
    for (const { name, title, variants } of boardGames) {
      expectAllLanguages(title);
      for (const { spec, title } of variants) {
        expect(gameName(spec)).toBe(name);
        expect(unwrap(parseGame(spec)).start().outcome()).toBeUndefined();
        expectAllLanguages(title);
      }
    }
  });

  it.each(boardGames.map((entry) => [entry.name, entry] as const))('shows a position of %s that can be played on', (_, entry) => {
    const specs = entry.variants.map(({ spec }) => spec);
    const games = specs.map((spec) => unwrap(parseGame(spec)));
    const sizes = ({ columns, rows }: Scene) => `${columns}x${rows}`;
    const game = games.find((one) => sizes(boardAdapterOf(one).scene(one.start())) === sizes(entry.picture)) as Game;
    const file = `src/games/${entry.name}/info.ts`;
    expect(game, `${file}: picture has the size of a variant, not ${sizes(entry.picture)}`).toBeDefined();
    const adapter = boardAdapterOf(game);
    const read = [1, -1].map((turn) =>
      game.parsePosition(adapter.editing.write(pieces(entry.picture), turn as 1 | -1, game.start())),
    );
    const shown = read.flatMap((result) => (result.ok && result.value.outcome() === undefined ? [result.value] : []));
    const why = new Set(read.map((result) => (result.ok ? 'it is over' : result.error.message)));
    expect(shown.length, `${file}: picture must be a legal position that is not over; ${[...why].join(' ')}`).toBeGreaterThan(0);
    expect(adapter.scene(shown[0])).toEqual(entry.picture);
  });
});

describe('boardAdapterOf', () => {
  it('refuses games that have no board', () => {
    expect(() => boardAdapterOf(unwrap(parseGame('tree:[[6,7],[2,8]]')))).toThrow(/tree has no board\. Games with a board: /);
  });
});
