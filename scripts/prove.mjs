// `npm run prove`: checks the proof in proof/ from its sources, with no assumption left; breaks its definitions to see
// that it would notice; builds the oracle that is extracted from it (proof/build/oracle, which `minerve verify
// --proved` runs); and compares it with the programs of src/.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COQ_PACKAGES, hasCoq } from './coq.mjs';
import { PROOF, readStatements } from './statements.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = join(PROOF, 'build');

/** Files of definitions: what is proved is proved of these. */
const DEFINITIONS = ['Value.v', 'Tree.v', 'Search.v', 'Arena.v', 'Certificate.v', 'Points.v'];

/** What each sign of a definition becomes when it is broken. */
const BROKEN = {
  '<?': '<=?',
  '<=?': '<?',
  ltb: 'leb',
  leb: 'ltb',
  '&&': '||',
  '||': '&&',
  existsb: 'forallb',
  forallb: 'existsb',
};
const SIGNS = /<=?\?|&&|\|\||\b(?:ltb|leb|existsb|forallb)\b/g;

if (!hasCoq()) {
  const debian = `Debian: apt-get install ${COQ_PACKAGES.join(' ')}`;
  say(`Coq is not installed: nothing was proved, and there is no checker for "minerve verify --proved". ${debian}`);
  process.exit(process.env.CI ? 1 : 0);
}

const began = performance.now();
const files = prepare();
await compile(files);
checkAssumptions(files);
printTable();
await checkIndependently(files);
await breakDefinitions(files);
buildOracle();
await compareWithPrograms();
say(`\nProved, in ${seconds(began)}.`);

function say(line) {
  process.stdout.write(`${line}\n`);
}

function fail(why) {
  process.stdout.write(`\nNot proved: ${why}\n`);
  process.exit(1);
}

function seconds(since) {
  return `${Math.round((performance.now() - since) / 1000)} s`;
}

/** Copies the sources to the build folder; returns their names, each after those it needs. */
function prepare() {
  rmSync(build, { recursive: true, force: true });
  mkdirSync(build, { recursive: true });
  for (const file of readdirSync(PROOF)) if (/\.(v|ml)$/.test(file)) copyFileSync(join(PROOF, file), join(build, file));
  const sources = readdirSync(build).filter((file) => file.endsWith('.v'));
  return must('coqdep', ['-sort', '-Q', '.', 'Minerve', ...sources])
    .stdout.split(/\s+/)
    .filter(Boolean);
}

/** What a program says, on its two outputs, that has to succeed in the build folder. */
function must(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: build, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) fail(`"${program} ${args.join(' ')}" failed.\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
  return { stdout, stderr };
}

/** Whether Coq accepts a file, and what it says where it does not. */
async function coqc(folder, file) {
  const child = spawn('coqc', ['-q', '-Q', '.', 'Minerve', file], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (said += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { accepted: status === 0, said };
}

/** The files of the proof that a file names. */
function needs(file) {
  const text = readFileSync(join(PROOF, file), 'utf8');
  return [...text.matchAll(/^From Minerve Require (?:Import |Export )?([^.]*)\./gm)].flatMap(([, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${name}.v`),
  );
}

/** Calls `work` for each file after the calls for those it needs, as many at a time as there are cores. */
async function inOrder(names, work) {
  const done = new Map();
  let free = availableParallelism();
  const waiting = [];
  const slot = () => (free-- > 0 ? undefined : new Promise((resolve) => waiting.push(resolve)));
  for (const name of names)
    done.set(
      name,
      (async () => {
        await Promise.all(needs(name).map((other) => done.get(other)));
        await slot();
        try {
          await work(name);
        } finally {
          free++;
          waiting.shift()?.();
        }
      })(),
    );
  await Promise.all(done.values());
}

async function compile(names) {
  const since = performance.now();
  await inOrder(names, async (name) => {
    const { accepted, said } = await coqc(build, name);
    if (!accepted) fail(`Coq refuses ${name}.\n${said}`);
  });
  say(`Coq accepts the ${names.length} files of proof/, in ${seconds(since)}.`);
}

/**
 * Asks Coq what the statements of the table, and every theorem and lemma beside them, take for granted: it has to be
 * nothing. They are asked for together, because one question takes as long as all.
 */
function checkAssumptions(names) {
  const named = readStatements().flatMap(({ coq }) => coq.map(({ file, name }) => `${module(file)}.${name}`));
  const theorems = names.flatMap((file) =>
    [...readFileSync(join(PROOF, file), 'utf8').matchAll(/^(?:Theorem|Lemma|Example) ([\w']+)/gm)].map(
      ([, name]) => `${module(file)}.${name}`,
    ),
  );
  const asked = [...new Set([...named, ...theorems])];
  const lines = [
    ...names.map((file) => `From Minerve Require ${module(file)}.`),
    `Definition everything := (${asked.map((name) => `@${name}`).join(',\n  ')}).`,
    'Print Assumptions everything.',
  ];
  writeFileSync(join(build, 'Assumptions.v'), `${lines.join('\n')}\n`);
  const answer = must('coqc', ['-q', '-Q', '.', 'Minerve', 'Assumptions.v']).stdout.trim();
  if (answer !== 'Closed under the global context') fail(`something is assumed:\n${answer}`);
  say(`${asked.length} definitions, theorems and lemmas (${theorems.length}): Print Assumptions says "${answer}".\n`);
}

function module(file) {
  return file.replace(/\.v$/, '');
}

/** The statements in the order and with the numbers of the documents. */
function printTable() {
  for (const { document, number, says, coq, differs } of readStatements()) {
    say(`${document}  ${number}: ${says.en}`);
    for (const { file, line, name, isProved } of coq)
      say(`       ${isProved ? 'proved' : 'said  '}  ${name}  proof/${file}:${line}`);
    if (coq.length === 0) say('       not proved');
    if (differs) say(`       ${differs.en}`);
  }
  say('');
}

/** Coq's second, smaller checker reads the compiled files again, with all that they rest on. */
async function checkIndependently(names) {
  const since = performance.now();
  const { stderr: summary } = must('coqchk', [
    '-silent',
    '-o',
    '-Q',
    '.',
    'Minerve',
    ...names.map((file) => `Minerve.${module(file)}`),
  ]);
  const doubts = summary.split('\n').filter((line) => /^\* (?!Theory)/.test(line) && !line.endsWith(': <none>'));
  if (!/^\* Axioms: <none>$/m.test(summary) || doubts.length > 0) fail(`coqchk reports:\n${summary}`);
  say(`Coq's independent checker finds no axiom, in ${seconds(since)}.`);
}

/** The definitions with one sign broken, in turn: <= for <, and the like. */
function* brokenDefinitions() {
  for (const file of DEFINITIONS) {
    const lines = readFileSync(join(PROOF, file), 'utf8').split('\n');
    let defining = false;
    for (const [i, line] of lines.entries()) {
      if (/^ *(Definition|Fixpoint)\b/.test(line)) defining = true;
      if (/^ *(Lemma|Theorem|Notation|Proof)\b/.test(line)) defining = false;
      if (!defining) continue;
      for (const { 0: sign, index } of line.matchAll(SIGNS)) {
        if (/\b(Definition|Fixpoint) $/.test(line.slice(0, index))) continue;
        const broken = line.slice(0, index) + BROKEN[sign] + line.slice(index + sign.length);
        yield { file, line: i + 1, broken: broken.trim(), text: lines.with(i, broken).join('\n') };
      }
    }
  }
}

/** Sees that the proof fails on each of them. */
async function breakDefinitions(names) {
  const since = performance.now();
  const survivors = [];
  let tried = 0;
  await inTurns(brokenDefinitions(), async ({ file, line, broken, text }) => {
    const said = await refusal(names, file, text);
    // Not a definition at all, because what it now names is not defined yet: that shows nothing.
    if (said?.includes('was not found in the current environment')) return;
    tried++;
    if (said === undefined) survivors.push(`proof/${file}:${line}: ${broken}`);
  });
  if (survivors.length > 0) fail(`the proof does not notice:\n${survivors.join('\n')}`);
  say(`Definitions broken in ${tried} ways (<= for <, "or" for "and"...): the proof fails on each, in ${seconds(since)}.`);
}

/** Does the work on each item, as many at a time as there are cores. */
async function inTurns(items, work) {
  const one = async () => {
    for (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

/** What Coq says against the first file that it refuses when one of them has another text; undefined if none. */
async function refusal(names, changed, text) {
  const folder = mkdtempSync(join(tmpdir(), 'minerve-proof-'));
  try {
    const stale = new Set([changed]);
    for (const name of names) if (needs(name).some((other) => stale.has(other))) stale.add(name);
    for (const name of names) {
      if (!stale.has(name)) copyFileSync(join(build, `${name}o`), join(folder, `${name}o`));
      else if (name === changed) writeFileSync(join(folder, name), text);
      else copyFileSync(join(build, name), join(folder, name));
    }
    for (const name of names) {
      if (!stale.has(name)) continue;
      const { accepted, said } = await coqc(folder, name);
      if (!accepted) return said;
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The extracted program, for `minerve verify --proved` and for the comparison. */
function buildOracle() {
  must('ocamlopt', ['trees.mli', 'trees.ml', 'arenas.mli', 'arenas.ml', 'oracle.ml', '-o', 'oracle']);
  say('The oracle is built: proof/build/oracle.');
}

async function compareWithPrograms() {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'proof/vitest.config.ts'];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) fail('the programs of src/ and the proved ones differ, see above.');
}
