import { frenchSpaces } from '../french-spaces.ts';
import { language } from '../spoken.ts';

const english = {
  title: 'Play. See. Solve. Prove.',
  lead: 'Pick a board and play, against the computer or each other. Then look at what it thinks, and why it is right.',
  resume: 'Go on with your game',
  resumeSeveral: 'Go on with your games',
  oneMove: 'after 1 move',
  moves: 'after {plies} moves',
  games: 'Games',
  play: 'Play {game}',
  variants: '{game}: ways to play',
  further: 'And then?',
  furtherLead: 'For whoever wants to know how it is done.',
  seeTitle: 'See',
  seeText: 'Type a game tree and follow alpha-beta step by step: what it looks at, and what it never needs to.',
  seeLink: 'See alpha-beta think',
  solveTitle: 'Solve',
  solveText: 'Connect 4 is solved: the exact worth of every column, and the whole search, 75 million positions, in your browser.',
  solveLink: 'Solve Connect 4',
  proveTitle: 'Prove',
  proveText:
    'Attractors and winning strategies of small games, each checked by a verifier that knows no solver. At the terminal:',
  foot: 'Free software (MIT). No account, no advertisement, nothing sent anywhere.',
};

const french: Readonly<Record<keyof typeof english, string>> = {
  title: 'Jouer. Voir. Résoudre. Prouver.',
  lead: 'Choisissez un plateau et jouez, contre l’ordinateur ou à deux. Puis regardez ce qu’il pense, et pourquoi il a raison.',
  resume: 'Reprendre votre partie',
  resumeSeveral: 'Reprendre vos parties',
  oneMove: 'après 1 coup',
  moves: 'après {plies} coups',
  games: 'Jeux',
  play: 'Jouer : {game}',
  variants: '{game} : façons de jouer',
  further: 'Et ensuite ?',
  furtherLead: 'Pour qui veut savoir comment c’est fait.',
  seeTitle: 'Voir',
  seeText: 'Tapez un arbre de jeu et suivez alpha-bêta pas à pas : ce qu’il regarde, et ce qu’il n’a jamais besoin de regarder.',
  seeLink: 'Voir penser alpha-bêta',
  solveTitle: 'Résoudre',
  solveText:
    'Puissance 4 est résolu : la valeur exacte de chaque colonne, et la recherche entière, 75 millions de positions, dans votre navigateur.',
  solveLink: 'Résoudre Puissance 4',
  proveTitle: 'Prouver',
  proveText:
    'Attracteurs et stratégies gagnantes des petits jeux, vérifiés par un programme qui ne connaît aucun solveur. Au terminal :',
  foot: 'Logiciel libre (MIT). Ni compte ni publicité ; rien n’est envoyé nulle part.',
};

export type StringKey = keyof typeof english;

/** A text of the home page in the language that is spoken. */
export const homeText = (key: StringKey): string => (language.value === 'fr' ? frenchSpaces(french[key]) : english[key]);
