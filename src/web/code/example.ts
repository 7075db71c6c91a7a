/** Until the package is published: see README.md. */
export const INSTALL = `npm pack                                    # in a clone of the source: minerve-0.1.0.tgz
npm install ../minerve/minerve-0.1.0.tgz    # in your project
`;

/** The first program of README.md; a test compares them. */
export const EXAMPLE = `import { bestMove, definePure, describeScore, MAX, opponent, winFor } from 'minerve';

/** The player who says 21 wins; each turn adds 1, 2 or 3. */
const race = definePure({
  name: 'race to 21',
  start: { total: 0, turn: MAX },
  turn: (state) => state.turn,
  moves: (state) => [1, 2, 3].filter((n) => state.total + n <= 21),
  play: (state, n) => ({ total: state.total + n, turn: opponent(state.turn) }),
  outcome: (state) => (state.total === 21 ? winFor(opponent(state.turn)) : undefined),
});

const { move, value } = bestMove(race);
console.log(\`Say \${move}: \${describeScore(value)}\`); // Say 1: Max wins in 11 plies
`;
