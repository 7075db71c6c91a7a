import type { Pointer, SceneCell } from '../../games/index.ts';
import { said } from '../spoken.ts';
import type { Mark } from './marks.tsx';
import { pieceName, texts } from './strings.ts';

export interface CellState {
  readonly target: boolean;
  readonly chosen: boolean;
  readonly last: boolean;
  readonly ghost: boolean;
  readonly mark: Mark | undefined;
  readonly pointers: readonly Pointer[];
}

/** A square as it is read aloud: "e4, white pawn, can be played". */
export function cellLabel(cell: SceneCell, { target, chosen, last, ghost, mark, pointers }: CellState): string {
  const words = texts();
  const parts = [cell.label ? said(cell.label) : cell.square, cell.piece ? pieceName(cell.piece) : words.empty];
  if (chosen) parts.push(words.chosen);
  if (ghost) parts.push(words.taken);
  if (target) parts.push(words.canBePlayed);
  if (last) parts.push(words.last);
  for (const pointer of pointers) parts.push(said(pointer.said));
  if (mark) parts.push(mark.full);
  return parts.join(', ');
}
