import {
  type ArenaLayout,
  type ArenaPlacing,
  arenaPicture,
  arenaSvg,
  arenaToText,
  arenaToTikz,
  type BoardFigure,
  boardToTikz,
  placeScene,
  type SvgElement,
  scenePicture,
  sceneToText,
  sceneToTikz,
  type TreeScene,
} from '../draw/index.ts';
import { record, type SolvedArenaSource, treeOutline, treeScene } from '../explain/index.ts';
import { boardAdapterOf, formatPoints, type GameInfo, infoOf, printedBoard, type Scene } from '../games/index.ts';
import { inLanguage, type Language, listed } from '../i18n/index.ts';
import type { ArenaSubject, BoardSubject, BoardWeights, Exercise, TreeSubject } from './exercise.ts';
import { nodeNamed } from './notation.ts';
import { sheetWords } from './sheet-words.ts';

/** The figure of an exercise or of its solution, before it becomes TikZ, SVG or text. */
export type Figure = FigureContent & {
  /** An explanation of the figure, below it. */
  readonly note?: string;
};

type FigureContent =
  | { readonly on: 'tree'; readonly scene: TreeScene }
  | {
      readonly on: 'arena';
      readonly source: SolvedArenaSource;
      /** The positions alone: their moves are the answer. */
      readonly isBare: boolean;
      readonly stage: number;
      readonly layout: ArenaLayout;
      readonly language: Language;
    }
  | {
      readonly on: 'board';
      /** For documents, and for pages that draw boards themselves. */
      readonly figure: BoardFigure;
      readonly scene: Scene;
      readonly text: string;
      readonly weights?: BoardWeights;
    };

/** The figure of the statement: nothing in it tells the answer. */
export function askedFigure({ subject }: Exercise, language: Language): Figure {
  if (subject.on === 'tree') return { on: 'tree', scene: askedScene(subject, language) };
  if (subject.on === 'arena') return arenaFigure(subject, subject.before, language);
  return boardFigure(subject, language);
}

/** The figure of the solution; undefined if it would equal the figure of the question. */
export function solvedFigure(exercise: Exercise, language: Language): Figure | undefined {
  const { subject } = exercise;
  if (subject.on === 'tree') return { on: 'tree', scene: solvedScene(exercise, subject, language) };
  return subject.on === 'arena' ? arenaFigure(subject, subject.after, language) : undefined;
}

function askedScene({ tree, corner, label, node: asked }: TreeSubject, language: Language): TreeScene {
  const outline = treeOutline(tree, NO_FOLDS, label, language, corner);
  const scene = treeScene(outline, undefined, 0, { language, still: true });
  return { ...scene, items: scene.items.map((item) => ({ ...item, isCurrent: item.node === asked })) };
}

const NO_FOLDS: ReadonlySet<number> = new Set();

/**
 * The tree after the search, or when it enters the node of the question. Each node shows the right answer: in negamax
 * from the view of the player to move, although the trace has Max's view.
 */
function solvedScene(exercise: Exercise, subject: TreeSubject, language: Language): TreeScene {
  const { tree, search, node: asked, solvedTree = tree } = subject;
  const { recording } = record(solvedTree, search);
  const visit = asked === undefined ? undefined : recording.visitAt(asked, recording.steps);
  const time = visit === undefined ? recording.steps : recording.enteredAt(visit) + 1;
  const before = placesBefore(exercise, subject);
  const answers = answersAt(exercise);
  const [label, corner] = [subject.label, subject.corner].map((text) => (node: number) => text(before(node)));
  const outline = treeOutline(solvedTree, NO_FOLDS, label, language, corner);
  const scene = treeScene(outline, recording, time, {
    language,
    compares: search.algorithm === 'minimax2',
    noteOf: (node) => ({ value: answers.get(before(node)) }),
  });
  return { ...scene, items: scene.items.map((item) => ({ ...item, isCurrent: item.node === asked })) };
}

/**
 * The place of a node of the solved tree in the original one: an answer that is an order lists the nodes in the order
 * of the new tree.
 */
function placesBefore({ answerKind, solution }: Exercise, { tree, solvedTree }: TreeSubject): (node: number) => number {
  if (answerKind.how !== 'order' || solvedTree === undefined) return (node) => node;
  return (node) => nodeNamed(tree, solution[node]) as number;
}

/** The number to be written in each node, if it is one number. */
function answersAt({ answerKind, solution }: Exercise): ReadonlyMap<number, string> {
  if (answerKind.how !== 'fields') return new Map();
  const places = answerKind.fields.map(({ place }) => place);
  const single = places.every((place, at) => place !== undefined && places.indexOf(place) === at);
  return new Map(single ? places.map((place, at) => [place as number, solution[at]]) : []);
}

function arenaFigure({ source, before, question }: ArenaSubject, stage: number, language: Language): Figure {
  const texts = sheetWords(language);
  const isSolved = stage > before;
  const shown = question !== undefined && !isSolved ? question.drawn([]) : source;
  const layout = question?.places ?? 'levels';
  return {
    on: 'arena',
    source: shown,
    isBare: shown !== source,
    stage,
    layout,
    language,
    note: isSolved ? `${texts.arena} ${texts.arenaSolved}` : texts.arena,
  };
}

function boardFigure({ game, position, weights }: BoardSubject, language: Language): Figure {
  const scene = boardAdapterOf(game).scene(position);
  const brings = new Map(scene.cells.map(({ square }, i) => [square, weightAt(weights, scene, i, language)]));
  const title = inLanguage((infoOf(game) as GameInfo).title, language);
  return {
    on: 'board',
    figure: { title, ...printedBoard(game, scene, language, (square) => brings.get(square) ?? ''), sum: [] },
    scene,
    text: game.draw(position, language),
    ...(weights && { weights, note: pointsText(weights, language) }),
  };
}

function pointsText(weights: BoardWeights, language: Language): string {
  const texts = sheetWords(language);
  if (weights.by === 'square') return texts.pointsOfSquares;
  const pieces = weights.pieces.map(({ name, weight }) => `${inLanguage(name, language)} ${formatPoints(weight, language)}`);
  return texts.worth({ pieces: listed(pieces, language) });
}

/** The points of a square; empty if points belong to pieces. */
function weightAt(weights: BoardWeights | undefined, { columns }: Scene, cell: number, language: Language): string {
  if (weights?.by !== 'square') return '';
  return formatPoints(weights.rows[Math.floor(cell / columns)][cell % columns], language);
}

/** The picture without the comments of a file. */
export function figureTikz(figure: Figure): string {
  return drawnInTikz(figure).replace(/^%.*\n/gm, '');
}

const ALONE = { document: false } as const;

function drawnInTikz(figure: Figure): string {
  if (figure.on === 'tree') return sceneToTikz(withoutSpareRoom(figure.scene), ALONE);
  if (figure.on === 'board') return boardToTikz(figure.figure, ALONE);
  const { arena, solution } = figure.source;
  return arenaToTikz(arena, solution, { ...placing(figure), stage: figure.stage, legend: false, ...ALONE });
}

function placing({ language, layout }: Extract<Figure, { on: 'arena' }>): ArenaPlacing {
  return { language, layout };
}

/** Trees keep room for windows that come with time: on paper none come. */
function withoutSpareRoom(scene: TreeScene): TreeScene {
  const items = scene.items.map((item) =>
    item.shape === 'stub' ? item : { ...item, widest: { ...item.widest, window: item.window.length } },
  );
  return { ...scene, items };
}

/** As a picture for a page, which has the styles; boards a page draws itself. */
export function figureSvg(figure: Exclude<Figure, { on: 'board' }>): SvgElement {
  if (figure.on === 'arena') {
    const { arena, solution } = figure.source;
    return arenaSvg(arenaPicture(arena, solution, placing(figure)), { stage: figure.stage, legend: false, style: false });
  }
  const scene = withoutSpareRoom(figure.scene);
  return scenePicture(scene, placeScene(scene.items));
}

/** The lines of an arena's text that name positions, not moves or endings. */
const POSITIONS = /^(?:adam|eve|start):/;

/** The figure as lines of text, for a terminal. */
export function figureText(figure: Figure, colour = false): string {
  if (figure.on === 'tree') return sceneToText(figure.scene, { colour });
  if (figure.on === 'board') return boardText(figure);
  const { source, stage, language, isBare } = figure;
  const text = arenaToText(source.arena, source.solution, { stage, language });
  return isBare
    ? `${text
        .split('\n')
        .filter((line) => POSITIONS.test(line))
        .join('\n')}\n`
    : text;
}

function boardText({ text, weights, figure }: Extract<Figure, { on: 'board' }>): string {
  const drawn = `${text.trimEnd()}\n`;
  if (weights?.by !== 'square') return drawn;
  const rows = figure.rows.map((row) => row.map(({ points }) => points));
  const width = Math.max(...rows.flat().map(({ length }) => length));
  return `${drawn}\n${rows.map((row) => row.map((points) => points.padStart(width)).join(' ')).join('\n')}\n`;
}
