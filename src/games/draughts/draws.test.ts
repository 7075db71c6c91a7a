import { describe, expect, it } from 'vitest';
import { DRAW, Random, unwrap, WIN } from '../../core/index.ts';
import { type DraughtsMove, type DraughtsRules, squareOfBit, squaresOfSet } from '../../kernels/index.ts';
import { type Draughts, type DraughtsPosition, draughts } from './index.ts';

/** How many plies a game lasted, and its outcome. */
type Length = readonly [plies: number, outcome: number | undefined];

const MOST = 300;

/** Plays the moves over and over until the game is over. */
function repeated(rules: DraughtsRules, fen: string, moves: readonly string[]): Length {
  const game = draughts({ rules });
  const position = unwrap(game.parsePosition(fen));
  let ply = 0;
  for (; ply < MOST && position.outcome() === undefined; ply++)
    position.play(unwrap(game.parseMove(moves[ply % moves.length], position)));
  return [ply, position.outcome()];
}

/**
 * Plays the first moves, then kings wander about without being taken and with as few repetitions as can be, until the
 * game is over.
 */
function wandering(
  game: Draughts,
  fen: string,
  {
    first = [],
    may = () => true,
  }: { first?: readonly string[]; may?: (move: DraughtsMove, position: DraughtsPosition) => boolean } = {},
): Length {
  const position = unwrap(game.parsePosition(fen));
  const seen = new Map<string, number>();
  let ply = 0;
  for (; ply < MOST && position.outcome() === undefined; ply++) {
    const move = first[ply] === undefined ? leastSeen(position, seen, may) : unwrap(game.parseMove(first[ply], position));
    position.play(move);
    seen.set(pieces(position), (seen.get(pieces(position)) ?? 0) + 1);
  }
  return [ply, position.outcome()];
}

function pieces(position: DraughtsPosition): string {
  const { white, black, turn } = position.board();
  return `${white} ${black} ${turn}`;
}

/** A step of a king that leaves the other side nothing to take, to where it was least often. */
function leastSeen(
  position: DraughtsPosition,
  seen: ReadonlyMap<string, number>,
  may: (move: DraughtsMove, position: DraughtsPosition) => boolean,
): number {
  const { kings } = position.board();
  let best = -1;
  let fewest = Number.POSITIVE_INFINITY;
  for (const move of position.legal()) {
    if (move.taken !== 0n || ((kings >> BigInt(move.from)) & 1n) === 0n || !may(move, position)) continue;
    position.play(move.number);
    const times = seen.get(pieces(position)) ?? 0;
    if (times < fewest && !position.legal().some(({ taken }) => taken !== 0n)) [best, fewest] = [move.number, times];
    position.undo();
  }
  if (best < 0) throw new Error('No king can step anywhere without being taken.');
  return best;
}

describe('The third time that a position is there', () => {
  it.each(['souffler', 'international'] as const)('the game is drawn: %s', (rules) => {
    expect(repeated(rules, 'W:WK47,50:BK4,1', ['47-41', '4-9', '41-47', '9-4'])).toEqual([8, DRAW]);
  });

  it('the game is drawn: frisian', () => {
    expect(repeated('frisian', 'W:WK47,K50:BK4,K1', ['47-41', '4-9', '41-47', '9-4'])).toEqual([8, DRAW]);
  });

  it.each(['english', 'russian', 'brazilian', 'pool'] as const)('the game is drawn: %s', (rules) => {
    expect(repeated(rules, 'W:WK30,28:BK3,5,1', ['30-25', '3-7', '25-30', '7-3'])).toEqual([8, DRAW]);
  });

  it('counts from the last move that cannot be repeated, the past of a position that is read included', () => {
    const game = draughts({ rules: 'international' });
    const played = unwrap(game.parsePosition('W:WK47,50:BK4,1/47-41/4-9/41-47/9-4'));
    expect(game.formatPosition(played)).toBe('W:W50,K47:B1,K4/47-41/4-9/41-47/9-4');
    for (const move of ['47-41', '4-9', '41-47']) {
      played.play(unwrap(game.parseMove(move, played)));
      expect(played.outcome()).toBeUndefined();
    }
    played.play(unwrap(game.parseMove('9-4', played)));
    expect(played.outcome()).toBe(DRAW);
    played.undo();
    expect(played.outcome()).toBeUndefined();
  });
});

const MANY = 'W:WK47,48,49,50:BK4,1,2,3';
const MANY_ON_8 = 'W:WK21,30,31,32:BK12,1,2,3';

describe('In international draughts a game is drawn', () => {
  const game = draughts({ rules: 'international' });

  it('after 25 moves each in which only kings moved and nothing was taken', () => {
    expect(wandering(game, MANY)).toEqual([50, DRAW]);
    expect(wandering(game, MANY, { first: ['47-42', '4-10', '48-43'] })).toEqual([53, DRAW]);
    expect(wandering(game, `${MANY}:quiet=45`)).toEqual([5, DRAW]);
  });

  it.each(['WK47,K48,K49:BK4', 'WK47,K48,50:BK4', 'WK47,49,50:BK4', 'WK47:BK4,K3,1'])(
    '16 moves each into the ending W:%s',
    (sides) => {
      expect(wandering(game, `W:${sides}`)).toEqual([32, DRAW]);
    },
  );

  it.each(['WK47,K48:BK4', 'WK47,50:BK4', 'WK47:BK4', 'WK47:BK4,1'])('5 moves each into the ending W:%s', (sides) => {
    expect(wandering(game, `W:${sides}`)).toEqual([10, DRAW]);
  });

  it('and the move that makes the ending is not counted, but one that keeps it is', () => {
    expect(wandering(game, 'W:WK48,26:BK5,21', { first: ['26x17'] })).toEqual([11, DRAW]);
    expect(wandering(game, 'W:WK48,6:BK4:material=5', { first: ['6-1'] })).toEqual([5, DRAW]);
    expect(wandering(game, 'W:WK48,50,6:BK4:material=20', { first: ['6-1'] })).toEqual([12, DRAW]);
  });

  it("and a count that goes on over a man's move is written down", () => {
    const position = unwrap(game.parsePosition('W:W50,K47:BK4'));
    for (const move of ['47-41', '4-9', '50-45']) position.play(unwrap(game.parseMove(move, position)));
    expect(game.formatPosition(position)).toBe('B:W45,K41:BK9:material=3');
    const shorter = unwrap(game.parsePosition('B:W45,K41:BK9:material=4'));
    expect(shorter.key()).not.toBe(position.key());
  });

  it('but not where the other side has no king, or four pieces', () => {
    expect(wandering(game, 'W:WK47,K48,49,50:BK4')).toEqual([50, DRAW]);
    expect(unwrap(game.parsePosition('W:WK47:B6:material=60')).outcome()).toBeUndefined();
  });
});

describe.each([
  ['russian', 30],
  ['brazilian', 30],
  ['pool', 26],
] as const)('In %s draughts a game is drawn', (rules, threeKings) => {
  const game = draughts({ rules });
  const offRoad = ({ to }: DraughtsMove) => ![29, 25, 22, 18, 15, 11, 8, 4].includes(squareOfBit(to, 8));

  it(`${threeKings} plies after the pieces changed, where three kings or more have one against them`, () => {
    expect(wandering(game, 'W:WK30,K31,K32:BK3', { may: offRoad })).toEqual([threeKings, DRAW]);
    expect(wandering(game, 'W:WK30,K31,5:BK3:material=20', { first: ['5-1'], may: offRoad })).toEqual([1 + threeKings, DRAW]);
  });

  it('10 plies after a lone king has taken the main road against three pieces', () => {
    const blackStays = (move: DraughtsMove, position: DraughtsPosition) => position.board().turn === 'white' || !offRoad(move);
    for (const sides of ['WK30,K31,K32:BK4', 'WK30,K31,32:BK4', 'WK30,31,32:BK4'])
      expect(wandering(game, `W:${sides}`, { may: blackStays })).toEqual([10, DRAW]);
    expect(wandering(game, 'W:WK31,K32,21:BK4,17', { first: ['21x14'], may: blackStays })).toEqual([11, DRAW]);
  });

  it.each(['WK30,K31:BK3', 'WK30,32:BK3', 'WK30:BK3'])('10 plies into the ending W:%s', (sides) => {
    expect(wandering(game, `W:${sides}`)).toEqual([10, DRAW]);
  });

  it('after 60 plies with four or five pieces, 120 with six or seven, kings on both sides', () => {
    expect(wandering(game, 'W:WK30,32:BK3,1')).toEqual([60, DRAW]);
    expect(wandering(game, 'W:WK30,31,32:BK3,1')).toEqual([60, DRAW]);
    expect(wandering(game, 'W:WK30,31,32:BK3,1,2')).toEqual([120, DRAW]);
    expect(wandering(game, 'W:WK29,30,31,32:BK3,1,2')).toEqual([120, DRAW]);
  });

  it('after 15 moves each of kings alone with more pieces', () => {
    expect(wandering(game, MANY_ON_8)).toEqual([30, DRAW]);
  });
});

describe.each(['russian', 'brazilian', 'pool'] as const)('The main road of %s draughts', (rules) => {
  const game = draughts({ rules });
  const play = (fen: string, moves: string) => {
    const position = unwrap(game.parsePosition(fen));
    for (const move of moves.split(',')) position.play(unwrap(game.parseMove(move, position)));
    return position;
  };

  it('is not held where an enemy stands on it, and a game is not drawn where the side to move takes a piece', () => {
    const moves = '27-18,20-16,18-25,16-20,25-4,20-24,4-25,24-20,25-18,17-22';
    const position = play('W:WK27:BK20,K17,2', moves);
    expect(position.outcome()).toBeUndefined();
    expect(position.legal().some(({ taken }) => taken !== 0n)).toBe(true);
    expect(position.board().extra).toBe(0);
  });

  it('is held without a break: the count restarts when the king leaves it or meets an enemy on it', () => {
    const held = (fen: string, moves: string) => play(fen, moves).board().extra;
    const fen = 'B:WK4:BK5,K21,13';
    expect(held(fen, '5-1,4-8,1-5,8-4')).toBe(4);
    expect(held(fen, '5-1,4-8,1-5,8-3')).toBe(0);
    expect(held(fen, '5-1,4-8,1-5,8-3,5-1,3-8,1-5')).toBe(2);
    expect(held(`${fen}:road=4`, '5-1')).toBe(5);
    expect(held(`${fen}:road=4`, '5-18')).toBe(0);
    expect(held('B:WK4:BK29,K5,13', '5-1')).toBe(0);
  });

  const outcome = (fen: string) => unwrap(game.parsePosition(fen)).outcome();

  it('makes a draw at the tenth ply, but not while the side to move takes a piece', () => {
    expect(outcome('B:WK4:BK5,K21,13:road=9')).toBeUndefined();
    expect(outcome('B:WK4:BK5,K21,13:road=10')).toBe(DRAW);
    expect(outcome('W:WK4:BK5,K21,13:road=10')).toBe(DRAW);
    // 12x3 takes the king on 8, and 18x9 the king on 14.
    expect(outcome('B:WK8:BK12,K5,13:road=10')).toBeUndefined();
    expect(outcome('W:WK18:BK14,K5,K12:road=10')).toBeUndefined();
  });

  it('and the five moves of a king against one or two pieces wait in the same way, a win without a capture included', () => {
    expect(outcome('W:WK30,K31:BK3:material=10')).toBe(DRAW);
    expect(outcome('W:WK18:BK14:material=10')).toBeUndefined();
    // 30-25 shuts in the king on 29: 22 stands behind.
    expect(outcome('W:WK30,K22:BK29:material=10')).toBeUndefined();
    expect(outcome('W:WK30,K22:BK21:material=10')).toBe(DRAW);
  });

  it('draws where a count by squares and legal moves alone says so, in random games', () => {
    const random = new Random(27);
    const road = [29, 25, 22, 18, 15, 11, 8, 4];
    let [draws, waits] = [0, 0];
    for (let i = 0; i < 400; i++) {
      const squares = random.shuffle(Array.from({ length: 24 }, (_, i) => i + 5));
      const three = squares.filter((square) => !road.includes(square)).slice(0, 3);
      const fen = `${random.pick(['W', 'B'])}:WK${random.pick(road)}:BK${three[0]},${random.pick(['', 'K'])}${three[1]},${three[2]}`;
      const position = unwrap(game.parsePosition(fen));
      let plies = 0;
      for (let ply = 0; ply < 16 && position.legal().length > 0; ply++) {
        const stays = position
          .legal()
          .filter(({ to }) => road.includes(squareOfBit(to, 8)) === (position.board().turn === 'white'));
        position.play(random.pick(stays.length > 0 && random.below(12) > 0 ? stays : position.legal()).number);
        const { white, black, kings } = position.board();
        const [lone, enemies] = [squaresOfSet(white, 8), squaresOfSet(black, 8)];
        const holds =
          lone.length === 1 && road.includes(lone[0]) && enemies.length === 3 && (black & kings) !== 0n && (white & kings) !== 0n;
        plies = holds && !enemies.some((square) => road.includes(square)) ? plies + 1 : 0;
        if (position.legal().length === 0) continue;
        const wins = position.legal().some(({ number, taken }) => {
          position.play(number);
          const isOver = position.legal().length === 0;
          position.undo();
          return isOver || taken !== 0n;
        });
        expect(position.drawnBy()?.rule === 'road', `${fen} ${ply}`).toBe(plies >= 10 && !wins);
        if (plies >= 10) wins ? waits++ : draws++;
      }
    }
    expect([draws > 10, waits > 2]).toEqual([true, true]);
  });
});

describe('In other draughts a game is drawn', () => {
  it('in souffler after 25 moves each of kings alone, and by no ending', () => {
    expect(wandering(draughts(), MANY)).toEqual([50, DRAW]);
    expect(wandering(draughts(), 'W:WK47:BK4')).toEqual([50, DRAW]);
  });

  it('in English draughts after 40 moves each of kings alone', () => {
    const ownHalf = ({ from, to }: DraughtsMove) => squareOfBit(from, 8) > 16 === squareOfBit(to, 8) > 16;
    expect(wandering(draughts({ rules: 'english' }), `${MANY_ON_8}:quiet=40`, { may: ownHalf })).toEqual([40, DRAW]);
  });

  it('in Frisian draughts after 7 moves each with two kings against one, 2 moves each with one against one', () => {
    const frisian = draughts({ rules: 'frisian' });
    expect(wandering(frisian, 'W:WK47,K50:BK4')).toEqual([14, DRAW]);
    expect(wandering(frisian, 'W:WK47:BK4')).toEqual([4, DRAW]);
  });
});

describe('A game is not drawn', () => {
  it('where the side to move has no move: it has lost', () => {
    const game = draughts({ rules: 'international' });
    const position = unwrap(game.parsePosition('B:WK41,K47:B36:quiet=60'));
    expect(position.outcome()).toBe(WIN);
  });

  it('by any rule that was switched off', () => {
    for (const rules of ['souffler', 'international', 'frisian'] as const)
      expect(wandering(draughts({ rules, endless: true }), 'W:WK47:BK4')).toEqual([MOST, undefined]);
  });
});

describe('A Frisian king', () => {
  const game = draughts({ rules: 'frisian' });
  const moves = (position: DraughtsPosition) => {
    const numbers = position.legal().map(({ number }) => number);
    return numbers.map((number) => game.formatMove(number, position));
  };

  it('steps three times in a row at most while its side has men', () => {
    const position = unwrap(game.parsePosition('W:WK47,50:BK4,1'));
    for (const move of ['47-41', '4-9', '41-47', '9-4', '47-41', '4-9']) position.play(unwrap(game.parseMove(move, position)));
    expect(moves(position)).toEqual(['50-45', '50-44']);
    expect(game.formatPosition(unwrap(game.parsePosition(game.formatPosition(position))))).toBe(game.formatPosition(position));
    position.play(unwrap(game.parseMove('50-45', position)));
    expect(moves(position)).toEqual(['1-6', '1-7']);
    position.play(unwrap(game.parseMove('1-7', position)));
    expect(moves(position)).toContain('41-47');
  });

  it('takes its run with it when it is taken', () => {
    const position = unwrap(game.parsePosition('B:W50,K28:B1,22:whiteking=28:whitesteps=2'));
    position.play(unwrap(game.parseMove('22x33', position)));
    expect(game.formatPosition(position)).toBe('W:W50:B1,33');
  });

  it('keeps its draw counter if the players are exchanged', () => {
    const position = unwrap(game.parsePosition('W:W50,K47:B1,K4:whiteking=47:whitesteps=3'));
    const swapped = game.swapPlayers(position);
    expect(game.formatPosition(swapped)).toBe('B:W50,K47:B1,K4:blackking=4:blacksteps=3');
    expect(moves(swapped)).toEqual(['1-6', '1-7']);
  });

  it('may step any number of times if there are no men', () => {
    const position = unwrap(game.parsePosition('W:WK47,K50:BK4,K1:whiteking=47:whitesteps=3'));
    expect(moves(position)).toContain('47-41');
  });
});
