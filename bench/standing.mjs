// What the matches of all games have in common: a game that is played out, and what came of many.

/**
 * Plays a position out; longer than `longest` plies is a draw. What it ended with, as `one` counts it. Players have a name, are told when a game begins,
 * and count their nodes themselves; their moves and their time are counted here.
 */
export async function playOut(position, one, other, { seed, oneBegins, longest = Number.POSITIVE_INFINITY }) {
  one.begin();
  other.begin();
  for (let ply = 0; position.outcome() === undefined && ply < longest; ply++) {
    const mover = (position.turn() === 1) === oneBegins ? one : other;
    const before = process.cpuUsage();
    const move = await mover.play(position, seed);
    const { user, system } = process.cpuUsage(before);
    mover.cpu += (user + system) / 1000;
    mover.moves++;
    position.play(move);
  }
  return (oneBegins ? 1 : -1) * (position.outcome() ?? 0);
}

/** The result of a match from the outcomes of its games. */
export function standing(one, other, outcomes) {
  const points = outcomes.map((outcome) => (outcome === 0 ? 0.5 : outcome > 0 ? 1 : 0));
  const mean = points.reduce((sum, x) => sum + x, 0) / points.length;
  const variance = points.reduce((sum, x) => sum + (x - mean) ** 2, 0) / Math.max(1, points.length - 1);
  const times = (x) => points.filter((y) => y === x).length;
  return {
    player: one.name,
    other: other.name,
    games: points.length,
    wins: times(1),
    draws: times(0.5),
    losses: times(0),
    points: mean,
    /** Half the width of the interval that holds the true score with 95%. */
    margin: 1.96 * Math.sqrt(variance / points.length),
    cpu: [one.cpu / one.moves, other.cpu / other.moves],
    nodes: [one.nodes / one.moves, other.nodes / other.moves],
  };
}

export const STANDING_HEAD = ['', 'against', 'games', 'won', 'drawn', 'lost', 'points'];
export const COST_HEAD = ['ms of processor a move', 'nodes a move'];

/** The cells of a row under STANDING_HEAD. */
export function standingCells({ player, other, games, wins, draws, losses, points, margin }) {
  return [player, other, games, wins, draws, losses, `${(100 * points).toFixed(1)}% ± ${(100 * margin).toFixed(1)}`];
}

/** The cells of a row under COST_HEAD. */
export function costCells({ cpu, nodes }) {
  const both = (numbers, digits) => numbers.map((x) => x.toFixed(digits)).join(' / ');
  return [both(cpu, 1), both(nodes, 0)];
}

export const tableRow = (cells) => `| ${cells.join(' | ')} |`;

export const tableHead = (cells) => `${tableRow(cells)}\n|${'---|'.repeat(cells.length)}`;
