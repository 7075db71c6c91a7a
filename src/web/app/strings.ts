import { frenchSpaces } from '../french-spaces.ts';
import { headerTexts } from '../header-texts.ts';
import { language } from '../spoken.ts';

const english = {
  ...headerTexts.en,
  homeTitle: 'Minerve: play, see, solve, prove',
  savesTitle: 'Saved games',
  unknownTitle: 'Nothing here',
  skip: 'Skip to the content',
  help: 'Help',
  loading: 'Loading…',
  unknown: 'There is nothing at this address: {hash}.',
  backHome: 'To the games',
  brokenTitle: 'Something went wrong here',
  brokenLead: 'Your game is kept: it is in the address, and saved in this browser at every move.',
  notLoaded: 'A part of the app could not be loaded. Is the network there? Has a new version been put in place?',
  details: 'What happened',
  reload: 'Reload',
  helpTitle: 'How it works',
  close: 'Close',
};

const french: Readonly<Record<keyof typeof english, string>> = {
  ...headerTexts.fr,
  homeTitle: 'Minerve : jouer, voir, résoudre, prouver',
  savesTitle: 'Parties enregistrées',
  unknownTitle: 'Rien ici',
  skip: 'Aller au contenu',
  help: 'Aide',
  loading: 'Chargement…',
  unknown: 'Il n’y a rien à cette adresse : {hash}.',
  backHome: 'Vers les jeux',
  brokenTitle: 'Quelque chose s’est mal passé ici',
  brokenLead: 'Votre partie n’est pas perdue : elle est dans l’adresse, et enregistrée dans ce navigateur à chaque coup.',
  notLoaded:
    'Une partie de l’application n’a pas pu être chargée. Le réseau est-il là ? Une nouvelle version a-t-elle été mise en place ?',
  details: 'Ce qui s’est passé',
  reload: 'Recharger',
  helpTitle: 'Comment ça marche',
  close: 'Fermer',
};

export type StringKey = keyof typeof english;

/** A text of the shell in the language that is spoken. */
export const shellText = (key: StringKey): string => (language.value === 'fr' ? frenchSpaces(french[key]) : english[key]);
