import { render } from 'preact';
import { MAX, MIN, playerName } from '../../core/index.ts';
import { type BoardCell, type BoardFigure, boardToSvg, boardToTikz } from '../../draw/index.ts';
import { cardOf, moveInLanguage, type PieceName, pieces, type SceneCell, type Side, sumParts } from '../../games/index.ts';
import { Board, gameTitle } from '../board/index.ts';
import { Exports, pictureForms, tikzForm } from '../figure/index.ts';
import { readDrawing } from '../figure/read.ts';
import { language, said } from '../spoken.ts';
import type { Look } from '../theme.ts';
import { marksOf, pointersOf } from './marks.ts';
import type { Evaluating } from './state.ts';
import { evaluateText as text } from './words.ts';

/** The board with its points and their sum, as files. */
export function Saving({ evaluating }: { readonly evaluating: Evaluating }) {
  const forms = [...pictureForms((look) => pictureOf(evaluating, look)), tikzForm(() => boardToTikz(figureOf(evaluating)))];
  return <Exports file="evaluation" forms={forms} />;
}

const titleOf = ({ match }: Evaluating) => text.board({ game: gameTitle(match.game.name) });
const partsOf = ({ terms, total }: Evaluating) => sumParts(terms.value, total.value, language.value);
const marksShown = ({ row, terms }: Evaluating) => marksOf(row.value?.terms ?? terms.value);

/** Drawn once more for a moment, in the look that is asked for, without what can be touched. */
function pictureOf(evaluating: Evaluating, look: Look): string {
  const { scene, pointers } = evaluating.match.stand.value;
  const title = titleOf(evaluating);
  const host = document.createElement('div');
  host.className = 'unseen';
  host.dataset.theme = look;
  document.body.append(host);
  try {
    const pointed = pointersOf(evaluating.row.value?.squares ?? [], pointers);
    render(<Board scene={scene} label={title} marks={marksShown(evaluating)} pointers={pointed} />, host);
    const drawing = host.querySelector('svg') as SVGSVGElement;
    const { width, height } = drawing.viewBox.baseVal;
    return boardToSvg({ title, board: readDrawing(drawing), width, height, sum: partsOf(evaluating), look });
  } finally {
    render(null, host);
    host.remove();
  }
}

function figureOf(evaluating: Evaluating): BoardFigure {
  const { scene } = evaluating.match.stand.value;
  const { max, min } = evaluating.match.look;
  const marks = marksShown(evaluating);
  const cells = scene.cells.map((cell) => cellOf(evaluating, cell, marks.get(cell.square)?.text ?? ''));
  return {
    title: titleOf(evaluating),
    rows: Array.from({ length: scene.rows }, (_, row) => cells.slice(row * scene.columns, (row + 1) * scene.columns)),
    columnNames: scene.columnNames ?? [],
    rowNames: scene.rowNames ?? [],
    numbered: scene.numbered === true,
    max: `${playerName(MAX)} (${said(max.subject)})`,
    min: `${playerName(MIN)} (${said(min.subject)})`,
    sum: partsOf(evaluating),
  };
}

function cellOf({ match: { game, look } }: Evaluating, { square, tone, piece }: SceneCell, points: string): BoardCell {
  if (piece === undefined) return { square, tone, piece: '', points };
  const owner = isOf(look.max, piece) ? 'max' : isOf(look.min, piece) ? 'min' : undefined;
  const letter = moveInLanguage(letterOf(piece), cardOf(game.name), language.value);
  return { square, tone, piece: letter, points, ...(owner && { owner }) };
}

function isOf(side: Side, piece: PieceName): boolean {
  const of = pieces[side.piece].side;
  return piece === side.piece || (of !== undefined && of === pieces[piece].side);
}

/** The letters of the games' notations; men and stones have none. */
const LETTERS = new Map([
  ['king', 'K'],
  ['queen', 'Q'],
  ['rook', 'R'],
  ['bishop', 'B'],
  ['knight', 'N'],
  ['cross', 'X'],
  ['nought', 'O'],
]);

function letterOf(piece: PieceName): string {
  const kind = piece.slice(piece.lastIndexOf('-') + 1);
  return kind === 'dame' ? text.dame : (LETTERS.get(kind) ?? '');
}
