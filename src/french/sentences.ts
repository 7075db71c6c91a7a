import { GRAPHS } from './graphs.ts';
import { NAMES } from './names.ts';
import { OTHELLO } from './othello.ts';
import { POSITIONS } from './positions.ts';
import type { Table } from './translate.ts';
import { TREES } from './trees.ts';

/** The first pattern that fits decides, so the parts stand in this order. */
export const SENTENCES: Table = [...GRAPHS, ...NAMES, ...POSITIONS, ...TREES, ...OTHELLO];
