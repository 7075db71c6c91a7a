import { useId, useMemo } from 'preact/hooks';
import type { Problem } from '../../core/index.ts';
import { capital } from '../../i18n/index.ts';
import { roughTime } from '../../lab/index.ts';
import { Icon } from '../icon.tsx';
import { said } from '../spoken.ts';
import { commandOf, isUsual } from './address.ts';
import type { LabDesk } from './desk.ts';
import { type Run, THREADS } from './experiment-run.ts';
import { labText as text } from './words.ts';

interface Props {
  readonly desk: LabDesk;
}

/** The settings, and the button that starts the run; during the run the same button cancels it. */
export function SettingsForm({ desk }: Props) {
  const id = useId();
  const asked = desk.asked.value;
  const run = desk.run.value;
  const state = run?.state.value;
  const isBusy = state === 'running' || state === 'stopping';
  const names = Object.keys(desk.experiment.settings);
  const areUsual = names.every((name) => isUsual(desk.experiment, name, desk.typed.value[name]));
  // If the link has settings of its own, they are visible at once.
  const startsUsual = useMemo(() => areUsual, [desk]);
  return (
    <form
      class="card lab-settings unprinted"
      aria-labelledby={`${id}-title`}
      onSubmit={(event) => {
        event.preventDefault();
        desk.start();
      }}
    >
      <h2 id={`${id}-title`} class="unseen">
        {text.run}
      </h2>
      <p class="error" role="alert">
        {!asked.ok && !isOfField(desk, asked.error) ? said(asked.error) : desk.stray !== undefined && said(desk.stray)}
      </p>
      <div class="row-of-buttons">
        {/* One button, so that whoever has the focus on it keeps it. The second click of two is meant for the first. */}
        <button
          type={isBusy ? 'button' : 'submit'}
          class={isBusy ? 'lab-start' : 'main lab-start'}
          disabled={!asked.ok && !isBusy}
          onClick={(event) => {
            if (isBusy && event.detail < 2) desk.cancel();
          }}
        >
          <Icon name={isBusy ? 'close' : 'run'} />
          {labelOf(desk, run)}
        </button>
        {!areUsual && !isBusy && (
          <button type="button" onClick={() => desk.typeUsual()}>
            {text.usualValues}
          </button>
        )}
        {asked.ok && !isBusy && (
          <span class="hint">
            {text.jobs({ jobs: asked.value.jobs.length, threads: Math.min(THREADS, asked.value.jobs.length) })}
            {areUsual && ` ${text.takes({ time: roughTime(desk.experiment.seconds) })}`}
          </span>
        )}
      </div>
      {names.length > 0 && (
        <details open={!startsUsual}>
          <summary>{text.settings}</summary>
          <div class="lab-fields">
            {names.map((name) => (
              <Field key={name} desk={desk} name={name} readOnly={isBusy} />
            ))}
          </div>
          {asked.ok && (
            <p class="lab-command hint">
              {text.so} <code translate={false}>{commandOf(desk.experiment, asked.value.settings)}</code>
            </p>
          )}
        </details>
      )}
    </form>
  );
}

/** Whether a problem belongs to one setting: it is then shown at its field. */
function isOfField({ experiment }: LabDesk, { args }: Problem): boolean {
  return typeof args?.name === 'string' && args.name in experiment.settings;
}

function labelOf(desk: LabDesk, run: Run | undefined): string {
  const state = run?.state.value;
  if (state === 'running') return text.cancel;
  if (state === 'stopping') return text.cancelling;
  if (!desk.isShown) return text.run;
  return state === 'done' ? text.again : text.goOn;
}

interface FieldProps extends Props {
  readonly name: string;
  readonly readOnly: boolean;
}

function Field({ desk, name, readOnly }: FieldProps) {
  const id = useId();
  const { about, usual } = desk.experiment.settings[name];
  const typed = desk.typed.value[name];
  const asked = desk.asked.value;
  const wrong = !asked.ok && asked.error.args?.name === name ? asked.error : undefined;
  return (
    <div class="field">
      <label for={id}>{capital(said(about))}</label>
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
        onInput={({ currentTarget }) => desk.type(name, currentTarget.value)}
      />
      <span id={`${id}-usual`} class={isUsual(desk.experiment, name, typed) ? 'hint unseen' : 'hint'}>
        {text.usual({ value: usual })}
      </span>
      <p id={`${id}-wrong`} class="error" role="alert">
        {wrong && said(wrong)}
      </p>
    </div>
  );
}
