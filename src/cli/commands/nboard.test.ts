import { afterEach, describe, expect, it } from 'vitest';
import { Random } from '../../core/index.ts';
import { rounds } from '../../fixtures/index.ts';
import { formatGgf, othello } from '../../games/index.ts';
import { AT_LAST, Conversation, SOON, timed } from '../fixtures/conversation.ts';

const GAME = '(;GM[Othello]PC[NBoard]TY[8]BO[8 ---------------------------O*------*O--------------------------- *]B[F5]W[F6];)';
const open: Conversation[] = [];

function nboard(): Conversation {
  const talk = new Conversation(['nboard']);
  open.push(talk);
  return talk;
}

afterEach(() => {
  for (const talk of open.splice(0)) talk.child.kill('SIGKILL');
});

/** The first of these random games in which somebody has to pass: up to there, and to its end. */
function passAndEnd(): { pass: string; over: string } {
  const game = othello();
  for (const random = new Random(2); ; ) {
    const position = game.start();
    const start = game.formatPosition(position);
    const moves: number[] = [];
    let pass: string | undefined;
    while (position.outcome() === undefined) {
      const legal: number[] = [];
      legal.length = position.moves(legal, 0);
      if (game.formatMove(legal[0] as number, position) === 'pass') pass ??= formatGgf({ tags: [], start, moves });
      moves.push(random.pick(legal));
      position.play(moves.at(-1) as number);
    }
    if (pass !== undefined) return { pass, over: formatGgf({ tags: [], start, moves }) };
  }
}

describe('minerve nboard', () => {
  it('answers a session as NBoard holds it, and leaves the board to NBoard', async () => {
    const talk = nboard();
    talk.send(`nboard 2\nset depth 4\nset game ${GAME}\nset contempt 3\nping 1\n`);
    await talk.line(/^pong 1$/);
    expect(talk.lines[0]).toBe('set myname Minerve');
    expect(await talk.ask('go', /^===/)).toMatch(/^=== (D6|E6|G5|F4|E3|D3|C4|G6|G7|E7)\/-?\d+\.\d\d\/\d+\.\d\d$/);
    expect(talk.count(/^search ([A-H][1-8]-?)+ -?\d+\.\d\d 0 4$/)).toBe(1);
    expect(talk.count(/^nodestats \d+ \d+\.\d\d$/)).toBe(1);
    await talk.ask('move E6/1.5/2\nset depth 3\nhint 2\nping 2', /^pong 2$/);
    talk.send('quit\n');
    expect([await talk.ended, talk.err]).toEqual([0, '']);
  });

  it('hints at as many moves as asked for', async () => {
    const talk = nboard();
    const from = talk.lines.length;
    talk.send('set depth 3\nhint 3\n');
    await talk.line(/^status$/, from);
    expect(new Set(talk.lines.filter((line) => / 0 3$/.test(line)).map((line) => line.slice(7, 9))).size).toBe(3);
  });

  it('passes where it has to, and says nothing but a status where the game is over', async () => {
    const talk = nboard();
    const { pass, over } = passAndEnd();
    await talk.ask(`set depth 2\nset game ${pass}\ngo\nping 3`, /^pong 3$/);
    expect(talk.lines.filter((line) => line.startsWith('==='))).toEqual([expect.stringMatching(/^=== PA\//)]);
    await talk.ask(`set game ${over}\ngo\nping 4`, /^pong 4$/);
    expect(talk.lines.slice(-2)).toEqual(['status The game is over.', 'pong 4']);
    expect(talk.count(/^===/)).toBe(1);
  });

  it('stops at a ping at random moments: the answer comes first, then pong, each once', async () => {
    const talk = nboard();
    const random = new Random(3);
    await talk.ask('set depth 60\nping 0', /^pong 0$/);
    const delays: number[] = [];
    for (let i = 1; i <= 10; i++) {
      const from = talk.lines.length;
      talk.send('go\n');
      await new Promise((resolve) => setTimeout(resolve, random.below(60)));
      delays.push(await timed(() => talk.ask(`ping ${i}`, new RegExp(`^pong ${i}$`))));
      const replies = talk.lines.slice(from);
      expect(replies.filter((line) => line.startsWith('==='))).toHaveLength(1);
      expect(replies.at(-1)).toBe(`pong ${i}`);
    }
    expect(Math.min(...delays)).toBeLessThan(SOON);
    expect(Math.max(...delays)).toBeLessThan(AT_LAST);
  });

  it('survives garbage and half lines, and answers what was asked for when the input ends in mid-search', async () => {
    const talk = nboard();
    const random = new Random(9);
    const words = [
      'set',
      'game',
      'depth',
      '(;',
      GAME,
      'move',
      'Z9',
      'pa',
      '\u0000',
      'hint',
      '-1',
      'x'.repeat(300),
      'learn',
      'analyze',
      '[',
      'contempt',
    ];
    for (let i = 0; i < rounds(200); i++)
      talk.send(
        `${Array.from({ length: 1 + random.below(3) }, () => random.pick(words)).join(' ')}${random.pick(['\n', '\r\n'])}`,
      );
    talk.send(`\nset game ${GAME}\nset depth 9\nmo`);
    await new Promise((resolve) => setTimeout(resolve, 50));
    await talk.ask('ve E6\nping 5', /^pong 5$/);
    talk.child.stdin.end('go\n');
    expect(await timed(() => talk.ended)).toBeLessThan(AT_LAST);
    expect([await talk.ended, talk.err, talk.count(/^===/), talk.count(/^search .* 0 9$/)]).toEqual([0, '', 1, 1]);
  });
});
