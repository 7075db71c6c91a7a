import { descriptorOf, gameName } from '../../games/index.ts';
import { withFields } from '../fields.ts';
import type { Session } from './session.ts';

/** Positions of a graph without turns that a page still shows; squares to be filled that leave no more. */
const MOST_POSITIONS = 5000;
const MOST_EMPTY = 9;

/** Games in which every move fills a square. */
const FILLING: ReadonlySet<string> = new Set(['tictactoe', 'connect4']);

/** The address of the arena of what can still happen, where it is small enough to be seen. */
export function arenaAddress({ match }: Session): string | undefined {
  const { game } = match;
  const { position, notation, outcome, scene } = match.stand.value;
  if (outcome !== undefined) return undefined;
  const address = () => withFields('#/arena', { game: match.data.value.game, from: notation });
  if (FILLING.has(gameName(game.name)))
    return scene.cells.filter(({ piece }) => piece === undefined).length <= MOST_EMPTY ? address() : undefined;
  const impartial = descriptorOf(game)?.impartial?.(game, position);
  return impartial !== undefined && impartial.index.size <= MOST_POSITIONS ? address() : undefined;
}
