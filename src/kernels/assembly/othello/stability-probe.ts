import { stableDiscs } from './stability';

/** For tests, compiled by them. */
export function stable(own: u64, other: u64): u64 {
  return stableDiscs(own, other);
}
