import { decimal, formatNumber, type Language } from '../../i18n/index.ts';
import type { Estimate, LadderStanding, SprtRule, SprtState, Standing } from '../../lab/index.ts';
import type { LoadedGame } from '../load-game.ts';
import { type Output, type Row, report, title } from '../report.ts';
import { printable, table } from '../style.ts';

/** `+35`, `-∞`. */
export function signed(elo: number, language: Language): string {
  if (!Number.isFinite(elo)) return elo > 0 ? '+∞' : '-∞';
  // Without the sign of a zero below nothing.
  const rounded = Math.round(elo) + 0;
  return rounded > 0 ? `+${formatNumber(rounded, language)}` : formatNumber(rounded, language);
}

/** `Elo +35 (+10 to +60)` in few letters. */
export function eloText({ value, low, high }: Estimate, { language }: Pick<Output, 'language'>): string {
  return `Elo ${signed(value, language)} [${signed(low, language)}, ${signed(high, language)}]`;
}

interface MatchReport {
  readonly loaded: LoadedGame;
  readonly a: string;
  readonly b: string;
  readonly standing: Standing;
  readonly rule: SprtRule | undefined;
  readonly file: string | undefined;
}

/** The most games lost off the board that are listed. */
const MOST_LISTED = 5;

export function standingText({ loaded, a, b, standing, rule, file }: MatchReport, voice: Output): string {
  const { words, language } = voice;
  const { match } = words;
  const { labels } = match;
  const { games, estimate, pairs, points, sprt, forfeitedGames: forfeits, nodes, ms } = standing;
  if (estimate === undefined) return '';
  const { elo, score, superiority } = estimate;
  const rows: Row[] = [
    [
      labels.points,
      match.points({ ...standing, points: decimal(points, Number.isInteger(points) ? 0 : 1, language), share: score.value }),
    ],
  ];
  rows.push([labels.elo, estimateText({ elo, superiority, a, b }, voice)]);
  rows.push([labels.pairs, match.pairs({ pairs: pairs.join(' · ') })]);
  if (sprt !== undefined && rule !== undefined) rows.push([labels.test, testText(sprt, rule, voice)]);
  const perMove = {
    ...{ nodesA: formatNumber(Math.round(nodes[0]), language), nodesB: formatNumber(Math.round(nodes[1]), language) },
    ...{ msA: decimal(ms[0], 1, language), msB: decimal(ms[1], 1, language) },
  };
  rows.push([labels.moves, match.perMove(perMove)]);
  for (const { forfeits: who, end, detail, pair } of forfeits.slice(0, MOST_LISTED)) {
    const player = who === 'a' ? a : b;
    rows.push([labels.lost, printable(match.lost({ player, why: end as 'illegal', detail: detail ?? '', pair }))]);
  }
  if (forfeits.length > MOST_LISTED) rows.push([labels.lost, match.moreLost({ more: forfeits.length - MOST_LISTED })]);
  if (file !== undefined && games > 0) rows.push([labels.games, match.saved({ file })]);
  return report(`${title(loaded, voice)}  ${match.title({ a, b })}`, [], rows, voice);
}

/** If all pairs had the same result, the width of the interval is unknown. */
function estimateText(
  { elo, superiority, a, b }: { readonly elo: Estimate; readonly superiority: number; readonly a: string; readonly b: string },
  { words: { match }, language }: Output,
): string {
  const [value, low, high] = [elo.value, elo.low, elo.high].map((number) => signed(number, language));
  if (elo.low === elo.high) return value;
  const [player, sure] = superiority >= 0.5 ? [a, superiority] : [b, 1 - superiority];
  return match.better({ elo: match.elo({ elo: value, low, high }), player, percent: decimal(100 * sure, 1, language) });
}

function testText({ llr, lower, upper, accepted }: SprtState, rule: SprtRule, { words, language }: Output): string {
  const { match } = words;
  const two = (number: number) => decimal(number, 2, language);
  const testing = match.testing({ llr: two(llr), lower: two(lower), upper: two(upper) });
  return accepted === undefined
    ? match.undecided({ testing })
    : match.accepted({ testing, elo: signed(rule[accepted], language) });
}

interface LadderReport {
  readonly loaded: LoadedGame;
  readonly standing: LadderStanding;
  readonly file: string | undefined;
}

export function ladderText({ loaded, standing: { rungs, meetings }, file }: LadderReport, voice: Output): string {
  const { words, language, style } = voice;
  const { columns, ladderNote, saved, levelsTitle } = words.match;
  const cells = rungs.map(({ player, elo, games }) => [
    player,
    signed(elo.value, language),
    formatNumber(Math.round(elo.high - elo.value), language),
    String(games),
    meetings
      .filter(({ a }) => a === player)
      .map(({ b, standing: { points, games } }) => `${b} ${decimal((100 * points) / Math.max(1, games), 0, language)}%`)
      .join(', '),
  ]);
  const names = [columns.player, columns.elo, columns.margin, columns.games, columns.one];
  const shown = table(names, cells, style, [false, true, true, true, false]);
  const parts = [`${title(loaded, voice)}  ${levelsTitle}`, '', shown, '', ladderNote];
  return `${[...parts, ...(file === undefined ? [] : [saved({ file })])].join('\n')}\n`;
}
