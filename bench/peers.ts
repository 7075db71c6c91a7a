import { alphabetaSoft, type Connect4Position, compose, connect4, deepening, strongest, WIN } from 'minerve';
import { Negamax, NegamaxOpts, Node } from 'minimaxer';
import NegamaxAlphaBeta from 'negamax-alpha-beta';
import { cpuTime, interleaved, printTable } from './table.js';

/** A way to search Connect 4 to a depth: how many positions it visited, and the value it found. */
interface Contender {
  readonly name: string;
  search(depth: number): { nodes: number; value: number };
}

const game = connect4();

const ours: Contender = {
  name: 'minerve alphabeta-soft',
  search(depth) {
    const position = game.start();
    const { counts, value } = alphabetaSoft(position, { depth });
    return { nodes: counts.nodes, value };
  },
};

/**
 * The line to a node of minimaxer's tree. One position serves the whole tree: it follows the search from node to
 * node, which spares minimaxer the copying of states.
 */
interface Line {
  readonly parent: Line | undefined;
  readonly move: number;
  readonly ply: number;
}

class Follower {
  readonly position: Connect4Position = game.start();
  readonly #lines: Line[] = [];

  to(line: Line): Connect4Position {
    const ahead: Line[] = [];
    let at: Line | undefined = line;
    while (at?.parent !== undefined && this.#lines[at.ply - 1] !== at) {
      ahead.push(at);
      at = at.parent;
    }
    const common = at?.ply ?? 0;
    while (this.#lines.length > common) {
      this.#lines.pop();
      this.position.undo();
    }
    for (let next = ahead.pop(); next !== undefined; next = ahead.pop()) {
      this.#lines.push(next);
      this.position.play(next.move);
    }
    return this.position;
  }
}

const minimaxer: Contender = {
  name: 'minimaxer 3.2 (alpha-beta)',
  search(depth) {
    const follower = new Follower();
    const options = new NegamaxOpts();
    options.depth = depth;
    options.pruning = 1;
    const root = new Node<Line, number, number>(0, { parent: undefined, move: -1, ply: 0 }, -1, 0, 1);
    const search = new Negamax(root, options);
    search.GetMoves = (node) => {
      const moves: number[] = [];
      follower.to(node.gamestate).moves(moves, 0);
      return moves;
    };
    search.CreateChildNode = (parent, move) => {
      const line: Line = { parent: parent.gamestate, move, ply: parent.gamestate.ply + 1 };
      const over = follower.to(line).outcome() !== undefined;
      return new Node<Line, number, number>(over ? 2 : 1, line, move, 0, parent.aim === 1 ? -1 : 1);
    };
    search.EvaluateNode = (node) => {
      const position = follower.to(node.gamestate);
      return position.outcome() ?? position.evaluate();
    };
    const result = search.evaluate();
    return { nodes: search.nodeCount, value: result.value };
  },
};

const negamaxAlphaBeta: Contender = {
  name: 'negamax-alpha-beta 1.0',
  search(depth) {
    const search = new NegamaxAlphaBeta<Connect4Position, number>({
      generateMoves: (position) => {
        const moves: number[] = [];
        position.moves(moves, 0);
        return moves;
      },
      makeMove: (position, move) => {
        position.play(move);
        return true;
      },
      unmakeMove: (position) => position.undo(),
      evaluate: (position) => position.turn() * position.evaluate(),
      evaluateTerminal: (position) => {
        const outcome = position.outcome();
        return outcome === undefined ? null : outcome * position.turn();
      },
    });
    const { score } = search.search(game.start(), depth);
    return { nodes: search.nodeCount, value: score };
  },
};

/** Positions a second at equal depth: what the machinery around the same rules costs. */
export function benchPeers(): void {
  const depth = 9;
  const contenders = [ours, minimaxer, negamaxAlphaBeta];
  const answers = contenders.map((contender) => contender.search(depth));
  const speeds = interleaved(
    5,
    contenders.map((contender) => () => {
      let nodes = 0;
      const ms = cpuTime(() => {
        nodes = contender.search(depth).nodes;
      });
      return nodes / ms / 1000;
    }),
  );
  printTable(
    `Connect 4, same rules and evaluation, depth ${depth}: million positions a second (median of 5, interleaved)`,
    ['search', 'Mpos/s', 'minerve is', 'positions', 'value', 'right?'],
    contenders.map(({ name }, i) => [
      name,
      speeds[i].toFixed(2),
      `${(speeds[0] / speeds[i]).toFixed(1)}x`,
      answers[i].nodes,
      answers[i].value === WIN ? 'WIN' : answers[i].value,
      answers[i].value === answers[0].value ? 'yes' : 'NO',
    ]),
  );
  printTable(
    'Deepest whole tree from the empty board within one second, and the time it took',
    ['search', 'depth', 'ms', 'value'],
    [...contenders.map(deepestInOneSecond), strongestInOneSecond()],
  );
}

function deepestInOneSecond(contender: Contender): (string | number)[] {
  let reached: (string | number)[] = [contender.name, 0, 0, ''];
  for (let depth = 1; depth <= 42; depth++) {
    let value = 0;
    const spent = cpuTime(() => {
      value = contender.search(depth).value;
    });
    if (spent > 1000) break;
    reached = [contender.name, depth, Math.round(spent), value === WIN ? 'WIN' : value];
  }
  return reached;
}

function strongestInOneSecond(): (string | number)[] {
  const position = game.start();
  const { search, options } = compose(strongest(position));
  let last: (string | number)[] = [];
  for (const tree of deepening(search, position, { ...options, time: 1000 }))
    last = ['minerve, its strongest composition', tree.depth, 'all 1000', tree.value];
  return last;
}
