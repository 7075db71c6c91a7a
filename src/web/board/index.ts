export { Board, type BoardProps } from './board.tsx';
export { ratioOf } from './geometry.ts';
export type { Mark } from './marks.tsx';
export { type Partial, partial } from './partial.ts';
export { Picture } from './picture.tsx';
export { Piece } from './piece.tsx';
export { pieceName } from './strings.ts';
