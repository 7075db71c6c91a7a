import { boundOf, isWin, MAX, opponent, type Player, playerName, seenBy } from '../core/index.ts';
import { cutLetter, shortScore, typeset } from '../draw/index.ts';
import { inFull, type Language, type Sayable, type Sentence } from '../i18n/index.ts';
import { childrenOf, type Recording, type TreeNames } from '../model/index.ts';
import { type CutReason, cutReason, isLeafVisit } from './cuts.ts';
import { sentence } from './explanation-words.ts';
import { boundsOf, type LemmaCase } from './lemmas.ts';
import { narrowedAt, nodeTypeOf } from './visit.ts';

/** The input of explanations: the steps of a search, and the names of the moves. */
export interface ExplainedStep {
  readonly algorithm: string;
  readonly recording: Recording;
  /** `called`: the name of a node; by default the moves that lead to it. */
  readonly names: Pick<TreeNames, 'label'> & { readonly called?: (node: number) => string };
}

/** One call on the stack, at a time. */
export interface Frame {
  readonly visit: number;
  readonly node: number;
  readonly player: Player;
  /** The window at the time; of algorithms that have one. */
  readonly window?: { readonly alpha: number; readonly beta: number };
  /** The `compare` of Minimax2; infinite if there is none. */
  readonly compare?: number;
  /** The best of the children so far; undefined before the first. */
  readonly value: number | undefined;
  /** The child that is being searched; undefined at the last frame. */
  readonly under: number | undefined;
}

/** The call stack at a time, the root's call first; empty before the search, between its passes and after it. */
export function callStackAt({ algorithm, recording }: ExplainedStep, time: number): Frame[] {
  const stack = recording.stackAt(time);
  const bounds = boundsOf(algorithm);
  return stack.map((visit, i) => {
    const node = recording.nodeOf(visit);
    return {
      visit,
      node,
      player: recording.tree.turn[node] as Player,
      ...(bounds === 'window' && { window: recording.windowAt(visit, time) }),
      ...(bounds === 'compare' && { compare: compareOf(recording, visit) }),
      value: recording.valueAt(visit, time),
      under: i + 1 < stack.length ? recording.nodeOf(stack[i + 1]) : undefined,
    };
  });
}

/** The bound `compare` of Minimax2 at a visit. */
export function compareOf(recording: Recording, visit: number): number {
  return recording.tree.turn[recording.nodeOf(visit)] === MAX ? recording.betaOf(visit) : recording.alphaOf(visit);
}

/** Explains a step. */
export function explainStep(explained: ExplainedStep, step: number): Sentence {
  const { recording } = explained;
  const visit = recording.visitOf(step);
  const kind = recording.kindOf(step);
  if (kind === 'enter') return explainEnter(explained, visit);
  if (kind === 'leave') return explainLeave(explained, visit, step);
  return explainCutStep(explained, cutReason(recording, visit) as CutReason);
}

/** A score, written as in pictures. */
export function scoreText(value: number, language?: Language): string {
  return typeset(shortScore(value, language));
}

/** The same in a sentence, whose language is chosen later; `before`: the text in front of it. */
export function scoreWord(value: number, before = ''): Sayable {
  const text = (language: Language) => before + scoreText(value, language);
  return isWin(value) ? { en: text('en'), fr: text('fr') } : inFull(text('en'));
}

/** How many moves of a path are named: the last ones. */
const NAMED = 12;

/** The moves that lead to a node; empty at the root. */
export function pathText({ recording, names }: ExplainedStep, node: number): string {
  const labels: string[] = [];
  const { parent } = recording.tree;
  for (let at = node; at > 0 && labels.length <= NAMED; at = parent[at]) labels.push(names.label(at));
  if (labels.length > NAMED) labels[NAMED] = '…';
  return labels.reverse().join(' ');
}

export function placeOf(explained: ExplainedStep, node: number, leaf = false) {
  const called = explained.names.called?.(node);
  return {
    player: playerName(explained.recording.tree.turn[node] as Player),
    path: inFull(pathText(explained, node)),
    leaf,
    called: called === undefined ? undefined : inFull(called),
  };
}

export function moveText({ names }: ExplainedStep, child: number): Sayable {
  return inFull(names.label(child));
}

const NOTHING = inFull('');

/** Skipped moves that are named. */
const LISTED = 6;

/** The moves that a cut skips, as they are listed: of many the first. */
export function skippedMoves(explained: ExplainedStep, { skipped }: CutReason): Sayable[] {
  const labels = skipped.slice(0, skipped.length > LISTED ? LISTED - 1 : LISTED).map((child) => moveText(explained, child));
  return skipped.length > LISTED ? [...labels, '…'] : labels;
}

/**
 * Explains a cut: the value found, the bound that it reaches, the player who holds that bound, and the skipped moves.
 */
export function explainCutStep(explained: ExplainedStep, reason: CutReason): Sentence {
  const { node, kind, by, exact, found, source, skipped, leaves, shallowPass } = reason;
  return sentence('told-cut', {
    ...placeOf(explained, node),
    letter: cutLetter[kind],
    reach: source.kind !== 'held' ? 'asked' : source.deep ? 'deep' : 'shallow',
    by: moveText(explained, by),
    exact,
    found: scoreWord(found),
    why: whyCut(explained, reason),
    skipped: skippedMoves(explained, reason),
    moves: skipped.length,
    leaves: shallowPass ? undefined : leaves,
    unchanged: source.kind !== 'held' ? 'answer' : shallowPass ? 'pass' : 'root',
  });
}

/** Names the player who holds the bound. */
export function whyCut(explained: ExplainedStep, { kind, found, bound, source, node }: CutReason): Sentence {
  const met = metBound(explained, kind === 'beta', found, bound);
  if (source.kind === 'held') {
    const holder = playerName(explained.recording.tree.turn[source.node] as Player);
    return sentence('told-held', { ...placeOf(explained, source.node), ...met, holder, move: moveText(explained, source.child) });
  }
  const { alpha, beta } = source;
  const window = { alpha: scoreWord(alpha), beta: scoreWord(beta) };
  if (source.kind === 'asked')
    return sentence(isQuestion(alpha, beta) ? 'told-asked' : 'told-asked-window', { ...met, ...window, atRoot: node === 0 });
  const than = explained.recording.tree.turn[source.node] === MAX ? window.alpha : window.beta;
  return sentence('told-scouted', { ...placeOf(explained, source.node), ...met, move: moveText(explained, source.child), than });
}

function metBound({ algorithm }: ExplainedStep, atMax: boolean, found: number, bound: number) {
  const name = boundsOf(algorithm) === 'compare' ? 'compare' : atMax ? 'β' : 'α';
  return { found: scoreWord(found), sign: atMax ? '≥' : '≤', name, bound: scoreWord(bound) };
}

/** No score lies between the bounds: the search only tells on which side the value is. */
function isQuestion(alpha: number, beta: number): boolean {
  return beta - alpha === 1;
}

function explainEnter(explained: ExplainedStep, visit: number): Sentence {
  const { recording, algorithm } = explained;
  const node = recording.nodeOf(visit);
  const bounds = boundsOf(algorithm);
  const [alpha, beta] = [scoreWord(recording.alphaOf(visit)), scoreWord(recording.betaOf(visit))];
  return sentence('told-enter', {
    ...placeOf(explained, node, isLeafVisit(recording, visit)),
    bounds:
      bounds === 'window'
        ? sentence('told-window', { alpha, beta })
        : bounds === 'compare'
          ? scoreWord(compareOf(recording, visit), 'compare = ')
          : NOTHING,
    question: questionOf(explained, visit),
    narrowed: narrowingOf(explained, visit),
  });
}

/** The sentence on the winning-move pruning: only one move is searched. */
function narrowingOf(explained: ExplainedStep, visit: number): Sayable {
  const { recording } = explained;
  const narrowed = narrowedAt(recording, visit);
  if (narrowed === undefined) return NOTHING;
  const node = recording.nodeOf(visit);
  const player = recording.tree.turn[node] as Player;
  return sentence(`told-${narrowed.does}`, {
    move: moveText(explained, narrowed.child),
    player: playerName(player),
    other: playerName(opponent(player)),
    skipped: childrenOf(recording.tree, node).length - 1,
  });
}

/** The width of the window around the value: MTD ends with one. */
const AROUND = 2;

/** The question that a visit answers, in a pass or by a scout. */
function questionOf({ recording }: ExplainedStep, visit: number): Sayable {
  const above = recording.aboveOf(visit);
  const [alpha, beta] = [recording.alphaOf(visit), recording.betaOf(visit)];
  if (above < 0) {
    const { passes } = recording;
    const pass = passes.indexOf(visit) + 1;
    if (isQuestion(alpha, beta)) return sentence('told-pass', { pass, beta: scoreWord(beta) });
    if (passes.length === 1) return NOTHING;
    return sentence(beta - alpha === AROUND ? 'told-pass-for-line' : 'told-pass-number', { pass });
  }
  if (isScout(recording, visit)) {
    const player = playerName(recording.tree.turn[recording.nodeOf(above)] as Player);
    return sentence('told-scout', { player, than: scoreWord(player === 'Max' ? alpha : beta) });
  }
  return isAgain(recording, visit) ? sentence('told-again') : NOTHING;
}

/** Whether the node above has just had this child searched, by a scout. */
export function isAgain(recording: Recording, visit: number): boolean {
  const before = recording.childrenOf(recording.aboveOf(visit)).findLast((child) => child < visit);
  return before !== undefined && recording.nodeOf(before) === recording.nodeOf(visit);
}

/** Whether the node above made the window narrower than its own only to ask whether this move is better. */
function isScout(recording: Recording, visit: number): boolean {
  const above = recording.aboveOf(visit);
  if (above < 0 || !isQuestion(recording.alphaOf(visit), recording.betaOf(visit))) return false;
  const { alpha, beta } = recording.windowAt(above, recording.enteredAt(visit));
  return !isQuestion(alpha, beta);
}

function explainLeave(explained: ExplainedStep, visit: number, step: number): Sentence {
  const { recording } = explained;
  const node = recording.nodeOf(visit);
  const value = recording.valueOf(visit);
  const leaf = isLeafVisit(recording, visit);
  const [alpha, beta] = [recording.alphaOf(visit), recording.betaOf(visit)];
  const bound = leaf ? 'exact' : boundOf(value, alpha, beta);
  // Fail-hard returns the bound itself, which need not be near the value.
  const letter = boundsOf(explained.algorithm) !== 'window' || bound === 'exact' ? '' : value === alpha ? 'α' : 'β';
  return sentence('told-leave', {
    ...placeOf(explained, node, leaf),
    value: letter !== '' && value === { α: alpha, β: beta }[letter] ? scoreWord(value, `${letter} = `) : scoreWord(value),
    bound,
    recalled: recording.howOf(visit) === 'memory',
    effect: effectOf(explained, visit, step),
  });
}

/** The effect of a value on the node above. */
function effectOf(explained: ExplainedStep, visit: number, step: number): Sayable {
  const { recording, algorithm } = explained;
  const above = recording.aboveOf(visit);
  const value = recording.valueOf(visit);
  if (above < 0) return step === recording.steps - 1 ? sentence('told-over', { move: bestMove(explained, visit) }) : NOTHING;
  const node = recording.nodeOf(above);
  const place = placeOf(explained, node);
  const bounds = boundsOf(algorithm);
  const maximises = recording.tree.turn[node] === MAX;
  const before = recording.valueAt(above, step);
  const window = recording.windowAt(above, step);
  if (isSearchedAgain(recording, visit, step))
    return sentence('told-search-again', { ...place, than: scoreWord(maximises ? window.alpha : window.beta) });
  const bound = maximises ? window.beta : window.alpha;
  // A cut is explained at its own step, which comes next.
  const cuts = recording.cutAt(above) === step + 1;
  if (!cuts && bounds !== 'none' && (maximises ? value >= bound : value <= bound))
    return sentence('told-meets', { ...place, ...metBound(explained, maximises, value, bound) });
  if (!cuts && bounds === 'window') {
    const [from, to] = [maximises ? window.alpha : window.beta, value];
    if (maximises ? to <= from : to >= from)
      return sentence('told-stays', { ...place, name: maximises ? 'α' : 'β', bound: scoreWord(from) });
    return sentence(maximises ? 'told-alpha-rises' : 'told-beta-falls', { ...place, from: scoreWord(from), to: scoreWord(to) });
  }
  if (before === undefined) return sentence('told-best', { ...place, best: scoreWord(value) });
  const better = maximises ? value > before : value < before;
  if (!better) return sentence('told-no-better', { ...place, best: scoreWord(before) });
  return sentence('told-better', { ...place, best: scoreWord(value), before: scoreWord(before) });
}

/** Whether a scout found its move better, so that the same node comes next. */
export function isSearchedAgain(recording: Recording, visit: number, step: number): boolean {
  const next = step + 1;
  if (next >= recording.steps || recording.kindOf(next) !== 'enter') return false;
  const again = recording.visitOf(next);
  return recording.aboveOf(again) === recording.aboveOf(visit) && recording.nodeOf(again) === recording.nodeOf(visit);
}

/** The first move at the root that has the value found, if that is exact. */
export function bestMove(explained: ExplainedStep, root: number): Sayable {
  const { recording } = explained;
  const value = recording.valueOf(root);
  if (boundOf(value, recording.alphaOf(root), recording.betaOf(root)) !== 'exact') return NOTHING;
  const best = recording.childrenOf(root).find((child) => recording.valueOf(child) === value);
  return best === undefined ? NOTHING : moveText(explained, recording.nodeOf(best));
}

/** The lemma of TIPE 2013 (3.c or 4.c) with the numbers of a node. */
export function explainLemma(lemma: LemmaCase): Sentence {
  if (lemma.section === '3.c') return sentence('lemma-of-compare', compareNumbers(lemma));
  return sentence('lemma-of-window', windowNumbers(lemma));
}

/** The numbers of a node as sentences on 3.c have them. */
export function compareNumbers({ cases, player, alpha, beta, minimax, value }: LemmaCase) {
  const compare = scoreWord(player === MAX ? beta : alpha);
  return { player: playerName(player), cases, minimax: scoreWord(minimax), value: scoreWord(value), compare };
}

/** The same on 4.c. */
export function windowNumbers({ cases, player, alpha, beta, minimax, value, relation }: LemmaCase) {
  const turns = relation === 'negamax' && player !== MAX;
  const turned = (score: number) => scoreWord(seenBy(player, score));
  const [met, sign] = value <= alpha ? [alpha, '≥'] : [beta, '≤'];
  return {
    player: playerName(player),
    cases,
    minimax: scoreWord(minimax),
    value: scoreWord(value),
    alpha: scoreWord(alpha),
    beta: scoreWord(beta),
    soft: relation !== 'own',
    turned: turns && (value <= alpha || value >= beta) ? [turned(value), sign, turned(met)] : undefined,
  };
}

/** The type of a node (Wikipédia), for algorithms with a window. */
export function explainNodeType({ algorithm, recording }: ExplainedStep, visit: number): Sentence | undefined {
  if (boundsOf(algorithm) !== 'window') return undefined;
  const player = recording.tree.turn[recording.nodeOf(visit)] as Player;
  const [low, high] =
    player === MAX ? [recording.alphaOf(visit), recording.betaOf(visit)] : [recording.betaOf(visit), recording.alphaOf(visit)];
  const window = { alpha: scoreWord(seenBy(player, low)), beta: scoreWord(seenBy(player, high)), player: playerName(player) };
  const type = nodeTypeOf(recording, visit);
  return type === undefined ? sentence('node-type-none', window) : sentence('node-type', { ...window, type });
}
