import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { COMMAND_NAMES } from '../src/cli/commands.ts';
import { readRecord } from '../src/web/saves/saved-game.ts';
import { linkNow } from './links.ts';
import { replayed } from './transcript.ts';

const folder = fileURLToPath(new URL('.', import.meta.url));
const recorded = (file: string) => readFileSync(`${folder}${file}`, 'utf8');
const transcripts = readdirSync(folder).filter((file) => file.endsWith('.txt') && file !== 'links.txt');

/**
 * What users keep: links, saves, records, certificates, and the output that their programs read. A difference here is a
 * changed promise: README.md says when to record again, and how.
 */
describe('A golden file', () => {
  it.each(transcripts)('%s: each command answers as recorded', async (file) => {
    await expect(await replayed(recorded(file))).toMatchFileSnapshot(`${folder}${file}`);
  });

  it('json.txt: every command with --json is there, but for those that measure or work for others', () => {
    const typed = new Set(recorded('json.txt').match(/(?<=^\$ minerve )\S+/gm));
    expect(COMMAND_NAMES.filter((name) => !typed.has(name))).toEqual(['bench', 'worker', 'uci', 'nboard', 'hub']);
  });

  it('links.txt: each link of the app opens what it opened', async () => {
    const links = recorded('links.txt').split('\n');
    const now = links.map(async (line) => {
      const [link] = line.split(' ');
      return /#|\.html/.test(link) ? `${link} -> ${await linkNow(link)}` : line;
    });
    await expect((await Promise.all(now)).join('\n')).toMatchFileSnapshot(`${folder}links.txt`);
  });

  it('files/page-slot-1.json: a slot of the browser is opened whole', () => {
    const record = JSON.parse(recorded('files/page-slot-1.json'));
    expect(readRecord(record, record.id)).toMatchObject({ state: 'whole', name: record.name, slot: 3, data: record.data });
  });

  it('is opened by one of these tests', () => {
    const all = [...transcripts, 'golden.test.ts'].map(recorded).join('\n');
    expect(readdirSync(`${folder}files`).filter((file) => !all.includes(`files/${file}`))).toEqual([]);
  });
});
