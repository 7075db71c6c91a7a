import { words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';

/** The texts around the rules; the rules themselves are the games' own. */
export const rulesText = speaking(
  words({
    variants: { en: '{game}: other rules', fr: '{game} : autres règles' },
    play: { en: 'Play', fr: 'Jouer' },
    before: { en: 'Before: {said}', fr: 'Avant : {said}' },
    after: { en: 'After: {said}', fr: 'Après : {said}' },
  }),
);
