import { boardGameInfoOf } from '../../games/index.ts';
import type { Translation } from '../../i18n/index.ts';
import type { Estimate } from '../elo.ts';
import type { ReportTable } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import { type CellText, formatted, plusMinus } from '../numbers.ts';
import type { GameRow } from '../tournament/game-row.ts';
import { type LadderMeeting, type Rung, rungsOf } from '../tournament/ladder.ts';
import { standingOf } from '../tournament/standing.ts';

/** A pair of games of two players. */
export type MeetingJob = {
  readonly rules: string;
  readonly a: string;
  readonly b: string;
  readonly pair: number;
  readonly seed: number;
};

/** One of the two games. */
export type MeetingRow = GameRow & Pick<MeetingJob, 'rules' | 'a' | 'b'>;

/** The rule sets of draughts by the word behind the colon, as the app names them. */
export const RULES: ReadonlyMap<string, Translation> = new Map(
  boardGameInfoOf('draughts')?.variants.map(({ spec, title }) => [spec.slice('draughts:'.length), title]),
);

/** The results under one rule set. */
interface Tournament {
  readonly rules: string;
  readonly title: Translation;
  /** In the order in which they were set up. */
  readonly players: readonly string[];
  readonly meetings: readonly LadderMeeting[];
  /** undefined while a player has not played yet. */
  readonly rungs: readonly Rung[] | undefined;
}

export function tournamentsOf(rows: readonly MeetingRow[]): readonly Tournament[] {
  return [...RULES].flatMap(([rules, title]) => {
    const own = rows.filter((row) => row.rules === rules);
    if (own.length === 0) return [];
    const players = [...new Set(own.flatMap(({ a, b }) => [b, a]))];
    const meetings = players.flatMap((b) =>
      players.flatMap((a) => {
        const games = own.filter((row) => row.a === a && row.b === b);
        return games.length === 0 ? [] : [{ a, b, standing: standingOf(games) }];
      }),
    );
    return [{ rules, title, players, meetings, rungs: rungsOf(players, meetings) }];
  });
}

function named(player: string): Translation {
  const [, what, number] = /^(\w+):(?:depth=)?(\d+)$/.exec(player) ?? [];
  if (what === 'alphabeta') return { en: `alpha-beta ${number}`, fr: `alpha-bêta ${number}` };
  if (what === 'level') return { en: `level ${number}`, fr: `niveau ${number}` };
  return SORTS[player];
}

/** Positions visited per move, on average over the games. */
function nodesOf(meetings: readonly LadderMeeting[], player: string): number {
  const own = meetings.filter(({ a, b }) => a === player || b === player);
  const games = own.reduce((sum, { standing }) => sum + standing.games, 0);
  return own.reduce((sum, { a, standing }) => sum + standing.games * standing.nodes[a === player ? 0 : 1], 0) / games;
}

/** The share of the points that one player has had against another, in percent. */
function shareOf({ meetings }: Tournament, player: string, other: string): Estimate | undefined {
  const met = meetings.find(({ a, b }) => (a === player && b === other) || (a === other && b === player));
  const score = met?.standing.estimate?.score;
  if (met === undefined || score === undefined) return undefined;
  const { value, low, high } = score;
  return met.a === player
    ? { value: 100 * value, low: 100 * low, high: 100 * high }
    : { value: 100 * (1 - value), low: 100 * (1 - high), high: 100 * (1 - low) };
}

const inRules = (text: Translation, title: Translation): Translation => ({
  en: `${text.en}: ${title.en}`,
  fr: `${text.fr} : ${title.fr}`,
});

const ELO: Translation = { en: 'Elo', fr: 'Elo' };

/** The kinds of players, each with one line of the legend. */
const SORTS: Readonly<Record<string, Translation>> = {
  random: { en: 'blind', fr: 'aveugle' },
  greedy: { en: 'short-sighted', fr: 'myope' },
  alphabeta: { en: 'alpha-beta', fr: 'alpha-bêta' },
  level: { en: 'levels', fr: 'niveaux' },
};

/** Elo by the nodes that a player searches. */
export function eloByNodesFigure({ rules, title, meetings, rungs = [] }: Tournament): Figure {
  const marks = Object.entries(SORTS).flatMap(([sort, label], tone): Mark[] => {
    const own = rungs.filter(({ player }) => player.split(':')[0] === sort);
    // The blind player looks at no position but at the one that it moves to.
    const points = own.map(({ player, elo }) => [Math.max(1, nodesOf(meetings, player)), elo.value] as const);
    return own.length === 0 ? [] : [{ label, kind: 'line', points, spread: own.map(({ elo }) => [elo.low, elo.high]), tone }];
  });
  return {
    name: `price-${rules}`,
    title: inRules({ en: 'What looking further brings', fr: 'Ce qu’apporte de voir plus loin' }, title),
    caption: {
      en: 'Elo above the blind player against the positions looked at for a move, on a logarithmic scale; bars are 95% intervals.',
      fr: 'Elo au-dessus de l’aveugle en fonction des positions regardées par coup, en échelle logarithmique ; les barres sont des intervalles à 95 %.',
    },
    x: { label: { en: 'nodes a move', fr: 'nœuds par coup' }, scale: 'log' },
    y: { label: ELO },
    marks,
  };
}

/** The strength of each player relative to the blind one. */
export function eloFigure(tournaments: readonly Tournament[]): Figure {
  const players = [...new Set(tournaments.flatMap((tournament) => tournament.players))];
  const marks = tournaments.flatMap(({ title, rungs = [] }, tone): Mark[] => {
    const points = rungs.map(({ player, elo }) => [players.indexOf(player), elo.value] as const);
    return rungs.length === 0
      ? []
      : [{ label: title, kind: 'points', points, spread: rungs.map(({ elo }) => [elo.low, elo.high]), tone }];
  });
  return {
    name: 'elo',
    title: { en: 'Elo above the blind player', fr: 'Elo au-dessus de l’aveugle' },
    caption: {
      en: '400 Elo are ten points to one. All are rated together; bars are 95% intervals. A player who won every game is better by at least that much.',
      fr: '400 Elo font dix points contre un. Tous sont classés ensemble ; les barres sont des intervalles à 95 %. Un joueur qui a gagné toutes ses parties est meilleur d’au moins autant.',
    },
    x: { label: { en: 'player', fr: 'joueur' }, ticks: players.map((player, at) => [at, named(player)] as const) },
    y: { label: ELO },
    marks,
  };
}

const PLAYER: Translation = { en: 'player', fr: 'joueur' };

export function crossTable(tournament: Tournament): ReportTable {
  const { players } = tournament;
  const cell = (player: string, other: string): CellText => {
    const share = shareOf(tournament, player, other);
    if (share === undefined) return '';
    const margin = Math.max(share.high - share.value, share.value - share.low);
    const digits = Math.abs(share.value - Math.round(share.value)) < 0.05 ? 0 : 1;
    return margin === 0 ? formatted(share.value, digits) : plusMinus(share.value, margin, digits);
  };
  return {
    title: inRules(
      { en: 'Everybody against everybody, % of the points', fr: 'Tous contre tous, % des points' },
      tournament.title,
    ),
    columns: [PLAYER, ...players.map(named)],
    rows: players.map((player) => [named(player), ...players.map((other) => cell(player, other))]),
    note: {
      en: 'Each row has the points of its player. ± is half of the 95% interval, by pairs of games; without it all pairs came out alike.',
      fr: 'Chaque ligne donne les points de son joueur. ± est la moitié de l’intervalle à 95 %, par paires de parties ; sans lui, toutes les paires ont donné le même résultat.',
    },
  };
}

export function rankingTable(tournament: Tournament): ReportTable {
  const { players, meetings, rungs } = tournament;
  const rows = players.map((player) => {
    const own = meetings.filter(({ a, b }) => a === player || b === player);
    const sum = (of: (met: LadderMeeting) => number) => own.reduce((total, met) => total + of(met), 0);
    const games = sum(({ standing }) => standing.games);
    const points = sum(({ a, standing }) => (a === player ? standing.points : standing.games - standing.points));
    const elo = rungs?.find((rung) => rung.player === player)?.elo;
    const margin = elo === undefined || elo.high === elo.value ? '' : Math.round(elo.high - elo.value);
    return [
      named(player),
      points,
      games,
      elo === undefined ? '' : Math.round(elo.value),
      margin,
      Math.round(nodesOf(meetings, player)),
    ];
  });
  return {
    title: inRules({ en: 'Points and Elo', fr: 'Points et Elo' }, tournament.title),
    columns: [
      PLAYER,
      { en: 'points', fr: 'points' },
      { en: 'of games', fr: 'sur parties' },
      'Elo',
      '±',
      { en: 'nodes a move', fr: 'nœuds par coup' },
    ],
    rows,
    note: {
      en: 'Elo above the blind player, with half of the 95% interval. The short-sighted player’s nodes are the moves that it compares.',
      fr: 'Elo au-dessus de l’aveugle, avec la moitié de l’intervalle à 95 %. Les nœuds du myope sont les coups qu’il compare.',
    },
  };
}
