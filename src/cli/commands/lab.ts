import { nearest } from '../../games/index.ts';
import { inLanguage, quoted } from '../../i18n/index.ts';
import { experiments, roughTime } from '../../lab/index.ts';
import type { Command, Context } from '../command.ts';
import { EXIT_OK, usageError } from '../problems.ts';
import { table } from '../style.ts';

export const command: Command = {
  name: 'lab',
  group: 'measure',
  summary: {
    en: 'experiments: count, measure, plot, and write a report',
    fr: 'des expériences : compter, mesurer, tracer, et rédiger un rapport',
  },
  synopsis: ['lab list', 'lab run <experiment> [--out DIR] [--set KEY=VALUE] [--threads N | --queue URL]'],
  examples: {
    'lab list': { en: 'the experiments, and what can be set', fr: 'les expériences, et ce qui se règle' },
    'lab run minimax2-misses': { en: 'its tables, here', fr: 'ses tableaux, ici' },
    'lab run cuts-by-order --out cuts': {
      en: 'rows, figures and a report in the folder cuts; the same again goes on where it was stopped',
      fr: 'lignes, figures et rapport dans le dossier cuts ; la même commande reprend où l’on s’est arrêté',
    },
    'lab run cuts-by-order --set branching=2..4 --set trees=50 --seed 7': {
      en: 'other trees, and more of them',
      fr: 'd’autres arbres, et plus nombreux',
    },
    'lab run algorithms --json': { en: 'the rows, for a program', fr: 'les lignes, pour un programme' },
  },
  options: {
    'out DIR': {
      en: 'write rows, figures (SVG, pgfplots) and a report there',
      fr: 'y écrire lignes, figures (SVG, pgfplots) et rapport',
    },
    'set KEY=VALUE...': { en: 'a setting of the experiment; several times', fr: 'un réglage de l’expérience ; plusieurs fois' },
    'threads N': { en: 'threads to work with (one a core)', fr: 'fils d’exécution (un par cœur)' },
    'queue URL': {
      en: 'have the jobs done by minerve worker, on as many machines as wanted, through the Redis server at redis://user:password@host:port/db (rediss:// for TLS)',
      fr: 'confier les travaux à minerve worker, sur autant de machines que l’on veut, par le serveur Redis à redis://utilisateur:motdepasse@hôte:port/base (rediss:// pour TLS)',
    },
  },
  output: {
    en: `list: each experiment with what it is about, where it comes from and its settings. --json gives an array of {name, title, summary, source, seconds, settings: [{name, usual, summary}], columns: [{name, kind, summary}]}.
run: the tables that the rows come to. With --out the folder has run.json (experiment, settings, versions, machine), rows.ndjson (a line for each finished job), and at the end rows.csv, an SVG and a .tex for pgfplots for each figure, report.md and report.html. After Ctrl-C, a crash or a full disk the finished jobs are kept, and the same command does the others. Counts are the same on every machine; times are not.
--json gives {experiment, set, results, stopped, folder, files, versions: {minerve, node}, machine: {cpu, cores, os}}: set has every setting, results the rows with the columns of the experiment.
Figures need the packages @observablehq/plot and linkedom, which are loaded only for them; --queue needs bullmq and ioredis.`,
    fr: `list : chaque expérience avec son sujet, sa source et ses réglages. --json donne un tableau de {name, title, summary, source, seconds, settings: [{name, usual, summary}], columns: [{name, kind, summary}]}.
run : les tableaux tirés des lignes. Avec --out, le dossier contient run.json (expérience, réglages, versions, machine), rows.ndjson (une ligne par travail fini), et à la fin rows.csv, un SVG et un .tex pour pgfplots par figure, report.md et report.html. Après Ctrl-C, une panne ou un disque plein, les travaux finis sont gardés, et la même commande fait les autres. Les comptes sont les mêmes sur toute machine, les temps non.
--json donne {experiment, set, results, stopped, folder, files, versions: {minerve, node}, machine: {cpu, cores, os}} : set contient tous les réglages, results les lignes avec les colonnes de l’expérience.
Les figures demandent les paquets @observablehq/plot et linkedom, chargés seulement pour elles ; --queue demande bullmq et ioredis.`,
  },
  positionals: [0, 2],
  thread: 'main',
  run,
};

const VERBS = ['list', 'run'];

async function run(context: Context): Promise<number> {
  const [verb = 'list', name] = context.args.positionals;
  if (verb === 'list') return list(context);
  if (verb !== 'run') {
    const isExperiment = experiments.some((experiment) => experiment.name === verb);
    throw usageError((say) => say.lab.unknownVerb(quoted(verb), nearest(verb, VERBS), isExperiment));
  }
  if (name === undefined) throw usageError((say) => say.lab.nameMissing({ known: experiments.map((one) => one.name) }));
  const { runExperiment } = await import('../lab/run-experiment.ts');
  return runExperiment(name, context);
}

function list({ args, out, language, words, style }: Context): number {
  if (args.flags.json === true) {
    const rows = experiments.map(({ name, title, about, source, settings, seconds, columns }) => ({
      name,
      title,
      summary: about,
      source: source.en,
      seconds,
      settings: Object.entries(settings).map(([name, { usual, about }]) => ({ name, usual, summary: about })),
      columns: Object.entries(columns).map(([name, { kind, about }]) => ({ name, kind, summary: about })),
    }));
    out(`${JSON.stringify(rows)}\n`);
    return EXIT_OK;
  }
  const blocks = experiments.map(({ name, title, about, source, settings, seconds }) => {
    const rows = Object.entries(settings).map(([key, { usual, about }]) => [key, shown(usual), inLanguage(about, language)]);
    const { setting, usual, meaning } = words.lab.columns;
    const lines = [
      `${style.strong(name)}  ${inLanguage(title, language)}`,
      inLanguage(about, language),
      style.faint(inLanguage(source, language)),
      style.faint(words.lab.takes({ time: roughTime(seconds) })),
      ...(rows.length === 0 ? [] : [table([setting, usual, meaning], rows, style)]),
    ];
    return lines.join('\n').replace(/\n/g, '\n  ');
  });
  out(`${blocks.join('\n\n')}\n\n${words.lab.footer}\n`);
  return EXIT_OK;
}

/** Some defaults are long lists: a table shows only their beginning. */
const SHOWN = 44;
const shown = (usual: string) => (usual.length > SHOWN ? `${usual.slice(0, SHOWN - 1)}…` : usual);
