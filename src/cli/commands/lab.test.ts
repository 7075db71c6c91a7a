import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { experiments } from '../../lab/index.ts';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve, program } from '../fixtures/program.ts';

const SMALL = ['lab', 'run', 'cuts-by-order', '--set', 'branching=2,3', '--set', 'leaves=60', '--set', 'trees=2'];
/** Many jobs, of which the last takes longer than anybody waits. */
const LONG = ['lab', 'run', 'cuts-by-order', '--set', 'branching=2,64', '--set', 'leaves=300000', '--set', 'trees=40'];

const lines = (folder: string) => readFileSync(join(folder, 'rows.ndjson'), 'utf8').trimEnd().split('\n');

describe('minerve lab list', () => {
  it('has every experiment with its settings, for people and for programs', async () => {
    const [english, french, json] = await Promise.all([
      answered(['lab']),
      answered(['lab', 'list'], { language: 'fr' }),
      answered(['lab', 'list', '--json']),
    ]);
    const parsed = JSON.parse(json.out) as { name: string; settings: { name: string; usual: string }[] }[];
    expect(parsed.map(({ name }) => name)).toEqual(experiments.map(({ name }) => name));
    for (const { name, title, settings } of experiments) {
      expect(english.out).toContain(`${name}  ${title.en}`);
      expect(french.out).toContain(`${name}  ${title.fr}`);
      for (const [key, { usual, about }] of Object.entries(settings)) {
        expect(french.out).toContain(about.fr);
        expect(parsed.find((one) => one.name === name)?.settings).toContainEqual({ name: key, usual, summary: about });
      }
    }
  });
});

describe('what is typed wrong', () => {
  it.each([
    [
      ['lab', 'run', 'cut-by-order'],
      /There is no experiment "cut-by-order". Did you mean cuts-by-order\? There are: cuts-by-order,/,
    ],
    [['lab', 'run'], /lab run needs the name of an experiment, like minerve lab run cuts-by-order. There are: cuts-by-order,/],
    [['lab', 'cuts-by-order'], /"cuts-by-order" is an experiment: type minerve lab run cuts-by-order./],
    [['lab', 'rum', 'x'], /lab does not know "rum". Did you mean minerve lab run\?/],
    [[...SMALL, '--set', 'forest=3'], /cuts-by-order has no setting "forest". There are: branching, leaves, trees, seed./],
    [[...SMALL, '--set', 'trees=3'], /The setting trees is given twice/],
    [[...SMALL, '--set', 'seed=3', '--seed', '4'], /The setting seed is given twice/],
    [['lab', 'run', 'algorithms', '--set', 'trees'], /--set is "trees": type a setting and its value/],
    [['lab', 'run', 'algorithms', '--set', 'trees=0'], /trees is "0": give a whole number from 1 to 10000/],
    [['lab', 'run', 'algorithms', '--threads', '0'], /--threads is "0"/],
  ])('%j is refused with a remedy, and the code is 2', async (typed, sentence) => {
    const { code, notes, out } = await answered(typed);
    expect([code, out]).toEqual([2, '']);
    expect(notes.join('\n')).toMatch(sentence);
  });
});

describe('minerve lab run', () => {
  const folder = emptyFolder();

  it('writes rows, figures and reports; after a crash the same command goes on; other settings are refused', async () => {
    const typed = [...SMALL, '--out', folder, '--lang', 'fr'];
    const { code, out, err } = await minerve([...typed, '--json']);
    expect([code, err]).toEqual([0, '']);
    const json = JSON.parse(out) as { results: Record<string, unknown>[]; set: object; stopped: boolean; files: string[] };
    expect(json).toMatchObject({ experiment: 'cuts-by-order', stopped: false, folder, machine: { cores: expect.any(Number) } });
    expect(json.set).toEqual({ branching: '2,3', leaves: '60', trees: '2', seed: '1' });
    expect(json.results[0]).toEqual({ branching: 2, height: 1, order: 'best', trees: 2, leaves: 4, nodes: 6, all: 4 });
    expect(readdirSync(folder).sort()).toEqual([...json.files, 'rows.ndjson', 'run.json'].sort());
    const read = (name: string) => readFileSync(join(folder, name), 'utf8');
    expect(read('rows.csv').split('\r\n').slice(0, 2)).toEqual([
      'branching,height,trees,order,leaves,nodes,all',
      '2,1,2,best,4,6,4',
    ]);
    expect(read('rows.csv').trimEnd().split('\r\n')).toHaveLength(json.results.length + 1);
    const html = read('report.html');
    expect(html).toContain('<html lang="fr">');
    expect(html.match(/<svg/g)).toHaveLength(2);
    expect(html).not.toMatch(/<(script|link|img)|https?:(?!\/\/www\.w3\.org)/);
    expect(read('report.md')).toContain('![Embranchement effectif d’alpha-bêta](branching.svg)');
    expect(read('report.md')).toContain('minerve lab run cuts-by-order --set branching=2,3 --set leaves=60 --set trees=2');
    expect(read('branching.tex')).toContain('\\begin{axis}');

    // As a crash leaves it, in the middle of the fourth line.
    const [csv, rows] = [read('rows.csv'), lines(folder)];
    writeFileSync(join(folder, 'rows.ndjson'), `${rows.slice(0, 3).join('\n')}\n${rows[3].slice(0, 20)}`);
    const again = await minerve(typed);
    expect(again.err).toBe('Reprise : 3 sur 8 travaux déjà faits.\n');
    expect(again.out).toMatch(/Embranchement effectif\nk +k\^\(1\/2\)/);
    expect(read('rows.csv')).toBe(csv);
    expect(lines(folder)).toHaveLength(8);
    const other = await minerve([...typed.slice(0, -2), '--seed', '2']);
    expect([other.code, other.out]).toEqual([2, '']);
    expect(other.err).toContain(`${folder} holds a run with seed=1, not seed=2: choose another folder`);
  });

  it('keeps what is done at Ctrl-C, and says the command that goes on', async () => {
    const out = join(emptyFolder(), 'my run');
    const stopped = await minerve([...LONG, '--threads', '2', '--progress', '--out', out], {
      interruptAfter: /(?:[4-9]|\d\d) of \d+ jobs/,
    });
    expect(stopped.code).toBe(130);
    const done = lines(out).length;
    expect(stopped.err).toContain(`Interrupted: ${done} of 21 jobs are done, and kept in ${out}.`);
    const command = stopped.err.trimEnd().split('\n').at(-1)?.trim();
    expect(command).toBe(`minerve ${LONG.join(' ')} --out '${out}'`);
    expect(readdirSync(out).sort()).toEqual(['rows.ndjson', 'run.json']);
    expect(new Set(lines(out).map((line) => JSON.parse(line).job)).size).toBe(done);
  });

  it('ends with a sentence where the disk is full, and what was whole before stays whole', async () => {
    const out = emptyFolder();
    const typed = [program(), ...LONG, '--set', 'seed=3', '--out', out];
    const { status, stderr } = spawnSync('sh', ['-c', 'ulimit -f 1 && exec "$@"', 'sh', process.execPath, ...typed], {
      encoding: 'utf8',
    });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`${join(out, 'rows.ndjson')} cannot be written: file too large. What was finished`),
    ]);
    expect(lines(out).map((line) => JSON.parse(line).rows.length)).toEqual(lines(out).map(() => 3));
    expect(readdirSync(out).sort()).toEqual(['rows.ndjson', 'run.json']);
  });
});
