import { formatNumber, listed, words } from '../../i18n/index.ts';
import type { TableValue } from '../../tablebases/index.ts';
import { INVOCATION } from '../style.ts';
import { duration } from './lab.ts';

export interface Positions {
  readonly done: number;
  readonly all: number;
}

export interface VerifyProgress {
  readonly slice: string;
  readonly done: number;
  readonly total: number;
  readonly before: number;
  readonly all: number;
}

export interface InAll {
  readonly positions: number;
  readonly bytes: number;
  /** Bytes a position. */
  readonly each: number;
  readonly folder: string;
}

const percent = ({ done, all }: Positions) => `${Math.floor((100 * done) / all)} %`;

/** Texts of endgame tables. */
export const tableWords = words({
  unknownVerb: {
    en: (typed: string, near: string | undefined, known: readonly string[]) =>
      `tables does not know "${typed}".${near === undefined ? '' : ` Did you mean ${INVOCATION} tables ${near}?`} There are: ${listed(known, 'en')}.`,
    fr: (typed: string, near: string | undefined, known: readonly string[]) =>
      `tables ne connaît pas « ${typed} ».${near === undefined ? '' : ` Vouliez-vous dire ${INVOCATION} tables ${near} ?`} Il y a : ${listed(known, 'fr')}.`,
  },
  gameMissing: {
    en: `tables {verb} needs a game, like ${INVOCATION} tables {verb} draughts:english.`,
    fr: `tables {verb} demande un jeu, comme ${INVOCATION} tables {verb} draughts:english.`,
  },
  buildWants: {
    en: `tables build needs the number of pieces and a folder to write to, like --pieces 3 --out tables.`,
    fr: `tables build demande le nombre de pièces et le dossier où écrire, comme --pieces 3 --out tables.`,
  },
  folderMissing: {
    en: 'Which tables? Name the folder written by tables build: --tables DIR.',
    fr: 'Quelles tables ? Nommez le dossier que tables build a écrit : --tables DOSSIER.',
  },
  nothingThere: {
    en: `There are no tables in {folder}. Build some: ${INVOCATION} tables build {game} --pieces 3 --out {out}`,
    fr: `Il n’y a pas de tables dans {folder}. Construisez-en : ${INVOCATION} tables build {game} --pieces 3 --out {out}`,
  },
  goesOn: {
    en: 'Resuming: {done#} of {all# position|positions} already solved.',
    fr: 'Reprise : {done#} sur {all# position|positions} déjà résolues.',
  },
  progress: {
    en: (positions: Positions, left: number | undefined) =>
      `${percent(positions)} of ${formatNumber(positions.all, 'en')} positions${left === undefined ? '' : `, about ${duration(left, 'en')} left`}`,
    fr: (positions: Positions, left: number | undefined) =>
      `${percent(positions)} de ${formatNumber(positions.all, 'fr')} positions${left === undefined ? '' : `, encore ${duration(left, 'fr')} environ`}`,
  },
  kept: {
    en: 'Interrupted: {done#} of {all# position|positions} are solved, and kept in {folder}. The same command resumes from there.',
    fr: 'Interrompu : {done#} sur {all# position|positions} résolues et gardées dans {folder}. La même commande reprend à partir de là.',
  },
  builtElsewhere: {
    en: `The workers built the tables below their own folder, which is not this one ({folder}). Run the same command in the workers' folder (${INVOCATION} worker --folder DIR).`,
    fr: `Les exécutants ont construit les tables sous leur propre dossier, qui n’est pas celui-ci ({folder}). Lancez la même commande dans le dossier des exécutants (${INVOCATION} worker --folder DOSSIER).`,
  },
  columns: {
    slice: { en: 'to move v other', fr: 'trait v autre' },
    positions: { en: 'positions', fr: 'positions' },
    won: { en: 'won', fr: 'gagnées' },
    drawn: { en: 'drawn', fr: 'nulles' },
    lost: { en: 'lost', fr: 'perdues' },
    longest: { en: 'longest, plies', fr: 'plus long, demi-coups' },
  },
  inAll: {
    en: ({ positions, bytes, each, folder }: InAll) =>
      `${formatNumber(positions, 'en')} positions in ${formatNumber(bytes, 'en')} bytes, ${formatNumber(each, 'en')} a position: ${folder}`,
    fr: ({ positions, bytes, each, folder }: InAll) =>
      `${formatNumber(positions, 'fr')} positions en ${formatNumber(bytes, 'fr')} octets, ${formatNumber(each, 'fr')} par position : ${folder}`,
  },
  value: {
    en: ({ result, plies }: TableValue) => (plies === null ? 'draw' : `${result === 'win' ? 'win' : 'loss'} in ${plies} plies`),
    fr: ({ result, plies }: TableValue) =>
      plies === null ? 'nulle' : `${result === 'win' ? 'gagné' : 'perdu'} en ${plies} demi-coups`,
  },
  unknown: {
    en: 'The tables do not contain it: they have all positions of {game} with up to {pieces# piece|pieces}, without castling.',
    fr: 'Les tables ne la contiennent pas : elles ont toutes les positions de {game} de {pieces# pièce|pièces} au plus, sans roque.',
  },
  waiting: {
    en: 'Type positions, one per line; Ctrl-D ends the list.',
    fr: 'Tapez des positions, une par ligne ; Ctrl-D pour finir.',
  },
  badLine: { en: 'line {line}: {why}', fr: 'ligne {line} : {why}' },
  noLines: {
    en: `No position on standard input: give one per line, like echo 'W:WK1:BK32' | ${INVOCATION} tables probe draughts:english --tables DIR`,
    fr: `Aucune position sur l’entrée standard : une par ligne, comme echo 'W:WK1:BK32' | ${INVOCATION} tables probe draughts:english --tables DOSSIER`,
  },
  loading: { en: 'reading the tables and their checksums', fr: 'lecture des tables et de leurs sommes de contrôle' },
  verifying: {
    en: ({ slice, done, total, before, all }: VerifyProgress) =>
      `${slice}: ${formatNumber(done, 'en')} of ${formatNumber(total, 'en')} positions (${Math.floor((100 * before) / all)} % of all before)`,
    fr: ({ slice, done, total, before, all }: VerifyProgress) =>
      `${slice} : ${formatNumber(done, 'fr')} sur ${formatNumber(total, 'fr')} positions (${Math.floor((100 * before) / all)} % du tout avant)`,
  },
  right: {
    en: '{slice}: {positions#} of {of# position|positions}, all correct',
    fr: '{slice} : {positions#} sur {of# position|positions}, toutes correctes',
  },
  allRight: {
    en: 'Verified: {positions# position|positions}, against {moves# move|moves}.',
    fr: 'Vérifié : {positions# position|positions}, face à {moves# coup|coups}.',
  },
});
