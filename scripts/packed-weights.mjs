// Weights of patterns as files in data/: bytes, deflated.
import { readFileSync, writeFileSync } from 'node:fs';
import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** A whole number within ±most. */
export function rounded(value, most) {
  return Math.max(-most, Math.min(most, Math.round(value)));
}

export function packWeights(bytes, file) {
  writeFileSync(file, deflateRawSync(Int8Array.from(bytes), { level: 9 }));
}

/** The unpacked bytes; throws an error that names the script to run if their number is wrong. */
export function unpackWeights(file, length, script) {
  const bytes = inflateRawSync(readFileSync(file));
  if (bytes.length !== length)
    throw new Error(`${file} has ${bytes.length} bytes instead of ${length}: fit the weights again, node scripts/${script}.`);
  return bytes;
}
