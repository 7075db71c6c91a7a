import { ProblemError, playerName } from '../../core/index.ts';
import { LEVELS } from '../../engines/index.ts';
import { nearest } from '../../games/index.ts';
import { quoted } from '../../i18n/index.ts';
import { seatProblem } from '../../match/index.ts';
import { intFlag, numberFlag, textFlag } from '../arguments.ts';
import { tablebasesOption } from '../ask-engine.ts';
import type { Args, Command, Context } from '../command.ts';
import { startWithHeuristic } from '../heuristic.ts';
import { isSameSpec, loadGame } from '../load-game.ts';
import { GAME_OPTIONS, HEURISTIC_OPTION, POSITION_OPTIONS, TABLES_OPTION } from '../options.ts';
import { Conversation } from '../play/conversation.ts';
import { reseat } from '../play/dispatch.ts';
import { loadMatch, openMatch } from '../play/files.ts';
import {
  computerSeat,
  DEFAULT_STRENGTH,
  movesOf,
  SIDE_WORDS,
  type SideWord,
  seatsOf,
  sideWord,
  type TerminalMatch,
} from '../play/terminal-match.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { standardOf } from '../record-file.ts';

export const command: Command = {
  name: 'play',
  group: 'play',
  summary: {
    en: 'a game at the terminal, against the computer or a friend',
    fr: 'une partie au terminal, contre l’ordinateur ou un ami',
  },
  synopsis: [
    'play <game> [--as max|min|both|none] [--level 1-10 | --perfect] [options]',
    'play --load FILE',
    'play --game FILE.pdn|FILE.pgn [--number N] [--ply N]',
  ],
  examples: {
    'play connect4': { en: 'you begin, the computer answers at level 5', fr: 'vous commencez, l’ordinateur répond au niveau 5' },
    'play connect4 --level 10': { en: 'it never loses a won game', fr: 'il ne perd jamais une partie gagnée' },
    'play draughts:souffler --level 3': {
      en: 'Polish draughts: ~28:32-27 huffs 28, then moves',
      fr: 'dames à la polonaise : ~28:32-27 souffle 28, puis joue',
    },
    'play nim:3,4,5 --perfect': {
      en: 'against the solved game: make no mistake',
      fr: 'contre le jeu résolu : ne faites aucune faute',
    },
    'play connect4 --as none --seed 7 --json': {
      en: 'the computer against itself, the record for a program',
      fr: 'l’ordinateur contre lui-même, la partie pour un programme',
    },
  },
  options: {
    'as SIDE': {
      en: 'what you play: max (begins), min, both or none',
      fr: 'ce que vous jouez : max (commence), min, both (les deux) ou none (aucun)',
    },
    'level 1-10': {
      en: 'how far the computer looks ahead; 10 searches for --time, or solves connect4',
      fr: 'jusqu’où l’ordinateur calcule ; au niveau 10, il réfléchit pendant --time, ou résout connect4',
    },
    perfect: {
      en: 'the computer solves the game first and plays perfectly (small games, connect4)',
      fr: 'l’ordinateur résout d’abord le jeu et joue parfaitement (petits jeux, connect4)',
    },
    'time MS': {
      en: 'milliseconds a move at level 10 (2000; for connect4 as long as it takes)',
      fr: 'millisecondes par coup au niveau 10 (2000 ; pour connect4 autant qu’il faut)',
    },
    'load FILE': {
      en: 'take up a saved match; --as, --level, --time and --seed replace its own',
      fr: 'reprendre une partie enregistrée ; --as, --level, --time et --seed remplacent les siens',
    },
    ...HEURISTIC_OPTION,
    ...TABLES_OPTION,
    ...POSITION_OPTIONS,
    ...GAME_OPTIONS,
  },
  output: {
    en: `The board, whose turn it is, and a prompt for a move. Besides moves one types undo, redo, hint, moves, values, save <file>, load <file>, swap, level <n>, resign, new, board, help or quit. Leaving in mid-game (also by Ctrl-C or Ctrl-D) prints the command that goes on from there. Ctrl-C while the computer thinks makes it move at once.
Moves can also be piped in, a line each. With --json the talk goes to standard error, and standard output gets one object at the end: {game, position, moves, players, level, time, seed, as, now, turn, over, outcome, resigned}, and perfect: true with --perfect.`,
    fr: `Le plateau, qui a le trait, et une invite. Outre les coups on tape annuler, refaire, conseil, coups, valeurs, sauver <fichier>, charger <fichier>, changer, niveau <n>, abandonner, nouvelle, plateau, aide ou quitter (ou les mots anglais). Qui part en cours de partie (aussi par Ctrl-C ou Ctrl-D) reçoit la commande qui reprend là. Ctrl-C pendant que l’ordinateur réfléchit le fait jouer aussitôt.
Les coups peuvent aussi venir d’un tube, un par ligne. Avec --json la conversation va sur la sortie d’erreur, et la sortie standard reçoit un objet à la fin : {game, position, moves, players, level, time, seed, as, now, turn, over, outcome, resigned}, et perfect: true avec --perfect.`,
  },
  positionals: [0, 1],
  thread: 'main',
  run,
};

async function run(context: Context): Promise<number> {
  const table = { ...(await tableOf(context)), tables: tablebasesOption(context.args).tablebases };
  const problem = seatProblem(table.match.data);
  if (problem !== undefined) throw new ProblemError(problem);
  const talk = new Conversation(table, context);
  try {
    // A game that cannot be solved, or tables that cannot be opened, are refused before the match begins.
    if (table.strength.perfect) await talk.ask('hint');
    if (table.tables !== undefined) await talk.openEngine();
    try {
      await talk.hold();
    } finally {
      talk.farewell();
    }
  } finally {
    talk.close();
  }
  if (context.args.flags.json === true) context.out(`${JSON.stringify(matchJson(talk))}\n`);
  return EXIT_OK;
}

/** The match that the options describe: a new one, one under way, or one from a file. */
async function tableOf({ args, words, note, language }: Context): Promise<TerminalMatch> {
  const file = textFlag(args, 'load');
  const [typed] = args.positionals;
  const asked = {
    side: sideFlag(args),
    level: intFlag(args, 'level', 1, LEVELS.length),
    time: numberFlag(args, 'time'),
    seed: intFlag(args, 'seed', Number.MIN_SAFE_INTEGER),
    perfect: args.flags.perfect === true,
  };
  if (asked.perfect && asked.level !== undefined)
    throw usageError((say) => say.conflict({ first: '--perfect', second: '--level', remedy: say.play.perfectHasNoLevel }));
  const input = () => Promise.reject(usageError((say) => say.play.noStandardInput({ spec: typed as string })));
  if (file !== undefined && args.flags.game !== undefined)
    throw usageError((say) => say.conflict({ first: '--load', second: '--game', remedy: say.play.loadHasMoves }));
  if (file === undefined || standardOf(file) !== undefined) {
    const { spec, source, game, from, moves, record } = await startWithHeuristic(
      { args, words, note, input, language },
      'play',
      file ?? textFlag(args, 'game'),
    );
    const { level = DEFAULT_STRENGTH.level, time = DEFAULT_STRENGTH.time, perfect, seed = Date.now() % 1_000_000 } = asked;
    const strength = { level, time, perfect };
    const played = { ...(from !== undefined && { from }), moves, at: moves.length, ...(record !== undefined && { record }) };
    const seats = seatsOf(asked.side ?? 'max', computerSeat(strength));
    return { match: openMatch(game, { game: spec, ...played, ...seats, seed }), source, strength };
  }
  for (const other of ['position', 'moves', 'ply'])
    if (args.flags[other] !== undefined)
      throw usageError((say) => say.conflict({ first: '--load', second: `--${other}`, remedy: say.play.loadHasMoves }));
  if (args.flags.heuristic !== undefined)
    throw usageError((say) => say.conflict({ first: '--load', second: '--heuristic', remedy: say.play.loadHasGame }));
  const wanted = typed === undefined ? undefined : (await loadGame(typed, input)).spec;
  const number = intFlag(args, 'number', 1);
  const loaded = await loadMatch(
    file,
    ({ game }) => {
      if (wanted !== undefined && !isSameSpec(wanted, game))
        throw usageError((say) => say.play.otherGame({ file, there: game, typed: wanted }));
    },
    number,
  );
  const { match, source, strength: saved, name, count, mended } = loaded;
  if (mended.length > 0) note(words.play.replaced(file, mended));
  if (count > 1 && number === undefined) note(words.records.several(file, count, undefined));
  const { side, level = saved.level, time = saved.time } = asked;
  const strength = { level, time, perfect: asked.perfect || (saved.perfect && asked.level === undefined) };
  match.seed = asked.seed ?? match.seed;
  if (side !== undefined || asked.perfect || asked.level !== undefined || asked.time !== undefined)
    reseat({ match, source, strength }, side);
  return { match, source, strength, name };
}

function sideFlag(args: Args): SideWord | undefined {
  const typed = textFlag(args, 'as');
  if (typed === undefined) return undefined;
  const side = SIDE_WORDS.find((word) => word === typed.toLowerCase());
  if (side === undefined) throw usageError((say) => say.unknownName('as', quoted(typed), nearest(typed, SIDE_WORDS), SIDE_WORDS));
  return side;
}

/** The game and the state of the match. */
export function matchJson({ match, strength: { level, time, perfect } }: Pick<TerminalMatch, 'match' | 'strength'>) {
  const { spec, game, position, seats, resigned } = match;
  return {
    game: spec,
    position: match.from ?? game.formatPosition(game.start()),
    moves: movesOf(match),
    players: { max: seats.max.who, min: seats.min.who },
    level,
    time,
    seed: match.seed,
    ...(perfect && { perfect }),
    as: sideWord(seats),
    now: game.formatPosition(position),
    turn: playerName(position.turn()).toLowerCase(),
    over: match.over,
    outcome: position.outcome() ?? null,
    resigned: resigned === undefined ? null : playerName(resigned).toLowerCase(),
  };
}
