import { nearest } from '../../games/index.ts';
import { inLanguage } from '../../i18n/index.ts';
import { optionsOf } from '../arguments.ts';
import { type Command, type Context, version } from '../command.ts';
import { GLOBAL_OPTIONS, type Options } from '../options.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { INVOCATION, indentAndWrap } from '../style.ts';
import { placed } from '../words/index.ts';

/** `help` enumerates the table of commands, of which it is a row: so it is made with a way to ask for them. */
export function helpWith(commands: () => Promise<readonly Command[]>): Command {
  return {
    name: 'help',
    group: 'teach',
    summary: { en: 'what there is, or all about one command', fr: 'la liste des commandes, ou l’aide d’une commande' },
    synopsis: ['help [command]', '--version'],
    examples: {
      help: { en: 'the commands', fr: 'les commandes' },
      'help search': { en: 'one of them, as minerve search --help', fr: 'l’une d’elles, comme minerve search --help' },
      '--version': { en: 'which Minerve this is', fr: 'la version installée' },
    },
    options: {
      version: { en: 'the version (also -v)', fr: 'la version (aussi -v)' },
    },
    output: {
      en: 'Text, or with --json {version, commands} or one command with its options.',
      fr: 'Du texte, ou avec --json {version, commands} ou une commande avec ses options.',
    },
    positionals: [0, 1],
    thread: 'main',
    run: async (context) => {
      if (context.args.flags.version === true) return printVersion(context);
      const rows = await commands();
      const [topic] = context.args.positionals;
      if (topic === undefined) {
        const json = () => ({ version: version(), commands: rows.map(helpJson) });
        context.out(context.args.flags.json === true ? `${JSON.stringify(json())}\n` : formatOverview(rows, context));
        return EXIT_OK;
      }
      const names = rows.map(({ name }) => name);
      const command = rows.find(({ name }) => name === topic);
      if (command === undefined) throw usageError((say) => say.unknownTopic(topic, nearest(topic, names)));
      return printHelp(command, context);
    },
  };
}

/** Prints the help on a command. */
export function printHelp(command: Command, context: Context): number {
  context.out(context.args.flags.json === true ? `${JSON.stringify(helpJson(command))}\n` : formatHelp(command, context));
  return EXIT_OK;
}

function printVersion({ args, out }: Context): number {
  out(args.flags.json === true ? `${JSON.stringify({ name: 'minerve', version: version() })}\n` : `minerve ${version()}\n`);
  return EXIT_OK;
}

type Output = Pick<Context, 'language' | 'words' | 'style'>;

/** `minerve help`: the commands in groups, a line each. */
function formatOverview(commands: readonly Command[], { language, words, style }: Output): string {
  const { help } = words;
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `${[
    `${style.strong('minerve')}  ${help.tagline}`,
    '',
    style.strong(help.usage),
    `  ${INVOCATION} ${help.synopsis}`,
    '',
    ...Object.entries(help.groups).flatMap(([group, heading]) => [
      style.strong(heading),
      ...commands
        .filter((command) => command.group === group)
        .map(({ name, summary }) => `  ${style.good(name.padEnd(width))}  ${inLanguage(summary, language)}`),
      '',
    ]),
    style.strong(help.examples),
    ...OVERVIEW_EXAMPLES.map((line) => `  ${INVOCATION} ${line}`),
    '',
    style.strong(help.everywhere),
    ...optionLines(GLOBAL_OPTIONS, { language, words, style }),
    '',
    style.strong(help.exitCodes),
    ...help.codes.map((code) => `  ${code}`),
    '',
    help.environment,
    help.more,
  ].join('\n')}\n`;
}

const OVERVIEW_EXAMPLES = [
  'play connect4',
  'search tictactoe --position xo./.x./...',
  "tree '[[6,7],[2,8]]'",
  'solve connect4 --position 44455554221',
  'analyse connect4 --moves 4,4',
  'solve chomp:3x4',
  'arena chomp:2x2',
  'perft connect4 --depth 6',
];

/** `minerve help search`: all about one command, examples first. */
function formatHelp(command: Command, { language, words, style }: Output): string {
  const { help } = words;
  const examples = Object.entries(command.examples).flatMap(([line, says]) => [
    `  ${style.faint(`# ${inLanguage(says, language)}`)}`,
    `  ${INVOCATION} ${line}`,
  ]);
  return `${[
    `${style.strong(`minerve ${command.name}`)}  ${inLanguage(command.summary, language)}`,
    '',
    style.strong(help.usage),
    ...command.synopsis.map((line) => `  ${INVOCATION} ${placed(line, words.stands)}`),
    '',
    style.strong(help.examples),
    ...examples,
    '',
    ...(Object.keys(command.options).length > 0
      ? [style.strong(help.options), ...optionLines(command.options, { language, words, style }), '']
      : []),
    style.strong(help.everywhere),
    ...optionLines(GLOBAL_OPTIONS, { language, words, style }),
    '',
    style.strong(help.output),
    indentAndWrap(inLanguage(command.output, language)),
  ].join('\n')}\n`;
}

function helpJson({ name, summary, synopsis, examples, options, output }: Command) {
  return {
    name,
    summary,
    synopsis: synopsis.map((line) => `minerve ${line}`),
    examples: Object.entries(examples).map(([line, says]) => ({ line, says })),
    options: optionsOf({ ...options, ...GLOBAL_OPTIONS }).map(({ name, value = null, says }) => ({ name, value, says })),
    output,
  };
}

function optionLines(options: Options, { language, words, style }: Output): string[] {
  const rows = Object.entries(options).map(([typed, says]) => [placed(`--${typed}`, words.stands), says] as const);
  const width = Math.max(...rows.map(([typed]) => typed.length));
  return rows.map(([typed, says]) => `  ${style.good(typed.padEnd(width))}  ${inLanguage(says, language)}`);
}
