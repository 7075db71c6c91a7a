import { MAX, winOf } from '../../core/index.ts';
import type { Sentence } from '../../i18n/index.ts';
import type { BoardAdapter, Gesture, Highlight, Marker } from '../board-adapter.ts';
import { explainTouch, legalMoves } from '../position.ts';
import { black, sentence as shared, white } from '../words.ts';
import { type Breakthrough, type BreakthroughPosition, formatState, squaresTyped } from './index.ts';
import { breakthroughScene } from './info.ts';
import { type BreakthroughRules, letterOf } from './rules.ts';
import { MEN, sentence } from './words.ts';

const WHITE = white('white-man');
const BLACK = black('black-man');
const ARRIVED: Marker = { tone: 'triumph', shapes: ['square', 'ring'] };

export function breakthroughBoard({ rules }: Breakthrough): BoardAdapter<BreakthroughPosition> {
  const { columns, rows, pure, fromOf, toOf, nameOf } = rules;
  const gestures = (position: BreakthroughPosition): Gesture[] =>
    legalMoves(position).map((move) => {
      const [from, to] = [nameOf(fromOf(move)), nameOf(toOf(move))];
      const notation = pure.formatMove?.(move, position.state) as string;
      return { move, notation, path: [from, to], ...(position.state.board[toOf(move)] !== '.' && { takes: [[to]] }) };
    });
  return {
    max: WHITE,
    min: BLACK,
    scene: ({ state }) => breakthroughScene(columns, rows, state.board),
    gestures,
    explain: explainTouch(gestures, (position, path) => explain(position, path, rules)),
    touches: (_, text) => {
      const path = squaresTyped(text, rules);
      return path && { path };
    },
    highlights: (position) => arrived(position, rules),
    ending: (position) => ending(position, rules),
    // The warning is a summary of the rules, shown before the first move.
    warning: ({ state }) => (state.board === pure.start.board ? sentence('breakthrough-in-short') : undefined),
    unit: { size: 100, ...MEN },
    drawless: true,
    editing: {
      palette: ['white-man', 'black-man'],
      write: (pieces, turn) => {
        const letters = { 'white-man': 'w', 'black-man': 'b' } as Readonly<Record<string, string>>;
        const men = Array.from({ length: columns * rows }, (_, square) => letters[pieces.get(nameOf(square)) ?? ''] ?? '.');
        return formatState({ board: men.join(''), turn }, rules);
      },
      example: formatState(pure.start, rules),
    },
  };
}

/** The letters of the men by the names of their squares. */
function menByName({ state }: BreakthroughPosition, { nameOf }: BreakthroughRules): ReadonlyMap<string, string> {
  return new Map([...state.board].map((letter, square) => [nameOf(square), letter]));
}

function explain(position: BreakthroughPosition, path: readonly string[], rules: BreakthroughRules): Sentence {
  const men = menByName(position, rules);
  const [from, to] = path;
  const own = letterOf(position.turn());
  const man = men.get(from) ?? '.';
  if (man === '.') return shared('no-piece', { square: from });
  if (man !== own) return shared(own === 'w' ? 'turn-of-white' : 'turn-of-black');
  if (to === undefined) return sentence('no-way-ahead', { square: from });
  if (men.get(to) === own) return sentence('own-man-there', { square: to });
  const isAhead = to === from[0] + (Number(from.slice(1)) + position.turn());
  return sentence(isAhead ? 'takes-diagonally' : 'goes-ahead', { square: to });
}

/** The men on the last row of their side. */
function arrived(position: BreakthroughPosition, rules: BreakthroughRules): Highlight[] {
  const last = { w: String(rules.rows), b: '1' } as Readonly<Record<string, string>>;
  const there = [...menByName(position, rules)].filter(([square, letter]) => square.slice(1) === last[letter]);
  return there.map(([square]) => ({ square, marker: ARRIVED, message: sentence('last-row') }));
}

function ending(position: BreakthroughPosition, rules: BreakthroughRules): Sentence | undefined {
  const win = winOf(position.outcome() ?? 0);
  if (win === undefined) return undefined;
  const [winner, loser] = win.winner === MAX ? [WHITE, BLACK] : [BLACK, WHITE];
  if (arrived(position, rules).length > 0) return sentence('broke-through', { winner: winner.name, won: winner.hasWon });
  return sentence('all-taken', { loser: loser.name, won: winner.hasWon });
}
