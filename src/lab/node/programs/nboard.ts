import { formatGgf } from '../../../games/index.ts';
import type { Program, ProtocolSpeaker } from './program.ts';

/** An Othello program (NBoard protocol, version 2). */
export const nboard: ProtocolSpeaker = {
  async greet(program, { limits, replyTimeoutMs }) {
    program.say('nboard 2');
    if (limits.depth !== undefined) program.say(`set depth ${limits.depth}`);
    await ping(program, replyTimeoutMs);
  },
  newGame: (program, { replyTimeoutMs }) => ping(program, replyTimeoutMs),
  async move(program, { game, moves }, _, replyTimeoutMs) {
    program.say(`set game ${formatGgf({ tags: TAGS, start: game.formatPosition(game.start()), moves })}`);
    let nodes = 0;
    const read = (line: string): string | undefined => {
      nodes = Number(/^nodestats (\d+)/.exec(line)?.[1] ?? nodes);
      return /^===\s*([^\s/]+)/.exec(line)?.[1];
    };
    const text = await program.ask('go', read, replyTimeoutMs);
    return { text, nodes };
  },
  farewell: 'quit',
};

/** Tags that programs expect in a GGF game, although their values have no effect. */
const TAGS = [
  ['PC', 'Minerve'],
  ['PB', 'black'],
  ['PW', 'white'],
  ['RE', '?'],
  ['TI', '0'],
  ['TY', '8'],
] as const;

async function ping(program: Program, timeoutMs: number): Promise<void> {
  await program.ask('ping 1', (line) => line === 'pong 1' || undefined, timeoutMs);
}
