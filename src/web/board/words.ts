import { type Pointer, pieces, type SceneCell } from '../../games/index.ts';
import { type Language, say, spoken, words } from '../../say/index.ts';
import type { Mark } from './marks.tsx';

const table = words({
  empty: { en: 'empty', fr: 'vide' },
  canBePlayed: { en: 'can be played', fr: 'jouable' },
  chosen: { en: 'chosen', fr: 'case choisie' },
  last: { en: 'last move', fr: 'dernier coup' },
  taken: { en: 'taken in this move', fr: 'prise en cours' },
});

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
  const said = spoken(table, language);
  const parts = [
    say(cell.label ?? cell.square, language),
    cell.piece === undefined ? said.empty : say(pieces[cell.piece].name, language),
  ];
  if (state.chosen) parts.push(said.chosen);
  if (state.ghost) parts.push(said.taken);
  if (state.target) parts.push(said.canBePlayed);
  if (state.last) parts.push(said.last);
  for (const pointer of state.pointers) parts.push(say(pointer.said, language));
  if (state.mark) parts.push(state.mark.full);
  return parts.join(', ');
}
