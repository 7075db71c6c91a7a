import { definePure, MAX, opponent, type Player, WIN } from '../../core/index.ts';

/**
 * The state of a game, as immutable data. `board` has a letter for each square, row by row from the top left: w, b or a
 * dot.
 */
export interface State {
  readonly board: string;
  readonly turn: Player;
}

export const letterOf = (player: Player) => (player === MAX ? 'w' : 'b');

/**
 * Breakthrough with two rows of men on each side. White (Max) starts at the bottom and moves up. At least two columns:
 * then the foremost man always has a diagonal ahead that is free of its own men, so every position has a move.
 */
export function breakthroughRules(columns: number, rows: number) {
  const squares = columns * rows;

  /** A move is `from * squares + to`. */
  const fromOf = (move: number) => Math.floor(move / squares);
  const toOf = (move: number) => move % squares;

  /** `a1` is at the bottom left. */
  const nameOf = (square: number) => String.fromCharCode(97 + (square % columns)) + (rows - Math.floor(square / columns));

  /** Straight ahead only onto an empty square; diagonally also onto an opponent's man, which is captured. */
  function movesFrom(from: number, { board: men, turn }: State): number[] {
    const ahead = from - turn * columns;
    const column = from % columns;
    const targets: number[] = [];
    if (column > 0 && men[ahead - 1] !== letterOf(turn)) targets.push(ahead - 1);
    if (men[ahead] === '.') targets.push(ahead);
    if (column < columns - 1 && men[ahead + 1] !== letterOf(turn)) targets.push(ahead + 1);
    return targets.map((to) => from * squares + to);
  }

  /** 100 for a man, plus the square of the rows it has advanced. From Max's view. */
  function manValue(letter: string, square: number): number {
    const row = Math.floor(square / columns);
    if (letter === 'w') return 100 + (rows - 1 - row) ** 2;
    return letter === 'b' ? -100 - row ** 2 : 0;
  }

  const pure = definePure<State, number>({
    name: columns === 8 && rows === 8 ? 'breakthrough' : `breakthrough:${columns}x${rows}`,
    start: { board: 'b'.repeat(2 * columns) + '.'.repeat(squares - 4 * columns) + 'w'.repeat(2 * columns), turn: MAX },
    turn: (state) => state.turn,
    moves: (state) => [...state.board].flatMap((letter, from) => (letter === letterOf(state.turn) ? movesFrom(from, state) : [])),
    play: ({ board: men, turn }, move) => {
      const after = [...men];
      after[fromOf(move)] = '.';
      after[toOf(move)] = letterOf(turn);
      return { board: after.join(''), turn: opponent(turn) };
    },
    outcome: ({ board: men }) => {
      if (men.slice(0, columns).includes('w') || !men.includes('b')) return WIN;
      return men.slice(-columns).includes('b') || !men.includes('w') ? -WIN : undefined;
    },
    evaluate: ({ board: men }) => [...men].reduce((sum, letter, square) => sum + manValue(letter, square), 0),
    key: ({ board: men, turn }) => men + letterOf(turn),
    formatMove: (move, { board: men }) => nameOf(fromOf(move)) + (men[toOf(move)] === '.' ? '-' : 'x') + nameOf(toOf(move)),
    // The board rotated by 180 degrees, with the colours exchanged.
    swapPlayers: ({ board: men, turn }) => ({
      board: [...men]
        .reverse()
        .map((letter) => ({ w: 'b', b: 'w' })[letter] ?? letter)
        .join(''),
      turn: opponent(turn),
    }),
  });
  return { columns, rows, pure, fromOf, toOf, nameOf };
}

export type BreakthroughRules = ReturnType<typeof breakthroughRules>;
