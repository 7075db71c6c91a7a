import { fill } from '../fill.ts';
import { frenchSpaces } from '../french-spaces.ts';
import { language } from '../spoken.ts';

const english = {
  title: 'Own position',
  close: 'Close',
  board: 'Board, {tool}',
  pieces: 'Pieces',
  hand: 'Move',
  eraser: 'Remove',
  handHint: 'Drag a piece, or touch it and then its new square. Dragged off the board, it is gone.',
  placeHint: 'Touch squares to put it there; touch again to take it away.',
  eraserHint: 'Touch what should go.',
  toMove: 'Who is to move',
  start: 'Start',
  clear: 'Clear',
  undo: 'Undo',
  notation: 'Notation',
  fen: 'FEN',
  example: 'For example: {example}',
  whole: 'This position can be played.',
  over: 'The game is over here: there is nothing to play.',
  play: 'Play from here',
  cancel: 'Cancel',
};

const french: Readonly<Record<keyof typeof english, string>> = {
  title: 'Composer une position',
  close: 'Fermer',
  board: 'Plateau, {tool}',
  pieces: 'Pièces',
  hand: 'Déplacer',
  eraser: 'Enlever',
  handHint: 'Glissez une pièce, ou touchez-la puis sa nouvelle case. Glissée hors du plateau, elle disparaît.',
  placeHint: 'Touchez des cases pour la poser ; touchez à nouveau pour l’enlever.',
  eraserHint: 'Touchez ce qui doit partir.',
  toMove: 'À qui de jouer',
  start: 'Départ',
  clear: 'Vider',
  undo: 'Annuler',
  notation: 'Notation',
  fen: 'FEN',
  example: 'Par exemple : {example}',
  whole: 'Cette position peut être jouée.',
  over: 'La partie est finie ici : il n’y a rien à jouer.',
  play: 'Jouer d’ici',
  cancel: 'Fermer',
};

/** A text of the editor in the language that is spoken, its places filled in. */
export function editorText(key: keyof typeof english, values: Readonly<Record<string, string | number>> = {}): string {
  return fill(language.value === 'fr' ? frenchSpaces(french[key]) : english[key], values);
}
