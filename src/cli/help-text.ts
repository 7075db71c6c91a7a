import { inLanguage } from '../say/index.ts';
import type { Command, Context, Option } from './command.ts';
import { INVOCATION } from './invocation.ts';
import { GLOBAL_OPTIONS } from './options.ts';

type Voice = Pick<Context, 'language' | 'words' | 'style'>;

/** `minerve help`: the commands, a line each. */
export function formatOverview(commands: readonly Command[], { language, words, style }: Voice): string {
  const { help } = words;
  const width = Math.max(...commands.map(({ name }) => name.length));
  return `${[
    `${style.strong('minerve')}  ${help.tagline}`,
    '',
    style.strong(help.usage),
    `  ${INVOCATION} <command> [<game>] [options]`,
    '',
    style.strong(help.commands),
    ...commands.map(({ name, summary }) => `  ${style.good(name.padEnd(width))}  ${inLanguage(summary, language)}`),
    '',
    style.strong(help.examples),
    ...OVERVIEW_EXAMPLES.map((line) => `  ${INVOCATION} ${line}`),
    '',
    style.strong(help.everywhere),
    ...optionLines(GLOBAL_OPTIONS, { language, style }),
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
  'search tictactoe --position xo./.x./... ',
  "tree '[[6,7],[2,8]]'",
  'solve connect4 --position 44455554221',
  'analyse connect4 --moves 4,4',
  'solve chomp:3x4',
  'arena chomp:2x2',
  'perft connect4 --depth 6',
].map((line) => line.trim());

/** `minerve help search`: all about one command, examples first. */
export function formatHelp(command: Command, { language, words, style }: Voice): string {
  const { help } = words;
  const examples = command.examples.flatMap(({ line, says }) => [
    `  ${style.faint(`# ${inLanguage(says, language)}`)}`,
    `  ${INVOCATION} ${line}`,
  ]);
  return `${[
    `${style.strong(`minerve ${command.name}`)}  ${inLanguage(command.summary, language)}`,
    '',
    style.strong(help.usage),
    ...command.synopsis.map((line) => `  ${INVOCATION} ${line}`),
    '',
    style.strong(help.examples),
    ...examples,
    '',
    ...(command.options.length > 0 ? [style.strong(help.options), ...optionLines(command.options, { language, style }), ''] : []),
    style.strong(help.everywhere),
    ...optionLines(GLOBAL_OPTIONS, { language, style }),
    '',
    style.strong(help.output),
    ...folded(inLanguage(command.output, language)).map((line) => `  ${line}`),
  ].join('\n')}\n`;
}

export function helpJson({ name, summary, synopsis, examples, options, output }: Command) {
  const rows = [...options, ...GLOBAL_OPTIONS].map((option) => ({
    name: option.name,
    value: option.value ?? null,
    says: option.says,
  }));
  return { name, summary, synopsis: synopsis.map((line) => `minerve ${line}`), examples, options: rows, output };
}

function optionLines(options: readonly Option[], { language, style }: Pick<Voice, 'language' | 'style'>): string[] {
  const written = options.map(({ name, value, isValue }) => {
    if (value === undefined) return `--${name}`;
    return isValue === undefined ? `--${name} ${value}` : `--${name} [${value}]`;
  });
  const width = Math.max(...written.map((text) => text.length));
  return options.map(
    (option, i) => `  ${style.good((written[i] as string).padEnd(width))}  ${inLanguage(option.says, language)}`,
  );
}

const WIDTH = 96;

/** Lines of at most WIDTH letters, broken between words; line breaks in the text stay. */
export function folded(text: string): string[] {
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const word of paragraph.split(' ')) {
      if (line !== '' && line.length + 1 + word.length > WIDTH) {
        lines.push(line);
        line = word;
      } else line = line === '' ? word : `${line} ${word}`;
    }
    return [...lines, line];
  });
}
