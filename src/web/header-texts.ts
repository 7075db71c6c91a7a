/** What the header says on every page. The keys are also those of `data-text` and `data-label` in see.html. */
export const headerTexts = {
  en: {
    brand: 'Minerve, home',
    pages: 'Pages',
    games: 'Games',
    saves: 'Saved games',
    see: 'See alpha-beta',
    solve: 'Solve Connect 4',
    theme: 'Light or dark',
    language: 'Français',
    languageLabel: 'Afficher la page en français',
  },
  fr: {
    brand: 'Minerve, accueil',
    pages: 'Pages',
    games: 'Jeux',
    saves: 'Mes parties',
    see: 'Voir alpha-bêta',
    solve: 'Résoudre Puissance 4',
    theme: 'Clair ou sombre',
    language: 'English',
    languageLabel: 'Show the page in English',
  },
};
