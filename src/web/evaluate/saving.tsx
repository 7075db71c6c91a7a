import { render } from 'preact';
import { type BoardFigure, boardToSvg, boardToTikz } from '../../draw/index.ts';
import { printedBoard, sumParts } from '../../games/index.ts';
import { Board, gameTitle } from '../board/index.ts';
import type { Look } from '../browser.ts';
import { Exports, pictureForms, tikzForm } from '../figure/index.ts';
import { readDrawing } from '../figure/read.ts';
import { language } from '../spoken.ts';
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

/** Draws the picture again in the requested theme, without its controls. */
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
  const { match } = evaluating;
  const marks = marksShown(evaluating);
  return {
    title: titleOf(evaluating),
    ...printedBoard(match.game, match.stand.value.scene, language.value, (square) => marks.get(square)?.text ?? ''),
    sum: partsOf(evaluating),
  };
}
