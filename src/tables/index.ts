export type { TableValue } from '../solve/index.ts';
export type { Tally } from './entry.ts';
export { type Pair, type Slice, sliceName } from './material.ts';
export { fileName, pairBytes, type SolvedPair, solvePair } from './solve-pair.ts';
export { bytesSource, fileSource, type TableHeader, type TableSource } from './table-file.ts';
export { type ListedSlice, TableSet, tableKernelOf, tableRulesOf } from './table-set.ts';
