import { type CutKind, MAX, playerName } from '../core/index.ts';
import { layoutTree } from './layout.ts';
import { cutLetter, escapeXml, round, shortScore, shortWindow, typeset } from './notation.ts';
import { type Item, outline, placesOf, type TreeDrawing } from './outline.ts';
import { svgFile, svgStyle } from './svg-frame.ts';
import { describeNode, describeTree, isBestAt, isLeaf, type Moment, momentOf, type SearchTree } from './tree.ts';
import { type TreeWords, treeWords } from './words.ts';

export interface SvgOptions extends TreeDrawing {
  /**
   * Draws what the search knew just after this tick of the recorder's clock, each node where it stands in the end.
   * Without it: at the end.
   */
  readonly at?: number;
  /** False leaves out the style sheet, for pages that adopt `svgStyle` themselves. */
  readonly style?: boolean;
  /** The windows written under the nodes: none, those of nodes with children, or all. */
  readonly windows?: 'none' | 'inner' | 'all';
}

const NODE = 36;
const LEAF = 28;
const CHIP = 21;
const LEVEL = 110;
const GAP = 14;
const PADDING = 18;
const MARGIN = 40;

/**
 * The tree as a picture of its own: squares are Max, circles Min, tiles leaves; under a node stands its window, on
 * each branch the move; a pruned branch is dashed, crossed, and marked α or β (a cut that skips nothing is marked at
 * its node); the best line is thick.
 */
export function treeToSvg(tree: SearchTree, options: SvgOptions = {}): string {
  const { at = Number.POSITIVE_INFINITY, maxNodes = 600, windows = 'inner', depth, style = true } = options;
  const said = treeWords(options.language);
  const drawn = outline(tree, { depth, maxNodes, maxPruned: 4 });
  const figures = drawn.items.map((item) => figureOf(item, tree, at, windows, said));
  const x = layoutTree(
    drawn.items.map(({ parent }) => parent),
    figures.map(({ room }) => room),
    GAP,
  );
  const place = (figure: Figure) => MARGIN + PADDING + x[figure.item.index];
  const places = placesOf(drawn);
  // A move to a position that is drawn elsewhere ends there.
  const target = (figure: Figure): Figure => {
    if (figure.item.kind !== 'again') return figure;
    const { label, to, best } = figure.item.again;
    return { ...figures[places.get(to) ?? figure.item.parent], move: label, best };
  };
  const seen = figures.filter(({ item }) => item.since <= at);
  const whole = (tree.root.left ?? 0) <= at;
  const note = drawn.undrawn > 0 && whole ? said.note(drawn.undrawn, drawn.depth) : '';
  const right = figures.reduce((most, figure) => Math.max(most, place(figure) + figure.room / 2), 0);
  const width = Math.ceil(Math.max(right + PADDING, note.length * 6.2 + 2 * PADDING));
  const bottom = figures.reduce((most, figure) => Math.max(most, figure.item.level * LEVEL + figure.height), 0);
  const height = Math.ceil(bottom + 2 * PADDING + (note ? 24 : 0));
  const frame = { cssClass: 'minerve-tree', width, height, title: said.title, summary: describeTree(tree, said) };
  return svgFile({ ...frame, style: style ? svgStyle : undefined }, [
    ...levelNames(seen),
    ...seen.map((figure) => (figure.item.parent < 0 ? '' : edge(target(figure), figures[figure.item.parent], place))),
    ...seen.map((figure) => shape(tree, figure, place(figure), at, said)),
    ...seen.map((figure) =>
      figure.item.parent < 0 ? '' : onEdge(target(figure), figures[figure.item.parent], place, figure.item.kind === 'again'),
    ),
    note ? `<text class="note" x="${PADDING}" y="${height - 20}">${escapeXml(note)}</text>` : '',
  ]);
}

/** An item with its texts and sizes. `room` is what the layout keeps free for it from left to right. */
interface Figure {
  readonly item: Item;
  readonly moment: Moment;
  readonly best: boolean;
  readonly leaf: boolean;
  readonly value: string;
  readonly window: string;
  readonly move: string;
  readonly wide: number;
  readonly tall: number;
  readonly room: number;
  /** From the top of its level to where branches downwards begin. */
  readonly height: number;
}

/** Sizes are taken from the finished tree and not from the moment, so that nothing moves while the tree grows. */
function figureOf(item: Item, tree: SearchTree, at: number, windows: SvgOptions['windows'], said: TreeWords): Figure {
  const { node } = item;
  const moment = momentOf(tree, node, at);
  const shared = { item, moment, best: item.kind === 'node' && isBestAt(node, tree, at) };
  if (item.kind === 'again')
    return { ...shared, leaf: false, value: '', window: '', move: '', wide: 0, tall: 0, room: 0, height: 0 };
  if (item.kind !== 'node') {
    const value = item.kind === 'pruned' ? item.label : `+${item.count}`;
    const wide = Math.max(20, value.length * 6.6 + 10);
    return { ...shared, leaf: false, value, window: '', move: '', wide, tall: 20, room: wide, height: 20 };
  }
  const leaf = isLeaf(node);
  const final = node.value === undefined ? '?' : shortScore(node.value);
  const tall = leaf ? LEAF : NODE;
  const wide = Math.max(tall, final.length * 8.8 + (leaf ? 14 : 18));
  const known = node.how === 'memory' ? said.memory : '';
  const hasWindow = tree.windowed && (windows === 'all' || (windows === 'inner' && !leaf));
  const window = !moment.open && known ? known : hasWindow ? typeset(shortWindow(moment.alpha, moment.beta)) : '';
  const widest = Math.max(known.length, hasWindow ? shortWindow(node.alpha, node.beta).length : 0) * 5.7 + 8;
  const room = Math.max(wide, widest, node.label.length * 8 + 6);
  const value = moment.value === undefined ? (moment.open ? '?' : final) : shortScore(moment.value);
  return {
    ...shared,
    leaf,
    value: typeset(value),
    window,
    move: node.label,
    wide,
    tall,
    room,
    height: (leaf ? (NODE - LEAF) / 2 : 0) + tall + (hasWindow || known ? CHIP : 0),
  };
}

type Place = (figure: Figure) => number;

function topOf({ item, leaf }: Figure): number {
  return PADDING + item.level * LEVEL + (leaf ? (NODE - LEAF) / 2 : 0);
}

function ends(figure: Figure, parent: Figure, place: Place) {
  return { x1: place(parent), y1: PADDING + parent.item.level * LEVEL + parent.height, x2: place(figure), y2: topOf(figure) };
}

function edge(figure: Figure, parent: Figure, place: Place): string {
  const { x1, y1, x2, y2 } = ends(figure, parent, place);
  const kind = figure.item.kind === 'node' ? (figure.best ? ' best' : '') : ` ${figure.item.kind}`;
  return `<path class="edge${kind}" d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`;
}

/**
 * What is written on a branch: its move, or the cross and the letter of its cut. A long way to a node that others lead
 * to as well has its move near its beginning, where no other node stands.
 */
function onEdge(figure: Figure, parent: Figure, place: Place, again: boolean): string {
  const { x1, y1, x2, y2 } = ends(figure, parent, place);
  const along = (part: number) => ({ x: round(x1 + (x2 - x1) * part), y: round(y1 + (y2 - y1) * part) });
  const { item } = figure;
  if (item.kind === 'pruned') {
    const { x, y } = along(0.7);
    const letter = cutLetter[item.cut];
    const cross = `<path class="cross" d="M${x - 5} ${y - 5}l10 10M${x + 5} ${y - 5}l-10 10"/>`;
    // Moves cut off together stand together, and one letter on the right speaks for all.
    return item.last ? `${cross}<text class="cut" x="${x + 15}" y="${y}">${letter}</text>` : cross;
  }
  if (figure.move === '') return '';
  const { x, y } = along(again ? Math.min(0.66, 26 / Math.max(1, Math.abs(y2 - y1))) : 0.66);
  return `<text class="move${figure.best ? ' best' : ''}" x="${x}" y="${y}">${escapeXml(figure.move)}</text>`;
}

function shape(tree: SearchTree, figure: Figure, x: number, at: number, said: TreeWords): string {
  const { item, wide, tall } = figure;
  if (item.kind === 'again') return '';
  const top = topOf(figure);
  const box = (cssClass: string, corner: number, grow = 0) =>
    `<rect class="${cssClass}" x="${round(x - wide / 2 - grow)}" y="${round(top - grow)}" width="${round(wide + 2 * grow)}" height="${tall + 2 * grow}" rx="${corner + grow}"/>`;
  const text = (cssClass: string, content: string, y: number) =>
    `<text class="${cssClass}" x="${round(x)}" y="${round(y)}">${escapeXml(content)}</text>`;
  if (item.kind !== 'node') {
    const title = item.kind === 'pruned' ? said.pruned({ move: item.label, letter: cutLetter[item.cut] }) : said.more(item.count);
    return `<g><title>${escapeXml(title)}</title>${box('gone-box', 4)}${text('gone', figure.value, top + tall / 2)}</g>`;
  }
  const { node } = item;
  const corner = figure.leaf ? 7 : node.turn === MAX ? 2 : tall / 2;
  const now = node.entered === at || node.left === at || node.cut?.at === at;
  const classes = [
    figure.leaf ? 'leaf' : node.turn === MAX ? 'max' : 'min',
    node.how === 'memory' && 'memory',
    figure.moment.open && 'open',
    figure.best && 'best',
    now && 'now',
  ];
  return [
    `<g class="${classes.filter(Boolean).join(' ')}"><title>${escapeXml(typeset(describeNode(tree, node, figure.moment, said)))}</title>`,
    now ? box('ring', corner, 4) : '',
    box('shape', corner),
    text('value', figure.value, top + tall / 2),
    figure.window ? text('window', figure.window, top + tall + CHIP / 2) : '',
    figure.moment.cut?.skipped.length === 0 ? lateCut(figure.moment.cut.kind, x + wide / 2, top + tall / 2) : '',
    '</g>',
  ].join('');
}

/** A cut that came with the last move: there is no branch to cross, so the letter stands beside the node. */
function lateCut(kind: CutKind, x: number, y: number): string {
  return `<text class="cut" x="${round(x + 9)}" y="${round(y)}">${cutLetter[kind]}</text>`;
}

/** The player's name in the margin, on the levels where only that player moves. */
function levelNames(figures: readonly Figure[]): string[] {
  const turns: Set<number>[] = [];
  for (const { item, leaf } of figures)
    if (item.kind === 'node' && !leaf) {
      turns[item.level] ??= new Set();
      turns[item.level]?.add(item.node.turn);
    }
  return turns.map((players, level) => {
    if (players === undefined || players.size !== 1) return '';
    const name = playerName(players.has(MAX) ? 1 : -1);
    return `<text class="level" x="${PADDING - 4}" y="${PADDING + level * LEVEL + NODE / 2}">${name}</text>`;
  });
}
