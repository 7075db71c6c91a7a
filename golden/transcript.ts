import { readFileSync } from 'node:fs';
import { Conversation } from '../src/cli/fixtures/conversation.ts';
import { answered } from '../src/cli/fixtures/in-process.ts';
import { emptyFolder, minerve } from '../src/cli/fixtures/program.ts';

/**
 * A transcript is a text of commands with their output, replayed from top to bottom:
 *
 *     # A comment.
 *     $ minerve play nim:9 --as both
 *     > 1
 *       what comes out, indented by two blanks
 *     $ cat OUT/saved.json
 *
 * `> ` lines are typed. `OUT` is an empty folder of this transcript, `golden/files` holds what users may have from
 * earlier versions. Only `minerve` and `cat` exist. Gives the text with the output of today.
 */
export async function replayed(transcript: string): Promise<string> {
  const folder = emptyFolder();
  const steps = transcript.split('\n').filter((line) => line !== '' && !line.startsWith('  '));
  const text: string[] = [];
  for (let at = 0; at < steps.length; at++) {
    text.push(steps[at]);
    if (!steps[at].startsWith('$ ')) continue;
    const typed: string[] = [];
    while (steps[at + 1]?.startsWith('> ')) typed.push(steps[++at].slice(2).replace(/\bOUT\b/, folder));
    const words = wordsIn(steps[at - typed.length].slice(2)).map((word) => word.replace(/^OUT\b/, folder));
    const lines = await output(words, typed);
    text.push(...lines.map((line) => `${line.startsWith('> ') ? '' : '  '}${line.replaceAll(folder, 'OUT')}`.trimEnd()));
  }
  return `${text.join('\n')}\n`;
}

/** Words of a command line; one with blanks stands between single quotes. */
function wordsIn(line: string): string[] {
  return [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain);
}

async function output([program, ...args]: readonly string[], typed: readonly string[]): Promise<string[]> {
  if (program === 'cat') return fileLines(args[0]);
  if (program !== 'minerve') throw new Error(`A transcript runs minerve and cat, not ${program}.`);
  if (Object.hasOwn(REPLIES, args[0])) return conversation(args, typed);
  const input = typed.map((line) => `${line}\n`).join('');
  const { code, out, notes } = await run(args, input);
  const shown = args.includes('--json') ? jsonLines(out) : out.trimEnd().split('\n');
  return [...typed.map((line) => `> ${line}`), ...shown, ...(code === 0 ? [] : [...notes, `exit code ${code}`])];
}

/** In this thread, but for what a person plays at: there lines are waited for. */
async function run(args: readonly string[], input: string) {
  if (args[0] !== 'play') return answered(args, input === '' ? {} : { input });
  const { code, out, err } = await minerve(args, { input, folder: process.cwd() });
  return { code, out, notes: [err.trimEnd()] };
}

/** A tablebase is shown by the header in front of its bytes, and by their number. */
function fileLines(path: string): string[] {
  const bytes = readFileSync(path);
  if (bytes.toString('latin1', 0, 8) !== 'MINTABLE')
    return bytes.toString('utf8').replace(/\n$/, '').replace(TODAY, '(today)').split('\n');
  const length = bytes.readUInt32LE(8);
  return [...jsonLines(bytes.toString('utf8', 12, 12 + length)), `${bytes.length} bytes`];
}

const TODAY = new Date().toISOString().slice(0, 10).replaceAll('-', '.');

/** Each JSON value of the output, broken into short lines. */
function jsonLines(text: string): string[] {
  const values = text.trimStart().startsWith('[') ? [text] : text.split('\n').filter((line) => line !== '');
  const whole = values.every((line) => line.startsWith('{') && line.endsWith('}')) ? values : [text];
  return whole.flatMap((value) => broken(JSON.stringify(JSON.parse(value, masked))));
}

/** Sentences may be reworded, and times differ: neither is a promise. The keys are. */
const SENTENCES =
  /^(title|summary|says|text|task|label|solved|reasons?|output|error|detail|source|usage|synopsis|examples|en|fr)$/;
const MEASURED = /^(ms|msA|msB|nps|cpu|cores|os|node|minerve|version)$/;

function masked(key: string, value: unknown): unknown {
  if (key === 'version' && typeof value === 'number') return value;
  if (MEASURED.test(key) && (typeof value !== 'object' || Array.isArray(value))) return '(measured)';
  return SENTENCES.test(key) && typeof value === 'string' ? '(words)' : value;
}

const WIDEST = 110;

function broken(json: string, margin = ''): string[] {
  if (json.length + margin.length <= WIDEST || !/^[[{]/.test(json)) return [margin + json];
  const value = JSON.parse(json) as object;
  const items = Array.isArray(value)
    ? value.map((item) => JSON.stringify(item))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`);
  const lines = items.flatMap((item) => {
    const [, key = '', rest] = /^("(?:[^"\\]|\\.)*": )?(.*)$/s.exec(item) as RegExpExecArray;
    const below = broken(rest, `${margin} `);
    return [`${margin} ${key}${below[0].trimStart()}`, ...below.slice(1)];
  });
  return [margin + json[0], ...lines, margin + json.at(-1)];
}

/** What to wait for after a line of a protocol. */
const REPLIES: Readonly<Record<string, readonly (readonly [line: RegExp, reply: RegExp])[]>> = {
  uci: [
    [/^uci$/, /^uciok$/],
    [/^isready$/, /^readyok$/],
    [/^go /, /^bestmove /],
  ],
  hub: [
    [/^hub/, /^wait$/],
    [/^init$/, /^ready$/],
    [/^ping$/, /^pong$/],
    [/^go /, /^done /],
  ],
  nboard: [
    [/^ping /, /^pong /],
    [/^go$/, /^status$/],
    [/^hint /, /^status$/],
  ],
};

/** What two programs say to each other, in order; times are left out. */
async function conversation(args: readonly string[], typed: readonly string[]): Promise<string[]> {
  const talk = new Conversation(args);
  const heard: string[] = [];
  try {
    for (const line of typed) {
      const from = talk.lines.length;
      const [, reply] = REPLIES[args[0]].find(([asked]) => asked.test(line)) ?? [];
      heard.push(`> ${line}`);
      if (reply === undefined) talk.send(`${line}\n`);
      else await talk.ask(line, reply);
      if (line === 'quit') await talk.ended;
      heard.push(...talk.lines.slice(from).map(withoutTimes));
    }
    return heard;
  } finally {
    talk.child.kill('SIGKILL');
  }
}

function withoutTimes(line: string): string {
  return line
    .replace(/\b(id name(?:=| )Minerve(?: version=)?)\s?\d\S*/, '$1 (version)')
    .replace(/\b(nps|time)([ =])[\d.]+/g, '$1$2(measured)')
    .replace(/^(nodestats \d+) [\d.]+$/, '$1 (measured)')
    .replace(/^(=== .*\/)[\d.]+$/, '$1(measured)');
}
