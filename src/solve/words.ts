import { problems } from '../core/index.ts';
import { formatNumber, sentences } from '../i18n/index.ts';

const en = (number: number) => formatNumber(number, 'en');
const fr = (number: number) => formatNumber(number, 'fr');
const player = (number: number) => (number > 0 ? 'Adam' : 'Ève');

type Size = { readonly title: string; readonly positions: number; readonly moves: number };
type Needs = Size & { readonly needed: number; readonly allowed: number };
type GameLimit = { readonly title: string; readonly most: number };

const sized = {
  en: ({ title, positions, moves }: Size) =>
    `${title} has ${en(positions)} positions${moves > 0 ? ` and ${en(moves)} moves` : ''}`,
  fr: ({ title, positions, moves }: Size) => `${title} a ${fr(positions)} positions${moves > 0 ? ` et ${fr(moves)} coups` : ''}`,
};

type Cyclic = { readonly title: string; readonly position: string; readonly need: keyof typeof ACYCLIC };
/** Why there must be no cycle, and what to do instead. */
const ACYCLIC = {
  grundy: {
    en: ': Grundy values need a game that always ends.',
    fr: ' : les valeurs de Grundy demandent un jeu qui finit toujours.',
  },
  points: {
    en: ': points are only counted where every game ends. Use attractors to see who wins.',
    fr: ' : on ne compte les points que si toute partie finit. Les attracteurs disent qui gagne.',
  },
  recursion: {
    en: ', and the memoised recursion needs an arena without cycles: use attractors.',
    fr: ', et la récursion mémoïsée demande une arène sans cycle : prenez les attracteurs.',
  },
};

type PlaysOn = { readonly position: string; readonly outcome: number };
type Again = { readonly from: string; readonly to: string; readonly player: number };
/** `found` is undefined if only the last line is missing. */
type TruncatedFile = { readonly found?: number; readonly positions: number };
/** `end`: the line that should be the last; `line`: the problem with the first wrong one. */
type EditedFile = { readonly end?: number; readonly line?: string | undefined; readonly positions: number };
type Other = {
  readonly field: keyof typeof FIELDS;
  readonly title: string;
  readonly saved: string | number;
  readonly mine: string | number;
};
/** The fields by which a solution file identifies its arena. */
const FIELDS = {
  title: { en: 'title', fr: 'son titre' },
  positions: { en: 'number of positions', fr: 'son nombre de positions' },
  moves: { en: 'number of moves', fr: 'son nombre de coups' },
  start: { en: 'start', fr: 'son départ' },
  arena: { en: 'checksum of owners, outcomes and moves', fr: 'sa somme de contrôle (joueurs, résultats, coups)' },
};
type Impartial = {
  readonly position: string;
  readonly wins: boolean;
  readonly rank: number;
  readonly saidWins: boolean;
  readonly saidRank: number;
};

/** Failures of the solvers, of the readers of arenas and solutions, and of the verifiers. */
export const { problem, failure, error } = problems({
  'no-key': {
    en: '{game} gives its positions no key, so the same position cannot be recognised: add key() to the game.',
    fr: 'Les positions de {game} n’ont pas de key(), la même position ne peut donc être reconnue : ajoutez key() au jeu.',
  },
  'too-many': {
    en: ({ title, most }: GameLimit) =>
      `${title} has more than the ${en(most)} positions that are allowed. Allow more, or take a smaller board.`,
    fr: ({ title, most }: GameLimit) =>
      `${title} a plus de positions que les ${fr(most)} accordées. Accordez-en plus, ou prenez un plateau plus petit.`,
  },
  'too-many-keys': {
    en: ({ title, most }: GameLimit) =>
      `${title} has more than ${en(most)} positions, the most that can be distinguished: take a smaller board.`,
    fr: ({ title, most }: GameLimit) =>
      `${title} a plus de ${fr(most)} positions, le plus que l’on puisse distinguer : prenez un plateau plus petit.`,
  },
  'too-large-to-explore': {
    en: '{title} has more positions than {allowed} MiB allow. Allow more (a position takes about {perPosition} bytes, a move {perMove}), or take a smaller board.',
    fr: '{title} a plus de positions que {allowed} Mio ne le permettent. Accordez-en plus (une position prend {perPosition} octets environ, un coup {perMove}), ou prenez un plateau plus petit.',
  },
  'too-large-to-number': {
    en: (size: Size & GameLimit) => `${sized.en(size)}: at most ${en(size.most)} of each can be numbered. Solve a smaller board.`,
    fr: (size: Size & GameLimit) =>
      `${sized.fr(size)} : on peut en numéroter ${fr(size.most)} au plus, et autant de coups. Résolvez un plateau plus petit.`,
  },
  'too-large': {
    en: (needs: Needs) =>
      `${sized.en(needs)} and needs ${en(needs.needed)} MiB, but ${en(needs.allowed)} MiB are allowed. Allow more bytes, or solve a smaller board.`,
    fr: (needs: Needs) =>
      `${sized.fr(needs)} et demande ${fr(needs.needed)} Mio, mais ${fr(needs.allowed)} Mio sont accordés. Accordez-en plus, ou résolvez un plateau plus petit.`,
  },
  cyclic: {
    en: ({ title, position, need }: Cyclic) => `Position ${position} of ${title} can come back to itself${ACYCLIC[need].en}`,
    fr: ({ title, position, need }: Cyclic) =>
      `La position ${position} de ${title} peut revenir sur elle-même${ACYCLIC[need].fr}`,
  },
  'not-descending': {
    en: '{title} does not say that its moves all lead to smaller numbers, which a sweep relies on: use attractors.',
    fr: '{title} ne dit pas que tous ses coups mènent à de plus petits numéros, ce que le balayage demande : prenez les attracteurs.',
  },
  'leads-upwards': {
    en: 'The move from {from} ({p}) to {to} ({target}) leads upwards, though the arena says that none does.',
    fr: 'Le coup de {from} ({p}) à {to} ({target}) monte, alors que l’arène dit qu’aucun ne le fait.',
  },
  'impartial-not-descending': {
    en: '{title} has moves to larger numbers: solve its doubled arena with attractors.',
    fr: '{title} a des coups vers de plus grands numéros : résolvez son arène doublée par les attracteurs.',
  },
  'wrong-outcome': {
    en: '{game}: a wrong outcome at {position}: {why}.',
    fr: '{game} : un mauvais résultat à {position} : {why}.',
  },
  'stuck-without-outcome': {
    en: '{game}: there is neither a move nor an outcome at {position}: a position without a move needs an outcome.',
    fr: '{game} : il n’y a ni coup ni résultat à {position} : une position sans coup demande un résultat.',
  },

  'no-positions': {
    en: 'The arena has no positions: it needs one at least, the start.',
    fr: 'L’arène n’a aucune position : il lui en faut une au moins, le départ.',
  },
  'no-such-start': {
    en: 'The start is {start}, but the positions are 0 to {last}.',
    fr: 'Le départ est {start}, mais les positions vont de 0 à {last}.',
  },
  'bad-owner': {
    en: 'Position {position} is controlled by {owner}: it needs Adam (1) or Ève (-1).',
    fr: 'La position {position} est à {owner} : il faut Adam (1) ou Ève (-1).',
  },
  'bad-outcome': {
    en: 'Position {position} has a wrong outcome: {why}.',
    fr: 'La position {position} a un mauvais résultat : {why}.',
  },
  'plays-on': {
    en: ({ position, outcome }: PlaysOn) =>
      `Position ${position} is ${outcome === 0 ? 'drawn' : `won by ${player(outcome)}`}, yet it has moves: remove its moves or its outcome.`,
    fr: ({ position, outcome }: PlaysOn) =>
      `La position ${position} est ${outcome === 0 ? 'nulle' : `gagnée par ${player(outcome)}`}, et pourtant des coups en partent : retirez ses coups, ou son résultat.`,
  },
  'dangling-move': {
    en: 'A move leads from position {from} to {target}, which does not exist: the positions are 0 to {last}.',
    fr: 'Un coup mène de la position {from} à {target}, qui n’existe pas : les positions vont de 0 à {last}.',
  },
  'not-bipartite': {
    en: ({ from, to, player: p }: Again) =>
      `The move from ${from} to ${to} leaves ${player(p)} to move again: in a bipartite arena the players alternate.`,
    fr: ({ from, to, player: p }: Again) =>
      `Le coup de ${from} à ${to} laisse le trait à ${player(p)} : dans une arène bipartie les joueurs alternent.`,
  },
  'bad-arena': {
    en: 'An arena needs names, owner, outcome, offsets and targets, each a list, and a start, a number.',
    fr: 'Une arène demande names, owner, outcome, offsets et targets, chacun une liste, et start, un nombre.',
  },
  'bad-name': {
    en: 'Position {position} is called {name}: a name is a text.',
    fr: 'La position {position} s’appelle {name} : un nom est un texte.',
  },
  'same-name': {
    en: 'Positions {first} and {second} are both called {name}: give each its own name.',
    fr: 'Les positions {first} et {second} s’appellent toutes deux {name} : donnez à chacune son nom.',
  },
  'uneven-lists': {
    en: 'There are {names} names, {owners} owners and {outcomes} outcomes: each position needs one of each.',
    fr: 'Il y a {names} noms, {owners} joueurs et {outcomes} résultats : chaque position en demande un de chaque.',
  },
  'bad-offsets': {
    en: 'The offsets must be {count} numbers, from 0 to the number of moves, {moves}.',
    fr: 'offsets doit avoir {count} nombres, de 0 au nombre de coups, {moves}.',
  },
  'bad-offset': {
    en: 'The offset of position {position} is {offset}: offsets are whole numbers that never fall.',
    fr: 'L’offset de la position {position} est {offset} : ce sont des entiers qui ne baissent jamais.',
  },
  'bad-target': {
    en: 'Move {move} leads to {target}, which is not the number of a position.',
    fr: 'Le coup {move} mène à {target}, qui n’est pas le numéro d’une position.',
  },

  truncated: {
    en: ({ found, positions }: TruncatedFile) =>
      `The file stops ${found === undefined ? 'before its last line, "end" with the checksum' : `after ${found} of its ${positions} positions`}: it was cut off. Write it again.`,
    fr: ({ found, positions }: TruncatedFile) =>
      `Le fichier s’arrête ${found === undefined ? 'avant sa dernière ligne, « end » avec la somme de contrôle' : `après ${found} de ses ${positions} positions`} : il a été coupé. Écrivez-le de nouveau.`,
  },
  edited: {
    en: ({ end, line, positions }: EditedFile) =>
      end !== undefined
        ? `Line ${end} should be "end" and the checksum, after ${positions} positions: the file was changed.`
        : `The checksum does not fit: the file was changed after it was written.${line === undefined ? '' : ` ${line}`}`,
    fr: ({ end, line, positions }: EditedFile) =>
      end !== undefined
        ? `La ligne ${end} devrait être « end » et la somme de contrôle, après ${positions} positions : le fichier a été changé.`
        : `La somme de contrôle n’est pas la bonne : le fichier a été changé après avoir été écrit.${line === undefined ? '' : ` ${line}`}`,
  },
  trailing: {
    en: 'Something follows line {line}, "end" with the checksum, which is the last: take it away.',
    fr: 'Quelque chose suit la ligne {line}, « end » avec la somme de contrôle, qui est la dernière : retirez-le.',
  },
  'bad-points-line': {
    en: 'Line {line}, "{text}", is not a number of points, a height and a move.',
    fr: 'La ligne {line}, « {text} », n’est pas un nombre de points, une hauteur et un coup.',
  },
  'points-unproven': {
    en: '{title} counts points, but this solution only says who wins: write the result of solveValues instead.',
    fr: '{title} compte des points, et cette solution dit seulement qui gagne : écrivez ce que solveValues trouve.',
  },
  'bad-line': {
    en: 'Line {line}, "{text}", is not a winner (+, - or =), a rank and a move.',
    fr: 'La ligne {line}, « {text} », n’est pas un gagnant (+, - ou =), un rang et un coup.',
  },
  'other-arena': {
    en: ({ field, title, saved, mine }: Other) =>
      `The file solves another arena: its ${FIELDS[field].en} is ${saved}, that of ${title} is ${mine}.`,
    fr: ({ field, title, saved, mine }: Other) =>
      `Le fichier résout une autre arène : ${FIELDS[field].fr} est ${saved}, pour ${title} c’est ${mine}.`,
  },
  version: {
    en: 'The file has version {version}; this program reads versions {known}.',
    fr: 'Le fichier est de la version {version} ; ce programme lit les versions {known}.',
  },
  'not-a-solution': {
    en: 'This is not a solution file of minerve: {why}.',
    fr: 'Ce n’est pas un fichier de solution de minerve : {why}.',
  },

  'wrong-size': {
    en: "The arena has {positions} positions, but {list} has {entries} entries: it is another arena's.",
    fr: 'L’arène a {positions} positions, mais {list} a {entries} entrées : elle est d’une autre arène.',
  },
  'wrong-solution': { en: 'Position {position}: {why}.', fr: 'Position {position} : {why}.' },
  'wrong-values': { en: 'Position {position}: {why}.', fr: 'Position {position} : {why}.' },
  'wrong-entry': {
    en: 'The table {table} says of {position} that it is {said}; by its moves it is {found}. Build that table again.',
    fr: 'La table {table} dit que {position} est {said} ; d’après ses coups elle est {found}. Construisez cette table à nouveau.',
  },
  'entry-of-another': {
    en: 'Entry {number} of the table {table} is about {position}, but the table answers otherwise for that position: its index is wrong.',
    fr: 'L’entrée {number} de la table {table} concerne {position}, mais la table répond autrement pour cette position : son index est faux.',
  },
  'entry-of-nothing': {
    en: 'Entry {number} of the table {table} says something, though there is no such position. Build that table again.',
    fr: 'L’entrée {number} de la table {table} donne un résultat, alors qu’aucune position n’a ce numéro. Construisez cette table à nouveau.',
  },
  'successor-unknown': {
    en: 'The table {table} cannot be judged: a move leads to {position}, which none of the tables knows. Build them with as many pieces.',
    fr: 'La table {table} ne peut pas être vérifiée : un coup mène à {position}, qu’aucune des tables ne connaît. Construisez-les avec autant de pièces.',
  },
  'wrong-impartial-solution': {
    en: ({ position, wins, rank, saidWins, saidRank }: Impartial) =>
      `Position ${position} is ${wins ? 'won' : 'lost'} with rank ${rank}, not ${saidWins ? 'won' : 'lost'} with rank ${saidRank}.`,
    fr: ({ position, wins, rank, saidWins, saidRank }: Impartial) =>
      `La position ${position} est ${wins ? 'gagnée' : 'perdue'} de rang ${rank}, non ${saidWins ? 'gagnée' : 'perdue'} de rang ${saidRank}.`,
  },
});

/** The winner as the verifier found it. Valid values are -1, 0 and 1. */
type ClaimedWinner = number | undefined;
const won = (winner: ClaimedWinner) =>
  ['a win of Ève', 'a draw', 'a win of Adam'][(winner ?? NaN) + 1] ?? `won by nobody (${winner})`;
const gain = (winner: ClaimedWinner) =>
  ['une victoire d’Ève', 'une nulle', 'une victoire d’Adam'][(winner ?? NaN) + 1] ??
  `une position gagnée par personne (${winner})`;

/** Why: parts of the sentences above. */
export const sentence = sentences({
  'table-draw': { en: 'drawn', fr: 'nulle' },
  'table-win': { en: 'won in {plies# ply|plies}', fr: 'gagnée en {plies# demi-coup|demi-coups}' },
  'table-loss': { en: 'lost in {plies# ply|plies}', fr: 'perdue en {plies# demi-coup|demi-coups}' },

  'header-not-json': { en: 'its first line is not JSON', fr: 'sa première ligne n’est pas du JSON' },
  'header-of-another-kind': {
    en: 'its first line does not say "minerve": "solution"',
    fr: 'sa première ligne ne dit pas "minerve": "solution"',
  },
  'header-lacks': {
    en: 'its first line lacks the title or the checksum of the arena',
    fr: 'il manque à sa première ligne le titre ou la somme de contrôle de l’arène',
  },
  'header-lacks-unit': {
    en: 'its first line does not say "unit": "points"',
    fr: 'sa première ligne ne dit pas "unit": "points"',
  },
  'header-no-count': { en: 'its {name} is {value}', fr: '{name} y vaut {value}' },

  'ended-otherwise': {
    en: ({ won: ended, said }: { readonly won: number; readonly said: ClaimedWinner }) =>
      `the game is over with ${won(ended)}, but the solution says ${won(said)}`,
    fr: ({ won: ended, said }: { readonly won: number; readonly said: ClaimedWinner }) =>
      `la partie y finit par ${gain(ended)}, mais la solution dit ${gain(said)}`,
  },
  'ended-with-rank': {
    en: 'the game is over, so its rank cannot be {rank}',
    fr: 'la partie est finie, son rang ne peut donc être {rank}',
  },
  'ended-with-move': {
    en: 'the game is over, but the strategy moves on to {move}',
    fr: 'la partie est finie, mais la stratégie continue vers {move}',
  },
  'rank-impossible': {
    en: ({ rank, winner }: { readonly rank: number; readonly winner: ClaimedWinner }) =>
      `its rank is ${rank}, which is not the rank of ${won(winner)} with moves to play`,
    fr: ({ rank, winner }: { readonly rank: number; readonly winner: ClaimedWinner }) =>
      `son rang est ${rank}, ce qui n’est pas celui d’${gain(winner)} où l’on joue encore`,
  },
  'strategy-illegal': {
    en: 'the strategy moves to {move}, which is not a legal move',
    fr: 'la stratégie va à {move}, ce qui n’est pas un coup légal',
  },
  'strategy-to-other-winner': {
    en: ({ winner, met }: { readonly winner: ClaimedWinner; readonly met: ClaimedWinner }) =>
      `it is ${won(winner)}, but the strategy moves to ${won(met)}`,
    fr: ({ winner, met }: { readonly winner: ClaimedWinner; readonly met: ClaimedWinner }) =>
      `c’est ${gain(winner)}, mais la stratégie va à ${gain(met)}`,
  },
  'strategy-to-other-rank': {
    en: 'its rank is {rank}, but the strategy moves to rank {met}, not {due}',
    fr: 'son rang est {rank}, mais la stratégie va au rang {met}, non {due}',
  },
  'can-win': {
    en: 'it is not won by the player to move, who can win with {move}',
    fr: 'elle n’est pas donnée à qui a le trait, qui peut pourtant gagner par {move}',
  },
  'can-escape': { en: 'it counts as lost, but {move} escapes', fr: 'elle passe pour perdue, mais {move} en réchappe' },
  'can-win-faster': { en: 'its rank is {rank}, but {move} wins faster', fr: 'son rang est {rank}, mais {move} gagne plus vite' },
  'can-hold-out': {
    en: 'its rank is {rank}, but {move} holds out longer',
    fr: 'son rang est {rank}, mais {move} tient plus longtemps',
  },

  'ended-with-other-value': {
    en: 'the game is over with {outcome}, not {value}',
    fr: 'la partie y finit par {outcome}, non {value}',
  },
  'ended-with-height': {
    en: 'the game is over, so there is no height and no move',
    fr: 'la partie est finie : il n’y a ni hauteur ni coup',
  },
  'value-not-best': {
    en: 'its value is {value}, but the best move leads to {best}',
    fr: 'sa valeur est {value}, mais le meilleur coup mène à {best}',
  },
  'height-wrong': {
    en: 'its height is {height}, which is not one more than the greatest of its successors',
    fr: 'sa hauteur est {height}, ce qui n’est pas un de plus que la plus grande de celles de ses successeurs',
  },
  'strategy-not-best': {
    en: 'the strategy moves to {value}, but {best} can be had',
    fr: 'la stratégie va à {value}, mais on peut avoir {best}',
  },
});
