import { playerName } from '../../core/index.ts';
import { LEVELS } from '../../engines/index.ts';
import { nearest } from '../../games/index.ts';
import type { Args, Context } from '../command.ts';
import { amountFlag, textFlag, wholeFlag } from '../flags.ts';
import { isSameSpec, loadGame } from '../load-game.ts';
import { Conversation } from '../play/conversation.ts';
import { Match } from '../play/match.ts';
import { loadMatch } from '../play/obey.ts';
import { DEFAULT_LEVEL, DEFAULT_TIME, playersOf, SIDE_WORDS, type SideWord, sideWord } from '../play/resume.ts';
import { saveOf } from '../play/save-file.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { standardOf } from '../record-file.ts';
import { startOf } from '../starting.ts';

export async function run(context: Context): Promise<number> {
  const match = await openMatch(context);
  const talk = new Conversation(match, context);
  try {
    // What cannot be solved is refused before the match begins.
    if (match.perfect) await talk.ask('hint');
    try {
      await talk.hold();
    } finally {
      talk.farewell();
    }
  } finally {
    talk.close();
  }
  if (context.args.flags.json === true) context.out(`${JSON.stringify(matchJson(talk.match))}\n`);
  return FINE;
}

/** The match that the options describe: a new one, one under way, or one from a file. */
async function openMatch({ args, words, note }: Context): Promise<Match> {
  const file = textFlag(args, 'load');
  const [typed] = args.words;
  const asked = {
    side: sideFlag(args),
    level: wholeFlag(args, 'level', 1, LEVELS.length),
    time: amountFlag(args, 'time'),
    seed: wholeFlag(args, 'seed', Number.MIN_SAFE_INTEGER),
    perfect: args.flags.perfect === true,
  };
  if (asked.perfect && asked.level !== undefined)
    throw wrongUsage((say) => say.conflict({ first: '--perfect', second: '--level', remedy: say.play.perfectHasNoLevel }));
  const input = () => Promise.reject(wrongUsage((say) => say.play.noStandardInput(typed as string)));
  if (file !== undefined && args.flags.game !== undefined)
    throw wrongUsage((say) => say.conflict({ first: '--load', second: '--game', remedy: say.play.loadHasMoves }));
  if (file === undefined || standardOf(file) !== undefined) {
    const { spec, source, game, from, moves } = await startOf(
      { args, words, note, input },
      'play',
      file ?? textFlag(args, 'game'),
    );
    return new Match({
      spec,
      source,
      game,
      from,
      moves,
      players: playersOf(asked.side ?? 'max'),
      level: asked.level ?? DEFAULT_LEVEL,
      time: asked.time ?? DEFAULT_TIME,
      seed: asked.seed ?? Date.now() % 1_000_000,
      perfect: asked.perfect,
    });
  }
  for (const other of ['position', 'moves', 'number', 'ply'])
    if (args.flags[other] !== undefined)
      throw wrongUsage((say) => say.conflict({ first: '--load', second: `--${other}`, remedy: say.play.loadHasMoves }));
  const wanted = typed === undefined ? undefined : (await loadGame(typed, input)).spec;
  const { match, replaced } = await loadMatch(file, (save) => {
    if (wanted !== undefined && !isSameSpec(wanted, save.game))
      throw wrongUsage((say) => say.play.otherGame(file, save.game, wanted));
  });
  if (replaced.length > 0) note(words.play.replaced(file, replaced));
  if (asked.side !== undefined) match.players = playersOf(asked.side);
  match.level = asked.level ?? match.level;
  match.time = asked.time ?? match.time;
  match.seed = asked.seed ?? match.seed;
  match.perfect = asked.perfect || (match.perfect && asked.level === undefined);
  return match;
}

function sideFlag(args: Args): SideWord | undefined {
  const typed = textFlag(args, 'as');
  if (typed === undefined) return undefined;
  const side = SIDE_WORDS.find((word) => word === typed.toLowerCase());
  if (side === undefined) throw wrongUsage((say) => say.unknownName('as', typed, nearest(typed, SIDE_WORDS), SIDE_WORDS));
  return side;
}

/** The save, and how it stands. */
function matchJson(match: Match) {
  const { minerve: _, ...save } = saveOf(match);
  const { wonByResigning: winner } = match;
  return {
    ...save,
    as: sideWord(match.players),
    now: match.game.formatPosition(match.position),
    turn: playerName(match.position.turn()).toLowerCase(),
    over: match.over,
    outcome: match.position.outcome() ?? null,
    resigned: winner === undefined ? null : playerName(match.resigned as 1 | -1).toLowerCase(),
  };
}
