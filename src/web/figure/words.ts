import { pageTexts } from '../language.ts';

export const figureText = pageTexts({
  tools: { en: 'View of {name}', fr: 'Affichage de {name}' },
  larger: { en: 'Larger (+)', fr: 'Agrandir (+)' },
  smaller: { en: 'Smaller (−)', fr: 'Réduire (−)' },
  whole: { en: 'Show all of it (0)', fr: 'Tout voir (0)' },
  full: { en: 'Full screen, for a projector', fr: 'Plein écran, pour un vidéoprojecteur' },
  leaveFull: { en: 'Leave the full screen', fr: 'Quitter le plein écran' },
  save: { en: 'Save the figure', fr: 'Enregistrer la figure' },
  saveAs: { en: 'Save as {form}', fr: 'Enregistrer en {form}' },
  asShown: { en: 'in the colours of this page', fr: 'aux couleurs de cette page' },
  notDrawn: {
    en: 'This browser could not make the picture: save it as SVG.',
    fr: 'Ce navigateur n’a pas pu faire l’image : enregistrez-la en SVG.',
  },
});
