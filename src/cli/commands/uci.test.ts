import { afterEach, describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { quickest, rounds } from '../../fixtures/index.ts';
import { chess } from '../../games/index.ts';
import { AT_LAST, Conversation, SOON, timed } from '../fixtures/conversation.ts';

const open: Conversation[] = [];

function uci(): Conversation {
  const talk = new Conversation(['uci']);
  open.push(talk);
  return talk;
}

afterEach(() => {
  for (const talk of open.splice(0)) talk.child.kill('SIGKILL');
});

const BEST = /^bestmove /;

describe('minerve uci', () => {
  it('introduces itself, searches to a depth, sends legal lines, and exits with 0 and nothing on standard error', async () => {
    const talk = uci();
    await talk.ask('uci', /^uciok$/);
    expect(talk.lines[0]).toMatch(/^id name Minerve \d/);
    expect(talk.count(/^option name (Hash|Threads|MultiPV|Skill Level|Move Overhead|Clear Hash) type/)).toBe(6);
    await talk.ask('isready', /^readyok$/);
    talk.send('position startpos moves e2e4 e7e5\n');
    const best = await talk.ask('go depth 6', BEST);
    const all = talk.lines.filter((line) => line.startsWith('info depth'));
    const info = all.filter((line) => !line.includes('bound'));
    expect(info).toHaveLength(6);
    // A better move in the middle of a depth is sent at once, with a lower bound of its value.
    expect(all.filter((line) => / score (cp|mate) -?\d+ lowerbound nodes /.test(line))).toHaveLength(all.length - 6);
    expect(all.length).toBeGreaterThan(6);
    expect(info[5]).toMatch(/^info depth 6 multipv 1 score cp -?\d+ nodes \d+ nps \d+ time \d+ pv [a-h1-8qrbn ]+$/);
    expect(info[5]).toContain(` pv ${best.split(' ')[1]}`);
    for (const line of all) {
      const moves = line.split(' pv ')[1];
      expect(chess().parsePosition(`startpos moves e2e4 e7e5 ${moves}`).ok, line).toBe(true);
    }
    talk.send('quit\n');
    expect(await talk.ended).toBe(0);
    expect(talk.err).toBe('');
  });

  it('finds mates, says (none) where there is no move, and plays on where a draw could be claimed', async () => {
    const talk = uci();
    talk.send('position fen 6k1/5ppp/8/8/8/8/8/K2R4 w - - 0 1\n');
    expect(await talk.ask('go mate 1', BEST)).toBe('bestmove d1d8');
    expect(talk.lines.at(-2)).toContain('score mate 1 ');
    talk.send('position fen 3R2k1/5ppp/8/8/8/8/8/K7 b - - 0 1\n');
    expect(await talk.ask('go depth 3', BEST)).toBe('bestmove (none)');
    expect(talk.lines.at(-2)).toBe('info depth 0 score mate 0');
    talk.send('position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1\n');
    expect(await talk.ask('go infinite', BEST)).toBe('bestmove (none)');
    expect(talk.lines.at(-2)).toBe('info depth 0 score cp 0');
    talk.send('position startpos moves g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8\n');
    expect(await talk.ask('go depth 2', BEST)).toMatch(/^bestmove [a-h][1-8]/);
  });

  it('tells as many lines as MultiPV says, and keeps to searchmoves', async () => {
    const talk = uci();
    talk.send('setoption name MultiPV value 3\n');
    await talk.ask('go depth 4', BEST);
    expect([1, 2, 3, 4].map((line) => talk.count(new RegExp(`^info depth 4 multipv ${line} `)))).toEqual([1, 1, 1, 0]);
    talk.send('setoption name multipv value 1\n');
    expect(await talk.ask('go depth 3 searchmoves a2a3 h2h4', BEST)).toMatch(/^bestmove (a2a3|h2h4)$/);
  });

  it('counts lines, and keeps the last good position after a bad one', async () => {
    const talk = uci();
    talk.send('position startpos moves e2e4\nposition fen nonsense\nposition startpos moves e2e5\nposition\n');
    await talk.ask('go perft 3', /^Nodes searched: /);
    expect(talk.lines.filter((line) => line.startsWith('info string'))).toHaveLength(3);
    // In UCI's notation, as everything else is.
    expect(talk.count(/^info string .*Move 1: "e2e5" is not a legal move there\. Legal: .*\be2e4\b/)).toBe(1);
    expect(talk.lines.at(-1)).toBe('Nodes searched: 13160');
    expect(talk.lines).toContain('e7e5: 835');
    expect(talk.count(BEST)).toBe(0);
  });

  it('answers isready while it searches, and stop at once, at random moments; one bestmove for each go', async () => {
    const talk = uci();
    const random = new Random(11);
    await talk.ask('isready', /^readyok$/);
    const delays: number[] = [];
    for (let i = 0; i < 12; i++) {
      talk.send('go infinite\n');
      await new Promise((resolve) => setTimeout(resolve, random.below(60)));
      await talk.ask('isready', /^readyok$/);
      expect(talk.count(BEST)).toBe(i);
      delays.push(await timed(() => talk.ask('stop', BEST)));
    }
    expect(Math.min(...delays)).toBeLessThan(SOON);
    expect(Math.max(...delays)).toBeLessThan(AT_LAST);
    talk.send('stop\nstop\n');
    await talk.ask('isready', /^readyok$/);
    expect(talk.count(BEST)).toBe(12);
  });

  it('keeps a clock: even with nothing left it moves, and it never takes all that it has', async () => {
    const talk = uci();
    await talk.ask('isready', /^readyok$/);
    for (const go of ['go wtime 1 btime 1', 'go wtime 2000 btime 2000 winc 20 binc 20', 'go movetime 100', 'go wtime garbage']) {
      expect(await quickest(1500, () => timed(() => talk.ask(go, BEST))), go).toBeLessThan(1500);
    }
  });

  it('keeps its engine at ucinewgame and Clear Hash, and forgets what it has learned', async () => {
    const talk = uci();
    const nodes = async (before: string) => {
      talk.send(before);
      await talk.ask('go depth 7', BEST);
      return / nodes (\d+) /.exec(talk.lines.at(-2) as string)?.[1];
    };
    await talk.ask('isready', /^readyok$/);
    const first = await nodes('ucinewgame\n');
    expect(await nodes('')).not.toBe(first);
    expect(await nodes('ucinewgame\n')).toBe(first);
    expect(await nodes('setoption name Clear Hash\n')).toBe(first);
    // An engine that had to be opened again has no time left: it answers from depth 1. A busy machine is asked again.
    for (const line of ['ucinewgame', 'setoption name Clear Hash']) {
      let depth = 0;
      for (let i = 0; i < 10 && depth < 5; i++) {
        talk.send(`${line}\n`);
        await talk.ask('go movetime 60', BEST);
        depth = Number(/^info depth (\d+) /.exec(talk.lines.at(-2) as string)?.[1]);
      }
      expect(depth, line).toBeGreaterThanOrEqual(5);
    }
  });

  it.each([
    ['at the start', ''],
    ['with another table', 'setoption name Hash value 64\n'],
  ])('is warm after ucinewgame %s, before the clock of a search runs', async (_, before) => {
    // A cold engine answers from depth 1. A busy machine is asked again.
    let depth = 0;
    for (let i = 0; i < 5 && depth < 5; i++) {
      const talk = uci();
      if (before !== '') await talk.ask('isready', /^readyok$/);
      talk.send(`${before}ucinewgame\n`);
      await talk.ask('go movetime 100', BEST);
      depth = Number(/^info depth (\d+) /.exec(talk.lines.at(-2) as string)?.[1]);
      talk.send('quit\n');
      await talk.ended;
    }
    expect(depth).toBeGreaterThanOrEqual(5);
  });

  it('survives garbage and half lines: seeded noise changes nothing and every go is answered', async () => {
    const talk = uci();
    const random = new Random(5);
    const words = [
      'go',
      'position',
      'fen',
      'startpos',
      'moves',
      'e2e4',
      'stop',
      'setoption',
      'name',
      'Hash',
      'value',
      '-1',
      'depth',
      '\u0000',
      '\u001b[2J',
      '9'.repeat(400),
      'é',
      'debug',
      'ponderhit',
      'ucinewgame',
      'register',
      '[]',
      'isready',
    ];
    let text = '';
    for (let i = 0; i < rounds(300); i++) {
      const line = Array.from({ length: 1 + random.below(5) }, () => random.pick(words)).join(' ');
      text += `${/^\s*go\b/.test(line) ? `x${line}` : line}${random.pick(['\n', '\r\n', '\n\n'])}`;
    }
    for (let at = 0; at < text.length; ) {
      const length = 1 + random.below(40);
      talk.send(text.slice(at, at + length));
      at += length;
    }
    talk.send(`${'z'.repeat(3_000_000)}\n`);
    talk.send('\nposition startpos moves d2d4\ngo dep');
    await new Promise((resolve) => setTimeout(resolve, 50));
    talk.send('th 3\n');
    await talk.line(BEST);
    talk.send('quit\n');
    expect(await talk.ended).toBe(0);
    expect(talk.err).toBe('');
    expect(talk.count(BEST)).toBe(1);
    const [, move] = (talk.lines.find((line) => BEST.test(line)) as string).split(' ');
    unwrap(chess().parseMove(move as string, unwrap(chess().parsePosition('startpos moves d2d4'))));
  });

  it('ends by itself, without a word, when the input ends in the middle of a search', async () => {
    const talk = uci();
    await talk.ask('isready', /^readyok$/);
    talk.send('setoption name Threads value 2\ngo infinite\n');
    await talk.line(/^info depth 3 /);
    talk.child.stdin.end();
    expect(await timed(() => talk.ended)).toBeLessThan(AT_LAST);
    expect([await talk.ended, talk.err, talk.count(BEST)]).toEqual([0, '', 1]);
  });

  it('whose input ends answers what was asked for to its end, even if the engine was not there yet', async () => {
    const depth = uci();
    depth.child.stdin.end('position startpos\ngo depth 8\n');
    expect(await depth.ended).toBe(0);
    expect(depth.count(/^info depth 8 .* pv /)).toBeGreaterThan(0);
    expect(depth.lines.at(-1)).toMatch(BEST);
    const nodes = uci();
    nodes.child.stdin.end('go nodes 100000');
    expect(await nodes.ended).toBe(0);
    expect(nodes.lines.at(-2)).toMatch(/ nodes 100000 /);
    const endless = uci();
    endless.child.stdin.end('go infinite\n');
    expect(await endless.ended).toBe(0);
    expect(endless.lines.at(-1)).toMatch(BEST);
    expect(endless.count(/^info depth \d+ .* pv /)).toBeGreaterThan(0);
  });

  it('told to quit before the engine is there says no move that nobody has searched', async () => {
    const talk = uci();
    talk.send('position startpos\ngo depth 8\nquit\n');
    expect(await talk.ended).toBe(0);
    expect(talk.count(BEST)).toBe(talk.count(/^info depth/) > 0 ? 1 : 0);
    expect(talk.err).toBe('');
  });

  it('ends by itself, without a word, when nobody reads any more', async () => {
    const talk = uci();
    await talk.ask('isready', /^readyok$/);
    talk.send('go infinite\n');
    await talk.line(/^info depth 3 /);
    talk.child.stdout.destroy();
    expect(await timed(() => talk.ended)).toBeLessThan(AT_LAST);
    expect([await talk.ended, talk.err]).toEqual([0, '']);
  });
});
