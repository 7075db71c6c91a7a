import { signal } from '@preact/signals';
import { MAX } from '../../core/index.ts';
import {
  boundsOf,
  callerLineOf,
  callStackAt,
  cutReason,
  type ExplainedStep,
  explainLemma,
  explainNodeType,
  explainStep,
  type Frame,
  type Listing,
  type ListingStyle,
  lemmaAt,
  lineOf,
  listingOf,
  scoreText,
  stylesOf,
} from '../../explain/index.ts';
import { leafCount } from '../../model/index.ts';
import { remember, remembered } from '../browser.ts';
import { CopyButton, copyText } from '../copying.tsx';
import { language, pageText } from '../language.ts';
import type { ShownTree } from './shown-tree.ts';
import type { TreeStore } from './store.ts';
import { seenOf, text } from './words.ts';

interface Props {
  readonly state: TreeStore;
}

/** What happens at this step of the selected search. */
export function StepPanel({ state }: Props) {
  const shown = state.shown.value;
  const explained = explainedOf(state);
  if (shown === undefined || explained === undefined) return null;
  const time = state.time.value;
  return (
    <>
      <Step state={state} />
      <Counts shown={shown} explained={explained} time={time} />
      <Stack shown={shown} explained={explained} time={time} />
      <Program explained={explained} time={time} />
    </>
  );
}

/** The selected search, as the explanations need it. */
function explainedOf({ shown, run }: TreeStore): ExplainedStep | undefined {
  if (shown.value === undefined || run.value === undefined) return undefined;
  const { algorithm, recording } = run.value;
  return { algorithm, recording, names: shown.value };
}

/** The step in a sentence, why it is right, and the bounds that are known. */
export function Step({ state }: Props) {
  const explained = explainedOf(state);
  if (explained === undefined) return null;
  const time = state.time.value;
  return (
    <>
      <p class="said" aria-live="polite">
        {time === 0 ? text.notBegun : pageText(explainStep(explained, time - 1))}
      </p>
      <Why explained={explained} time={time} />
      <Bounds explained={explained} time={time} />
    </>
  );
}

interface Moment {
  readonly explained: ExplainedStep;
  readonly time: number;
}

/** At a cut: the lemma behind what the sentence says, and the type of the node; folded, for those who ask. */
function Why({ explained, time }: Moment) {
  const { recording, algorithm } = explained;
  if (time === 0 || recording.kindOf(time - 1) !== 'cut') return null;
  const visit = recording.visitOf(time - 1);
  const lemma = lemmaAt(algorithm, recording, visit);
  const type = explainNodeType(explained, visit);
  if (cutReason(recording, visit) === undefined || (lemma === undefined && type === undefined)) return null;
  return (
    <details class="why callout good">
      <summary>{text.why}</summary>
      {lemma !== undefined && <p>{pageText(explainLemma(lemma))}</p>}
      {type !== undefined && <p>{pageText(type)}</p>}
    </details>
  );
}

/** The bounds of the current call, and its best value so far. */
function Bounds({ explained, time }: Moment) {
  const frame = callStackAt(explained, time).at(-1);
  const kind = boundsOf(explained.algorithm);
  const facts: [term: string, value: number | undefined][] =
    kind === 'window'
      ? [
          [text.alpha, frame?.window?.alpha],
          [text.beta, frame?.window?.beta],
        ]
      : kind === 'compare'
        ? [[text.compare, frame?.compare]]
        : [];
  facts.push([text.bestSoFar, frame?.value]);
  return (
    <dl class="bounds facts level">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt translate={term === text.bestSoFar}>{term}</dt>
          <dd>{value === undefined ? '–' : scoreText(value, language.value)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ShownMoment extends Moment {
  readonly shown: ShownTree;
}

function Counts({ shown, explained, time }: ShownMoment) {
  const { visits, leaves, cuts } = explained.recording.countsAt(time);
  const facts: [term: string, value: string][] = [
    [text.nodes, seenOf(visits, shown.tree.size)],
    [text.leaves, seenOf(leaves, leafCount(shown.tree))],
    [text.cuts, `${cuts}`],
  ];
  return (
    <dl class="counts facts">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Calls that are shown of a deep stack: the first and the last ones. */
const FIRST = 3;
const LAST = 9;

function Stack({ shown, explained, time }: ShownMoment) {
  const frames = callStackAt(explained, time);
  const skipped = frames.length > FIRST + LAST + 1 ? frames.length - FIRST - LAST : 0;
  return (
    <section class="call-stack">
      <h2>{text.stack}</h2>
      {frames.length === 0 ? (
        <p class="hint">{text.stackEmpty}</p>
      ) : (
        <ol>
          {frames.slice(0, skipped > 0 ? FIRST : frames.length).map((frame) => (
            <Call key={frame.visit} frame={frame} shown={shown} />
          ))}
          {skipped > 0 && <li class="more">{text.stackMore({ more: skipped })}</li>}
          {skipped > 0 && frames.slice(-LAST).map((frame) => <Call key={frame.visit} frame={frame} shown={shown} />)}
        </ol>
      )}
    </section>
  );
}

/** Whose names the reader wants in listings; kept on this device. */
const wanted = signal<ListingStyle>(remembered('listing') === 'tipe' ? 'tipe' : 'ours');

/** The listing of the algorithm, with the line that the search is at, and the one that called it. */
function Program({ explained, time }: Moment) {
  const { algorithm, recording } = explained;
  const styles = stylesOf(algorithm);
  const style = styles.includes(wanted.value) ? wanted.value : 'ours';
  const listing = listingOf(algorithm, style);
  const current = time === 0 ? undefined : lineOf(listing, recording, time - 1);
  const caller = time === 0 ? undefined : callerLineOf(listing, recording, time - 1);
  const choose = (name: ListingStyle) => {
    wanted.value = name;
    remember('listing', name);
  };
  return (
    <section class="listing row">
      <h2 class="grows">{text.listing}</h2>
      {styles.length > 1 && (
        <select
          aria-label={text.listingNames}
          value={style}
          onChange={(event) => choose(event.currentTarget.value as ListingStyle)}
        >
          {styles.map((name) => (
            <option key={name} value={name}>
              {text[`listing-${name}`]}
            </option>
          ))}
        </select>
      )}
      <ListingText listing={listing} current={current} caller={caller} />
    </section>
  );
}

interface ListingProps {
  readonly listing: Listing;
  readonly current?: number | undefined;
  readonly caller?: number | undefined;
}

/** Our listing of an algorithm. */
export function ListingOf({ of: algorithm }: { readonly of: string }) {
  return <ListingText listing={listingOf(algorithm)} />;
}

/** A listing, the lines that are marked and the others. */
function ListingText({ listing, current, caller }: ListingProps) {
  return (
    <>
      <CopyButton label={copyText.copy} content={() => programText(listing)} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <pre class="program" tabIndex={0}>
        {listing.map(({ code, note }, at) => (
          <span
            key={at}
            class={at === current ? 'current' : at === caller ? 'caller' : ''}
            style={{ '--indent': `${code.search(/\S/)}ch` }}
            aria-current={at === current ? 'step' : undefined}
          >
            <code translate={false}>{code}</code>
            {note !== undefined && <i>{`  # ${pageText(note)}`}</i>}
            {'\n'}
          </span>
        ))}
      </pre>
    </>
  );
}

function programText(listing: Listing): string {
  return listing.map(({ code, note }) => `${code}${note === undefined ? '' : `  # ${pageText(note)}`}\n`).join('');
}

function Call({ frame, shown }: { readonly frame: Frame; readonly shown: ShownTree }) {
  const { node, player, window, compare, value } = frame;
  const side = player === MAX ? 'max' : 'min';
  const label = shown.label(node);
  return (
    <li>
      <span class={`is-${side}`} role="img" aria-label={text[side]} />
      <span translate={label === ''}>{label === '' ? text.root : label}</span>
      <span class="bound muted" translate={false}>
        {window !== undefined && `]${scoreText(window.alpha, language.value)}, ${scoreText(window.beta, language.value)}[`}
        {compare !== undefined && `compare ${scoreText(compare, language.value)}`}
      </span>
      <strong>{value === undefined ? '' : scoreText(value, language.value)}</strong>
    </li>
  );
}
