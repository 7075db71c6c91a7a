import { type Highlight, pieces } from '../../games/index.ts';
import { middle, pointOf, translate, type View } from './geometry.ts';

/** A value painted on a square. */
export interface Mark {
  readonly text: string;
  /** Read aloud, and shown when the square is pointed at. */
  readonly full: string;
  readonly kind: 'win' | 'draw' | 'loss' | 'better' | 'even' | 'worse' | 'hint';
  readonly best?: boolean;
}

/** The information about the squares of a board. */
export interface About {
  readonly view: View;
  readonly targets: ReadonlySet<string>;
  readonly chosen: readonly string[];
  readonly last: readonly string[];
  readonly pointers: readonly Highlight[];
  readonly marks: ReadonlyMap<string, Mark>;
}

/** Values by shape as well as by colour: good values point up, bad ones point down, final ones are filled. */
export function Marks({ view, marks }: About) {
  return (
    <g class="marks">
      {[...marks].map(([square, mark]) => {
        const place = view.places.get(square);
        if (place === undefined) return null;
        const occupied = view.cells[place].piece !== undefined;
        return (
          <g
            key={square}
            class={`mark ${mark.kind}${mark.best ? ' best' : ''}`}
            transform={translate(middle(place, view.columns))}
          >
            {mark.kind === 'hint' && (
              <>
                <circle class="halo-back" r="42" />
                <circle class="halo" r="42" />
              </>
            )}
            {mark.text !== '' && <Badge mark={mark} y={occupied ? 27 : 0} />}
          </g>
        );
      })}
    </g>
  );
}

function Badge({ mark: { text, kind, best = false }, y }: { mark: Mark; y: number }) {
  const size = Math.min(33, 152 / Math.max(3, text.length));
  const half = Math.min(48, Math.max(24, text.length * size * 0.31 + 9));
  return (
    <g transform={`translate(0 ${y})`}>
      <path class="tag" d={tag(kind, half)} />
      <text class="value" y={size * 0.355} font-size={size}>
        {text}
      </text>
      {best && <path class="crest" transform={`translate(${half - 4} -22)`} d={STAR} />}
    </g>
  );
}

/** The best value wears a star. */
const STAR = 'M0 -14L4 -5L13.500 -4.300L6.300 2.200L8.500 11.500L0 6.500L-8.500 11.500L-6.300 2.200L-13.500 -4.300L-4 -5Z';

/** The outline of a tag, half as wide as given: pointed at the top, at the bottom, or nowhere. */
function tag(kind: Mark['kind'], half: number): string {
  const up = kind === 'win' || kind === 'better';
  const down = kind === 'loss' || kind === 'worse';
  const inner = half - 8;
  return (
    `M${-inner} -20${up ? 'H-11L0 -31L11 -20' : ''}H${inner}a8 8 0 0 1 8 8V12a8 8 0 0 1 -8 8` +
    `${down ? 'H11L0 31L-11 20' : ''}H${-inner}a8 8 0 0 1 -8 -8V-12a8 8 0 0 1 8 -8z`
  );
}

/** Under the pieces: the squares of the last move, of the path so far, and those that are pointed out by their tint. */
export function Squares({ view, last, chosen, pointers }: About) {
  const square = (name: string, kind: string) => {
    const point = pointOf(view, name);
    return point && <path key={`${kind} ${name}`} class={`${kind} tint`} transform={translate(point)} d="M-50 -50H50V50H-50Z" />;
  };
  return (
    <g class="squares">
      {last.map((name) => square(name, 'last'))}
      {chosen.map((name) => square(name, 'chosen'))}
      {pointers.filter(isTinted).map(({ square: name, marker }) => square(name, marker.tone))}
    </g>
  );
}

/** The names of the squares, in those that are played on: over their tints, which ask for another ink. */
export function Numbers({ view, last, chosen, pointers }: About) {
  const tinted = new Set([...last, ...chosen, ...pointers.filter(isTinted).map(({ square }) => square)]);
  return (
    <g class="numbers">
      {view.cells.map(({ square, tone }, place) => {
        if (tone !== 'dark') return null;
        const { x, y } = middle(place, view.columns);
        return (
          <text key={square} class={tinted.has(square) ? 'tinted' : undefined} x={x - 47} y={y - 46}>
            {square}
          </text>
        );
      })}
    </g>
  );
}

const isTinted = ({ marker }: Highlight): boolean => marker.shapes.includes('square');

/**
 * Signs over the pieces: possible next squares, unless they are shown already (`hidden`), highlights, and the winning
 * line.
 */
export function Signs({ view, targets, hidden, chosen, last, pointers }: About & { readonly hidden: ReadonlySet<string> }) {
  const lined = pointers.filter(isLined);
  const line = lineThrough(view, lined);
  return (
    <g class="signs">
      {[...targets].map((name) => {
        const place = view.places.get(name);
        if (place === undefined || hidden.has(name)) return null;
        const { x, y } = middle(place, view.columns);
        if (view.cells[place].piece === undefined) return <circle key={name} class="dot" cx={x} cy={y} r="15" />;
        if (chosen.length === 0)
          return pieces[view.cells[place].piece].round && <circle key={name} class="can-move" cx={x} cy={y} r="45" />;
        return <path key={name} class="can-take" transform={translate({ x, y })} d={CORNERS} />;
      })}
      {last.map((name) => {
        const point = pointOf(view, name);
        return point && <circle key={`last ${name}`} class="last-ring" cx={point.x} cy={point.y} r="44" />;
      })}
      {pointers.map(({ square, marker: { tone, shapes } }) => {
        const point = pointOf(view, square);
        if (point === undefined) return null;
        return (
          <g key={`${tone} ${square}`} class={tone} transform={translate(point)}>
            {shapes.includes('ring') && <circle class="ring" r="45" />}
            {shapes.includes('dashes') && <circle class="ring dashes" r="45" />}
            {shapes.includes('alarm') && (
              <>
                <circle class="alarm" cx="34" cy="-34" r="14" />
                <path class="exclaim" d="M34 -42V-32M34 -27.500V-27" />
              </>
            )}
          </g>
        );
      })}
      {line && <path class={`${lined[0].marker.tone} line`} pathLength={1} d={line} />}
    </g>
  );
}

/** Round an occupied square that can be taken or gone back to. */
const CORNERS = 'M-46 -24V-46H-24M24 -46H46V-24M46 24V46H24M-24 46H-46V24';

export const isLined = ({ marker }: Highlight): boolean => marker.shapes.includes('line');

/** Through the squares that are to have a line, where they are three or more in one. */
function lineThrough(view: View, pointers: readonly Highlight[]): string | undefined {
  const points = pointers
    .flatMap(({ square }) => pointOf(view, square) ?? [])
    .sort((one, other) => one.x - other.x || one.y - other.y);
  if (points.length < 3) return undefined;
  const [start, end] = [points[0], points[points.length - 1]];
  const [wide, high] = [end.x - start.x, end.y - start.y];
  if (points.some(({ x, y }) => Math.abs((x - start.x) * high - (y - start.y) * wide) >= 1)) return undefined;
  // A little over the middle of the last squares, as a pencil does it.
  const past = 28 / Math.hypot(wide, high);
  return `M${start.x - wide * past} ${start.y - high * past}L${end.x + wide * past} ${end.y + high * past}`;
}
