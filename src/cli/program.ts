import { nearest, parseGame } from '../games/index.ts';
import { LANGUAGES, type Language, PSEUDO_LANGUAGE, parseLanguage, quoted } from '../i18n/index.ts';
import { intFlag, readArguments, splitCommand } from './arguments.ts';
import type { Args, Command, Context } from './command.ts';
import { printHelp } from './commands/help.ts';
import { COMMAND_NAMES, commandNamed } from './commands.ts';
import { StopFlag } from './interrupt.ts';
import { complain, runCommand, usageError } from './problems.ts';
import { styleOf, wantsColour } from './style.ts';
import { isPiped, leaveOnBrokenPipe, StandardInput, Terminal } from './terminal.ts';
import { wordsIn } from './words/index.ts';
import { runInWorker } from './worker-host.ts';

/** Options whose output is for programs. */
const FOR_PROGRAMS = ['json', 'svg', 'dot', 'tikz'];

/** The whole program: reads the arguments, runs the command, returns the exit code once everything is written. */
export async function main(argv: readonly string[]): Promise<number> {
  const language = languageFlag(argv) ?? languageOf(process.env);
  const words = wordsIn(language);
  leaveOnBrokenPipe((error) => `minerve: ${words.unwritableOutput(error)}`);
  const flag = new StopFlag();
  const terminal = new Terminal({
    progress: argv.includes('--progress'),
    describe: (news, ms) => words.progress(news, flag.nodes, ms),
  });
  const shown = {
    language,
    words,
    style: styleOf(wantsColour(process.stdout, process.env)),
    note: (text: string) => terminal.note(text),
  };
  const input = new StandardInput();
  const context = (args: Args, out: Context['out']): Context => ({
    ...shown,
    args,
    out,
    progress: (news) => terminal.progress(news),
    input: () => input.all(),
    more: () => input.more(),
    piped: isPiped(),
    signal: flag,
  });
  try {
    const { command, args, named } = await understand(argv);
    if (args.flags.help === true && named)
      return printHelp(
        command,
        context(args, (text) => terminal.out(text)),
      );
    const raw = command.raw === true || FOR_PROGRAMS.some((name) => args.flags[name] !== undefined);
    const out = (text: string) => terminal.out(text, raw);
    if (command.thread === 'worker') return await runInWorker(command, args, flag, terminal, { ...shown, out });
    return await runCommand(command, context(args, out));
  } catch (thrown) {
    return complain(thrown, { ...shown, style: styleOf(true) });
  } finally {
    input.leave();
    terminal.settle();
    await terminal.flush();
  }
}

/**
 * The command and its arguments. `minerve` alone and `minerve --help` are `minerve help`; `minerve --version` needs no
 * command.
 */
async function understand(argv: readonly string[]): Promise<{ command: Command; args: Args; named: boolean }> {
  const { name, rest } = splitCommand(argv);
  const command = (await commandNamed(name ?? 'help')) ?? unknownCommand(name as string);
  const args = readArguments(command, rest);
  const lang = args.flags.lang;
  if (lang !== undefined && languageOfCode(lang) === undefined) throw usageError((say) => say.unknownLanguage(String(lang)));
  intFlag(args, 'seed', Number.MIN_SAFE_INTEGER);
  return { command, args, named: name !== undefined };
}

function unknownCommand(typed: string): never {
  const near = nearest(typed, COMMAND_NAMES);
  throw usageError((say) => say.unknownCommand(quoted(typed), near, parseGame(typed).ok));
}

/** The value of --lang: a code, not a locale. */
function languageOfCode(code: string | true | undefined): Language | undefined {
  return code === PSEUDO_LANGUAGE || Object.keys(LANGUAGES).includes(String(code)) ? (code as Language) : undefined;
}

/** The language of the environment: the first of these variables that is set decides, as in every POSIX program. */
export function languageOf(environment: Readonly<Record<string, string | undefined>>): Language {
  return parseLanguage(environment.LC_ALL || environment.LC_MESSAGES || environment.LANG || '') ?? 'en';
}

/** Looked for before anything else is read, so that even the first complaint comes in the right language. */
function languageFlag(argv: readonly string[]): Language | undefined {
  const at = argv.findIndex((word) => word === '--lang' || word.startsWith('--lang='));
  const asked = argv[at] === '--lang' ? argv[at + 1] : argv[at]?.slice('--lang='.length);
  return languageOfCode(asked);
}
