import { useComputed, useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import {
  FIRST_SERIES,
  kinds,
  LARGEST_SEED,
  type Level,
  LONGEST_TITLE,
  MOST_EXERCISES,
  parseSeries,
  type Series,
  sheetOf,
  writtenSheet,
} from '../../exercises/index.ts';
import { CopyButton } from '../copying.tsx';
import { Choice } from '../dialog.tsx';
import { exercisesAddress } from '../exercises/address.ts';
import { LevelChoice } from '../exercises/controls.tsx';
import { language, pageText } from '../language.ts';
import { usePromised } from '../loaded.tsx';
import { sharedAddress } from '../shared-address.ts';
import { sheetAddress } from '../sheet/address.ts';
import { SheetFigure } from '../sheet/sheet-parts.tsx';
import { QrCode } from './qr-code.tsx';
import { teachText as text } from './words.ts';

/** A teacher's series: the choices here only make a link. */
export function HandOut() {
  const id = useId();
  const title = useSignal('');
  const chosen = useSignal<ReadonlySet<string>>(new Set(FIRST_SERIES.kinds));
  const count = useSignal(`${FIRST_SERIES.count}`);
  const seed = useSignal(`${FIRST_SERIES.seed}`);
  const correction = useSignal<Series['correction']>(FIRST_SERIES.correction);
  const level = useSignal<Level>(FIRST_SERIES.level);
  const read = useComputed(() => {
    const fields = {
      kinds: kinds
        .filter(({ name }) => chosen.value.has(name))
        .map(({ name }) => name)
        .join(),
      count: count.value,
      seed: seed.value,
      level: `${level.value}`,
      correction: correction.value,
      title: title.value,
    };
    return parseSeries(new Map(Object.entries(fields)));
  });
  const toggle = (name: string) => {
    const next = new Set(chosen.value);
    if (!next.delete(name)) next.add(name);
    chosen.value = next;
  };
  const series = chosen.value.size > 0 && read.value.ok ? read.value.value : undefined;
  return (
    <section class="series-maker tiles fit card" id="hand-out" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} class="heading" tabIndex={-1}>
        {text.handOut}
      </h2>
      <div class="series-choices stack wide">
        <div class="field">
          <label for={`${id}name`}>{text.title}</label>
          <input
            id={`${id}name`}
            type="text"
            maxLength={LONGEST_TITLE}
            placeholder={text.titleExample}
            value={title.value}
            onInput={({ currentTarget }) => {
              title.value = currentTarget.value;
            }}
          />
        </div>
        <fieldset class="series-kinds">
          <legend>{text.whichKinds}</legend>
          <div class="tiles">
            {kinds.map(({ name, title: called }) => (
              <label key={name} class="check">
                <input type="checkbox" name={name} checked={chosen.value.has(name)} onChange={() => toggle(name)} />
                <span>{pageText(called)}</span>
              </label>
            ))}
          </div>
        </fieldset>
        <NumberField label={text.howMany} least={1} most={MOST_EXERCISES} value={count} />
        <LevelChoice
          level={level.value}
          onChoose={(to) => {
            level.value = to;
          }}
        />
        <Choice
          legend={text.correction}
          value={correction.value}
          onChoose={(to) => {
            correction.value = to;
          }}
        >
          {[
            ['each', text.each],
            ['end', text.end],
          ]}
        </Choice>
        <details>
          <summary>{text.advanced}</summary>
          <NumberField label={text.seed} least={0} most={LARGEST_SEED} value={seed} hint={text.seedHint} />
        </details>
        <p class="error" role="alert">
          {chosen.value.size === 0 ? text.noKind : read.value.ok ? '' : pageText(read.value.error)}
        </p>
      </div>
      <div class="stack wide">
        {series !== undefined && (
          <>
            <Made series={series} />
            <FirstExercise
              series={series}
              onOther={() => {
                seed.value = `${(series.seed + 1) % (LARGEST_SEED + 1)}`;
              }}
            />
          </>
        )}
      </div>
    </section>
  );
}

interface NumberProps {
  readonly label: string;
  readonly least: number;
  readonly most: number;
  readonly value: { value: string };
  readonly hint?: string;
}

function NumberField({ label, least, most, value, hint }: NumberProps) {
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <input
        id={id}
        type="number"
        min={least}
        max={most}
        value={value.value}
        aria-describedby={hint && `${id}hint`}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
        }}
      />
      {hint !== undefined && (
        <p class="hint" id={`${id}hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}

/** The link of a series, also for cameras, and what to do with it. */
function Made({ series }: { readonly series: Series }) {
  const id = useId();
  const address = exercisesAddress({ page: 'series', series, answers: [], at: 0, name: '' });
  const link = `${location.href.split('#')[0]}${address}`;
  return (
    <div class="series-link row wide">
      <QrCode address={link} label={text.qrCode} />
      <div class="stack">
        <div class="field">
          <label for={id}>{text.seriesLink}</label>
          <input
            id={id}
            type="text"
            readOnly
            translate={false}
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </div>
        {sharedAddress() === undefined && <p class="hint">{text.onlyHere}</p>}
        <p class="row">
          <CopyButton content={() => link} main />
          <a class="button" href={address}>
            {text.startSeries}
          </a>
          <a class="button" href={sheetAddress(series)}>
            {text.sheet}
          </a>
        </p>
      </div>
    </div>
  );
}

interface FirstProps {
  readonly series: Series;
  readonly onOther: () => void;
}

/** The first exercise, as students see it. */
function FirstExercise({ series, onOther }: FirstProps) {
  const { kinds: names, seed, level } = series;
  const sheet = usePromised(() => sheetOf({ ...series, count: 1 }), [names.join(), seed, level]);
  const question = sheet && writtenSheet(sheet, { language: language.value }).questions[0];
  return (
    <div class="series-preview box stack wide">
      <p class="section-head row ends">
        <b>{text.firstExercise}</b>
        <button type="button" onClick={onOther}>
          {text.others}
        </button>
      </p>
      {question !== undefined && (
        <>
          <p>{question.task}</p>
          <SheetFigure figure={question.figure} heading={text.firstExercise} />
        </>
      )}
    </div>
  );
}
