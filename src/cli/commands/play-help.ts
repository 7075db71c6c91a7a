import type { Command } from '../command.ts';
import { GAME_OPTIONS, POSITION_OPTIONS } from '../options.ts';

export const playHelp: Omit<Command, 'run' | 'thread'> = {
  name: 'play',
  summary: {
    en: 'a game at the terminal, against the computer or a friend',
    fr: "une partie au terminal, contre l'ordinateur ou un ami",
  },
  synopsis: [
    'play <game> [--as max|min|both|none] [--level 1-10 | --perfect] [options]',
    'play --load FILE',
    'play --game FILE.pdn|FILE.pgn [--number N] [--ply N]',
  ],
  examples: [
    {
      line: 'play connect4',
      says: { en: 'you begin, the computer answers at level 5', fr: "vous commencez, l'ordinateur répond au niveau 5" },
    },
    {
      line: 'play connect4 --level 10',
      says: { en: 'it never loses a won game', fr: 'il ne perd jamais une partie gagnée' },
    },
    {
      line: 'play draughts:souffler --level 3',
      says: {
        en: 'Polish draughts: ~28:32-27 huffs 28, then moves',
        fr: 'dames à la polonaise : ~28:32-27 souffle 28, puis joue',
      },
    },
    {
      line: 'play nim:3,4,5 --perfect',
      says: { en: 'against the solved game: make no mistake', fr: 'contre le jeu résolu : ne faites aucune faute' },
    },
    {
      line: 'play connect4 --as none --seed 7 --json',
      says: {
        en: 'the computer against itself, the record for a program',
        fr: "l'ordinateur contre lui-même, la partie pour un programme",
      },
    },
  ],
  options: [
    {
      name: 'as',
      value: 'SIDE',
      says: {
        en: 'what you play: max (begins), min, both or none',
        fr: 'ce que vous jouez : max (commence), min, both (les deux) ou none (aucun)',
      },
    },
    {
      name: 'level',
      value: '1-10',
      says: {
        en: 'how far the computer looks ahead; 10 thinks for --time, or solves connect4',
        fr: "jusqu'où l'ordinateur regarde ; 10 réfléchit pendant --time, ou résout connect4",
      },
    },
    {
      name: 'perfect',
      says: {
        en: 'the computer solves the game first and plays perfectly (small games, connect4)',
        fr: "l'ordinateur résout d'abord le jeu et joue parfaitement (petits jeux, connect4)",
      },
    },
    {
      name: 'time',
      value: 'MS',
      says: {
        en: 'milliseconds a move at level 10 (2000; for connect4 as long as it takes)',
        fr: 'millisecondes par coup au niveau 10 (2000 ; pour connect4 autant qu’il faut)',
      },
    },
    {
      name: 'load',
      value: 'FILE',
      says: {
        en: 'take up a saved match; --as, --level, --time and --seed replace its own',
        fr: 'reprendre une partie enregistrée ; --as, --level, --time et --seed remplacent les siens',
      },
    },
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  ],
  output: {
    en: `The board, whose turn it is, and a prompt for a move. Besides moves one types undo, redo, hint, moves, values, save <file>, load <file>, swap, level <n>, resign, new, board, help or quit. Leaving in mid-game (also by Ctrl-C or Ctrl-D) prints the command that goes on from there. Ctrl-C while the computer thinks makes it move at once.
Moves can also be piped in, a line each. With --json the talk goes to standard error, and standard output gets one object at the end: {game, position, moves, players, level, time, seed, as, now, turn, over, outcome, resigned}, and perfect: true with --perfect.`,
    fr: `Le plateau, à qui le trait, et une invite. Outre les coups on tape annuler, refaire, conseil, coups, valeurs, sauver <fichier>, charger <fichier>, changer, niveau <n>, abandonner, nouvelle, plateau, aide ou quitter (ou les mots anglais). Qui part en cours de partie (aussi par Ctrl-C ou Ctrl-D) reçoit la commande qui reprend là. Ctrl-C pendant que l'ordinateur réfléchit le fait jouer aussitôt.
Les coups peuvent aussi venir d'un tube, un par ligne. Avec --json la conversation va sur la sortie d'erreur, et la sortie standard reçoit un objet à la fin : {game, position, moves, players, level, time, seed, as, now, turn, over, outcome, resigned}, et perfect: true avec --perfect.`,
  },
  words: [0, 1],
};
