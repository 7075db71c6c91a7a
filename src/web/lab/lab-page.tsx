import { useEffect, useMemo } from 'preact/hooks';
import { type Experiment, experiments } from '../../lab/index.ts';
import { headline } from '../app/route.ts';
import { Broken } from '../loaded.tsx';
import { said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { labAddress, parseLabAddress } from './address.ts';
import { LabDesk } from './desk.ts';
import './lab.css';
import { Outcome } from './outcome.tsx';
import { Progress } from './progress.tsx';
import { SettingsForm } from './settings-form.tsx';
import { labText as text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** The experiments of the lab, or one of them, with its settings and what it comes to. */
export function LabPage({ address }: Props) {
  const link = useMemo(() => parseLabAddress(address), [address]);
  if (link === undefined || !link.ok) return <Refused why={link === undefined ? text.badAddress : said(link.error)} />;
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
    <div class="lab-page">
      <div class="intro">
        <h1 tabIndex={-1}>{text.title}</h1>
        <p>{text.lead}</p>
      </div>
      <ul class="lab-list" aria-label={text.experiments}>
        {experiments.map((experiment) => (
          <li key={experiment.name} class="card">
            <h2>
              <a href={labAddress(experiment)}>{said(experiment.title)}</a>
            </h2>
            <p>{said(experiment.about)}</p>
            <p class="hint">{text.source({ source: said(experiment.source) })}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface OpenedProps {
  readonly experiment: Experiment;
  readonly typed: Readonly<Record<string, string>>;
}

function Opened({ experiment, typed }: OpenedProps) {
  const desk = useMemo(() => new LabDesk(experiment, typed), [experiment, typed]);
  useEffect(() => {
    headline.value = () => said(experiment.title);
    return () => desk.close();
  }, [desk]);
  const run = desk.run.value;
  return (
    <div class="lab-page">
      <header class="lab-head">
        <p class="unprinted">
          <a href="#/lab">{text.all}</a>
        </p>
        <h1 tabIndex={-1}>{said(experiment.title)}</h1>
        <p>{said(experiment.about)}</p>
        <p class="hint">{text.source({ source: said(experiment.source) })}</p>
      </header>
      <SettingsForm desk={desk} />
      {run !== undefined && <Progress run={run} />}
      {run !== undefined && !desk.isShown && (
        <p class="lab-other" role="status">
          {text.otherSettings}
        </p>
      )}
      {run !== undefined && <Outcome key={run} run={run} />}
    </div>
  );
}
