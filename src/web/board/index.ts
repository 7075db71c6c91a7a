export { Board } from './board.tsx';
export { Diagram } from './diagram.tsx';
export { isTurnable, ratioOf } from './geometry.ts';
export type { Mark } from './marks.tsx';
export { gameTitle, Picture, Piece, paintOf, Token, variantTitle } from './picture.tsx';
export { pieceName } from './words.ts';
