export { Board, type BoardProps } from './board.tsx';
export { partial, type Underway } from './follow.ts';
export { isTurnable, ratioOf } from './geometry.ts';
export type { Mark } from './marks.tsx';
export { Picture, Piece, pieceName } from './picture.tsx';
