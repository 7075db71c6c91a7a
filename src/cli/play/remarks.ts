import { DRAW, type Game, MAX, type Player, playerName, winOf } from '../../core/index.ts';
import { type BoardAdapter, boardAdapterOf, descriptorOf, type Side } from '../../games/index.ts';
import { say } from '../../i18n/index.ts';
import type { Match } from '../../match/index.ts';
import type { Context } from '../command.ts';
import { titleOf } from '../load-game.ts';
import type { TerminalMatch } from './terminal-match.ts';

type Output = Pick<Context, 'words' | 'style' | 'language'>;

/** The first lines of a match: which player has which side. */
export function greeting({ match, strength }: TerminalMatch, output: Output): string {
  const { words, style, language } = output;
  const { side } = match;
  const title = titleOf(match);
  const level = strength.perfect ? undefined : strength.level;
  const named = (player: Player) => {
    const colour = colourOf(match.game, player);
    return colour === undefined
      ? paintedName(match.game, player, output)
      : `${painted(say(colour.subject, language), player, style)} (${playerName(player)})`;
  };
  const name = style.strong(title.length > 60 ? `${title.slice(0, 59)}…` : title);
  const notice = match.plies.length === 0 ? descriptorOf(match.game)?.board?.(match.game).firstGameNotice : undefined;
  const note = notice === undefined ? '' : `\n${say(notice, language)}`;
  if (side !== undefined) return words.play.youPlay(name, named(side), level) + note;
  return match.toMove === 'person' ? words.play.twoPersons({ game: name }) + note : words.play.twoComputers(name, level);
}

/**
 * How a match ended; undefined if the printed board has said it already: built-in games print their result below it.
 */
export function ending(match: Match, output: Output): string | undefined {
  const { words, style, language } = output;
  const outcome = match.position.outcome();
  const { resigned, game } = match;
  const winner = resigned === undefined ? winOf(outcome ?? 0)?.winner : ((0 - resigned) as Player);
  const isDrawn = descriptorOf(game) !== undefined;
  if (winner === undefined) return isDrawn ? undefined : words.play.drawn(outcome ?? 0);
  const colour = colourOf(game, winner);
  const won = colour === undefined ? words.play.won({ player: paintedName(game, winner, output) }) : say(colour.won, language);
  if (resigned !== undefined) return words.play.resigned({ won });
  if (match.side === undefined) return isDrawn ? undefined : `${won}.`;
  return match.side === winner ? style.good(words.play.youWon) : words.play.youLost;
}

/** A side as its board calls it: chess has colours, the other boards say Max and Min with their stones. */
export function paintedName(game: Game, player: Player, { style, language }: Pick<Output, 'style' | 'language'>): string {
  const colour = colourOf(game, player);
  return painted(colour === undefined ? playerName(player) : say(colour.name, language), player, style);
}

function colourOf(game: Game, player: Player): Side | undefined {
  if (descriptorOf(game)?.drawsColours === undefined) return undefined;
  const { max, min } = boardAdapterOf(game);
  return player === MAX ? max : min;
}

const painted = (name: string, player: Player, style: Context['style']) => (player === MAX ? style.max(name) : style.min(name));

/** The board adapter of a game whose moves have effects that its printed board does not show: draughts. */
function adapterWithNotes(game: Game): BoardAdapter | undefined {
  const adapter = descriptorOf(game)?.board?.(game as never);
  return adapter?.lastMoveNote === undefined ? undefined : adapter;
}

/**
 * The lines below the board: what was huffed, what must be captured, what may be huffed and how, why the game is a
 * draw.
 */
export function boardRemarks(match: Match, output: Pick<Output, 'words' | 'language'>): string[] {
  const adapter = adapterWithNotes(match.game);
  if (adapter === undefined) return [];
  const { position } = match;
  const lastMoveNote = adapter.lastMoveNote?.(position);
  const ending = position.outcome() === DRAW ? adapter.ending(position) : undefined;
  const lines = [lastMoveNote, ending].flatMap((what) => (what === undefined ? [] : [`  ${say(what, output.language)}`]));
  const remark = match.toMove === 'person' ? captureRemark(match, output) : undefined;
  if (remark === undefined) return lines;
  const huff = adapter.gestures(position).find(({ huffs }) => huffs !== undefined);
  return [...lines, remark, ...(huff === undefined ? [] : [output.words.draughts.typeHuff({ example: huff.notation })])];
}

/** The remark on an illegal move: that a capture once begun must be finished, else what can or must be taken. */
export function refusalRemark(match: Match, typed: string, output: Pick<Output, 'language'>): string | undefined {
  const { game, position, over } = match;
  const adapter = over ? undefined : adapterWithNotes(game);
  const touches = adapter?.touches(position, typed);
  const why = touches && adapter?.explain(position, touches.path, touches.huffs);
  return why !== undefined && 'code' in why && why.code === 'capture-begun'
    ? `  ${say(why, output.language)}`
    : captureRemark(match, output);
}

/** The pieces that can or must capture, and those that may be huffed; undefined if there are none. */
function captureRemark({ game, position, over }: Match, { language }: Pick<Output, 'language'>): string | undefined {
  const remark = over ? undefined : adapterWithNotes(game)?.warning(position);
  return remark && `  ${say(remark, language)}`;
}
