export { legalMove } from '../core/index.ts';
