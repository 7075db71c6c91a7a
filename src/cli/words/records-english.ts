/** What is said of files of games, in English. */
export const recordsEnglish = {
  notARecord: (file: string) => `${file} is neither PDN (draughts) nor PGN (chess): such files end in .pdn or .pgn.`,
  isAFile: (file: string) => `${file} is a file of games, not the name of one: type --game ${file}.`,
  empty: (file: string) => `There is no game in ${file}.`,
  wrong: (file: string, sentence: string) => `${file}: ${sentence}`,
  noSuchNumber: (file: string, number: number, count: number) =>
    `There is no game ${number} in ${file}: it has ${count === 1 ? 'one game' : `${count} games`}.`,
  noSuchPly: (file: string, ply: number, plies: number) =>
    `There is no move ${ply} in this game of ${file}: it has ${plies} moves, both sides counted.`,
  otherGame: (file: string, number: number, there: string, typed: string) =>
    `Game ${number} of ${file} is one of ${there}, not of ${typed}: leave the game's name out, or take another file.`,
  several: (file: string, count: number, players: readonly [string, string] | undefined) =>
    `Note: ${file} has ${count} games, and this is the first${players === undefined ? '' : ` (${players.join(' - ')})`}: --number takes another.`,
  onlyWithGame: (option: string) => `--${option} goes with a file of games: add --game FILE, or leave it out.`,
  gameHasPosition: 'the file has its position already, so leave one out',
  notWritten: (file: string, game: string) =>
    `${game} is not written as ${file}: draughts goes into a .pdn file, chess into a .pgn file, every game into a .json file.`,
  notOurs: (file: string) =>
    `${file} is there already and is not a single game that Minerve saved, so it stays as it is: choose another name.`,
};
