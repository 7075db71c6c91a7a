import { boardGameInfoOf, type Paint, type PieceName, pieces, type Scene, splitHeuristic, splitSpec } from '../../games/index.ts';
import { formatNumber } from '../../i18n/index.ts';
import './board.css';
import { language, pageText } from '../language.ts';
import { shellText } from '../words.ts';
import { middle, translate, type View, viewOf } from './geometry.ts';
import { Face, Surface } from './surface.tsx';

/** A piece as a part of a drawing: around the origin, in a cell 100 wide. */
export function Drawn({ name, isAlone = false }: { name: PieceName; isAlone?: boolean }) {
  const { drawing, paints, alone, transform } = pieces[name];
  return (
    <g class={`piece ${name}`} transform={transform}>
      {drawing.map(([part, path], at) => (
        // Its length makes it easy to write a stroke.
        <path key={at} class={part} d={path} pathLength={1} {...painted({ ...paints[part], ...(isAlone && alone?.[part]) })} />
      ))}
    </g>
  );
}

function painted({ fill = 'none', line, width, opacity }: Paint) {
  return { fill, stroke: line, 'stroke-width': width, opacity };
}

/** The main colour of a piece. */
export function paintOf(name: PieceName): string | undefined {
  const { body, stroke } = pieces[name].paints;
  return body?.fill ?? stroke?.line;
}

/** A single piece as a picture in a line of text; the text around it names the piece. */
export function Piece({ name }: { name: PieceName }) {
  return (
    <svg class="piece-alone" viewBox="-50 -50 100 100" aria-hidden="true" focusable="false">
      <Drawn name={name} isAlone />
    </svg>
  );
}

/** A piece beside its name. */
export function Token({ name }: { name: PieceName }) {
  return (
    <span class="token" aria-hidden="true">
      <Piece name={name} />
    </span>
  );
}

/** Pieces that are put down loosely are slightly rotated, always by the same angle at the same place. */
export function tilt(piece: PieceName, place: number): string {
  return pieces[piece].askew ? ` rotate(${((place * 29) % 11) - 5})` : '';
}

/** A small static picture of a board, for lists. The text around it describes it, or its own `label`. */
export function Picture({ scene, label, flipped = false }: { scene: Scene; label?: string; flipped?: boolean }) {
  const view = viewOf(scene, flipped, true);
  const { frame, width, height } = view;
  const aloud = label === undefined ? { 'aria-hidden': 'true' as const } : { role: 'img' as const, 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: `aloud` is its text, or hides it.
    <svg class="board-picture" viewBox={`${-frame.left} ${-frame.top} ${width} ${height}`} focusable="false" {...aloud}>
      <Surface made={scene.surface} view={view} small />
      {view.cells.map(({ square, piece }, place) =>
        piece === undefined ? null : (
          <g key={square} transform={translate(middle(place, view.columns)) + tilt(piece, place)}>
            <Drawn name={piece} />
          </g>
        ),
      )}
      <Counts view={view} />
      {scene.surface === 'rack' && <Face view={view} />}
    </svg>
  );
}

/** The number of pieces, if one piece represents several. */
export function Counts({ view }: { view: View }) {
  return view.cells.map(({ square, count }, place) => {
    if (count === undefined) return null;
    const text = formatNumber(count, language.value);
    return (
      <text
        key={square}
        class="count"
        transform={translate(middle(place, view.columns))}
        y={26}
        font-size={Math.min(34, 140 / text.length)}
      >
        {text}
      </text>
    );
  });
}

/** The title of a game, without its options. */
export function gameTitle(spec: string): string {
  const entry = boardGameInfoOf(spec);
  return entry === undefined ? shellText.otherGame : pageText(entry.title);
}

/** Which kind of the game it is, where that is not the plainest, and whether it has a heuristic of the user's. */
export function variantTitle(spec: string): string | undefined {
  const { game, heuristic } = splitHeuristic(spec);
  const variant = plainVariantTitle(game);
  if (heuristic === undefined) return variant;
  return variant === undefined ? shellText.ownHeuristic : `${variant}, ${shellText.ownHeuristic}`;
}

function plainVariantTitle(spec: string): string | undefined {
  const entry = boardGameInfoOf(spec);
  const variant = entry?.variants.find((one) => one.spec === spec);
  if (variant !== undefined) return variant === entry?.variants[0] ? undefined : pageText(variant.title);
  return splitSpec(spec).options.join(', ') || undefined;
}
