import { readFileSync } from 'node:fs';
// Long, because the numbers of every chapter are here.
import { describe, expect, it } from 'vitest';
import { MAX, type Player, unwrap } from '../../core/index.ts';
import { fonctionPython } from '../../cours/index.ts';
import { loadGame } from '../../engines/index.ts';
import { kinds } from '../../exercises/index.ts';
import {
  AttractorLayers,
  lemmaAt,
  listingOf,
  makeTree,
  nodeAt,
  openArena,
  orderCosts,
  parseSource,
  record,
  scoreText,
  type TreeAnswer,
  treeOutline,
  treeScene,
  withLeaf,
} from '../../explain/index.ts';
import { say, textsIn } from '../../i18n/index.ts';
import { childrenOf, type Digraph, type GameTree, ownerOf } from '../../model/index.ts';
import { minimax } from '../../search/index.ts';
import { explore } from '../../solve/index.ts';
import { readLink } from '../arena/link.ts';
import { fieldsIn } from '../fields.ts';
import { parseTreeAddress } from '../tree/address.ts';
import { type Chapter, chapterAddress, chapterIn, chapters, type Lines, paths } from './chapters.ts';

const chapterOf = (wanted: string): Chapter => chapters.find(({ name }) => name === wanted) as Chapter;
const LANGUAGES = ['en', 'fr'] as const;

const linesIn = (lines: Lines | undefined, language: (typeof LANGUAGES)[number]): readonly string[] =>
  lines === undefined ? [] : (textsIn({ lines }, language).lines as readonly string[]);

/** All that a chapter says, in one language. */
function textOf({ words }: Chapter, language: (typeof LANGUAGES)[number]): string {
  const { title, idea, text, formulas, after, tries, spots, spotTexts, terms } = words;
  const lines = [text, formulas, after, tries, spots, spotTexts].flatMap((each) => linesIn(each, language));
  const defined = Object.values(textsIn(terms ?? {}, language)).flat();
  return [say(title, language), say(idea, language), ...lines, ...defined].join('\n');
}

/** What the figure of a chapter shows, or one of its spots. */
async function figureAt(address: string): Promise<TreeAnswer> {
  const { source, edits, order, algorithms, aids } = unwrap(parseTreeAddress(address));
  const from = unwrap(parseSource(fieldsIn(address.slice(address.indexOf('?') + 1)) ?? new Map()) ?? parseFailure());
  expect(from.kind).toBe(source.kind);
  return makeTree({ from, edits, order, algorithms, aids }, { load: loadGame });
}

function parseFailure(): never {
  throw new Error('The address of a figure names a tree.');
}

function arenaAt(address: string) {
  const source = unwrap(openArena(readLink(address)?.source ?? { kind: 'preset', preset: '' }));
  const layers = new AttractorLayers(source);
  const vertexOf = (name: string) => Array.from({ length: source.arena.size }, (_, v) => source.arena.name(v)).indexOf(name);
  return { source, layers, vertexOf };
}

function successorsOf(arena: Digraph, vertex: number): number[] {
  const into: number[] = [];
  arena.successors(vertex, into);
  return into;
}

const spotsOf = ({ figure }: Chapter) => (figure.kind === 'tree' ? (figure.spots ?? []) : []);
const spotAddress = (chapter: Chapter, at: number) => spotsOf(chapter)[at]?.address ?? chapter.figure.address;
const figureOf = (name: string) => figureAt(chapterOf(name).figure.address);
const spotOf = (name: string, at: number) => figureAt(spotAddress(chapterOf(name), at));
const leafOf = ({ tree }: TreeAnswer, value: number) =>
  Array.from(tree.leafValue.keys()).find((n) => tree.span[n] === 1 && tree.leafValue[n] === value) as number;
const at = ({ tree }: TreeAnswer, ...path: number[]) => nodeAt(tree, path) as number;
const valueAt = (made: TreeAnswer, ...path: number[]) => made.tree.value[at(made, ...path)];
const searched = (tree: GameTree, algorithm = 'alphabeta') => record(tree, { algorithm });

/**
 * The numbers of each chapter: sentences of it in both languages, with `{}` for each number, and what the figure says
 * they are. A sentence is found once; what is left of a chapter afterwards has no number.
 */
type Claim = readonly [en: string, fr: string, ...numbers: readonly (number | string)[]];

const claims: Readonly<Record<string, () => Promise<readonly Claim[]>>> = {
  minimax: async () => {
    const made = await figureOf('minimax');
    const [three, nine] = [valueAt(made, 1, 1), valueAt(made, 1, 2)];
    expect(valueAt(made, 1)).toBe(three);
    expect(nine).toBe(Math.max(...made.tree.leafValue));
    expect(childrenOf(made.tree, 0).length).toBe(3);
    const eight = 8;
    expect(withLeaf(made.tree, leafOf(made, eight), 20).value[0]).toBe(made.tree.value[0]);
    expect(withLeaf(made.tree, leafOf(made, 5), 1).value[0]).not.toBe(made.tree.value[0]);
    return [
      ['The {} is tempting', 'Le {} est tentant', nine],
      ['Min would answer with the {}', 'Min répondrait par le {}', three],
      ['Why is it {} and not {}?', 'Pourquoi est-ce {}, et non {} ?', three, nine],
      ['the leaf {} and make it {}', 'la feuille {} et changez-la en {}', eight, 20],
    ];
  },
  cuts: async () => {
    const made = await figureOf('cuts');
    const [first, found] = [valueAt(made, 1), valueAt(made, 2, 1)];
    const { recording } = made.runs[0];
    const visit = recording.visitAt(at(made, 2), recording.steps) as number;
    expect(recording.cuts.length).toBe(1);
    expect([recording.cutKindOf(visit), recording.skippedBy(visit).length, recording.alphaOf(visit)]).toEqual([
      'alpha',
      2,
      first,
    ]);
    for (const huge of [-1000, 0, 1000]) expect(withLeaf(made.tree, leafOf(made, 9), huge).value[0]).toBe(made.tree.value[0]);
    const changed = withLeaf(made.tree, leafOf(made, found), 6);
    const cut = searched(changed).recording;
    expect(Array.from(cut.cuts, (step) => cut.nodeOf(cut.visitOf(step)))).toEqual([at(made, 3)]);
    return [
      ['the first move gives Max {}', 'le premier coup donne {} à Max', first],
      ['From then on Max holds {}', 'Dès lors Max tient {}', first],
      ['Its first leaf is {}', 'Sa première feuille vaut {}', found],
      ['the node is worth at most {}', 'le nœud vaut au plus {}', found],
      ['Max holds {} already', 'Max tient déjà {}', first],
      ['that the {} has run into', 'que ce {} a buté', found],
      [
        'the larger of {} and of something that is at most {} is {}',
        'le plus grand de {} et d’un nombre d’au plus {} est {}',
        first,
        found,
        first,
      ],
      ['the skipped {}', 'le {} sauté', made.tree.leafValue[at(made, 2, 2)]],
      ['Now change the {} to {}', 'Changez maintenant le {} en {}', found, 6],
    ];
  },
  lemma: async () => {
    const chapter = chapterOf('lemma');
    const made = await figureOf('lemma');
    const { recording, algorithm } = made.runs[0];
    const lemmas = spotsOf(chapter).map(({ node = [] }) => {
      const visit = recording.visitAt(at(made, ...node), recording.steps) as number;
      return lemmaAt(algorithm, recording, visit);
    });
    // The leaf, and the cases of the lemma at Max, at Min and at the root, as the steps say.
    expect(lemmas.slice(1).map((lemma) => lemma?.cases)).toEqual([[2], [3], [1], [1], [2]]);
    expect(lemmas.map((lemma) => lemma?.player)).toEqual([MAX * -1, MAX, MAX, MAX, -MAX, MAX].map((one) => one as Player));
    const below = lemmas[3];
    expect(chapter.words.spots?.en.length).toBe(6);
    return [
      ['{}. if v ≤ α', '{}. si v ≤ α', 1],
      ['{}. if α ≤ v ≤ β', '{}. si α ≤ v ≤ β', 2],
      ['{}. if v ≥ β', '{}. si v ≥ β', 3],
      ['Case {} where Max', 'Cas {}, là où Max', lemmas[1]?.cases[0] as number],
      ['Case {}. As v', 'Cas {}. Comme v', lemmas[2]?.cases[0] as number],
      ['Case {}. All', 'Cas {}. Tous', below?.cases[0] as number],
      ['by case {} r = v', 'le cas {} donne r = v', lemmas[5]?.cases[0] as number],
      ['is worth {} but returns {}', 'vaut {} mais renvoie {}', below?.minimax as number, below?.value as number],
    ];
  },
  'deep-cuts': async () => {
    const made = await figureOf('deep-cuts');
    const [shallow, deep] = made.runs;
    const [seven, nine, eight] = [valueAt(made, 1), valueAt(made, 2, 2, 1, 1), valueAt(made, 2, 2, 1, 2)];
    const { recording } = deep;
    expect([shallow.recording.cuts.length, recording.cuts.length]).toEqual([0, 1]);
    const visit = recording.visitOf(recording.cuts[0]);
    expect(recording.nodeOf(visit)).toBe(at(made, 2, 2, 1));
    expect(recording.betaOf(visit)).toBe(seven);
    expect(made.tree.ply[at(made, 2, 2, 1)]).toBe(3);
    expect([shallow.result.counts.leaves, deep.result.counts.leaves]).toEqual([5, 4]);
    expect(deep.result.value).toBe(shallow.result.value);
    expect(searched(withLeaf(made.tree, leafOf(made, seven), 10)).recording.cuts.length).toBe(0);
    return [
      ['Min holds {}: β = {}', 'Min tient {} : β = {}', seven, seven],
      ['whose first leaf is {}', 'dont la première feuille vaut {}', nine],
      ['looks at the {} too', 'regarde aussi le {}', eight],
      ['β = {} from the root: {} ≥ {}', 'que β = {} : {} ≥ {}', seven, nine, seven],
      ['The Max node is worth at least {}', 'Le nœud Max vaut au moins {}', nine],
      ['the {} is forgotten; or a value of at least {}', 'le {} est oublié ; ou bien une valeur d’au moins {}', nine, nine],
      ['is then worth at least {} as well', 'vaut alors aussi au moins {}', nine],
      ['keeps its {}', 'garde son {}', seven],
      ['Change it from {} to {}', 'Changez-la de {} en {}', seven, 10],
    ];
  },
  order: async () => {
    const costs = await Promise.all([0, 1, 2].map(async (spot) => (await spotOf('order', spot)).runs[0].result));
    const leaves = costs.map(({ counts }) => counts.leaves);
    const [b, d] = [3, 2];
    const best = b ** Math.ceil(d / 2) + b ** Math.floor(d / 2) - 1;
    expect(leaves).toEqual([7, best, b ** d]);
    expect(new Set(costs.map(({ value }) => value)).size).toBe(1);
    // By hand a leaf can be saved: the last node first.
    const { base } = await spotOf('order', 0);
    expect(orderCosts(base, 'alphabeta', ['best'])[0].leaves).toBeLessThan(leaves[0]);
    return [
      ['b^⌈d/{}⌉ + b^⌊d/{}⌋ − {} leaves', 'b^⌈d/{}⌉ + b^⌊d/{}⌋ − {} feuilles', 2, 2, 1],
      [
        'b = {} and d = {}: {} + {} − {} = {} leaves of {}',
        'b = {} et d = {} : {} + {} − {} = {} feuilles sur {}',
        b,
        d,
        b,
        b,
        1,
        best,
        b ** d,
      ],
    ];
  },
  negamax: async () => {
    const made = await figureOf('negamax');
    const value = made.tree.value[0];
    const { recording } = made.runs[0];
    const outline = treeOutline(made.tree, new Set(), String, 'en');
    const items = treeScene(outline, recording, recording.steps, { language: 'en', turned: true }).items;
    const children = items.filter(({ level }) => level === 1).map((item) => Number(item.value));
    expect(Math.max(...children.map((child) => -child))).toBe(value);
    expect(children.every((child) => child < 0)).toBe(true);
    for (const item of items) if (item.shape === 'leaf') expect(Number(item.value)).toBe(made.tree.leafValue[item.node]);
    return [
      ['worth {} to Max, it is worth −{} to Min', 'vaut {} pour Max, elle vaut −{} pour Min', value, value],
      ['Do you find {}?', 'Trouvez-vous {} ?', value],
    ];
  },
  memory: async () => {
    const [without, withIt] = [await spotOf('memory', 0), await spotOf('memory', 1)];
    const { tree } = without;
    expect(without.runs[0].result.value).toBe(withIt.runs[0].result.value);
    const [left, right] = [at(without, 1, 2), at(without, 2, 1)];
    expect(tree.key?.[left]).toBe(tree.key?.[right]);
    const sticks = 5;
    expect(childrenOf(tree, 0).map((child) => tree.move[child])).toHaveLength(3);
    expect(scoreText(tree.value[0])).toBe('−W3');
    return [
      ['there are {} sticks', 'il y a {} bâtonnets', sticks],
      ['takes {}, {} or {} of them', 'en prend {}, {} ou {}', 1, 2, 3],
      [
        'Take {} and let the opponent take {}, or take {} and let the opponent take {}: the same {} sticks',
        'Prendre {} puis voir l’adversaire prendre {}, ou prendre {} puis le voir prendre {} : il reste les mêmes {} bâtonnets',
        1,
        2,
        2,
        1,
        sticks - 3,
      ],
      ['all {} nodes', 'les {} nœuds', tree.size],
      ['only {} positions', 'que {} positions', new Set(tree.key).size],
      ['{} visits are enough', '{} visites suffisent', withIt.runs[0].recording.visits],
      ['W{} at a node means that the game is won {} moves', 'G{} sur un nœud signifie que la partie est gagnée {} coups', 3, 3],
      ['with {} sticks', 'avec {} bâtonnets', sticks],
    ];
  },
  deepening: async () => {
    const [deepened, direct] = [await spotOf('deepening', 0), await spotOf('deepening', 1)];
    const [found, previous] = orderCosts(direct.base, 'alphabeta', ['found', 'previous']);
    expect(deepened.runs[0].recording.passes.length).toBe(3);
    expect(deepened.runs[0].result.value).toBe(direct.runs[0].result.value);
    expect(direct.runs[0].result.counts.leaves).toBe(found.leaves);
    expect(deepened.runs[0].result.counts.leaves).toBe(previous.all?.leaves);
    const depth = direct.tree.depth;
    // All shallower trees together: less than a sixth.
    for (let p = 2; p < 12; p++) {
      let shallower = 0;
      for (let each = 1; each < p; each++) shallower += 7 ** each;
      expect(shallower).toBeLessThan(7 ** p / 6);
    }
    return [
      ['depth {}, then that of depth {}, then {}, and', 'profondeur {}, puis celui de profondeur {}, puis {}, et', 1, 2, depth],
      [
        'With {} moves at every node, the tree of depth p has {}ᵖ',
        'Avec {} coups à chaque nœud, l’arbre de profondeur p a {}ᵖ',
        7,
        7,
      ],
      [
        'depth {} from left to right looks at {} leaves',
        'profondeur {} de gauche à droite regarde {} feuilles',
        depth,
        found.leaves,
      ],
      ['pass of depth {} looks at {} leaves', 'passe de profondeur {} regarde {} feuilles', depth, previous.leaves],
      ['the three passes together at {}', 'les trois passes réunies {}', previous.all?.leaves as number],
      ['Depth {}, then {}, then {}', 'Profondeur {}, puis {}, puis {}', 1, 2, depth],
      ['\nDepth {} at once', '\nProfondeur {} d’emblée', depth],
      ['“Depth {} at once”', '« Profondeur {} d’emblée »', depth],
    ];
  },
  'winning-move': async () => {
    const [pruned, plain] = [await spotOf('winning-move', 0), await spotOf('winning-move', 1)];
    expect(pruned.runs[0].result.value).toBe(plain.runs[0].result.value);
    const { recording } = pruned.runs[0];
    const outline = treeOutline(pruned.tree, new Set(), String, 'en');
    const { items } = treeScene(outline, recording, recording.steps, { language: 'en' });
    expect(new Set(items.flatMap(({ cut }) => (cut === undefined ? [] : [cut.kind])))).toEqual(new Set(['wins', 'blocks']));
    return [
      ['In the figure q = {}', 'Dans la figure q = {}', 1],
      [
        'Minimax visits {} nodes, and {} with',
        'Minimax visite {} nœuds, et {} avec',
        plain.runs[0].recording.visits,
        recording.visits,
      ],
    ];
  },
  horizon: async () => {
    const [near, far] = [await spotOf('horizon', 0), await spotOf('horizon', 1)];
    const [one, four] = [0, 3].map(
      (move) => (made: TreeAnswer) => childrenOf(made.tree, 0).find((child) => made.tree.move[child] === move) as number,
    );
    expect(childrenOf(near.tree, 0).length).toBe(2);
    expect(near.runs[0].result.move).toBe(3);
    expect(far.runs[0].result.move).toBe(0);
    expect(scoreText(far.tree.value[four(far)])).toBe('−W4');
    // No move is left after the fourth: the value is no guess.
    expect(far.tree.depth).toBe(4);
    expect(far.runs[0].result.final).toBe(true);
    const draw = far.tree.value[one(far)];
    return [
      [
        'depth {} finds column {} worth {}, column {} worth {}, and plays column {}',
        'profondeur {} trouve que la colonne {} vaut {}, la colonne {} vaut {}, et joue la colonne {}',
        near.tree.depth,
        4,
        near.tree.value[four(near)],
        1,
        near.tree.value[one(near)],
        4,
      ],
      [
        'depth {} sees one move further: after column {} Min',
        'profondeur {} voit un coup plus loin : après la colonne {}, Min',
        far.tree.depth,
        4,
      ],
      ['the fourth move (−W{})', 'au quatrième coup (−G{})', 4],
      ['Column {} leads to a draw, {}.', 'La colonne {} mène à la nulle, {}.', 1, draw],
      ['With {} moves ahead, follow', 'Avec {} coups d’avance, suivez', near.tree.depth],
      ['With {} moves ahead, enlarge', 'Avec {} coups d’avance, agrandissez', far.tree.depth],
      ['find the leaf −W{}', 'trouvez la feuille −G{}', 4],
      ['So is the value {} a guess', 'La valeur {} est-elle donc', draw],
      ['{} moves ahead', '{} coups d’avance', near.tree.depth],
      ['{} moves ahead', '{} coups d’avance', far.tree.depth],
    ];
  },
  arenas: async () => {
    const { source, layers, vertexOf } = arenaAt(chapterOf('arenas').figure.address);
    const { arena, solution } = source;
    expect([layers.newAt(1, 0), layers.newAt(-1, 0)].map(([vertex]) => arena.name(vertex))).toEqual(['4_e', '4_a']);
    expect(arena.name(arena.start)).toBe('0_a');
    for (const name of ['3_a', '3_e']) expect(vertexOf(name)).toBeGreaterThanOrEqual(0);
    expect(solution.winner[arena.start]).toBe(MAX);
    return [
      ['here {} rows of {} squares', 'ici {} rangées de {} carrés', 2, 2],
      ['the players J{} and J{}', 'les joueurs J{} et J{}', 1, 2],
    ];
  },
  attractors: async () => {
    const { source, layers, vertexOf } = arenaAt(chapterOf('attractors').figure.address);
    expect(layers.newAt(MAX, 0).map((vertex) => source.arena.name(vertex))).toEqual(['4_e']);
    expect(layers.newAt(MAX, 2)).toEqual([vertexOf('2_e')]);
    const outside = vertexOf('1_e');
    expect(source.solution.winner[outside]).toBe(-MAX);
    expect(successorsOf(source.arena, outside)).toEqual([vertexOf('4_a')]);
    return [];
  },
  ranks: async () => {
    const { source, layers, vertexOf } = arenaAt(chapterOf('ranks').figure.address);
    const { arena } = source;
    const rankOf = (player: Player, name: string) =>
      Array.from({ length: layers.last[player] + 1 }, (_, rank) => rank).find((rank) =>
        layers.newAt(player, rank).includes(vertexOf(name)),
      );
    expect(rankOf(1, arena.name(arena.start))).toBe(layers.last[1]);
    expect(rankOf(1, '1')).toBe(4);
    // Ranks in an attractor belong to the two players in turn.
    for (const player of [1, -1] as const)
      for (let rank = 0; rank <= layers.last[player]; rank++)
        for (const vertex of layers.newAt(player, rank)) expect(ownerOf(arena, vertex)).toBe(rank % 2 === 0 ? -player : player);
    return [
      ['{} for a victory, {} if the victory', '{} pour une victoire, {} si la victoire', 0, 1],
      ['to rank n − {}, and none', 'au rang n − {}, et aucune', 1],
      ['one to rank n − {}, for', 'au moins au rang n − {}, pour', 1],
      ['at {} the game is over', 'à {} la partie est finie', 0],
      ['an arena of {} vertices', 'une arène de {} sommets', arena.size],
      [
        'Adam’s victory is vertex {}, Ève’s is vertex {}',
        'la victoire d’Adam est le sommet {}, celle d’Ève le sommet {}',
        ...[1, -1].map((player) => arena.name(layers.newAt(player as Player, 0)[0])),
      ],
      [
        'ends with rank {} and holds the start, vertex {}',
        'finit au rang {} et contient le départ, le sommet {}',
        layers.last[1],
        arena.name(arena.start),
      ],
      ['Ève’s ends with rank {}', 'Celui d’Ève finit au rang {}', layers.last[-1]],
      ['At which rank does {} come in', 'À quel rang {} entre-t-il', 1],
      ['Choose {} at the end', 'Choisissez {} à la fin', arena.name(arena.start)],
    ];
  },
  induction: async () => {
    const { tree } = await figureOf('induction');
    const below = childrenOf(tree, 0);
    expect([below.length, below.filter((node) => tree.span[node] === 1).length]).toEqual([3, 1]);
    return [
      ['are made from {} by adding {}', 'se construisent à partir de {} en ajoutant {}', 0, 1],
      ['holds for {}, and it passes from n to n + {}', 'est vrai pour {}, et il passe de n à n + {}', 0, 1],
    ];
  },
  compare: async () => {
    const made = await figureOf('compare');
    const { recording, algorithm } = made.runs[0];
    const cases = spotsOf(chapterOf('compare'))
      .slice(0, 4)
      .map(({ node = [] }) => lemmaAt(algorithm, recording, recording.visitAt(at(made, ...node), recording.steps) as number));
    expect(cases.map((lemma) => [lemma?.section, lemma?.player, lemma?.cases])).toEqual([
      ['3.c', MAX, [1]],
      ['3.c', MAX, [2]],
      ['3.c', -MAX, [2]],
      ['3.c', MAX, [1]],
    ]);
    const [two, ab] = (await spotOf('compare', 4)).runs;
    const visitOf = (run: typeof two) => run.recording.visitAt(at(made, 1, 2), run.recording.steps) as number;
    expect(ab.recording.betaOf(visitOf(ab))).toBe(two.recording.betaOf(visitOf(two)));
    return [];
  },
  scouts: async () => {
    const [killers, scouts, driver] = await Promise.all([0, 1, 2].map((spot) => spotOf('scouts', spot)));
    const [found, killer] = orderCosts(killers.base, 'alphabeta', ['found', 'killer']);
    expect(killers.runs[0].result.counts.leaves).toBe(killer.leaves);
    expect(killer.leaves).toBeLessThan(found.leaves);
    const { recording } = scouts.runs[0];
    const visits = recording.childrenOf(0).map((visit) => recording.nodeOf(visit));
    expect(visits).toEqual([at(scouts, 1), at(scouts, 2), at(scouts, 2), at(scouts, 3)]);
    const worse = withLeaf(scouts.tree, at(scouts, 2, 1), 1);
    expect(searched(worse, 'negascout').result.counts.leaves).toBeLessThan(scouts.runs[0].result.counts.leaves);
    const { passes } = driver.runs[0].recording;
    const guesses = passes.map((pass) => driver.runs[0].recording.betaOf(pass));
    const values = passes.map((pass) => driver.runs[0].recording.valueOf(pass));
    expect(guesses.map((guess, pass) => values[pass] >= guess)).toEqual([true, true, false, false]);
    return [['α + {}[', 'α + {}[', 1]];
  },
  'programs-add': async () => {
    const rows = readFileSync(new URL('../../../docs/engines.md', import.meta.url), 'utf8');
    const nodes = (part: string) => Number(new RegExp(`\\| ${part} \\| ([\\d,]+) \\|`).exec(rows)?.[1].replaceAll(',', ''));
    const times = (part: string) => Math.round(nodes(part) / nodes('everything'));
    const near = await figureOf('programs-add');
    const further = await spotOf('horizon', 1);
    expect(near.tree.value[0]).not.toBe(further.tree.value[0]);
    return [
      ['at depth {} captures', 'À la profondeur {}, on', 0],
      ['to depth {}: without', 'la profondeur {} : sans', 9],
      [
        '{} times as many nodes; without reductions, {} times',
        '{} fois plus de nœuds ; sans réductions, {} fois',
        times('neither null move nor cuts by evaluation'),
        times('neither late-move reductions nor late-move pruning'),
      ],
      ['stops at depth {}', 's’arrête à la profondeur {}', near.tree.depth],
    ];
  },
  // What it says of the faults is tested with the program, in explain/printed-program.test.ts.
  'five-faults': async () => [
    ['A report of {} prints', 'Dans un rapport de {}, alpha', Number(/\d+/.exec(chapterOf('five-faults').source.en)?.[0])],
  ],
  strategies: async () => {
    const { source, layers } = arenaAt(chapterOf('strategies').figure.address);
    const { arena, solution } = source;
    // Two vertices of Adam's attractor have a move that gives the win away.
    const risky = Array.from({ length: arena.size }, (_, v) => v).filter((v) => {
      const out = successorsOf(arena, v);
      return solution.winner[v] === MAX && ownerOf(arena, v) === MAX && out.some((to) => solution.winner[to] !== MAX);
    });
    expect(risky.map((vertex) => arena.name(vertex))).toEqual(['0', '4']);
    expect(readLink(chapterOf('strategies').figure.address)?.rank).toBe(layers.end);
    return [
      ['of rank n ≥ {}, let', 'de rang n ≥ {}, choisit', 1],
      ['a vertex of rank n − {}: there', 'un sommet de rang n − {} : il', 1],
      ['arrives at rank {}', 'arrive au rang {}', 0],
    ];
  },
  'solved-games': async () => {
    const solved = (sticks: number) => arenaAt(`#/arena?game=nim:${sticks}&graph=plain`);
    const { source, layers } = arenaAt(chapterOf('solved-games').figure.address);
    const losing = (of: ReturnType<typeof arenaAt>) =>
      Array.from({ length: of.source.arena.size }, (_, v) => v)
        .filter((v) => of.source.solution.winner[v] === -MAX)
        .map((v) => Number(of.source.arena.name(v)))
        .sort((one, other) => one - other);
    expect(losing(solved(100))).toEqual(Array.from({ length: 25 }, (_, i) => 4 * i + 1));
    const first = layers.newAt(-1, 1).map((vertex) => source.arena.name(vertex));
    const next = layers.newAt(1, 2).map((vertex) => source.arena.name(vertex));
    const game = await loadGame('tictactoe');
    const positions = unwrap(explore(game)).size;
    expect(minimax(game.start()).value).toBe(0);
    const [a, b, c] = losing({ source, layers, vertexOf: () => 0 });
    return [
      [
        'Nim with {} sticks, of which each player takes {}, {} or {}',
        'Nim avec {} bâtonnets, où chacun en prend {}, {} ou {}',
        source.arena.size - 1,
        1,
        2,
        3,
      ],
      ['{}, {} and {} lose', '{}, {} et {} perdent', a, b, c],
      [
        'at {} you have to take the last stick, and from {} or {}',
        'à {} vous devez prendre le dernier, et depuis {} ou {}',
        a,
        b,
        c,
      ],
      ['makes it up to {}', 'complément à {}', b - a],
      ['with {} sticks left', 's’il en reste {}', 0],
      ['{} positions', '{} positions', positions],
      // A date of history, from the Course.
      ['solved in {}', 'résolu en {}', 1988],
      ['Why does {} come in before {}, {} and {}?', 'Pourquoi {} entre-t-il avant {}, {} et {} ?', ...first, ...next],
      ['Choose {}: which', 'Choisissez {} : quel', 7],
      ['And from {}?', 'Et depuis {} ?', c],
      ['with {} sticks, and with {}?', 'avec {} bâtonnets, et avec {} ?', 13, 100],
    ];
  },
};

/** Names that have digits in them. */
const NAMES = /Minimax2|Connect 4|Puissance 4|\d+[ₐₑ]/g;

describe('the numbers of every chapter', () => {
  it.each(chapters.map((chapter) => [chapter.name, chapter] as const))(
    '%s: are those of its figure, and there are no others',
    async (name, chapter) => {
      const stated = await claims[name]();
      for (const [which, language] of LANGUAGES.entries()) {
        let text = textOf(chapter, language).replaceAll(/\u00a0/g, ' ');
        for (const [en, fr, ...numbers] of stated) {
          let next = 0;
          const sentence = [en, fr][which].replaceAll('{}', () => String(numbers[next++]));
          expect(next, sentence).toBe(numbers.length);
          expect(text, sentence).toContain(sentence);
          text = text.replace(sentence, '');
        }
        expect(text.replaceAll(NAMES, '').match(/.{0,30}\d.{0,30}/g), language).toBeNull();
      }
    },
  );
});

/** Words that a page is read through with; French says the same with some more. */
const LONGEST = 300;

describe('the chapters', () => {
  it('are ten to twenty, each with a name of its own that its address is read back to', () => {
    expect(chapters.length).toBeGreaterThanOrEqual(10);
    expect(chapters.length).toBeLessThanOrEqual(20);
    for (const chapter of chapters) expect(chapterIn(chapterAddress(chapter)).chapter).toBe(chapter);
    expect(chapterIn('#/course')).toEqual({ typed: '' });
    expect(chapterIn('#/course/nothing')).toEqual({ typed: 'nothing' });
  });

  it('are short: one idea on a page', () => {
    for (const chapter of chapters) {
      const { text, formulas, after } = chapter.words;
      for (const language of LANGUAGES) {
        const words = [text, formulas, after]
          .flatMap((each) => linesIn(each, language))
          .join(' ')
          .split(/\s+/).length;
        expect(words, `${chapter.name} ${language}`).toBeGreaterThanOrEqual(120);
        expect(words, `${chapter.name} ${language}`).toBeLessThanOrEqual(LONGEST);
      }
    }
  });

  it('say as much in one language as in the other', () => {
    for (const { name, words } of chapters)
      for (const lines of [words.text, words.formulas, words.after, words.tries, words.spots, words.spotTexts])
        expect(lines?.fr.length, name).toBe(lines?.en.length);
  });

  it('have a button for each spot, and show trees and arenas that can be made', async () => {
    for (const chapter of chapters) {
      expect(chapter.words.spots?.en.length ?? 0, chapter.name).toBe(spotsOf(chapter).length);
      if (chapter.figure.kind === 'arena') expect(arenaAt(chapter.figure.address).source.arena.size).toBeGreaterThan(5);
      else for (let spot = -1; spot < spotsOf(chapter).length; spot++) await figureAt(spotAddress(chapter, spot));
    }
  });

  it('have programs and exercises that exist', () => {
    for (const { name, python = [], program, exercise } of chapters) {
      for (const each of python) expect(fonctionPython(each), name).toContain(`def ${each}(`);
      if (program !== undefined) expect(listingOf(program), name).toBeDefined();
      expect(kinds.map((kind) => kind.name)).toContain(exercise.kind);
    }
  });

  it('are named by the paths of classes, each once', () => {
    const names = chapters.map(({ name }) => name);
    for (const [path, wanted] of Object.entries(paths)) {
      expect(
        wanted.filter((name) => !names.includes(name)),
        path,
      ).toEqual([]);
      expect(new Set(wanted).size, path).toBe(wanted.length);
    }
  });
});
