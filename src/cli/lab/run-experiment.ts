import { ProblemError, unwrap } from '../../core/index.ts';
import { inLanguage, quoted, say, shellWord } from '../../i18n/index.ts';
import {
  type Experiment,
  experimentNamed,
  type Job,
  JobError,
  perform,
  type ReportTable,
  type Row,
  rowsInOrder,
  type Schedule,
  type Settings,
  ThreadExecutor,
  tableTexts,
  wholeSettings,
} from '../../lab/index.ts';
import { checkPlotting, type RunDescription, Store, thisMachine, writeResults } from '../../lab/node/index.ts';
import { textFlag } from '../arguments.ts';
import { type Args, type Context, version } from '../command.ts';
import { endable } from '../interrupt.ts';
import { commandFailure, EXIT_OK, usageError } from '../problems.ts';
import { INVOCATION, table } from '../style.ts';
import { type JobRunner, jobRunnerFor, queueFlag, queueTyped } from './executor.ts';

/** The request for a run. */
interface ExperimentRequest {
  readonly experiment: Experiment;
  readonly settings: Settings;
  readonly jobs: readonly Job[];
  readonly folder: string | undefined;
  /** The command that runs the same experiment again, without the options of threads and queue. */
  readonly command: string;
  /** The command that resumes this run. */
  readonly goOn: string;
}

/** `minerve lab run NAME`: runs the unfinished jobs, and shows the results. */
export async function runExperiment(name: string, context: Context): Promise<number> {
  const { args, note, words } = context;
  const asked = experimentRequest(name, args);
  const { experiment, settings, jobs, folder } = asked;
  if (folder !== undefined) await checkPlotting();
  const run: RunDescription = {
    experiment: experiment.name,
    settings,
    versions: { minerve: version(), node: process.versions.node },
    machine: thisMachine(),
  };
  const hands = await jobRunnerFor(
    context,
    experiment.name,
    (threads) => new ThreadExecutor({ experiment: experiment.name, threads }),
  );
  let store: Store | undefined;
  try {
    store = folder === undefined ? undefined : Store.open(folder, run, jobs);
    if (store !== undefined && store.done.size > 0) note(words.lab.goesOn({ done: store.done.size, all: jobs.length }));
    const { done, ended } = await performed(asked, store, hands, context);
    const rows = rowsInOrder(jobs, done);
    const files =
      ended === EXIT_OK && folder !== undefined ? await writeResults(folder, reportOf(asked, run, rows, context)) : undefined;
    show({ asked, run, rows, stopped: ended !== EXIT_OK, files }, context);
    if (ended !== EXIT_OK) {
      const progress = { done: done.size, all: jobs.length };
      note(folder === undefined ? words.lab.lost(progress) : words.lab.kept({ ...progress, folder, command: asked.goOn }));
    }
    return ended;
  } finally {
    await hands.executor.close();
    store?.close();
  }
}

function experimentRequest(name: string, args: Args): ExperimentRequest {
  const experiment = experimentNamed(name);
  const typed: Record<string, string> = {};
  for (const setting of args.lists?.set ?? []) {
    const [, key, value] = /^([^=]+)=(.*)$/s.exec(setting) ?? [];
    if (key === undefined) throw usageError((say) => say.lab.notASetting({ typed: quoted(setting) }));
    if (key in typed) throw usageError((say) => say.lab.settingTwice({ name: quoted(key) }));
    typed[key] = value;
  }
  const seed = textFlag(args, 'seed');
  if (seed !== undefined && 'seed' in typed) throw usageError((say) => say.lab.settingTwice({ name: 'seed' }));
  if (seed !== undefined && 'seed' in experiment.settings) typed.seed = seed;
  const settings = unwrap(wholeSettings(experiment, typed));
  const folder = textFlag(args, 'out');
  const typedAgain = Object.entries(typed).flatMap(([key, value]) => ['--set', shellWord(`${key}=${value}`)]);
  const command = [INVOCATION, 'lab', 'run', experiment.name, ...typedAgain];
  if (folder !== undefined) command.push('--out', shellWord(folder));
  const queue = queueFlag(args);
  const goOn = queue === undefined ? command : [...command, queueTyped(queue)];
  const jobs = unwrap(experiment.jobs(settings));
  return { experiment, settings, jobs, folder, command: command.join(' '), goOn: goOn.join(' ') };
}

/** The results of the finished jobs, if the run is stopped early. */
async function performed(
  { jobs }: ExperimentRequest,
  store: Store | undefined,
  { executor, described, watch }: JobRunner,
  { words, progress }: Context,
): Promise<{ readonly done: ReadonlyMap<string, readonly Row[]>; readonly ended: number }> {
  const done = new Map(store?.done);
  const began = performance.now();
  const before = done.size;
  let left: number | undefined;
  const show = () => progress(`${words.lab.progress({ done: done.size, all: jobs.length }, left)}${described()}`);
  show();
  watch(show);
  const onDone: Schedule['onDone'] = (job, rows, { done: count, all, ms }) => {
    store?.append(job.id, rows, ms);
    done.set(job.id, rows);
    left = ((performance.now() - began) / (count - before)) * (all - count);
    show();
  };
  const { code } = await endable(async (signal) => {
    try {
      await perform({ jobs, executor, done, signal, onDone });
    } catch (thrown) {
      if (!signal.aborted) throw jobFailure(thrown);
    }
  });
  return { done, ended: code };
}

/** The error message of a failed job, if it has one. */
export function jobFailure(thrown: unknown): unknown {
  if (!(thrown instanceof JobError)) return thrown;
  const { job, cause } = thrown;
  return commandFailure((words, language) =>
    words.lab.jobFailed({ job: job.id, why: cause instanceof ProblemError ? say(cause, language) : String(cause) }),
  );
}

function reportOf(
  { experiment, settings, command }: ExperimentRequest,
  run: RunDescription,
  rows: readonly Row[],
  context: Context,
) {
  const { words, language } = context;
  const { cpu, cores, os } = run.machine;
  const made = [words.lab.madeWith(run.versions), words.lab.madeOn({ cpu, cores, os })];
  return { experiment, settings, rows, command, made, language };
}

interface RunResult {
  readonly asked: ExperimentRequest;
  readonly run: RunDescription;
  readonly rows: readonly Row[];
  readonly stopped: boolean;
  readonly files: readonly string[] | undefined;
}

function show({ asked, run, rows, stopped, files }: RunResult, context: Context): void {
  const { args, out, words, language, style } = context;
  const { experiment, settings, folder } = asked;
  if (args.flags.json === true) {
    const { versions, machine } = run;
    const written = folder === undefined ? {} : { folder, files: files ?? [] };
    out(
      `${JSON.stringify({ experiment: experiment.name, set: settings, results: rows, stopped, ...written, versions, machine })}\n`,
    );
    return;
  }
  if (rows.length === 0) return;
  const tables = experiment.tables(rows, settings).map((shown) => tableText(shown, context));
  const where =
    files === undefined || folder === undefined
      ? stopped
        ? ''
        : words.lab.addOut({ command: asked.command })
      : words.lab.written({ folder, files: files.join(' ') });
  out(`${[style.strong(inLanguage(experiment.title, language)), ...tables, where].filter(Boolean).join('\n\n')}\n`);
}

function tableText(shown: ReportTable, { language, style }: Context): string {
  const { names, rows, isNumber } = tableTexts(shown, language);
  const parts = [style.strong(inLanguage(shown.title, language)), table(names, rows, style, isNumber)];
  return [...parts, ...(shown.note === undefined ? [] : [inLanguage(shown.note, language)])].join('\n');
}
