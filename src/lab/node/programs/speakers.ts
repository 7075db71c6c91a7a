import type { ProtocolName } from '../../../games/index.ts';
import { Forfeit, type MatchPlayer, type Turn } from '../../tournament/player.ts';
import type { ProgramSpec } from '../../tournament/players.ts';
import { HubSpeaker } from './hub.ts';
import { nboard } from './nboard.ts';
import { Program, type ProgramReply, type ProtocolSpeaker } from './program.ts';
import { uci } from './uci.ts';

/** For each protocol of lab/tournament/protocols.ts, the speaker for one program. */
const speakers: Readonly<Record<ProtocolName, () => ProtocolSpeaker>> = {
  uci: () => uci,
  nboard: () => nboard,
  hub: () => new HubSpeaker(),
};

/**
 * An external program as a player. It is started at once; an error of the start or a missing option is thrown by its
 * first move. An error during a game loses that game.
 */
export function openProgram(spec: ProgramSpec): MatchPlayer {
  const speaker = speakers[spec.protocol]();
  const program = new Program(spec.command);
  const greeted = speaker.greet(program, spec);
  // The first move throws this error.
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

/** Throws if the program cannot be started or lacks an option. */
export async function tryProgram(spec: ProgramSpec, signal = new AbortController().signal): Promise<void> {
  const speaker = speakers[spec.protocol]();
  const program = new Program(spec.command);
  try {
    await unlessAborted(signal, () => speaker.greet(program, spec));
  } finally {
    program.close(speaker.farewell);
  }
}

async function inTime(program: Program, speaker: ProtocolSpeaker, turn: Turn, spec: ProgramSpec): Promise<ProgramReply> {
  const { time } = spec.limits;
  if (time === undefined) return speaker.move(program, turn, spec, spec.replyTimeoutMs);
  try {
    return await speaker.move(program, turn, spec, time + spec.grace);
  } catch (thrown) {
    if (!(thrown instanceof Forfeit) || thrown.why !== 'silent') throw thrown;
    throw new Forfeit('late', `more than ${time} + ${spec.grace} ms`);
  }
}

/** The result of the work. If the signal aborts, throws its reason at once and abandons the work. */
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
