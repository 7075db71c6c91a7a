/** What the header says on every page. The keys are also those of `data-text` and `data-label` in header.html. */
export const headerTexts = {
  en: {
    brand: 'Minerve, home',
    pages: 'Pages',
    games: 'Games',
    saves: 'Saved games',
    see: 'See alpha-beta',
    solved: 'Connect 4 solved',
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
    solved: 'Puissance 4 résolu',
    theme: 'Clair ou sombre',
    language: 'English',
    languageLabel: 'Show the page in English',
  },
};
