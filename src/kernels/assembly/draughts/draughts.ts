import { endgameAt, gameArea } from '../search/memory';
import { isWon } from '../tables/value';
import { boardOf, mainRoadOf, placeRays, RAYS_BYTES, rowOf } from './board';
import { beginCaptures } from './captures';
import { canPutOff, comesInTime, drawingRule, hasMainRoad, isHistoryFree, materialAfterChange, pliesAllowed, roadAfter } from './draws';
import { evaluation } from './evaluation';
import { hasPatterns, PATTERN_DIGITS_BYTES, PATTERNS_BYTES, placePatterns } from './evaluation-patterns';
import { EVALUATION_BYTES, placeEvaluation, WEIGHTS_BYTES } from './evaluation-tables';
import { entryOf, setUpEndgame } from './endgame';
import { EXTRA, FRAME_BYTES, HUFFABLE, KEY, KINGS, MATERIAL, MOVE, piecesAt, QUIET, TURN, WHITE } from './frame';
import { fromOf, huffedOf, stepMove, takenOf, takes, toOf, withHuff } from './move';
import { capturesOf, ENGLISH, FRISIAN, RULE_SETS, RUSSIAN, SOUFFLER, takersOf } from './rule-sets';
import { runsAfter, tiredKing } from './runs';
import { typicalError, valueBeforeMoves } from './selectivity';
import { countSteps, kingReach, writeSteps } from './steps';
import { placeWalked, WALKED_BYTES } from './walked';
import { keyOf, pieceKey, placeZobrist, TURN_KEY, ZOBRIST_BYTES } from './zobrist';

/** The result of `ruleResult` while no rule ends the game, and the value of a lost game, as in search/contract.ts. */
const NONE: i32 = i32.MIN_VALUE;
const LOST: i32 = -30000;

/**
 * Where a game's frames begin, counted from the address that it is placed at. They may go on to the end of the room
 * it has.
 */
const FIELDS_BYTES: usize = 256;
const DIGITS_AT: usize = FIELDS_BYTES + RAYS_BYTES + ZOBRIST_BYTES + EVALUATION_BYTES;
const WEIGHTS_AT: usize = DIGITS_AT + PATTERN_DIGITS_BYTES;
const ALL_WEIGHTS_BYTES: usize = 3 * RULE_SETS * WEIGHTS_BYTES;
const WALKED_AT: usize = WEIGHTS_AT + ALL_WEIGHTS_BYTES + PATTERNS_BYTES;
export const FRAMES_AT: usize = WALKED_AT + WALKED_BYTES;
/**
 * The weights of all rule sets on 6x6, then on 8x8, then on 10x10, then those of patterns: brought from outside, and
 * in the first thread's area for all.
 */
export const weightsAt: usize = gameArea + WEIGHTS_AT;

/**
 * A game of draughts under one of the rule sets, on a board of 6, 8 or 10 rows. White moves up, to low bits. It is
 * placed in memory by `changetype<Draughts>(address)`, then `setUp`, then `setPosition`; its tables and frames follow
 * it. One game per instance of the module, because the tables are found through globals. It implements
 * search/contract.ts.
 */
@unmanaged
export class Draughts {
  top: usize;
  bottom: usize;
  rules: i32;
  size: i32;
  board: u64;
  mainRoad: u64;
  /**
   * The rows where white men and black men are crowned, and the rows before these: a man that takes a piece there has
   * touched the crowning row.
   */
  whiteCrowning: u64;
  blackCrowning: u64;
  beforeWhiteCrowning: u64;
  beforeBlackCrowning: u64;
  flying: bool;
  frisian: bool;
  crossing: bool;
  huffing: bool;
  roads: bool;
  /** Whether the evaluation judges the men by patterns. */
  isPatterned: bool;
  /** Whether the draw rules are in force. */
  drawing: bool;
  /** Lists are cut off here: a search with room for fewer moves than a wild position has leaves out the last ones. */
  mostMoves: i32;

  setUp(rules: i32, size: i32, drawing: bool, mostMoves: i32): void {
    const self = changetype<usize>(this);
    this.rules = rules;
    this.size = size;
    this.drawing = drawing;
    this.mostMoves = mostMoves;
    this.board = boardOf(size);
    this.mainRoad = mainRoadOf(size);
    this.whiteCrowning = rowOf(size, 0);
    this.blackCrowning = rowOf(size, size - 1);
    this.beforeWhiteCrowning = rowOf(size, 1);
    this.beforeBlackCrowning = rowOf(size, size - 2);
    this.flying = rules != ENGLISH;
    this.frisian = rules == FRISIAN;
    this.crossing = rules == RUSSIAN;
    this.huffing = rules == SOUFFLER;
    this.roads = hasMainRoad(rules);
    placeRays(self + FIELDS_BYTES, this.board);
    placeZobrist(self + FIELDS_BYTES + RAYS_BYTES);
    const weights = weightsAt + <usize>((size / 2 - 3) * RULE_SETS + rules) * WEIGHTS_BYTES;
    placeEvaluation(self + FIELDS_BYTES + RAYS_BYTES + ZOBRIST_BYTES, weights, size);
    this.isPatterned = hasPatterns(rules, size);
    placePatterns(self + DIGITS_AT, weightsAt + ALL_WEIGHTS_BYTES, rules, size);
    placeWalked(self + WALKED_AT);
    setUpEndgame(size);
    this.bottom = self + FRAMES_AT;
    this.setPosition(0, 0, 0, 0, WHITE);
  }

  /** Sets a position and forgets the history. */
  setPosition(white: u64, black: u64, kings: u64, huffable: u64, turn: i32): void {
    const frame = this.bottom;
    this.top = frame;
    memory.fill(frame, 0, FRAME_BYTES);
    store<u64>(frame, white);
    store<u64>(frame, black, 8);
    store<u64>(frame, kings, KINGS);
    store<u64>(frame, huffable, HUFFABLE);
    store<u64>(frame, keyOf(white, black, kings, turn), KEY);
    store<i32>(frame, turn, TURN);
  }

  /** Sets the counters of a new position (frame.ts). */
  setCounts(quiet: i32, material: i32, extra: i32): void {
    store<i32>(this.top, quiet, QUIET);
    store<i32>(this.top, material, MATERIAL);
    store<i32>(this.top, extra, EXTRA);
  }

  @inline get white(): u64 { return load<u64>(this.top); }
  @inline get black(): u64 { return load<u64>(this.top, 8); }
  @inline get kings(): u64 { return load<u64>(this.top, KINGS); }
  @inline get huffable(): u64 { return load<u64>(this.top, HUFFABLE); }
  @inline get turn(): i32 { return load<i32>(this.top, TURN); }
  @inline get own(): u64 { return load<u64>(piecesAt(this.top, this.turn)); }
  @inline get other(): u64 { return load<u64>(piecesAt(this.top, this.turn ^ 1)); }

  /**
   * A key of all that decides what can happen, side to move and huffable pieces included; counts towards a draw are
   * not in it.
   */
  key(): u64 {
    const key = load<u64>(this.top, KEY);
    const rest = this.frisian ? <u64>load<i32>(this.top, EXTRA) : this.huffable;
    return rest ? key ^ mixed(rest) : key;
  }

  /** The mover's pieces that can take something. */
  takers(): u64 {
    const own = this.own;
    const other = this.other;
    return takersOf(this.rules, own, this.kings, other, this.board ^ (own | other), this.turn == WHITE);
  }

  /** Whether the other side could take something if it were its turn. */
  isThreatened(): bool {
    const own = this.own;
    const other = this.other;
    return takersOf(this.rules, other, this.kings, own, this.board ^ (own | other), this.turn != WHITE) != 0;
  }

  /** Whether there is nothing to capture or huff, so that the evaluation is reliable. */
  isQuiet(): bool {
    return this.huffable == 0 && this.takers() == 0;
  }

  /** Whether the mover has to take. In souffler nobody has to. */
  isForced(): bool {
    return !this.huffing && this.takers() != 0;
  }

  hasMoves(): bool {
    if (this.takers() != 0) return true;
    const own = this.own;
    const other = this.other;
    const kings = this.kings;
    if (countSteps(own & ~kings, own & kings & ~this.tired(), this.board ^ (own | other), this.turn == WHITE, this.flying)) return true;
    for (let rest = this.huffable; rest; rest &= rest - 1) {
      const left = other ^ (rest & -rest);
      const free = this.board ^ (own | left);
      if (countSteps(own & ~kings, own & kings, free, this.turn == WHITE, this.flying)) return true;
      if (takersOf(this.rules, own, kings, left, free, this.turn == WHITE)) return true;
    }
    return false;
  }

  /** Writes all legal moves from `at` on, and returns their number. */
  generate(at: usize): i32 {
    if (this.huffing) return this.cutOff(at, this.writeTurns(at, false));
    const own = this.own;
    const other = this.other;
    const free = this.board ^ (own | other);
    const kings = this.kings;
    const up = this.turn == WHITE;
    if (takersOf(this.rules, own, kings, other, free, up)) return this.cutOff(at, this.writeAllCaptures(at, own, other, kings));
    return this.cutOff(at, writeSteps(at, own & ~kings, own & kings & ~this.tired(), free, up, this.flying));
  }

  /** The same for moves that change the pieces: captures, and whatever follows a huff. */
  generateNoisy(at: usize): i32 {
    if (this.huffing) return this.cutOff(at, this.writeTurns(at, true));
    if (this.takers() == 0) return 0;
    return this.cutOff(at, this.writeAllCaptures(at, this.own, this.other, this.kings));
  }

  @inline
  private cutOff(at: usize, end: usize): i32 {
    return min(<i32>((end - at) >> 3), this.mostMoves);
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
      return <i32>((this.writeAllCaptures(scratch, own, other, kings) - scratch) >> 3);
    return countSteps(own & ~kings, own & kings & ~this.tired(), free, up, this.flying);
  }

  @inline
  private writeAllCaptures(at: usize, own: u64, other: u64, kings: u64): usize {
    beginCaptures(at + (<usize>this.mostMoves << 3));
    return this.writeCaptures(at, own, other, kings);
  }

  private writeCaptures(at: usize, own: u64, other: u64, kings: u64): usize {
    const up = this.turn == WHITE;
    const crown = up ? this.whiteCrowning : this.blackCrowning;
    return capturesOf(this.rules, at, own, kings, other, this.board ^ (own | other), up, crown);
  }

  @inline
  private writeStepsAmong(at: usize, own: u64, other: u64, kings: u64): usize {
    return writeSteps(at, own & ~kings, own & kings, this.board ^ (own | other), this.turn == WHITE, this.flying);
  }

  /**
   * The turns of souffler: first one of the huffable pieces is huffed, or none; then any capture or any step is
   * played.
   */
  private writeTurns(at: usize, noisy: bool): usize {
    const own = this.own;
    const other = this.other;
    const kings = this.kings;
    let end = this.writeAllCaptures(at, own, other, kings);
    if (!noisy) end = this.writeStepsAmong(end, own, other, kings);
    for (let rest = this.huffable; rest && <i32>((end - at) >> 3) < this.mostMoves; rest &= rest - 1) {
      const huffed = rest & -rest;
      const first = end;
      end = this.writeCaptures(end, own, other ^ huffed, kings & ~huffed);
      end = this.writeStepsAmong(end, own, other ^ huffed, kings & ~huffed);
      for (let move = first; move < end; move += 8) store<u64>(move, withHuff(load<u64>(move), <i32>ctz(huffed)));
    }
    return end;
  }

  /** The mover's Frisian king that has stepped too often in a row, while there are men. */
  @inline
  private tired(): u64 {
    if (!this.frisian || (this.own & ~this.kings) == 0) return 0;
    return tiredKing(load<i32>(this.top, EXTRA), this.turn);
  }

  play(move: u64): void {
    const before = this.top;
    const turn = load<i32>(before, TURN);
    let own = load<u64>(piecesAt(before, turn));
    let other = load<u64>(piecesAt(before, turn ^ 1));
    let kings = load<u64>(before, KINGS);
    let key = load<u64>(before, KEY) ^ TURN_KEY;
    let huffable: u64 = 0;
    let taken: u64 = 0;
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
        key ^= pieceKey(turn ^ 1, (kings >> (huffed - 1)) & 1, huffed - 1);
        other ^= <u64>1 << (huffed - 1);
        kings &= ~(<u64>1 << (huffed - 1));
      }
      if (!capture) {
        huffable = takersOf(this.rules, own, kings, other, this.board ^ (own | other), turn == WHITE);
        if (huffable & fromBit) huffable ^= fromBit | toBit;
      }
    }

    const isKing = (kings >> from) & 1;
    let king = isKing;
    if (capture) {
      taken = takenOf(move, this.frisian);
      for (let rest = taken; rest; rest &= rest - 1)
        key ^= pieceKey(turn ^ 1, (kings >> ctz(rest)) & 1, <i32>ctz(rest));
      other ^= taken;
      kings &= ~taken;
    }
    if (!isKing && this.crowns(turn, toBit, taken)) {
      king = 1;
      changed = true;
    }
    own = (own & ~fromBit) | toBit;
    kings = (kings & ~fromBit) | (king << to);
    key ^= pieceKey(turn, isKing, from) ^ pieceKey(turn, king, to);

    const after = before + FRAME_BYTES;
    this.top = after;
    store<u64>(piecesAt(after, turn), own);
    store<u64>(piecesAt(after, turn ^ 1), other);
    store<u64>(after, kings, KINGS);
    store<u64>(after, huffable, HUFFABLE);
    store<u64>(after, key, KEY);
    store<i32>(after, turn ^ 1, TURN);
    store<i32>(after, changed || !isKing ? 0 : load<i32>(before, QUIET) + 1, QUIET);
    store<i32>(after, changed ? materialAfterChange(this.rules, before, after) : load<i32>(before, MATERIAL) + 1, MATERIAL);
    let extra = 0;
    if (this.roads) extra = roadAfter(this.mainRoad, before, after);
    else if (this.frisian) extra = runsAfter(before, turn, from, to, isKing != 0 && !capture, taken);
    store<i32>(after, extra, EXTRA);
    store<u64>(after, move, MOVE);
  }

  /** Whether a man becomes a king that ends on this square, having taken these pieces. */
  @inline
  private crowns(turn: i32, to: u64, taken: u64): bool {
    if (turn == WHITE) return (to & this.whiteCrowning) != 0 || (this.crossing && (taken & this.beforeWhiteCrowning) != 0);
    return (to & this.blackCrowning) != 0 || (this.crossing && (taken & this.beforeBlackCrowning) != 0);
  }

  @inline
  undo(): void {
    this.top -= FRAME_BYTES;
  }

  /** NONE, or 0 if a rule makes the game a draw. A side without a move has lost even then. */
  ruleResult(): i32 {
    return this.drawing && this.drawnBy() != 0 && this.hasMoves() ? 0 : NONE;
  }

  /**
   * The value by the tablebases, if they have the position. They know no draw rules: a draw stays a draw, and a win is
   * believed only if it comes before any draw rule.
   */
  known(): i32 {
    if (endgameAt == 0 || <u32>popcnt(this.white | this.black) > load<u32>(endgameAt)) return NONE;
    const entry = entryOf(this.own, this.other, this.kings, this.huffable, this.turn);
    if (entry <= 0) return entry == 0 ? 0 : NONE;
    const plies = entry - 1;
    if (this.drawing && !comesInTime(this.rules, this.top, plies)) return NONE;
    return isWon(entry) ? -LOST - plies : LOST + plies;
  }

  /** The number of the rule that makes a draw of the position, if there are moves; 0: none does (draws.ts). */
  drawnBy(): i32 {
    const rule = drawingRule(this.rules, this.top, this.bottom, false);
    if (rule == 0 || !canPutOff(this.rules, rule, pliesAllowed(rule, this.rules, this.top))) return rule;
    return this.takers() != 0 || this.winsByStep() ? drawingRule(this.rules, this.top, this.bottom, true) : rule;
  }

  /** Whether a move that takes nothing leaves the other side without moves. */
  private winsByStep(): bool {
    const own = this.own;
    const free = this.board ^ (own | this.other);
    for (let rest = own; rest; rest &= rest - 1) {
      const from = <i32>ctz(rest);
      const piece = rest & -rest;
      let ends = (this.turn == WHITE ? (piece >> 6) | (piece >> 7) : (piece << 6) | (piece << 7)) & free;
      if (piece & this.kings) ends = kingReach(from, free, this.flying);
      for (; ends; ends &= ends - 1) {
        this.play(stepMove(from, <i32>ctz(ends)));
        const wins = !this.hasMoves();
        this.undo();
        if (wins) return true;
      }
    }
    return false;
  }

  @inline
  lostOrDrawnWithoutMoves(): i32 {
    return LOST;
  }

  historyFree(depth: i32): bool {
    return !this.drawing || isHistoryFree(this.rules, this.top, this.bottom, depth);
  }

  /** An estimate from the mover's view, within ±20000. */
  evaluate(): i32 {
    const value = evaluation(
      this.white,
      this.black,
      this.kings,
      this.turn,
      this.rules,
      this.size,
      this.board,
      this.mainRoad,
      this.flying,
      this.isPatterned,
    );
    return this.turn == WHITE ? value : -value;
  }

  @inline
  isNoisy(move: u64): bool {
    return move >> 12 != 0;
  }

  /** From and to. */
  @inline
  historyIndex(move: u64): i32 {
    return <i32>move & 4095;
  }

  /** 16 bits for the table, never 0: from, to, and four bits of the captured or huffed pieces. */
  @inline
  tag(move: u64): u32 {
    const rest = ((move >> 12) * 0x9e3779b97f4a7c15) >> 60;
    const tag = <u32>((move & 4095) | (rest << 12));
    return tag ? tag : 0xffff;
  }

  /** The most pieces first; among steps, those that crown. */
  @inline
  orderingScore(move: u64, depth: i32): i32 {
    if (this.isNoisy(move)) return 64 * <i32>popcnt(move >> 12);
    return this.crownsByStep(move) ? 1 << 14 : 0;
  }

  /** Steps that do not crown may be searched less deeply if they come late. */
  @inline
  reducible(move: u64): bool {
    return !this.isNoisy(move) && !this.crownsByStep(move);
  }

  @inline
  private crownsByStep(move: u64): bool {
    const crowning = this.turn == WHITE ? this.whiteCrowning : this.blackCrowning;
    return (((crowning & ~this.kings) >> toOf(move)) & ((~this.kings) >> fromOf(move)) & 1) != 0;
  }

  /** Nearly all positions. Each probe of the main table waits for memory: 1.3 times as many nodes a second. */
  @inline
  l1Depth(): i32 {
    return 3;
  }

  /** selectivity.ts; where pieces are huffed, values jump half as far again. */
  @inline
  typicalError(): i32 {
    const error = typicalError(<i32>popcnt(this.white | this.black));
    return this.huffing ? error + error / 2 : error;
  }

  @inline
  valueBeforeMoves(ply: i32, alpha: i32, beta: i32, entry: u64): i32 {
    return valueBeforeMoves<Draughts>(this, ply, beta);
  }

  /** Writes what threads need to search the same position: its frame and the ones that may be repeated, at most 500. */
  save(at: usize): void {
    const played = <i32>((this.top - this.bottom) / FRAME_BYTES);
    const frames = 1 + min(min(load<i32>(this.top, QUIET), played), 499);
    store<i32>(at, this.rules);
    store<i32>(at, this.size, 4);
    store<i32>(at, this.drawing, 8);
    store<i32>(at, this.mostMoves, 12);
    store<i32>(at, frames, 16);
    const bytes = <usize>frames * FRAME_BYTES;
    memory.copy(at + 64, this.top + FRAME_BYTES - bytes, bytes);
  }

  load(at: usize): void {
    this.setUp(load<i32>(at), load<i32>(at, 4), load<i32>(at, 8) != 0, load<i32>(at, 12));
    const bytes = <usize>load<i32>(at, 16) * FRAME_BYTES;
    memory.copy(this.bottom, at + 64, bytes);
    this.top = this.bottom + bytes - FRAME_BYTES;
  }
}

/** Spreads a set over 64 bits, so that keys of positions that differ in it alone differ. */
@inline
function mixed(bits: u64): u64 {
  const product = bits * 0x9e3779b97f4a7c15;
  return (product ^ (product >> 32)) * 0xd6e8feb86659fd93;
}
