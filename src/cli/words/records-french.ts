import type { recordsEnglish } from './records-english.ts';

/** Ce qui se dit des fichiers de parties, en français. */
export const recordsFrench: typeof recordsEnglish = {
  notARecord: (file) => `${file} n'est ni du PDN (dames) ni du PGN (échecs) : ces fichiers finissent par .pdn ou .pgn.`,
  isAFile: (file) => `${file} est un fichier de parties, pas le nom d'un jeu : tapez --game ${file}.`,
  empty: (file) => `Il n'y a pas de partie dans ${file}.`,
  wrong: (file, sentence) => `${file} : ${sentence}`,
  noSuchNumber: (file, number, count) =>
    `Il n'y a pas de partie ${number} dans ${file} : il en contient ${count === 1 ? 'une seule' : count}.`,
  noSuchPly: (file, ply, plies) =>
    `Il n'y a pas de coup ${ply} dans cette partie de ${file} : elle en a ${plies}, les deux camps comptés.`,
  otherGame: (file, number, there, typed) =>
    `La partie ${number} de ${file} est de ${there}, non de ${typed} : ne nommez pas de jeu, ou prenez un autre fichier.`,
  several: (file, count, players) =>
    `Remarque : ${file} contient ${count} parties, voici la première${players === undefined ? '' : ` (${players.join(' - ')})`} : --number en prend une autre.`,
  onlyWithGame: (option) => `--${option} va avec un fichier de parties : ajoutez --game FICHIER, ou retirez cette option.`,
  gameHasPosition: "le fichier a déjà sa position, retirez donc l'une des deux",
  notWritten: (file, game) =>
    `${game} ne s'écrit pas dans ${file} : les dames vont dans un fichier .pdn, les échecs dans un .pgn, tout jeu dans un .json.`,
  notOurs: (file) =>
    `${file} existe déjà et n'est pas une seule partie enregistrée par Minerve, il reste donc tel quel : choisissez un autre nom.`,
};
