import { problems } from '../core/index.ts';
import { words } from '../i18n/index.ts';

type UnknownName = { readonly typed: string; readonly near: string | undefined; readonly known: readonly string[] };
type UnknownSetting = UnknownName & { readonly experiment: string };

/** Errors of experiments, their settings and their packages. */
export const { problem, failure, error } = problems(
  words({
    'unknown-experiment': {
      en: ({ typed, near, known }: UnknownName) =>
        `There is no experiment "${typed}".${near === undefined ? '' : ` Did you mean ${near}?`} There are: ${known.join(', ')}.`,
      fr: ({ typed, near, known }: UnknownName) =>
        `Il n’y a pas d’expérience « ${typed} ».${near === undefined ? '' : ` Vouliez-vous dire ${near} ?`} Expériences connues : ${known.join(', ')}.`,
    },
    'unknown-setting': {
      en: ({ typed, near, known, experiment }: UnknownSetting) =>
        known.length === 0
          ? `${experiment} has no setting "${typed}", nor any other: leave it out.`
          : `${experiment} has no setting "${typed}".${near === undefined ? '' : ` Did you mean ${near}?`} There are: ${known.join(', ')}.`,
      fr: ({ typed, near, known, experiment }: UnknownSetting) =>
        known.length === 0
          ? `${experiment} n’a pas de réglage « ${typed} », ni aucun autre : retirez-le.`
          : `${experiment} n’a pas de réglage « ${typed} ».${near === undefined ? '' : ` Vouliez-vous dire ${near} ?`} Réglages connus : ${known.join(', ')}.`,
    },
    'setting-not-whole': {
      en: '{name} is "{typed}": give a whole number from {least} to {most}, like {name}={usual}.',
      fr: '{name} vaut « {typed} » : donnez un nombre entier de {least} à {most}, comme {name}={usual}.',
    },
    'setting-not-decimal': {
      en: '{name} is "{typed}": give a number from {least} to {most}, with a point where it has decimals, like {name}={usual}.',
      fr: '{name} vaut « {typed} » : donnez un nombre de {least} à {most}, avec un point s’il a des décimales, comme {name}={usual}.',
    },
    'setting-not-numbers': {
      en: '{name} is "{typed}": give whole numbers from {least} to {most}, like 2..6 or 2,4,6.',
      fr: '{name} vaut « {typed} » : donnez des nombres entiers de {least} à {most}, comme 2..6 ou 2,4,6.',
    },
    'setting-not-choices': {
      en: '{name} is "{typed}": give some of {known}, with commas between them.',
      fr: '{name} vaut « {typed} » : donnez-en parmi {known}, séparés par des virgules.',
    },
    'no-package': {
      en: 'This needs the package {name}, which is not installed: type npm install {name}.',
      fr: 'Il faut pour cela le paquet {name}, qui n’est pas installé : tapez npm install {name}.',
    },
  }),
);
