import { words } from '../../say/index.ts';
import { Dialog, Terms } from '../dialog.tsx';
import { text } from './words.ts';

/** Keys, each with what it does. */
const keysWords = words({
  board: {
    en: ['Arrow keys, Home, End', 'on the board: from square to square'],
    fr: ['Flèches, Début, Fin', 'sur le plateau : de case en case'],
  },
  touch: {
    en: ['Enter or Space', 'touch the square: choose a piece, then where it goes'],
    fr: ['Entrée ou Espace', 'toucher la case : choisir une pièce, puis où elle va'],
  },
  escape: { en: ['Escape', 'cancel the move under way'], fr: ['Échap', 'annuler le coup en cours'] },
  walk: {
    en: ['← → Home End', 'beside the board: walk through the moves'],
    fr: ['← → Début Fin', 'hors du plateau : parcourir les coups'],
  },
  undo: { en: ['Ctrl+Z, Ctrl+Y', 'undo, redo'], fr: ['Ctrl+Z, Ctrl+Y', 'annuler le coup, le rétablir'] },
  type: {
    en: ['Typed moves', 'in the game’s notation, in the field beside the board'],
    fr: ['Coups au clavier', 'dans la notation du jeu, dans le champ près du plateau'],
  },
});

/** The keys of the page. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text.keys} onClose={onClose}>
      <Terms of={keysWords} class="keys" />
    </Dialog>
  );
}
