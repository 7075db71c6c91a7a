import type { Translation } from '../i18n/index.ts';

/** How a part is painted, in colours as CSS writes them: `light-dark()` where pages by day and by night differ. */
export interface Paint {
  readonly fill?: string;
  readonly line?: string;
  readonly width?: number;
  readonly opacity?: number;
}

export type Paints = Readonly<Record<string, Paint>>;

/**
 * Shapes one over the other: the part that each belongs to, and its outline as an SVG path. The middle of a cell is 0
 * 0, its side 100.
 */
export type Drawing = readonly (readonly [part: string, path: string])[];

/** A piece as data: all that is needed to draw it. */
export interface PieceLook {
  /** For screen readers. */
  readonly name: Translation;
  /** Pieces of one side have the same value; shared pieces have none. */
  readonly side?: string;
  readonly drawing: Drawing;
  /** Paint by part of the drawing. A part named `stroke` is drawn as a line. */
  readonly paints: Paints;
  /** Different paints for a piece within a line of text, without a board behind it. */
  readonly alone?: Paints;
  /** A transformation of the whole drawing, as SVG writes it. */
  readonly transform?: string;
  /** It goes from square to square, or is turned over where it stands; without this it is put down and taken away. */
  readonly motion?: 'moves' | 'turns';
  /** It can become another piece of its side. */
  readonly promotes?: boolean;
  /** A ring round it shows that it can be moved. */
  readonly round?: boolean;
  /** It lies as it fell: a little askew. */
  readonly askew?: boolean;
}

/** The pieces of a game by their names, which are unique among all games: the same name is the same piece. */
export type Pieces = Readonly<Record<string, PieceLook>>;

export function ellipse(cx: number, cy: number, rx: number, ry: number = rx): string {
  return `M${cx - rx} ${cy}a${rx} ${ry} 0 1 1 ${2 * rx} 0a${rx} ${ry} 0 1 1 ${-2 * rx} 0Z`;
}

/** A square around the middle with rounded corners. */
export function square(side: number, corner: number): string {
  const [half, edge] = [side / 2, side - 2 * corner];
  const round = (x: number, y: number) => `a${corner} ${corner} 0 0 1 ${x} ${y}`;
  return (
    `M${corner - half} ${-half}h${edge}${round(corner, corner)}v${edge}${round(-corner, corner)}` +
    `h${-edge}${round(-corner, -corner)}v${-edge}${round(corner, -corner)}Z`
  );
}

/** A stretch of the right-hand outline of a turned piece: a line to a point, or a curve with two control points. */
export type Stretch =
  | readonly [x: number, y: number]
  | readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number];

/**
 * The outline of a piece that was turned on a lathe: its right-hand side from the bottom to the top, and the mirror
 * image back down.
 */
export function turned(profile: readonly Stretch[]): string {
  return `M0 ${endOf(profile[0])[1]}L${right(profile)}${back(profile, -1)}Z`;
}

/** The shadow on the right-hand side: between the outline and the same outline drawn nearer to the axis. */
export function shaded(profile: readonly Stretch[], depth = 0.42): string {
  return `M${right(profile)}${back(profile, depth)}Z`;
}

const endOf = (stretch: Stretch): readonly [number, number] => stretch.slice(-2) as [number, number];

function right([start, ...rest]: readonly Stretch[]): string {
  return start.join(' ') + rest.map((stretch) => `${stretch.length === 2 ? 'L' : 'C'}${stretch.join(' ')}`).join('');
}

/** From the top down along the profile, with the distance from the axis multiplied. */
function back(profile: readonly Stretch[], factor: number): string {
  const x = (value: number) => Math.round(value * factor * 100) / 100;
  const [topX, topY] = endOf(profile[profile.length - 1]);
  let path = `L${x(topX)} ${topY}`;
  for (let at = profile.length - 1; at > 0; at--) {
    const stretch = profile[at];
    const [toX, toY] = endOf(profile[at - 1]);
    path +=
      stretch.length === 2
        ? `L${x(toX)} ${toY}`
        : `C${x(stretch[2])} ${stretch[3]} ${x(stretch[0])} ${stretch[1]} ${x(toX)} ${toY}`;
  }
  return path;
}

/** The woods of chessmen and draughtsmen. */
export const IVORY: Paints = {
  body: { fill: '#fbf3e1', line: '#3a2817', width: 2.6 },
  shade: { fill: 'rgb(122 88 48 / 22%)' },
  glint: { fill: 'rgb(255 255 255 / 85%)' },
  engraved: { line: '#8a6d4a', width: 2 },
  rim: { fill: '#b99a6b' },
  eye: { fill: '#3a2817' },
};

export const EBONY: Paints = {
  body: { fill: '#38322f', line: '#0f0c0a', width: 2.6 },
  shade: { fill: 'rgb(0 0 0 / 34%)' },
  glint: { fill: 'rgb(255 255 255 / 26%)' },
  engraved: { line: '#bfae95', width: 2 },
  rim: { fill: '#171311' },
  eye: { fill: '#e6d8c0' },
};

/** Black pieces get a light edge on a dark page. */
export const EBONY_ALONE: Paints = {
  body: { line: 'light-dark(#0f0c0a, #cbbba1)' },
  rim: { fill: 'light-dark(#171311, #8d7f6b)' },
};

/** The paint of the shadow that a piece casts. */
export const CAST: Paint = { fill: 'rgb(0 0 0 / 20%)' };

const DISC: Drawing = [
  ['body', ellipse(0, 0, 43)],
  ['engraved', ellipse(0, 0, 34)],
];

/** The symbols of the sides in games whose pieces are shared: numbered discs. */
export const PLAYERS: Pieces = {
  'first-player': {
    name: { en: 'first player', fr: 'premier joueur' },
    drawing: [...DISC, ['sign', 'M-10 -11L3 -20V21']],
    paints: {
      body: { fill: '#1f7f8e', line: '#0c4650', width: 3 },
      engraved: { line: '#7cc4cf', width: 3 },
      sign: { line: '#ffffff', width: 9 },
    },
  },
  'second-player': {
    name: { en: 'second player', fr: 'second joueur' },
    drawing: [...DISC, ['sign', 'M-12 -10C-11 -24 12 -24 12 -8C12 3 -6 9 -13 21H13']],
    paints: {
      body: { fill: '#7a3f98', line: '#43195a', width: 3 },
      engraved: { line: '#c79bdc', width: 3 },
      sign: { line: '#ffffff', width: 9 },
    },
  },
};
