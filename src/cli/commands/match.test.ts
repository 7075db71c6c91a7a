import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { answered } from '../fixtures/in-process.ts';
import { emptyFolder, minerve, program } from '../fixtures/program.ts';
import { signed } from '../tournament/report.ts';

interface Json {
  readonly rows: Record<string, unknown>[];
  readonly games: number;
}

/** What is the same on every machine. */
const timeless = ({ rows }: Json) => rows.map(({ msA, msB, ...row }) => row);
const MATCH = ['match', 'level:4', 'random', '--game', 'connect4', '--plies', '2'];

describe('minerve match', () => {
  it('at Ctrl-C keeps the games played, prints the command to resume, and then plays the same games', async () => {
    const out = join(emptyFolder(), 'my match');
    const typed = [...MATCH, '--threads', '2', '--out', out];
    const stopped = await minerve([...typed, '--games', '2000', '--progress'], { interruptAfter: /\b[4-9] of 2000 games/ });
    expect(stopped.code).toBe(130);
    const played = 2 * readFileSync(join(out, 'rows.ndjson'), 'utf8').trimEnd().split('\n').length;
    expect(stopped.err).toContain(`Interrupted: ${played} finished games are kept in ${out}.`);
    expect(stopped.err.trimEnd().split('\n').at(-1)?.trim()).toBe(
      `minerve ${MATCH.join(' ')} --threads 2 --out '${out}' --games 2000`,
    );
    expect(stopped.out).toMatch(/^connect4 {2}level:4 against random\n\n {2}points +\d/);
    expect(readdirSync(out).sort()).toEqual(['games.txt', 'rows.csv', 'rows.ndjson', 'run.json']);

    const again = await minerve([...typed, '--games', String(played + 10), '--json']);
    expect([again.code, again.err]).toEqual([0, `Resuming: ${played} games already played.\n`]);
    const whole = JSON.parse((await answered([...MATCH, '--games', String(played + 10), '--json'])).out) as Json;
    const resumed = JSON.parse(again.out) as Json;
    expect(resumed.games).toBeGreaterThanOrEqual(played + 10);
    expect(timeless(resumed).slice(0, whole.games)).toEqual(timeless(whole));
    expect(readFileSync(join(out, 'games.txt'), 'utf8').trimEnd().split('\n')).toEqual(
      resumed.rows.map(({ moves }) => String(moves).replaceAll(' ', '')),
    );

    const other = await minerve([...typed.slice(0, 1), 'level:3', ...typed.slice(2)]);
    expect([other.code, other.out]).toEqual([2, '']);
    expect(other.err).toContain('holds a run with a=level:4, not a=level:3');
  });

  it('says in French who lost off the board, and why', async () => {
    const dying = 'while read x; do case $x in uci) echo uciok;; isready) echo readyok;; go*) exit 4;; esac; done';
    const typed = ['match', `uci:sh -c "${dying}"`, 'random', '--game', 'chess'];
    const { out, code } = await answered([...typed, '--plies', '0', '--games', '2'], { language: 'fr' });
    expect(code).toBe(0);
    expect(out).toMatch(/points +0 sur 2 \(0,0 %\) : victoires 0, nulles 0, défaites 2/);
    expect(out).toMatch(/forfait +uci:sh -c .*, paire 1 : plantage \(sh: exit 4\)/);
  });

  it('plays Othello with a program by NBoard', async () => {
    const typed = ['match', `nboard:"${process.execPath}" "${program()}" nboard;depth=1`, 'random', '--game', 'othello'];
    const { out } = await answered([...typed, '--plies', '4', '--games', '2', '--json']);
    const { rows, forfeits } = JSON.parse(out) as Json & { forfeits: unknown[] };
    expect(forfeits).toEqual([]);
    expect(rows.map(({ end, movesA }) => [end, Number(movesA) > 20])).toEqual([
      ['rules', true],
      ['rules', true],
    ]);
  });

  it('ends when its test does, and says which hypothesis is accepted', async () => {
    const typed = ['match', 'depth:6', 'random', '--game', 'tictactoe', '--sprt', '0,200', '--alpha', '0.1'];
    const { out, news } = await answered(typed);
    expect(out).toMatch(/test +LLR \d\.\d\d, between -2\.89 and 2\.25: \+200 Elo accepted/);
    expect(news.at(-1)).toMatch(/^\d+ of 20000 games · \+\d+ =\d+ -\d+ · Elo \+\d+ \[.*\] · LLR \d\.\d\d · [\d.]+ games\/s$/);
  });

  it('writes Elo with a sign, and nothing as 0', () => {
    expect([35.4, -35.4, -0.2, -0, Number.POSITIVE_INFINITY].map((elo) => signed(elo, 'en'))).toEqual([
      '+35',
      '-35',
      '0',
      '0',
      '+∞',
    ]);
  });

  it.each([
    [['match', 'level:3'], /two players, like minerve match level:3 level:1 --game connect4/],
    [['match', 'level:3', 'level:1'], /needs a game: add --game/],
    [['match', 'level:3', 'level:1', '--game', 'conect4'], /Did you mean connect4\?/],
    [['match', 'levle:3', 'level:1', '--game', 'connect4'], /no player "levle:3"\. Did you mean level\?/],
    [['match', 'uci:stockfish', 'level:1', '--game', 'othello'], /uci programs play chess, not othello/],
    [['match', 'uci:no-such-program', 'level:1', '--game', 'chess'], /no-such-program cannot play: .*ENOENT/],
    [[...MATCH, '--games', '0'], /--games is "0"/],
    [[...MATCH, '--sprt', '10,0'], /--sprt is "10,0": give two Elo differences, the smaller first, like --sprt 0,10/],
    [[...MATCH, '--sprt', '0'], /--sprt is "0"/],
    [[...MATCH, '--sprt', '0,10', '--alpha', '0.9'], /--alpha is "0.9"/],
    [[...MATCH, '--beta', '0.1'], /--beta belongs to a sequential test/],
    [[...MATCH, '--levels', 'connect4'], /--levels names the game.*remove --game/],
    [['match', 'level:1', '--levels', 'connect4'], /remove level:1/],
    [[...MATCH, '--nodes', '7'], /--nodes is for --levels/],
  ])('refuses %j with its remedy', async (typed, sentence) => {
    const { code, notes, out } = await answered(typed);
    expect(out).toBe('');
    expect(code).toBe(/cannot play/.test(sentence.source) ? 1 : 2);
    expect(notes.join('\n')).toMatch(sentence);
    const french = (await answered(typed, { language: 'fr' })).notes.join('\n');
    expect(french).not.toBe(notes.join('\n'));
  });
});

describe('minerve match --levels', () => {
  it('rates every level, and says over whom', async () => {
    const { out, code } = await answered(['match', '--levels', 'nim:3', '--games', '3', '--nodes', '100']);
    expect(code).toBe(0);
    expect(out).toMatch(/^nim:3 {2}levels\n\nplayer +Elo +± +games +points against\nrandom +0 +0 +8/);
    expect(out.match(/^level:\d+/gm)).toHaveLength(10);
  });
});
