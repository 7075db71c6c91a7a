import { fill, type Translation, words } from '../../say/index.ts';
import { Dialog, Terms } from '../dialog.tsx';
import { playWords } from '../play/words.ts';
import { said } from '../spoken.ts';

/** How a win in seven is painted on a move. */
const SEVEN: Translation = {
  en: fill(playWords.shortWin.en, { plies: 7 }, 'en'),
  fr: fill(playWords.shortWin.fr, { plies: 7 }, 'fr'),
};

/** What one may want to know, each with its title. */
export const helpWords = words({
  moving: {
    en: [
      'Moving',
      'Touch a piece, then the square it goes to, or drag it. Where a move takes several pieces, touch one square after the other; Escape takes the touches back.',
    ],
    fr: [
      'Jouer un coup',
      'Touchez une pièce, puis la case où elle va, ou faites-la glisser. Pour une rafle (plusieurs prises en un coup), touchez les cases l’une après l’autre ; Échap annule.',
    ],
  },
  keyboard: {
    en: [
      'With the keyboard',
      'Tab reaches the board, the arrow keys walk on it, Enter or Space touches a square. Moves can also be typed in the game’s notation.',
    ],
    fr: [
      'Au clavier',
      'Tab mène au plateau, les flèches s’y déplacent, Entrée ou Espace touche une case. On peut aussi taper les coups dans la notation du jeu.',
    ],
  },
  players: {
    en: [
      'Who plays',
      'Each side is a person or the computer, at a level from 1 (for children) to 10, or with a time for each move.',
    ],
    fr: [
      'Qui joue',
      'Chaque camp est un joueur humain ou l’ordinateur, à un niveau de 1 (pour les enfants) à 10, ou avec un temps par coup.',
    ],
  },
  thinking: {
    en: [
      'Seeing it think',
      `“${playWords.showValues.en}” paints every move with what it is worth. “${SEVEN.en}” is exact: a win in seven more moves, both sides counted.`,
    ],
    fr: [
      'Voir la réflexion',
      `« ${playWords.showValues.fr} » affiche sur chaque coup ce qu’il vaut. « ${SEVEN.fr} » est exact : un gain en sept coups, ceux des deux camps comptés.`,
    ],
  },
  treeKeys: {
    en: [
      'Stepping through a search',
      'Right and left arrow: one step on or back. C and Shift+C: the next and the previous cut. Home and End: before the search and its end. Space: play and pause. Enter on a leaf changes its value, Ctrl+Z undoes a change. On the drawing, + and − zoom and 0 shows all of it.',
    ],
    fr: [
      'Suivre une recherche pas à pas',
      'Flèches droite et gauche : un pas en avant ou en arrière. C et Maj+C : la coupure suivante et la précédente. Début et Fin : avant la recherche et sa fin. Espace : lecture et pause. Entrée sur une feuille change sa valeur, Ctrl+Z annule un changement. Sur le dessin, + et − agrandissent et réduisent, 0 montre tout.',
    ],
  },
  private: {
    en: [
      'Nothing leaves this device',
      'The engines run here, games are saved here, and after the first visit everything works without a network. A game’s link holds its moves: whoever gets it sees them.',
    ],
    fr: [
      'Rien ne quitte cet appareil',
      'Les moteurs tournent ici, les parties sont enregistrées ici, et après la première visite tout marche sans réseau. Le lien d’une partie contient ses coups : qui le reçoit les voit.',
    ],
  },
});

/** Short enough to be read. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={said({ en: 'How it works', fr: 'Comment ça marche' })} class="help" onClose={onClose}>
      <Terms of={helpWords} />
      <p>
        <a href="./licenses.txt" target="_blank" rel="noopener">
          {said({ en: 'Licences of what these pages are made of', fr: 'Licences des logiciels qui composent ces pages' })}
        </a>
      </p>
    </Dialog>
  );
}
