import { useEffect, useState } from 'preact/hooks';
import type { Figure, ReportTable, Row } from '../../lab/index.ts';
import { Downloads } from './downloads.tsx';
import type { Run } from './experiment-run.ts';
import { LabFigure } from './lab-figure.tsx';
import { LabTable } from './lab-table.tsx';
import { labText as text } from './words.ts';

interface Props {
  readonly run: Run;
}

/** What the rows so far come to. */
interface Grown {
  readonly rows: readonly Row[];
  readonly figures: readonly Figure[];
  readonly tables: readonly ReportTable[];
}

/** Between two looks at the rows: the page has other things to do, and nobody sees more. */
const PAUSE_MS = 250;

/** Figures and tables, which grow while the run goes on, and what can be taken along. */
export function Outcome({ run }: Props) {
  const { rows, figures, tables } = useGrown(run);
  if (rows.length === 0) return null;
  return (
    <div class="lab-outcome">
      <section aria-labelledby="lab-figures" hidden={figures.length === 0}>
        <h2 id="lab-figures">{text.figures}</h2>
        {figures.map((figure) => (
          <LabFigure key={figure.name} figure={figure} file={`${run.experiment.name}-${figure.name}`} />
        ))}
      </section>
      <Downloads run={run} />
      <section aria-labelledby="lab-tables" hidden={tables.length === 0}>
        <h2 id="lab-tables">{text.tables}</h2>
        {tables.map((table, at) => (
          <LabTable key={at} table={table} />
        ))}
      </section>
    </div>
  );
}

/** Looked at again where jobs were finished since, but not at each of thousands. */
function useGrown(run: Run): Grown {
  const [grown, setGrown] = useState(() => grownOf(run));
  const count = run.count.value;
  const [seen, setSeen] = useState(count);
  useEffect(() => {
    if (seen === count) return;
    const timer = setTimeout(() => {
      setGrown(grownOf(run));
      setSeen(run.count.peek());
    }, PAUSE_MS);
    return () => clearTimeout(timer);
    // Begun with the first job that is not seen yet; those that follow do not put it off.
  }, [run, seen, seen === count]);
  return grown;
}

function grownOf({ experiment, settings, rows }: Run): Grown {
  return { rows, figures: experiment.figures(rows, settings), tables: experiment.tables(rows, settings) };
}
