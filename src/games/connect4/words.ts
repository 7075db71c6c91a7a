import { problems } from '../../core/index.ts';
import { sentences, words } from '../../i18n/index.ts';

type Move = { readonly number: number; readonly played: string };
type NoColumn = Move & { readonly typed: string; readonly columns: number; readonly commas: boolean };
type Over = Move & { readonly winner: 'x' | 'o' | undefined };

const NO_ORDER = 'check the colours, and that nobody played on after a win.';
const AUCUN_ORDRE = 'Aucun ordre des coups n’y mène : vérifiez les couleurs, et que personne n’a joué après une victoire.';

export const { failure } = problems(
  words({
    'connect4-heuristic': {
      en: 'After its size Connect 4 takes a heuristic, table or alignments, not "{typed}".',
      fr: 'Après sa taille, connect4 prend une heuristique, table ou alignments, et non « {typed} ».',
    },
    'column-order': {
      en: '"{typed}" is no order of the columns: write every column once, the first to be tried in front, like {example}.',
      fr: '« {typed} » n’est pas un ordre des colonnes : écrivez chaque colonne une fois, la première à essayer devant, comme {example}.',
    },
    'column-unknown': {
      en: ({ number, played, typed, columns, commas }: NoColumn) =>
        `Move ${number} of ${played}: there is no column "${typed}". Columns are 1 to ${columns}${commas ? ', with commas between them' : ''}.`,
      fr: ({ number, played, typed, columns, commas }: NoColumn) =>
        `Coup ${number} de ${played} : il n’y a pas de colonne « ${typed} ». Les colonnes vont de 1 à ${columns}${commas ? ', avec des virgules' : ''}.`,
    },
    'column-filled': {
      en: 'Move {number} of {played}: column {typed} is full, it holds {rows} stones.',
      fr: 'Coup {number} de {played} : la colonne {typed} est pleine, elle contient {rows} jetons.',
    },
    'stones-after-end': {
      en: ({ number, played, winner }: Over) =>
        `Move ${number} of ${played}: the game was over before it, ${winner === undefined ? 'a draw' : `${winner} had won`}. Leave out what comes after.`,
      fr: ({ number, played, winner }: Over) =>
        `Coup ${number} de ${played} : la partie était déjà finie, ${winner === undefined ? 'partie nulle' : `${winner} avait gagné`}. Retirez ce qui suit.`,
    },
    'not-a-diagram': {
      en: 'This is not a board of {columns}x{rows}: draw at most {rows} rows of {columns} letters, each x, o or a dot.',
      fr: 'Ce n’est pas un plateau de {columns}x{rows} : dessinez au plus {rows} rangées de {columns} lettres, chacune x, o ou un point.',
    },
    'hanging-stone': {
      en: 'A stone hangs in the air in column {column}: fill the cells under it.',
      fr: 'Un jeton est suspendu en l’air dans la colonne {column} : remplissez les cases en dessous.',
    },
    'stones-alternate': {
      en: '{x} x and {o} o cannot be: players alternate, so one has at most one stone more.',
      fr: '{x} x et {o} o, c’est impossible : les joueurs alternent, aucun n’a donc plus d’un jeton de plus.',
    },
    'no-order': { en: `No order of moves can lead to it: ${NO_ORDER}`, fr: AUCUN_ORDRE },
    'no-order-found': { en: `No order of moves was found: ${NO_ORDER}`, fr: AUCUN_ORDRE },
  }),
);

export const sentence = sentences(
  words({
    'touch-column': { en: 'Touch one column.', fr: 'Touchez une colonne.' },
    'column-is-full': {
      en: 'Column {column} is full: choose another one.',
      fr: 'La colonne {column} est pleine : choisissez-en une autre.',
    },
    'stone-falls': {
      en: 'A stone falls to the lowest free place of column {column}.',
      fr: 'Un jeton tombe jusqu’à la plus basse place libre de la colonne {column}.',
    },
  }),
);
