import { boardOf, placeRays, RAYS_BYTES, rowOf } from './board';
import { materialOf } from './evaluation';
import { fromOf, huffedOf, takenOf, takes, toOf, withHuff } from './move';
import { capturesOf, ENGLISH, FRISIAN, RUSSIAN, SOUFFLER, takersOf } from './rule-sets';
import { countSteps, writeSteps } from './steps';
import { placeZobrist, pieceKey, TURN_KEY, ZOBRIST_BYTES } from './zobrist';
import { DrawRules } from './draws';

export const WHITE: i32 = 0;
export const BLACK: i32 = 1;

/** What `ruleResult` says while no rule ends the game. */
export const NONE: i32 = i32.MIN_VALUE;

/** Above every evaluation; a side without a move has lost. */
export const LOSS: i32 = -30000;

/**
 * Frames, one a position of the game and of the line being searched; the last one is the position itself, and taking back a move is forgetting a
 * frame. Bytes of a frame:
 *
 *     0 white   8 black   16 kings   24 huffable   32 key   40 turn   44 quiet   48 material   52 runs   56 move
 *
 * `huffable`: pieces of the side that has just moved which the mover may huff (souffler). `key`: Zobrist key of pieces and turn. `quiet`: plies in
 * a row that only kings moved in and nothing was taken. `material`: plies since the pieces changed, as the draw rules count them. `runs`: Frisian
 * kings that step again and again, 8 bits a side. `move`: the move that led here.
 */
const FRAME: usize = 64;
const KINGS: usize = 16;
const HUFFABLE: usize = 24;
const KEY: usize = 32;
const TURN: usize = 40;
const QUIET: usize = 44;
const MATERIAL: usize = 48;
const RUNS: usize = 52;
const MOVE: usize = 56;

export const FRAMES: i32 = 8192;
const FIELDS_BYTES: usize = 256;

/** Bytes that a game needs, from the address it is placed at. */
export const DRAUGHTS_BYTES: usize = FIELDS_BYTES + RAYS_BYTES + ZOBRIST_BYTES + FRAME * <usize>FRAMES;

/** How often in a row a Frisian king may step while its side has men. */
const LONGEST_RUN: i32 = 3;

/**
 * A game of draughts under one of the rule sets, on a board of 6, 8 or 10 rows. White moves up, to low bits. Placed by hand:
 * `changetype<Draughts>(address)`, then `setUp`; what it needs lies behind it, DRAUGHTS_BYTES in all. One game an instance of the module, because the
 * tables behind it are found through globals.
 */
@unmanaged
export class Draughts {
  top: usize;
  bottom: usize;
  rules: i32;
  size: i32;
  board: u64;
  /** The rows where white men and black men are crowned. */
  whiteCrowning: u64;
  blackCrowning: u64;
  /** The rows before these: a man that takes a piece there has touched the crowning row. */
  beforeWhiteCrowning: u64;
  beforeBlackCrowning: u64;
  flying: bool;
  frisian: bool;
  crossing: bool;
  huffing: bool;
  draws: DrawRules;

  setUp(rules: i32, size: i32): void {
    const self = changetype<usize>(this);
    this.rules = rules;
    this.size = size;
    this.board = boardOf(size);
    this.whiteCrowning = rowOf(size, 0);
    this.blackCrowning = rowOf(size, size - 1);
    this.beforeWhiteCrowning = rowOf(size, 1);
    this.beforeBlackCrowning = rowOf(size, size - 2);
    this.flying = rules != ENGLISH;
    this.frisian = rules == FRISIAN;
    this.crossing = rules == RUSSIAN;
    this.huffing = rules == SOUFFLER;
    placeRays(self + FIELDS_BYTES, this.board);
    placeZobrist(self + FIELDS_BYTES + RAYS_BYTES);
    this.bottom = self + FIELDS_BYTES + RAYS_BYTES + ZOBRIST_BYTES;
    this.draws = changetype<DrawRules>(self + 128);
    this.draws.setUp(rules);
    this.setPosition(0, 0, 0, 0, WHITE);
  }

  /** Takes up a position, and forgets what was before. */
  setPosition(white: u64, black: u64, kings: u64, huffable: u64, turn: i32): void {
    const frame = this.bottom;
    this.top = frame;
    store<u64>(frame, white);
    store<u64>(frame, black, 8);
    store<u64>(frame, kings, KINGS);
    store<u64>(frame, huffable, HUFFABLE);
    let key: u64 = turn == BLACK ? TURN_KEY : 0;
    for (let rest = white; rest; rest &= rest - 1) key ^= pieceKey(WHITE, (kings >> ctz(rest)) & 1, <i32>ctz(rest));
    for (let rest = black; rest; rest &= rest - 1) key ^= pieceKey(BLACK, (kings >> ctz(rest)) & 1, <i32>ctz(rest));
    store<u64>(frame, key, KEY);
    store<i32>(frame, turn, TURN);
    store<i32>(frame, 0, QUIET);
    store<i32>(frame, 0, MATERIAL);
    store<i32>(frame, 0, RUNS);
    store<u64>(frame, 0, MOVE);
  }

  /** The counters of the draw rules and of Frisian kings, as a position that is taken up brings them. */
  setCounters(quiet: i32, material: i32, runs: i32): void {
    store<i32>(this.top, quiet, QUIET);
    store<i32>(this.top, material, MATERIAL);
    store<i32>(this.top, runs, RUNS);
  }

  @inline get white(): u64 { return load<u64>(this.top); }
  @inline get black(): u64 { return load<u64>(this.top, 8); }
  @inline get kings(): u64 { return load<u64>(this.top, KINGS); }
  @inline get huffable(): u64 { return load<u64>(this.top, HUFFABLE); }
  @inline get turn(): i32 { return load<i32>(this.top, TURN); }
  @inline get quiet(): i32 { return load<i32>(this.top, QUIET); }
  @inline get material(): i32 { return load<i32>(this.top, MATERIAL); }
  @inline get runs(): i32 { return load<i32>(this.top, RUNS); }
  /** Moves played since the position was taken up. */
  @inline get played(): i32 { return <i32>((this.top - this.bottom) / FRAME); }
  @inline get own(): u64 { return load<u64>(this.top + (<usize>this.turn << 3)); }
  @inline get other(): u64 { return load<u64>(this.top + (<usize>(this.turn ^ 1) << 3)); }

  /** A key of all that decides what can happen, side to move and huffable pieces included; counters towards a draw are not. */
  @inline
  key(): u64 {
    const key = load<u64>(this.top, KEY);
    const rest = this.huffable ^ <u64>this.runs;
    return rest ? key ^ mixed(rest) : key;
  }

  /** Whether nothing is to be taken or huffed: evaluations can be trusted here. */
  isQuiet(): bool {
    return this.huffable == 0 && this.takers() == 0;
  }

  /** The mover's pieces that can take something. */
  takers(): u64 {
    const own = this.own;
    const other = this.other;
    return takersOf(this.rules, own, this.kings, other, this.board ^ (own | other), this.turn == WHITE);
  }

  /** Writes all legal moves from `at` on, and returns their number. */
  generate(at: usize): i32 {
    if (this.huffing) return <i32>((this.writeTurns(at, false) - at) >> 3);
    const own = this.own;
    const other = this.other;
    const free = this.board ^ (own | other);
    const kings = this.kings;
    const up = this.turn == WHITE;
    let end = at;
    if (takersOf(this.rules, own, kings, other, free, up)) end = this.writeCaptures(at, own, other, kings);
    else end = writeSteps(at, own & ~kings, own & kings & ~this.barred(), free, up, this.flying);
    return <i32>((end - at) >> 3);
  }

  /** The same for moves that change the pieces: captures, and whatever follows a huff. */
  generateNoisy(at: usize): i32 {
    if (this.huffing) return <i32>((this.writeTurns(at, true) - at) >> 3);
    if (this.takers() == 0) return 0;
    return <i32>((this.writeCaptures(at, this.own, this.other, this.kings) - at) >> 3);
  }

  /** The number of legal moves. Writes to `scratch` and behind it. */
  count(scratch: usize): i32 {
    if (this.huffing) return this.generate(scratch);
    const own = this.own;
    const other = this.other;
    const free = this.board ^ (own | other);
    const kings = this.kings;
    const up = this.turn == WHITE;
    if (takersOf(this.rules, own, kings, other, free, up))
      return <i32>((this.writeCaptures(scratch, own, other, kings) - scratch) >> 3);
    return countSteps(own & ~kings, own & kings & ~this.barred(), free, up, this.flying);
  }

  private writeCaptures(at: usize, own: u64, other: u64, kings: u64): usize {
    const up = this.turn == WHITE;
    const crown = up ? this.whiteCrowning : this.blackCrowning;
    return capturesOf(this.rules, at, own, kings, other, this.board ^ (own | other), up, crown);
  }

  /** The turns of souffler: first one of the huffable pieces is huffed, or none, then any capture or any step is played. */
  private writeTurns(at: usize, noisy: bool): usize {
    const own = this.own;
    const other = this.other;
    const kings = this.kings;
    let end = this.writeCaptures(at, own, other, kings);
    if (!noisy) end = this.writeStepsAmong(end, own, other, kings);
    for (let rest = this.huffable; rest; rest &= rest - 1) {
      const huffed = rest & -rest;
      const first = end;
      end = this.writeCaptures(end, own, other ^ huffed, kings & ~huffed);
      end = this.writeStepsAmong(end, own, other ^ huffed, kings & ~huffed);
      for (let move = first; move < end; move += 8) store<u64>(move, withHuff(load<u64>(move), <i32>ctz(huffed)));
    }
    return end;
  }

  @inline
  private writeStepsAmong(at: usize, own: u64, other: u64, kings: u64): usize {
    return writeSteps(at, own & ~kings, own & kings, this.board ^ (own | other), this.turn == WHITE, this.flying);
  }

  /** The mover's Frisian king that has stepped too often in a row, while there are men. */
  @inline
  private barred(): u64 {
    if (!this.frisian) return 0;
    const run = (this.runs >> (this.turn << 3)) & 255;
    return run >> 6 == LONGEST_RUN && (this.own & ~this.kings) != 0 ? <u64>1 << (run & 63) : 0;
  }

  play(move: u64): void {
    const before = this.top;
    const turn = load<i32>(before, TURN);
    let own = load<u64>(before + (<usize>turn << 3));
    let other = load<u64>(before + (<usize>(turn ^ 1) << 3));
    let kings = load<u64>(before, KINGS);
    let key = load<u64>(before, KEY) ^ TURN_KEY;
    let huffable: u64 = 0;
    const from = fromOf(move);
    const to = toOf(move);
    const fromBit = <u64>1 << from;
    const toBit = <u64>1 << to;
    const capture = takes(move, this.frisian);
    let changed = capture;

    if (this.huffing) {
      const huffed = huffedOf(move);
      if (huffed) {
        changed = true;
        const bit = <u64>1 << (huffed - 1);
        key ^= pieceKey(turn ^ 1, (kings >> (huffed - 1)) & 1, huffed - 1);
        other ^= bit;
        kings &= ~bit;
      }
      if (!capture) {
        huffable = takersOf(this.rules, own, kings, other, this.board ^ (own | other), turn == WHITE);
        if (huffable & fromBit) huffable ^= fromBit | toBit;
      }
    }

    const isKing = (kings >> from) & 1;
    let crowned = isKing;
    let taken: u64 = 0;
    if (capture) {
      taken = takenOf(move, this.frisian);
      for (let rest = taken; rest; rest &= rest - 1)
        key ^= pieceKey(turn ^ 1, (kings >> ctz(rest)) & 1, <i32>ctz(rest));
      other ^= taken;
      kings &= ~taken;
    }
    if (!isKing) {
      const crowning = turn == WHITE ? this.whiteCrowning : this.blackCrowning;
      if ((toBit & crowning) != 0 || (this.crossing && (taken & this.beforeCrowning(turn)) != 0)) {
        crowned = 1;
        changed = true;
      }
    }
    own = (own & ~fromBit) | toBit;
    kings = (kings & ~fromBit) | (crowned << to);
    key ^= pieceKey(turn, isKing, from) ^ pieceKey(turn, crowned, to);

    const after = before + FRAME;
    this.top = after;
    store<u64>(after + (<usize>turn << 3), own);
    store<u64>(after + (<usize>(turn ^ 1) << 3), other);
    store<u64>(after, kings, KINGS);
    store<u64>(after, huffable, HUFFABLE);
    store<u64>(after, key, KEY);
    store<i32>(after, turn ^ 1, TURN);
    store<i32>(after, changed || !isKing ? 0 : load<i32>(before, QUIET) + 1, QUIET);
    store<i32>(
      after,
      changed ? this.draws.materialAfterChange(before, after, load<i32>(before, MATERIAL)) : load<i32>(before, MATERIAL) + 1,
      MATERIAL,
    );
    store<i32>(after, this.frisian ? this.runsAfter(before, turn, from, to, isKing != 0 && !capture, taken) : 0, RUNS);
    store<u64>(after, move, MOVE);
  }

  @inline
  private beforeCrowning(turn: i32): u64 {
    return turn == WHITE ? this.beforeWhiteCrowning : this.beforeBlackCrowning;
  }

  /** Each side's Frisian run: the square of the king that stepped last, and how often in a row (bits 6 and 7). */
  private runsAfter(before: usize, turn: i32, from: i32, to: i32, kingStep: bool, taken: u64): i32 {
    const runs = load<i32>(before, RUNS);
    const shift = turn << 3;
    let own = (runs >> shift) & 255;
    let other = (runs >> (8 - shift)) & 255;
    if (!kingStep) own = 0;
    else if (own >> 6 != 0 && (own & 63) == from) own = (min((own >> 6) + 1, LONGEST_RUN) << 6) | to;
    else own = (1 << 6) | to;
    if ((taken >> (other & 63)) & 1) other = 0;
    return (own << shift) | (other << (8 - shift));
  }

  @inline
  undo(): void {
    this.top -= FRAME;
  }

  /** NONE, or what the game is worth to the mover where a rule ends it here although there may be moves. */
  ruleResult(): i32 {
    return this.draws.isDrawn(this.top, this.bottom) ? 0 : NONE;
  }

  /** What the game is worth to a mover without a move. */
  @inline
  lostOrDrawnWithoutMoves(): i32 {
    return LOSS;
  }

  /** An estimate from the mover's view, within ±20000. */
  evaluate(): i32 {
    const value = materialOf(this.white, this.black, this.kings, this.size);
    return this.turn == WHITE ? value : -value;
  }

  @inline
  isNoisy(move: u64): bool {
    return move >> 12 != 0;
  }

  /** A number below 4096 for move ordering. */
  @inline
  slot(move: u64): i32 {
    return <i32>move & 4095;
  }

  /** 16 bits for the table: from, to, and a little of what is taken or huffed. */
  @inline
  tag(move: u64): u32 {
    const rest = move >> 12;
    return <u32>((move & 4095) | ((((rest * 0x9e3779b97f4a7c15) >> 60) << 12)));
  }
}

@inline
function mixed(bits: u64): u64 {
  const product = bits * 0x9e3779b97f4a7c15;
  return (product ^ (product >> 32)) * 0xd6e8feb86659fd93;
}
