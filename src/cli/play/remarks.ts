import { type Game, MAX, type Player, playerName, winOf } from '../../core/index.ts';
import { type Draughts, type DraughtsPosition, descriptorOf, gameName, lookOf, type SideLook } from '../../games/index.ts';
import type { Match } from '../../match/index.ts';
import { say } from '../../say/index.ts';
import type { Context } from '../command.ts';
import { titleOf } from '../load-game.ts';
import type { Words } from '../words/index.ts';
import type { Table } from './table.ts';

type Voice = Pick<Context, 'words' | 'style' | 'language'>;

/** Who plays what, said when a match begins. */
export function greeting({ match, strength }: Table, voice: Voice): string {
  const { words, style, language } = voice;
  const { side } = match;
  const title = titleOf(match);
  const level = strength.perfect ? undefined : strength.level;
  const named = (player: Player) => {
    const colour = colourOf(match.game, player);
    return colour === undefined
      ? paintedName(match.game, player, voice)
      : `${painted(say(colour.subject, language), player, style)} (${playerName(player)})`;
  };
  const name = style.strong(title.length > 60 ? `${title.slice(0, 59)}…` : title);
  if (side !== undefined) return words.play.youPlay(name, named(side), level);
  return match.toMove === 'person' ? words.play.twoPersons(name) : words.play.twoComputers(name, level);
}

/** How a match ended; undefined where the board, which games of ours draw with their end, has said all there is to say. */
export function ending(match: Match, voice: Voice): string | undefined {
  const { words, style, language } = voice;
  const outcome = match.position.outcome();
  const { resigned, game } = match;
  const winner = resigned === undefined ? winOf(outcome ?? 0)?.winner : ((0 - resigned) as Player);
  const isDrawn = descriptorOf(game) !== undefined;
  if (winner === undefined) return isDrawn ? undefined : words.play.drawn(outcome ?? 0);
  const colour = colourOf(game, winner);
  const won = colour === undefined ? words.play.won(paintedName(game, winner, voice)) : say(colour.won, language);
  if (resigned !== undefined) return words.play.resigned(won);
  if (match.side === undefined) return isDrawn ? undefined : `${won}.`;
  return match.side === winner ? style.good(words.play.youWon) : words.play.youLost;
}

/** A side as its board calls it: chess has colours, the other boards say Max and Min with their stones. */
export function paintedName(game: Game, player: Player, { style, language }: Pick<Voice, 'style' | 'language'>): string {
  const colour = colourOf(game, player);
  return painted(colour === undefined ? playerName(player) : say(colour.name, language), player, style);
}

function colourOf(game: Game, player: Player): SideLook | undefined {
  if (descriptorOf(game)?.drawsColours === undefined) return undefined;
  const { max, min } = lookOf(game);
  return player === MAX ? max : min;
}

const painted = (name: string, player: Player, style: Context['style']) => (player === MAX ? style.max(name) : style.min(name));

/** Captures named in a remark: more help nobody. */
const NAMED = 8;

const isDraughts = (game: Game) => descriptorOf(game) !== undefined && gameName(game.name) === 'draughts';

/** What a beginner at draughts has to know under the board: what was huffed, what must be taken, what may be huffed and how, why it is a draw. Empty for other games. */
export function draughtsRemarks(match: Match, words: Words): string[] {
  if (!isDraughts(match.game)) return [];
  const said: string[] = [];
  const huffed = /^~([^:]+):/.exec(match.last?.notation ?? '')?.[1];
  if (huffed !== undefined) said.push(words.draughts.huffed(huffed));
  const draw = (match.position as DraughtsPosition).drawnBy();
  if (draw !== undefined) said.push(words.draughts.draws[draw.rule]);
  if (match.over || match.toMove !== 'person') return said;
  const taking = captureRemark(match, words);
  if (taking !== undefined) said.push(taking);
  const huffs = match.legal().filter((move) => move.startsWith('~'));
  const squares = [...new Set(huffs.map((move) => Number.parseInt(move.slice(1), 10)))].sort((a, b) => a - b);
  if (squares.length > 0) said.push(words.draughts.canHuff(squares, huffs[0]));
  return said;
}

/** Which captures there are, and whether one has to be made; undefined where there is none. */
export function captureRemark({ game, position, over }: Match, words: Words): string | undefined {
  if (!isDraughts(game) || over) return undefined;
  const captures = (position as DraughtsPosition)
    .legal()
    .filter(({ taken, huffed }) => taken !== 0n && huffed === undefined)
    .map(({ number }) => game.formatMove(number, position));
  if (captures.length === 0) return undefined;
  const named = captures.slice(0, NAMED).join(', ') + (captures.length > NAMED ? ', …' : '');
  const isSouffler = (game as unknown as Draughts).variant.rules === 'souffler';
  return isSouffler ? words.draughts.canTake(named) : words.draughts.mustTake(named);
}
