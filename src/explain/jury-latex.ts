import { latexPage, sceneToTikz } from '../draw/index.ts';
import { type Language, type Sayable, say } from '../i18n/index.ts';
import type { ExplainedStep } from './explanation.ts';
import { type ColumnName, type JuryRow, jurySheet } from './jury.ts';
import { juryScene } from './jury-scene.ts';

export interface JuryPaper {
  /** The title of the tree. */
  readonly title: string;
  readonly language: Language;
}

/** How wide the columns are beside each other. */
const WIDTHS: Readonly<Record<ColumnName, number>> = {
  node: 10,
  player: 8,
  window: 13,
  value: 9,
  minimax: 11,
  lemma: 28,
  why: 28,
};

/** The page for a jury as one LaTeX document: the result, the lemma, the picture and the table. */
export function juryLatex(explained: ExplainedStep, rows: readonly JuryRow[], { title, language }: JuryPaper): string {
  const sheet = jurySheet(explained, rows);
  const inWords = (what: Sayable) => say(what, language);
  const { lemma, columns } = sheet;
  const whole = columns.reduce((sum, { name }) => sum + WIDTHS[name], 0);
  return latexPage({
    title,
    parts: [
      { kind: 'facts', facts: sheet.facts.map(([term, description]) => [inWords(term), inWords(description)]) },
      { kind: 'heading', text: inWords(lemma.title) },
      { kind: 'text', text: inWords(lemma.setting) },
      ...(lemma.cases.length === 0 ? [] : [{ kind: 'list', items: lemma.cases.map(inWords) } as const]),
      ...(lemma.remarks.length === 0 ? [] : [{ kind: 'text', text: lemma.remarks.map(inWords).join(' ') } as const]),
      { kind: 'picture', tikz: sceneToTikz(juryScene(explained, language), { document: false, leafWindows: true }) },
      { kind: 'text', text: sheet.legend.map(inWords).join(' ') },
      { kind: 'heading', text: inWords(sheet.title) },
      {
        kind: 'table',
        head: columns.map((column) => inWords(column.title)),
        widths: columns.map(({ name }) => Math.floor((1000 * WIDTHS[name]) / whole) / 1000),
        rows: sheet.lines.map(({ cells, times }) =>
          columns.map(({ name }) =>
            name === 'node' && times !== undefined ? `${inWords(cells.node)} (${inWords(times)})` : inWords(cells[name]),
          ),
        ),
      },
    ],
  });
}
