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
    further: { en: 'And then?', fr: 'Et ensuite ?' },
    furtherLead: { en: 'For whoever wants to know how it is done.', fr: 'Pour qui veut savoir comment c’est fait.' },
    seeTitle: { en: 'See', fr: 'Voir' },
    seeText: {
      en: 'Type a game tree and follow alpha-beta step by step: what it looks at, and what it never needs to.',
      fr: 'Tapez un arbre de jeu et suivez alpha-bêta pas à pas : ce qu’il regarde, et ce qu’il n’a jamais besoin de regarder.',
    },
    seeLink: { en: 'See alpha-beta think', fr: 'Alpha-bêta pas à pas' },
    solveTitle: { en: 'Solve', fr: 'Résoudre' },
    solveText: {
      en: 'Connect 4 is solved: the exact worth of every column, and the whole search, 75 million positions, in your browser.',
      fr: 'Puissance 4 est résolu : la valeur exacte de chaque colonne, et la recherche entière, 75 millions de positions, dans votre navigateur.',
    },
    proveTitle: { en: 'Prove', fr: 'Prouver' },
    proveText: {
      en: 'Attractors and winning strategies of small games, each checked by a verifier that knows no solver. At the terminal:',
      fr: 'Attracteurs et stratégies gagnantes des petits jeux, vérifiés par un programme qui ne connaît aucun solveur. Au terminal :',
    },
    foot: {
      en: 'Free software (MIT). No account, no advertisement, nothing sent anywhere.',
      fr: 'Logiciel libre (MIT). Ni compte ni publicité ; rien n’est envoyé nulle part.',
    },
  }),
);
