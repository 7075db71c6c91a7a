import type { Language } from '../../draw/index.ts';
import type { Pointer, SceneCell } from '../../games/index.ts';
import type { Mark } from './mark.ts';
import { pieceNames, texts } from './strings.ts';

export interface CellState {
  readonly target: boolean;
  readonly chosen: boolean;
  readonly last: boolean;
  readonly ghost: boolean;
  readonly mark: Mark | undefined;
  readonly pointers: readonly Pointer[];
}

/** A square as it is read aloud: "e4, white pawn, can be played". */
export function cellLabel(cell: SceneCell, state: CellState, language: Language): string {
  const words = texts[language];
  const parts = [
    cell.label?.[language] ?? cell.square,
    cell.piece === undefined ? words.empty : pieceNames[language][cell.piece],
  ];
  if (state.chosen) parts.push(words.chosen);
  if (state.ghost) parts.push(words.taken);
  if (state.target) parts.push(words.canBePlayed);
  if (state.last) parts.push(words.last);
  for (const { said } of state.pointers) parts.push(said[language]);
  if (state.mark) parts.push(state.mark.full);
  return parts.join(', ');
}
