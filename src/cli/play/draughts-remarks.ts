import type { Game } from '../../core/index.ts';
import { type Draughts, DraughtsPosition } from '../../games/index.ts';
import type { Words } from '../words/index.ts';
import type { Match } from './match.ts';

/** Captures named in a remark: more help nobody. */
const NAMED = 8;

/** What a beginner at draughts has to know under the board: what was huffed, what must be taken, what may be huffed and how, why it is a draw. Empty for other games. */
export function draughtsRemarks(match: Match, words: Words): string[] {
  const { position, last } = match;
  if (!(position instanceof DraughtsPosition)) return [];
  const said: string[] = [];
  const huffed = /^~([^:]+):/.exec(last?.move ?? '')?.[1];
  if (huffed !== undefined) said.push(words.draughts.huffed(huffed));
  const draw = position.drawnBy();
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
export function captureRemark(match: Match, words: Words): string | undefined {
  const { position, game } = match;
  if (!(position instanceof DraughtsPosition) || match.over) return undefined;
  const captures = position
    .legal()
    .filter(({ taken, huffed }) => taken !== 0n && huffed === undefined)
    .map(({ number }) => game.formatMove(number, position));
  if (captures.length === 0) return undefined;
  const named = captures.slice(0, NAMED).join(', ') + (captures.length > NAMED ? ', …' : '');
  return isSouffler(game) ? words.draughts.canTake(named) : words.draughts.mustTake(named);
}

function isSouffler(game: Game): boolean {
  return (game as unknown as Draughts).variant.rules === 'souffler';
}
