import type { PieceName } from '../../games/index.ts';
import { language } from '../spoken.ts';
import { pieceNames } from './strings.ts';

/** What a piece is called in the language that is spoken. */
export const pieceName = (piece: PieceName): string => pieceNames[language.value][piece];
