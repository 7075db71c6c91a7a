import { definePure, MAX, opponent, type Player, WIN } from '../../core/index.ts';

/**
 * What changes in the course of a game, and nothing else: plain data that no function below ever changes. A letter for
 * each square, row by row from the top left: w, b or a dot.
 */
export interface State {
  readonly men: string;
  readonly turn: Player;
}

export const letterOf = (player: Player) => (player === MAX ? 'w' : 'b');

/**
 * Breakthrough, of two rows of men each. White, who is Max, begins below and goes up. At least two columns: then the
 * foremost man always has a diagonal ahead that is free of its own side, so nobody is ever without a move.
 */
export function breakthroughRules(columns: number, rows: number) {
  const squares = columns * rows;

  /** Moves are numbers, the same for the same two squares in every state. */
  const fromOf = (move: number) => Math.floor(move / squares);
  const toOf = (move: number) => move % squares;

  /** `a1` is at the bottom left. */
  const nameOf = (square: number) => String.fromCharCode(97 + (square % columns)) + (rows - Math.floor(square / columns));

  /** Straight ahead onto an empty square; diagonally also onto one of the other's men, which is taken. */
  function movesFrom(from: number, { men, turn }: State): number[] {
    const ahead = from - turn * columns;
    const column = from % columns;
    const targets: number[] = [];
    if (column > 0 && men[ahead - 1] !== letterOf(turn)) targets.push(ahead - 1);
    if (men[ahead] === '.') targets.push(ahead);
    if (column < columns - 1 && men[ahead + 1] !== letterOf(turn)) targets.push(ahead + 1);
    return targets.map((to) => from * squares + to);
  }

  /** A man is worth 100, and more and more as it comes nearer to the last row. */
  function worth(letter: string, square: number): number {
    const row = Math.floor(square / columns);
    if (letter === 'w') return 100 + (rows - 1 - row) ** 2;
    return letter === 'b' ? -100 - row ** 2 : 0;
  }

  const pure = definePure<State, number>({
    name: columns === 8 && rows === 8 ? 'breakthrough' : `breakthrough:${columns}x${rows}`,
    start: { men: 'b'.repeat(2 * columns) + '.'.repeat(squares - 4 * columns) + 'w'.repeat(2 * columns), turn: MAX },
    turn: (state) => state.turn,
    moves: (state) => [...state.men].flatMap((letter, from) => (letter === letterOf(state.turn) ? movesFrom(from, state) : [])),
    play: ({ men, turn }, move) => {
      const after = [...men];
      after[fromOf(move)] = '.';
      after[toOf(move)] = letterOf(turn);
      return { men: after.join(''), turn: opponent(turn) };
    },
    outcome: ({ men }) => {
      if (men.slice(0, columns).includes('w') || !men.includes('b')) return WIN;
      return men.slice(-columns).includes('b') || !men.includes('w') ? -WIN : undefined;
    },
    evaluate: ({ men }) => [...men].reduce((sum, letter, square) => sum + worth(letter, square), 0),
    key: ({ men, turn }) => men + letterOf(turn),
    formatMove: (move, { men }) => nameOf(fromOf(move)) + (men[toOf(move)] === '.' ? '-' : 'x') + nameOf(toOf(move)),
    // The board turned round, each man in the other colour.
    swapPlayers: ({ men, turn }) => ({
      men: [...men]
        .reverse()
        .map((letter) => ({ w: 'b', b: 'w' })[letter] ?? letter)
        .join(''),
      turn: opponent(turn),
    }),
  });
  return { columns, rows, pure, fromOf, toOf, nameOf };
}

export type BreakthroughRules = ReturnType<typeof breakthroughRules>;
