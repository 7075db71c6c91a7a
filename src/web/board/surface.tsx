import { useId } from 'preact/hooks';
import { ellipse, type Scene, type SceneCell } from '../../games/index.ts';
import { CELL, middle, nameSize, type Point, type View } from './geometry.ts';

type Material = Scene['surface'];

/** The material of a board, below the pieces. */
export function Surface({ made, view, small }: { made: Material; view: View; small: boolean }) {
  const id = useId();
  const { columns, rows, frame, width, height } = view;
  const [wide, high] = [columns * CELL, rows * CELL];
  const whole = { x: -frame.left, y: -frame.top, width, height };
  switch (made) {
    case 'wood':
      return (
        <g class="surface wood">
          <rect class="frame" {...whole} rx="12" />
          <rect class="bevel" x="-5" y="-5" width={wide + 10} height={high + 10} rx="3" />
          <path class="light" d={squares(view, 'light')} />
          <path class="dark" d={squares(view, 'dark')} />
          <path class="plain" d={squares(view, 'plain')} />
          {!small && <path class="grain" d={grain(view)} />}
          <Names view={view} />
        </g>
      );
    case 'felt':
      return (
        <g class="surface felt">
          <radialGradient id={id} cx="0.4" cy="0.3" r="0.9">
            <stop class="near" offset="0" />
            <stop class="far" offset="1" />
          </radialGradient>
          <rect class="frame" {...whole} rx="16" />
          <rect class="cloth" x="-4" y="-4" width={wide + 8} height={high + 8} rx="4" fill={`url(#${id})`} />
          <path class="lines" d={ruled(CELL, 0, 0, wide, high)} />
          <path class="stars" d={stars(view)} />
          <Names view={view} />
        </g>
      );
    case 'rack':
      return (
        <g class="surface rack">
          <rect class="base" x={whole.x + 6} y={high + 6} width={width - 12} height={frame.bottom - 6} rx="14" />
          <rect class="back" width={wide} height={high} />
        </g>
      );
    case 'paper':
      return (
        <g class="surface paper">
          <rect class="sheet" {...whole} rx="8" />
          <path class="squared" d={ruled(25, whole.x, whole.y, wide + frame.right, high + frame.bottom)} />
          <path class="pencil" d={pencil(view, 1)} />
          <path class="again" d={pencil(view, -0.6)} />
          <Names view={view} />
        </g>
      );
    case 'table':
      return (
        <g class="surface table">
          <rect class="frame" {...whole} rx="22" />
          <Planks view={view} />
          <Names view={view} />
        </g>
      );
  }
}

/** The front of a rack, with a hole for every cell; it covers the stones. */
export function Face({ view }: { view: View }) {
  const id = useId();
  const { columns, rows, frame } = view;
  const [left, right, bottom] = [-frame.left, columns * CELL + frame.right, rows * CELL + 20];
  const outline = `M${left + 30} -20H${right - 30}a30 30 0 0 1 30 30V${bottom - 30}a30 30 0 0 1 -30 30H${left + 30}a30 30 0 0 1 -30 -30V10a30 30 0 0 1 30 -30z`;
  return (
    <g class="surface rack">
      <linearGradient id={id} x1="0" y1="0" x2="0" y2="1">
        <stop offset="0" stop-color="#fff" stop-opacity="0.16" />
        <stop offset="0.5" stop-color="#fff" stop-opacity="0" />
        <stop offset="1" stop-color="#000" stop-opacity="0.2" />
      </linearGradient>
      <path class="face" d={outline + holes(view, 40)} fill-rule="evenodd" />
      <path fill={`url(#${id})`} d={outline + holes(view, 40)} fill-rule="evenodd" />
      <path class="rims" d={holes(view, 41)} />
      <Names view={view} />
    </g>
  );
}

/** The names of columns and rows along the edges. */
function Names({ view }: { view: View }) {
  const { columnNames, rowNames, frame, rows } = view;
  const size = nameSize(view);
  const below = rows * CELL + frame.bottom - (frame.bottom - size) / (frame.bottom > 44 ? 3 : 2) - size * 0.12;
  return (
    <g class="names" font-size={size}>
      {columnNames.map((name, column) => (
        <text key={column} x={(column + 0.5) * CELL} y={below}>
          {name}
        </text>
      ))}
      {rowNames.map((name, row) => (
        <text key={row} x={-frame.left / 2} y={(row + 0.5) * CELL + size * 0.36}>
          {name}
        </text>
      ))}
    </g>
  );
}

/** A path with something in every cell. */
function each({ cells, columns }: View, drawn: (middle: Point, tone: SceneCell['tone'], place: number) => string): string {
  return cells.map(({ tone }, place) => drawn(middle(place, columns), tone, place)).join('');
}

function squares(view: View, wanted: SceneCell['tone']): string {
  return each(view, ({ x, y }, tone) => (tone === wanted ? `M${x - 50} ${y - 50}h100v100h-100z` : ''));
}

/**
 * Fine lines along the wood of each square; which ones, its place decides, so that no two squares beside each other
 * are the same plank.
 */
function grain(view: View): string {
  return each(view, ({ x, y }, tone, place) => {
    if (tone === 'none') return '';
    const line = (at: number) => {
      const mixed = (place * 37 + at * 61 + Math.floor(place / view.columns) * 13) % 97;
      const bow = (mixed % 11) - 5;
      return `M${x - 50} ${y - 44 + at * 31 + (mixed % 23)}q25 ${bow} 50 ${bow / 2}t50 ${-bow / 2}`;
    };
    return line(0) + line(1) + line(2);
  });
}

/** Lines in both directions, so far from each other. */
function ruled(step: number, left: number, top: number, right: number, bottom: number): string {
  let path = '';
  for (let x = Math.ceil(left / step) * step; x <= right; x += step) path += `M${x} ${top}V${bottom}`;
  for (let y = Math.ceil(top / step) * step; y <= bottom; y += step) path += `M${left} ${y}H${right}`;
  return path;
}

/** The four dots of an Othello board, two squares from its corners. */
function stars({ columns, rows }: View): string {
  if (columns < 6 || rows < 6) return '';
  const dot = (column: number, row: number) => ellipse(column * CELL, row * CELL, 9);
  return dot(2, 2) + dot(columns - 2, 2) + dot(2, rows - 2) + dot(columns - 2, rows - 2);
}

function holes(view: View, radius: number): string {
  return each(view, ({ x, y }) => ellipse(x, y, radius));
}

/** The lines between the cells, drawn as by hand; another `bend` draws them a second time. */
function pencil({ columns, rows }: View, bend: number): string {
  let path = '';
  for (let column = 1; column < columns; column++) {
    const [x, bow] = [column * CELL, (column % 2 === 0 ? 5 : -4) * bend];
    path += `M${x + bow / 2} ${2 + 4 * bend}Q${x - bow} ${rows * 50} ${x + bow / 3} ${rows * CELL - 5 * bend}`;
  }
  for (let row = 1; row < rows; row++) {
    const [y, bow] = [row * CELL, (row % 2 === 0 ? -5 : 4) * bend];
    path += `M${2 + 4 * bend} ${y - bow / 2}Q${columns * 50} ${y + bow} ${columns * CELL - 6 * bend} ${y - bow / 3}`;
  }
  return path;
}

/** How high the planks of a table are, about. */
const PLANK = 110;

/** A table's planks, seen from above: every other one has another tone, and each its own grain. */
function Planks({ view }: { view: View }) {
  const { frame, width, height } = view;
  const [left, top] = [-frame.left, -frame.top];
  const planks = Math.max(3, Math.round(height / PLANK));
  const high = height / planks;
  let [other, seams, grain] = ['', '', ''];
  for (let plank = 0; plank < planks; plank++) {
    const y = top + plank * high;
    if (plank > 0) seams += `M${left} ${y}h${width}`;
    if (plank % 2 === 1 && plank < planks - 1) other += `M${left} ${y}h${width}v${high}h${-width}z`;
    for (let line = 0; line < 4; line++) {
      const at = y + (high * (line + 0.6)) / 4 + ((plank * 17 + line * 29) % 11) - 5;
      const bow = ((plank * 13 + line * 7) % 15) - 7;
      grain += `M${left} ${at}q${width / 4} ${bow} ${width / 2} ${bow / 2}t${width / 2} ${-bow}`;
    }
  }
  return (
    <>
      <path class="other" d={other} />
      <path class="seams" d={seams} />
      <path class="grain" d={grain} />
    </>
  );
}
