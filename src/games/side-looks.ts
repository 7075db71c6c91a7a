import type { PieceName, SideLook } from './look.ts';
import type { Translated } from './translated.ts';

interface Said {
  /** Within a sentence. */
  readonly en: string;
  readonly fr: string;
  /** À qui c'est de jouer : aux Blancs, à Max. */
  readonly to: string;
  readonly piece: PieceName;
  /** One person in both languages: Max. Else English has White (singular) or crosses (plural), French always a plural. */
  readonly number: 'person' | 'colour' | 'things';
}

function side({ en, fr, to, piece, number }: Said): SideLook {
  const [has, wins] = number === 'things' ? ['have', 'win'] : ['has', 'wins'];
  const [a, gagne] = number === 'person' ? ['a', 'gagne'] : ['ont', 'gagnent'];
  return {
    name: { en: capital(en), fr: capital(fr) },
    subject: { en, fr },
    toMove: { en: `${capital(en)} to move`, fr: `${capital(to)} de jouer` },
    won: { en: `${capital(en)} ${has} won`, fr: `${capital(fr)} ${a} gagné` },
    wins: { en: `${capital(en)} ${wins}`, fr: `${capital(fr)} ${gagne}` },
    resigned: { en: `${capital(en)} ${has} resigned`, fr: `${capital(fr)} ${a} abandonné` },
    piece,
  };
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export const white = (piece: PieceName) => side({ en: 'White', fr: 'les Blancs', to: 'aux Blancs', number: 'colour', piece });
export const black = (piece: PieceName) => side({ en: 'Black', fr: 'les Noirs', to: 'aux Noirs', number: 'colour', piece });
export const YELLOW = side({ en: 'Yellow', fr: 'les Jaunes', to: 'aux Jaunes', number: 'colour', piece: 'yellow-stone' });
export const RED = side({ en: 'Red', fr: 'les Rouges', to: 'aux Rouges', number: 'colour', piece: 'red-stone' });
export const CROSSES = side({ en: 'crosses', fr: 'les croix', to: 'aux croix', number: 'things', piece: 'cross' });
export const NOUGHTS = side({ en: 'noughts', fr: 'les ronds', to: 'aux ronds', number: 'things', piece: 'nought' });
/** For games in which all pieces are everybody's. */
export const MAX_SIDE = side({ en: 'Max', fr: 'Max', to: 'à Max', number: 'person', piece: 'yellow-stone' });
export const MIN_SIDE = side({ en: 'Min', fr: 'Min', to: 'à Min', number: 'person', piece: 'red-stone' });

/** "Checkmate: White has won." */
export function wonBy(winner: SideLook, rule: Translated): Translated {
  const won = (language: 'en' | 'fr') => winner.subject[language] + winner.won[language].slice(winner.name[language].length);
  return { en: `${rule.en}: ${won('en')}.`, fr: `${rule.fr} : ${won('fr')}.` };
}
