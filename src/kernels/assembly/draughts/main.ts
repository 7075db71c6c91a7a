import { DRAUGHTS_BYTES, Draughts } from './draughts';
import { perft as countLeaves } from './perft';

const GAME: usize = 1024;
const LISTS: usize = GAME + DRAUGHTS_BYTES;

export function setUp(rules: i32, size: i32): void {
  game().setUp(rules, size);
}

@inline
function game(): Draughts {
  return changetype<Draughts>(GAME);
}

export function setPosition(white: u64, black: u64, kings: u64, huffable: u64, turn: i32): void {
  game().setPosition(white, black, kings, huffable, turn);
}

export function perft(depth: i32): u64 {
  return countLeaves(game(), depth, LISTS);
}

export function listsAt(): usize { return LISTS; }
export function generate(): i32 { return game().generate(LISTS); }
export function play(move: u64): void { game().play(move); }
export function undo(): void { game().undo(); }
