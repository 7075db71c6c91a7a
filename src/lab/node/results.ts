import { join } from 'node:path';
import { writeWhole } from '../../core/node/index.ts';
import { inLanguage } from '../../say/index.ts';
import { figurePgfplots } from '../plot/pgfplots.ts';
import { plotSvg } from '../plot/plot-svg.ts';
import { type Report, type ReportFigure, reportHtml, reportMarkdown } from '../report.ts';
import { rowsCsv } from '../rows.ts';
import { nodeDocument } from './document.ts';

/** Writes what a finished run comes to into its folder, each file whole; the names of the files. */
export async function writeResults(folder: string, report: Report): Promise<readonly string[]> {
  const { experiment, settings, rows, language } = report;
  const figures = experiment.figures(rows, settings);
  const document = figures.length === 0 ? undefined : await nodeDocument();
  const files: [name: string, text: string][] = [['rows.csv', rowsCsv(experiment, rows)]];
  const shown: ReportFigure[] = [];
  for (const figure of figures) {
    const svg = await plotSvg(figure, { language, document: document as Document });
    const names = { svg: `${figure.name}.svg`, tex: `${figure.name}.tex` };
    files.push([names.svg, svg], [names.tex, figurePgfplots(figure, language)]);
    shown.push({ title: inLanguage(figure.title, language), caption: inLanguage(figure.caption, language), svg, files: names });
  }
  files.push(['report.md', reportMarkdown(report, shown)], ['report.html', reportHtml(report, shown)]);
  for (const [name, text] of files) writeWhole(join(folder, name), text);
  return files.map(([name]) => name);
}
