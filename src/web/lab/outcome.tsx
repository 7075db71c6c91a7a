import { useEffect, useState } from 'preact/hooks';
import type { Figure, ReportTable, Row } from '../../lab/index.ts';
import { Downloads } from './downloads.tsx';
import type { Run } from './experiment-run.ts';
import { LabFigure } from './lab-figure.tsx';
import { LabTable } from './lab-table.tsx';
import type { StoredResults } from './stored.ts';
import { labText as text } from './words.ts';

interface Props {
  readonly run: Run;
}

/** The results of the rows so far. */
interface Results {
  readonly rows: readonly Row[];
  readonly figures: readonly Figure[];
  readonly tables: readonly ReportTable[];
}

/** The least time between two computations of the results: more often would be work that nobody sees. */
const PAUSE_MS = 250;

/** Figures and tables, which grow during the run, and the downloads. */
export function Outcome({ run }: Props) {
  const { rows, figures, tables } = useResults(run);
  if (rows.length === 0) return null;
  return (
    <div class="lab-outcome stack wider">
      <Figures name={run.experiment.name} figures={figures} />
      <Downloads run={run} />
      <Tables tables={tables} />
    </div>
  );
}

interface StoredProps {
  readonly name: string;
  readonly stored: StoredResults;
}

/** The stored results of the default settings, before anything has been run here. */
export function StoredOutcome({ name, stored }: StoredProps) {
  return (
    <div class="lab-outcome stack wider">
      <p class="hint">{text.stored}</p>
      <Figures name={name} figures={stored.figures} />
      <Tables tables={stored.tables} />
    </div>
  );
}

function Figures({ name, figures }: { readonly name: string; readonly figures: readonly Figure[] }) {
  return (
    <section aria-labelledby="lab-figures" hidden={figures.length === 0}>
      <h2 id="lab-figures">{text.figures}</h2>
      {figures.map((figure) => (
        <LabFigure key={figure.name} figure={figure} file={`${name}-${figure.name}`} />
      ))}
    </section>
  );
}

function Tables({ tables }: { readonly tables: readonly ReportTable[] }) {
  return (
    <section aria-labelledby="lab-tables" hidden={tables.length === 0}>
      <h2 id="lab-tables">{text.tables}</h2>
      {tables.map((table, at) => (
        <LabTable key={at} table={table} />
      ))}
    </section>
  );
}

/** The results so far, computed again if jobs have finished since, but not after each of thousands. */
function useResults(run: Run): Results {
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
    // The first job that is not shown yet starts the timer; later ones do not restart it.
  }, [run, seen, seen === count]);
  return grown;
}

function grownOf({ experiment, settings, rows }: Run): Results {
  return { rows, figures: experiment.figures(rows, settings), tables: experiment.tables(rows, settings) };
}
