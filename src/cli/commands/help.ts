import { nearest } from '../../games/index.ts';
import type { Command, Context } from '../command.ts';
import { formatHelp, formatOverview, helpJson } from '../help-text.ts';
import { FINE, wrongUsage } from '../problems.ts';
import { version } from '../version.ts';

/** `help` enumerates the table of commands, of which it is a row: so it is made with a way to ask for the table. */
export function helpWith(commands: () => readonly Command[]): Command {
  return {
    name: 'help',
    summary: { en: 'what there is, or all about one command', fr: "ce qu'il y a, ou tout sur une commande" },
    synopsis: ['help [command]', '--version'],
    examples: [
      { line: 'help', says: { en: 'the commands', fr: 'les commandes' } },
      {
        line: 'help search',
        says: { en: 'one of them, as minerve search --help', fr: "l'une d'elles, comme minerve search --help" },
      },
      { line: '--version', says: { en: 'which Minerve this is', fr: 'quel Minerve est-ce' } },
    ],
    options: [{ name: 'version', says: { en: 'the version', fr: 'la version' } }],
    output: {
      en: 'Text, or with --json {version, commands} or one command with its options.',
      fr: 'Du texte, ou avec --json {version, commands} ou une commande avec ses options.',
    },
    words: [0, 1],
    thread: 'main',
    run: async (context) => {
      if (context.args.flags.version === true) return tellVersion(context);
      const rows = commands();
      const [topic] = context.args.words;
      if (topic === undefined) {
        const json = () => ({ version: version(), commands: rows.map(helpJson) });
        context.out(context.args.flags.json === true ? `${JSON.stringify(json())}\n` : formatOverview(rows, context));
        return FINE;
      }
      const names = rows.map(({ name }) => name);
      const command = rows.find(({ name }) => name === topic);
      if (command === undefined) throw wrongUsage((say) => say.unknownTopic(topic, nearest(topic, names)));
      return tellOf(command, context);
    },
  };
}

/** Prints the help on a command. */
export function tellOf(command: Command, context: Context): number {
  context.out(context.args.flags.json === true ? `${JSON.stringify(helpJson(command))}\n` : formatHelp(command, context));
  return FINE;
}

function tellVersion({ args, out }: Context): number {
  out(args.flags.json === true ? `${JSON.stringify({ name: 'minerve', version: version() })}\n` : `minerve ${version()}\n`);
  return FINE;
}
