import { problems } from '../../core/index.ts';
import { type Translation, words } from '../../i18n/index.ts';

type Rows = { readonly of: string; readonly count: number; readonly rows: number; readonly columns: number };
type Row = { readonly of: string; readonly row: number; readonly count: number; readonly columns: number };
type UnknownName = { readonly typed: string; readonly meant: string; readonly names: readonly string[] };
type UnknownSetting = {
  readonly heuristic: string;
  readonly typed: string;
  readonly near: string;
  readonly names: readonly string[];
};

const SAMPLE = '{"game": "connect4", "heuristic": "alignments"}';

/** Errors in heuristics and tables. */
export const { failure } = problems(
  words({
    'heuristic-of-no-set': {
      en: '{game} has no evaluation that a heuristic could replace. These games have one: {names}.',
      fr: '{game} n’a pas d’évaluation qu’une heuristique puisse remplacer. Ces jeux en ont une : {names}.',
    },
    'heuristic-of-other-game': {
      en: 'This heuristic is for {there}, not for {game}: choose a file for {game}, or name the game {there}.',
      fr: 'Cette heuristique est pour {there}, et non pour {game} : prenez un fichier pour {game}, ou nommez le jeu {there}.',
    },
    'heuristic-not-json': {
      en: ({ reason }: { readonly reason: string }) =>
        `This file begins like JSON and is not: ${reason}. Write ${SAMPLE}, or a table of numbers without braces.`,
      fr: ({ reason }: { readonly reason: string }) =>
        `Ce fichier commence comme du JSON et n’en est pas : ${reason}. Écrivez ${SAMPLE}, ou une table de nombres sans accolades.`,
    },
    'heuristic-file': {
      en: 'This file has neither "table" nor "heuristic": write a list of rows of numbers after "table", or a name after "heuristic".',
      fr: 'Ce fichier n’a ni "table" ni "heuristic" : écrivez une liste de rangées de nombres après "table", ou un nom après "heuristic".',
    },
    'heuristic-setting': {
      en: ({ heuristic, typed, near, names }: UnknownSetting) =>
        `The heuristic ${heuristic} has no number "${typed}". ${near !== '' ? `Did you mean ${near}?` : names.length === 0 ? 'It has none: type its name alone.' : `It has ${names.join(', ')}.`}`,
      fr: ({ heuristic, typed, near, names }: UnknownSetting) =>
        `L’heuristique ${heuristic} n’a pas de nombre « ${typed} ». ${near !== '' ? `Vouliez-vous dire ${near} ?` : names.length === 0 ? 'Elle n’en a aucun : tapez son nom seul.' : `Elle a ${names.join(', ')}.`}`,
    },
    'no-heuristic': {
      en: '{game} has no heuristic "{typed}". It has {names}; a table of your own needs no name.',
      fr: '{game} n’a pas d’heuristique « {typed} ». Il y a {names} ; une table à vous se passe de nom.',
    },
    'table-empty': {
      en: 'There is no number in this table. Type {rows} rows of {columns} whole numbers, or one number for every square.',
      fr: 'Il n’y a aucun nombre dans cette table. Tapez {rows} rangées de {columns} nombres entiers, ou un seul nombre pour toutes les cases.',
    },
    'table-number': {
      en: '"{typed}" is no weight: weights are whole numbers from -{most} to {most}.',
      fr: '« {typed} » n’est pas un poids : les poids sont des nombres entiers de -{most} à {most}.',
    },
    'table-kind': {
      en: ({ typed, meant, names }: UnknownName) =>
        `There is no piece "${typed}". ${meant === '' ? `Write numbers, and before them ${names.join(', ')} or nothing.` : `Did you mean ${meant}?`}`,
      fr: ({ typed, meant, names }: UnknownName) =>
        `Il n’y a pas de pièce « ${typed} ». ${meant === '' ? `Écrivez des nombres, précédés de ${names.join(', ')} ou de rien.` : `Vouliez-vous dire ${meant} ?`}`,
    },
    'table-kind-twice': {
      en: '{typed} is there twice. Leave one of them.',
      fr: '{typed} y est deux fois. N’en laissez qu’une.',
    },
    'table-rows': {
      en: ({ of, count, rows, columns }: Rows) =>
        `The table${of === '' ? '' : ` of ${of}`} has ${count} rows. Type ${rows} rows of ${columns} numbers, from the top, or one number for every square.`,
      fr: ({ of, count, rows, columns }: Rows) =>
        `La table${of === '' ? '' : ` de ${of}`} a ${count} rangées. Tapez ${rows} rangées de ${columns} nombres, de haut en bas, ou un seul nombre pour toutes les cases.`,
    },
    'table-row': {
      en: ({ of, row, count, columns }: Row) =>
        `Row ${row} of the table${of === '' ? '' : ` of ${of}`} has ${count} numbers. It takes ${columns}, one for each square.`,
      fr: ({ of, row, count, columns }: Row) =>
        `La rangée ${row} de la table${of === '' ? '' : ` de ${of}`} a ${count} nombres. Il en faut ${columns}, un par case.`,
    },
  }),
);

/** The heuristic of a user's own table, in the orientation for Min. */
const OWN_TITLE: Translation = { en: 'Your own table', fr: 'Votre table' };
const OWN_ABOUT = {
  en: 'Each piece counts the weight of its square: Max’s for, Min’s against.',
  fr: 'Chaque pièce compte le poids de sa case : en plus pour Max, en moins pour Min.',
} as const;
export const OWN_TABLE = {
  same: { title: OWN_TITLE, about: OWN_ABOUT },
  across: {
    title: OWN_TITLE,
    about: {
      en: `${OWN_ABOUT.en} The table is seen from Max’s side; Min reads it from the other one, his first row for Max’s.`,
      fr: `${OWN_ABOUT.fr} La table est vue du côté de Max ; Min la lit de l’autre côté, sa première rangée comme celle de Max.`,
    },
  },
  turned: {
    title: OWN_TITLE,
    about: {
      en: `${OWN_ABOUT.en} The table is seen from Max’s side; Min reads it with the board turned round.`,
      fr: `${OWN_ABOUT.fr} La table est vue du côté de Max ; Min la lit en tournant le plateau.`,
    },
  },
} as const;
