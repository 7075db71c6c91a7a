import type { MessagePort } from 'node:worker_threads';
import { type Game, type Position, Random } from '../../core/index.ts';
import { LEVELS, strongest } from '../../engines/index.ts';
import type { StopSignal } from '../../search/index.ts';
import { deadline, lastRanking } from '../analysing/ranking.ts';
import { answers } from '../answer.ts';
import { loadGame } from '../load-game.ts';
import { ownEngine } from '../own-engine.ts';
import { checked } from '../plan.ts';
import { replay } from '../position.ts';
import { explain, wrongUsage } from '../problems.ts';
import { catalogue } from '../words/index.ts';
import { EnginePlayer } from './engine-player.ts';
import type { OpponentAnswer, OpponentMessage, OpponentQuestion, ValuedMove } from './opponent-messages.ts';
import { PerfectPlayer } from './perfect.ts';

/** How long `values` and `hint` may take. */
const ADVICE_MS = 1000;
/** Enough for every game that ends, and the time is up first in the others. */
const ADVICE_DEPTH = 100;

/** The computer's side of a match, in a worker: answers one question after the other. */
export function serveOpponent(port: MessagePort, signal: StopSignal): void {
  const loaded = new Map<string, Game>();
  const perfect = new PerfectPlayer();
  const player = new EnginePlayer();
  const tell = (message: OpponentMessage) => port.postMessage(message);
  const reply = async (question: OpponentQuestion) => {
    try {
      let game = loaded.get(question.spec);
      if (game === undefined) {
        const { spec } = question;
        game = (await loadGame(spec, () => Promise.reject(wrongUsage((say) => say.play.noStandardInput(spec))))).game;
        loaded.set(spec, game);
      }
      const { position } = replay(game, question.from, question.moves);
      const engine = ownEngine(game);
      let answer: OpponentAnswer;
      if (engine !== undefined && (engine.solves || !question.perfect))
        answer = await player.consider(engine, game, position, question, signal, tell);
      else if (question.perfect) answer = perfect.consider(game, question, lotOf(question), signal, tell);
      else answer = consider(game, position, question, signal, tell);
      tell({ kind: 'answer', answer });
    } catch (thrown) {
      tell({ kind: 'problem', ...explain(thrown, catalogue[question.language]) });
    }
  };
  // An engine lets messages in while it thinks: each question waits for the one before.
  let last = Promise.resolve();
  port.on('message', (question: OpponentQuestion) => {
    last = last.then(() => reply(question));
  });
}

export function consider(
  game: Game,
  position: Position,
  question: OpponentQuestion,
  signal: StopSignal,
  tell: (message: OpponentMessage) => void = () => {},
): OpponentAnswer {
  const told = ({ move, value }: ValuedMove): ValuedMove => ({ move, value });
  const { depth } = LEVELS[question.level - 1] as (typeof LEVELS)[number];
  if (question.want === 'values') {
    const { moves, depth } = lastRanking(game, position, ADVICE_DEPTH, deadline(signal, ADVICE_MS));
    return { moves: moves.map(told), depth, line: [], exact: moves.every(({ final }) => final) };
  }
  if (question.want === 'hint' || depth === undefined) {
    const time = question.want === 'hint' ? ADVICE_MS : question.time;
    const trees = answers(game, position, checked(position, strongest(position), { time }), signal);
    let step = trees.next();
    for (; !step.done; step = trees.next()) tell({ kind: 'thought', depth: step.value.depth, line: [...step.value.pv] });
    const { move, value, depth, pv } = step.value;
    return { moves: move === undefined ? [] : [{ move, value }], depth, line: [...pv] };
  }
  const found = lastRanking(game, position, depth, signal);
  const best = found.moves.filter(({ value }) => value === found.moves[0]?.value);
  return { moves: best.length === 0 ? [] : [told(lotOf(question).pick(best))], depth: found.depth, line: [] };
}

/** The lot that is drawn at a move depends on the seed and on the move's number alone: a match taken up again goes on as it would have. */
function lotOf({ seed, moves }: OpponentQuestion): Random {
  return new Random(seed + SEEDS_APART * moves.length);
}

const SEEDS_APART = 1_000_003;
