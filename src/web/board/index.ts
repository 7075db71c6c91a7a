export { Board, type BoardProps } from './board.tsx';
export { isTurnable, ratioOf } from './geometry.ts';
export type { Mark } from './mark.ts';
export { partial, type Underway } from './partial.ts';
export { Picture } from './picture.tsx';
export { Piece } from './piece.tsx';
export { pieceName } from './piece-name.ts';
