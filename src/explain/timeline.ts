import { IntList } from '../core/index.ts';
import type { Recording } from './recording.ts';
import type { WholeTree } from './whole-tree.ts';

export interface TimelineOptions {
  /** Entering and leaving a leaf are one stop. */
  readonly leavesInOneStep?: boolean;
}

/**
 * The stops at which one looks at one or several recordings of a tree: stop 0 is before the first step, stop `length`
 * is after the last.
 *
 * Searches that walk through the tree once, from left to right, are `together`: they stop at the same places of the
 * walk around the whole tree, and one that has cut waits there until the others have gone past. Others have their own
 * steps, and the k-th stop is the k-th of each.
 */
export class Timeline {
  readonly recordings: readonly Recording[];
  readonly together: boolean;
  /** The number of the last stop. */
  readonly length: number;
  /** For each recording its time at each stop. */
  readonly #times: readonly Int32Array[];
  /** The stops at which something is cut, in their order. */
  readonly #cuts: Int32Array;

  constructor(recordings: readonly Recording[], { leavesInOneStep = false }: TimelineOptions = {}) {
    this.recordings = recordings;
    this.together = recordings.length > 1 && recordings.every((each) => each.tree === recordings[0].tree && isOneWalk(each));
    const stops = recordings.map((each) => stopsOf(each, leavesInOneStep));
    this.#times = this.together ? onOneWalk(recordings, stops) : sideBySide(stops);
    this.length = (this.#times[0]?.length ?? 1) - 1;
    this.#cuts = cutStops(recordings, this.#times);
  }

  /** The time of each recording at a stop. */
  timesAt(stop: number): number[] {
    return this.#times.map((times) => times[stop]);
  }

  /** The first stop at which so many steps of a recording have happened. */
  stopAt(time: number, recording = 0): number {
    const times = this.#times[recording];
    const stop = firstFrom(times, time);
    return Math.min(stop, this.length);
  }

  /** The next stop at which some recording cuts, and the one before; undefined where there is none. */
  nextCut(stop: number): number | undefined {
    return this.#cuts[firstFrom(this.#cuts, stop + 1)];
  }

  previousCut(stop: number): number | undefined {
    return this.#cuts[firstFrom(this.#cuts, stop) - 1];
  }
}

function cutStops(recordings: readonly Recording[], times: readonly Int32Array[]): Int32Array {
  const isCut = new Uint8Array(times[0]?.length ?? 0);
  for (const [i, { cuts }] of recordings.entries()) {
    let stop = 0;
    for (let cut = 0; cut < cuts.length; cut++) {
      while (times[i][stop] <= cuts[cut]) stop++;
      isCut[stop] = 1;
    }
  }
  return marked(isCut);
}

/** The places that are marked, in their order. */
function marked(marks: Uint8Array): Int32Array {
  const places = new IntList();
  for (let place = 0; place < marks.length; place++) if (marks[place] === 1) places.push(place);
  return places.toArray();
}

/** The steps after which a recording stops. */
function stopsOf(recording: Recording, leavesInOneStep: boolean): Int32Array {
  const stops = new IntList(recording.steps + 1);
  for (let step = 0; step < recording.steps; step++) {
    const visit = recording.visitOf(step);
    const isLeafEntered = recording.enteredAt(visit) === step && recording.leftAt(visit) === step + 1;
    if (!(leavesInOneStep && isLeafEntered)) stops.push(step);
  }
  return stops.toArray();
}

function sideBySide(stops: readonly Int32Array[]): Int32Array[] {
  const length = Math.max(...stops.map((each) => each.length));
  return stops.map((each) => {
    const times = new Int32Array(length + 1);
    for (let stop = 1; stop <= length; stop++) times[stop] = stop <= each.length ? each[stop - 1] + 1 : times[stop - 1];
    return times;
  });
}

/** Stops are at every place of the walk where some recording stops. */
function onOneWalk(recordings: readonly Recording[], stops: readonly Int32Array[]): Int32Array[] {
  const places = recordings.map(placesOf);
  const stopped = new Uint8Array(2 * recordings[0].tree.size);
  for (const [i, steps] of stops.entries()) for (let k = 0; k < steps.length; k++) stopped[places[i][steps[k]]] = 1;
  const at = marked(stopped);
  return places.map((steps) => {
    const times = new Int32Array(at.length + 1);
    for (let stop = 1, time = 0; stop <= at.length; stop++) {
      while (time < steps.length && steps[time] <= at[stop - 1]) time++;
      times[stop] = time;
    }
    return times;
  });
}

/**
 * Where each step is on the walk around the whole tree, which enters and leaves every node once: 2 * size places. A
 * cut is where the first of the children that it skips would have been entered.
 */
function placesOf(recording: Recording): Int32Array {
  const { tree, steps } = recording;
  const places = new Int32Array(steps);
  for (let step = 0; step < steps; step++) {
    const node = recording.nodeOf(recording.visitOf(step));
    const kind = recording.kindOf(step);
    if (kind === 'enter') places[step] = enterPlace(tree, node);
    else if (kind === 'leave') places[step] = leavePlace(tree, node);
    else places[step] = places[step - 1] + 1;
  }
  return places;
}

/** n nodes were entered before, and all of them left but the ancestors. */
function enterPlace({ ply }: WholeTree, node: number): number {
  return 2 * node - ply[node];
}

function leavePlace({ ply, span }: WholeTree, node: number): number {
  return 2 * (node + span[node]) - ply[node] - 1;
}

/** One pass, in which the children of each node are visited from left to right, none of them twice or left out. */
function isOneWalk(recording: Recording): boolean {
  const { tree, visits } = recording;
  if (recording.passes.length !== 1) return false;
  const next = new Int32Array(visits);
  for (let visit = 0; visit < visits; visit++) {
    const node = recording.nodeOf(visit);
    const above = recording.aboveOf(visit);
    next[visit] = node + 1;
    if (above < 0) continue;
    if (next[above] !== node) return false;
    next[above] = node + tree.span[node];
  }
  return true;
}

/** The place of the first item that is at least `least`, in a list that never falls. */
function firstFrom(list: Int32Array, least: number): number {
  let low = 0;
  let high = list.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (list[middle] >= least) high = middle;
    else low = middle + 1;
  }
  return low;
}
