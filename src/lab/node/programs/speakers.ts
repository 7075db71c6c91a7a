import { Forfeit, type MatchPlayer, type Turn } from '../../match/player.ts';
import type { ProgramSpec } from '../../match/players.ts';
import type { ProtocolName } from '../../match/protocols.ts';
import { HubSpeaker } from './hub.ts';
import { nboard } from './nboard.ts';
import { Program } from './program.ts';
import type { Said, Speaker } from './speaker.ts';
import { uci } from './uci.ts';

/** A row for each protocol of lab/match/protocols.ts: who speaks it with one program. */
const speakers: Readonly<Record<ProtocolName, () => Speaker>> = {
  uci: () => uci,
  nboard: () => nboard,
  hub: () => new HubSpeaker(),
};

/**
 * Another program at the board. It is started at once; that it cannot be, or has not what was asked of it, is told
 * before its first move. What it does wrong in a game loses that game.
 */
export function openProgram(spec: ProgramSpec): MatchPlayer {
  const speaker = speakers[spec.protocol]();
  const program = new Program(spec.command);
  const greeted = speaker.greet(program, spec);
  // Told by the first move.
  greeted.catch(() => {});
  return {
    move: (turn) =>
      unlessAborted(turn.signal, async () => {
        await greeted;
        if (turn.isFirst) await speaker.newGame(program, spec);
        const { text, nodes } = await inTime(program, speaker, turn, spec);
        const move = speaker.parseMove?.(text, turn) ?? turn.game.parseMove(text, turn.position);
        if (!move.ok) throw new Forfeit('illegal', text);
        return { move: move.value, nodes };
      }),
    close: () => program.close(speaker.farewell),
  };
}

/** Whether the program can be started and has what is asked of it: throws where it cannot or has not. */
export async function tryProgram(spec: ProgramSpec, signal = new AbortController().signal): Promise<void> {
  const speaker = speakers[spec.protocol]();
  const program = new Program(spec.command);
  try {
    await unlessAborted(signal, () => speaker.greet(program, spec));
  } finally {
    program.close(speaker.farewell);
  }
}

async function inTime(program: Program, speaker: Speaker, turn: Turn, spec: ProgramSpec): Promise<Said> {
  const { time } = spec.limits;
  if (time === undefined) return speaker.move(program, turn, spec, spec.patience);
  try {
    return await speaker.move(program, turn, spec, time + spec.grace);
  } catch (thrown) {
    if (!(thrown instanceof Forfeit) || thrown.why !== 'silent') throw thrown;
    throw new Forfeit('late', `more than ${time} + ${spec.grace} ms`);
  }
}

/** The work's result, or the signal's reason as soon as it comes: the work is then nobody's any more. */
async function unlessAborted<T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> {
  signal.throwIfAborted();
  let onAbort = () => {};
  const aborted = new Promise<never>((_, reject) => {
    onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  try {
    return await Promise.race([work(), aborted]);
  } finally {
    signal.removeEventListener('abort', onAbort);
  }
}
