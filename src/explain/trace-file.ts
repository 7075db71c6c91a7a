import { type Game, INFINITE, MAX, unwrap } from '../core/index.ts';
import type { Recording } from '../model/index.ts';
import type { SearchResult } from '../search/index.ts';

/** A search to be written down. */
export interface TracedSearch {
  readonly game: Game;
  /** The root's position in the game's notation. */
  readonly root: string;
  readonly algorithm: string;
  readonly recording: Recording;
  readonly result: SearchResult;
}

/** One step in the file; docs/draw.md explains the keys. */
interface TracedStep {
  /** From 1: the time at which it has happened. */
  readonly step: number;
  readonly kind: 'enter' | 'cut' | 'leave';
  readonly node: number;
  /** Those that lead to the node, in the game's notation. */
  readonly moves: readonly string[];
  readonly ply: number;
  readonly turn: 'max' | 'min';
  /** The window as the page shows it at this step; null is infinity. */
  readonly alpha: number | null;
  readonly beta: number | null;
  /** At `cut` the value that caused it, at `leave` the node's value, at `enter` null. */
  readonly value: number | null;
  /** So far. */
  readonly nodes: number;
  readonly leaves: number;
  readonly cuts: number;
}

/** Steps in a piece of a file. */
const PIECE = 1000;

/** The file in pieces, so that writing a long one does not block the thread. */
export function* traceJson(search: TracedSearch): Generator<string, void, undefined> {
  const { game, root, algorithm, recording, result } = search;
  const { visits, leaves, cuts } = recording.countsAt(recording.steps);
  const { tree } = recording;
  const line = lineOf(search);
  const head = {
    game: game.name,
    position: root,
    algorithm,
    turn: tree.turn[0] === MAX ? 'max' : 'min',
    depth: tree.depth,
    value: result.value,
    bound: result.bound,
    unit: 'score',
    move: line[0] ?? null,
    pv: line,
    passes: recording.passes.length,
    nodes: visits,
    leaves,
    cuts,
  };
  yield `${JSON.stringify(head).slice(0, -1)},"steps":[`;
  for (const steps of stepsOf(search)) {
    const first = steps[0].step === 1 ? '\n' : ',\n';
    yield first + steps.map((step) => JSON.stringify(step)).join(',\n');
  }
  yield '\n]}\n';
}

const COLUMNS = ['step', 'kind', 'node', 'moves', 'ply', 'turn', 'alpha', 'beta', 'value', 'nodes', 'leaves', 'cuts'] as const;

/** A row a step, the columns named like the keys of a step. The moves are parted by blanks. */
export function* traceCsv(search: TracedSearch): Generator<string, void, undefined> {
  yield `${COLUMNS.join()}\r\n`;
  for (const steps of stepsOf(search))
    yield steps
      .map((step) => {
        const cells = { ...step, moves: quoted(step.moves.join(' ')), alpha: step.alpha ?? '-inf', beta: step.beta ?? 'inf' };
        return `${COLUMNS.map((column) => cells[column] ?? '').join()}\r\n`;
      })
      .join('');
}

/** As RFC 4180 asks. */
function quoted(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

function* stepsOf({ game, root, recording }: TracedSearch): Generator<TracedStep[], void, undefined> {
  const { tree } = recording;
  const position = unwrap(game.parsePosition(root));
  const path: string[] = [];
  let leaves = 0;
  let cuts = 0;
  let nodes = 0;
  let piece: TracedStep[] = [];
  for (let at = 0; at < recording.steps; at++) {
    const visit = recording.visitOf(at);
    const node = recording.nodeOf(visit);
    const kind = recording.kindOf(at);
    if (kind === 'enter') {
      nodes++;
      if (node > 0) {
        path.push(game.formatMove(tree.move[node], position));
        position.play(tree.move[node]);
      }
    } else if (kind === 'cut') cuts++;
    else if (recording.howOf(visit) === 'outcome' || recording.howOf(visit) === 'evaluation') leaves++;
    const { alpha, beta } = recording.windowAt(visit, at + 1);
    piece.push({
      step: at + 1,
      kind,
      node,
      moves: [...path],
      ply: tree.ply[node],
      turn: tree.turn[node] === MAX ? 'max' : 'min',
      alpha: finite(alpha),
      beta: finite(beta),
      value: kind === 'enter' ? null : (recording.valueAt(visit, at + 1) ?? null),
      nodes,
      leaves,
      cuts,
    });
    if (kind === 'leave' && node > 0) {
      path.pop();
      position.undo();
    }
    if (piece.length < PIECE) continue;
    yield piece;
    piece = [];
  }
  if (piece.length > 0) yield piece;
}

/** The principal variation in the game's notation. */
function lineOf({ game, root, result }: TracedSearch): string[] {
  const position = unwrap(game.parsePosition(root));
  return result.pv.map((move) => {
    const text = game.formatMove(move, position);
    position.play(move);
    return text;
  });
}

function finite(score: number): number | null {
  return Math.abs(score) >= INFINITE ? null : score;
}
