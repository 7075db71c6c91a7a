import type { Game } from '../../core/index.ts';
import { type Descriptor, descriptorOf, type Rules, type RulesBoard, rulesOf, shownBy } from '../../games/index.ts';
import { inLanguage, type Language, type Translation } from '../../i18n/index.ts';
import type { Command, Context } from '../command.ts';
import { loadGame } from '../load-game.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { indentAndWrap } from '../style.ts';

export const command: Command = {
  name: 'rules',
  group: 'play',
  summary: { en: 'the rules of a game, with small boards', fr: 'les règles d’un jeu, avec de petits plateaux' },
  synopsis: ['rules <game> [--json]'],
  examples: {
    'rules draughts': { en: 'Polish draughts with huffing', fr: 'les dames polonaises, où l’on souffle' },
    'rules draughts:frisian': { en: 'another kind of draughts', fr: 'une autre sorte de dames' },
    'rules othello --lang en': { en: 'in English', fr: 'en anglais' },
  },
  options: {},
  output: {
    en: 'Part by part: a title, a few sentences, and boards with what they show, before and after a move. --json gives {game, title, parts: [{title, text, boards: [{position, moves, says}]}]}, each text in all languages.',
    fr: 'Partie par partie : un titre, quelques phrases, et des plateaux avec ce qu’ils montrent, avant et après un coup. --json donne {game, title, parts: [{title, text, boards: [{position, moves, says}]}]}, chaque texte dans toutes les langues.',
  },
  positionals: [1, 1],
  thread: 'main',
  run,
};

async function run(context: Context): Promise<number> {
  const { game, spec } = await loadGame(context.args.positionals[0], () => Promise.resolve(''));
  const rules = await rulesOf(game);
  if (rules === undefined) throw usageError((say) => say.noRules({ game: spec }));
  context.out(context.args.flags.json === true ? `${JSON.stringify(asJson(game, rules))}\n` : asText(game, rules, context));
  return EXIT_OK;
}

/** The width of the text beside the margin, in a terminal of 80 columns. */
const WIDTH = 76;
const BETWEEN = '   →   ';

function asText(game: Game, rules: Rules, { language, style }: Context): string {
  const paragraph = (text: Translation) => indentAndWrap(inLanguage(text, language));
  const parts = rules.map(({ title, text, boards = [] }) => [
    style.strong(inLanguage(title, language)),
    ...text.map(paragraph),
    ...boards.flatMap((board) => ['', ...drawn(board, game, language), paragraph(board.said)]),
  ]);
  const title = inLanguage((descriptorOf(game) as Descriptor).info.title, language);
  return `${[[`${style.strong(title)}  ${style.faint(game.name)}`], ...parts].map((part) => part.join('\n')).join('\n\n')}\n`;
}

/** A board, and what becomes of it beside it, or below where two are too wide. */
function drawn(board: RulesBoard, game: Game, language: Language): string[] {
  const boards = Array.from(shownBy(board, game), (position) => game.draw(position, language).split('\n'));
  const [before, after] = boards;
  const width = Math.max(...before.map(({ length }) => length));
  if (after === undefined || width + BETWEEN.length + Math.max(...after.map(({ length }) => length)) > WIDTH)
    return boards.flatMap((lines) => [...lines.map((line) => `    ${line}`.trimEnd()), '']);
  const middle = Math.floor(after.length / 2);
  const beside = after.map(
    (line, i) => `${(before[i] ?? '').padEnd(width)}${i === middle ? BETWEEN : ' '.repeat(BETWEEN.length)}${line}`,
  );
  return [...beside.map((line) => `    ${line}`.trimEnd()), ''];
}

function asJson(game: Game, rules: Rules) {
  const { title } = (descriptorOf(game) as Descriptor).info;
  const parts = rules.map(({ title, text, boards = [] }) => ({
    title,
    text,
    boards: boards.map(({ from, moves = [], said }) => ({
      position: from ?? game.formatPosition(game.start()),
      moves,
      says: said,
    })),
  }));
  return { game: game.name, title, parts };
}
