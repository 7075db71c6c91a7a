import { describe, expect, it } from 'vitest';
import { descriptors } from '../../games/index.ts';
import { algorithms } from '../../search/index.ts';
import { COMMAND_NAMES, commands } from '../commands.ts';
import { minerve } from '../fixtures/program.ts';
import { wordsIn } from '../words/index.ts';

describe('what there is', () => {
  it('minerve games lists the registry', async () => {
    const answer = JSON.parse((await minerve(['games', '--json'])).out);
    expect(answer.map(({ name }: { name: string }) => name)).toEqual(descriptors.map(({ info }) => info.name));
    const { out } = await minerve(['games', '--lang', 'fr']);
    for (const { title } of descriptors.map(({ info }) => info)) expect(out).toContain(title.fr);
  });

  it('minerve algorithms lists the searches, with what each can do', async () => {
    const answer = JSON.parse((await minerve(['algorithms', '--json'])).out);
    expect(answer.map(({ name }: { name: string }) => name)).toEqual(algorithms.map(({ name }) => name));
    expect(answer[0]).toEqual({
      name: 'minimax',
      title: algorithms[0]?.title,
      source: algorithms[0]?.source.en,
      prunes: false,
      memory: true,
    });
    expect((await minerve(['algorithms'])).out).toMatch(/^negascout .* yes /m);
  });

  it('minerve, minerve help and minerve help <command> teach', async () => {
    const { code, out } = await minerve([]);
    expect(code).toBe(0);
    for (const name of COMMAND_NAMES) expect(out).toContain(`  ${name} `);
    expect(out).toContain('130  interrupted before there was an answer');
    expect((await minerve(['help'])).out).toBe(out);
    expect((await minerve(['--help'])).out).toBe(out);
    expect((await minerve(['help', '--help'])).out).toContain('minerve help [command]');
    const search = (await minerve(['help', 'search'])).out;
    expect(search).toContain('minerve search connect4 --algorithm alphabeta --depth 8');
    expect((await minerve(['search', '--help'])).out).toBe(search);
    const french = (await minerve(['analyse', '-h', '--lang', 'fr'])).out;
    for (const title of ['Utilisation', 'Options communes', 'Sortie']) expect(french).toMatch(new RegExp(`^${title}$`, 'm'));
    expect(french).toContain('minerve analyse --game FICHIER.pdn|FICHIER.pgn [--number N]');
    expect(french).toContain('minerve analyse <jeu> [--position P] [--moves C1,C2]');
    expect(french).toMatch(/^ {2}--game FICHIER {2,}partir d’une partie/m);
    expect((await minerve(['analyse', '--lang', 'fr', '--game'])).err).toContain('tapez --game FICHIER.');
  });

  it.each(['en', 'fr'] as const)('minerve help shows every command once, under its group (%s)', async (language) => {
    const rows = await commands();
    const { groups } = wordsIn(language).help;
    expect(Object.keys(groups)).toEqual(['play', 'see', 'solve', 'teach', 'measure', 'engines']);
    const blocks = (await minerve(['help', '--lang', language])).out.split('\n\n').map((block) => block.split('\n'));
    const shown = Object.entries(groups).map(([group, heading]) => {
      const lines = blocks.find(([first]) => first === heading) ?? [];
      return [group, lines.slice(1).map((line) => line.trim().split(' ')[0])];
    });
    const grouped = Object.keys(groups).map((group) => [
      group,
      rows.filter((row) => row.group === group).map(({ name }) => name),
    ]);
    expect(shown).toEqual(grouped);
    expect(grouped.flatMap(([, names]) => names).sort()).toEqual([...COMMAND_NAMES].sort());
  });

  it('minerve --version says which it is', async () => {
    expect((await minerve(['--version'])).out).toMatch(/^minerve \d+\.\d+\.\d+\S*\n$/);
    expect(JSON.parse((await minerve(['--version', '--json'])).out)).toEqual({ name: 'minerve', version: expect.any(String) });
  });
});
