import { decimal, plural, words } from '../../i18n/index.ts';
import type { ForfeitReason } from '../../lab/index.ts';
import { INVOCATION } from '../style.ts';

/** How far a match is. */
export interface News {
  readonly games: number;
  readonly all: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** The numbers as texts. */
  readonly elo: string;
  readonly llr: string | undefined;
  readonly rate: string;
}

export interface Points {
  readonly points: string;
  readonly games: number;
  readonly share: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

export type Lost = { readonly player: string; readonly why: ForfeitReason; readonly detail: string; readonly pair: number };

const REASONS = {
  en: { illegal: 'an illegal move', crashed: 'crashed', silent: 'no answer', late: 'over its time' },
  fr: { illegal: 'un coup illégal', crashed: 'plantage', silent: 'sans réponse', late: 'hors temps' },
} as const satisfies Record<string, Record<ForfeitReason, string>>;

/** Texts of matches. */
export const matchWords = words({
  wantsPlayers: {
    en: `match needs two players, like ${INVOCATION} match level:3 level:1 --game connect4.`,
    fr: `match demande deux joueurs, comme ${INVOCATION} match level:3 level:1 --game connect4.`,
  },
  wantsGame: {
    en: `match needs a game: add --game and its name, like --game connect4. "${INVOCATION} games" lists them.`,
    fr: `match demande le jeu : ajoutez --game et son nom, comme --game connect4. « ${INVOCATION} games » en donne la liste.`,
  },
  levelsAlone: {
    en: '--levels names the game, and its levels are the players: remove {what}.',
    fr: '--levels nomme le jeu, et ses niveaux sont les joueurs : retirez {what}.',
  },
  badSprt: {
    en: '--sprt is "{typed}": give two Elo differences, the smaller first, like --sprt 0,10.',
    fr: '--sprt vaut « {typed} » : donnez deux écarts Elo, le plus petit d’abord, comme --sprt 0,10.',
  },
  badRisk: {
    en: '--{name} is "{typed}": give a share of wrong decisions below one half, like --{name} 0.05.',
    fr: '--{name} vaut « {typed} » : donnez une part de décisions fausses inférieure à un demi, comme --{name} 0.05.',
  },
  onlyWithLevels: {
    en: '--{name} is for --levels: each player of a match has its own, like nodes:10000 or level:3.',
    fr: '--{name} va avec --levels : un joueur d’un match a les siens, comme nodes:10000 ou level:3.',
  },
  onlyWithSprt: {
    en: '--{name} belongs to a sequential test: add for example --sprt 0,10.',
    fr: '--{name} appartient à un test séquentiel : ajoutez par exemple --sprt 0,10.',
  },
  inPairs: {
    en: 'Games are played in pairs: {games} of them.',
    fr: 'Les parties se jouent par paires : il y en aura {games}.',
  },
  title: { en: '{a} against {b}', fr: '{a} contre {b}' },
  levelsTitle: { en: 'levels', fr: 'niveaux' },
  labels: {
    points: { en: 'points', fr: 'points' },
    elo: { en: 'Elo', fr: 'Elo' },
    pairs: { en: 'pairs', fr: 'paires' },
    test: { en: 'test', fr: 'test' },
    moves: { en: 'a move', fr: 'par coup' },
    lost: { en: 'forfeit', fr: 'forfait' },
    games: { en: 'games', fr: 'parties' },
  },
  points: {
    en: ({ points, games, share, wins, draws, losses }: Points) =>
      `${points} of ${games} (${decimal(100 * share, 1, 'en')}%): ${wins} won, ${draws} drawn, ${losses} lost`,
    fr: ({ points, games, share, wins, draws, losses }: Points) =>
      `${points} sur ${games} (${decimal(100 * share, 1, 'fr')} %) : victoires ${wins}, nulles ${draws}, défaites ${losses}`,
  },
  elo: { en: '{elo}, 95%: {low} to {high}', fr: '{elo}, à 95 % : de {low} à {high}' },
  better: { en: '{elo}; {player} is the stronger one with {percent}%', fr: '{elo} ; {player} est le plus fort à {percent} %' },
  pairs: {
    en: '{pairs}, with 0, ½, 1, 1½, 2 points',
    fr: '{pairs}, à 0, ½, 1, 1½, 2 points',
  },
  /** The state of a sequential test. */
  testing: { en: 'LLR {llr}, between {lower} and {upper}', fr: 'LLR {llr}, entre {lower} et {upper}' },
  accepted: { en: '{testing}: {elo} Elo accepted', fr: '{testing} : {elo} Elo acceptés' },
  undecided: { en: '{testing}: not decided', fr: '{testing} : pas de décision' },
  perMove: {
    en: '{nodesA} / {nodesB} nodes, {msA} / {msB} ms',
    fr: '{nodesA} / {nodesB} nœuds, {msA} / {msB} ms',
  },
  lost: {
    en: ({ player, why, detail, pair }: Lost) => `${player}, pair ${pair}: ${REASONS.en[why]} (${detail})`,
    fr: ({ player, why, detail, pair }: Lost) => `${player}, paire ${pair} : ${REASONS.fr[why]} (${detail})`,
  },
  moreLost: { en: 'and {more} more', fr: 'et {more} de plus' },
  saved: { en: 'see {file}', fr: 'voir {file}' },
  progress: {
    en: ({ games, all, wins, draws, losses, elo, llr, rate }: News) =>
      [`${games} of ${all} games`, `+${wins} =${draws} -${losses}`, elo, llr === undefined ? '' : `LLR ${llr}`, `${rate} games/s`]
        .filter(Boolean)
        .join(' · '),
    fr: ({ games, all, wins, draws, losses, elo, llr, rate }: News) =>
      [
        `${games} ${plural(games, 'fr', 'partie', 'parties')} sur ${all}`,
        `+${wins} =${draws} -${losses}`,
        elo,
        llr === undefined ? '' : `LLR ${llr}`,
        `${rate} parties/s`,
      ]
        .filter(Boolean)
        .join(' · '),
  },
  ladderProgress: { en: '{games} of {all} games · {rate} games/s', fr: '{games} parties sur {all} · {rate} parties/s' },
  goesOn: { en: 'Resuming: {games# game|games} already played.', fr: 'Reprise : {games# partie|parties} déjà jouées.' },
  kept: {
    en: 'Interrupted: {games# finished game is|finished games are} kept in {folder}. To resume:\n  {command}',
    fr: 'Interrompu : {games# partie finie est gardée|parties finies sont gardées} dans {folder}. Pour reprendre :\n  {command}',
  },
  lostGames: {
    en: 'Interrupted: these are the results of {games# game|games}. With --out DIR they would be kept, and the match could be resumed.',
    fr: 'Interrompu : voici ce que donnent {games# partie|parties}. Avec --out DOSSIER elles seraient gardées, et le match pourrait reprendre.',
  },
  tooFew: {
    en: 'There are too few games yet to rate any level.',
    fr: 'Il y a encore trop peu de parties pour classer un niveau.',
  },
  columns: {
    player: { en: 'player', fr: 'joueur' },
    elo: { en: 'Elo', fr: 'Elo' },
    margin: { en: '±', fr: '±' },
    games: { en: 'games', fr: 'parties' },
    one: { en: 'points against', fr: 'points contre' },
  },
  ladderNote: {
    en: 'Elo above random moves, by maximum likelihood over all games; a player who won every game is even stronger than this figure.',
    fr: 'Elo au-dessus de coups au hasard, par maximum de vraisemblance sur toutes les parties ; un joueur qui a tout gagné est encore plus fort que ce chiffre.',
  },
});
