import type { PieceName, SideLook } from './look.ts';
import type { Translated } from './translated.ts';

interface Said {
  /** Within a sentence. */
  readonly en: string;
  readonly fr: string;
  /** À qui c'est de jouer : aux Blancs. */
  readonly to: string;
  readonly piece: PieceName;
  /** English has White (singular) or crosses (plural), French always a plural. */
  readonly number: 'colour' | 'things';
}

function side({ en, fr, to, piece, number }: Said): SideLook {
  const [has, wins] = number === 'things' ? ['have', 'win'] : ['has', 'wins'];
  return {
    name: { en: capital(en), fr: capital(fr) },
    subject: { en, fr },
    toMove: { en: `${capital(en)} to move`, fr: `${capital(to)} de jouer` },
    won: { en: `${capital(en)} ${has} won`, fr: `${capital(fr)} ont gagné` },
    wins: { en: `${capital(en)} ${wins}`, fr: `${capital(fr)} gagnent` },
    resigned: { en: `${capital(en)} ${has} resigned`, fr: `${capital(fr)} ont abandonné` },
    piece,
  };
}

const capital = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1);

export const white = (piece: PieceName) => side({ en: 'White', fr: 'les Blancs', to: 'aux Blancs', number: 'colour', piece });
export const black = (piece: PieceName) => side({ en: 'Black', fr: 'les Noirs', to: 'aux Noirs', number: 'colour', piece });
/** Yellow and Red are also the sides of games in which all pieces are everybody's: a stone beside the board stands for each. */
export const YELLOW = side({ en: 'Yellow', fr: 'les Jaunes', to: 'aux Jaunes', number: 'colour', piece: 'yellow-stone' });
export const RED = side({ en: 'Red', fr: 'les Rouges', to: 'aux Rouges', number: 'colour', piece: 'red-stone' });
export const CROSSES = side({ en: 'crosses', fr: 'les croix', to: 'aux croix', number: 'things', piece: 'cross' });
export const NOUGHTS = side({ en: 'noughts', fr: 'les ronds', to: 'aux ronds', number: 'things', piece: 'nought' });

/** "Checkmate: White has won." */
export function wonBy(winner: SideLook, rule: Translated): Translated {
  const won = (language: 'en' | 'fr') => winner.subject[language] + winner.won[language].slice(winner.name[language].length);
  return { en: `${rule.en}: ${won('en')}.`, fr: `${rule.fr} : ${won('fr')}.` };
}
