import { formatTime, type Language, words } from '../../say/index.ts';
import { INVOCATION } from '../invocation.ts';

export interface Done {
  readonly done: number;
  readonly all: number;
}

/** Minutes where there are some. */
function duration(ms: number, language: Language): string {
  if (ms < 60_000) return formatTime(ms < 1000 ? 1000 : Math.round(ms / 1000) * 1000, language).replace(/[.,]0/, '');
  return `${Math.floor(ms / 60_000)} min ${Math.round((ms % 60_000) / 1000)} s`;
}

/** What is said of experiments. */
export const labWords = words({
  columns: {
    setting: { en: 'setting', fr: 'réglage' },
    usual: { en: 'usual value', fr: 'valeur usuelle' },
    meaning: { en: 'what it is', fr: 'ce que c’est' },
  },
  footer: {
    en: `For example: ${INVOCATION} lab run cuts-by-order --out cuts`,
    fr: `Par exemple : ${INVOCATION} lab run cuts-by-order --out cuts`,
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
    en: `lab run wants the name of an experiment, like ${INVOCATION} lab run cuts-by-order. There are: {known}.`,
    fr: `lab run demande le nom d’une expérience, comme ${INVOCATION} lab run cuts-by-order. Expériences connues : {known}.`,
  },
  notASetting: {
    en: '--set is "{typed}": type a setting and its value, like --set trees=50.',
    fr: '--set vaut « {typed} » : tapez un réglage et sa valeur, comme --set trees=50.',
  },
  settingTwice: {
    en: 'The setting {name} is there twice: leave one out.',
    fr: 'Le réglage {name} est là deux fois : retirez-en un.',
  },
  goesOn: {
    en: 'Going on: {done#} of {all# job|jobs} were done before.',
    fr: 'Reprise : {done#} sur {all# travail|travaux} déjà faits.',
  },
  progress: {
    en: ({ done, all }: Done, left: number | undefined) =>
      `${done} of ${all} jobs${left === undefined || done === all ? '' : `, about ${duration(left, 'en')} left`}`,
    fr: ({ done, all }: Done, left: number | undefined) =>
      `${done} sur ${all} travaux${left === undefined || done === all ? '' : `, encore ${duration(left, 'fr')} environ`}`,
  },
  kept: {
    en: 'Interrupted: {done#} of {all# job|jobs} are done, and kept in {folder}. This goes on from there:\n  {command}',
    fr: 'Interrompu : {done#} sur {all# travail|travaux} faits et gardés dans {folder}. Pour reprendre :\n  {command}',
  },
  lost: {
    en: 'Interrupted: this is what {done#} of {all# job|jobs} give. With --out DIR they would be kept, and could go on.',
    fr: 'Interrompu : voici ce que donnent {done#} sur {all# travail|travaux}. Avec --out DOSSIER ils seraient gardés, et l’on pourrait reprendre.',
  },
  jobFailed: {
    en: 'The job {job} failed: {why} What was finished before is kept where there is an --out.',
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
