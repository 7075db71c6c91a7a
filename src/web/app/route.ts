import { batch, signal } from '@preact/signals';
import { LONGEST_ADDRESS } from '../fields.ts';

/**
 * A search on its tree, the same on one page for a jury, an arena with its attractors, what a heuristic says of a
 * position; the course, exercises, and a series of these as a sheet of paper; experiments; what is proved by machine;
 * Connect 4, solved; the doors for a class; the library; the sources.
 */
export const EXPLAINING = [
  'tree',
  'jury',
  'arena',
  'evaluate',
  'course',
  'exercises',
  'sheet',
  'lab',
  'proof',
  'solved',
  'teach',
  'code',
  'sources',
] as const;
export type ExplainingPage = (typeof EXPLAINING)[number];

/** The current place in the app. It is in the part of the address after #, so any static host works. */
export type Route =
  | { readonly page: 'home' }
  /**
   * `hash` is the whole part of the address from # on: game, position, moves. `game` is the game's name without
   * options.
   */
  | { readonly page: 'play'; readonly hash: string; readonly game: string }
  | { readonly page: 'saves' }
  /** Pages that explain; the whole part of the address from # on is theirs to read. */
  | { readonly page: ExplainingPage; readonly hash: string }
  /** The rules of a game with its options. */
  | { readonly page: 'rules'; readonly hash: string; readonly spec: string; readonly game: string }
  | { readonly page: 'unknown'; readonly hash: string }
  /** Longer than any page reads; nothing of it has been looked at. */
  | { readonly page: 'too-long' };

/** Every route, with an address that leads to it. */
export const routes: Readonly<Record<Route['page'], string>> = {
  home: '#/',
  play: '#/play/tictactoe',
  saves: '#/saves',
  rules: '#/rules/tictactoe',
  unknown: '#/nowhere',
  'too-long': `#/${'a'.repeat(LONGEST_ADDRESS)}`,
  ...(Object.fromEntries(EXPLAINING.map((page) => [page, `#/${page}`])) as Record<ExplainingPage, string>),
};

const EXPLAINED = new RegExp(`^#/(${EXPLAINING.join('|')})(?![^/?])`);

/** Links to trees from before they were a page of the app; that page reads them. */
const OLD_TREE = /^#(tree|root|algorithm|step)=/;

export function parseRoute(hash: string): Route {
  if (hash.length > LONGEST_ADDRESS) return { page: 'too-long' };
  if (/^#?\/?$/.test(hash)) return { page: 'home' };
  if (/^#\/saves\/?$/.test(hash)) return { page: 'saves' };
  const explaining = EXPLAINED.exec(hash)?.[1];
  if (explaining !== undefined) return { page: explaining as ExplainingPage, hash };
  if (OLD_TREE.test(hash)) return { page: 'tree', hash };
  const rules = /^#\/rules\/(([a-z0-9]+)[^?]*)/i.exec(hash);
  if (rules !== null) return { page: 'rules', hash, spec: decoded(rules[1]).toLowerCase(), game: rules[2].toLowerCase() };
  const game = /^#\/play\/([a-z0-9]+)/i.exec(hash)?.[1];
  if (game !== undefined) return { page: 'play', hash, game: game.toLowerCase() };
  return { page: 'unknown', hash };
}

/** As it was typed where it is no whole encoding. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Figures that are worked on have the whole width; the rest is read, in a column at most 1,120 px wide. */
export function isWorkbench(route: Route): boolean {
  if (route.page === 'course') return /^#\/course\/[^?]/.test(route.hash);
  return route.page === 'play' || route.page === 'tree' || route.page === 'arena' || route.page === 'evaluate';
}

export const route = signal<Route>({ page: 'home' });

/** The title of the window, if it is more than the name of the page. */
export const headline = signal<(() => string) | undefined>(undefined);

/**
 * From now on the route is the address's. A page that writes its own state into the address uses
 * `history.replaceState`, which changes no route.
 */
export function followAddress(): void {
  const follow = () =>
    batch(() => {
      headline.value = undefined;
      route.value = parseRoute(location.hash);
    });
  addEventListener('hashchange', follow);
  follow();
}
