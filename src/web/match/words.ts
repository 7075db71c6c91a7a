import { sentences, words } from '../../i18n/index.ts';

const noGame = <const E extends string, const F extends string>(why: { readonly en: E; readonly fr: F }) =>
  ({ en: `This address holds no game: ${why.en}`, fr: `Cette adresse ne contient pas de partie : ${why.fr}` }) as const;

/** Errors of the page itself, besides those of layers below: addresses, files, the browser's storage. */
export const pageProblems = words({
  'bad-address': noGame({
    en: 'it seems to be cut off. Copy the whole of it.',
    fr: 'elle semble coupée. Copiez-la tout entière.',
  }),
  unreadable: {
    en: 'The browser could not read this file. Is it still there, and is it a file rather than a folder?',
    fr: 'Le navigateur n’a pas pu lire ce fichier. Est-il toujours là, et est-ce bien un fichier et non un dossier ?',
  },
  binary: {
    en: 'This file holds no text. Games are read from PGN, PDN, text and JSON files.',
    fr: 'Ce fichier ne contient pas de texte. Les parties se lisent dans des fichiers PGN, PDN, texte et JSON.',
  },
  'file-too-large': {
    en: 'This file is too large: at most 1 MB is read.',
    fr: 'Ce fichier est trop grand : on lit au plus 1 Mo.',
  },
  'empty-file': { en: 'This file is empty.', fr: 'Ce fichier est vide.' },
  'storage-full': {
    en: 'The browser has no room left for saved games. Delete some, or save the game as a file. The game goes on.',
    fr: 'Le navigateur n’a plus de place pour les parties enregistrées. Supprimez-en, ou enregistrez la partie dans un fichier. La partie continue.',
  },
  'storage-busy': {
    en: 'The saved games do not open: perhaps another tab of Minerve holds them. Close it and try again. The game goes on.',
    fr: 'Les parties enregistrées ne s’ouvrent pas : un autre onglet de Minerve les retient peut-être. Fermez-le et réessayez. La partie continue.',
  },
  'newer-storage': {
    en: 'The saved games were made by a newer version of Minerve. Reload the page to get that version.',
    fr: 'Les parties enregistrées viennent d’une version plus récente de Minerve. Rechargez la page pour l’obtenir.',
  },
  'storage-blocked': {
    en: 'The browser keeps nothing for this page, as in some private windows. Save games as files instead. The game goes on.',
    fr: 'Le navigateur ne garde rien pour cette page, comme dans certaines fenêtres privées. Enregistrez plutôt les parties dans des fichiers. La partie continue.',
  },
  'newer-save': {
    en: 'This saved game was made by a newer version of Minerve. Reload the page to get that version.',
    fr: 'Cette partie enregistrée vient d’une version plus récente de Minerve. Rechargez la page pour l’obtenir.',
  },
  'damaged-save': {
    en: 'This saved game is damaged and cannot be opened.',
    fr: 'Cette partie enregistrée est endommagée et ne peut être ouverte.',
  },
  'slot-taken': {
    en: 'Another game is in this slot by now. Look at it, and choose again.',
    fr: 'Une autre partie occupe maintenant cet emplacement. Regardez-la, puis choisissez à nouveau.',
  },
  'no-save': {
    en: 'This saved game is not there any more: it was deleted in another tab.',
    fr: 'Cette partie enregistrée n’existe plus : elle a été supprimée dans un autre onglet.',
  },
});

/** Why a typed text is no move. */
export const sentence = sentences({
  'no-such-move': {
    en: '“{typed}” is not a legal move here. Type one such as {example}.',
    fr: '« {typed} » n’est pas un coup possible ici. Tapez par exemple {example}.',
  },
  'can-play': { en: 'You can play: {moves}.', fr: 'Vous pouvez jouer : {moves}.' },
  'why-and-moves': { en: '{why} {moves}', fr: '{why} {moves}' },
});
