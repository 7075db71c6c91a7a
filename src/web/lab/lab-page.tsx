import thumbs from 'virtual:lab-thumbs';
import { useEffect, useMemo } from 'preact/hooks';
import { type Experiment, experiments } from '../../lab/index.ts';
import { headline } from '../app/route.ts';
import { pageText } from '../language.ts';
import { Broken, usePromised } from '../loaded.tsx';
import { shellText } from '../words.ts';
import { labAddress, parseLabAddress } from './address.ts';
import { LabStore } from './store.ts';
import './lab.css';
import { Outcome, StoredOutcome } from './outcome.tsx';
import { Progress } from './progress.tsx';
import { SettingsForm } from './settings-form.tsx';
import { storedOf } from './stored.ts';
import { THUMB } from './thumb.ts';
import { questionOf, labText as text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** The experiments of the lab, or one of them with its settings and results. */
export function LabPage({ address }: Props) {
  const link = useMemo(() => parseLabAddress(address), [address]);
  if (link === undefined || !link.ok) return <Refused why={link === undefined ? text.badAddress : pageText(link.error)} />;
  const { experiment, typed } = link.value;
  return experiment === undefined ? <List /> : <Opened experiment={experiment} typed={typed} />;
}

function Refused({ why }: { readonly why: string }) {
  return (
    <Broken role="alert" title={text.cannotShow} why={why}>
      <a href="#/lab">{text.all}</a>
      <a href="#/">{shellText.toGames}</a>
    </Broken>
  );
}

function List() {
  return (
    <div class="lab-page stack wider">
      <div class="intro">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      <ul class="lab-list tiles" aria-label={text.experiments}>
        {experiments.map((experiment) => (
          <li key={experiment.name} class="card tap stack">
            <Thumb name={experiment.name} />
            <h2>
              <a href={labAddress(experiment)}>{questionOf(experiment.name).question}</a>
            </h2>
            <p>{questionOf(experiment.name).answer}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The first stored figure, to be recognised; an experiment without one has the numbers of its table. */
function Thumb({ name }: { readonly name: string }) {
  const paths = thumbs[name];
  if (paths === undefined)
    return (
      <svg class="thumb line-icon" viewBox="-24 -4.6 72 33" aria-hidden="true">
        <path d="M3 4h18v16H3zM3 9h18M3 14h18M10 4v16M14 17l1.5 1.5L19 15" />
      </svg>
    );
  return (
    <svg class="thumb minerve-plot" viewBox={`0 0 ${THUMB.width} ${THUMB.height}`} aria-hidden="true">
      {paths.map(({ kind, tone, d }, at) => (
        <path
          key={at}
          class={kind}
          d={d}
          style={{ stroke: tone === undefined ? 'var(--edge)' : `var(--tree-tone-${tone % TONES})` }}
        />
      ))}
    </svg>
  );
}

const TONES = 7;

interface OpenedProps {
  readonly experiment: Experiment;
  readonly typed: Readonly<Record<string, string>>;
}

function Opened({ experiment, typed }: OpenedProps) {
  const store = useMemo(() => new LabStore(experiment, typed), [experiment, typed]);
  useEffect(() => {
    headline.value = () => questionOf(experiment.name).question;
    return () => store.close();
  }, [store]);
  const run = store.run.value;
  const stored = usePromised(() => storedOf(experiment.name), [experiment]);
  return (
    <div class="lab-page stack wider">
      <header class="lab-head stack">
        <p class="unprinted">
          <a href="#/lab">{text.all}</a>
        </p>
        <h1 tabIndex={-1}>{questionOf(experiment.name).question}</h1>
        <p>{questionOf(experiment.name).answer}</p>
        <details>
          <summary>{pageText(experiment.title)}</summary>
          <p>{pageText(experiment.about)}</p>
        </details>
        <p class="hint">{text.source({ source: pageText(experiment.source) })}</p>
      </header>
      <SettingsForm store={store} />
      {run !== undefined && <Progress run={run} />}
      {run !== undefined && !store.isShown && (
        <p class="lab-other callout" role="status">
          {text.otherSettings}
        </p>
      )}
      {run === undefined ? stored && <StoredOutcome name={experiment.name} stored={stored} /> : <Outcome key={run} run={run} />}
    </div>
  );
}
