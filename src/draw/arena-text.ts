import { type Arena, alternates, type Solution, statementsOf, targetsOf } from '../model/index.ts';
import {
  type ArenaDrawing,
  type ArenaItem,
  describeArena,
  describeItem,
  describeSize,
  lastRank,
  outlineArena,
  standingAt,
} from './arena.ts';
import { oneLine } from './notation.ts';
import { arenaWords } from './words.ts';

export interface ArenaTextOptions extends Pick<ArenaDrawing, 'language'> {
  /** The attractors as far as they have grown, as in pictures: positions outside of them are left blank. */
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
export function arenaToText(arena: Arena, solution: Solution, options: ArenaTextOptions = {}): string {
  const { language, stage } = options;
  const texts = arenaWords(language);
  const { items } = outlineArena(arena, solution, arena.size);
  const end = lastRank(solution);
  const isOut = (item: ArenaItem) => standingAt(item, stage, end).won === 'out';
  const typed = typable(items.map(({ name }) => name));
  const names = new Map(items.map(({ position }, i) => [position, typed[i]]));
  const nameOf = (position: number) => names.get(position) as string;
  const lists = items.map(({ position }) =>
    `${nameOf(position)} -> ${targetsOf(arena, position).map(nameOf).join(' ')}`.trimEnd(),
  );
  const width = Math.min(LIST, Math.max(...lists.map(({ length }) => length)));
  const declared = items.map(({ position, owner }) => ({ name: nameOf(position), owner, outcome: arena.outcome(position) }));
  const text = stage !== undefined && stage < end ? describeSize(arena, texts) : describeArena(arena, solution, texts);
  return `${[
    `# ${texts.titled({ title: oneLine(arena.title), text: oneLine(text) })}`,
    ...items.map((item, i) =>
      isOut(item) ? lists[i] : `${lists[i].padEnd(width)}  # ${describeItem(item, solution, nameOf, texts)}`,
    ),
    ...statementsOf(declared),
    ...(alternates(arena) ? [] : ['turns: free']),
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
