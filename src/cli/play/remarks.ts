import { MAX, type Player, playerName, winOf } from '../../core/index.ts';
import type { Context } from '../command.ts';
import { titleOf } from '../load-game.ts';
import type { Match } from './match.ts';

type Voice = Pick<Context, 'words' | 'style'>;

/** Who plays what, said when a match begins. */
export function greeting(match: Match, { words, style }: Voice): string {
  const { side } = match;
  const title = titleOf(match);
  const level = match.perfect ? undefined : match.level;
  const named = (player: Player) => paintedName(player, style);
  const name = style.strong(title.length > 60 ? `${title.slice(0, 59)}…` : title);
  if (side !== undefined) return words.play.youPlay(name, named(side), level);
  return match.players.max === 'person' ? words.play.twoPersons(name) : words.play.twoComputers(name, level);
}

/** How a match ended; undefined where the board has said all there is to say. */
export function ending(match: Match, { words, style }: Voice): string | undefined {
  const outcome = match.position.outcome();
  const winner = match.wonByResigning ?? (outcome === undefined ? undefined : winOf(outcome)?.winner);
  const said = /(has won|Draw|for Max)\.|worth .*\.$/.test(match.game.draw(match.position).split('\n').at(-1) as string);
  if (winner === undefined) return said ? undefined : words.play.drawn(outcome ?? 0);
  const name = paintedName(winner, style);
  if (match.resigned !== undefined) return words.play.resigned(name);
  if (match.side === undefined) return said ? undefined : words.play.won(name);
  return match.side === winner ? style.good(words.play.youWon) : words.play.youLost;
}

export function paintedName(player: Player, style: Context['style']): string {
  return player === MAX ? style.max(playerName(player)) : style.min(playerName(player));
}
