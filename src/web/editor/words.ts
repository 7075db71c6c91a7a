import { pageTexts } from '../language.ts';

/** The texts of the editor in the language of the pages. */
export const text = pageTexts({
  title: { en: 'Set up a position', fr: 'Composer une position' },
  board: { en: 'Board, {tool}', fr: 'Plateau, {tool}' },
  pieces: { en: 'Pieces', fr: 'Pièces' },
  hand: { en: 'Move', fr: 'Déplacer' },
  eraser: { en: 'Remove', fr: 'Enlever' },
  handHint: {
    en: 'Drag a piece, or touch it and then its new square. Dragged off the board, it is gone.',
    fr: 'Glissez une pièce, ou touchez-la puis sa nouvelle case. Glissée hors du plateau, elle disparaît.',
  },
  placeHint: {
    en: 'Touch squares to put it there; touch again to take it away.',
    fr: 'Touchez des cases pour la poser ; touchez à nouveau pour l’enlever.',
  },
  eraserHint: { en: 'Touch what should go.', fr: 'Touchez ce qui doit partir.' },
  toMove: { en: 'Who is to move', fr: 'À qui de jouer' },
  start: { en: 'Start', fr: 'Départ' },
  clear: { en: 'Clear', fr: 'Vider' },
  undo: { en: 'Undo', fr: 'Annuler' },
  notation: { en: 'Notation', fr: 'Notation' },
  fen: { en: 'FEN', fr: 'FEN' },
  example: { en: 'For example: {example}', fr: 'Par exemple : {example}' },
  whole: { en: 'This position can be played.', fr: 'Cette position peut être jouée.' },
  over: { en: 'The game is over here: there is nothing to play.', fr: 'La partie est finie ici : il n’y a rien à jouer.' },
  play: { en: 'Play from here', fr: 'Jouer à partir d’ici' },
});
