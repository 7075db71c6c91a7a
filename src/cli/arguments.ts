import { parseArgs } from 'node:util';
import { nearest } from '../games/index.ts';
import { quoted, type Translation } from '../i18n/index.ts';
import type { Args, Command } from './command.ts';
import { GLOBAL_OPTIONS, type Options } from './options.ts';
import { usageError } from './problems.ts';
import { placed } from './words/index.ts';

/** An option, as its row in a table of `Options` declares it. */
export interface Option {
  readonly name: string;
  /** The placeholder of the value in the help, such as `N`. An option without one is a switch. */
  readonly value?: string;
  /** The value may be left out. */
  readonly optional: boolean;
  /** It may be given several times. */
  readonly repeated: boolean;
  readonly says: Translation;
}

export function optionsOf(options: Options): Option[] {
  return Object.entries(options).map(([typed, says]) => {
    const [, name = '', bracket, value, dots] = /^(\S+)(?: (\[)?([^\].]+)\]?(\.{3})?)?$/.exec(typed) ?? [];
    return { name, ...(value !== undefined && { value }), optional: bracket !== undefined, repeated: dots !== undefined, says };
  });
}

/** Names of files that may follow an option without `=`; `--svg=word` takes any word. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  svg: /\.svg$/i,
  dot: /\.(dot|gv)$/i,
  tikz: /\.(tex|tikz)$/i,
  latex: /\.(tex|latex)$/i,
  text: /\.txt$/i,
};

function isFileFor(option: string, word: string): boolean {
  return !word.startsWith('-') && (ENDINGS[option]?.test(word) === true || /^[\w.~]*\//.test(word));
}

/** Splits off the command: the first word that is not an option. */
export function splitCommand(argv: readonly string[]): { name: string | undefined; rest: string[] } {
  const { tokens } = tokenise(argv, optionsOf(GLOBAL_OPTIONS));
  const first = tokens.find((token) => token.kind === 'positional');
  if (first === undefined) return { name: undefined, rest: [...argv] };
  return { name: first.value, rest: argv.filter((_, i) => i !== first.index) };
}

/**
 * Reads what follows the command. Throws on an option that it does not have, on a value missing or too many, on an
 * option given twice.
 */
export function readArguments(command: Pick<Command, 'name' | 'options' | 'positionals'>, rest: readonly string[]): Args {
  const options = optionsOf({ ...command.options, ...GLOBAL_OPTIONS });
  const { tokens } = tokenise(withOptionalValues(rest, options), options);
  const positionals: string[] = [];
  const flags: Record<string, string | true> = {};
  const lists: Record<string, string[]> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') positionals.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name) ?? unknownOption(token.rawName, command.name, options);
    if (option.name in flags) throw usageError((say) => say.optionTwice({ name: option.name }));
    const value = optionValue(option, token.value, token.inlineValue === true);
    if (option.repeated) (lists[option.name] ??= []).push(String(value));
    else flags[option.name] = value;
  }
  const [least, most] = command.positionals;
  if (flags.help !== true) {
    if (positionals.length < least) throw usageError((say) => say.tooFewWords({ command: command.name }));
    if (positionals.length > most)
      throw usageError((say) => say.tooManyWords(command.name, quoted(positionals[most] as string), most));
  }
  return { positionals, flags, ...(Object.keys(lists).length > 0 && { lists }) };
}

function optionValue(option: Option, value: string | undefined, inline: boolean): string | true {
  if (option.value === undefined) {
    if (value !== undefined) throw usageError((say) => say.optionIsSwitch({ name: option.name, value: quoted(value) }));
    return true;
  }
  if (option.optional && value === '') return true;
  if (value === undefined || (!inline && value.startsWith('--')))
    throw usageError((say) => say.optionWantsValue({ name: option.name, value: placed(option.value as string, say.stands) }));
  if (value.trim() === '')
    throw usageError((say) => say.optionEmpty({ name: option.name, value: placed(option.value as string, say.stands) }));
  return value;
}

function unknownOption(typed: string, command: string, options: readonly Option[]): never {
  const near = nearest(
    typed.replace(/^-+/, ''),
    options.map(({ name }) => name),
  );
  throw usageError((say) => say.unknownOption(quoted(typed), command, near));
}

/** `parseArgs` knows no optional values: an option that has one gets it, or an empty one, with an equals sign. */
function withOptionalValues(argv: readonly string[], options: readonly Option[]): string[] {
  const written: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    const { name, optional } = options.find(({ name }) => `--${name}` === word) ?? {};
    if (name === undefined || !optional) written.push(word);
    else if (argv[i + 1] !== undefined && isFileFor(name, argv[i + 1] as string)) written.push(`${word}=${argv[++i]}`);
    else written.push(`${word}=`);
  }
  return written;
}

/** Options that have their first letter as a short form. */
const SHORT: readonly string[] = ['help', 'version'];

function tokenise(argv: readonly string[], options: readonly Option[]) {
  return parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      options.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(SHORT.includes(name) && { short: name[0] as string }) } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}

/** The text after an option; undefined if the option is not given. */
export function textFlag(args: Args, name: string): string | undefined {
  const value = args.flags[name];
  return value === true ? undefined : value;
}

/** A whole number after an option, `least` or more. */
export function intFlag(args: Args, name: string, least: number, most = Number.MAX_SAFE_INTEGER): number | undefined {
  const text = textFlag(args, name);
  if (text === undefined) return undefined;
  const number = parseNumber(text);
  if (number === undefined || !Number.isInteger(number) || number < least || number > most)
    throw usageError((say) =>
      say.notNumber(name, quoted(text), {
        whole: true,
        ...(least > Number.MIN_SAFE_INTEGER && { least }),
        ...(most < Number.MAX_SAFE_INTEGER && { most }),
      }),
    );
  return number;
}

/** A number after an option, fractions too, 0 or more. */
export function numberFlag(args: Args, name: string): number | undefined {
  const text = textFlag(args, name);
  if (text === undefined) return undefined;
  const number = parseNumber(text);
  if (number === undefined || number < 0)
    throw usageError((say) => say.notNumber(name, quoted(text), { whole: false, least: 0 }));
  return number;
}

/** The options of this list that were given. */
export function definedOnly<T extends object>(values: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as ReturnType<
    typeof definedOnly<T>
  >;
}

/** Plain decimal digits only: `Number` would also take `1e3`, `0x10` and an empty text. */
export function parseNumber(text: string): number | undefined {
  if (!/^[+-]?\d+(\.\d+)?$/.test(text.trim())) return undefined;
  const number = Number(text);
  return Number.isFinite(number) ? number : undefined;
}
