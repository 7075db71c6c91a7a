import { type Highlight, type PieceName, pieces, type SceneCell } from '../../games/index.ts';
import { formatNumber, type Language, say, textsIn, words } from '../../i18n/index.ts';
import { pageText } from '../language.ts';
import type { Mark } from './marks.tsx';

const cellWords = words({
  empty: { en: 'empty', fr: 'vide' },
  canBePlayed: { en: 'can be played', fr: 'jouable' },
  chosen: { en: 'chosen', fr: 'case choisie' },
  last: { en: 'last move', fr: 'dernier coup' },
  best: { en: 'best', fr: 'le meilleur' },
  taken: { en: 'taken in this move', fr: 'prise en cours' },
});

export interface CellState {
  readonly target: boolean;
  readonly chosen: boolean;
  readonly last: boolean;
  readonly ghost: boolean;
  readonly mark: Mark | undefined;
  readonly pointers: readonly Highlight[];
}

/** A square as it is read aloud: "e4, white pawn, can be played". */
export function cellLabel(cell: SceneCell, state: CellState, language: Language): string {
  const word = textsIn(cellWords, language);
  const parts = [
    say(cell.label ?? cell.square, language),
    cell.piece === undefined ? word.empty : standing(cell.piece, cell.count, language),
  ];
  if (state.chosen) parts.push(word.chosen);
  if (state.ghost) parts.push(word.taken);
  if (state.target) parts.push(word.canBePlayed);
  if (state.last) parts.push(word.last);
  for (const pointer of state.pointers) parts.push(say(pointer.message, language));
  if (state.mark) parts.push(state.mark.full);
  if (state.mark?.best) parts.push(word.best);
  return parts.join(', ');
}

/** "stick", "9,980 sticks". */
function standing(piece: PieceName, count: number | undefined, language: Language): string {
  const name = say(pieces[piece].name, language);
  return count === undefined ? name : `${formatNumber(count, language)} ${name}`;
}

/** The name of a piece in the current language. */
export const pieceName = (piece: PieceName): string => pageText(pieces[piece].name);
