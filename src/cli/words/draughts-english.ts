const these = (squares: readonly number[]) =>
  squares.length === 1 ? `The piece on ${squares[0]}` : `Each of the pieces on ${squares.join(', ')}`;

/** What is said of draughts at the board, in English. */
export const draughtsEnglish = {
  mustTake: (captures: string) => `  You must take: ${captures}.`,
  canTake: (captures: string) =>
    `  You can take: ${captures}. You may play something else, but then the piece that should have taken may be huffed (taken off the board).`,
  canHuff: (squares: readonly number[], example: string) =>
    `  ${these(squares)} could have taken and did not: you may huff ${squares.length === 1 ? 'it' : 'one of them'} (take it off the board) and then move as usual. Type ~, its square and a colon before your move: ${example}.`,
  huffed: (square: string) => `  The piece on ${square} was huffed (taken off the board): it could have taken, and did not.`,
  endlessIsSmaller: (name: string) => `Without its draw rules it has far fewer positions: ${name}:endless.`,
  draws: {
    repetition: '  A draw: the position was there for the third time.',
    quiet: '  A draw: for too many moves only kings moved, and nothing was taken.',
    road: '  A draw: the lone king has held the main road for as long as the rules allow.',
    ending: '  A draw: the moves that the rules allow for an ending with so few pieces are over.',
  },
};
