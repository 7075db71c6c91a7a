import { type Game, ok, type Position, type Result } from '../../core/index.ts';
import { type BuiltInGame, withHeuristic } from '../game-info.ts';
import { gameInfos } from '../game-infos.ts';
import { heuristicSetOf } from '../registry.ts';
import { type ChosenHeuristic, parseHeuristic } from './evaluation.ts';
import { failure } from './words.ts';

/** The methods of games that make positions; the last only in games that read drawn boards. */
const MAKERS = ['start', 'parsePosition', 'swapPlayers', 'fromDiagram'] as const;

/**
 * The game with this heuristic as the `evaluate` of its positions. It is known by its name (`withHeuristic`), in links,
 * saves and threads too; its compiled search and its solver, which evaluate otherwise, are not used (`descriptorOf`).
 */
export async function gameWithHeuristic(game: Game, text: string): Promise<Result<Game>> {
  const set = await heuristicSetOf(game);
  if (set === undefined) return failure('heuristic-of-no-set', { game: game.name, names: weighable() });
  const chosen = parseHeuristic(text, game, set);
  if (!chosen.ok) return chosen;
  const makers = MAKERS.flatMap((name) => {
    const make = (game as unknown as Readonly<Record<string, Maker | undefined>>)[name];
    return make === undefined ? [] : [[name, (...given: unknown[]) => weighed(make(...given), chosen.value)] as const];
  });
  const { info } = game as BuiltInGame;
  const named = { info, name: withHeuristic(game.name, chosen.value.text), ownHeuristic: chosen.value.text };
  return ok({ ...game, ...Object.fromEntries(makers), ...named } as Game);
}

type Maker = (...given: unknown[]) => Position | Result<Position>;

const weighable = () => gameInfos.filter(({ hasHeuristics }) => hasHeuristics).map(({ name }) => name);

function weighed(made: Position | Result<Position>, heuristic: ChosenHeuristic): Position | Result<Position> {
  if ('ok' in made) return made.ok ? ok(weighed(made.value, heuristic) as Position) : made;
  const { evaluate, order } = heuristic;
  // On the position itself: boards and records of the game ask it for more than a Position has.
  if (evaluate !== undefined) made.evaluate = () => evaluate(made);
  if (order !== undefined) made.moves = ordered(made.moves.bind(made), order);
  return made;
}

/** Writes the same moves in this order. */
function ordered(moves: Position['moves'], order: readonly number[]): Position['moves'] {
  const rank = new Map(order.map((move, i) => [move, i]));
  return (into, at) => {
    const end = moves(into, at);
    const found = into.slice(at, end).sort((one, other) => (rank.get(one) as number) - (rank.get(other) as number));
    for (const move of found) into[at++] = move;
    return end;
  };
}
