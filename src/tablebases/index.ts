export type { TableValue } from '../solve/index.ts';
export type { Tally } from './entry.ts';
export { className, type MaterialClass, type MaterialPair } from './material.ts';
export { fileName, folderName, pairBytes, type SolvedPair, solvePair } from './solve-pair.ts';
export { bytesSource, fileSource, filesOf, type NamedBlob, type TableHeader, type TableSource } from './table-file.ts';
export { type ListedSlice, TableSet, tableKernelOf, tableRulesOf } from './table-set.ts';
export { error as tableError } from './words.ts';
