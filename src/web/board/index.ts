export { Board } from './board.tsx';
export { partial } from './follow.ts';
export { isTurnable, ratioOf } from './geometry.ts';
export type { Mark } from './marks.tsx';
export { Picture, Piece, Token } from './picture.tsx';
export { gameTitle, pieceName, variantTitle } from './words.ts';
