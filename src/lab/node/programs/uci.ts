import { formatUciMove } from '../../../games/index.ts';
import { error } from '../words.ts';
import type { Program, ProtocolSpeaker } from './program.ts';

/** A chess program (UCI, April 2006). */
export const uci: ProtocolSpeaker = {
  async greet(program, { options, replyTimeoutMs }) {
    const names: string[] = [];
    await program.ask(
      'uci',
      (line) => {
        const [, name] = /^option name (.+?) type /.exec(line) ?? [];
        if (name !== undefined) names.push(name);
        return line === 'uciok' || undefined;
      },
      replyTimeoutMs,
    );
    for (const [name, value] of Object.entries(options)) {
      const own = names.find((one) => one.toLowerCase() === name.toLowerCase());
      if (own === undefined) throw error('program-option', { name, known: names });
      program.say(`setoption name ${own} value ${value}`);
    }
    await ready(program, replyTimeoutMs);
  },
  async newGame(program, { replyTimeoutMs }) {
    program.say('ucinewgame');
    await ready(program, replyTimeoutMs);
  },
  async move(program, { moves }, { limits }, replyTimeoutMs) {
    const line = moves.length === 0 ? '' : ` moves ${moves.map(formatUciMove).join(' ')}`;
    program.say(`position startpos${line}`);
    const go = Object.entries(limits).map(([name, value]) => `${name === 'time' ? 'movetime' : name} ${value}`);
    let nodes = 0;
    const read = (line: string): string | undefined => {
      nodes = Number(/^info .*\bnodes (\d+)/.exec(line)?.[1] ?? nodes);
      return /^bestmove\s+(\S+)/.exec(line)?.[1];
    };
    const text = await program.ask(`go ${go.join(' ')}`, read, replyTimeoutMs);
    return { text, nodes };
  },
  farewell: 'quit',
};

async function ready(program: Program, timeoutMs: number): Promise<void> {
  await program.ask('isready', (line) => line === 'readyok' || undefined, timeoutMs);
}
