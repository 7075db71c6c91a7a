import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useId } from 'preact/hooks';
import {
  FIRST_SERIES,
  formatSeries,
  kinds,
  LARGEST_SEED,
  type Level,
  MOST_EXERCISES,
  parseSeries,
  type Series,
} from '../../exercises/index.ts';
import { Choice } from '../dialog.tsx';
import { withFields } from '../fields.ts';
import { said } from '../spoken.ts';
import { exercisesAddress } from './address.ts';
import { CopyButton, LevelChoice } from './controls.tsx';
import { exercisesText as text } from './words.ts';

/** A teacher's series: what is chosen here is a link, and nothing else. */
export function SeriesMaker({ level }: { readonly level: Level }) {
  const id = useId();
  const chosen = useSignal<ReadonlySet<string>>(new Set(FIRST_SERIES.kinds));
  const count = useSignal(`${FIRST_SERIES.count}`);
  const seed = useSignal(`${FIRST_SERIES.seed}`);
  const how = useSignal<Series['correction']>(FIRST_SERIES.correction);
  const difficulty = useSignal(level);
  useEffect(() => {
    difficulty.value = level;
  }, [level]);
  const series = useComputed(() => {
    const fields = {
      kinds: kinds
        .filter(({ name }) => chosen.value.has(name))
        .map(({ name }) => name)
        .join(),
      count: count.value,
      seed: seed.value,
      level: `${difficulty.value}`,
      correction: how.value,
    };
    return parseSeries(new Map(Object.entries(fields)));
  });
  const toggle = (name: string) => {
    const next = new Set(chosen.value);
    if (!next.delete(name)) next.add(name);
    chosen.value = next;
  };
  return (
    <section class="series-maker card" aria-labelledby={`${id}title`}>
      <div>
        <h2 id={`${id}title`}>{text.makeSeries}</h2>
        <p class="lead">{text.makeLead}</p>
      </div>
      <fieldset class="series-kinds">
        <legend>{text.whichKinds}</legend>
        <div>
          {kinds.map(({ name, title }) => (
            <label key={name} class="check">
              <input type="checkbox" name={name} checked={chosen.value.has(name)} onChange={() => toggle(name)} />
              <span>{said(title)}</span>
            </label>
          ))}
        </div>
      </fieldset>
      <div class="series-numbers">
        <div class="field">
          <label for={`${id}count`}>{text.howMany}</label>
          <input
            id={`${id}count`}
            type="number"
            min={1}
            max={MOST_EXERCISES}
            value={count.value}
            onInput={({ currentTarget }) => {
              count.value = currentTarget.value;
            }}
          />
        </div>
        <div class="field">
          <label for={`${id}seed`}>{text.seed}</label>
          <input
            id={`${id}seed`}
            type="number"
            min={0}
            max={LARGEST_SEED}
            value={seed.value}
            aria-describedby={`${id}seed-hint`}
            onInput={({ currentTarget }) => {
              seed.value = currentTarget.value;
            }}
          />
          <p class="hint" id={`${id}seed-hint`}>
            {text.seedHint}
          </p>
        </div>
      </div>
      <LevelChoice
        level={difficulty.value}
        onChoose={(to) => {
          difficulty.value = to;
        }}
      />
      <Choice
        legend={text.correction}
        value={how.value}
        onChoose={(to) => {
          how.value = to;
        }}
      >
        {[
          ['each', text.each],
          ['end', text.end],
        ]}
      </Choice>
      <Made series={chosen.value.size === 0 ? undefined : series.value.ok ? series.value.value : undefined} />
      <p class="error" role="alert">
        {chosen.value.size === 0 ? text.noKind : series.value.ok ? '' : said(series.value.error)}
      </p>
    </section>
  );
}

/** The link of a series and what to do with it. */
function Made({ series }: { readonly series: Series | undefined }) {
  const id = useId();
  if (series === undefined) return null;
  const address = exercisesAddress({ page: 'series', series, answers: [], at: 0, name: '' });
  const link = `${location.href.split('#')[0]}${address}`;
  return (
    <div class="series-made">
      <label class="label" for={id}>
        {text.seriesLink}
      </label>
      <input
        id={id}
        type="text"
        readOnly
        translate={false}
        value={link}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <p class="row-of-buttons">
        <CopyButton label={text.copyLink} content={() => link} main />
        <a class="button" href={address}>
          {text.startSeries}
        </a>
        <a class="button" href={withFields('#/sheet', formatSeries(series))}>
          {text.sheet}
        </a>
      </p>
    </div>
  );
}
