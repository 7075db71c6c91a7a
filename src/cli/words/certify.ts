import type { Claim, GenerateProgress } from '../../engines/index.ts';
import { counted, formatNumber, words } from '../../i18n/index.ts';

const claimed = {
  en: ({ owner, goal }: Claim) =>
    `the ${owner === 'first' ? 'first' : 'second'} player ${goal === 'win' ? 'wins' : 'does not lose'}`,
  fr: ({ owner, goal }: Claim) =>
    `le ${owner === 'first' ? 'premier' : 'second'} joueur ${goal === 'win' ? 'gagne' : 'ne perd pas'}`,
};

/** What the messages need to know of a certificate. */
export interface CertificateFacts {
  readonly file: string;
  readonly claim: Claim;
  readonly game: string;
  /** The columns played before, or nothing. */
  readonly from: string;
  readonly positions: number;
  readonly stored: number;
}

/** Messages about certificates of Connect 4. */
export const certifyWords = words({
  wantsFile: {
    en: 'Write where? Name a file: --out centre.cert',
    fr: 'Où écrire ? Nommez un fichier : --out centre.cert',
  },
  onlyConnect4: {
    en: 'Only Connect 4 has certificates: connect4, or connect4:5x4x4 for another board. For other games, use minerve strategy.',
    fr: 'Il n’y a de certificats que de Puissance 4 : connect4, ou connect4:5x4x4 pour une autre grille. Pour les autres jeux, minerve strategy.',
  },
  tooLarge: {
    en: '{game} is too large for a certificate: 7x6x4, or columns times (rows + 1) of at most 52.',
    fr: '{game} est trop grand pour un certificat : 7x6x4, ou colonnes fois (lignes + 1) d’au plus 52.',
  },
  secondBegan: {
    en: 'In this position the second player moved first, which a certificate cannot express: give the moves (--moves 4,4).',
    fr: 'Dans cette position, le second joueur a commencé, ce qu’un certificat ne peut exprimer : donnez les coups (--moves 4,4).',
  },
  badOwner: { en: '--owner is first or second, not "{typed}".', fr: '--owner vaut first ou second, et non « {typed} ».' },
  badClaim: { en: '--claim is wins or draws, not "{typed}".', fr: '--claim vaut wins ou draws, et non « {typed} ».' },
  otherRun: {
    en: '{part} was left by a run with another claim or budget: delete it, or give the same options.',
    fr: '{part} vient d’un calcul interrompu avec une autre affirmation ou un autre budget : supprimez-le, ou donnez les mêmes options.',
  },
  resumed: {
    en: 'Resuming an earlier run: {positions# position|positions} known.',
    fr: 'Reprise d’un calcul interrompu : {positions# position connue|positions connues}.',
  },
  interrupted: {
    en: 'Interrupted. What was found is kept in {part}: the same command resumes from there.',
    fr: 'Interrompu. Ce qui a été trouvé est dans {part} : la même commande reprend à partir de là.',
  },
  progress: {
    en: ({ stones, done, total, stored }: GenerateProgress) =>
      `${stones} stones: ${formatNumber(done, 'en')} of ${counted(total, 'en', 'position')} · ${counted(stored, 'en', 'move')} stored`,
    fr: ({ stones, done, total, stored }: GenerateProgress) =>
      `${stones} pions : ${formatNumber(done, 'fr')} sur ${counted(total, 'fr', 'position')} · ${counted(stored, 'fr', 'coup')}`,
  },
  checking: { en: 'checking: {done#} of {total#} positions', fr: 'contrôle : {done#} positions sur {total#}' },
  written: {
    en: ({ file, claim, positions, stored }: CertificateFacts) =>
      `${file}: ${claimed.en(claim)}, ${counted(positions, 'en', 'position')}, ${counted(stored, 'en', 'move')} stored.`,
    fr: ({ file, claim, positions, stored }: CertificateFacts) =>
      `${file} : ${claimed.fr(claim)}, ${counted(positions, 'fr', 'position')}, ${counted(stored, 'fr', 'coup')}.`,
  },
  accepted: {
    en: ({ file, claim, game, from, positions, stored }: CertificateFacts) =>
      `${file} is correct: in ${game}${from && ` after ${from}`}, ${claimed.en(claim)} (${counted(positions, 'en', 'position')}, ${counted(stored, 'en', 'move')}).`,
    fr: ({ file, claim, game, from, positions, stored }: CertificateFacts) =>
      `${file} est correct : à ${game}${from && ` après ${from}`}, ${claimed.fr(claim)} (${counted(positions, 'fr', 'position')}, ${counted(stored, 'fr', 'coup')}).`,
  },
  proved: {
    en: 'Accepted by the checker that is proved in Coq, rules included. Trusted without proof: extraction, and OCaml’s integers standing for Coq’s.',
    fr: 'Accepté par le contrôleur prouvé en Coq, règles comprises. Admis sans preuve : l’extraction, et les entiers d’OCaml à la place de ceux de Coq.',
  },
});
