import { MAX } from '../core/index.ts';
import type { Translation } from '../i18n/index.ts';
import type { Recording } from '../model/index.ts';
import { isAgain, isSearchedAgain } from './explanation.ts';

/**
 * A line of a listing. Listings are in Python, as readers of the documents write it; notes are in the reader's
 * language. In all listings succ(p) are the positions after p, empty if the game is over or the depth is used up; f(p)
 * is the value of a leaf for Max; turn(p) is the player to move; INF is above every value.
 */
export interface ListingLine {
  readonly code: string;
  readonly note?: Translation;
  /** The operation of the line; preceded by `max` or `min` where each player has lines of their own. */
  readonly does?: string;
}

export type Listing = readonly ListingLine[];

const line = (code: string, does?: string, en?: string, fr?: string): ListingLine => ({
  code,
  ...(does !== undefined && { does }),
  ...(en !== undefined && fr !== undefined && { note: { en, fr } }),
});

const leaf = (indent: string, does: string) => line(`${indent}if not succ(p): return f(p)`, does, 'a leaf', 'une feuille');
const seenLeaf = [
  line('    if not succ(p):'),
  line(
    '        return f(p) if turn(p) == MAX else -f(p)',
    'leaf',
    'a leaf, as the player to move sees it',
    'une feuille, vue du joueur au trait',
  ),
];

/** The MTD drivers differ in their first guess only. */
function driver(first: readonly ListingLine[]): Listing {
  return [
    ...first,
    line('    while lower < upper:'),
    line('        beta = g if g > lower else g + 1'),
    line('        g = alphabeta(p, beta - 1, beta)', 'pass', 'is p worth at least beta?', 'p vaut-il au moins beta ?'),
    line('        if g < beta: upper = g', 'answer no', 'no', 'non'),
    line('        else: lower = g', 'answer yes', 'yes', 'oui'),
    line('    return alphabeta(p, g - 1, g + 1)', 'last pass', 'finds the best line', 'trouve la meilleure suite'),
    line(''),
    line('def alphabeta(p, alpha, beta):', 'enter', 'fail-soft, with a memory', '« fail-soft », avec une mémoire'),
    line(
      '    if known(p, alpha, beta): return memory[p]',
      'recall',
      'an earlier pass has settled it',
      'une passe précédente l’a réglé',
    ),
    leaf('    ', 'leaf'),
    line('    best = -INF if turn(p) == MAX else INF'),
    line('    for q in succ(p):'),
    line('        v = alphabeta(q, alpha, beta)', 'call'),
    line('        if turn(p) == MAX: best = max(best, v); alpha = max(alpha, v)', 'max better'),
    line('        else: best = min(best, v); beta = min(beta, v)', 'min better'),
    line('        if alpha >= beta: break', 'cut', 'α cut or β cut', 'coupure α ou β'),
    line('    return remember(p, best)', 'return'),
  ];
}

/** Our own listing of every algorithm, by its name. */
export const listings: Readonly<Record<string, Listing>> = {
  minimax: [
    line('def minimax(p):', 'enter'),
    leaf('    ', 'leaf'),
    line('    if turn(p) == MAX:'),
    line('        best = -INF'),
    line('        for q in succ(p):'),
    line('            v = minimax(q)', 'max call'),
    line('            if v > best: best = v', 'max better'),
    line('    else:'),
    line('        best = INF'),
    line('        for q in succ(p):'),
    line('            v = minimax(q)', 'min call'),
    line('            if v < best: best = v', 'min better'),
    line('    return best', 'return'),
  ],
  maximin: [
    line('def maximin(p):', 'max enter', 'Max moves', 'Max joue'),
    leaf('    ', 'max leaf'),
    line('    best = -INF'),
    line('    for q in succ(p):'),
    line('        v = minimax(q)', 'max call'),
    line('        if v > best: best = v', 'max better'),
    line('    return best', 'max return'),
    line(''),
    line('def minimax(p):', 'min enter', 'Min moves', 'Min joue'),
    leaf('    ', 'min leaf'),
    line('    best = INF'),
    line('    for q in succ(p):'),
    line('        v = maximin(q)', 'min call'),
    line('        if v < best: best = v', 'min better'),
    line('    return best', 'min return'),
  ],
  minimax2: [
    line(
      'def minimax2(p, compare):',
      'enter',
      'compare: best value of the earlier siblings',
      'compare : meilleure valeur des frères aînés',
    ),
    leaf('    ', 'leaf'),
    line('    if turn(p) == MAX:'),
    line('        best = -INF'),
    line('        for q in succ(p):'),
    line('            v = minimax2(q, best)', 'max call'),
    line('            if v > best: best = v', 'max better'),
    line('            if best >= compare: break', 'max cut', 'cut', 'coupure'),
    line('    else:'),
    line('        best = INF'),
    line('        for q in succ(p):'),
    line('            v = minimax2(q, best)', 'min call'),
    line('            if v < best: best = v', 'min better'),
    line('            if best <= compare: break', 'min cut', 'cut', 'coupure'),
    line('    return best', 'return'),
  ],
  alphabeta: [
    line('def alphabeta(p, alpha, beta):', 'enter'),
    leaf('    ', 'leaf'),
    line('    if turn(p) == MAX:'),
    line('        for q in succ(p):'),
    line('            v = alphabeta(q, alpha, beta)', 'max call'),
    line('            if v > alpha: alpha = v', 'max better'),
    line('            if alpha >= beta: break', 'max cut', 'β cut', 'coupure β'),
    line('        return alpha', 'max return'),
    line('    else:'),
    line('        for q in succ(p):'),
    line('            v = alphabeta(q, alpha, beta)', 'min call'),
    line('            if v < beta: beta = v', 'min better'),
    line('            if beta <= alpha: break', 'min cut', 'α cut', 'coupure α'),
    line('        return beta', 'min return'),
  ],
  'alphabeta-soft': [
    line('def alphabeta(p, alpha, beta):', 'enter'),
    leaf('    ', 'leaf'),
    line('    if turn(p) == MAX:'),
    line('        best = -INF'),
    line('        for q in succ(p):'),
    line('            v = alphabeta(q, alpha, beta)', 'max call'),
    line('            best = max(best, v)', 'max better'),
    line('            if best >= beta: break', 'max cut', 'β cut', 'coupure β'),
    line('            alpha = max(alpha, best)'),
    line('    else:'),
    line('        best = INF'),
    line('        for q in succ(p):'),
    line('            v = alphabeta(q, alpha, beta)', 'min call'),
    line('            best = min(best, v)', 'min better'),
    line('            if best <= alpha: break', 'min cut', 'α cut', 'coupure α'),
    line('            beta = min(beta, best)'),
    line('    return best', 'return'),
  ],
  negamax: [
    line('def negamax(p):', 'enter', 'values as the player to move sees them', 'valeurs vues du joueur au trait'),
    ...seenLeaf,
    line('    best = -INF'),
    line('    for q in succ(p):'),
    line(
      '        v = -negamax(q)',
      'call',
      'what is good for one is bad for the other',
      'ce qui est bon pour l’un est mauvais pour l’autre',
    ),
    line('        if v > best: best = v', 'better'),
    line('    return best', 'return'),
  ],
  'negamax-alphabeta': [
    line('def negamax(p, alpha, beta):', 'enter', 'all as the player to move sees it', 'tout est vu du joueur au trait'),
    ...seenLeaf,
    line('    best = -INF'),
    line('    for q in succ(p):'),
    line('        v = -negamax(q, -beta, -alpha)', 'call', 'the window is turned round', 'la fenêtre est retournée'),
    line('        best = max(best, v)', 'better'),
    line('        if best >= beta: break', 'cut', 'β cut, or α cut at Min’s nodes', 'coupure β, ou α aux nœuds Min'),
    line('        alpha = max(alpha, best)'),
    line('    return best', 'return'),
  ],
  negascout: [
    line('def negascout(p, alpha, beta):', 'enter', 'all as the player to move sees it', 'tout est vu du joueur au trait'),
    ...seenLeaf,
    line('    best = -INF'),
    line('    for i, q in enumerate(succ(p)):'),
    line('        if i == 0:'),
    line('            v = -negascout(q, -beta, -alpha)', 'call'),
    line('        else:'),
    line('            v = -negascout(q, -alpha - 1, -alpha)', 'scout', 'is it better?', 'est-il meilleur ?'),
    line('            if alpha < v < beta:', 'yes'),
    line('                v = -negascout(q, -beta, -alpha)', 'again', 'yes: how much?', 'oui : de combien ?'),
    line('        best = max(best, v)', 'better'),
    line('        if best >= beta: break', 'cut', 'β cut, or α cut at Min’s nodes', 'coupure β, ou α aux nœuds Min'),
    line('        alpha = max(alpha, best)'),
    line('    return best', 'return'),
  ],
  mtdf: driver([
    line('def mtdf(p, g):', undefined, 'g: a first guess', 'g : une première estimation'),
    line('    lower, upper = -INF, INF'),
  ]),
  sss: driver([
    line('def sss(p):'),
    line('    g, lower, upper = INF, -INF, INF', undefined, 'MTD from above', 'MTD depuis le haut'),
  ]),
  dual: driver([
    line('def dual(p):'),
    line('    g, lower, upper = -INF, -INF, INF', undefined, 'MTD from below', 'MTD depuis le bas'),
  ]),
};

/** The searches of TIPE 2013 with its names and its loop, which the variable `fin` ends. */
const listingsOfTipe: Readonly<Record<string, Listing>> = {
  minimax: [
    line('def Minimax(p):', 'enter'),
    line('    fils = succ(p)'),
    line('    if not fils: return f(p)', 'leaf', 'a leaf', 'une feuille'),
    line('    if turn(p) == MAX:'),
    line('        max, fin, i = -INF, False, 0'),
    line('        while i < len(fils) and not fin:'),
    line('            v = Minimax(fils[i])', 'max call'),
    line('            if v > max: max = v', 'max better'),
    line('            i = i + 1'),
    line('        return max', 'max return'),
    line('    else:'),
    line('        min, fin, i = INF, False, 0'),
    line('        while i < len(fils) and not fin:'),
    line('            v = Minimax(fils[i])', 'min call'),
    line('            if v < min: min = v', 'min better'),
    line('            i = i + 1'),
    line('        return min', 'min return'),
  ],
  minimax2: [
    line('def Minimax2(p, compare):', 'enter'),
    line('    fils = succ(p)'),
    line('    if not fils: return f(p)', 'leaf', 'a leaf', 'une feuille'),
    line('    if turn(p) == MAX:'),
    line('        max, fin, i = -INF, False, 0'),
    line('        while i < len(fils) and not fin:'),
    line('            v = Minimax2(fils[i], max)', 'max call'),
    line('            if v > max: max = v', 'max better'),
    line('            if max >= compare: fin = True', 'max cut', 'cut', 'coupure'),
    line('            i = i + 1'),
    line('        return max', 'max return'),
    line('    else:'),
    line('        min, fin, i = INF, False, 0'),
    line('        while i < len(fils) and not fin:'),
    line('            v = Minimax2(fils[i], min)', 'min call'),
    line('            if v < min: min = v', 'min better'),
    line('            if min <= compare: fin = True', 'min cut', 'cut', 'coupure'),
    line('            i = i + 1'),
    line('        return min', 'min return'),
  ],
  alphabeta: [
    line('def MinimaxAB(p, alpha, beta):', 'enter'),
    line('    fils = succ(p)'),
    line('    if not fils: return f(p)', 'leaf', 'a leaf', 'une feuille'),
    line('    if turn(p) == MAX:'),
    line('        max, fin, i = alpha, False, 0'),
    line('        while i < len(fils) and not fin:'),
    line('            v = MinimaxAB(fils[i], max, beta)', 'max call'),
    line('            if v > max: max = v', 'max better'),
    line('            if max >= beta: fin = True', 'max cut', 'β cut', 'coupure β'),
    line('            i = i + 1'),
    line('        return max', 'max return'),
    line('    else:'),
    line('        min, fin, i = beta, False, 0'),
    line('        while i < len(fils) and not fin:'),
    line('            v = MinimaxAB(fils[i], alpha, min)', 'min call'),
    line('            if v < min: min = v', 'min better'),
    line('            if min <= alpha: fin = True', 'min cut', 'α cut', 'coupure α'),
    line('            i = i + 1'),
    line('        return min', 'min return'),
  ],
};

/** Whose names a listing has: ours, or those of the document. */
export type ListingStyle = 'ours' | 'tipe';

/** The styles of an algorithm's listing. */
export function stylesOf(algorithm: string): readonly ListingStyle[] {
  return algorithm in listingsOfTipe ? ['ours', 'tipe'] : ['ours'];
}

/** The listing of an algorithm, in our names where the style has none; throws if it has no listing. */
export function listingOf(algorithm: string, style: ListingStyle = 'ours'): Listing {
  const listing = (style === 'tipe' ? listingsOfTipe[algorithm] : undefined) ?? listings[algorithm];
  if (listing === undefined) throw new Error(`${algorithm} has no listing: add one to src/explain/listings.ts.`);
  return listing;
}

/** The line of the called function that runs at a step. */
export function lineOf(listing: Listing, recording: Recording, step: number): number {
  const visit = recording.visitOf(step);
  const kind = recording.kindOf(step);
  if (kind !== 'leave') return lineDoing(listing, recording, visit, kind) as number;
  const how = recording.howOf(visit);
  const does = how === 'memory' ? 'recall' : how === 'children' ? 'return' : 'leaf';
  return lineDoing(listing, recording, visit, does) ?? (lineDoing(listing, recording, visit, 'return') as number);
}

/**
 * The line of the caller at a step: the line with the call when a node is entered, the line that uses the value when it
 * is left. Undefined at cuts, and at the root of a search without a driver.
 */
export function callerLineOf(listing: Listing, recording: Recording, step: number): number | undefined {
  const visit = recording.visitOf(step);
  const above = recording.aboveOf(visit);
  const kind = recording.kindOf(step);
  if (kind === 'cut') return undefined;
  if (above < 0) return lineDoing(listing, recording, visit, driverDoes(recording, visit, kind));
  if (kind === 'enter')
    return lineDoing(listing, recording, above, callOf(recording, visit)) ?? lineDoing(listing, recording, above, 'call');
  return lineDoing(listing, recording, above, takingOf(recording, visit, step));
}

function driverDoes(recording: Recording, root: number, kind: 'enter' | 'leave'): string {
  const isLast = recording.betaOf(root) - recording.alphaOf(root) > 1;
  if (kind === 'enter') return isLast ? 'last pass' : 'pass';
  return isLast ? 'last pass' : recording.valueOf(root) < recording.betaOf(root) ? 'answer no' : 'answer yes';
}

function callOf(recording: Recording, visit: number): string {
  if (isAgain(recording, visit)) return 'again';
  return visit === recording.aboveOf(visit) + 1 ? 'call' : 'scout';
}

function takingOf(recording: Recording, visit: number, step: number): string {
  if (isSearchedAgain(recording, visit, step)) return 'yes';
  const above = recording.aboveOf(visit);
  const value = recording.valueOf(visit);
  const meets =
    recording.tree.turn[recording.nodeOf(above)] === MAX ? value >= recording.betaOf(above) : value <= recording.alphaOf(above);
  return meets && recording.cutAt(above) !== step + 1 ? 'cut' : 'better';
}

function lineDoing(listing: Listing, recording: Recording, visit: number, does: string): number | undefined {
  const side = recording.tree.turn[recording.nodeOf(visit)] === MAX ? 'max' : 'min';
  const at = listing.findIndex((line) => line.does === does || line.does === `${side} ${does}`);
  return at < 0 ? undefined : at;
}
