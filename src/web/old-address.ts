/**
 * The present address of a page that once had a file of its own. `connect4.html#44444325` had the columns played, or
 * `-` for none; the visitor has the side to move, as before. Trees, `see.html#tree=[1,2]`, are read by their page
 * unchanged.
 */
export function addressNow(page: string, hash: string): string {
  if (!/\/connect4(\.html)?$/.test(page)) return hash === '' ? '#/tree' : hash;
  const columns = [...hash.slice(1).replace(/^-$/, '')].map(encodeURIComponent);
  const seats = columns.length % 2 === 0 ? '' : '&max=3&min=person';
  return `#/play/connect4${columns.length === 0 ? '' : `?moves=${columns.join('_')}${seats}`}`;
}
