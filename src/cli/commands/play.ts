import { playerName } from '../../core/index.ts';
import { LEVELS } from '../../engines/index.ts';
import { nearest } from '../../games/index.ts';
import type { Args, Context } from '../command.ts';
import { amountFlag, textFlag, wholeFlag } from '../flags.ts';
import { isSameSpec, loadGame } from '../load-game.ts';
import { Conversation } from '../play/conversation.ts';
import { loadMatch, openMatch } from '../play/files.ts';
import { reseat } from '../play/obey.ts';
import { computerSeat, movesOf, SIDE_WORDS, type SideWord, seatsOf, sideWord, type Table, USUAL } from '../play/table.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { standardOf } from '../record-file.ts';
import { startOf } from '../starting.ts';

export async function run(context: Context): Promise<number> {
  const table = await tableOf(context);
  const talk = new Conversation(table, context);
  try {
    // What cannot be solved is refused before the match begins.
    if (table.strength.perfect) await talk.ask('hint');
    try {
      await talk.hold();
    } finally {
      talk.farewell();
    }
  } finally {
    talk.close();
  }
  if (context.args.flags.json === true) context.out(`${JSON.stringify(matchJson(talk))}\n`);
  return FINE;
}

/** The match that the options describe: a new one, one under way, or one from a file. */
async function tableOf({ args, words, note }: Context): Promise<Table> {
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
    const { spec, source, game, from, moves, record } = await startOf(
      { args, words, note, input },
      'play',
      file ?? textFlag(args, 'game'),
    );
    const { level = USUAL.level, time = USUAL.time, perfect, seed = Date.now() % 1_000_000 } = asked;
    const strength = { level, time, perfect };
    const played = { ...(from !== undefined && { from }), moves, at: moves.length, ...(record !== undefined && { record }) };
    const seats = seatsOf(asked.side ?? 'max', computerSeat(strength));
    return { match: openMatch(game, { game: spec, ...played, ...seats, seed }), source, strength };
  }
  for (const other of ['position', 'moves', 'ply'])
    if (args.flags[other] !== undefined)
      throw wrongUsage((say) => say.conflict({ first: '--load', second: `--${other}`, remedy: say.play.loadHasMoves }));
  const wanted = typed === undefined ? undefined : (await loadGame(typed, input)).spec;
  const number = wholeFlag(args, 'number', 1);
  const loaded = await loadMatch(
    file,
    ({ game }) => {
      if (wanted !== undefined && !isSameSpec(wanted, game)) throw wrongUsage((say) => say.play.otherGame(file, game, wanted));
    },
    number,
  );
  const { match, source, strength: saved, count, mended } = loaded;
  if (mended.length > 0) note(words.play.replaced(file, mended));
  if (count > 1 && number === undefined) note(words.records.several(file, count, undefined));
  const { side, level = saved.level, time = saved.time } = asked;
  const strength = { level, time, perfect: asked.perfect || (saved.perfect && asked.level === undefined) };
  match.seed = asked.seed ?? match.seed;
  if (side !== undefined || asked.perfect || asked.level !== undefined || asked.time !== undefined)
    reseat({ match, source, strength }, side);
  return { match, source, strength };
}

function sideFlag(args: Args): SideWord | undefined {
  const typed = textFlag(args, 'as');
  if (typed === undefined) return undefined;
  const side = SIDE_WORDS.find((word) => word === typed.toLowerCase());
  if (side === undefined) throw wrongUsage((say) => say.unknownName('as', typed, nearest(typed, SIDE_WORDS), SIDE_WORDS));
  return side;
}

/** What is played, and how it stands. */
function matchJson({ match, strength: { level, time, perfect } }: Table) {
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
