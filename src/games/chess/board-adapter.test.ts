import { describe, expect, it } from 'vitest';
import { MAX, MIN, Random, unwrap } from '../../core/index.ts';
import { say } from '../../i18n/index.ts';
import type { Message, PieceName } from '../board-adapter.ts';
import { boardAdapterOf } from '../registry.ts';
import { formatSquare, isAttacked, isWhite, obstacle } from './board.ts';
import { type ChessPosition, chess } from './index.ts';

const maybe = (what: Message | undefined) => what && say(what, 'en');

const game = chess();
const adapter = boardAdapterOf(game);
const at = (fen: string) => unwrap(game.parsePosition(fen));
const explain = (fen: string, ...path: string[]) => say(adapter.explain(at(fen), path), 'en');
const gesture = (fen: string, notation: string) => adapter.gestures(at(fen)).find((one) => one.notation === notation);

describe('On the chess board', () => {
  it('White sits below: a8 is at the top left, h1 is a light square at the bottom right', () => {
    const { cells, columnNames, rowNames } = adapter.scene(game.start());
    expect(cells[0]).toEqual({ square: 'a8', tone: 'light', piece: 'black-rook' });
    expect(cells[63]).toEqual({ square: 'h1', tone: 'light', piece: 'white-rook' });
    expect([columnNames?.[0], rowNames?.[0]]).toEqual(['a', '8']);
  });

  it('castling is made with the king', () => {
    const fen = 'r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1';
    expect(gesture(fen, 'O-O')?.path).toEqual(['e1', 'g1']);
    expect(gesture(fen, 'O-O-O')?.path).toEqual(['e1', 'c1']);
  });

  it('a pawn that captures en passant captures the pawn beside it', () => {
    expect(gesture('4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1', 'exd6')).toMatchObject({ path: ['e5', 'd6'], takes: [['d5']] });
  });

  it('the player chooses the piece that a pawn becomes', () => {
    const choices = adapter.gestures(at('1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1')).filter(({ path }) => path.join() === 'a7,b8');
    expect(choices.map(({ choice }) => choice).sort()).toEqual(['white-bishop', 'white-knight', 'white-queen', 'white-rook']);
    for (const { takes } of choices) expect(takes).toEqual([['b8']]);
  });

  it('the king in check is pointed at, mated or not', () => {
    expect(adapter.highlights(at('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'))).toMatchObject([
      { square: 'e1', marker: { tone: 'danger' } },
    ]);
    expect(say(adapter.warning(at('4k3/8/8/8/8/8/4r3/4K3 w - - 0 1'))!, 'fr')).toBe('Échec.');
    expect(adapter.highlights(at('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1'))).toMatchObject([
      { square: 'g8', marker: { tone: 'danger' } },
    ]);
    expect(adapter.highlights(game.start())).toEqual([]);
  });
});

describe('It is explained at chess', () => {
  const start = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

  it.each([
    ['an empty square', start, ['e4'], 'There is no piece on e4.'],
    ["the other's piece", start, ['e7'], "It is White's turn: touch a white piece."],
    ['a piece that is shut in', start, ['a1'], 'The rook on a1 cannot move: the pieces around it are in its way.'],
    ['a move that is none of the piece', start, ['g1', 'g4'], /^A knight jumps/],
    ['a pawn that goes back', '4k3/8/8/8/4P3/8/8/4K3 w - - 0 1', ['e4', 'e3'], /^A pawn goes straight ahead/],
    ['a pawn with nothing to take', start, ['e2', 'd3'], /nothing to take on d3/],
    ['a pawn with nothing to take in the corner', '4k3/8/8/8/8/8/1p5P/4K3 b - - 0 1', ['b2', 'a1'], /nothing to take on a1/],
    ['a pawn before another piece', '4k3/8/8/8/4p3/4P3/8/4K3 w - - 0 1', ['e3', 'e4'], /blocked on e4, and a pawn does not take/],
    ['a square with a piece of one’s own', start, ['d1', 'd2'], 'Your own pawn is on d2.'],
    ['a way that is blocked', start, ['f1', 'a6'], 'The way is blocked on e2.'],
    ['a pinned piece', '4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1', ['e2'], /^This knight is pinned/],
    ['a pinned piece that has moves', '4k3/4r3/8/8/8/8/4R3/4K3 w - - 0 1', ['e2', 'd2'], /^This rook is pinned/],
    ['a king that would be in check', '4k3/3r4/8/8/8/8/8/4K3 w - - 0 1', ['e1', 'd1'], 'Your king would be in check on d1.'],
    ['a king next to the other', '8/p7/8/8/4k3/8/4K3/8 w - - 0 1', ['e2', 'e3'], 'Your king would be in check on e3.'],
    ['a king that is shut in by attacks', '4k3/8/8/8/8/8/r6r/4K2B w - - 0 1', ['e1', 'e2'], 'Your king would be in check on e2.'],
    ['a move that leaves the king in check', '4k3/8/8/8/8/8/P3r3/4K3 w - - 0 1', ['a2', 'a3'], /must get it out: .*Kxe2/],
    ['a piece that cannot help', '4k3/8/8/8/8/8/P3r3/4K3 w - - 0 1', ['a2'], /must get it out: .*Kxe2/],
  ] as const)('%s', (_, fen, path, sentence) => {
    const explanation = explain(fen, ...path);
    if (typeof sentence === 'string') expect(explanation).toBe(sentence);
    else expect(explanation).toMatch(sentence);
  });

  it.each([
    ['pieces are between', start, ['e1', 'g1'], /between king and rook, on f1/],
    ['the rook is not there', '4k3/8/8/8/8/8/8/R3K3 w Q - 0 1', ['e1', 'g1'], 'There is no rook on h1 to castle with.'],
    ['the right is lost', '4k3/8/8/8/8/8/8/R3K2R w Q - 0 1', ['e1', 'g1'], /rook on h1 any more: it or the king has moved/],
    ['the king is in check', '4k3/8/8/8/8/8/4r3/R3K2R w KQ - 0 1', ['e1', 'g1'], /while your king is in check/],
    ['the king would pass an attack', '3rk3/8/8/8/8/8/8/R3K2R w KQ - 0 1', ['e1', 'c1'], /pass over d1, which is attacked/],
    ['the king would end in check', '4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1', ['e1', 'g1'], /would be in check on g1/],
    ['the rook is touched', '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', ['e1', 'h1'], 'To castle, move the king two squares, to g1.'],
  ] as const)('that castling is impossible because %s', (_, fen, path, sentence) => {
    expect(explain(fen, ...path)).toMatch(sentence);
  });

  it('nothing of a legal move, and something of every other: obstacles and checks are all that there is', () => {
    const random = new Random(64);
    for (let played = 0; played < 4; played++) {
      const position = game.start();
      for (let ply = 0; ply < 80 && position.outcome() === undefined; ply++) {
        expect(unhindered(position)).toEqual(uncastled(position));
        const legal: number[] = [];
        legal.length = position.moves(legal, 0);
        position.play(random.pick(legal));
      }
    }
  });

  it('and nothing hinders castling long where only the rook passes an attack', () => {
    expect(explain('1r2k3/8/8/8/8/8/8/R3K2R w KQ - 0 1', 'e1', 'c1')).toBe('This is a legal move.');
  });
});

/** Pairs of squares between which a piece of the mover's can go without an obstacle or a check, by the pieces alone. */
function unhindered(position: ChessPosition): string[] {
  const { pieces, turn, enPassant } = position.current().setup;
  const found: string[] = [];
  for (let from = 0; from < 64; from++)
    for (let to = 0; to < 64; to++) {
      if (pieces[from] === 0 || isWhite(pieces[from]) !== (turn === MAX)) continue;
      if (obstacle(pieces, from, to, enPassant) !== undefined) continue;
      const after = [...pieces];
      after[to] = pieces[from];
      after[from] = 0;
      if ((pieces[from] & 7) === 1 && to === enPassant && enPassant !== 0) after[(from & 56) | (to & 7)] = 0;
      const king = after.indexOf(turn === MAX ? 6 : 14);
      if (!isAttacked(after, king, turn !== MAX)) found.push(`${formatSquare(from)}${formatSquare(to)}`);
    }
  return found.sort();
}

/** The same out of the legal moves, castling left out. */
function uncastled(position: ChessPosition): string[] {
  const gestures = adapter.gestures(position).filter(({ notation }) => !notation.startsWith('O-O'));
  return [...new Set(gestures.map(({ path }) => path.join('')))].sort();
}

describe('A game of chess ends', () => {
  const ended = (fen: string) => maybe(adapter.ending(at(fen)));

  it('by checkmate', () => {
    expect(ended('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1')).toBe('Checkmate: White has won.');
    expect(say(adapter.ending(at('R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1'))!, 'fr')).toBe('Échec et mat : les Blancs ont gagné.');
  });

  it('by stalemate', () => {
    expect(ended('k7/2Q5/1K6/8/8/8/8/8 b - - 0 1')).toMatch(/^Stalemate: Black has no legal move/);
  });

  it('by repetition, fifty moves, or pieces that can mate nobody', () => {
    const moves = Array.from({ length: 2 }, () => 'g1f3 g8f6 f3g1 f6g8').join(' ');
    expect(ended(`startpos moves ${moves}`)).toBe('Draw: the same position for the third time.');
    expect(ended('4k3/8/8/8/8/8/4P3/4K3 w - - 100 90')).toBe('Draw: 50 moves of each side without a capture or a pawn move.');
    expect(ended('4k3/8/8/8/8/8/8/4KB2 w - - 0 1')).toMatch(/neither side can ever checkmate/);
  });

  it('later if draws are not claimed', () => {
    const patient = chess({ draws: 'automatic' });
    const position = unwrap(patient.parsePosition('4k3/8/8/8/8/8/4P3/4K3 w - - 150 90'));
    expect(say(boardAdapterOf(patient).ending(position)!, 'fr')).toBe(
      'Nulle : 75 coups de chaque camp sans prise ni coup de pion.',
    );
    const moves = Array.from({ length: 4 }, () => 'g1f3 g8f6 f3g1 f6g8').join(' ');
    const again = unwrap(patient.parsePosition(`startpos moves ${moves}`));
    expect(say(boardAdapterOf(patient).ending(again)!, 'en')).toBe('Draw: the same position for the fifth time.');
  });
});

describe('An edited chess board', () => {
  const pieces = (fen: string) =>
    new Map(adapter.scene(at(fen)).cells.flatMap(({ square, piece }) => (piece ? [[square, piece] as [string, PieceName]] : [])));

  it('keeps the rights to castle and the capture en passant that its pieces allow', () => {
    const before = 'r3k2r/8/8/3pP3/8/8/8/R3K2R w KQkq d6 0 9';
    const edited = pieces(before);
    edited.delete('h8');
    expect(adapter.editing.write(edited, MAX, at(before))).toBe('r3k3/8/8/3pP3/8/8/8/R3K2R w KQq d6 0 9');
    edited.delete('d5');
    expect(adapter.editing.write(edited, MIN, at(before))).toBe('r3k3/8/8/4P3/8/8/8/R3K2R b KQq - 0 9');
  });

  it('that nobody can play is refused with the reason', () => {
    const edited = pieces('4k3/8/8/8/8/8/8/4K3 w - - 0 1');
    edited.delete('e8');
    expect(game.parsePosition(adapter.editing.write(edited, MAX, game.start()))).toMatchObject({
      ok: false,
      error: { message: expect.stringContaining('Black has no king.') },
    });
  });
});
