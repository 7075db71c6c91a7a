import { useId, useMemo } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { capital } from '../../i18n/index.ts';
import { roughTime } from '../../lab/index.ts';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { commandOf, isUsual } from './address.ts';
import { type Run, THREADS } from './experiment-run.ts';
import type { LabStore } from './store.ts';
import { labText as text } from './words.ts';

interface Props {
  readonly store: LabStore;
}

/** What is varied, and the button that starts it; while it runs, the same button ends it. */
export function SettingsForm({ store }: Props) {
  const id = useId();
  const asked = store.plan.value;
  const run = store.run.value;
  const state = run?.state.value;
  const isBusy = state === 'running' || state === 'stopping';
  const names = Object.keys(store.experiment.settings);
  const areUsual = names.every((name) => isUsual(store.experiment, name, store.typed.value[name]));
  // A link with its own settings opens with them unfolded.
  const startsUsual = useMemo(() => areUsual, [store]);
  return (
    <form
      class="card lab-settings stack loose unprinted"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        store.start();
      }}
    >
      <h2 id={`${id}-title`} class="unseen">
        {text.run}
      </h2>
      <p class="error" role="alert">
        {!asked.ok && !isOfField(store, asked.error) ? pageText(asked.error) : store.stray !== undefined && pageText(store.stray)}
      </p>
      <div class="row">
        {/* One button for both, so that it keeps the focus. The second click of two is meant for the first. */}
        <button
          type={isBusy ? 'button' : 'submit'}
          class={isBusy ? 'lab-start' : 'main lab-start'}
          disabled={!asked.ok && !isBusy}
          onClick={(event) => {
            if (isBusy && event.detail < 2) store.cancel();
          }}
        >
          <Icon name={isBusy ? 'close' : 'run'} />
          {labelOf(store, run)}
        </button>
        {!areUsual && !isBusy && (
          <button type="button" onClick={() => store.typeUsual()}>
            {text.defaultValues}
          </button>
        )}
        {asked.ok && !isBusy && (
          <span class="hint">
            {text.jobs({ jobs: asked.value.jobs.length, threads: Math.min(THREADS, asked.value.jobs.length) })}
            {areUsual && ` ${text.takes({ time: roughTime(store.experiment.seconds) })}`}
          </span>
        )}
      </div>
      {names.length > 0 && (
        <details open={!startsUsual}>
          <summary>{text.settings}</summary>
          <div class="lab-fields tiles">
            {names.map((name) => (
              <Field key={name} store={store} name={name} readOnly={isBusy} />
            ))}
          </div>
          {asked.ok && (
            <p class="lab-command hint">
              {text.so} <code translate={false}>{commandOf(store.experiment, asked.value.settings)}</code>
            </p>
          )}
        </details>
      )}
    </form>
  );
}

/** The error of a setting, shown at its field. */
function isOfField({ experiment }: LabStore, { args }: Problem): boolean {
  return typeof args?.name === 'string' && args.name in experiment.settings;
}

function labelOf(store: LabStore, run: Run | undefined): string {
  const state = run?.state.value;
  if (state === 'running') return text.cancel;
  if (state === 'stopping') return text.cancelling;
  if (!store.isShown) return text.run;
  return state === 'done' ? text.again : text.goOn;
}

interface FieldProps extends Props {
  readonly name: string;
  readonly readOnly: boolean;
}

function Field({ store, name, readOnly }: FieldProps) {
  const id = useId();
  const { about, usual } = store.experiment.settings[name];
  const typed = store.typed.value[name];
  const asked = store.plan.value;
  const wrong = !asked.ok && asked.error.args?.name === name ? asked.error : undefined;
  return (
    <div class="field">
      <label for={id}>{capital(pageText(about))}</label>
      <input
        id={id}
        title={`--set ${name}=`}
        type="text"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        translate={false}
        value={typed}
        readOnly={readOnly}
        aria-invalid={wrong !== undefined}
        aria-describedby={`${id}-usual ${id}-wrong`}
        onInput={({ currentTarget }) => store.type(name, currentTarget.value)}
      />
      <span id={`${id}-usual`} class={isUsual(store.experiment, name, typed) ? 'hint unseen' : 'hint'}>
        {text.usual({ value: usual })}
      </span>
      <p id={`${id}-wrong`} class="error" role="alert">
        {wrong && pageText(wrong)}
      </p>
    </div>
  );
}
