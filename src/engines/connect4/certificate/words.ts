import { problems } from '../../../core/index.ts';
import { words } from '../../../i18n/index.ts';

/** `line`: the columns played, from 1, as a text. */
type At = { readonly line: string; readonly column: number };
type Size = { readonly board: string };

/** Errors of certificates of Connect 4. */
export const { failure, error } = problems(
  words({
    'certificate-unreadable': {
      en: 'This is not a readable certificate of Connect 4: {why}.',
      fr: 'Ce n’est pas un certificat de Puissance 4 lisible : {why}.',
    },
    'certificate-damaged': {
      en: 'The certificate is cut off, or was changed after it was written: its checksum does not fit.',
      fr: 'Le certificat est coupé, ou a été changé après coup : sa somme de contrôle ne convient pas.',
    },
    'certificate-board': {
      en: ({ board }: Size) => `A board of ${board} is too large for a certificate.`,
      fr: ({ board }: Size) => `Une grille de ${board} est trop grande pour un certificat.`,
    },
    'certificate-start': {
      en: 'The moves {line} are illegal, or end the game.',
      fr: 'Aucune partie ne commence par les coups {line}, ou ils la terminent.',
    },
    'certificate-column': {
      en: ({ line, column }: At) => `After ${line} the strategy plays column ${column}, which has no room.`,
      fr: ({ line, column }: At) => `Après ${line}, la stratégie joue la colonne ${column}, qui n’a plus de place.`,
    },
    'certificate-loses': {
      en: ({ line, column }: At) => `After ${line} the other player wins by column ${column}.`,
      fr: ({ line, column }: At) => `Après ${line}, l’autre joueur gagne par la colonne ${column}.`,
    },
    'certificate-full': {
      en: 'After {line} the board is full and nobody has won.',
      fr: 'Après {line}, la grille est pleine et personne n’a gagné.',
    },
    'certificate-leaf': {
      en: 'After {line} the claim does not hold: {refutation} refutes it.',
      fr: 'Après {line}, l’affirmation ne tient pas : {refutation} la réfute.',
    },
    'certificate-limit': {
      en: 'After {line} the search does not close the leaf within {budget#} positions, the limit in the first line of the file.',
      fr: 'Après {line}, la recherche ne ferme pas la feuille en {budget#} positions, la limite que fixe la première ligne du fichier.',
    },
    'certificate-budget': {
      en: 'A leaf may cost from 1 to {most#} positions, not {budget}: make the certificate again with such a --budget.',
      fr: 'Une feuille peut coûter de 1 à {most#} positions, pas {budget} : refaites le certificat avec un tel --budget.',
    },
    'certificate-short': {
      en: 'The certificate ends before the position after {line}.',
      fr: 'Le certificat s’arrête avant la position après {line}.',
    },
    'certificate-long': {
      en: 'The certificate goes on after the last position.',
      fr: 'Le certificat continue après la dernière position.',
    },
    'no-strategy': {
      en: 'There is no such strategy: the {owner} player cannot force it from here.',
      fr: 'Il n’y a pas de telle stratégie : ce joueur ({owner}) ne peut pas y arriver d’ici.',
    },
  }),
);
