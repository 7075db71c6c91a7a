import { type ComponentChild, type ComponentChildren, cloneElement, h, type VNode } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  boxOf,
  branchOf,
  figureOf,
  levelNames,
  placeScene,
  type SceneItem,
  type ScenePlaces,
  type SvgElement,
  sceneToDot,
  sceneToSvg,
  sceneToText,
  sceneToTikz,
  svgStyle,
  type TreeScene,
  widthOf,
} from '../../draw/index.ts';
import { drawnFor, type NodeNote, treeOutline, treeScene } from '../../explain/index.ts';
import type { GameTree, Recording } from '../../model/index.ts';
import { adoptStyle, DrawnSvg } from '../drawn.tsx';
import {
  dotForm,
  type ExportForm,
  Exports,
  type FigureMark,
  FigurePanel,
  markElement,
  pictureForms,
  type Size,
  stretchFor,
  tikzForm,
  txtForm,
} from '../figure/index.ts';
import { readDrawing } from '../figure/read.ts';
import { IconButton } from '../icon.tsx';
import { language } from '../language.ts';
import { isOfGame } from './following.ts';
import { LeafInput, NodeInput } from './leaf-input.tsx';
import { treeFigureText } from './words.ts';
import './tree-figure.css';

export interface TreeFigureProps {
  readonly tree: GameTree;
  /** Without it the tree is shown as it is before any search. */
  readonly recording?: Recording | undefined;
  readonly time: number;
  /** The move that leads to a node, as people write it; the same function as long as it says the same. */
  readonly label: (node: number) => string;
  /** The nodes whose children are not drawn: what `foldsFor`, `folded`, `unfolded` and `unfoldedAlong` make. */
  readonly folds: ReadonlySet<number>;
  /** Without it nothing is folded or unfolded. */
  readonly onFold?: ((node: number, folded: boolean) => void) | undefined;
  /** A small picture of the position at a node; where many nodes are drawn, they are drawn without. */
  readonly board?: ((node: number) => ComponentChild) | undefined;
  /** A leaf's new value; without it leaves are not edited. */
  readonly onLeaf?: ((node: number, value: number) => void) | undefined;
  /** Moves a child by this number of places to the right (left: negative); without it children cannot be moved. */
  readonly onMove?: ((node: number, by: number) => void) | undefined;
  readonly selected: number | undefined;
  readonly onSelect: (node: number | undefined) => void;
  /** The name of the figure for screen readers. */
  readonly name: string;
  /** Below each node is its bound `compare` (Minimax2), not a window. */
  readonly compares?: boolean;
  /** Values and windows are those of the player to move. */
  readonly turned?: boolean;
  readonly isDeep?: ((visit: number) => boolean) | undefined;
  readonly typeOf?: ((node: number) => string | undefined) | undefined;
  /** The names of nodes, written in their corners; the same function while the names are the same. */
  readonly nameOf?: ((node: number) => string) | undefined;
  /** Notes and marks on the tree: answers, and what was right or wrong. */
  readonly noteOf?: ((node: number) => NodeNote | undefined) | undefined;
  readonly marks?: ReadonlyMap<number, FigureMark> | undefined;
  /** Nobody searches the tree. */
  readonly still?: boolean;
  /**
   * The effect of a click, a tap or Enter on a node, besides selecting it; by default nodes can be edited and folded.
   */
  readonly onTouch?: ((node: number) => void) | undefined;
  /** What is typed in nodes, and where Enter leads from one. */
  readonly typing?: NodeTyping | undefined;
  /** What stands left of the panel's buttons. */
  readonly head?: ComponentChildren;
  /** The element shown in full screen with the figure. */
  readonly fullScreen?: (() => HTMLElement | null) | undefined;
  /** The file name of the figure, without its extension; without it nothing can be saved. */
  readonly file?: string | undefined;
  /** It is shown whole, as small as can be read. */
  readonly small?: boolean;
  /** The smallest scale at which the figure opens, where that is another than usual. */
  readonly least?: number | undefined;
  /** Other forms than those of the figure: a trace as JSON, as CSV. */
  readonly forms?: readonly ExportForm[] | undefined;
}

/** Answers that are typed in the nodes they are about. */
export interface NodeTyping {
  /** What stands there; undefined: nothing is typed in this node. */
  readonly textAt: (node: number) => string | undefined;
  readonly labelAt: (node: number) => string;
  readonly onInput: (node: number, text: string) => void;
  /** The node to be filled in next; undefined: it was the last. */
  readonly next: (node: number) => number | undefined;
}

/** Parts of the drawing that are there to be seen only, and those that only hold others. */
const HIDDEN = { 'aria-hidden': 'true' } as const;
const NO_ROLE = { role: 'none' } as const;
const BOARD = 64;
/** Of games: what is written under the nodes is then eleven pixels high. One follows the search rather than guess. */
const LEAST_WRITTEN = 1.05;
const PHONE = 480;
/** On a phone a tree is rather seen whole than in part: it is made larger by two fingers. */
const LEAST_PHONE = 0.42;
/** A tree that is a little too wide is rather shown whole. */
const LEAST_WHOLE = 0.6;
const LEAST_SMALL = 0.5;
const LEAST_SMALL_PHONE = 0.72;
/** With more nodes than this, boards would be too small to be read, and too many to be drawn. */
const MOST_BOARDS = 160;

/** A whole tree with the state of a search at a time; it can be viewed, folded and edited. */
export function TreeFigure(props: TreeFigureProps) {
  const { tree, recording, time, label, folds, selected, name, head, fullScreen, marks, file, forms = [] } = props;
  const { compares = false, turned = false, isDeep, typeOf, nameOf, noteOf, still = false } = props;
  adoptStyle(svgStyle);
  const svg = useRef<SVGSVGElement>(null);
  const currentLanguage = language.value;
  const outline = useMemo(
    () => treeOutline(tree, folds, label, currentLanguage, nameOf),
    [tree, folds, label, currentLanguage, nameOf],
  );
  const scene = treeScene(outline, recording, time, {
    language: currentLanguage,
    compares,
    turned,
    isDeep,
    typeOf,
    noteOf,
    still,
  });
  const board = outline.placeOf.size <= MOST_BOARDS ? props.board : undefined;
  const hasBoards = board !== undefined;
  const [room, setRoom] = useState<Size>({ width: 0, height: 0 });
  const size = hasBoards ? BOARD : 0;
  const least = leastOf(props, room);
  const plain = useMemo(() => placeScene(scene.items, { board: size }), [outline, size]);
  // In steps, so that a panel that grows by a line moves nothing.
  const stretch = Math.round(stretchFor(plain, room, least) * 8) / 8;
  const places = useMemo(() => {
    const placed = stretch === 1 ? plain : placeScene(scene.items, { board: size, stretch });
    // With the words of all its cuts, so that it keeps its size while they come.
    const end = treeScene(outline, recording, recording?.steps ?? 0, { language: currentLanguage, isDeep });
    return { ...placed, width: widthOf(end, placed) };
  }, [plain, stretch, recording]);
  const walk = useWalk(props, scene, outline.placeOf, svg);
  const layers = useLayers(scene, places, walk.at, tree, board);
  const reveal = useReveal(time, walk, () => {
    const begin = recording === undefined ? (selected ?? 0) : 0;
    const now = recording === undefined || time === 0 ? begin : recording.nodeOf(recording.visitOf(time - 1));
    return outline.placeOf.get(drawnFor(tree, outline.folds, now)) ?? 0;
  });
  const typed = walk.edited === undefined ? undefined : props.typing?.textAt(walk.edited);
  const chosen = selected === undefined ? undefined : outline.placeOf.get(selected);

  const saved = (): readonly ExportForm[] => {
    const boardOf = (node: number) => {
      const drawn = svg.current?.querySelector(`[data-node="${node}"] > .board > svg`);
      return drawn ? readDrawing(drawn) : undefined;
    };
    return [
      ...pictureForms((look) => sceneToSvg(scene, { look, board: size, stretch, boardOf })),
      tikzForm(() => sceneToTikz(scene)),
      dotForm(() => sceneToDot(scene)),
      txtForm(() => sceneToText(scene)),
      ...forms,
    ];
  };

  return (
    <div class="tree-figure">
      <FigurePanel
        width={places.width}
        height={places.height}
        name={name}
        head={head}
        reveal={boxOf(places, Math.min(reveal, scene.items.length - 1))}
        least={least}
        focusable={false}
        onRoom={setRoom}
        {...(fullScreen && { fullScreen })}
      >
        <div
          class="tree-items"
          role="tree"
          aria-label={`${name}. ${scene.summary}`}
          onClick={walk.onClick}
          onKeyDown={walk.onKeyDown}
        >
          {/* biome-ignore lint/a11y/noSvgWithoutTitle: the tree around it is named, and each of its items. */}
          <svg ref={svg} class="minerve-tree" viewBox={`0 0 ${places.width} ${places.height}`} {...NO_ROLE}>
            <g {...HIDDEN}>{levelNames(scene.items, places).map((element) => DrawnSvg({ element }))}</g>
            <g {...HIDDEN}>{layers.branches}</g>
            <g {...NO_ROLE}>{layers.nodes}</g>
            <g {...HIDDEN} class="labels">
              {layers.labels}
            </g>
            {[...(marks ?? [])].map(([node, mark]) => {
              const at = outline.placeOf.get(node);
              return at === undefined ? null : DrawnSvg({ element: markAt(scene, places, at, mark) });
            })}
            {chosen !== undefined && !marks?.has(selected as number) && <Chosen places={places} at={chosen} />}
          </svg>
        </div>
        {typed !== undefined && (
          <NodeInput
            key={walk.edited}
            label={props.typing?.labelAt(walk.edited as number) ?? ''}
            value={typed}
            {...middleOf(places, outline.placeOf.get(walk.edited as number) ?? 0)}
            onInput={(text) => props.typing?.onInput(walk.edited as number, text)}
            onNext={walk.toNext}
            onClose={walk.endEdit}
          />
        )}
        {walk.edited !== undefined && typed === undefined && (
          <LeafInput
            key={walk.edited}
            value={tree.leafValue[walk.edited]}
            {...middleOf(places, outline.placeOf.get(walk.edited) ?? 0)}
            onChange={(value) => props.onLeaf?.(walk.edited as number, value)}
            onClose={walk.endEdit}
          />
        )}
        {chosen !== undefined && walk.edited === undefined && (
          <Tools {...props} scene={scene} places={places} at={chosen} onEdit={walk.edit} />
        )}
      </FigurePanel>
      {scene.note && <p class="hint figure-note">{scene.note}</p>}
      {file !== undefined && <Exports file={file} forms={saved()} />}
    </div>
  );
}

/** The smallest scale at which a figure opens in its room. */
function leastOf({ tree, small, least }: TreeFigureProps, { width }: Size): number | undefined {
  const isPhone = width > 0 && width < PHONE;
  if (small) return isPhone ? LEAST_SMALL_PHONE : LEAST_SMALL;
  if (isOfGame(tree)) return LEAST_WRITTEN;
  return least ?? (isPhone ? LEAST_PHONE : LEAST_WHOLE);
}

function middleOf(places: ScenePlaces, at: number): { readonly left: number; readonly top: number } {
  const { x, y, width, height } = boxOf(places, at);
  return { left: ((x + width / 2) / places.width) * 100, top: ((y + height / 2) / places.height) * 100 };
}

function markAt({ items }: TreeScene, places: ScenePlaces, at: number, mark: FigureMark): SvgElement {
  const box = boxOf(places, at);
  const corners: Partial<Record<SceneItem['shape'], number>> = { max: 2, min: box.height / 2 };
  return markElement(box, mark, items[at].node, corners[items[at].shape]);
}

function Chosen({ places, at }: { readonly places: ScenePlaces; readonly at: number }) {
  const { x, y, width, height } = boxOf(places, at);
  return <rect class="chosen" x={x - 7} y={y - 7} width={width + 14} height={height + 14} rx={9} />;
}

interface ToolsProps extends TreeFigureProps {
  readonly scene: TreeScene;
  readonly places: ScenePlaces;
  readonly at: number;
  readonly onEdit: (node: number) => void;
}

/** The tools for the selected node, beside it. */
function Tools({ scene, places, at, folds, tree, onFold, onMove, onLeaf, onEdit }: ToolsProps) {
  const { node, shape } = scene.items[at];
  const { left, right } = brothers(scene.items, at);
  const { x, y, width } = boxOf(places, at);
  const isLeaf = shape === 'leaf';
  const place = { left: `${((x + width / 2) / places.width) * 100}%`, top: `${((y - 10) / places.height) * 100}%` };
  const tools: ComponentChild[] = [];
  if (onMove && left) tools.push(<IconButton name="previous" label={treeFigureText.toLeft} onClick={() => onMove(node, -1)} />);
  if (isLeaf && onLeaf) tools.push(<IconButton name="pencil" label={treeFigureText.edit} onClick={() => onEdit(node)} />);
  if (!isLeaf && tree.span[node] > 1 && onFold) {
    const isFolded = folds.has(node);
    tools.push(
      <IconButton
        name={isFolded ? 'new' : 'minus'}
        label={isFolded ? treeFigureText.unfold : treeFigureText.fold}
        onClick={() => onFold(node, !isFolded)}
      />,
    );
  }
  if (onMove && right) tools.push(<IconButton name="next" label={treeFigureText.toRight} onClick={() => onMove(node, 1)} />);
  if (tools.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class={`node-tools raised${at === 0 ? ' at-root' : ''}`} style={place} role="group" aria-label={treeFigureText.tools}>
      {tools}
    </div>
  );
}

/** The item in the tab order, and the effects of keys and clicks. */
function useWalk(
  props: TreeFigureProps,
  { items }: TreeScene,
  placeOf: ReadonlyMap<number, number>,
  svg: { readonly current: SVGSVGElement | null },
) {
  const { folds, onFold, onLeaf, onMove, onSelect, onTouch, selected, tree, typing } = props;
  const [stub, setStub] = useState<number | undefined>(undefined);
  const [edited, setEdited] = useState<number | undefined>(undefined);
  const [moved, setMoved] = useState(0);
  const focusing = useRef(false);
  const stubAt = stub === undefined ? -1 : items.findIndex(({ shape, node }) => shape === 'stub' && node === stub);
  const at = stubAt >= 0 ? stubAt : (selected !== undefined && placeOf.get(selected)) || 0;

  const known = useRef(tree);
  useLayoutEffect(() => {
    // A changed tree is drawn again: the focus goes to the changed node.
    if (known.current !== tree && svg.current?.contains(document.activeElement)) focusing.current = true;
    known.current = tree;
    if (!focusing.current) return;
    focusing.current = false;
    svg.current?.querySelector<SVGGElement>('[tabindex="0"]')?.focus({ preventScroll: true });
  });
  const go = (to: number) => {
    const { shape, node } = items[to];
    focusing.current = true;
    setStub(shape === 'stub' ? node : undefined);
    setMoved((count) => count + 1);
    onSelect(node);
  };
  const edit = (node: number) => {
    if (onLeaf === undefined && typing?.textAt(node) === undefined) return;
    onSelect(node);
    setEdited(node);
  };
  /** The effect of Enter and of a click on the item. */
  const act = ({ shape, node }: SceneItem) => {
    if (onTouch !== undefined && shape !== 'stub') {
      if (typing?.textAt(node) !== undefined) return edit(node);
      onSelect(node);
      return onTouch(node);
    }
    // The field takes the focus, and gives it back when it is closed.
    if (shape === 'leaf' && onLeaf !== undefined) return edit(node);
    focusing.current = true;
    if (tree.span[node] === 1 || onFold === undefined) return;
    setStub(undefined);
    onSelect(node);
    onFold(node, shape !== 'stub' && !folds.has(node));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const item = items[at];
    if (event.ctrlKey || event.metaKey) return;
    if (event.altKey) {
      const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
      if (by === 0 || onMove === undefined || item.shape === 'stub') return;
      const { left, right } = brothers(items, at);
      focusing.current = true;
      if (by < 0 ? left : right) onMove(item.node, by);
    } else if (event.key === 'Enter' || event.key === ' ') act(item);
    else if (event.key === 'Escape' && selected !== undefined) onSelect(undefined);
    else {
      const to = walked(items, at, event.key);
      if (to === undefined && !event.key.startsWith('Arrow')) return;
      if (to !== undefined) go(to);
    }
    event.preventDefault();
    event.stopPropagation();
  };
  const onClick = (event: MouseEvent) => {
    const group = event.target instanceof Element ? event.target.closest('[data-node], [data-of]') : null;
    if (group === null) return onSelect(undefined);
    const node = Number(group.getAttribute('data-node') ?? group.getAttribute('data-of'));
    const place = placeOf.get(node);
    if (group.classList.contains('stub')) act({ ...items[0], shape: 'stub', node });
    else if (place !== undefined && onTouch !== undefined) act(items[place]);
    else if (place !== undefined && items[place].shape === 'leaf' && onLeaf !== undefined) edit(node);
    else if (place !== undefined) {
      focusing.current = true;
      setStub(undefined);
      onSelect(node);
    }
  };
  /** The field that goes away loses the focus: by then it may be the next one that is open. */
  const open = useRef(edited);
  open.current = edited;
  const endEdit = () => {
    if (open.current !== edited) return;
    setEdited(undefined);
    focusing.current = true;
  };
  const toNext = () => {
    const next = edited === undefined ? undefined : typing?.next(edited);
    if (next === undefined) return endEdit();
    open.current = next;
    onSelect(next);
    setEdited(next);
  };
  return {
    at,
    moved,
    edited: edited !== undefined && placeOf.has(edited) ? edited : undefined,
    edit,
    endEdit,
    toNext,
    onKeyDown,
    onClick,
  };
}

/** The place to scroll into view: that of the search when it moves on, otherwise that of the keyboard cursor. */
function useReveal(time: number, { moved, at }: { readonly moved: number; readonly at: number }, now: () => number): number {
  const before = useRef({ time: -1, moved, shown: 0 });
  if (before.current.time !== time) before.current = { time, moved, shown: now() };
  else if (before.current.moved !== moved) before.current = { time, moved, shown: at };
  return before.current.shown;
}

/** An item as elements of the page, and the data they show. */
interface DrawnItem {
  readonly shows: string;
  readonly places: ScenePlaces;
  readonly branch: ComponentChild;
  readonly figure: VNode | undefined;
  readonly labels: readonly ComponentChild[];
}

/**
 * The items as elements of the page. An unchanged item is the very same element, which Preact skips; an item that only
 * moved keeps its content. So the cost of a step is that of its changes.
 */
function useLayers(scene: TreeScene, places: ScenePlaces, focus: number, tree: GameTree, board: TreeFigureProps['board']) {
  const kept = useRef({ tree, board, drawn: new Map<string, DrawnItem>() });
  if (kept.current.tree !== tree || kept.current.board !== board) kept.current = { tree, board, drawn: new Map() };
  const drawn = new Map<string, DrawnItem>();
  for (const [at, item] of scene.items.entries()) {
    const key = `${item.shape === 'stub' ? 's' : 'n'}${item.node}`;
    // A branch begins below the text under the node above.
    const above = scene.items[item.parent]?.window;
    const shows = [item.description, item.value, item.cut?.text, item.nodeType, item.move, above, at === focus].join('|');
    const before = kept.current.drawn.get(key);
    if (before?.shows === shows && before.places === places) drawn.set(key, before);
    else
      drawn.set(key, {
        ...layersOf(scene, places, at, key),
        shows,
        places,
        figure: figureAt(at, key, before?.shows === shows ? before : undefined),
      });
  }
  function figureAt(at: number, key: string, before: DrawnItem | undefined): VNode {
    const element = () => parted(figureOf(scene, places, at)).inside;
    const same = before?.figure ?? (DrawnSvg({ element: element(), ...(board && { slot: board }) }) as VNode);
    return placed(same, scene.items[at], { key, x: places.x[at], y: places.y[at], isFocus: at === focus });
  }
  kept.current.drawn = drawn;
  const all = [...drawn.values()];
  return {
    branches: all.map(({ branch }) => branch),
    nodes: all.map(({ figure }) => figure),
    labels: all.flatMap(({ labels }) => labels),
  };
}

function layersOf(scene: TreeScene, places: ScenePlaces, at: number, key: string) {
  const { branch, labels } = branchOf(scene, places, at);
  const { beside } = parted(figureOf(scene, places, at));
  return {
    branch: branch && h(branch.name, { ...branch.attributes, key }),
    labels: [
      ...labels.map((element) =>
        h(element.name, { ...element.attributes, key: `${key} ${element.attributes.class}` }, element.children as string[]),
      ),
      ...(beside === undefined
        ? []
        : [
            cloneElement(DrawnSvg({ element: beside }) as VNode<Record<string, unknown>>, {
              key: `${key} beside`,
              transform: `translate(${places.x[at]} ${places.y[at]})`,
            }),
          ]),
    ],
  };
}

/** The text beside a node is hidden from screen readers: the node's name contains it, in words. */
const BESIDE: ReadonlySet<unknown> = new Set(['window', 'type', 'cut', 'gone']);

function parted(figure: SvgElement): { readonly inside: SvgElement; readonly beside: SvgElement | undefined } {
  const isBeside = (part: SvgElement | string) => typeof part !== 'string' && BESIDE.has(part.attributes.class);
  const beside = figure.children.filter(isBeside);
  if (beside.length === 0) return { inside: figure, beside: undefined };
  return {
    inside: { ...figure, children: figure.children.filter((part) => !isBeside(part)) },
    // A press on the text under a stub acts as one on the stub.
    beside: {
      name: 'g',
      attributes: { class: figure.attributes.class, 'data-of': figure.attributes['data-node'] },
      children: beside,
    },
  };
}

interface NodePlace {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly isFocus: boolean;
}

/** A node at its place, focusable and with a description. */
function placed(figure: VNode, { description, level, shape }: SceneItem, { key, x, y, isFocus }: NodePlace): VNode {
  return cloneElement(figure as VNode<Record<string, unknown>>, {
    key,
    transform: `translate(${x} ${y})`,
    role: 'treeitem',
    'aria-label': description,
    'aria-level': level + 1,
    ...(shape === 'stub' && { 'aria-expanded': false }),
    tabindex: isFocus ? 0 : -1,
  });
}

/** The item that an arrow key leads to from one: up to the parent, down to the first child, aside on the same level. */
function walked(items: readonly SceneItem[], from: number, key: string): number | undefined {
  if (key === 'ArrowUp') return items[from].parent < 0 ? undefined : items[from].parent;
  if (key === 'ArrowDown') return items[from + 1]?.parent === from ? from + 1 : undefined;
  if (key === 'Home') return 0;
  const { level } = items[from];
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  for (let at = from + step; step !== 0 && at >= 0 && at < items.length; at += step) if (items[at].level === level) return at;
  return undefined;
}

/** Whether an item has brothers on the left and on the right. */
function brothers(items: readonly SceneItem[], at: number): { readonly left: boolean; readonly right: boolean } {
  const { parent } = items[at];
  return {
    left: parent >= 0 && at > parent + 1,
    right: parent >= 0 && items.some((item, other) => other > at && item.parent === parent),
  };
}
