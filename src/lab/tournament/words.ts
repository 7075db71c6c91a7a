import { problems } from '../../core/index.ts';
import { words } from '../../i18n/index.ts';

type UnknownName = { readonly typed: string; readonly near: string | undefined; readonly known: readonly string[] };
type UnknownPart = {
  readonly part: string;
  readonly name: string;
  readonly near: string | undefined;
  readonly known: readonly string[];
};
type NotWhole = { readonly name: string; readonly value: string; readonly least: number; readonly most: number };

const meant = {
  en: (near: string | undefined) => (near === undefined ? '' : ` Did you mean ${near}?`),
  fr: (near: string | undefined) => (near === undefined ? '' : ` Vouliez-vous dire ${near} ?`),
};

/** Errors of typed players, and of programs during a match. */
export const { failure, error, problem } = problems(
  words({
    'unknown-player': {
      en: ({ typed, near, known }: UnknownName) =>
        `There is no player "${typed}".${meant.en(near)} A player begins with ${known.join(', ')}; for example level:3, alphabeta:depth=6 or uci:stockfish.`,
      fr: ({ typed, near, known }: UnknownName) =>
        `Il n’y a pas de joueur « ${typed} ».${meant.fr(near)} Un joueur commence par ${known.join(', ')} ; par exemple level:3, alphabeta:depth=6 ou uci:stockfish.`,
    },
    'player-takes-nothing': {
      en: '{name} takes nothing after it, but was given "{rest}": type {name} alone.',
      fr: '{name} ne prend rien après lui, mais a reçu « {rest} » : tapez {name} seul.',
    },
    'player-wants-value': {
      en: '{name} wants a value, like {example}.',
      fr: '{name} demande une valeur, comme {example}.',
    },
    'player-unlimited': {
      en: '{name} alone would search to the end of the game: give it a depth, nodes or a time, like {name}:depth=4.',
      fr: '{name} seul chercherait jusqu’à la fin de la partie : donnez-lui une profondeur, des nœuds ou un temps, comme {name}:depth=4.',
    },
    'player-bad-part': {
      en: '"{part}" after {name}: write name=value with commas between them, like {name}:depth=4,table=16.',
      fr: '« {part} » après {name} : écrivez nom=valeur, séparés par des virgules, comme {name}:depth=4,table=16.',
    },
    'player-unknown-part': {
      en: ({ part, name, near, known }: UnknownPart) =>
        `${name} has no "${part}".${meant.en(near)} There are: ${known.join(', ')}.`,
      fr: ({ part, name, near, known }: UnknownPart) =>
        `${name} n’a pas de « ${part} ».${meant.fr(near)} Il y a : ${known.join(', ')}.`,
    },
    'player-part-twice': {
      en: '{part} is there twice after {name}: leave one out.',
      fr: '{part} est là deux fois après {name} : retirez-en un.',
    },
    'player-not-whole': {
      en: ({ name, value, least, most }: NotWhole) =>
        `${name} is "${value}": give a whole number, ${most < Number.MAX_SAFE_INTEGER ? `from ${least} to ${most}` : `${least} or more`}.`,
      fr: ({ name, value, least, most }: NotWhole) =>
        `${name} vaut « ${value} » : donnez un nombre entier, ${most < Number.MAX_SAFE_INTEGER ? `de ${least} à ${most}` : `${least} ou plus`}.`,
    },
    'player-not-time': {
      en: '{name} is "{value}": give a time up to an hour, like 200ms or 2s.',
      fr: '{name} vaut « {value} » : donnez un temps d’une heure au plus, comme 200ms ou 2s.',
    },
    'player-bad-order': {
      en: '{name} has no part "{value}": join some of {known} with +, like order=hash+killer.',
      fr: '{name} n’a pas de critère « {value} » : joignez-en parmi {known} avec +, comme order=hash+killer.',
    },
    'player-other-game': {
      en: '{protocol} programs play {plays}, not {game}: take another player, or play {plays}.',
      fr: 'Les programmes {protocol} jouent à {plays}, non à {game} : prenez un autre joueur, ou jouez à {plays}.',
    },
    'player-no-command': {
      en: '{protocol} wants the command of a program, like {protocol}:stockfish.',
      fr: '{protocol} demande la commande d’un programme, comme {protocol}:stockfish.',
    },
    'player-open-quote': {
      en: 'A quotation mark in {typed} is never closed.',
      fr: 'Un guillemet de {typed} n’est jamais fermé.',
    },
    'allowed-nothing': {
      en: 'Which program may be run? Type its command as the match does, like --allow-program stockfish.',
      fr: 'Quel programme peut être lancé ? Tapez sa commande comme dans le match, par exemple --allow-program stockfish.',
    },
    'pair-foreign': {
      en: 'There is something in the queue that is no pair of games.',
      fr: 'Il y a dans la file quelque chose qui n’est pas une paire de parties.',
    },
    'pair-module': {
      en: 'A game that is a module cannot be played by workers: jobs carry data, never code. Leave out --queue, or play a game by its name.',
      fr: 'Un jeu qui est un module ne peut être joué par des exécutants : les travaux portent des données, jamais de code. Retirez --queue, ou jouez à un jeu par son nom.',
    },
    'player-bad-option': {
      en: '"{part}" after the command: write name=value with semicolons between them, like {protocol}:stockfish;nodes=1000;Skill Level=0.',
      fr: '« {part} » après la commande : écrivez nom=valeur, séparés par des points-virgules, comme {protocol}:stockfish;nodes=1000;Skill Level=0.',
    },
  }),
);
