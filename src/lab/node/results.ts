import { join } from 'node:path';
import { writeWhole } from '../../core/node/index.ts';
import { inLanguage } from '../../i18n/index.ts';
import { figurePgfplots } from '../plot/pgfplots.ts';
import { checkPlot, plotSvg } from '../plot/plot-svg.ts';
import { type Report, type ReportFigure, reportHtml, reportMarkdown } from '../report.ts';
import { rowsCsv } from '../rows.ts';
import { error } from '../words.ts';

/**
 * Writes the results of a finished run into its folder, each file completely or not at all. Returns the names of the
 * files.
 */
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

/** A document to plot in, where there is no page: linkedom's. */
export async function nodeDocument(): Promise<Document> {
  try {
    const { parseHTML } = await import('linkedom');
    return parseHTML('<!doctype html><html><body></body></html>').document as unknown as Document;
  } catch (thrown) {
    if ((thrown as NodeJS.ErrnoException).code !== 'ERR_MODULE_NOT_FOUND') throw thrown;
    throw error('no-package', { name: 'linkedom' });
  }
}

/** Throws a sentence where a package is missing that figures need: before a long run, not after it. */
export async function checkPlotting(): Promise<void> {
  await checkPlot();
  await nodeDocument();
}
