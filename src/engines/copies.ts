import { algorithms as copy1 } from '#search-1';
import { algorithms as copy2 } from '#search-2';
import { algorithms as copy3 } from '#search-3';
import { algorithms as copy4 } from '#search-4';
import { algorithms as copy5 } from '#search-5';
import { algorithms as copy6 } from '#search-6';
import { algorithms as copy7 } from '#search-7';
import type { Position } from '../core/index.ts';
import { type Algorithm, algorithms as copy0 } from '../search/index.ts';

/**
 * One copy of the search layer for every few games. V8 compiles a search for the classes of positions it has seen; past four it gives
 * up and every search of every game runs at half speed (measured: 25 to 13 million nodes a second on Connect 4 after six other games). Code that is
 * loaded as a module of its own is compiled on its own, so the build lays dist/search down eight times (package.json "imports"), and the classes of positions take turns:
 * eight games in one process do not slow each other, two dozen by a tenth.
 */
const copies = [copy0, copy1, copy2, copy3, copy4, copy5, copy6, copy7];
const assigned = new WeakMap<object, readonly Algorithm[]>();
let next = 0;

/** The table of algorithms to use for positions of this class. */
export function algorithmsFor(position: Position): readonly Algorithm[] {
  const shape = Object.getPrototypeOf(position) as object;
  let algorithms = assigned.get(shape);
  if (algorithms === undefined) {
    algorithms = copies[next++ % copies.length] as readonly Algorithm[];
    assigned.set(shape, algorithms);
  }
  return algorithms;
}

/** The algorithm of this name for positions of this class. */
export function algorithmFor(position: Position, name: string): Algorithm {
  const algorithm = algorithmsFor(position).find((row) => row.name === name);
  if (algorithm === undefined)
    throw new RangeError(`There is no algorithm "${name}". There are: ${copy0.map((row) => row.name).join(', ')}.`);
  return algorithm;
}
