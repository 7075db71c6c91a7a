import { parseArgs } from 'node:util';
import { nearest } from '../games/index.ts';
import type { Args, Command, Option } from './command.ts';
import { GLOBAL_OPTIONS } from './options.ts';
import { wrongUsage } from './problems.ts';

/** Splits off the command: the first word that is not an option. */
export function splitCommand(argv: readonly string[]): { name: string | undefined; rest: string[] } {
  const { tokens } = tokenise(argv, GLOBAL_OPTIONS);
  const first = tokens.find((token) => token.kind === 'positional');
  if (first === undefined) return { name: undefined, rest: [...argv] };
  return { name: first.value, rest: argv.filter((_, i) => i !== first.index) };
}

/** Reads what follows the command. Throws on an option that it does not have, on a value missing or too many, on an option given twice. */
export function readArguments(command: Pick<Command, 'name' | 'options' | 'words'>, rest: readonly string[]): Args {
  const options = [...command.options, ...GLOBAL_OPTIONS];
  const { tokens } = tokenise(withOptionalValues(rest, options), options);
  const words: string[] = [];
  const flags: Record<string, string | true> = {};
  for (const token of tokens) {
    if (token.kind === 'positional') words.push(token.value);
    if (token.kind !== 'option') continue;
    const option = options.find(({ name }) => name === token.name) ?? unknownOption(token.rawName, command.name, options);
    if (option.name in flags) throw wrongUsage((say) => say.optionTwice({ name: option.name }));
    flags[option.name] = optionValue(option, token.value, token.inlineValue === true);
  }
  const [least, most] = command.words;
  if (flags.help !== true) {
    if (words.length < least) throw wrongUsage((say) => say.tooFewWords(command.name));
    if (words.length > most) throw wrongUsage((say) => say.tooManyWords(command.name, words[most] as string, most));
  }
  return { words, flags };
}

function optionValue(option: Option, value: string | undefined, inline: boolean): string | true {
  if (option.value === undefined) {
    if (value !== undefined) throw wrongUsage((say) => say.optionIsSwitch({ name: option.name, value }));
    return true;
  }
  if (option.isValue !== undefined && value === '') return true;
  if (value === undefined || (!inline && value.startsWith('--')))
    throw wrongUsage((say) => say.optionWantsValue({ name: option.name, value: option.value as string }));
  if (value.trim() === '') throw wrongUsage((say) => say.optionEmpty({ name: option.name, value: option.value as string }));
  return value;
}

function unknownOption(typed: string, command: string, options: readonly Option[]): never {
  const near = nearest(
    typed.replace(/^-+/, ''),
    options.map(({ name }) => name),
  );
  throw wrongUsage((say) => say.unknownOption(typed, command, near));
}

/** `parseArgs` knows no optional values: an option that has one gets it, or an empty one, with an equals sign. */
function withOptionalValues(argv: readonly string[], options: readonly Option[]): string[] {
  const written: string[] = [];
  for (let i = 0; i < argv.length; i++) {
    const word = argv[i] as string;
    const { isValue } = options.find(({ name }) => `--${name}` === word) ?? {};
    if (isValue === undefined) written.push(word);
    else if (argv[i + 1] !== undefined && isValue(argv[i + 1] as string)) written.push(`${word}=${argv[++i]}`);
    else written.push(`${word}=`);
  }
  return written;
}

function tokenise(argv: readonly string[], options: readonly Option[]) {
  return parseArgs({
    args: [...argv],
    options: Object.fromEntries(
      options.map(({ name, value }) => [
        name,
        { type: value === undefined ? 'boolean' : 'string', ...(name === 'help' && { short: 'h' }) } as const,
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
}
