import { render } from 'preact';
import { type BoardFigure, boardToSvg, boardToTikz } from '../../draw/index.ts';
import { printedBoard, sumParts } from '../../games/index.ts';
import { Board, gameTitle } from '../board/index.ts';
import type { ColourScheme } from '../browser.ts';
import { Exports, pictureForms, tikzForm } from '../figure/index.ts';
import { readDrawing } from '../figure/read.ts';
import { language } from '../language.ts';
import { marksOf, pointersOf } from './marks.ts';
import type { EvaluationStore } from './store.ts';
import { evaluateText as text } from './words.ts';

/** The board with its points and their sum, as files. */
export function Saving({ store }: { readonly store: EvaluationStore }) {
  const forms = [...pictureForms((look) => pictureOf(store, look)), tikzForm(() => boardToTikz(figureOf(store)))];
  return <Exports file="evaluation" forms={forms} />;
}

const titleOf = ({ match }: EvaluationStore) => text.board({ game: gameTitle(match.game.name) });
const partsOf = ({ terms, total }: EvaluationStore) => sumParts(terms.value, total.value, language.value);
const marksShown = ({ row, terms }: EvaluationStore) => marksOf(row.value?.terms ?? terms.value);

/** Drawn once more for a moment, in the look that is asked for, without what can be touched. */
function pictureOf(store: EvaluationStore, look: ColourScheme): string {
  const { scene, pointers } = store.match.stand.value;
  const title = titleOf(store);
  const host = document.createElement('div');
  host.className = 'unseen';
  host.dataset.theme = look;
  document.body.append(host);
  try {
    const pointed = pointersOf(store.row.value?.squares ?? [], pointers);
    render(<Board scene={scene} label={title} marks={marksShown(store)} pointers={pointed} />, host);
    const drawing = host.querySelector('svg') as SVGSVGElement;
    const { width, height } = drawing.viewBox.baseVal;
    return boardToSvg({ title, board: readDrawing(drawing), width, height, sum: partsOf(store), look });
  } finally {
    render(null, host);
    host.remove();
  }
}

function figureOf(store: EvaluationStore): BoardFigure {
  const { match } = store;
  const marks = marksShown(store);
  return {
    title: titleOf(store),
    ...printedBoard(match.game, match.stand.value.scene, language.value, (square) => marks.get(square)?.text ?? ''),
    sum: partsOf(store),
  };
}
