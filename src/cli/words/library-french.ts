import { ARENA_SENTENCES } from './arena-library-french.ts';
import { CHESS_SENTENCES } from './chess-library-french.ts';
import { RECORD_SENTENCES } from './records-library-french.ts';

/**
 * The library speaks English. What people meet of it at the command line is put into French here, sentence by sentence; a sentence that is
 * not in the table stays English. `library-french.test.ts` provokes each of them in the library, so that none is left behind when the library changes its words.
 */
export function sentenceInFrench(sentence: string): string {
  return translate(sentence, SENTENCES);
}

/** The words in a drawn board: they stand in its last line. */
export function boardInFrench(drawing: string): string {
  const lines = drawing.split('\n');
  const last = lines.pop() as string;
  return [...lines, translate(last, BOARDS)].join('\n');
}

type Table = readonly (readonly [pattern: RegExp, french: string])[];

function translate(text: string, table: Table): string {
  for (const [pattern, french] of table) {
    const found = pattern.exec(text);
    if (found !== null) return french.replace(/\$(\d)(!?)/g, (_, n, again) => within(found[n] ?? '', again === '!' ? table : []));
  }
  return text;
}

/** `$1!` in a translation: what stands there is translated in its turn. */
function within(part: string, table: Table): string {
  return table.length === 0 ? part : translate(part, table);
}

const BOARDS: Table = [
  [/^((?:Max|Min)(?: \(.\))?) to move\.$/s, 'Trait à $1.'],
  [/^((?:Max|Min) \(.\)) to move\. (.*)$/s, 'Trait à $1. $2!'],
  [/^((?:Max|Min)(?: \(.\))?) has won\.$/s, '$1 a gagné.'],
  [/^((?:Max|Min) \(.\)) has won\. (.*)$/s, '$1 a gagné. $2!'],
  [/^(White|Black) to move\.(.*)$/s, 'Trait aux $1!.$2!'],
  [/^(White|Black) has won\.(.*)$/s, 'Les $1! ont gagné.$2!'],
  [/^White$/, 'Blancs'],
  [/^Black$/, 'Noirs'],
  [/^ Check\.$/, ' Échec.'],
  [/^ Checkmate\.$/, ' Échec et mat.'],
  [/^ ?Stalemate\.$/, 'Pat.'],
  [/^ ?Nobody can mate\.$/, 'Personne ne peut mater.'],
  [/^ ?The position came back\.$/, 'La position est revenue.'],
  [/^ ?No capture and no pawn move for too long\.$/, 'Ni prise ni coup de pion depuis trop longtemps.'],
  [/^Draw\.$/, 'Match nul.'],
  [/^Draw\. (.*)$/s, 'Match nul. $1!'],
  [/^Over: (.*) for Max\.$/, 'Fini : $1 pour Max.'],
  [/^Root: (Max|Min) to move\. Children: (.*)$/s, 'Racine : trait à $1. Fils : $2'],
  [/^Root: a leaf worth (.*)\.$/, 'Racine : une feuille qui vaut $1.'],
  [/^Node (.*) \(level (\d+)\): (Max|Min) to move\. Children: (.*)$/s, 'Nœud $1 (niveau $2) : trait à $3. Fils : $4'],
  [/^Node (.*) \(level (\d+)\): a leaf worth (.*)\.$/s, 'Nœud $1 (niveau $2) : une feuille qui vaut $3.'],
  [/^Vertex (.*): (\S+ \(M..\)) to move\. Successors: (.*)$/s, 'Sommet $1 : trait à $2. Successeurs : $3'],
  [/^Vertex (.*): (\S+ \(M..\)) has won\.$/s, 'Sommet $1 : $2 a gagné.'],
  [/^Vertex (.*): Draw\.$/s, 'Sommet $1 : match nul.'],
  [/^Vertex (.*): Over: (.*) for Max\.$/s, 'Sommet $1 : fini, $2 pour Max.'],
];

const SENTENCES: Table = [
  ...ARENA_SENTENCES,

  // Games and their options.
  [/^There is no game "(.*)"\. Did you mean (.*)\?$/s, "Il n'y a pas de jeu « $1 ». Vouliez-vous dire $2 ?"],
  [/^There is no game "(.*)"\. The games are (.*)\.$/s, "Il n'y a pas de jeu « $1 ». Les jeux sont $2."],
  [/^Name a game: (.*)\.$/, 'Nommez un jeu : $1.'],
  [/^"(.*)" is not a size: .*$/s, "« $1 » n'est pas une taille : tapez colonnes x rangées x alignés, comme 7x6x4."],
  [/^(.*) in a row is no game: .*$/, '$1 alignés ne font pas un jeu : demandez-en au moins 2.'],
  [
    /^(.*) in a row do not fit on a board of (.*): .*$/,
    '$1 alignés ne tiennent pas sur un plateau de $2 : demandez-en moins, ou prenez un plateau plus grand.',
  ],
  [
    /^A board of (.*) is impossible: each side is a whole number from 1 to (\d+)\.$/,
    'Un plateau de $1 est impossible : chaque côté est un entier de 1 à $2.',
  ],
  [/^tictactoe takes one option, its size, like (.*)\.$/, 'tictactoe prend une option, sa taille, comme $1.'],
  [
    /^After its size Connect 4 takes a heuristic, table or alignments, not "(.*)"\.$/s,
    'Après sa taille, connect4 prend une heuristique, table ou alignments, et non « $1 ».',
  ],
  [/^"(.*)" is not a list of heaps: .*$/s, "« $1 » n'est pas une liste de tas : tapez nim:21 ou nim:3,4,5."],
  [
    /^After the heaps Nim takes misere .* not "(.*)"\.$/s,
    'Après les tas, nim prend misere (le dernier perd) ou normal (il gagne), et non « $1 ».',
  ],
  [
    /^Nim with (\d+) heaps is impossible: take 1 to (\d+) heaps.*$/,
    'Nim à $1 tas est impossible : prenez de 1 à $2 tas, nommés de a à z.',
  ],
  [
    /^A heap of (.*) sticks is impossible: .* from 1 to (\d+)\.$/,
    'Un tas de $1 bâtonnets est impossible : chaque tas commence avec un entier de 1 à $2.',
  ],
  [/^"(.*)" is not a size of Chomp: .*$/s, "« $1 » n'est pas une taille de chomp : tapez rangées x colonnes, comme chomp:4x5."],

  // Moves.
  [
    /^"(.*)" is not a legal move here\. Legal: (.*) and (\d+) more\.$/s,
    "« $1 » n'est pas un coup légal ici. Coups légaux : $2 et $3 autres.",
  ],
  [/^"(.*)" is not a legal move here\. Legal: (.*)\.$/s, "« $1 » n'est pas un coup légal ici. Coups légaux : $2."],
  [/^"(.*)" is not a legal move here\. The game is over\.$/s, "« $1 » n'est pas un coup légal ici : la partie est finie."],
  [
    /^The game is over here, so "(.*)" cannot be played\. .*$/s,
    'La partie est finie ici, « $1 » ne peut donc être joué. Reprenez un coup ou recommencez.',
  ],

  // Positions.
  [/^Move (\d+) of (\S+): (.*)$/s, 'Coup $1 de $2 : $3!'],
  [
    /^there is no column "(.*)"\. Columns are 1 to (\d+), with commas between them\.$/s,
    "il n'y a pas de colonne « $1 ». Les colonnes vont de 1 à $2, avec des virgules.",
  ],
  [/^there is no column "(.*)"\. Columns are 1 to (\d+)\.$/s, "il n'y a pas de colonne « $1 ». Les colonnes vont de 1 à $2."],
  [/^column (\d+) is full, it holds (\d+) stones\.$/, 'la colonne $1 est pleine, elle contient $2 jetons.'],
  [/^the game was over before it, a draw\. .*$/, 'la partie était déjà finie, match nul. Retirez ce qui suit.'],
  [/^the game was over before it, (Max|Min) had won\. .*$/, 'la partie était déjà finie, $1 avait gagné. Retirez ce qui suit.'],
  [
    /^"(.*)" is not a board of (.*): type the rows from the top, like (.*)\.$/s,
    "« $1 » n'est pas un plateau de $2 : tapez les rangées à partir du haut, comme $3.",
  ],
  [/^"(.*)" is not a stone: .*$/s, "« $1 » n'est pas un pion : tapez x pour Max, o pour Min et . pour une case vide."],
  [
    /^(\d+) (.) and (\d+) (.) cannot be: (M..) \(.\) began, .*$/s,
    '$1 $2 et $3 $4 ne peuvent être : $5 ($2) a commencé, $2 a donc autant de pions ou un de plus. Si Min (o) a commencé, le texte finit par :min.',
  ],
  [
    /^This board cannot be: somebody played on after a win\. .*$/,
    "Ce plateau ne peut être : quelqu'un a joué après une victoire. Retirez les pions posés ensuite.",
  ],
  [
    /^This is not a board of (\S+): draw at most (\d+) rows of (\d+) letters, .*$/,
    "Ce n'est pas un plateau de $1 : dessinez au plus $2 rangées de $3 lettres, chacune x, o ou un point.",
  ],
  [
    /^A stone hangs in the air in column (\d+): .*$/,
    "Un jeton est suspendu en l'air dans la colonne $1 : remplissez les cases en dessous.",
  ],
  [
    /^(\d+) x and (\d+) o cannot be: players alternate, .*$/,
    '$1 x et $2 o ne peuvent être : les joueurs alternent, aucun n’a donc plus d’un jeton de plus.',
  ],
  [
    /^No order of moves (?:can lead to it|was found): .*$/,
    "Aucun ordre des coups n'y mène : vérifiez les couleurs, et que personne n'a joué après une victoire.",
  ],
  [
    /^"(.*)" is not a position of Nim: type the sticks of each heap, like (\S+), .*$/s,
    "« $1 » n'est pas une position de nim : tapez les bâtonnets de chaque tas, comme $2, et :min si Min a le trait.",
  ],
  [/^(\S+) has (\d+) heaps, but this game has (\d+): .*$/, '$1 a $2 tas, mais ce jeu en a $3 : écrivez 0 pour un tas vide.'],
  [/^Heap (.) cannot have (\d+) sticks: it starts with (\d+)\.$/, 'Le tas $1 ne peut avoir $2 bâtonnets : il commence avec $3.'],
  [
    /^"(.*)" is not a position of Chomp: type the length of each row, like (\S+), .*$/s,
    "« $1 » n'est pas une position de chomp : tapez la longueur de chaque rangée, comme $2, et :min si Min a le trait.",
  ],
  [
    /^(\S+) has (\d+) rows, but this bar has (\d+): .*$/,
    '$1 a $2 rangées, mais cette tablette en a $3 : écrivez 0 pour une rangée mangée.',
  ],
  [
    /^Row (\d+) cannot have (\d+) squares: the bar is (\d+) wide\.$/,
    'La rangée $1 ne peut avoir $2 carrés : la tablette en a $3 de large.',
  ],
  [
    /^Row (\d+) cannot be longer than row (\d+): .*$/,
    'La rangée $1 ne peut être plus longue que la rangée $2 : une bouchée prend tout à droite et dessous.',
  ],
  [
    /^(The root|Node \S+) has no child "(.*)": its children are 1 to (\d+)\. .*$/s,
    "$1! n'a pas de fils « $2 » : ses fils vont de 1 à $3. Tapez un chemin comme 1.2, ou - pour la racine.",
  ],
  [
    /^(The root|Node \S+) is a leaf, so "(.*)" leads nowhere\. .*$/s,
    '$1! est une feuille, « $2 » ne mène donc nulle part. Retirez-le.',
  ],
  [/^The root$/, 'La racine'],
  [/^Node (\S+)$/, 'Le nœud $1'],
  [/^There is no vertex "(.*)"\. The vertices are (.*)\.$/s, "Il n'y a pas de sommet « $1 ». Les sommets sont $2."],
  [/^A position of (.*) is typed as JSON, like (.*) \(.*\)\.$/s, 'Une position de $1 se tape en JSON, comme $2.'],
  [
    /^(.*) is not a position of (.*), which starts at (.*) \((.*)\)\.$/s,
    "$1 n'est pas une position de $2, qui commence à $3 ($4).",
  ],

  // Trees.
  [/^Line (\d+), column (\d+): (.*)$/s, 'Ligne $1, colonne $2 : $3!'],
  [/^the tree has ended, but "(.*)" follows\. .*$/s, "l'arbre est fini, mais « $1 » suit. Retirez-le."],
  [
    /^a child is missing before this comma\. .*$/,
    'il manque un fils avant cette virgule. Tapez un nombre ou une liste, ou retirez la virgule.',
  ],
  [
    /^a child is missing after the comma\. .*$/,
    'il manque un fils après la virgule. Tapez un nombre ou une liste, ou retirez la virgule.',
  ],
  [/^this bracket closes nothing\. .*$/, 'ce crochet ne ferme rien. Retirez-le.'],
  [
    /^this list is empty: .*$/,
    'cette liste est vide : un nœud sans fils demande une valeur. Tapez à la place le nombre qu’il vaut.',
  ],
  [/^a comma is missing before this\. .*$/, 'il manque une virgule avant ceci. Tapez-en une entre deux fils.'],
  [/^the tree has more than (\d+) nodes\. .*$/, "l'arbre a plus de $1 nœuds. Prenez-en un plus petit."],
  [/^this bracket is never closed\. .*$/, "ce crochet n'est jamais fermé. Ajoutez un ] où sa liste finit."],
  [/^there is no tree here\. .*$/, "il n'y a pas d'arbre ici. Tapez des listes emboîtées, comme [[6,7],[2,8]]."],
  [
    /^"(.*)" is not a number\. A leaf .*$/s,
    "« $1 » n'est pas un nombre. Une feuille est un entier, comme 6 ou -3, et une liste est entre [ ].",
  ],

  // Kernels.
  [/^A table has from 1 to (\d+) whole megabytes, not (\d+)\.$/, 'Une table a de 1 à $1 mégaoctets entiers, et non $2.'],
  [/^A kernel runs in 1 to (\d+) threads, not (\d+)\.$/, 'Un noyau travaille avec 1 à $1 fils, et non $2.'],
  [
    /^There is no memory for a table of (\d+) MB \(.*\)\. .*$/,
    "Il n'y a pas de mémoire pour une table de $1 Mo. Prenez-en une plus petite : 16 Mo suffisent à toute position.",
  ],
  [
    /^The opening book is not there \((.*)\)\. .*$/,
    "Le livre d'ouvertures n'est pas là ($1). Passez-vous-en (--no-book), ou réinstallez Minerve.",
  ],
  [/^The kernel is not there \((.*)\)\. .*$/, "Le noyau compilé n'est pas là ($1). Construisez-le : npm run build."],

  // Searches.
  [
    /^This algorithm keeps no memory: .*\((.*)\)\.$/,
    "Cet algorithme n'a pas de mémoire : retirez --table-mb, ou choisissez-en un qui en a une ($1).",
  ],
  [
    /^A memory needs to tell positions apart, and this game has no key\(\): .*$/,
    'Une mémoire doit distinguer les positions, et ce jeu n’a pas de key() : ajoutez-en une, ou retirez --table-mb.',
  ],
  [
    /^The search went (\d+) plies deep, .*$/s,
    'La recherche est descendue à $1 demi-coups, autant que la pile le permet : donnez une profondeur avec --depth.',
  ],
  [
    /^The position is not the same after the search: .*$/,
    "La position n'est plus la même après la recherche : undo() ne rétablit pas ce que play() change. Lancez checkGame sur le jeu.",
  ],
  [
    /^A position without a legal move must have an outcome: .*$/,
    'Une position sans coup légal doit avoir un résultat : faites que outcome() en rende un (DRAW, par exemple).',
  ],
  [/^(.*): (\w+) returned a wrong score at (.*?): (.*)\.$/s, '$1 : $2 a rendu un mauvais score à $3 : $4!.'],
  [/^WIN and -WIN are for finished games: .*$/, 'WIN et -WIN sont pour les parties finies : que outcome() les rende'],
  [/^(.*) is too large: values stay within ±(\d+)$/, '$1 est trop grand : les valeurs restent entre ±$2'],
  [/^(.*) is not a number$/s, "$1 n'est pas un nombre"],
  [
    /^(.*) is not an integer: .*$/s,
    "$1 n'est pas un entier : les scores sont des entiers, comptez donc par exemple en centièmes",
  ],

  ...RECORD_SENTENCES,
  ...CHESS_SENTENCES,
];
