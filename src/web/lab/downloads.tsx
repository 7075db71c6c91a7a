import { finishedLine, plotSvg, type Report, type ReportFigure, reportHtml, reportMarkdown, rowsCsv } from '../../lab/index.ts';
import { csvForm, type ExportForm, Exports, textForm } from '../figure/index.ts';
import { language, pageText } from '../language.ts';
import { commandOf } from './address.ts';
import { type Run, THREADS } from './experiment-run.ts';
import { labText as text } from './words.ts';

interface Props {
  readonly run: Run;
}

/** The rows that there are, and the report that they make. */
export function Downloads({ run }: Props) {
  const { experiment } = run;
  const written = (make: typeof reportHtml) => async () => make(reportOf(run), await figuresOf(run));
  const forms: readonly ExportForm[] = [
    csvForm(() => rowsCsv(experiment, run.rows)),
    textForm('NDJSON', 'ndjson', 'application/x-ndjson', () => run.finished.map(finishedLine).join('')),
    textForm('HTML', 'html', 'text/html', written(reportHtml)),
    textForm('Markdown', 'md', 'text/markdown', written(reportMarkdown)),
  ];
  return <Exports file={experiment.name} forms={forms} label={text.take} />;
}

function reportOf(run: Run): Report {
  const { experiment, settings, rows } = run;
  const cores = navigator.hardwareConcurrency ?? 1;
  return {
    experiment,
    settings,
    rows,
    command: commandOf(experiment, settings),
    made: [
      text.madeWith({ version: import.meta.env.MINERVE_VERSION, agent: navigator.userAgent }),
      text.madeOn({ threads: THREADS, cores }),
    ],
    language: language.value,
    files: { csv: `${experiment.name}.csv`, ndjson: `${experiment.name}.ndjson` },
  };
}

async function figuresOf({ experiment, settings, rows }: Run): Promise<readonly ReportFigure[]> {
  const shown: ReportFigure[] = [];
  for (const figure of experiment.figures(rows, settings)) {
    const file = `${experiment.name}-${figure.name}`;
    shown.push({
      title: pageText(figure.title),
      caption: pageText(figure.caption),
      svg: await plotSvg(figure, { language: language.value, document }),
      files: { svg: `${file}.svg`, tex: `${file}.tex` },
    });
  }
  return shown;
}
