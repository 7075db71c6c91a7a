import { ENGINES } from './engines.ts';
import { GRAPHS } from './graphs.ts';
import { NAMES } from './names.ts';
import { OTHELLO } from './othello.ts';
import { POSITIONS } from './positions.ts';
import { SOLUTIONS } from './solutions.ts';
import type { Table } from './translate.ts';
import { TREES } from './trees.ts';

/** The first pattern that fits decides, so the parts stand in this order: sentences of solution files begin like those of graphs. */
export const SENTENCES: Table = [...SOLUTIONS, ...GRAPHS, ...NAMES, ...POSITIONS, ...TREES, ...ENGINES, ...OTHELLO];
