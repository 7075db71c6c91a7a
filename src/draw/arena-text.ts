import { DRAW, isWin, MAX, MIN } from '../core/index.ts';
import {
  type ArenaDrawing,
  type ArenaItem,
  type DrawableArena,
  type DrawableSolution,
  describeArena,
  describeItem,
  describeSize,
  lastStage,
  outlineArena,
  standingAt,
} from './arena.ts';
import { oneLine } from './notation.ts';
import { arenaWords } from './words.ts';

export interface ArenaTextOptions extends Pick<ArenaDrawing, 'language'> {
  /** The attractors as far as they have grown, as in pictures: nothing is said of positions that are not in. */
  readonly stage?: number;
}

/** Lists longer than this do not push the remarks of the others to the right. */
const LIST = 48;

/**
 * The arena as an adjacency list, with what the solution says of each position as a remark:
 *
 *     0_a -> 1_e 2_e 3_e  # Adam to move, Adam wins, rank 3, with 2_e
 *
 * Remarks and owners included, it is a text that `graph:@file` reads back to the same arena; `typable` says what
 * becomes of names that could not be typed there. Of outcomes other than victories and draws the points are written.
 */
export function arenaToText(arena: DrawableArena, solution: DrawableSolution, options: ArenaTextOptions = {}): string {
  const { language, stage } = options;
  const said = arenaWords(language);
  const { items } = outlineArena(arena, solution, arena.size);
  const end = lastStage(solution);
  const isOut = (item: ArenaItem) => standingAt(item, stage, end).won === 'out';
  const typed = typable(items.map(({ name }) => name));
  const names = new Map(items.map(({ position }, i) => [position, typed[i]]));
  const nameOf = (position: number) => names.get(position) as string;
  const next: number[] = [];
  const lists = items.map(({ position }) => {
    const count = arena.successors(position, next);
    return `${nameOf(position)} -> ${[...new Set(next.slice(0, count))].map(nameOf).join(' ')}`.trimEnd();
  });
  const width = Math.min(LIST, Math.max(...lists.map(({ length }) => length)));
  const select = (keep: (item: ArenaItem, outcome: number | undefined) => boolean) =>
    items.filter((item) => keep(item, arena.outcome(item.position))).map(({ position }) => nameOf(position));
  const statements = [
    ['adam', select(({ owner }) => owner === MAX)],
    ['eve', select(({ owner }) => owner === MIN)],
    ['win adam', select((_, outcome) => outcome !== undefined && isWin(outcome) && outcome > 0)],
    ['win eve', select((_, outcome) => outcome !== undefined && isWin(outcome) && outcome < 0)],
    ['draw', select((_, outcome) => outcome === DRAW)],
  ] as const;
  const twice = items.some(({ position, owner }) => {
    const count = arena.successors(position, next);
    return next.slice(0, count).some((target) => arena.owner(target) === owner);
  });
  const points = items.flatMap(({ position }) => {
    const outcome = arena.outcome(position);
    return outcome === undefined || outcome === DRAW || isWin(outcome) ? [] : [`value ${nameOf(position)}: ${outcome}`];
  });
  const text = stage !== undefined && stage < end ? describeSize(arena, said) : describeArena(arena, solution, said);
  return `${[
    `# ${said.titled({ title: oneLine(arena.title), text: oneLine(text) })}`,
    ...items.map((item, i) =>
      isOut(item) ? lists[i] : `${lists[i].padEnd(width)}  # ${describeItem(item, solution, nameOf, said)}`,
    ),
    ...statements.filter(([, list]) => list.length > 0).map(([key, list]) => `${key}: ${list.join(' ')}`),
    ...points,
    ...(twice ? ['turns: free'] : []),
    `start: ${nameOf(arena.start)}`,
  ].join('\n')}\n`;
}

/**
 * The names as they are typed in the text of a graph, all different: points for blanks and for the punctuation that
 * means something there, a number after a name that is taken, quotes around an arrow or a first @.
 */
function typable(names: readonly string[]): string[] {
  const plain = names.map((name) => oneLine(name).replace(/[\s#;:,=[\](){}'"]+/gu, '.') || '.');
  const taken = new Set<string>();
  const numbers = new Map<string, number>();
  return plain.map((name) => {
    let unique = name;
    for (let n = numbers.get(name) ?? 2; taken.has(unique); n++) {
      unique = `${name}~${n}`;
      numbers.set(name, n + 1);
    }
    taken.add(unique);
    return /->|→|^@/u.test(unique) ? `"${unique}"` : unique;
  });
}
