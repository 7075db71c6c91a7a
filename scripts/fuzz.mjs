// `npm run fuzz [-- --seed N] [--count N] [--only NAME] [--threads N]` tries every parser on texts made from valid ones
// by cutting, doubling and exchanging parts. No parser may throw or be slow, and what a parser accepts must be the same
// after writing and reading it again. The same seed gives the same texts. The exit code is 1 if something was found;
// Ctrl-C prints what was found so far.
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { bundle } from './fuzz/bundle.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '6000000' },
    only: { type: 'string' },
    threads: { type: 'string', default: String(Math.min(4, availableParallelism())) },
  },
});
const [seed, count, threads] = [wholeOption('seed', 0), wholeOption('count', 1), wholeOption('threads', 1)];

function wholeOption(name, least) {
  const number = Number(values[name]);
  if (Number.isInteger(number) && number >= least && number < 2 ** 31) return number;
  process.stderr.write(`--${name} is a whole number, not ${values[name]}.\n`);
  return process.exit(2);
}

/** A case that takes so long is a hang. */
const HANG_MS = 20_000;
const FIELDS = 4;
const progress = new Int32Array(new SharedArrayBuffer(4 * FIELDS * threads));
const begun = performance.now();
const findings = [];
const taken = new Map();
const findingsOf = new Map();
let names = [];
let chosen = 0;
let running = threads;

const total = (field) =>
  Array.from({ length: threads }, (_, thread) => progress[thread * FIELDS + field]).reduce((a, b) => a + b);
const seconds = () => ((performance.now() - begun) / 1000).toFixed(0);

const address = await bundle('worker');
const workers = Array.from({ length: threads }, (_, thread) => {
  const worker = new Worker(address, { workerData: { seed, count, only: values.only, thread, threads, progress } });
  worker.on('message', (message) => hear(message));
  worker.on(
    'error',
    (error) =>
      report({
        parser: names[progress[thread * FIELDS]],
        number: progress[thread * FIELDS + 1],
        text: '',
        what: `ended its thread: ${error.stack}`,
      }) ?? leave(),
  );
  return worker;
});

function hear(message) {
  if (message.names !== undefined) ({ names, chosen } = message);
  else if (message.finding !== undefined) report(message.finding);
  else {
    for (const [name, times] of message.taken) taken.set(name, (taken.get(name) ?? 0) + times);
    for (const [name, times] of message.findingsOf) findingsOf.set(name, (findingsOf.get(name) ?? 0) + times);
    if (--running === 0) leave();
  }
}

function report(finding) {
  findings.push(finding);
  const { parser, number, text, what } = finding;
  const cut = text.length > 400 ? `${JSON.stringify(text.slice(0, 400))}… (${text.length} characters)` : JSON.stringify(text);
  process.stdout.write(`\n${parser}, seed ${seed}, case ${number}: ${cut}\n    ${what}\n`);
}

/** Whether a thread is where it was: then it hangs. */
const before = workers.map(() => ({ done: -1, since: performance.now() }));
let ticks = 0;
const watch = setInterval(() => {
  for (const [thread, at] of before.entries()) {
    const done = progress[thread * FIELDS + 2];
    if (done !== at.done) Object.assign(at, { done, since: performance.now() });
    else if (names.length > 0 && done < count / threads - 1 && performance.now() - at.since > HANG_MS) {
      report({
        parser: names[progress[thread * FIELDS]],
        number: progress[thread * FIELDS + 1],
        text: '',
        what: `hangs: --only "${names[progress[thread * FIELDS]]}" meets it again`,
      });
      leave();
    }
  }
  const line = `${total(2).toLocaleString('en')} of ${count.toLocaleString('en')} texts, ${findings.length} findings, ${seconds()} s`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}`);
  else if (++ticks % 30 === 0) process.stderr.write(`${line}\n`);
}, 1000);

process.on('SIGINT', () => leave(130));

function leave(code = findings.length > 0 ? 1 : 0) {
  clearInterval(watch);
  for (const worker of workers) worker.terminate();
  const share = Math.round((100 * total(3)) / Math.max(1, total(2)));
  const never = names.filter(
    (name) => taken.size > 0 && !taken.has(name) && (values.only === undefined || name.includes(values.only)),
  );
  process.stdout.write(
    `\n${total(2).toLocaleString('en')} texts in ${chosen} parsers, seed ${seed}, ${seconds()} s: ${share} % taken, ${findings.length} findings printed.\n`,
  );
  for (const [name, times] of findingsOf) process.stdout.write(`${name}: ${times} findings\n`);
  if (never.length > 0) process.stdout.write(`Nothing was taken by: ${never.join(', ')}.\n`);
  process.exit(code);
}
