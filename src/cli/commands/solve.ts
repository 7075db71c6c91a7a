import { MAX, type Position } from '../../core/index.ts';
import { type ExactGame, moveVerdicts, solveExactly } from '../../engines/index.ts';
import type { Impartial } from '../../games/index.ts';
import { FOOTPRINTS, memoryNeeded } from '../../solve/index.ts';
import type { Args, Context } from '../command.ts';
import { COLUMNS_OPTION, SOLVER_OPTIONS } from '../connect4/options.ts';
import { isClassic } from '../connect4/position.ts';
import { type LoadedGame, loadGame } from '../load-game.ts';
import { beginning } from '../position.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { arenaWord } from '../solving/arena-source.ts';
import { solveReport } from '../solving/solve-report.ts';
import { interruptible, MEGABYTE, watchOf } from '../solving/watch.ts';

/** Solutions smaller than this need no announcement. */
const WORTH_SAYING = 16 * MEGABYTE;

export function run(context: Context): Promise<number> {
  return interruptible(context, () => solve(context));
}

async function solve(context: Context): Promise<number> {
  const { args, words } = context;
  const loaded = await loadGame(arenaWord(args.words[0] as string), context.input);
  if (isClassic(loaded.game)) return (await import('../connect4/solve.ts')).solveConnect4(loaded.game, context);
  refuseOptionsOfConnect4(args);
  const start = () => beginning(loaded.game, args).position;
  const announce = ({ index }: Impartial) => {
    const bytes = memoryNeeded(FOOTPRINTS.impartial, index.size);
    if (bytes >= WORTH_SAYING) context.note(words.solving.needs(index.title, index.size, Math.ceil(bytes / MEGABYTE)));
  };
  const began = performance.now();
  const exact = solveExactly(loaded.game, start, watchOf(loaded.spec, context), announce);
  const ms = performance.now() - began;
  const position = start();
  if (args.flags.json === true) context.out(`${JSON.stringify(solveJson(loaded, position, exact))}\n`);
  else context.out(solveReport({ ...loaded, position, exact, ms }, context));
  return FINE;
}

function refuseOptionsOfConnect4({ words: [, second], flags }: Args): void {
  if (second !== undefined) throw wrongUsage((say) => say.connect4.secondWord({ word: second }));
  for (const { name } of [...SOLVER_OPTIONS, COLUMNS_OPTION])
    if (flags[name] !== undefined) throw wrongUsage((say) => say.connect4.onlyConnect4({ option: name }));
}

/** The keys up to `moves` are promised to other programs; new ones come after. */
function solveJson({ game, spec }: Pick<LoadedGame, 'game' | 'spec'>, position: Position, exact: ExactGame) {
  const { value, remoteness } = exact.verdict(position);
  const moves = moveVerdicts(exact, position).map((move) => ({
    move: game.formatMove(move.move, position),
    value: move.value,
    remoteness: move.remoteness ?? null,
  }));
  return {
    value,
    remoteness: remoteness ?? null,
    moves,
    game: spec,
    position: game.formatPosition(position),
    turn: position.turn() === MAX ? 'max' : 'min',
    unit: exact.points ? 'points' : 'outcome',
    positions: exact.positions,
    ...(exact.grundy && { grundy: exact.grundy(position) }),
  };
}
