import { describe, expect, it } from 'vitest';
import { plotSvgStyle, type SvgElement } from '../../draw/index.ts';
import { inLanguage, LANGUAGES, type Language } from '../../i18n/index.ts';
import type { Figure } from '../figure.ts';
import { nodeDocument } from '../node/results.ts';
import { axesOf } from './axes.ts';
import { figurePgfplots } from './pgfplots.ts';
import { plotPicture, plotSvg } from './plot-svg.ts';

/** A figure with everything that one can have. */
const EVERYTHING: Figure = {
  name: 'everything',
  title: { en: 'All & <everything>', fr: 'Tout & <tout>' },
  caption: { en: 'What there is.', fr: 'Ce qu’il y a.' },
  x: {
    label: { en: 'games', fr: 'jeux' },
    ticks: [
      [0, { en: 'chess', fr: 'échecs' }],
      [1, { en: 'draughts', fr: 'dames' }],
    ],
  },
  y: { label: { en: 'share in %', fr: 'part en %' } },
  marks: [
    {
      label: { en: 'bars', fr: 'barres' },
      kind: 'bars',
      points: [
        [0, 5],
        [1, 7],
      ],
      spread: [
        [4, 6],
        [6.5, 9],
      ],
      tone: 0,
    },
    {
      label: { en: 'more bars', fr: 'autres barres' },
      kind: 'bars',
      points: [
        [0, 3],
        [1, 8],
      ],
      tone: 1,
    },
    {
      label: { en: 'a line', fr: 'une ligne' },
      kind: 'line',
      points: [
        [1, 2],
        [0, 1],
      ],
      tone: 2,
    },
    {
      label: { en: 'dots', fr: 'points' },
      kind: 'points',
      points: [
        [0, 1.5],
        [1, 2.5],
        [1, Number.NaN],
      ],
      tone: 10,
    },
    {
      label: { en: 'k^(3/4)', fr: 'k^(3/4)' },
      kind: 'line',
      points: [
        [0, 4],
        [1, 4.5],
      ],
      dashed: true,
    },
    { label: { en: 'limit', fr: 'limite' }, kind: 'rule', points: [[0, 6]] },
  ],
};

const elements = (picture: SvgElement): SvgElement[] => [
  picture,
  ...picture.children.flatMap((child) => (typeof child === 'string' ? [] : elements(child))),
];
const texts = (picture: SvgElement) =>
  elements(picture).flatMap(({ children }) => children.filter((child): child is string => typeof child === 'string'));

describe('a plot', async () => {
  const document = await nodeDocument();
  const picture = await plotPicture(EVERYTHING, { language: 'en', document, style: false });
  const of = (cssClass: string) => elements(picture).filter(({ attributes }) => attributes.class === cssClass);

  it('has a mark for each of the figure, with as many points', () => {
    const drawn = (cssClass: string) => of(cssClass).flatMap(({ children }) => children).length;
    expect(drawn('bars tone-0')).toBe(2);
    expect(drawn('bars tone-1')).toBe(2);
    expect(drawn('spread tone-0')).toBe(2);
    expect(drawn('dots tone-2')).toBe(2);
    expect(drawn('line tone-2')).toBe(1);
    expect(drawn('dots tone-3')).toBe(2);
    expect(drawn('line dashed')).toBe(2);
  });

  it('joins the points from left to right, and leaves out what is no number', () => {
    const [line] = of('line tone-2')[0].children as SvgElement[];
    const [, from, to] = /^M([\d.]+),[\d.]+L([\d.]+),/.exec(String(line.attributes.d)) ?? [];
    expect(Number(from)).toBeLessThan(Number(to));
    expect(JSON.stringify(picture)).not.toContain('NaN');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('says everything in %s', async (language) => {
    const labels = texts(await plotPicture(EVERYTHING, { language, document, style: false }));
    const { title, caption, x, y, marks } = EVERYTHING;
    for (const text of [
      title,
      caption,
      x.label,
      y.label,
      ...marks.map(({ label }) => label),
      ...(x.ticks ?? []).map(([, name]) => name),
    ])
      expect(labels).toContain(inLanguage(text, language));
  });

  it('says to those who do not see it what it is, and has no style that our policy forbids', () => {
    expect(picture.attributes.role).toBe('img');
    expect(picture.children.slice(0, 2)).toMatchObject([{ name: 'title' }, { name: 'desc' }]);
    for (const { name, attributes } of elements(picture)) {
      expect(name).not.toBe('style');
      expect(attributes).not.toHaveProperty('style');
    }
  });

  it('puts no two lines of the legend over each other, and all of them on the picture', async () => {
    const marks = Array.from({ length: 12 }, (_, i) => ({ ...EVERYTHING.marks[2], points: [[0, i / 100] as const], tone: i }));
    const crowded = await plotPicture({ ...EVERYTHING, marks }, { language: 'en', document, style: false });
    const places = elements(crowded)
      .filter(({ attributes }) => String(attributes.class).startsWith('legend'))
      .map(({ attributes }) => Number(attributes.y))
      .sort((a, b) => a - b);
    expect(places).toHaveLength(12);
    for (const [i, y] of places.slice(1).entries()) expect(y - places[i]).toBeGreaterThanOrEqual(21.9);
    expect(places[0]).toBeGreaterThan(0);
    expect(places[11]).toBeLessThan(Number(crowded.attributes.height));
  });

  it('is a file of its own, in its colours for light, dark and paper', async () => {
    const svg = await plotSvg(EVERYTHING, { language: 'en', document });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" class="minerve-plot"/);
    expect(svg).toContain(plotSvgStyle);
    expect(svg).toContain('All &amp; &lt;everything&gt;');
    expect(plotSvgStyle).toMatch(/prefers-color-scheme:dark[\s\S]*@media print/);
  });

  it('is empty, not broken, where there is nothing yet', async () => {
    const nothing = { ...EVERYTHING, x: { label: EVERYTHING.x.label }, marks: [] };
    for (const scale of ['linear', 'log'] as const) {
      const svg = await plotSvg({ ...nothing, y: { label: EVERYTHING.y.label, scale } }, { language: 'en', document });
      expect(svg).not.toMatch(/NaN|Infinity/);
    }
  });
});

describe('the axes', () => {
  const figure = (points: readonly (readonly [number, number])[], y: Partial<Figure['y']> = {}): Figure => ({
    ...EVERYTHING,
    x: { label: EVERYTHING.x.label },
    y: { ...EVERYTHING.y, ...y },
    marks: [{ ...EVERYTHING.marks[2], points }],
  });
  const named = (points: readonly (readonly [number, number])[], y?: Partial<Figure['y']>, language: Language = 'en') => {
    const axes = axesOf(figure(points, y), language);
    return {
      x: axes.x.ticks.map(([, text]) => text).join(' '),
      y: axes.y.ticks.map(([, text]) => text).join(' '),
      ends: axes.y.domain,
    };
  };

  it('end at round numbers, and few whole x stand on theirs', () => {
    expect(
      named([
        [2, 3],
        [5, 97],
      ]),
    ).toEqual({ x: '2 5', y: '0 20 40 60 80 100', ends: [0, 100] });
    expect(
      named([
        [0.5, 0.11],
        [2.5, 0.29],
      ]).y,
    ).toBe('0.1 0.15 0.2 0.25 0.3');
    expect(
      named([
        [1, 5],
        [2, 5],
      ]).ends,
    ).toEqual([4.4, 5.6]);
  });

  it('have powers of ten where they are logarithmic, and ends near the values', () => {
    expect(
      named(
        [
          [1, 3],
          [2, 4_000_000],
        ],
        { scale: 'log' },
        'fr',
      ),
    ).toMatchObject({ y: '10 100 1\u202f000 10\u202f000 100\u202f000 1\u00a0M', ends: [2, 5e6] });
    expect(
      named(
        [
          [1, 12],
          [2, 180],
        ],
        { scale: 'log' },
      ).y,
    ).toBe('10 20 50 100 200');
    expect(
      named(
        [
          [1, 0],
          [2, 10],
        ],
        { scale: 'log' },
      ).ends[0],
    ).toBeGreaterThan(0);
  });

  it('are as the figure says where it does', () => {
    expect(
      named(
        [
          [1, 3],
          [2, 60],
        ],
        { from: 0, to: 100 },
      ).ends,
    ).toEqual([0, 100]);
  });
});

describe('pgfplots', () => {
  it('has the data of every mark, and powers as powers', () => {
    const tex = figurePgfplots(EVERYTHING, 'fr');
    expect(tex.match(/\\addplot\[/g)).toHaveLength(6);
    expect(tex).toContain('coordinates {(-0.2,5) += (0,1) -= (0,1) (0.8,7) += (0,2) -= (0,0.5)}');
    expect(tex).toContain('\\addlegendentry{$k^{3/4}$}');
    expect(tex).toContain('xticklabels={{échecs},{dames}}');
    expect(tex).toContain('title={\\bfseries Tout \\& \\textless{}tout\\textgreater{}}');
    expect(tex).toMatch(/^% Tout & <tout>\n% Ce qu’il y a.\n\\documentclass/);
  });

  it('is a picture to paste where it is asked for, which says what it needs', () => {
    const tex = figurePgfplots(EVERYTHING, 'en', { document: false });
    expect(tex).toContain('% \\usepackage{pgfplots}');
    expect(tex).not.toContain('\\begin{document}');
  });
});
