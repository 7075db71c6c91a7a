import { unwrap } from '../../core/index.ts';
import { threadsEnded } from '../../jobs/index.ts';
import { parseAllowedProgram } from '../../lab/index.ts';
import { QueueWorker, type WorkerNews } from '../../lab/node/index.ts';
import { numberFlag, textFlag } from '../arguments.ts';
import { type Command, type Context, version } from '../command.ts';
import { onInterrupt } from '../interrupt.ts';
import { eachOnce, queueFlag, threadsFlag } from '../lab/executor.ts';
import { leaveWith } from '../leaving.ts';
import { EXIT_OK, INTERRUPTED, usageError } from '../problems.ts';
import { printable } from '../style.ts';

export const command: Command = {
  name: 'worker',
  group: 'measure',
  summary: {
    en: 'do jobs of the lab that were started on another machine',
    fr: 'faire des travaux du laboratoire lancés sur une autre machine',
  },
  synopsis: ['worker --queue URL [--threads N] [--lock S] [--folder DIR] [--allow-program COMMAND]...'],
  examples: {
    'worker --queue redis://localhost': {
      en: 'one thread per core, for all runs on that Redis server; meanwhile, elsewhere: minerve lab run NAME --queue redis://localhost',
      fr: 'un fil d’exécution par cœur, pour toutes les exécutions de ce serveur Redis ; ailleurs : minerve lab run NOM --queue redis://localhost',
    },
    'worker --queue redis://localhost --threads 1 --lock 120': {
      en: 'one job at a time; others wait two minutes before they take it over, on a machine that sleeps now and then, say',
      fr: 'un seul travail à la fois ; les autres attendent deux minutes avant de le reprendre, sur une machine qui s’endort parfois',
    },
    'worker --queue rediss://me:secret@lab.example:6380/2 --threads 4': {
      en: 'with TLS, a name and a password, database 2; four jobs at a time',
      fr: 'avec TLS, un nom et un mot de passe, base 2 ; quatre travaux à la fois',
    },
    "worker --queue redis://localhost --allow-program stockfish --allow-program 'scan hub'": {
      en: 'may run these two programs, where a match names them; no others',
      fr: 'peut lancer ces deux programmes, si un match les nomme ; aucun autre',
    },
    'worker --queue redis://localhost --folder /shared/minerve': {
      en: 'also builds endgame tables, and plays with them, in that folder and nowhere else',
      fr: 'construit aussi des tables de finales, et joue avec elles, dans ce dossier et nulle part ailleurs',
    },
  },
  options: {
    'queue URL': {
      en: 'the Redis server: redis://user:password@host:port/db, or rediss:// for TLS; MINERVE_QUEUE_PASSWORD may hold the password',
      fr: 'le serveur Redis : redis://utilisateur:motdepasse@hôte:port/base, ou rediss:// pour TLS ; MINERVE_QUEUE_PASSWORD peut contenir le mot de passe',
    },
    'threads N': { en: 'jobs at a time (one a core)', fr: 'travaux à la fois (un par cœur)' },
    'lock S': {
      en: 'seconds without a sign of life after which others take over its jobs (30)',
      fr: 'secondes sans signe de vie après lesquelles d’autres reprennent ses travaux (30)',
    },
    'folder DIR': {
      en: 'the folder below which jobs may read and write endgame tables; without it, nowhere',
      fr: 'le dossier sous lequel les travaux peuvent lire et écrire des tables de finales ; sans lui, nulle part',
    },
    'allow-program COMMAND...': {
      en: 'a program that a queued match may run here: its command, word for word; several times',
      fr: 'un programme qu’un match de la file peut lancer ici : sa commande, mot pour mot ; plusieurs fois',
    },
  },
  output: {
    en: `Nothing on standard output: it reports on standard error. It takes jobs of every experiment and pairs of every match, until Ctrl-C or SIGTERM; then it gives back its unfinished jobs. If it is killed, others take its jobs over when the time of --lock is up.
Jobs are data, and no program is run for them but those that --allow-program names; of their options only numbers, true and false may be set, others where they are named too ('stockfish;EvalFile=small.nnue'). Endgame tables are read and written below --folder alone: a job names a path relative to it, and absolute paths, .. and links out of it are refused.
Only jobs of its own version of Minerve are taken. --json gives {done, failed} at the end: the jobs it has answered, and how many of them with a failure.
Needs the packages bullmq and ioredis, which are loaded only for this.`,
    fr: `Rien sur la sortie standard : le déroulement s’affiche sur la sortie d’erreur. Il prend les travaux de toutes les expériences et les paires de tous les matchs, jusqu’à Ctrl-C ou SIGTERM ; il rend alors ceux qui sont en cours. S’il est tué, d’autres reprennent ses travaux une fois passé le délai de --lock.
Les travaux sont des données, et aucun programme n’est lancé pour eux que ceux que nomme --allow-program ; de leurs options, seuls des nombres, true et false peuvent être réglés, d’autres valeurs si elles sont nommées aussi ('stockfish;EvalFile=small.nnue'). Les tables de finales ne sont lues et écrites que sous --folder : un travail nomme un chemin relatif à ce dossier ; les chemins absolus, .. et les liens qui en sortent sont refusés.
Seuls les travaux de sa propre version de Minerve sont pris. --json donne {done, failed} à la fin : les travaux auxquels il a répondu, et combien par un échec.
Demande les paquets bullmq et ioredis, chargés seulement pour cela.`,
  },
  positionals: [0, 0],
  thread: 'main',
  run,
};

async function run({ args, out, note, progress, words: { lab } }: Context): Promise<number> {
  const address = queueFlag(args);
  if (address === undefined) throw usageError((say) => say.lab.worker.queueMissing);
  const threads = threadsFlag(args);
  const lock = numberFlag(args, 'lock');
  if (lock !== undefined && lock < LEAST_LOCK_SECONDS)
    throw usageError((say) => say.notNumber('lock', String(args.flags.lock), { whole: false, least: LEAST_LOCK_SECONDS }));
  const programs = (args.lists?.['allow-program'] ?? []).map((typed) => unwrap(parseAllowedProgram(typed)));
  const folder = textFlag(args, 'folder');
  const once = eachOnce(note);
  const onNews = (news: WorkerNews) => {
    for (const there of news.otherVersions) once(lab.worker.otherRuns({ there, here: version() }));
    progress(lab.worker.progress(news));
  };
  const worker = await QueueWorker.open({
    ...{ address, version: version(), threads, onNews },
    ...(lock !== undefined && { lock: lock * 1000 }),
    programs,
    onRefused: (program) => once(lab.worker.refused({ program: printable(program) })),
    ...(folder !== undefined && { folder }),
    onRefusedFolder: (path) => once(lab.worker.refusedFolder({ path: printable(path) })),
    onTrouble: (why) => once(lab.worker.trouble({ why })),
  });
  note(lab.worker.waiting({ version: version(), address: address.shown, threads }));
  await interrupted();
  leaveWith(threadsEnded);
  const isGivenBack = await worker.leave();
  const { done, failed } = worker.news;
  note((isGivenBack ? lab.worker.left : lab.worker.leftUnanswered)({ done }));
  if (args.flags.json === true) out(`${JSON.stringify({ done, failed })}\n`);
  return EXIT_OK;
}

/** With less, a busy machine would lose its jobs. */
const LEAST_LOCK_SECONDS = 1;

/** Waits for the first Ctrl-C or SIGTERM; a second Ctrl-C leaves the program. */
function interrupted(): Promise<void> {
  return new Promise((resolve) => {
    onInterrupt((times) => (times === 1 ? resolve() : process.exit(INTERRUPTED)));
    process.once('SIGTERM', () => resolve());
  });
}
