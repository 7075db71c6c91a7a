import { words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';

export const homeText = speaking(
  words({
    title: { en: 'Play. See. Solve. Prove.', fr: 'Jouer. Voir. Résoudre. Prouver.' },
    lead: {
      en: 'Pick a board and play, against the computer or each other. Then look at what it thinks, and why it is right.',
      fr: 'Choisissez un plateau et jouez, contre l’ordinateur ou à deux. Regardez ensuite ce qu’il pense, et pourquoi il a raison.',
    },
    resume: { en: 'Go on with your game', fr: 'Reprendre votre partie' },
    resumeSeveral: { en: 'Go on with your games', fr: 'Reprendre vos parties' },
    after: { en: 'after {moves}', fr: 'après {moves}' },
    play: { en: 'Play {game}', fr: 'Jouer : {game}' },
    variants: { en: '{game}: ways to play', fr: '{game} : façons de jouer' },
    foot: {
      en: 'Free software (MIT). No account, no advertisement, nothing sent anywhere.',
      fr: 'Logiciel libre (MIT). Ni compte ni publicité ; rien n’est envoyé nulle part.',
    },
  }),
);
