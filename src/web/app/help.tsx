import { fill, type Translation, words } from '../../i18n/index.ts';
import { Dialog, Terms } from '../dialog.tsx';
import { pageText } from '../language.ts';
import { playWords } from '../play/words.ts';
import { type Route, route } from './route.ts';

/** How a win in seven is painted on a move. */
const SEVEN: Translation = {
  en: fill(playWords.shortWin.en, { plies: 7 }, 'en'),
  fr: fill(playWords.shortWin.fr, { plies: 7 }, 'fr'),
};

/** The parts of the help, each with its title. */
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
  choosing: {
    en: [
      'Choosing a game',
      'A press on a board opens the game with its first rules; “Rules” explains them. The mark at the top left leads back here.',
    ],
    fr: [
      'Choisir un jeu',
      'Un appui sur un plateau ouvre le jeu ; « Règles » les explique. Le logo, en haut à gauche, ramène ici.',
    ],
  },
  gameKeys: {
    en: [
      'Keys of a game',
      'Beside the board, left and right arrow walk through the moves, Home and End go to the first and the last. Ctrl+Z and Ctrl+Y: undo and redo. Escape cancels the move under way.',
    ],
    fr: [
      'Touches d’une partie',
      'Hors du plateau, les flèches gauche et droite parcourent les coups, Début et Fin vont au premier et au dernier. Ctrl+Z et Ctrl+Y : annuler, rétablir. Échap annule le coup en cours.',
    ],
  },
  saving: {
    en: [
      'Saved games',
      'Every game is saved after every move. A saved game can be opened, copied as a link, or kept as a file, and files can be dropped on the page.',
    ],
    fr: [
      'Parties enregistrées',
      'Chaque partie est enregistrée à chaque coup. On peut l’ouvrir, en copier le lien, en faire un fichier, ou déposer un fichier sur la page.',
    ],
  },
  tree: {
    en: [
      'A search on its tree',
      'The drawing shows the tree, the panel says what happens at each step and lights the line of the program. Leaves can be changed, another algorithm chosen, two searches compared.',
    ],
    fr: [
      'Une recherche sur son arbre',
      'Le dessin montre l’arbre, le panneau dit ce qui se passe à chaque étape et éclaire la ligne du programme. On peut changer les feuilles, choisir un autre algorithme, comparer deux recherches.',
    ],
  },
  jury: {
    en: [
      'All values at once',
      'Every node with its window, its value and the reason of each cut, on one page that can be printed.',
    ],
    fr: [
      'Toutes les valeurs à la fois',
      'Chaque nœud avec sa fenêtre, sa valeur et la raison de chaque coupure, sur une page à imprimer.',
    ],
  },
  arena: {
    en: [
      'An arena and its attractors',
      'Squares belong to one player, circles to the other. Step by step, the attractor takes in the vertices from where a player can force a win. Any graph can be typed or drawn.',
    ],
    fr: [
      'Une arène et ses attracteurs',
      'Les carrés sont à un joueur, les cercles à l’autre. Pas à pas, l’attracteur absorbe les sommets d’où un joueur peut forcer la victoire. On peut saisir ou dessiner son graphe.',
    ],
  },
  arenaKeys: {
    en: [
      'Keys of an arena',
      'Tab reaches the graph, arrows go from vertex to vertex, Enter chooses one, Escape lets it go. In the player, arrows go from rank to rank, Home and End to the first and the last.',
    ],
    fr: [
      'Touches d’une arène',
      'Tab mène au graphe, les flèches vont d’un sommet à l’autre, Entrée en choisit un, Échap le quitte. Dans le lecteur, les flèches vont de rang en rang, Début et Fin au premier et au dernier.',
    ],
  },
  figure: {
    en: ['On a drawing', '+ and − zoom, 0 shows all of it; drag to move it.'],
    fr: ['Sur un dessin', '+ et − agrandissent et réduisent, 0 montre tout ; glisser déplace.'],
  },
  evaluating: {
    en: [
      'A heuristic',
      'It adds what Max has and subtracts what Min has. Each term of the sum lights its squares on the board, and the weights can be changed.',
    ],
    fr: [
      'Une heuristique',
      'Elle ajoute ce qu’a Max et retranche ce qu’a Min. Chaque terme de la somme éclaire ses cases sur le plateau, et les poids se changent.',
    ],
  },
  chapters: {
    en: ['The course', 'Each chapter has one idea, a figure to try it on and an exercise. Chapters can be read in any order.'],
    fr: [
      'Le cours',
      'Chaque chapitre a une idée, une figure pour l’essayer et un exercice. On peut les lire dans n’importe quel ordre.',
    ],
  },
  practising: {
    en: [
      'Exercises',
      'Every answer is checked at once, with the reason. A series is one link: all who open it get the same exercises.',
    ],
    fr: [
      'Les exercices',
      'Chaque réponse est corrigée aussitôt, avec l’explication. Une série tient dans un lien : tous ceux qui l’ouvrent ont les mêmes exercices.',
    ],
  },
  printing: {
    en: ['On paper', 'The sheet prints as it is shown, with or without solutions, and can be copied as LaTeX.'],
    fr: ['Sur papier', 'La feuille s’imprime telle quelle, avec ou sans corrigé, et se copie en LaTeX.'],
  },
  measuring: {
    en: [
      'Experiments',
      'Choose an experiment, change its settings if you like, and run it: the same seed gives the same counts.',
    ],
    fr: [
      'Les expériences',
      'Choisissez une expérience, changez ses réglages si vous voulez, et lancez-la : la même graine donne les mêmes comptes.',
    ],
  },
  proving: {
    en: ['Proofs', 'Each statement stands as a sentence and as Coq has checked it.'],
    fr: ['Les preuves', 'Chaque énoncé est donné en une phrase, et tel que Coq l’a vérifié.'],
  },
  coding: {
    en: ['The library', 'The same rules, searches and drawings as in this app, for programs in TypeScript.'],
    fr: [
      'La bibliothèque TypeScript',
      'Les mêmes règles, recherches et dessins que dans cette application, pour des programmes en TypeScript.',
    ],
  },
  citing: {
    en: ['The sources', 'A line at the foot of a figure names the text it comes from, and leads here.'],
    fr: ['Les sources', 'Au pied d’une figure, une ligne nomme le texte dont elle vient, et mène ici.'],
  },
  keyOfHelp: {
    en: ['This window', 'The key ? opens it on every page, Escape closes it.'],
    fr: ['Cette fenêtre', 'La touche ? l’ouvre sur toutes les pages, Échap la ferme.'],
  },
  treeKeys: {
    en: [
      'Stepping through a search',
      'Right and left arrow: one step on or back. C and Shift+C: the next and the previous cut. Home and End: before the search and its end. Space: play and pause. Enter on a leaf changes its value, Ctrl+Z undoes a change.',
    ],
    fr: [
      'Suivre une recherche pas à pas',
      'Flèches droite et gauche : l’étape suivante ou la précédente. C et Maj+C : la coupure suivante et la précédente. Début et Fin : avant la recherche et sa fin. Espace : lecture et pause. Entrée sur une feuille change sa valeur, Ctrl+Z annule un changement.',
    ],
  },
  private: {
    en: [
      'Nothing leaves this device',
      'The engines run here, games are saved here, and after the first visit everything works without a network. A game’s link holds its moves: everyone who opens it sees them.',
    ],
    fr: [
      'Rien ne quitte cet appareil',
      'Les moteurs tournent ici, les parties sont enregistrées ici, et après la première visite tout marche sans réseau. Le lien d’une partie contient ses coups : qui le reçoit les voit.',
    ],
  },
});

/** The words of the pages that are explained, and the entries that each page shows; `private` closes all of them. */
const explained: Readonly<Record<Route['page'], readonly (keyof typeof helpWords)[]>> = {
  home: ['choosing', 'moving', 'players', 'thinking'],
  play: ['moving', 'keyboard', 'gameKeys', 'players', 'thinking'],
  saves: ['saving'],
  rules: ['choosing', 'moving', 'keyboard'],
  tree: ['tree', 'treeKeys', 'figure'],
  jury: ['jury', 'figure'],
  arena: ['arena', 'arenaKeys', 'figure'],
  evaluate: ['evaluating'],
  course: ['chapters', 'treeKeys', 'figure'],
  exercises: ['practising', 'figure'],
  sheet: ['printing'],
  lab: ['measuring', 'figure'],
  proof: ['proving'],
  solved: ['moving', 'keyboard', 'proving'],
  teach: ['practising', 'printing'],
  code: ['coding'],
  sources: ['citing'],
  unknown: ['choosing'],
  'too-long': ['choosing'],
};

/** The purpose of the current page and its keys, kept short. */
export function Help({ onClose }: { readonly onClose: () => void }) {
  const entries = [...explained[route.value.page], 'keyOfHelp', 'private'] as const;
  return (
    <Dialog title={pageText({ en: 'How it works', fr: 'Comment ça marche' })} class="help" onClose={onClose}>
      <Terms of={Object.fromEntries(entries.map((name) => [name, helpWords[name]]))} />
      <p>
        <a href="./licenses.txt" target="_blank" rel="noopener">
          {pageText({ en: 'Open-source licences', fr: 'Licences des logiciels libres' })}
        </a>
      </p>
    </Dialog>
  );
}
