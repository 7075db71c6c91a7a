// `npm run prove`: checks the proof in proof/ from its sources, with no assumption left; breaks its definitions to see
// that it would notice; builds the oracle that is extracted from it (proof/build/oracle, which `minerve verify
// --proved` runs); and compares it with the programs of src/.
import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { COQ_PACKAGES, hasCoq } from './coq.mjs';
import { globDependencies, lemmaGraph } from './proof-graph.mjs';
import { PROOF, readStatements } from './statements.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const build = join(PROOF, 'build');

/** Files of definitions: what is proved is proved of these. */
const DEFINITIONS = ['Value.v', 'Tree.v', 'Search.v', 'Arena.v', 'Certificate.v', 'Points.v', 'connect4/Connect4Rules.v'];

/** How each operator of a definition is broken: the wrong operator that replaces it. */
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

/** The board of the course, whose certificates take longer; and the most cells that Coq's own numbers check in a second. */
const CLASSIC = '7x6x4';
const MOST_DIGITS = 25;
/** The certificates that only_the_centre_wins needs: the first column played, and the claim after it. */
const SENTENCE = ['4: first wins', '1: second wins', '2: second wins', '3: second does not lose'];

/** The same as in src/cli/solving/proved.ts: the checker recurses along the longest layer of a certificate. */
const WITH_STACK = 'ulimit -s 1048576 2>/dev/null || ulimit -s "$(ulimit -H -s)"; exec "$0" "$@"';

/** Faults in the rules of Connect 4 that must make the proof fail: the original text and its replacement. */
const BROKEN_RULES = [
  ['    map (fun k => (c + k, r + (l - 1 - k))) (seq 0 l) ].', '    map (fun k => (c + k, r)) (seq 0 l) ].'],
  ['    map (fun k => (c + k, r + k)) (seq 0 l);\n', ''],
  ['length (nth c (cells p) []) <? h.', 'length (nth c (cells p) []) <? S h.'],
  ['  | None, Win => false', '  | None, Win => true'],
  ['  | Some i, _ => same i j', '  | Some i, _ => negb (same i j)'],
  ['(column ++ [j]) :: rest', '(j :: column) :: rest'],
  ['turn p = opponent j ->\n      (forall c, In c', 'turn p = opponent j ->\n      (exists c, In c'],
];
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
checkGraph();
printTable();
await checkIndependently(files);
await breakDefinitions(files);
buildOracle();
const isWhole = process.argv.includes('--connect4');
checkCertificates(isWhole);
await compareWithPrograms(isWhole);
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
  for (const folder of [PROOF, join(PROOF, 'connect4')])
    for (const file of readdirSync(folder)) if (/\.(v|ml)$/.test(file)) copyFileSync(join(folder, file), join(build, file));
  const sources = readdirSync(build).filter((file) => file.endsWith('.v'));
  return must('coqdep', ['-sort', '-Q', '.', 'Minerve', ...sources])
    .stdout.split(/\s+/)
    .filter(Boolean);
}

/** Runs a program in the build folder and returns its two outputs; ends the script if the program fails. */
function must(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: build, encoding: 'utf8', maxBuffer: 2 ** 26 });
  if (status !== 0) fail(`"${program} ${args.join(' ')}" failed.\n${error?.message ?? ''}${stdout ?? ''}${stderr ?? ''}`);
  return { stdout, stderr };
}

/** Whether Coq accepts a file, and its messages. */
async function coqc(folder, file) {
  const child = spawn('coqc', ['-q', '-Q', '.', 'Minerve', file], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text));
  const status = await new Promise((resolve) => child.on('close', resolve));
  return { accepted: status === 0, output };
}

/** The files of the proof that a file names. */
function needs(file) {
  const text = readFileSync(join(build, file), 'utf8');
  return [...text.matchAll(/^From Minerve Require (?:Import |Export )?([^.]*)\./gm)].flatMap(([, names]) =>
    names
      .trim()
      .split(/\s+/)
      .map((name) => `${name}.v`),
  );
}

/** Calls `work` for each file when it is done with the files that this one requires; one call per core at a time. */
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
    const { accepted, output } = await coqc(build, name);
    if (!accepted) fail(`Coq refuses ${name}.\n${output}`);
  });
  say(`Coq accepts the ${names.length} files of proof/, in ${seconds(since)}.`);
}

/**
 * Asks Coq for the assumptions of the statements of the table and of every theorem and lemma: there must be none. One
 * question covers all of them, because it takes as long as a question about one.
 */
function checkAssumptions(names) {
  const named = readStatements().flatMap(({ coq }) => coq.map(({ file, name }) => `${module(file)}.${name}`));
  const theorems = names.flatMap((file) =>
    [...readFileSync(join(build, file), 'utf8').matchAll(/^(?:Theorem|Lemma|Example) ([\w']+)/gm)].map(
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

/** The graph of lemmas that the page draws is read from the text of the sources: it has to be Coq's own. */
function checkGraph() {
  const [read, resolved] = [lemmaGraph(readStatements()), lemmaGraph(readStatements(), globDependencies(build))];
  const listed = (names) => [...names].sort().join(', ');
  for (const [name, uses] of read)
    if (listed(uses) !== listed(resolved.get(name) ?? []))
      fail(`${name} rests on ${listed(resolved.get(name) ?? [])} says Coq, not on ${listed(uses)}: see scripts/proof-graph.mjs.`);
  say(`The graph of ${read.size} definitions, theorems and lemmas is the one that Coq resolved.\n`);
}

function module(file) {
  return basename(file, '.v');
}

/** The statements in the order and with the numbers of the documents. */
function printTable() {
  for (const { document, number, says, coq, differs } of readStatements()) {
    say(`${document}  ${number}: ${says.en.replaceAll('\n', '; ')}`);
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
        yield { file: basename(file), line: i + 1, broken: broken.trim(), text: lines.with(i, broken).join('\n') };
      }
    }
  }
}

/** The rules of Connect 4 with each fault in turn. */
function* brokenRules() {
  const file = 'Connect4Rules.v';
  const rules = readFileSync(join(build, file), 'utf8');
  for (const [right, wrong] of BROKEN_RULES) {
    if (!rules.includes(right)) fail(`${file} has no "${right}": correct BROKEN_RULES in scripts/prove.mjs.`);
    const line = rules.slice(0, rules.indexOf(right)).split('\n').length;
    yield { file, line, broken: wrong.trim() || 'left out', text: rules.replace(right, wrong) };
  }
}

/** Sees that the proof fails on each of them. */
async function breakDefinitions(names) {
  const since = performance.now();
  const survivors = [];
  let tried = 0;
  const broken = [...brokenDefinitions(), ...brokenRules()][Symbol.iterator]();
  await inTurns(broken, async ({ file, line, broken, text }) => {
    const complaint = await refusal(names, file, text);
    // The broken operator is not defined at this place, so the failure shows nothing about the proof.
    if (complaint?.includes('was not found in the current environment')) return;
    tried++;
    if (complaint === undefined) survivors.push(`proof/${file}:${line}: ${broken}`);
  });
  if (survivors.length > 0) fail(`the proof does not notice:\n${survivors.join('\n')}`);
  say(`Definitions broken in ${tried} ways (<= for <, "or" for "and"...): the proof fails on each, in ${seconds(since)}.`);
}

/** Does the work on each item, one item per core at a time. */
async function inTurns(items, work) {
  const one = async () => {
    for (const item of items) await work(item);
  };
  await Promise.all(Array.from({ length: availableParallelism() }, one));
}

/** Replaces the text of one file: Coq's message for the first file that it then refuses, or undefined. */
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
      const { accepted, output } = await coqc(folder, name);
      if (!accepted) return output;
    }
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The extracted program, for `minerve verify --proved` and for the comparison. */
function buildOracle() {
  const extracted = ['trees', 'arenas', 'connect4_digits', 'connect4_words'].flatMap((name) => [`${name}.mli`, `${name}.ml`]);
  must('ocamlopt', ['-O3', '-unsafe', '-inline', '200', ...extracted, 'oracle.ml', '-o', 'oracle']);
  say('The oracle is built: proof/build/oracle.');
}

/**
 * Runs the proved checker on the certificates of Connect 4 in proof/connect4/certificates, those of 7x6 only if `all` is
 * set. Small boards are also checked with Coq's own numbers.
 */
function checkCertificates(all) {
  const folder = join(PROOF, 'connect4', 'certificates');
  const checked = new Set();
  for (const file of readdirSync(folder).sort()) {
    const [head, ...lines] = readFileSync(join(folder, file), 'utf8').trimEnd().split('\n');
    const { board, moves, owner, claim, budget } = JSON.parse(head);
    const [columns, rows, inRow] = board.split('x').map(Number);
    if (board === CLASSIC && !all) continue;
    const goal = claim === 'wins' ? 'win' : 'draw';
    const input = [
      `${columns} ${rows} ${inRow} ${goal} ${owner} ${budget}`,
      [...moves].join(' '),
      ...lines.slice(0, -1),
      '',
    ].join('\n');
    for (const numbers of columns * rows <= MOST_DIGITS ? ['connect4', 'connect4-digits'] : ['connect4']) {
      const since = performance.now();
      const { stdout, stderr } = spawnSync('sh', ['-c', WITH_STACK, join(build, 'oracle'), numbers], { input, encoding: 'utf8' });
      if (stdout !== 'accepted\n') fail(`the checker does not accept ${file}: ${stdout}${stderr}`);
      const by = numbers === 'connect4' ? '' : " with Coq's own numbers";
      say(
        `Connect 4 ${board}${moves && ` after ${moves}`}: the ${owner} player ${claim}, accepted${by} in ${seconds(since)} (${file}).`,
      );
    }
    if (board === CLASSIC) checked.add(`${moves}: ${owner} ${claim}`);
  }
  const missing = SENTENCE.filter((part) => !checked.has(part));
  if (missing.length === 0)
    say(
      'By only_the_centre_wins, whose four hypotheses this checker has just computed: the first player wins, only by the centre.',
    );
  else if (!missing.includes(SENTENCE[0]))
    say(`By centre_wins: the first player wins. Not checked, column first: ${missing.join('; ')}.`);
  else say('The certificates of 7x6 are checked by "npm run prove -- --connect4".');
}

/** `all`: also changes moves of the certificates of 7x6, which takes longer. */
async function compareWithPrograms(all) {
  const args = [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--config', 'proof/vitest.config.ts'];
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...(all && { MINERVE_CONNECT4: 'all' }) },
  });
  const status = await new Promise((resolve) => child.on('close', resolve));
  if (status !== 0) fail('the programs of src/ and the proved ones differ, see above.');
}
