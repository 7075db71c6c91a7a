import { words } from '../../say/index.ts';
import { speaking } from '../spoken.ts';

export const treeFigureText = speaking(
  words({
    toLeft: { en: 'Move to the left (Alt+←)', fr: 'Déplacer vers la gauche (Alt+←)' },
    toRight: { en: 'Move to the right (Alt+→)', fr: 'Déplacer vers la droite (Alt+→)' },
    fold: { en: 'Fold what is below (Enter)', fr: 'Replier ce qui est dessous (Entrée)' },
    unfold: { en: 'Unfold what is below (Enter)', fr: 'Déplier ce qui est dessous (Entrée)' },
    edit: { en: 'Change the value (Enter)', fr: 'Changer la valeur (Entrée)' },
    tools: { en: 'Change the tree here', fr: 'Modifier l’arbre ici' },
    value: { en: 'Value of this leaf', fr: 'Valeur de cette feuille' },
  }),
);
