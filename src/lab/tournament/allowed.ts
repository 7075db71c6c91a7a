import { ok, type Result } from '../../core/index.ts';
import { shellWord } from '../../i18n/index.ts';
import { type ProgramSpec, splitProgram } from './players.ts';
import { isProtocol, LIMIT_NAMES } from './protocols.ts';
import { failure } from './words.ts';

/**
 * A program that may be run for jobs that others have queued: its command word for word, and which of its options may
 * be set to which text.
 */
export interface AllowedProgram {
  readonly command: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

/** Reads `stockfish`, `'scan hub'`, `stockfish;EvalFile=small.nnue`; or a player as it is typed for a match. */
export function parseAllowedProgram(typed: string): Result<AllowedProgram> {
  const [, head = '', rest = ''] = /^\s*(?:(\w+):(?!\\))?(.*)$/s.exec(typed) ?? [];
  const text = isProtocol(head) ? rest : typed;
  if (text.trim() === '') return failure('allowed-nothing');
  const split = splitProgram(text, isProtocol(head) ? head : 'uci');
  if (!split.ok) return split;
  const options = split.value.parts.filter(([name]) => !LIMIT_NAMES.includes(name));
  return ok({ command: split.value.command, options: Object.fromEntries(options) });
}

/** No path, and nothing that a program would take for one: what anybody may set without being allowed to. */
const HARMLESS = /^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false|on|off)$/i;

/**
 * Whether a program may be run. Options are numbers and yes or no, unless the very text was allowed: an engine may
 * have one that names a file to be written.
 */
export function isAllowed(
  { command, options }: Pick<ProgramSpec, 'command' | 'options'>,
  all: readonly AllowedProgram[],
): boolean {
  return all.some(
    (one) =>
      JSON.stringify(one.command) === JSON.stringify(command) &&
      Object.entries(options).every(
        ([name, value]) => /^[\w .+-]+$/.test(name) && (HARMLESS.test(value) || one.options[name] === value),
      ),
  );
}

/** The text to type in order to allow the program. */
export function allowanceOf({ command, options }: Pick<ProgramSpec, 'command' | 'options'>): string {
  const named = Object.entries(options).flatMap(([name, value]) => (HARMLESS.test(value) ? [] : [`;${name}=${value}`]));
  return shellWord(command.map(quotedWord).join(' ') + named.join(''));
}

/** As `commandWords` reads it. */
function quotedWord(word: string): string {
  if (/^[^\s;'"]+$/.test(word)) return word;
  return word.includes('"') ? `'${word}'` : `"${word}"`;
}
