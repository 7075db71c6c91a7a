import { arenaSvgStyle, svgStyle } from '../../draw/index.ts';
import { type AnswerSpace, type Figure, figureSvg } from '../../exercises/index.ts';
import { Diagram } from '../board/index.ts';
import { adoptStyle, DrawnSvg } from '../drawn.tsx';
import './sheet.css';
import { sheetText as text } from './words.ts';

interface FigureProps {
  readonly figure: Figure;
  readonly heading: string;
}

export function SheetFigure({ figure, heading }: FigureProps) {
  adoptStyle(svgStyle);
  adoptStyle(arenaSvgStyle);
  return (
    <figure class={`sheet-figure stack on-${figure.on}`}>
      {figure.on === 'board' ? <SheetBoard figure={figure} heading={heading} /> : DrawnSvg({ element: figureSvg(figure) })}
      {figure.note !== undefined && <figcaption class="note">{figure.note}</figcaption>}
    </figure>
  );
}

const NONE: readonly string[] = [];

/** The board as the game draws it, with the points of its squares beside it. */
function SheetBoard({ figure, heading }: { readonly figure: Extract<Figure, { on: 'board' }>; readonly heading: string }) {
  return (
    <div class="sheet-boards row">
      <Diagram scene={figure.scene} last={NONE} flipped={false} label={text.board({ exercise: heading })} />
      {figure.weights?.by === 'square' && (
        <table class="sheet-weights" aria-label={text.weights}>
          <tbody>
            {figure.figure.rows.map((row, at) => (
              <tr key={at}>
                {row.map(({ square, points }) => (
                  <td key={square}>{points}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Boxes and dotted lines to write on. */
export function AnswerArea({ room }: { readonly room: AnswerSpace }) {
  if (room.in === 'lines')
    return (
      <div class="sheet-lines">
        <p>{room.label}</p>
        {Array.from({ length: room.more }, (_, at) => (
          <p key={at} />
        ))}
      </div>
    );
  return (
    <ul class="row words">
      {room.boxes.map(([before, after]) => (
        <li key={before} class="icon-word">
          {before} <span class="sheet-box" /> {after}
        </li>
      ))}
    </ul>
  );
}
