import { unwrap } from '../../core/index.ts';
import {
  type BoardSubject,
  type Exercise,
  FIRST_SERIES,
  figureText,
  kindNamed,
  kinds,
  MOST_EXERCISES,
  parseSeries,
  type Sheet,
  seriesLink,
  sheetLatex,
  sheetOf,
  sheetText,
  writtenSheet,
} from '../../exercises/index.ts';
import { inLanguage, LANGUAGES, type Language, type Sayable, say } from '../../i18n/index.ts';
import type { Command, Context } from '../command.ts';
import { requestedDrawings, writeDrawing } from '../files.ts';
import { EXIT_OK } from '../problems.ts';
import { indentAndWrap } from '../style.ts';

export const command: Command = {
  name: 'exercises',
  group: 'teach',
  summary: {
    en: 'a sheet of exercises, another for every seed, with its solutions',
    fr: 'une feuille d’exercices, nouvelle pour chaque graine, avec ses solutions',
  },
  synopsis: ['exercises [--kinds K1,K2] [--level 1|2|3] [--count N] [--seed N] [--solutions] [--latex [FILE]] [--json]'],
  examples: {
    exercises: { en: 'ten trees, whose values are to be found', fr: 'dix arbres dont on cherche les valeurs' },
    'exercises --kinds values,cuts --level 2 --seed 7 --solutions': {
      en: 'two kinds by turns, with what is right and why',
      fr: 'deux sortes à tour de rôle, avec les réponses et leurs raisons',
    },
    'exercises --kinds cuts,window,count --level 3 --solutions --latex sheet.tex': {
      en: 'a sheet to hand out: pdflatex sheet.tex',
      fr: 'une feuille à distribuer : pdflatex sheet.tex',
    },
    'exercises --seed 7 --json': { en: 'the same exercises, for a program', fr: 'les mêmes exercices, pour un programme' },
  },
  options: {
    'kinds K1,K2': {
      en: `which kinds, taking turns (${FIRST_SERIES.kinds}): ${kindNames()}, or all`,
      fr: `quelles sortes, à tour de rôle (${FIRST_SERIES.kinds}) : ${kindNames()}, ou all (toutes)`,
    },
    'level N': {
      en: `how hard, from 1 to 3 (${FIRST_SERIES.level})`,
      fr: `la difficulté, de 1 à 3 (${FIRST_SERIES.level})`,
    },
    'count N': {
      en: `how many exercises, at most ${MOST_EXERCISES} (${FIRST_SERIES.count})`,
      fr: `combien d’exercices, ${MOST_EXERCISES} au plus (${FIRST_SERIES.count})`,
    },
    solutions: {
      en: 'with the solutions, after the exercises; with --latex on pages of their own',
      fr: 'avec les solutions, après les exercices ; avec --latex sur des pages à part',
    },
    'latex [FILE]': { en: 'write it as a document for LaTeX', fr: 'l’écrire en document LaTeX' },
  },
  output: { en: outputIn('en'), fr: outputIn('fr') },
  positionals: [0, 0],
  thread: 'main',
  run,
};

function kindNames(): string {
  return kinds.map(({ name }) => name).join(', ');
}

/** The output format, and a description of each kind. */
function outputIn(language: Language): string {
  const about = kinds.map((kind) => `  ${kind.name.padEnd(12)}${inLanguage(kind.about, language)}`);
  return inLanguage(
    {
      en: `Each exercise with its tree, arena or board, and room for the answer. The same kinds, level, count and seed (${FIRST_SERIES.seed} where none is given) are the same exercises everywhere: the link opens them in the app, where answers are marked.
${about.join('\n')}
--json gives {series: {kinds, count, seed, level}, link, exercises}; each exercise has {kind, level, seed, title, task, figure, how, fields, given, weights}, and with --solutions also {solution, solved, reasons}. Texts are in all languages, figure is in the one that is spoken. how says what an answer is: a text for each of the fields, a sequence of nodes, a set of vertices that the given ones are in already, an order (the names of all nodes as the new tree is read) or a move; solution is such an answer. weights is what each square ({by: "square", rows}) or piece ({by: "piece", pieces}) brings where these are to be added up, or null.`,
      fr: `Chaque exercice avec son arbre, son arène ou son plateau, et la place de la réponse. Mêmes sortes, même difficulté, même nombre et même graine (${FIRST_SERIES.seed} sans --seed) : partout les mêmes exercices ; le lien les ouvre dans l’application, qui corrige les réponses.
${about.join('\n')}
--json donne {series: {kinds, count, seed, level}, link, exercises} ; chaque exercice a {kind, level, seed, title, task, figure, how, fields, given, weights}, et avec --solutions aussi {solution, solved, reasons}. Les textes sont dans toutes les langues, figure dans celle qui est parlée. how dit ce qu’est une réponse : un texte par champ (fields), une suite de nœuds (sequence), un ensemble de sommets (set) où ceux de given sont déjà, un ordre (order : les noms de tous les nœuds dans l’ordre de lecture du nouvel arbre) ou un coup (move) ; solution est une telle réponse. weights est ce que rapporte chaque case ({by: "square", rows}) ou chaque pièce ({by: "piece", pieces}) là où il faut les additionner, ou null.`,
    },
    language,
  );
}

async function run(context: Context): Promise<number> {
  const { args, language, style } = context;
  const asked = requestedDrawings(args, { latex: sheetLatex });
  const fields = new Map(Object.entries(args.flags).map(([name, value]) => [name, `${value}`]));
  if (fields.get('kinds')?.trim() === 'all') fields.set('kinds', kinds.map(({ name }) => name).join(','));
  const sheet = await sheetOf(unwrap(parseSeries(fields)));
  const solutions = args.flags.solutions === true;
  if (asked.length > 0) writeDrawing('latex', sheetLatex(sheet, { language, solutions }), context);
  if (args.flags.json === true) context.out(`${JSON.stringify(sheetJson(sheet, solutions, language))}\n`);
  else if (asked.length === 0)
    context.out(sheetText(sheet, { language, solutions, strong: style.strong, paragraph: indentAndWrap, colour: style.colour }));
  return EXIT_OK;
}

/** A sentence in every language. */
function inAll(what: Sayable): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.keys(LANGUAGES).map((language) => [language, say(what, language as Language)]));
}

function sheetJson(sheet: Sheet, solutions: boolean, language: Language) {
  const { kinds: names, count, seed, level } = sheet.series;
  const { questions } = writtenSheet(sheet, { language });
  return {
    series: { kinds: names, count, seed, level },
    link: seriesLink(sheet.series),
    exercises: sheet.exercises.map((exercise, i) => ({
      ...questionJson(exercise, figureText(questions[i].figure)),
      ...(solutions && solutionJson(exercise)),
    })),
  };
}

function questionJson({ id, task, answerKind, subject }: Exercise, figure: string) {
  const fields = answerKind.how === 'fields' ? answerKind.fields : [];
  return {
    ...id,
    title: unwrap(kindNamed(id.kind)).title,
    task: inAll(task),
    figure,
    how: answerKind.how,
    fields: fields.map(({ label, choices = null }) => ({ label: inAll(label), choices })),
    given: answerKind.how === 'set' ? answerKind.given : [],
    weights: subject.on === 'board' ? weightsJson(subject.weights) : null,
  };
}

/** The points of squares or pieces, if an answer is their sum. */
function weightsJson(weights: BoardSubject['weights']) {
  if (weights === undefined) return null;
  if (weights.by === 'square') return weights;
  return { by: weights.by, pieces: weights.pieces.map(({ name, weight }) => ({ title: name, weight })) };
}

function solutionJson({ solution, solved, mark }: Exercise) {
  return { solution, solved: inAll(solved), reasons: mark(solution).remarks.map(({ why }) => inAll(why)) };
}
