import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { ok, type Problem, type Result, unwrap } from '../../core/index.ts';
import { type Experiment, type Job, type Settings, wholeSettings } from '../../lab/index.ts';
import { keepAddress } from '../keep-address.ts';
import { type LabLink, labAddress } from './address.ts';
import { Run } from './experiment-run.ts';

/** Typed settings that make sense, and the jobs that they mean. */
export interface ExperimentPlan {
  readonly settings: Settings;
  readonly jobs: readonly Job[];
}

/** The runs by experiment and settings, until the tab is closed: a user who comes back to one continues it. */
const runs = new Map<string, Run>();
const keyOf = ({ name }: Experiment, settings: Settings) => JSON.stringify([name, settings]);

/** An experiment on the page: the settings that are typed, and the run that is shown. */
export class LabStore {
  readonly experiment: Experiment;
  /** Of a setting in the address that the experiment does not have. */
  readonly stray: Problem | undefined;
  readonly #typed = signal<Settings>({});
  readonly #run = signal<Run | undefined>(undefined);
  readonly plan: ReadonlySignal<Result<ExperimentPlan>>;
  readonly #leave: () => void;

  constructor(experiment: Experiment, typed: LabLink['typed']) {
    this.experiment = experiment;
    const whole = wholeSettings(experiment, typed);
    this.stray = whole.ok ? undefined : whole.error;
    this.#typed.value = this.#whole(typed);
    this.plan = computed(() => {
      const settings = this.#whole(this.#typed.value);
      const jobs = experiment.jobs(settings);
      return jobs.ok ? ok({ settings, jobs: jobs.value }) : jobs;
    });
    this.#run.value = this.#keptRun();
    this.#leave = keepAddress(() => labAddress(experiment, this.#typed.value));
  }

  get typed(): ReadonlySignal<Settings> {
    return this.#typed;
  }

  get run(): ReadonlySignal<Run | undefined> {
    return this.#run;
  }

  /** Whether the shown run has the settings that are typed now. */
  get isShown(): boolean {
    return this.#run.value !== undefined && this.#run.value === this.#keptRun();
  }

  type(name: string, value: string): void {
    this.#typed.value = { ...this.#typed.value, [name]: value };
  }

  typeUsual(): void {
    this.#typed.value = this.#whole({});
  }

  /** Continues the run of these settings, or starts it; a finished one starts again. */
  start(): void {
    const asked = this.plan.value;
    if (!asked.ok || this.#run.value?.state.value === 'running') return;
    const { settings, jobs } = asked.value;
    const kept = this.#keptRun();
    const run = kept === undefined || kept.state.value === 'done' ? new Run(this.experiment, settings, jobs) : kept;
    runs.set(keyOf(this.experiment, settings), run);
    this.#run.value = run;
    void run.start();
  }

  cancel(): void {
    this.#run.value?.cancel();
  }

  /** Cancels the run when the user leaves the page. */
  close(): void {
    this.cancel();
    this.#leave();
  }

  #keptRun(): Run | undefined {
    const asked = this.plan.value;
    return asked.ok ? runs.get(keyOf(this.experiment, asked.value.settings)) : undefined;
  }

  /** Every setting of the experiment, and no other. */
  #whole(typed: LabLink['typed']): Settings {
    const own = Object.entries(typed).filter(([key]) => key in this.experiment.settings);
    return unwrap(wholeSettings(this.experiment, Object.fromEntries(own)));
  }
}
