import { MAX, MIN, type Player, unwrap } from '../../core/index.ts';
import type { SolvedArena } from '../../engines/index.ts';
import { deadEndsSettled } from '../../games/index.ts';
import { targetsOf } from '../../model/index.ts';
import {
  type Arena,
  arenaFromGraph,
  attractorLayers,
  attractors,
  hasPoints,
  idleMoves,
  NONE,
  optimalLine,
  type Solution,
  type Values,
  winningMoves,
} from '../../solve/index.ts';
import type { Context } from '../command.ts';
import { type Output, type Row, report, shortName } from '../report.ts';
import type { ArenaSource } from './arena-source.ts';

type Reading = NonNullable<ArenaSource['reading']>;

/** Longer lists are cut, with the number of the remaining names or ranks. */
const MOST_NAMES = 20;
const MOST_RANKS = 30;

/** The attractors as the Course writes them, with the new positions of each rank, and the result for the start. */
export function arenaReport(solved: SolvedArena, { legend, graph, extraPlies, reading }: ArenaSource, voice: Output): string {
  const { words, style } = voice;
  const { arena, solution, moves } = solved;
  const texts = words.arena;
  const { start } = arena;
  const name = (position: number) => arena.name(position);
  const counts = countsOf(solved);
  const winner = solution.winner[start];
  const first = winningMoves(arena, solution, start).map(name);
  const idle = idleMoves(arena, solution, start).map(name);
  const line = optimalLine(solution, start);
  const rows: Row[] = [
    [texts.labels.start, style.strong(texts.start(name(start), arena.owner(start), winner, solution.rank[start], extraPlies))],
  ];
  if (first.length > 0) rows.push([texts.labels.firstMoves, style.strong(listed(first, texts))]);
  if (idle.length > 0) rows.push([texts.labels.idleMoves, texts.idle({ names: listed(idle, texts), count: idle.length })]);
  const strategy = winner === 0 ? '' : strategyOf(solved, winner as Player, texts);
  if (strategy !== '') rows.push([texts.labels.strategy, strategy]);
  if (arena.outcome(start) === undefined)
    rows.push([
      texts.labels.line,
      listed(line.positions.map(name), texts) +
        (line.repeats === undefined ? '' : texts.repeats({ name: name(line.positions.at(-1) as number) })),
    ]);
  rows.push([texts.labels.counts, texts.counts(counts)]);
  if (reading !== undefined)
    rows.push(...readingOf(reading, texts).map((sentence, i): Row => [i === 0 ? texts.labels.reading : '', sentence]));
  rows.push([texts.labels.verified, texts.verified({ positions: arena.size, moves })]);
  const above = [
    ...attractorLines(solved, MAX, voice),
    '',
    ...attractorLines(solved, MIN, voice),
    '',
    texts.neither(listed(drawsOf(solved, MOST_NAMES + 1).map(name), texts, counts.drawn)),
    '',
  ];
  const heading = [
    `${style.strong(shortName(arena.title))}  ${style.faint(texts.size({ positions: arena.size, moves, graph }))}`,
    ...(extraPlies > 0 ? [style.faint(texts.goesOn(extraPlies))] : []),
    ...(legend.length > 0 ? [style.faint(texts.legend(legend))] : []),
  ];
  return report(heading.join('\n'), above, rows, voice);
}

/** In larger graphs the other rules for dead ends are not tried. */
const MOST_TRIED = 20_000;

/** How the text of the graph was completed, where it does not say all, and what another reading would give. */
function readingOf({ graph, notes }: Reading, texts: Context['words']['arena']): string[] {
  const { startGiven, owners, labels, target, deadEnds, rule, ruleGiven } = notes;
  const sentences: string[] = [];
  if (!startGiven) sentences.push(texts.firstIsStart({ name: graph.names[graph.start] }));
  if ((owners === 'first' || owners === 'last') && labels !== undefined)
    sentences.push(texts.ownersByPart({ part: owners, labels }));
  if (owners === 'shape') sentences.push(texts.ownersByShape);
  if (target !== undefined) sentences.push(texts.target({ who: target }));
  if (deadEnds.length === 0) return sentences;
  const names = listed(
    deadEnds.slice(0, MOST_NAMES + 1).map((v) => graph.names[v]),
    texts,
    deadEnds.length,
  );
  sentences.push(texts.deadEnds({ names, rule, given: ruleGiven }));
  if (ruleGiven || rule === 'missed' || graph.names.length > MOST_TRIED) return sentences;
  for (const other of ['lost', 'won'] as const) {
    const read = arenaFromGraph({ ...deadEndsSettled(graph, { ...notes, rule: other }), title: '' }, { bipartite: false });
    const { winner } = unwrap(attractors(unwrap(read)));
    const won = (player: Player) => winner.reduce((sum, one) => sum + (one === player ? 1 : 0), 0);
    sentences.push(texts.otherRule({ rule: other, adam: won(MAX), eve: won(MIN), start: winner[graph.start] }));
  }
  return sentences;
}

/** The first `most` positions that nobody wins. */
function drawsOf({ arena, solution }: SolvedArena, most: number): number[] {
  const draws: number[] = [];
  for (let p = 0; p < arena.size && draws.length < most; p++) if (solution.winner[p] === 0) draws.push(p);
  return draws;
}

function attractorLines({ arena, solution }: SolvedArena, player: Player, { words, style }: Output): string[] {
  const texts = words.arena;
  const letter = player === MAX ? 'a' : 'e';
  const paint = player === MAX ? style.max : style.min;
  const layers = attractorLayers(solution, player);
  const set = (positions: readonly number[]) =>
    `{${listed(
      positions.slice(0, MOST_NAMES + 1).map((p) => arena.name(p)),
      texts,
      positions.length,
      ', ',
    )}}`;
  const lines = layers.map((layer, n) => {
    const before = n === 0 ? '' : `A_${letter}^${n - 1} ∪ `;
    return `  A_${letter}^${n} = ${before}${set(layer)}`;
  });
  const shown =
    lines.length <= MOST_RANKS
      ? lines
      : [...lines.slice(0, MOST_RANKS), `  ${texts.moreRanks({ number: lines.length - MOST_RANKS })}`];
  return [
    paint(
      texts.attractor(
        player,
        layers.reduce((sum, { length }) => sum + length, 0),
      ),
    ),
    ...(shown.length > 0 ? shown : [`  A_${letter}^0 = ∅`]),
  ];
}

/**
 * f(position) = the position to move to, for each position that the winner controls and wins, the largest rank first:
 * it is played first.
 */
function strategyOf({ arena, solution }: SolvedArena, winner: Player, texts: Context['words']['arena']): string {
  const own: number[] = [];
  for (let p = 0; p < arena.size; p++)
    if (solution.winner[p] === winner && arena.owner(p) === winner && solution.move[p] !== NONE) own.push(p);
  own.sort((a, b) => solution.rank[b] - solution.rank[a] || a - b);
  const moves = own.slice(0, MOST_NAMES + 1).map((p) => `f(${arena.name(p)}) = ${arena.name(solution.move[p])}`);
  return listed(moves, texts, own.length, ', ');
}

/** Names with spaces between them; of a long list the first, and how many more there are. */
function listed(names: readonly string[], texts: Context['words']['arena'], all = names.length, between = ' '): string {
  if (all <= MOST_NAMES) return names.join(between);
  return `${names.slice(0, MOST_NAMES).join(between)}${between}${texts.more({ number: all - MOST_NAMES })}`;
}

/**
 * The solved arena as JSON. `positions` and `moves` are counts; `winner` and `rank` are those of the start; an
 * attractor is a list of names for each rank, the new ones only. The keys up to `firstMoves` are promised; new keys
 * come after them.
 */
export function arenaJson({ arena, solution, moves }: SolvedArena, { graph, extraPlies, reading }: ArenaSource) {
  const { start } = arena;
  const { winner, rank, ...worth } = startValue(arena, solution, extraPlies);
  const name = (position: number) => arena.name(position);
  const layers = (player: 1 | -1) => attractorLayers(solution, player).map((layer) => layer.map(name));
  return {
    positions: arena.size,
    moves,
    winner,
    rank,
    attractors: { adam: layers(MAX), eve: layers(MIN) },
    firstMoves: winningMoves(arena, solution, start).map(name),
    game: arena.title,
    start: name(start),
    turn: arena.owner(start) === MAX ? 'max' : 'min',
    counts: countsOf({ arena, solution, moves }),
    ...worth,
    graph,
    idleMoves: idleMoves(arena, solution, start).map(name),
    arena: Array.from({ length: arena.size }, (_, position) => vertex({ arena, solution, moves }, position)),
    ...(reading !== undefined && { reading: readingJson(reading) }),
  };
}

/** How a text was completed: `start` "given" or "first", where the owners come from, and what dead ends mean. */
function readingJson({ graph, notes }: Reading) {
  const { startGiven, owners, target, deadEnds, rule, ruleGiven } = notes;
  return {
    start: startGiven ? 'given' : 'first',
    owners,
    target: target === undefined ? null : target === MAX ? 'adam' : 'eve',
    deadEnds: { names: deadEnds.map((v) => graph.names[v]), rule, given: ruleGiven },
  };
}

/** The value of the start: from Max's view, as `solve` gives it, and with the rank of the Course. */
export function startValue({ start }: Arena, solution: Solution | Values, extra: number) {
  if (hasPoints(solution)) {
    const value = solution.value[start];
    return { winner: winnerWord(Math.sign(value)), rank: null, value, unit: 'points', remoteness: null } as const;
  }
  const [value, rank] = [solution.winner[start], rankOrNull(solution.rank[start])];
  const remoteness = rank === null ? null : rank + extra;
  return { winner: winnerWord(value), rank, value, unit: 'outcome', remoteness } as const;
}

/** How many positions the player to move wins, draws and loses. */
export function countsOf({ arena, solution }: SolvedArena): { won: number; drawn: number; lost: number } {
  const counts = { won: 0, drawn: 0, lost: 0 };
  for (let p = 0; p < arena.size; p++) {
    const winner = solution.winner[p];
    if (winner === 0) counts.drawn++;
    else if (winner === arena.owner(p)) counts.won++;
    else counts.lost++;
  }
  return counts;
}

function vertex({ arena, solution }: SolvedArena, position: number) {
  const move = solution.move[position];
  return {
    name: arena.name(position),
    owner: playerWord(arena.owner(position)),
    successors: targetsOf(arena, position).map((target) => arena.name(target)),
    outcome: arena.outcome(position) ?? null,
    winner: winnerWord(solution.winner[position]),
    rank: rankOrNull(solution.rank[position]),
    move: move === NONE ? null : arena.name(move),
  };
}

function winnerWord(winner: number): 'adam' | 'eve' | 'draw' {
  return winner === 0 ? 'draw' : playerWord(winner);
}

function rankOrNull(rank: number): number | null {
  return rank === NONE ? null : rank;
}

function playerWord(player: number): 'adam' | 'eve' {
  return player === MAX ? 'adam' : 'eve';
}
