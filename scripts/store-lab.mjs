// `node scripts/store-lab.mjs FOLDER...` stores the figures and tables of finished runs of `minerve lab run NAME --out
// FOLDER`, made with the default settings, in src/web/lab/stored/NAME.json for the pages of the lab. Needs a build.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { experimentNamed, rowsInOrder, wholeSettings } from '#built/lab/index.js';

const folders = process.argv.slice(2);
if (folders.length === 0) {
  process.stderr.write('Name the folders of finished runs: node scripts/store-lab.mjs FOLDER...\n');
  process.exit(2);
}
for (const folder of folders) {
  const { experiment: name, settings } = JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8'));
  const experiment = experimentNamed(name);
  const usual = wholeSettings(experiment, {});
  if (!usual.ok || JSON.stringify(usual.value) !== JSON.stringify(settings))
    throw new Error(`${folder} was run with other settings than the default ones: run it without --set.`);
  const jobs = experiment.jobs(settings);
  if (!jobs.ok) throw new Error(jobs.error.message);
  const lines = readFileSync(join(folder, 'rows.ndjson'), 'utf8').trimEnd().split('\n');
  const done = new Map(lines.map((line) => JSON.parse(line)).map(({ job, rows }) => [job, rows]));
  if (done.size < jobs.value.length) throw new Error(`${folder} is not finished: run it again, it goes on.`);
  const rows = rowsInOrder(jobs.value, done);
  const stored = { figures: experiment.figures(rows, settings), tables: experiment.tables(rows, settings) };
  const path = new URL(`../src/web/lab/stored/${name}.json`, import.meta.url);
  writeFileSync(path, `${JSON.stringify(stored, rounded)}\n`);
  process.stdout.write(`${name}: ${stored.figures.length} figures, ${stored.tables.length} tables\n`);
}

/** Rounds to the number of digits that a figure can show. */
function rounded(_, value) {
  return typeof value === 'number' && !Number.isInteger(value) ? Number(value.toPrecision(6)) : value;
}
