import { type Result, unwrap } from '../../../core/index.ts';
import {
  type Draughts,
  type DraughtsPosition,
  formatHubLine,
  formatHubMove,
  formatHubPosition,
  type HubArguments,
  hubVariant,
  isHubGame,
  parseGame,
  parseHubArguments,
  parseHubMove,
} from '../../../games/index.ts';
import type { Turn } from '../../tournament/player.ts';
import type { ProgramSpec } from '../../tournament/players.ts';
import { error } from '../words.ts';
import type { Program, ProgramReply, ProtocolSpeaker } from './program.ts';

/**
 * A draughts program (Hub, version 2, and version 1 as Scan 2.0 speaks it). Both begin with `hub`: a program of
 * version 2 answers with `id` and `param` lines, one of version 1 with `name`. A program that sends neither is
 * addressed in version 2. A version given in the spec (`protocol=`) overrides all this.
 */
export class HubSpeaker implements ProtocolSpeaker {
  readonly farewell = 'quit';
  #version = 2;
  readonly #moves = new HubMoveCache();

  async greet(program: Program, spec: ProgramSpec): Promise<void> {
    const params = new Map<string, HubArguments>();
    let heard: number | undefined;
    const read = (line: string): true | undefined => {
      const { command, args } = readLine(line);
      if (command === 'id') heard = 2;
      if (command === 'name') heard ??= 1;
      const name = command === 'param' ? args.get('name') : undefined;
      if (name !== undefined) params.set(name, args);
      return command === 'wait' || undefined;
    };
    await program.ask('hub', read, spec.replyTimeoutMs);
    this.#version = spec.version ?? heard ?? 2;
    if (this.#version === 1) sendVersion1Options(program, spec);
    else sendParameters(program, spec, params);
    await program.ask('init', (line) => line === 'ready' || undefined, spec.replyTimeoutMs);
  }

  async newGame(program: Program, { replyTimeoutMs }: ProgramSpec): Promise<void> {
    program.say(this.#version === 1 ? 'new' : 'new-game');
    await program.ask('ping', (line) => line === 'pong' || undefined, replyTimeoutMs);
  }

  /** The game is sent from its beginning, because the moves decide what may be huffed and how near a draw is. */
  async move(program: Program, turn: Turn, { limits }: ProgramSpec, timeoutMs: number): Promise<ProgramReply> {
    const { start, moves } = this.#moves.of(turn);
    if (this.#version === 1) {
      program.say('start');
      for (const move of moves) program.say(`move ${move}`);
      for (const [name, value] of Object.entries(limits)) program.say(`${name} ${Math.max(1, Math.round(value))}`);
    } else {
      program.say(formatHubLine('pos', { pos: start, ...(moves.length > 0 && { moves: moves.join(' ') }) }));
      for (const [name, value] of Object.entries(limits))
        program.say(formatHubLine('level', name === 'time' ? { 'move-time': value / 1000 } : { [name]: value }));
    }
    let nodes = 0;
    const read = (line: string): string | undefined => {
      const { command, args, words } = readLine(line);
      if (command === 'info') nodes = Number(args.get('nodes') ?? (this.#version === 1 ? words[3] : undefined)) || nodes;
      if (this.#version === 1) return command === 'move' ? (words[0] ?? '') : undefined;
      return command === 'done' ? (args.get('move') ?? '') : undefined;
    };
    const text = await program.ask(this.#version === 1 ? 'go' : 'go think', read, timeoutMs);
    return { text, nodes };
  }

  parseMove(text: string, { game, position }: Turn): Result<number> {
    return parseHubMove(text, position as DraughtsPosition, game as Draughts);
  }
}

/** Splits a line into its command, its name=value arguments (version 2) and its words (version 1). */
function readLine(line: string): { command: string; args: HubArguments; words: readonly string[] } {
  const [, command = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(line) ?? [];
  const args = parseHubArguments(rest);
  return { command, args: args.ok ? args.value : new Map(), words: rest.split(/\s+/).filter(Boolean) };
}

function gameOf({ game }: ProgramSpec): Draughts {
  const played = unwrap(parseGame(game));
  if (!isHubGame(played)) throw new RangeError(`Hub does not know ${game}.`);
  return played;
}

/**
 * Version 2: sets the variant of the match, then the options of the spec. Only parameters that the program has listed
 * can be set.
 */
function sendParameters(program: Program, spec: ProgramSpec, params: ReadonlyMap<string, HubArguments>): void {
  const { rules } = gameOf(spec).variant;
  const variants = params.get('variant')?.get('values')?.split(/\s+/) ?? [];
  const variant = hubVariant(rules);
  if (variants.includes(variant)) program.say(formatHubLine('set-param', { name: 'variant', value: variant }));
  else if (rules !== 'international') throw error('program-variant', { game: spec.game, known: variants });
  for (const [name, value] of Object.entries(spec.options)) {
    const listedName = [...params.keys()].find((one) => one.toLowerCase() === name.toLowerCase());
    if (listedName === undefined) throw error('program-option', { name, known: [...params.keys()] });
    program.say(formatHubLine('set-param', { name: listedName, value }));
  }
}

/** Version 1 has no list of options: they are sent unchecked, and a program ignores those that it does not know. */
function sendVersion1Options(program: Program, spec: ProgramSpec): void {
  if (spec.limits.nodes !== undefined) throw error('program-limit', { version: 1, protocol: spec.protocol, limit: 'nodes' });
  if (gameOf(spec).variant.rules !== 'international') throw error('program-variant', { game: spec.game, known: [] });
  for (const [name, value] of Object.entries(spec.options)) {
    if (/\s/.test(name)) throw error('program-option', { name, known: [] });
    program.say(`set ${name} ${value}`);
  }
}

/** The moves of a game in Hub notation. All are sent at every turn, but each is converted only once. */
class HubMoveCache {
  #position: DraughtsPosition | undefined;
  #numbers: number[] = [];
  #texts: string[] = [];
  #start = '';

  of({ game: played, moves }: Turn): { readonly start: string; readonly moves: readonly string[] } {
    const game = played as Draughts;
    const isSame = this.#numbers.length <= moves.length && this.#numbers.every((move, i) => move === moves[i]);
    if (this.#position === undefined || !isSame) {
      this.#position = game.start();
      this.#start = formatHubPosition(this.#position, game);
      this.#numbers = [];
      this.#texts = [];
    }
    for (const move of moves.slice(this.#numbers.length)) {
      this.#texts.push(formatHubMove(move, this.#position, game));
      this.#position.play(move);
      this.#numbers.push(move);
    }
    return { start: this.#start, moves: this.#texts };
  }
}
