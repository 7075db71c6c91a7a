/**
 * Connect 4 had a page of its own once, whose addresses were the columns played: `connect4.html#44444325`, or `-` for
 * none. They lead to the board now. Whoever opens one has the side to move, as before.
 */
const columns = [...location.hash.slice(1).replace(/^-$/, '')].map(encodeURIComponent);
const seats = columns.length % 2 === 0 ? '' : '&max=3&min=person';
location.replace(`./index.html#/play/connect4${columns.length === 0 ? '' : `?moves=${columns.join('_')}${seats}`}`);
