import { type Game, MAX, type Player, playerName, winOf } from '../../core/index.ts';
import { lookOf, type SideLook } from '../../games/index.ts';
import type { Context } from '../command.ts';
import { titleOf } from '../load-game.ts';
import type { Match } from './match.ts';

type Voice = Pick<Context, 'words' | 'style' | 'language'>;

/** Who plays what, said when a match begins. */
export function greeting(match: Match, voice: Voice): string {
  const { words, style, language } = voice;
  const { side } = match;
  const title = titleOf(match);
  const level = match.perfect ? undefined : match.level;
  const named = (player: Player) => {
    const colour = colourOf(match.game, player)?.subject[language];
    return colour === undefined
      ? paintedName(match.game, player, voice)
      : `${painted(colour, player, style)} (${playerName(player)})`;
  };
  const name = style.strong(title.length > 60 ? `${title.slice(0, 59)}…` : title);
  if (side !== undefined) return words.play.youPlay(name, named(side), level);
  return match.players.max === 'person' ? words.play.twoPersons(name) : words.play.twoComputers(name, level);
}

/** How a match ended; undefined where the board has said all there is to say. */
export function ending(match: Match, voice: Voice): string | undefined {
  const { words, style, language } = voice;
  const outcome = match.position.outcome();
  const winner = match.wonByResigning ?? (outcome === undefined ? undefined : winOf(outcome)?.winner);
  const said = /(has won|Draw|for Max)\.|worth .*\.$/.test(match.game.draw(match.position).split('\n').at(-1) as string);
  if (winner === undefined) return said ? undefined : words.play.drawn(outcome ?? 0);
  const won = colourOf(match.game, winner)?.won[language] ?? words.play.won(paintedName(match.game, winner, voice));
  if (match.resigned !== undefined) return words.play.resigned(won);
  if (match.side === undefined) return said ? undefined : `${won}.`;
  return match.side === winner ? style.good(words.play.youWon) : words.play.youLost;
}

/** A side as its board calls it: chess has colours, the other boards say Max and Min with their stones. */
export function paintedName(game: Game, player: Player, { style, language }: Pick<Voice, 'style' | 'language'>): string {
  return painted(colourOf(game, player)?.name[language] ?? playerName(player), player, style);
}

function colourOf(game: Game, player: Player): SideLook | undefined {
  if (game.name.split(':')[0] !== 'chess') return undefined;
  const { max, min } = lookOf(game);
  return player === MAX ? max : min;
}

const painted = (name: string, player: Player, style: Context['style']) => (player === MAX ? style.max(name) : style.min(name));
