// Makes PNG files small enough for git: at most 256 colours, chosen by median cut. Reads what Chromium writes: 8 bits a channel, not interlaced.
import { crc32, deflateSync, inflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** The same picture with at most 256 colours, without transparency. */
export function smallPng(file) {
  const { width, height, pixels } = decode(file);
  const { palette, nearest } = quantise(pixels);
  const rows = Buffer.alloc(height * (width + 1));
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++)
      rows[row * (width + 1) + 1 + column] = nearest(colourAt(pixels, (row * width + column) * 3));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  const data = deflateSync(rows, { level: 9, memLevel: 9 });
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', palette),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function decode(file) {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const [depth, type, , , interlaced] = file.subarray(24, 29);
  if (depth !== 8 || (type !== 2 && type !== 6) || interlaced !== 0)
    throw new Error('Only plain PNGs of 8 bits a channel can be made small.');
  const parts = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at))
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT') parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  const size = type === 2 ? 3 : 4;
  const raw = unfilter(inflateSync(Buffer.concat(parts)), width * size, height, size);
  const pixels = Buffer.alloc(width * height * 3);
  for (let i = 0; i < width * height; i++) raw.copy(pixels, i * 3, i * size, i * size + 3);
  return { width, height, pixels };
}

/** Undoes the filters of the lines: https://www.w3.org/TR/png-3/#9Filters */
function unfilter(data, stride, height, size) {
  const out = Buffer.alloc(stride * height);
  for (let row = 0; row < height; row++) {
    const filter = data[row * (stride + 1)];
    for (let i = 0; i < stride; i++) {
      const at = row * stride + i;
      const left = i < size ? 0 : out[at - size];
      const up = row === 0 ? 0 : out[at - stride];
      const corner = i < size || row === 0 ? 0 : out[at - stride - size];
      const guess = [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter];
      out[at] = data[row * (stride + 1) + 1 + i] + guess;
    }
  }
  return out;
}

function paeth(left, up, corner) {
  const [byLeft, byUp, byCorner] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
  if (byLeft <= byUp && byLeft <= byCorner) return left;
  return byUp <= byCorner ? up : corner;
}

const colourAt = (pixels, at) => (pixels[at] << 16) | (pixels[at + 1] << 8) | pixels[at + 2];

/**
 * Median cut (Heckbert 1982): the box of colours that counts most is halved until there are 256. Large faint shades count for much, or they would show
 * as steps.
 */
function quantise(pixels) {
  const counts = new Map();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = colourAt(pixels, at);
    counts.set(colour, (counts.get(colour) ?? 0) + 1);
  }
  const boxes = [boxOf(Array.from(counts, ([key, count]) => ({ key, count, rgb: [key >> 16, (key >> 8) & 255, key & 255] })))];
  while (boxes.length < 256) {
    const first = boxes.reduce((most, box) => (box.weight > most.weight ? box : most));
    if (first.weight === 0) break;
    boxes.splice(boxes.indexOf(first), 1, ...halves(first));
  }
  const places = new Map(boxes.flatMap(({ colours }, place) => colours.map(({ key }) => [key, place])));
  return { palette: Buffer.from(boxes.flatMap(mean)), nearest: (key) => places.get(key) };
}

function boxOf(colours) {
  const extents = [0, 1, 2].map((channel) => {
    const values = colours.map(({ rgb }) => rgb[channel]);
    return (
      values.reduce((most, value) => Math.max(most, value), 0) - values.reduce((least, value) => Math.min(least, value), 255)
    );
  });
  const extent = Math.max(...extents);
  return { colours, channel: extents.indexOf(extent), weight: extent * sum(colours) ** 0.5 };
}

/** Two boxes with about as many pixels each, neither empty. */
function halves({ colours, channel }) {
  const sorted = colours.toSorted((one, other) => one.rgb[channel] - other.rgb[channel]);
  const half = sum(colours) / 2;
  let [middle, passed] = [0, 0];
  while (middle < sorted.length - 1 && (middle === 0 || passed + sorted[middle].count <= half)) passed += sorted[middle++].count;
  return [boxOf(sorted.slice(0, middle)), boxOf(sorted.slice(middle))];
}

const sum = (colours) => colours.reduce((total, { count }) => total + count, 0);

function mean({ colours }) {
  const all = sum(colours);
  return [0, 1, 2].map((channel) => Math.round(colours.reduce((total, { rgb, count }) => total + rgb[channel] * count, 0) / all));
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
