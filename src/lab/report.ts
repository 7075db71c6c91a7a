import { escapeXml } from '../draw/index.ts';
import { inLanguage, type Language, localeOf, textsIn, words } from '../i18n/index.ts';
import type { Row } from '../jobs/index.ts';
import type { Experiment, ReportTable, Settings } from './experiment.ts';
import { tableTexts } from './rows.ts';

/** The contents of a report. */
export interface Report {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly rows: readonly Row[];
  /** The command that repeats the run. */
  readonly command: string;
  /** Versions and machine, one per line. */
  readonly made: readonly string[];
  readonly language: Language;
  /** The names of the files with the rows, if they differ from those in the folder of a run. */
  readonly files?: { readonly csv: string; readonly ndjson: string };
}

/** A figure in a report: its picture as SVG text, and its files. */
export interface ReportFigure {
  readonly title: string;
  readonly caption: string;
  readonly svg: string;
  readonly files: { readonly svg: string; readonly tex: string };
}

const FOLDER_FILES = { csv: 'rows.csv', ndjson: 'rows.ndjson' };

const reportWords = words({
  source: { en: 'From {source}.', fr: 'D’après : {source}.' },
  made: { en: 'How it was made', fr: 'Comment c’est fait' },
  again: { en: 'The same again: {command}', fr: 'Pour le refaire : {command}' },
  settings: { en: 'Settings', fr: 'Réglages' },
  setting: { en: 'setting', fr: 'réglage' },
  value: { en: 'value', fr: 'valeur' },
  meaning: { en: 'what it is', fr: 'ce que c’est' },
  rows: { en: 'Rows', fr: 'Lignes' },
  rowsIn: {
    en: '{rows# row|rows} in {csv}; the jobs they come from in {ndjson}.',
    fr: '{rows# ligne|lignes} dans {csv} ; les travaux dont elles viennent dans {ndjson}.',
  },
  column: { en: 'column', fr: 'colonne' },
});

const wordsIn = (language: Language) => textsIn(reportWords, language);

/** Headings, paragraphs, tables and figures: written once, as Markdown and as HTML. */
type Part =
  | { readonly heading: string; readonly level: 1 | 2 }
  | { readonly text: string }
  | { readonly code: string }
  | { readonly table: readonly (readonly string[])[]; readonly isNumber: readonly boolean[] }
  | { readonly figure: ReportFigure };

function partsOf(report: Report, figures: readonly ReportFigure[]): Part[] {
  const { experiment, settings, rows, command, made, language, files = FOLDER_FILES } = report;
  const texts = wordsIn(language);
  const textTable = (table: readonly (readonly string[])[]): Part => ({ table, isNumber: (table[0] ?? []).map(() => false) });
  return [
    { heading: inLanguage(experiment.title, language), level: 1 },
    { text: inLanguage(experiment.about, language) },
    { text: texts.source({ source: inLanguage(experiment.source, language) }) },
    ...figures.map((figure): Part => ({ figure })),
    ...experiment.tables(rows, settings).flatMap((table) => tableParts(table, language)),
    { heading: texts.made, level: 2 },
    { text: texts.again({ command: '' }).trim() },
    { code: command },
    ...made.map((text): Part => ({ text })),
    ...(Object.keys(settings).length === 0
      ? []
      : [
          { heading: texts.settings, level: 2 } as const,
          textTable([
            [texts.setting, texts.value, texts.meaning],
            ...Object.entries(experiment.settings).map(([name, { about }]) => [
              name,
              settings[name],
              inLanguage(about, language),
            ]),
          ]),
        ]),
    { heading: texts.rows, level: 2 },
    { text: texts.rowsIn({ rows: rows.length, ...files }) },
    textTable([
      [texts.column, texts.meaning],
      ...Object.entries(experiment.columns).map(([name, { about }]) => [name, inLanguage(about, language)]),
    ]),
  ];
}

function tableParts(table: ReportTable, language: Language): Part[] {
  const { names, rows, isNumber } = tableTexts(table, language);
  return [
    { heading: inLanguage(table.title, language), level: 2 },
    { table: [names, ...rows], isNumber },
    ...(table.note === undefined ? [] : [{ text: inLanguage(table.note, language) }]),
  ];
}

export function reportMarkdown(report: Report, figures: readonly ReportFigure[]): string {
  const plain = (text: string) => text.replace(/[\\`*_{}[\]<>#|~]/g, (sign) => `\\${sign}`);
  const row = (cells: readonly string[]) => `| ${cells.map((cell) => plain(cell)).join(' | ')} |`;
  const written = (part: Part): string => {
    if ('heading' in part) return `${'#'.repeat(part.level)} ${plain(part.heading)}`;
    if ('text' in part) return plain(part.text);
    if ('code' in part) return `    ${part.code}`;
    if ('figure' in part) {
      const { title, caption, files } = part.figure;
      return `## ${plain(title)}\n\n![${plain(title)}](${files.svg})\n\n${plain(caption)} ([pgfplots](${files.tex}))`;
    }
    const [names = [], ...rows] = part.table;
    return [row(names), `|${part.isNumber.map((isNumber) => (isNumber ? '--:|' : '---|')).join('')}`, ...rows.map(row)].join(
      '\n',
    );
  };
  return `${partsOf(report, figures).map(written).join('\n\n')}\n`;
}

/** Light or dark, as the reader's system is set; a table wider than the screen scrolls on its own. */
const STYLE = `:root{color-scheme:light dark}
body{font:16px/1.5 system-ui,"Segoe UI",Roboto,Arial,sans-serif;max-width:56rem;margin:2rem auto;padding:0 1rem}
figure{margin:1.5rem 0}
svg{max-width:100%;height:auto}
.wide{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.25rem .75rem;border-bottom:1px solid #8886;text-align:left}
.number{text-align:right}
pre{padding:.75rem;background:#8882;overflow-x:auto}`;

/** A single file that loads no others. */
export function reportHtml(report: Report, figures: readonly ReportFigure[]): string {
  const { experiment, language } = report;
  const cell = (name: string, text: string, isNumber: boolean) =>
    `<${name}${isNumber ? ' class="number"' : ''}${name === 'th' ? ' scope="col"' : ''}>${escapeXml(text)}</${name}>`;
  const written = (part: Part): string => {
    if ('heading' in part) return `<h${part.level}>${escapeXml(part.heading)}</h${part.level}>`;
    if ('text' in part) return `<p>${escapeXml(part.text)}</p>`;
    if ('code' in part) return `<pre>${escapeXml(part.code)}</pre>`;
    if ('figure' in part) {
      const { title, caption, svg } = part.figure;
      return `<h2>${escapeXml(title)}</h2>\n<figure>\n${svg}<figcaption>${escapeXml(caption)}</figcaption>\n</figure>`;
    }
    const [names = [], ...rows] = part.table;
    const line = (name: string, cells: readonly string[]) =>
      `<tr>${cells.map((text, column) => cell(name, text, part.isNumber[column])).join('')}</tr>`;
    return `<div class="wide" tabindex="0"><table>\n<thead>${line('th', names)}</thead>\n<tbody>\n${rows.map((cells) => line('td', cells)).join('\n')}\n</tbody>\n</table></div>`;
  };
  const title = escapeXml(inLanguage(experiment.title, language));
  return `<!doctype html>
<html lang="${localeOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title}</title>
<style>
${STYLE}
</style>
</head>
<body>
${partsOf(report, figures).map(written).join('\n')}
</body>
</html>
`;
}
