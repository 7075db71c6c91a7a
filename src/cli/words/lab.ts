import { counted, formatTime, type Language, words } from '../../i18n/index.ts';
import { INVOCATION } from '../style.ts';

export interface Done {
  readonly done: number;
  readonly all: number;
}

export interface AtWork {
  readonly connected: boolean;
  readonly workers: number | undefined;
  readonly threads: number | undefined;
}

export interface WorkerProgress {
  readonly connected: boolean;
  readonly underWay: number;
  readonly done: number;
  readonly failed: number;
}

/** Minutes where there are some. */
export function duration(ms: number, language: Language): string {
  if (ms < 60_000) return formatTime(ms < 1000 ? 1000 : Math.round(ms / 1000) * 1000, language).replace(/[.,]0/, '');
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** Texts of experiments. */
export const labWords = words({
  columns: {
    setting: { en: 'setting', fr: 'réglage' },
    usual: { en: 'default', fr: 'par défaut' },
    meaning: { en: 'meaning', fr: 'sens' },
  },
  takes: {
    en: 'about {time} of computing with the default values',
    fr: 'environ {time} de calcul avec les valeurs par défaut',
  },
  footer: {
    en: `Several numbers are written 2..6 or 2,4,6. For example: ${INVOCATION} lab run cuts-by-order --set branching=2..4 --out cuts`,
    fr: `Plusieurs nombres s’écrivent 2..6 ou 2,4,6. Par exemple : ${INVOCATION} lab run cuts-by-order --set branching=2..4 --out cuts`,
  },
  unknownVerb: {
    en: (typed: string, near: string | undefined, isExperiment: boolean) =>
      isExperiment
        ? `"${typed}" is an experiment: type ${INVOCATION} lab run ${typed}.`
        : `lab does not know "${typed}".${near === undefined ? '' : ` Did you mean ${INVOCATION} lab ${near}?`} Type ${INVOCATION} lab list, or ${INVOCATION} lab run and the name of an experiment.`,
    fr: (typed: string, near: string | undefined, isExperiment: boolean) =>
      isExperiment
        ? `« ${typed} » est une expérience : tapez ${INVOCATION} lab run ${typed}.`
        : `lab ne connaît pas « ${typed} ».${near === undefined ? '' : ` Vouliez-vous dire ${INVOCATION} lab ${near} ?`} Tapez ${INVOCATION} lab list, ou ${INVOCATION} lab run et le nom d’une expérience.`,
  },
  nameMissing: {
    en: `lab run needs the name of an experiment, like ${INVOCATION} lab run cuts-by-order. There are: {known}.`,
    fr: `lab run demande le nom d’une expérience, comme ${INVOCATION} lab run cuts-by-order. Expériences connues : {known}.`,
  },
  notASetting: {
    en: '--set is "{typed}": type a setting and its value, like --set trees=50.',
    fr: '--set vaut « {typed} » : tapez un réglage et sa valeur, comme --set trees=50.',
  },
  settingTwice: {
    en: 'The setting {name} is given twice: remove one.',
    fr: 'Le réglage {name} est donné deux fois : retirez-en un.',
  },
  goesOn: {
    en: 'Resuming: {done#} of {all# job|jobs} already done.',
    fr: 'Reprise : {done#} sur {all# travail|travaux} déjà faits.',
  },
  progress: {
    en: ({ done, all }: Done, left: number | undefined) =>
      `${done} of ${all} jobs${left === undefined || done === all ? '' : `, about ${duration(left, 'en')} left`}`,
    fr: ({ done, all }: Done, left: number | undefined) =>
      `${done} sur ${all} travaux${left === undefined || done === all ? '' : `, encore ${duration(left, 'fr')} environ`}`,
  },
  /** The text after `progress`: the workers of a queue. */
  atWork: {
    en: ({ connected, workers, threads }: AtWork) =>
      !connected
        ? ', the connection to Redis is lost: reconnecting'
        : workers === undefined
          ? ''
          : `, ${workers === 0 ? 'no worker' : `${counted(workers, 'en', 'worker', 'workers')} (${counted(threads ?? 0, 'en', 'thread', 'threads')})`}`,
    fr: ({ connected, workers, threads }: AtWork) =>
      !connected
        ? ', connexion à Redis perdue : reconnexion en cours'
        : workers === undefined
          ? ''
          : `, ${workers === 0 ? 'aucun exécutant' : `${counted(workers, 'fr', 'exécutant', 'exécutants')} (${counted(threads ?? 0, 'fr', 'fil', 'fils')})`}`,
  },
  noWorker: {
    en: 'The jobs are in the queue, but there is no worker to take them. Start one, on any machine:\n  {command}',
    fr: 'Les travaux sont dans la file, mais aucun exécutant ne les prend. Démarrez-en un, sur n’importe quelle machine :\n  {command}',
  },
  otherWorkers: {
    en: 'There are workers of Minerve {there}, whose counts may differ: this is Minerve {here}, and they do not get its jobs. Use workers of the same version.',
    fr: 'Il y a des exécutants de Minerve {there}, dont les comptes peuvent différer : cette version est {here}, et ses travaux ne leur sont pas donnés. Utilisez des exécutants de la même version.',
  },
  threadsOfWorkers: {
    en: '--threads is for this machine, and with --queue the workers do the jobs: give it to them, as in {command} --threads 4.',
    fr: '--threads concerne cette machine, et avec --queue ce sont les exécutants qui font les travaux : donnez-le à ceux-ci, comme dans {command} --threads 4.',
  },
  pathForWorkers: {
    en: `With --queue a folder is named by its path below the one that workers have (${INVOCATION} worker --folder DIR), which is the folder you are in. {path} is absolute, goes up by .. or leaves that folder by a link: change to the folder that workers share, and type a path below it.`,
    fr: `Avec --queue, un dossier se nomme par son chemin sous celui qu’ont les exécutants (${INVOCATION} worker --folder DOSSIER), qui est le dossier où vous êtes. {path} est absolu, remonte par .. ou quitte ce dossier par un lien : allez dans le dossier que partagent les exécutants, et tapez un chemin au-dessous.`,
  },
  worker: {
    queueMissing: {
      en: `worker needs the address of a Redis server, like ${INVOCATION} worker --queue redis://host.`,
      fr: `worker demande l’adresse d’un serveur Redis, comme ${INVOCATION} worker --queue redis://hôte.`,
    },
    waiting: {
      en: 'Minerve {version} takes jobs from {address}, {threads#} at a time. Ctrl-C returns unfinished jobs to the queue and stops.',
      fr: 'Minerve {version} prend des travaux à {address}, {threads#} à la fois. Ctrl-C remet dans la file ceux qui sont en cours, et arrête.',
    },
    progress: {
      en: ({ connected, underWay, done, failed }: WorkerProgress) =>
        `${counted(done, 'en', 'job', 'jobs')} done${failed === 0 ? '' : ` (${failed} failed)`}, ${underWay} under way${connected ? '' : ', the connection to Redis is lost: reconnecting'}`,
      fr: ({ connected, underWay, done, failed }: WorkerProgress) =>
        `${counted(done, 'fr', 'travail fait', 'travaux faits')}${failed === 0 ? '' : ` (dont ${failed} en échec)`}, ${underWay} en cours${connected ? '' : ', connexion à Redis perdue : reconnexion en cours'}`,
    },
    otherRuns: {
      en: 'A run of Minerve {there} needs workers of its own version. This is Minerve {here}, whose counts may differ, so it does not take its jobs.',
      fr: 'Une exécution de Minerve {there} demande des exécutants de sa version. Cette version est {here}, dont les comptes peuvent différer : elle ne prend pas ces travaux.',
    },
    refused: {
      en: 'A match in the queue asked to run {program} here, and was refused. To allow it, start this worker with --allow-program {program}.',
      fr: 'Un match de la file veut lancer {program} ici, et a été refusé. Pour le permettre, démarrez cet exécutant avec --allow-program {program}.',
    },
    refusedFolder: {
      en: 'A job in the queue asked to use {path} here, and was refused: it is not below a folder of this worker. --folder DIR names the folder below which jobs may read and write.',
      fr: 'Un travail de la file veut se servir de {path} ici, et a été refusé : il n’est pas sous un dossier de cet exécutant. --folder DOSSIER nomme le dossier sous lequel les travaux peuvent lire et écrire.',
    },
    trouble: { en: 'Redis says: {why}', fr: 'Redis répond : {why}' },
    left: {
      en: '{done# job|jobs} done; unfinished jobs are back in the queue for other workers.',
      fr: '{done# travail fait|travaux faits} ; les travaux en cours sont de retour dans la file, pour d’autres exécutants.',
    },
    leftUnanswered: {
      en: '{done# job|jobs} done; Redis does not answer, so unfinished jobs were not returned: other workers take them over when --lock expires.',
      fr: '{done# travail fait|travaux faits} ; Redis ne répond pas, et les travaux en cours n’ont pas été rendus : d’autres exécutants les reprendront une fois passé le délai de --lock.',
    },
  },
  kept: {
    en: 'Interrupted: {done#} of {all# job|jobs} are done, and kept in {folder}. To resume:\n  {command}',
    fr: 'Interrompu : {done#} sur {all# travail|travaux} faits et gardés dans {folder}. Pour reprendre :\n  {command}',
  },
  lost: {
    en: 'Interrupted: these are the results of {done#} of {all# job|jobs}. With --out DIR they would be kept, and the run could be resumed.',
    fr: 'Interrompu : voici ce que donnent {done#} sur {all# travail|travaux}. Avec --out DOSSIER ils seraient gardés, et l’on pourrait reprendre.',
  },
  jobFailed: {
    en: 'The job {job} failed: {why} What was finished before is kept if there is an --out.',
    fr: 'Le travail {job} a échoué : {why} Ce qui était fini est gardé s’il y a un --out.',
  },
  madeWith: { en: 'Minerve {minerve}, Node {node}.', fr: 'Minerve {minerve}, Node {node}.' },
  madeOn: { en: '{cpu}, {cores# core|cores}, {os}.', fr: '{cpu}, {cores# cœur|cœurs}, {os}.' },
  addOut: {
    en: 'Figures, rows and a report: {command} --out DIR',
    fr: 'Figures, lignes et rapport : {command} --out DOSSIER',
  },
  written: { en: 'Written in {folder}: {files}', fr: 'Écrit dans {folder} : {files}' },
});
