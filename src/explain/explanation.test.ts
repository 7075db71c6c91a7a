import { describe, expect, it } from 'vitest';
import { INFINITE, MAX, MIN, type Player, Random, unwrap } from '../core/index.ts';
import { rounds } from '../fixtures/index.ts';
import { parseTree, randomTree, ticTacToe, treeGame } from '../games/index.ts';
import { LANGUAGES, type Language, say } from '../i18n/index.ts';
import { childrenOf, expandTree, type GameTree, Recording, TreeCursor, TreeNames } from '../model/index.ts';
import { algorithms, alphabeta } from '../search/index.ts';
import { cutReason } from './cuts.ts';
import { callStackAt, type ExplainedStep, explainLemma, explainNodeType, explainStep } from './explanation.ts';
import { letterOf } from './fixtures/cut-reference.ts';
import { readLemma, readValue } from './fixtures/read-cut.ts';
import { lemmaAt } from './lemmas.ts';
import { arranged } from './order.ts';
import { record, type TreeSearch } from './tree-search.ts';
import { nodeTypeOf } from './visit.ts';

const languages = Object.keys(LANGUAGES) as Language[];

function explainedTree(text: string, search: TreeSearch, root: Player = MAX): ExplainedStep {
  const game = treeGame(unwrap(parseTree(text, root)));
  const tree = unwrap(expandTree(game.start()));
  return { algorithm: search.algorithm, recording: record(tree, search).recording, names: new TreeNames(tree, game, '-') };
}

function explainedLettered(tree: GameTree, search: TreeSearch): ExplainedStep {
  const { recording } = record(tree, search);
  return { algorithm: search.algorithm, recording, names: { label: (node) => letterOf(tree.move[node]) } };
}

function randomGameTree(seed: number): GameTree {
  const random = new Random(seed);
  const root = random.pick([MAX, MIN]);
  return unwrap(
    expandTree(
      treeGame(randomTree(random, { depth: 1 + (seed % 5), children: [1, 3], values: [-9, 9], leafPercent: 15, root })).start(),
    ),
  );
}

const steps = ({ recording }: ExplainedStep): number[] => Array.from({ length: recording.steps }, (_, step) => step);
const texts = (explained: ExplainedStep, language: Language): string[] =>
  steps(explained).map((step) => say(explainStep(explained, step), language));

describe('a search explained step by step', () => {
  it('says of figure 3 of TIPE 2013 what is entered, found and cut, and why', () => {
    expect(texts(explainedTree('[[6,7],[2,8]]', { algorithm: 'alphabeta' }), 'en')).toEqual([
      'The search comes to the root, with α = −∞ and β = +∞.',
      'The search comes to the Min node after 1, with α = −∞ and β = +∞.',
      'The search comes to the leaf after 1 1, with α = −∞ and β = +∞.',
      'The leaf after 1 1 is worth 6. At the Min node after 1 β falls from +∞ to 6.',
      'The search comes to the leaf after 1 2, with α = −∞ and β = 6.',
      'The leaf after 1 2 is worth 7. At the Min node after 1 β stays 6.',
      'The Min node after 1 is worth 6. At the root α rises from −∞ to 6.',
      'The search comes to the Min node after 2, with α = 6 and β = +∞.',
      'The search comes to the leaf after 2 1, with α = 6 and β = +∞.',
      'The leaf after 2 1 is worth 2. At the Min node after 2 the best so far is 2.',
      'Shallow α cut at the Min node after 2. Move 1 is worth 2, so the node is worth at most 2. Max already holds 6 at the root, by move 1, and 2 ≤ α = 6: coming here gains Max nothing. Whatever the move skipped is worth (2: 1 leaf), the value of the root cannot change.',
      'The Min node after 2 is worth at most 2. At the root α stays 6.',
      'The root is worth 6. The search is over. The best move is 1.',
    ]);
  });

  it('speaks French, with the word of Minimax2 for its bound', () => {
    const explained = texts(explainedTree('[3,[4,0]]', { algorithm: 'minimax2' }, MIN), 'fr');
    expect(explained.slice(2)).toEqual([
      'La feuille après 1 vaut 3. À la racine, la meilleure valeur jusqu’ici est 3.',
      'La recherche arrive au nœud Max après 2, avec compare = 3.',
      'La recherche arrive à la feuille après 2 1, avec compare = −∞.',
      'La feuille après 2 1 vaut 4. Au nœud Max après 2, la meilleure valeur jusqu’ici est 4.',
      'Coupure β superficielle au nœud Max après 2. Le coup 1 vaut 4, donc le nœud vaut au moins 4. Min tient déjà 3 à la racine, par le coup 1, et 4 ≥ compare = 3 : venir ici ne rapporte rien de plus à Min. Quoi que vaille le coup élagué (2 : 1 feuille), la valeur de la racine ne peut pas changer.',
      'Le nœud Max après 2 vaut au moins 4. À la racine, la meilleure valeur jusqu’ici reste 3.',
      'La racine vaut 3. La recherche est finie. Le meilleur coup est 1.',
    ]);
  });

  it('does not call it a cut when a bound is met at the last move', () => {
    const explained = texts(explainedTree('[6,[2]]', { algorithm: 'alphabeta' }), 'en');
    expect(explained).toContain(
      'The leaf after 2 1 is worth 2. At the Min node after 2, 2 ≤ α = 6, but no move is left to skip.',
    );
  });

  it('describes passes and scouts as questions', () => {
    const passes = texts(explainedTree('[[6,7],[2,8]]', { algorithm: 'mtdf' }), 'fr');
    expect(passes.filter((text) => text.includes('Passe'))).toEqual([
      'La recherche arrive à la racine, avec α = −1 et β = 0. Passe 1 : la racine vaut-elle au moins 0 ?',
      'La recherche arrive à la racine, avec α = 6 et β = 7. Passe 2 : la racine vaut-elle au moins 7 ?',
      'La recherche arrive à la racine, avec α = 5 et β = 7. Passe 3 : la valeur est connue, celle-ci trouve la meilleure suite.',
    ]);
    const scouts = texts(explainedTree('[3,[9,8]]', { algorithm: 'negascout' }), 'en');
    expect(scouts.filter((text) => / question|again/.test(text))).toEqual([
      'The search comes to the Min node after 2, with α = 3 and β = 4. The question: does this move give Max more than 3?',
      'The Min node after 2 is worth at least 8. At the root that is more than 3: the move is searched again, with the whole window.',
      'The search comes to the Min node after 2, with α = 3 and β = +∞. It is searched again: the first search only asked whether it is better.',
      'The search comes to the leaf after 2 2, with α = 8 and β = 9. The question: does this move give Min less than 9?',
      'The leaf after 2 2 is worth 8. At the Min node after 2 that is less than 9: the move is searched again, with the whole window.',
      'The search comes to the leaf after 2 2, with α = 3 and β = 9. It is searched again: the first search only asked whether it is better.',
    ]);
  });

  it.each(algorithms.map(({ name }) => name))('%s: states the value of every node left, or a true bound', (algorithm) => {
    let leaveSteps = 0;
    for (let seed = 0; seed < 40; seed++) {
      const explained = explainedLettered(randomGameTree(seed), { algorithm });
      const { recording } = explained;
      for (const step of steps(explained)) {
        const sentence = explainStep(explained, step);
        const values = languages.map((language) => readValue(say(sentence, language), language));
        for (const language of languages) expect(say(sentence, language)).not.toMatch(/undefined|NaN|null|\{|\}/);
        if (recording.kindOf(step) !== 'leave' || recording.howOf(recording.visitOf(step)) === 'memory') continue;
        const value = recording.tree.value[recording.nodeOf(recording.visitOf(step))];
        for (const worth of values) {
          const { side, value: stated } = worth!;
          const isTrue = { '=': value === stated, '≤': value <= stated, '≥': value >= stated }[side];
          expect(isTrue, `${say(sentence, 'en')} (${value})`).toBe(true);
        }
        leaveSteps++;
      }
    }
    expect(leaveSteps).toBeGreaterThan(300);
  });

  it('has the call stack, with the window and the current move of each call', () => {
    const explained = explainedTree('[[6,7],[2,8]]', { algorithm: 'alphabeta' });
    expect(callStackAt(explained, 0)).toEqual([]);
    const infinite = { alpha: -INFINITE, beta: INFINITE };
    expect(callStackAt(explained, 4)).toEqual([
      { visit: 0, node: 0, player: MAX, window: infinite, value: undefined, under: 1 },
      { visit: 1, node: 1, player: MIN, window: { alpha: -INFINITE, beta: 6 }, value: 6, under: undefined },
    ]);
    expect(callStackAt(explained, 11)).toEqual([
      { visit: 0, node: 0, player: MAX, window: { alpha: 6, beta: INFINITE }, value: 6, under: 4 },
      { visit: 4, node: 4, player: MIN, window: { alpha: 6, beta: INFINITE }, value: 2, under: undefined },
    ]);
    expect(callStackAt(explained, explained.recording.steps)).toEqual([]);
    const [root, node] = callStackAt(explainedTree('[[6,7],[2,8]]', { algorithm: 'minimax2' }), 11);
    expect([root.compare, node.compare, node.window]).toEqual([INFINITE, 6, undefined]);
    expect(callStackAt(explainedTree('[[6,7],[2,8]]', { algorithm: 'minimax' }), 4)[0]).not.toHaveProperty('window');
  });

  it('shows at every node the window passed to the next child, except for null-window scouts', () => {
    for (const algorithm of ['alphabeta', 'alphabeta-soft', 'negamax-alphabeta', 'negascout'])
      for (let seed = 0; seed < 20; seed++) {
        const explained = explainedLettered(randomGameTree(seed), { algorithm });
        const { recording } = explained;
        for (const step of steps(explained)) {
          const visit = recording.visitOf(step);
          if (recording.kindOf(step) !== 'enter' || recording.aboveOf(visit) < 0) continue;
          const window = callStackAt(explained, step).at(-1)!.window!;
          const given = { alpha: recording.alphaOf(visit), beta: recording.betaOf(visit) };
          if (given.beta - given.alpha > 1) expect(given).toEqual(window);
          else expect(given.alpha === window.alpha || given.beta === window.beta).toBe(true);
        }
      }
  });

  it('explains a stopped search in the same way up to where it stopped', () => {
    for (let seed = 4; seed < 40; seed += 5) {
      const whole = explainedLettered(randomGameTree(seed), { algorithm: 'alphabeta' });
      const { tree } = whole.recording;
      const recording = new Recording({ tree });
      let stepsRemaining = 3 + Math.floor(whole.recording.steps / 2);
      const until = (step: () => void) => {
        if (stepsRemaining-- > 0) step();
      };
      alphabeta(new TreeCursor(tree), {
        trace: {
          enter: (visit) => until(() => recording.enter(visit)),
          cut: (kind, skipped) => until(() => recording.cut(kind, skipped)),
          leave: (value, how) => until(() => recording.leave(value, how)),
        },
      });
      const stopped: ExplainedStep = { ...whole, recording };
      expect(recording.steps).toBeGreaterThan(0);
      for (const step of steps(stopped)) {
        if (recording.kindOf(step) === 'cut') expect(explainStep(stopped, step)).toEqual(explainStep(whole, step));
        expect(callStackAt(stopped, step + 1)).toEqual(callStackAt(whole, step + 1));
      }
    }
  });

  it('names the moves and wins of a game, and limits its claims to the pass while deepening has not reached the leaves', () => {
    const game = ticTacToe();
    const explained = (root: string, search: TreeSearch): ExplainedStep => {
      const tree = unwrap(expandTree(unwrap(game.parsePosition(root)), { depth: 3 }));
      return { algorithm: search.algorithm, recording: record(tree, search).recording, names: new TreeNames(tree, game, root) };
    };
    const won = explained('xx./oo./...', { algorithm: 'alphabeta' });
    expect(texts(won, 'en').at(-1)).toBe('The root is worth +W1. The search is over. The best move is c3.');
    const deepened = explained('.../.x./...', { algorithm: 'alphabeta', deepen: true });
    const { recording } = deepened;
    const inShallowPass = [...recording.cuts].map((step) => {
      const visit = recording.visitOf(step);
      const { shallowPass } = cutReason(recording, visit)!;
      expect(say(explainStep(deepened, step), 'en').includes('the value of the root in this pass cannot change')).toBe(
        shallowPass,
      );
      expect(lemmaAt('alphabeta', recording, visit) === undefined).toBe(shallowPass);
      return shallowPass;
    });
    expect(new Set(inShallowPass).size).toBe(2);
  });
});

describe('the lemma of TIPE 2013', () => {
  it.each(algorithms.filter(({ prunes }) => prunes).map(({ name }) => name))(
    '%s: names the right case of the lemma at every node, and it holds there',
    (algorithm) => {
      const seen = new Set<string>();
      for (let seed = 0; seed < rounds(60); seed++) {
        const explained = explainedLettered(randomGameTree(seed), { algorithm });
        const { recording } = explained;
        for (let visit = 0; visit < recording.visits; visit++) {
          const lemma = lemmaAt(algorithm, recording, visit)!;
          const minimax = recording.tree.value[recording.nodeOf(visit)];
          const value = recording.valueOf(visit);
          const [alpha, beta] = [recording.alphaOf(visit), recording.betaOf(visit)];
          const isMax = recording.tree.turn[recording.nodeOf(visit)] === MAX;
          const cases = readLemma(say(explainLemma(lemma), 'en')).cases;
          seen.add(cases.join());
          expect(cases).toEqual(lemma.cases);
          if (lemma.section === '3.c') {
            const compare = isMax ? beta : alpha;
            const beyond = isMax ? minimax > compare : minimax < compare;
            expect(cases).toEqual([beyond ? 2 : 1]);
            if (beyond) expect(isMax ? value >= compare : value <= compare).toBe(true);
            else expect(value).toBe(minimax);
          } else {
            const holding = [minimax <= alpha, alpha <= minimax && minimax <= beta, minimax >= beta];
            expect(cases).toEqual([1, 2, 3].filter((number) => holding[number - 1]));
            if (holding[0]) expect(value).toBeLessThanOrEqual(alpha);
            if (holding[1]) expect(value).toBe(minimax);
            if (holding[2]) expect(value).toBeGreaterThanOrEqual(beta);
            if (lemma.relation !== 'own' && cases.length === 1) {
              if (cases[0] === 1) expect(minimax).toBeLessThanOrEqual(value);
              if (cases[0] === 3) expect(minimax).toBeGreaterThanOrEqual(value);
            }
          }
          const numbers = numbersOf(lemma.section, cases, minimax, alpha, beta, value, isMax);
          for (const language of languages)
            expect(readLemma(say(explainLemma(lemma), language)).numbers.slice(0, numbers.length)).toEqual(numbers);
          if (recording.cutAt(visit) >= 0 && lemma.section === '4.c')
            expect(cases).toContain(recording.cutKindOf(visit) === 'alpha' ? 1 : 3);
        }
      }
      expect([...seen].sort()).toEqual(algorithm === 'minimax2' ? ['1', '2'] : ['1', '1,2', '2', '2,3', '3']);
    },
  );

  function numbersOf(
    section: string,
    cases: number[],
    minimax: number,
    alpha: number,
    beta: number,
    value: number,
    isMax: boolean,
  ): number[] {
    if (section === '3.c') return [minimax, isMax ? beta : alpha, value];
    if (cases.length === 2) return [minimax, value];
    return { 1: [minimax, alpha, value], 2: [alpha, minimax, beta, value], 3: [minimax, beta, value] }[cases[0]]!;
  }

  it('is explained with signs turned where negamax turns them', () => {
    const { recording } = explainedTree('[[6,7],[2,8]]', { algorithm: 'negamax-alphabeta' });
    const lemma = lemmaAt('negamax-alphabeta', recording, recording.visitOf(recording.cuts[0]))!;
    expect(say(explainLemma(lemma), 'en')).toBe(
      'Lemma of TIPE 2013, section 4.c, case 1, p being this node and Minimax(p) its true value, which is read from the whole tree and which the search itself may not know: Minimax(p) = 2 ≤ α = 6, so the search returns a value of at most α; it returns 2. As this search returns the best value seen, even outside the window (fail-soft), its value is a bound as well: Minimax(p) ≤ 2. Negamax has the same with signs turned, as Min sees it: −2 ≥ −6.',
    );
  });
});

describe('the node types of Wikipédia', () => {
  it('in best order are those of the minimal tree, and alpha-beta visits no other node', () => {
    for (let seed = 0; seed < 40; seed++) {
      const tree = arranged(randomGameTree(seed), 'best').tree;
      const types = minimalTypes(tree);
      const { recording } = record(tree, { algorithm: 'alphabeta' });
      const visited = Array.from({ length: recording.visits }, (_, visit) => recording.nodeOf(visit));
      expect(visited).toEqual([...types.keys()].filter((node) => types[node] > 0));
      for (let visit = 0; visit < recording.visits; visit++)
        expect(nodeTypeOf(recording, visit)).toBe(types[recording.nodeOf(visit)]);
    }
  });

  it('follow the window of the player to move; a node with two finite bounds has no type', () => {
    const explained = explainedTree('[[6,[2,9]],[2,8]]', { algorithm: 'alphabeta' });
    const { recording } = explained;
    const sentences = Array.from({ length: recording.visits }, (_, visit) => say(explainNodeType(explained, visit)!, 'en'));
    expect(sentences[0]).toBe('Node of type 1 in the sense of Wikipédia: called with ]−∞, +∞[ as Max sees it.');
    expect(sentences).toContain('Node of type 2 in the sense of Wikipédia: called with ]−∞, −6[ as Min sees it.');
    expect(sentences).toContain('None of the three types of Wikipédia: both bounds are finite, ]−6, −2[ as Min sees it.');
    expect(explainNodeType(explainedTree('[[6,7],[2,8]]', { algorithm: 'minimax' }), 0)).toBeUndefined();
  });
});

/**
 * The least tree that proves the value, if the first child is a best one everywhere (Knuth and Moore 1975): the type of
 * each of its nodes, 0 where a node does not belong to it.
 *
 *     1: the first child has type 1, the others 2;   2: the first child has type 3;   3: all children have type 2.
 */
function minimalTypes(tree: GameTree): Uint8Array {
  const types = new Uint8Array(tree.size);
  types[0] = 1;
  for (let node = 0; node < tree.size; node++) {
    if (types[node] === 0 || tree.span[node] === 1) continue;
    const [first, ...others] = childrenOf(tree, node);
    types[first] = [0, 1, 3, 2][types[node]];
    if (types[node] !== 2) for (const other of others) types[other] = 2;
  }
  return types;
}
