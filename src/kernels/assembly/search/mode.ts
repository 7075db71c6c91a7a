/**
 * The search is compiled twice, and its second type parameter, M, says for which use. Exact: every line is searched
 * to the depth, none further, so the value is alpha-beta's, and a test says so. Selective: what plays. Only the
 * type's sign is looked at, because the compiler knows it: neither of the two searches asks anything while it runs.
 */
export type Exact = u32;
export type Selective = i32;

@inline
export function isSelective<M>(): bool {
  return isSigned<M>();
}

/** Mixed into the keys of selective searches, so that exact searches never use their entries, nor the reverse. */
export const SELECTIVE_SALT: u64 = 15 * 0xd6e8feb86659fd93;

@inline
export function salt<M>(): u64 {
  return isSelective<M>() ? SELECTIVE_SALT : 0;
}
