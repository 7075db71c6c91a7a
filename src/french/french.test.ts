import { describe, expect, it } from 'vitest';
import { fromPure, type Game, type PureGame, unwrap } from '../core/index.ts';
import { Connect4Solver, compose } from '../engines/index.ts';
import { type Connect4, games, parseGame } from '../games/index.ts';
import { boardInFrench, inFrench } from './index.ts';

const game = (spec: string): Game => unwrap(parseGame(spec));

/** Sentences of the library, provoked. */
const sentences: [string, () => string | Promise<string>][] = [
  ...['conect4', 'xyzzy', ':3', 'tictactoe:3', 'tictactoe:3x3x1', 'tictactoe:3x3x4', 'tictactoe:99x3x3', 'tictactoe:3x3x3:z'].map(
    named,
  ),
  ...['connect4:7x6x4:best', 'nim:x', 'nim:3:foo', 'nim:0', `nim:${Array(30).fill(1).join()}`, 'chomp:4', 'chomp:0x4'].map(named),
  ...[
    'tree:[1,2',
    'tree:[1,,2]',
    'tree:[1,2,]',
    'tree:[]',
    'tree:[1 2]',
    'tree:1]',
    'tree:[1],2',
    'tree:[a]',
    'tree:',
    'tree:]',
  ].map(named),
  moved('connect4', '9'),
  moved('chomp:20x20', '0'),
  moved('connect4', '1', '1212121'),
  ...['9', '8', '1111111', '12121213'].map((text) => placed('connect4', text)),
  placed('connect4:12x4x4', '1,13'),
  ...['x.', 'x....../.......', 'xx.....', 'xxxx.../oooo...'].map((text): [string, () => string] => [
    `connect4 drawn as ${text}`,
    () => failing((game('connect4') as Game & Connect4).fromDiagram(text)),
  ]),
  ...[{ tableMb: 5000 }, { threads: 99 }].map((options): [string, () => Promise<string>] => [
    `a solver with ${JSON.stringify(options)}`,
    () => Connect4Solver.open(options).then(String, (error: Error) => error.message),
  ]),
  ...['xo', 'xo./.x./..?', 'xxx/.../...', 'xxx/ooo/...', 'xx./xo./...'].map((text) => placed('tictactoe', text)),
  ...['x', '1,2', '9,4,5'].map((text) => placed('nim:3,4,5', text)),
  ...['x', '5,5', '9,1,1,1', '1,2,1,1'].map((text) => placed('chomp:4x5', text)),
  ...['3', '1.9', '1.1.1', 'x'].map((text) => placed('tree:[[6,7],[2,8]]', text)),
  placed('graph', 'nowhere'),
  thrown('a table where there is no memory', () => search(game('tictactoe'), 'minimax2', { tableMegabytes: 1 })),
  thrown('no key', () => search(own(), 'minimax', { tableMegabytes: 1 })),
  thrown('no outcome', () => search(own({ moves: () => [], outcome: () => undefined }), 'minimax', {})),
  thrown('half a point', () => search(own({ outcome: () => 0.5 }), 'minimax', {})),
  thrown('a win that is no end', () =>
    own({ evaluate: () => 1e9 })
      .start()
      .evaluate(),
  ),
  thrown('too many points', () => search(own({ outcome: () => 999_999_999 }), 'minimax', {})),
  thrown('undo lies', () => search(lying(), 'minimax', {})),
  ['position x of an own game', () => failing(own().parsePosition('x'))],
  ['move 7 of an own game', () => failing(own().parseMove('7', own().start()))],
  thrown('too deep', () => search(game('tree:[[[[1]]]]'), 'minimax', {}, 2)),
];

describe('inFrench', () => {
  it.each(sentences)('puts into French: %s', async (_, provoke) => {
    const english = await provoke();
    const french = inFrench(english);
    expect(french).not.toBe(english);
    expect(french).not.toMatch(/\b(the|is|and|type|move|here)\b/i);
  });

  it('leaves a sentence that it does not know as it is', () => {
    expect(inFrench('Something new.')).toBe('Something new.');
  });
});

describe('boardInFrench', () => {
  it.each(games.map(({ examples }) => examples[0] as string))(
    'puts the words of a drawing of %s into French, and nothing else',
    (spec) => {
      const drawing = game(spec).draw(game(spec).start());
      const french = boardInFrench(drawing);
      expect(french.split('\n').slice(0, -1)).toEqual(drawing.split('\n').slice(0, -1));
      expect(french).not.toMatch(/to move/);
      expect(french).toMatch(/[Tt]rait (à|aux)/);
    },
  );

  it('says in French how a game ended', () => {
    const ended = (spec: string, position: string) => {
      const rules = game(spec);
      return boardInFrench(rules.draw(unwrap(rules.parsePosition(position))))
        .split('\n')
        .at(-1);
    };
    expect(ended('tictactoe', 'xxx/oo./...')).toBe('Max (x) a gagné.');
    expect(ended('tictactoe', 'xox/xxo/oxo')).toBe('Match nul.');
    expect(ended('chess', '7k/6Q1/6K1/8/8/8/8/8 b - - 0 1')).toBe('Les Blancs ont gagné. Échec et mat.');
    expect(ended('chess', '7k/5Q2/6K1/8/8/8/8/8 b - - 0 1')).toBe('Match nul. Pat.');
    expect(ended('chess', '7k/8/6K1/8/8/8/8/7R b - - 0 1')).toBe('Trait aux Noirs. Échec.');
    expect(ended('tree:[[6,7],[2,8]]', '1.2')).toBe('Nœud 1.2 (niveau 2) : une feuille qui vaut 7.');
  });
});

function failing(result: { ok: boolean; error?: { message: string } }): string {
  if (result.ok) throw new Error('This was to be refused.');
  return result.error?.message as string;
}

function named(spec: string): [string, () => string] {
  return [`game ${spec}`, () => failing(parseGame(spec))];
}

function placed(spec: string, text: string): [string, () => string] {
  return [`position ${text} of ${spec}`, () => failing(game(spec).parsePosition(text))];
}

function moved(spec: string, text: string, position?: string): [string, () => string] {
  const at = () => (position === undefined ? game(spec).start() : unwrap(game(spec).parsePosition(position)));
  return [`move ${text} of ${spec}`, () => failing(game(spec).parseMove(text, at()))];
}

function thrown(title: string, work: () => unknown): [string, () => string] {
  return [
    title,
    () => {
      try {
        work();
      } catch (error) {
        return (error as Error).message;
      }
      throw new Error('This was to throw.');
    },
  ];
}

function own(changes: object = {}): Game {
  const rules = {
    name: 'own',
    start: 0,
    turn: () => 1,
    moves: () => [1],
    play: () => 1,
    outcome: (n: number) => (n > 0 ? 0 : undefined),
  };
  return fromPure({ ...rules, ...changes } as PureGame<number, number>);
}

/** A game whose position counts on where it should count back. */
function lying(): Game {
  let moves = 0;
  const position = {
    turn: () => (moves % 2 === 0 ? 1 : -1) as 1 | -1,
    moves: (into: number[], at: number) => (into[at] = 0) + at + 1,
    play: () => void moves++,
    undo: () => {},
    outcome: () => (moves > 0 ? 0 : undefined),
    evaluate: () => 0,
  };
  return { ...game('nim:3'), start: () => position } as Game;
}

function search(game: Game, algorithm: string, settings: { tableMegabytes?: number }, maxPly?: number): unknown {
  const position = game.start();
  const composed = compose(position, { algorithm, deepening: false, ...settings });
  return composed.search(position, { ...composed.options, ...(maxPly !== undefined && { maxPly }) });
}
