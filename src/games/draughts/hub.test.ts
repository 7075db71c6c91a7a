import { describe, expect, it } from 'vitest';
import { Random, unwrap } from '../../core/index.ts';
import { saysInFrench } from '../../fixtures/index.ts';
import { DRAUGHTS_RULES } from '../../kernels/index.ts';
import { draughts } from './game.ts';
import {
  formatHubLine,
  formatHubMove,
  formatHubPosition,
  HUB_VARIANTS,
  hubVariant,
  parseHubArguments,
  parseHubMove,
  parseHubPosition,
  positionToPlayOn,
  rulesOfHubVariant,
} from './hub.ts';

const international = draughts({ rules: 'international' });
const START = 'Wbbbbbbbbbbbbbbbbbbbbeeeeeeeeeewwwwwwwwwwwwwwwwwwww';

/** The squares that a capture takes, in another order. */
const turned = (move: string) => {
  const [from, to, ...taken] = move.split('x');
  return [from, to, ...taken.reverse()].join('x');
};

describe('A position of Hub', () => {
  it('is the side to move and a letter for each square', () => {
    expect(formatHubPosition(international.start(), international)).toBe(START);
    expect(formatHubPosition(draughts({ rules: 'english' }).start(), draughts({ rules: 'english' }))).toBe(
      'Bbbbbbbbbbbbbeeeeeeeewwwwwwwwwwww',
    );
    // The example of the protocol's own description, three king moves before.
    const text = 'BeeeWWeeeeeeeeeeeeeeeeeeeweeeeeeeeewweBeeeeeeeeeBee';
    const position = unwrap(parseHubPosition(text, international));
    expect(international.formatPosition(position)).toBe('B:W25,35,36,K4,K5:BK38,K48');
    for (const move of ['38-15', '5-41', '48-26']) position.play(unwrap(parseHubMove(move, position, international)));
    expect(position.turn()).toBe(1);
  });

  it.each([
    ['', 'W or B is expected'],
    ['w'.repeat(51), '"w" is not the side to move'],
    [START.replace('e', 'x'), 'Column 22: "x" is not what stands on a square'],
    [START.slice(1), 'is not the side to move'],
    [START.slice(0, -1), 'a letter for each of 50 squares behind the side to move, not 49'],
    [`W${'e'.repeat(50)}`, 'there are no pieces'],
    [`Ww${'e'.repeat(48)}B`, 'Column 2: a white man on square 1 would be a king'],
    [`W${'w'.repeat(21).padStart(30, 'e')}${'b'.repeat(20)}`, 'White has 21 pieces'],
  ])('that makes no sense is refused: %s', (text, sentence) => {
    const refused = parseHubPosition(text, international);
    expect(refused.ok ? '' : refused.error.message).toContain(sentence);
    return saysInFrench(() => (refused as Extract<typeof refused, { ok: false }>).error);
  });

  it('that is drawn is played on with its past forgotten', () => {
    const position = unwrap(international.parsePosition('W:WK6:BK45'));
    for (const move of ['6-1', '45-50', '1-6', '50-45', '6-1', '45-50', '1-6', '50-45'])
      position.play(unwrap(parseHubMove(move, position, international)));
    expect(position.drawnBy()?.rule).toBe('repetition');
    expect(unwrap(international.parsePosition(positionToPlayOn(position, international))).outcome()).toBeUndefined();
    position.undo();
    expect(positionToPlayOn(position, international)).toBe(international.formatPosition(position));
  });
});

describe('A move of Hub', () => {
  it('is read as it is written, whatever the rules, and whatever the order of what it takes', () => {
    let [captures, huffs] = [0, 0];
    for (const rules of DRAUGHTS_RULES) {
      const game = draughts({ rules });
      const random = new Random(4);
      for (const position = game.start(); position.outcome() === undefined && position.plies < 150; ) {
        const texts = new Set<string>();
        for (const { number } of position.legal()) {
          const text = formatHubMove(number, position, game);
          texts.add(text);
          expect(unwrap(parseHubMove(text, position, game))).toBe(number);
          if (!/^\d+x/.test(text)) huffs += text.startsWith('~') ? 1 : 0;
          else {
            captures++;
            expect(unwrap(parseHubMove(turned(text), position, game))).toBe(number);
          }
        }
        expect(texts.size).toBe(position.legal().length);
        const board = formatHubPosition(position, game);
        expect(formatHubPosition(unwrap(parseHubPosition(board, game)), game)).toBe(board);
        position.play(random.pick(position.legal()).number);
      }
    }
    expect(captures).toBeGreaterThan(100);
    expect(huffs).toBeGreaterThan(20);
  });

  it('names what it takes where captures have the same ends, and may leave it out elsewhere', () => {
    const game = draughts({ rules: 'english' });
    const position = unwrap(game.parsePosition('W:W22:B1,9,10,17,18'));
    const [one, other] = position.legal().map(({ number }) => formatHubMove(number, position, game));
    expect([one, other].sort()).toEqual(['22x6x10x18', '22x6x9x17']);
    expect(unwrap(parseHubMove('22x6x18x10', position, game))).toBe(unwrap(parseHubMove('22x6x10x18', position, game)));
    const refused = parseHubMove('22x6', position, game);
    expect(refused.ok ? '' : refused.error.message).toBe(`"22x6" may mean several captures here. Type ${one} or ${other}.`);
    const alone = unwrap(game.parsePosition('W:W22:B10,18'));
    expect(parseHubMove('22x6', alone, game)).toEqual(parseHubMove('22x6x10x18', alone, game));
  });

  it.each(['32-29', '32x28', '32-28x23', '28', '', 'pass', '~19:32-28', '032-28', '32x28x23x', '32-28 '.repeat(99)])(
    'that nobody may make is refused: %s',
    (text) => {
      const refused = parseHubMove(text, international.start(), international);
      expect(refused.ok ? '' : refused.error.message).toMatch(/is not a legal move here\. Legal: .*32-28.*\.$/);
      return saysInFrench(() => (refused as Extract<typeof refused, { ok: false }>).error);
    },
  );
});

describe('A line of Hub', () => {
  it('has names and values, quoted where they have to be', () => {
    const line = formatHubLine('pos', { pos: START, moves: '32-28 19-23', none: '', same: 'a=b', flag: true, at: 1.5 });
    expect(line).toBe(`pos pos=${START} moves="32-28 19-23" none="" same="a=b" flag at=1.5`);
    expect(Object.fromEntries(unwrap(parseHubArguments(line.slice('pos '.length))))).toEqual({
      ...{ pos: START, moves: '32-28 19-23', none: '', same: 'a=b', flag: '', at: '1.5' },
    });
    expect(formatHubLine('error', { message: 'no "x"' })).toBe(`error message="no 'x'"`);
    expect(Object.fromEntries(unwrap(parseHubArguments(' a = 1   b\tb=2 ')))).toEqual({ a: '1', b: '2' });
    expect(unwrap(parseHubArguments('')).size).toBe(0);
  });

  it.each([
    ['a="b', 1],
    ['a=1 ="b"', 4],
    ['a=', 1],
    ['"a"', 1],
    ['a="b"c', 1],
    ['a=b=c', 1],
  ])('that cannot be read gives an error with its column: %s', (text, column) => {
    const refused = parseHubArguments(text);
    expect(refused.ok ? '' : refused.error.message).toContain(`Column ${column}: write name=value`);
    return saysInFrench(() => (refused as Extract<typeof refused, { ok: false }>).error);
  });
});

it('A variant is a rule set, and normal the international one', () => {
  expect(HUB_VARIANTS[0]).toBe('normal');
  expect(DRAUGHTS_RULES.map((rules) => rulesOfHubVariant(hubVariant(rules)))).toEqual([...DRAUGHTS_RULES]);
  expect([rulesOfHubVariant('International'), rulesOfHubVariant('killer')]).toEqual(['international', undefined]);
});
