import { afterEach, describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { draughts, parseHubMove } from '../../games/index.ts';
import { AT_LAST, Conversation, SOON, timed } from '../fixtures/conversation.ts';
import { answered } from '../fixtures/in-process.ts';
import { program } from '../fixtures/program.ts';

const open: Conversation[] = [];

function hub(): Conversation {
  const talk = new Conversation(['hub']);
  open.push(talk);
  return talk;
}

afterEach(() => {
  for (const talk of open.splice(0)) talk.child.kill('SIGKILL');
});

const START = 'Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww';
const DONE = /^done move=/;
const game = draughts({ rules: 'international' });

/** The moves of a `pv` or a `moves` can be played one after the other from the start, or from after these. */
function playable(moves: string, before = ''): void {
  const position = game.start();
  for (const move of `${before} ${moves}`.trim().split(' ')) position.play(unwrap(parseHubMove(move, position, game)));
}

describe('minerve hub', () => {
  it('introduces itself, searches to a depth, sends legal lines, and exits with 0 and nothing on standard error', async () => {
    const talk = hub();
    await talk.ask('hub', /^wait$/);
    expect(talk.lines[0]).toMatch(/^id name=Minerve version=\S+ author="the Minerve authors" country=France$/);
    expect(talk.lines.slice(1, -1)).toEqual([
      'param name=variant value=normal type=enum values="normal souffler english russian brazilian pool frisian"',
      'param name=table value=32 type=int min=1 max=4000',
      'param name=threads value=1 type=int min=1 max=15',
      'param name=tables value="" type=string',
    ]);
    await talk.ask('set-param name=table value=8\ninit', /^ready$/);
    const moves = '32-28 19-23 28x19x23 14x23x19';
    talk.send(`new-game\npos pos=${START} moves="${moves}"\nlevel depth=6\nlevel nodes=10000000\n`);
    const done = await talk.ask('go think', DONE);
    const info = talk.lines.filter((line) => line.startsWith('info'));
    expect(info.at(-1)).toMatch(/^info depth=6 score=-?\d+\.\d\d nodes=\d+ time=\d+\.\d{3} nps=\d+\.\d pv="[-x\d ]+"$/);
    for (const line of info) playable((/pv="?([^"]+)"?$/.exec(line) as RegExpExecArray)[1], moves);
    const [, move, ponder] = /^done move=(\S+) ponder=(\S+)$/.exec(done) as RegExpExecArray;
    expect(info.at(-1)).toContain(`pv="${move} ${ponder} `);
    // A level holds for one search: the next one goes on until stop.
    talk.send('go analyze\n');
    await talk.line(/^info depth=9 /);
    await talk.ask('stop', DONE);
    talk.send('quit\n');
    expect([await talk.ended, talk.err, talk.count(DONE), talk.count(/^error/)]).toEqual([0, '', 2, 0]);
  });

  it('recognises version 1 and answers in kind', async () => {
    const talk = hub();
    await talk.ask('hub', /^wait$/);
    await talk.ask('set table 8\nset book false\ninit', /^ready$/);
    expect(talk.lines.at(-2)).toBe('error There is no parameter "book". There are: variant, table, threads, tables.');
    talk.send('start\nmove 32-28\nmove 19-23\ndepth 5\n');
    const first = await talk.ask('go', /^move /);
    expect(first).toMatch(/^move 28x19x23 (14x23|13x24)x19$/);
    expect(talk.lines.at(-2)).toMatch(/^info 5 5\.0 -?\d+ \d+ \d+\.\d\d \d+\.\d 28x19x23 (14x23|13x24)x19 /);
    // The depth still holds, and the moves go on from there.
    const second = await talk.ask('move 28x19x23\nmove 14x23x19\nmove 33-28\nmove 1-2\ngo', /^move /);
    expect(second).toMatch(/^move 23x32x28 (37x28|38x27)x32$/);
    expect(talk.count(/^error Move 6: "1-2" is not a legal move here\. Legal: 23x32x28\.$/)).toBe(1);
    await talk.ask(`pos ${START}\nlevel 30 2000 0\ngo`, /^move \d+-\d+ \d+-\d+$/);
    talk.send('analyse\n');
    await talk.line(/^info 9 /, talk.lines.length);
    await talk.ask('stop', /^move /);
    talk.send('quit\n');
    expect([await talk.ended, talk.err, talk.count(DONE)]).toEqual([0, '', 0]);
  });

  it('answers ping while it searches and stop at once, at random moments; one answer for each go', async () => {
    const talk = hub();
    const random = new Random(7);
    await talk.ask('init', /^ready$/);
    const delays: number[] = [];
    for (let i = 0; i < 6; i++) {
      talk.send(random.pick(['level infinite\ngo analyze\n', 'go ponder\n', 'go think\n']));
      await new Promise((resolve) => setTimeout(resolve, random.below(60)));
      await talk.ask('ping', /^pong$/);
      expect(talk.count(DONE)).toBe(i);
      delays.push(await timed(() => talk.ask('stop', DONE)));
    }
    expect(Math.min(...delays)).toBeLessThan(SOON);
    expect(Math.max(...delays)).toBeLessThan(AT_LAST);
    await talk.ask('stop\nstop\nponder-hit\nping', /^pong$/);
    expect(talk.count(DONE)).toBe(6);
  });

  it('ponders without a clock until the move was played, and then keeps to its time', async () => {
    const talk = hub();
    await talk.ask('init', /^ready$/);
    talk.send(`pos pos=${START}\nlevel move-time=0.05\ngo ponder\n`);
    await talk.line(/^info .* time=(0\.[1-9]|[1-9])/);
    expect(talk.count(DONE)).toBe(0);
    await talk.ask('ponder-hit', DONE);
    // By a game's clock, even one that has run out.
    for (const level of ['time=2 inc=0.02', 'moves=3 time=0.3', 'time=0', 'time=-1', 'time=garbage'])
      await talk.ask(`pos pos=${START}\nlevel ${level}\ngo think`, DONE);
    expect(talk.count(/^error message="time needs a number, not 'garbage'\."$/)).toBe(1);
  });

  it('plays by every rule set: 32 letters for small boards, and huffs by souffler', async () => {
    const talk = hub();
    const boards = { english: 'Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww', souffler: START.replace('W', 'B') };
    for (const [variant, board] of Object.entries(boards)) {
      await talk.ask(`set-param name=variant value=${variant}\ninit`, /^ready$/);
      await talk.ask(`pos pos=${board}\nlevel nodes=2000\ngo think`, DONE);
    }
    // The man on 23 could have taken, and may be huffed.
    const moves = '19-23 32-28 20-24';
    const done = await talk.ask(`pos moves="${moves}"\nlevel depth=4\ngo think`, DONE);
    const souffler = draughts({ rules: 'souffler' });
    const position = souffler.start();
    for (const move of moves.split(' ')) position.play(unwrap(parseHubMove(move, position, souffler)));
    expect(position.board().huffable).not.toBe(0n);
    const [, move] = /^done move=(\S+)/.exec(done) as RegExpExecArray;
    expect(parseHubMove(move, position, souffler).ok).toBe(true);
    await talk.ask(`pos pos=${START}x\nping`, /^pong$/);
    await talk.ask('set-param name=variant value=chess\nping', /^pong$/);
    expect(talk.lines.filter((line) => line.startsWith('error'))).toEqual([
      `error message="Column 52: 'x' is not what stands on a square: e (nothing), w, b, W or B is."`,
      `error message="There is no variant 'chess'. There are: normal, souffler, english, russian, brazilian, pool, frisian."`,
    ]);
  });

  it('finds a move in a game that is drawn, and says so where there is none', async () => {
    const talk = hub();
    const kings = `W${'W'.padStart(6, 'e').padEnd(44, 'e')}B${'e'.repeat(5)}`;
    const moves = '6-1 45-50 1-6 50-45 6-1 45-50 1-6 50-45';
    expect(await talk.ask(`pos pos=${kings} moves="${moves}"\nlevel depth=3\ngo think`, DONE)).toMatch(/^done move=6-\d+/);
    const stuck = `W${'w'.padStart(36, 'e')}${'e'.repeat(14)}`.replace(/^(.{31})e/, '$1b').replace(/^(.{27})e/, '$1b');
    await talk.ask(`pos pos=${stuck}\ngo think`, DONE);
    expect(talk.lines.slice(-2)).toEqual([`error message="The game is over."`, 'done move=""']);
  });

  it('survives garbage and half lines: seeded noise changes nothing, and every go is answered', async () => {
    const talk = hub();
    const random = new Random(5);
    const words = [
      ...['pos', 'pos=', START, 'moves="32-28', '"', '=', 'level', 'depth=x', 'time', '-1', 'set-param', 'name=threads'],
      ...[
        'value=',
        'set',
        'variant',
        'move',
        '32-28',
        '99x99',
        'stop',
        'new',
        '\u0000',
        '\u001b[2J',
        '9'.repeat(400),
        'é',
        'hub',
      ],
    ];
    let text = '';
    for (let i = 0; i < rounds(300); i++) {
      const line = Array.from({ length: 1 + random.below(5) }, () => random.pick(words)).join(' ');
      text += `${line}${random.pick(['\n', '\r\n', '\n\n'])}`;
    }
    for (let at = 0; at < text.length; ) {
      const length = 1 + random.below(60);
      talk.send(text.slice(at, at + length));
      at += length;
    }
    talk.send(`${'z'.repeat(3_000_000)}\nset-param name=variant value=normal\npos moves=32-28\nlevel dep`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    const done = await talk.ask('th=3\ngo think', DONE);
    playable((/^done move=(\S+)/.exec(done) as RegExpExecArray)[1], '32-28');
    talk.send('quit\n');
    expect([await talk.ended, talk.err, talk.count(DONE)]).toEqual([0, '', 1]);
    expect(talk.count(/^error message="[^"]+"$/) + talk.count(/^error [^"]+/)).toBeGreaterThan(50);
  });

  it('quits at the end of the input, and what was asked for still gets its answer', async () => {
    const talk = hub();
    await talk.ask('init', /^ready$/);
    talk.send('go analyze\n');
    await talk.line(/^info depth=5 /);
    talk.child.stdin.end();
    expect(await timed(() => talk.ended)).toBeLessThan(AT_LAST);
    expect([await talk.ended, talk.err, talk.count(DONE)]).toEqual([0, '', 1]);
  });

  it.each(['souffler', 'english'])('plays a match of %s', async (rules) => {
    const player = `hub:"${process.execPath}" "${program()}" hub;depth=1`;
    const { out } = await answered([
      'match',
      player,
      'random',
      '--game',
      `draughts:${rules}`,
      '--games',
      '2',
      '--plies',
      '2',
      '--json',
    ]);
    const { rows, forfeits } = JSON.parse(out) as { rows: Record<string, unknown>[]; forfeits: unknown[] };
    expect(forfeits).toEqual([]);
    expect(rows.map(({ end, movesA }) => [end, Number(movesA) > 5])).toEqual([
      ['rules', true],
      ['rules', true],
    ]);
  });

  it('plays the same games by version 1 as by version 2, and as the engine here', async () => {
    const player = `hub:"${process.execPath}" "${program()}" hub;depth=2`;
    const games = async (a: string) => {
      const typed = ['match', a, 'random', '--game', 'draughts:international', '--games', '2', '--plies', '2', '--json'];
      const { rows } = JSON.parse((await answered(typed)).out) as { rows: Record<string, unknown>[] };
      return rows.map(({ moves }) => moves);
    };
    const here = await games('depth:2');
    expect(await games(player)).toEqual(here);
    expect(await games(`${player};protocol=1`)).toEqual(here);
  });
});
