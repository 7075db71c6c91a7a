import { crc32, deflateSync } from 'node:zlib';

export interface IconPicture {
  /** Pixels on a side. */
  readonly size: number;
  /** How much of the side the drawing takes. */
  readonly drawn: number;
}

type Colour = readonly [red: number, green: number, blue: number];
/** How far a point lies outside a shape; negative inside. */
type Distance = (x: number, y: number) => number;

const PAPER: Colour = [0xf6, 0xf2, 0xea];

/** icon.svg's drawing, in its units of 32 by 32, from the back to the front. */
const shapes: readonly (readonly [Distance, Colour])[] = [
  [line(16, 9, 8, 23, 1.25), [0x5b, 0x65, 0x75]],
  [line(16, 9, 24, 23, 1.25), [0x5b, 0x65, 0x75]],
  [roundedSquare(16, 8, 5, 1.5), [0x0b, 0x62, 0xa8]],
  [disc(8, 24, 5.5), [0xe0, 0x7a, 0x1f]],
  [disc(24, 24, 5.5), PAPER],
  [dashedRing(24, 24, 4.5, 1, 6), [0xb3, 0x12, 0x3d]],
];

/** The icon as a PNG, for systems that take no SVG. Edges are smooth by how far they are from a pixel's middle. */
export function iconPng({ size, drawn }: IconPicture): Uint8Array {
  const scale = 28 / (size * drawn);
  // Each line of pixels begins with a byte that says how it is filtered: 0, not at all.
  const rows = new Uint8Array(size * (1 + size * 3));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++) {
      const x = 16 + (column + 0.5 - size / 2) * scale;
      const y = 16.25 + (row + 0.5 - size / 2) * scale;
      rows.set(colourAt(x, y, scale), row * (1 + size * 3) + 1 + column * 3);
    }
  return png(size, rows);
}

function colourAt(x: number, y: number, pixel: number): Colour {
  let colour = PAPER;
  for (const [distance, paint] of shapes) {
    const cover = Math.min(1, Math.max(0, 0.5 - distance(x, y) / pixel));
    if (cover > 0) colour = mix(colour, paint, cover);
  }
  return colour;
}

const mix = (under: Colour, over: Colour, cover: number): Colour =>
  under.map((value, index) => Math.round(value + (over[index] - value) * cover)) as unknown as Colour;

function disc(cx: number, cy: number, radius: number): Distance {
  return (x, y) => Math.hypot(x - cx, y - cy) - radius;
}

function dashedRing(cx: number, cy: number, radius: number, half: number, dashes: number): Distance {
  return (x, y) => {
    const turn = (Math.atan2(y - cy, x - cx) / (2 * Math.PI) + 1) * dashes;
    const alongDash = Math.abs((turn % 1) - 0.5) - 0.3;
    return Math.max(Math.abs(Math.hypot(x - cx, y - cy) - radius) - half, (alongDash * 2 * Math.PI * radius) / dashes);
  };
}

function line(x1: number, y1: number, x2: number, y2: number, half: number): Distance {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) - half;
  };
}

function roundedSquare(cx: number, cy: number, half: number, corner: number): Distance {
  return (x, y) => {
    const dx = Math.max(0, Math.abs(x - cx) - half + corner);
    const dy = Math.max(0, Math.abs(y - cy) - half + corner);
    return Math.hypot(dx, dy) - corner;
  };
}

/** The file: https://www.w3.org/TR/png-3/ . Three bytes a pixel, one image, no interlacing. */
function png(size: number, rows: Uint8Array): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
