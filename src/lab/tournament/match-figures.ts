import type { Translation } from '../../i18n/index.ts';
import type { ReportTable } from '../experiment.ts';
import type { Figure, Mark } from '../figure.ts';
import type { GameRow } from './game-row.ts';

/** The names of the two players in figures and tables. */
export type PlayerNames = readonly [a: Translation, b: Translation];

/** The points of both players, game after game. */
export function pointsFigure(rows: readonly GameRow[], names: PlayerNames): Figure {
  const marks = names.map((label, tone): Mark => {
    let points = 0;
    const sums = rows.map((row, i): [number, number] => [i + 1, (points += tone === 0 ? row.points : 1 - row.points)]);
    return { label, kind: 'line', points: [[0, 0], ...sums], tone };
  });
  return {
    name: 'points',
    title: { en: 'Points, game after game', fr: 'Points, partie après partie' },
    caption: {
      en: 'A win brings 1 point, a draw half of one. Each opening is played twice, with exchanged sides: a pair that ends 1 to 1 says nothing.',
      fr: 'Un gain vaut 1 point, une nulle un demi. Chaque ouverture est jouée deux fois, camps échangés : une paire à 1 partout ne dit rien.',
    },
    x: { label: { en: 'games', fr: 'parties' }, from: 0 },
    y: { label: { en: 'points', fr: 'points' }, from: 0 },
    marks,
  };
}

const WORDS = {
  a: { en: 'A', fr: 'A' },
  b: { en: 'B', fr: 'B' },
  draw: { en: 'draw', fr: 'nulle' },
} as const;

/** The games of a match, one a row. */
export function gamesTable(rows: readonly GameRow[]): ReportTable {
  return {
    title: { en: 'The games', fr: 'Les parties' },
    columns: [
      { en: 'game', fr: 'partie' },
      { en: 'begins', fr: 'commence' },
      { en: 'winner', fr: 'gagnant' },
      { en: 'moves', fr: 'coups' },
      { en: 'nodes of A', fr: 'nœuds de A' },
      { en: 'nodes of B', fr: 'nœuds de B' },
      { en: 'opening', fr: 'ouverture' },
      { en: 'the game', fr: 'la partie' },
    ],
    rows: rows.map(({ begins, points, opening, moves, nodesA, nodesB }, i) => {
      const played = moves.split(' ');
      const winner = points === 0.5 ? WORDS.draw : points === 1 ? WORDS.a : WORDS.b;
      const texts = [played.slice(0, opening).join(' '), played.slice(opening).join(' ')];
      return [i + 1, WORDS[begins], winner, played.length, nodesA, nodesB, ...texts];
    }),
  };
}
