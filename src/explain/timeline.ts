import { IntList } from '../core/index.ts';
import type { Recording } from '../model/index.ts';

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
    const isWalk = recordings.length > 1 && recordings.every(({ tree }) => tree === recordings[0].tree);
    const walks = isWalk ? recordings.map((recording) => placesOn(recording, leavesInOneStep)) : [];
    this.together = isWalk && walks.every((walk) => walk !== undefined);
    this.#times = this.together
      ? meeting(walks as Uint8Array[])
      : sideBySide(recordings.map((each) => stopsOf(each, leavesInOneStep)));
    this.length = (this.#times[0]?.length ?? 1) - 1;
    this.#cuts = cutStops(recordings, this.#times);
  }

  /** The time of each recording at a stop. */
  timesAt(stop: number): number[] {
    return this.#times.map((times) => times[stop]);
  }

  /** The first stop at which `time` steps of a recording have happened. */
  stopAt(time: number, recording = 0): number {
    const times = this.#times[recording];
    const stop = firstFrom(times, time);
    return Math.min(stop, this.length);
  }

  /** The next stop at which some recording cuts, and the one before; undefined if there is none. */
  nextCut(stop: number): number | undefined {
    return this.#cuts[firstFrom(this.#cuts, stop + 1)];
  }

  previousCut(stop: number): number | undefined {
    return this.#cuts[firstFrom(this.#cuts, stop) - 1];
  }
}

function cutStops(recordings: readonly Recording[], times: readonly Int32Array[]): Int32Array {
  const isCut = new Uint8Array(times[0]?.length ?? 0);
  for (const [i, recording] of recordings.entries()) {
    const { cuts } = recording.views;
    let stop = 0;
    for (let cut = 0; cut < cuts.length; cut++) {
      while (times[i][stop] <= cuts[cut]) stop++;
      isCut[stop] = 1;
    }
  }
  return marked(isCut);
}

/** The places that are marked, in ascending order. */
function marked(marks: Uint8Array): Int32Array {
  const places = new IntList();
  for (let place = 0; place < marks.length; place++) if (marks[place] === 1) places.push(place);
  return places.toArray();
}

/** The steps of a recording after which there is a stop. */
function stopsOf(recording: Recording, leavesInOneStep: boolean): Int32Array {
  const { visit, entered, left } = recording.views;
  const stops = new Int32Array(visit.length);
  let count = 0;
  for (let step = 0; step < visit.length; step++) {
    const isLeafEntered = entered[visit[step]] === step && left[visit[step]] === step + 1;
    if (!(leavesInOneStep && isLeafEntered)) stops[count++] = step;
  }
  return stops.subarray(0, count);
}

function sideBySide(stops: readonly Int32Array[]): Int32Array[] {
  const length = Math.max(...stops.map((each) => each.length));
  return stops.map((each) => {
    const times = new Int32Array(length + 1);
    for (let stop = 1; stop <= length; stop++) times[stop] = stop <= each.length ? each[stop - 1] + 1 : times[stop - 1];
    return times;
  });
}

/** The state of a place on the walk around the tree: a step without a stop, or a step with one. */
const PASSED = 1;
const STOPPED = 2;

/**
 * The steps of a recording by their places on the walk around the whole tree, which enters and leaves every node once:
 * 2 * size places. A cut is where the first of the children that it skips would have been entered. Undefined where the
 * search does not go this way: in one pass, the children of each node from left to right, none twice or left out.
 */
function placesOn(recording: Recording, leavesInOneStep: boolean): Uint8Array | undefined {
  const { tree } = recording;
  const { span, ply } = tree;
  const { node, above, entered, left, cutAt, passes } = recording.views;
  if (passes.length !== 1) return undefined;
  const places = new Uint8Array(2 * tree.size);
  /** The child of each visit that comes next. */
  const next = new Int32Array(node.length);
  for (let visit = 0; visit < node.length; visit++) {
    const here = node[visit];
    if (visit > 0) {
      if (next[above[visit]] !== here) return undefined;
      next[above[visit]] = here + span[here];
    }
    next[visit] = here + 1;
    const isOneStep = leavesInOneStep && left[visit] === entered[visit] + 1;
    places[enterPlace(here, ply[here])] = isOneStep ? PASSED : STOPPED;
    if (left[visit] >= 0) places[enterPlace(here + span[here], ply[here]) - 1] = STOPPED;
  }
  for (let visit = 0; visit < node.length; visit++)
    if (cutAt[visit] >= 0) places[enterPlace(next[visit], ply[node[visit]] + 1)] = STOPPED;
  return places;
}

/**
 * The place at which a node is entered. Before that, as many nodes as its number were entered, and all of them except
 * its ancestors were left.
 */
function enterPlace(node: number, ply: number): number {
  return 2 * node - ply;
}

/**
 * The times of the recordings at the stops that they share: a place of the walk is a stop if some recording stops
 * there.
 */
function meeting(walks: readonly Uint8Array[]): Int32Array[] {
  const isStop = new Uint8Array(walks[0].length);
  for (const walk of walks) for (let place = 0; place < walk.length; place++) if (walk[place] === STOPPED) isStop[place] = 1;
  let length = 0;
  for (let place = 0; place < isStop.length; place++) length += isStop[place];
  return walks.map((walk) => {
    const times = new Int32Array(length + 1);
    for (let place = 0, time = 0, stop = 0; place < walk.length; place++) {
      if (walk[place] !== 0) time++;
      if (isStop[place] === 1) times[++stop] = time;
    }
    return times;
  });
}

/** The index of the first item of an ascending list that is at least `least`. */
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
