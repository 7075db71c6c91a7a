import type { Table } from './translate.ts';

/** Positions of the small games: Connect 4, tic-tac-toe, Nim, Chomp, trees, graphs, and games of one's own. */
export const POSITIONS: Table = [
  [/^Move (\d+) of (?!the transcript)(.*): ((?:there is no column|column|the game was) .*)$/s, 'Coup $1 de $2 : $3!'],
  [
    /^there is no column "(.*)"\. Columns are 1 to (\d+), with commas between them\.$/s,
    'il n’y a pas de colonne « $1 ». Les colonnes vont de 1 à $2, avec des virgules.',
  ],
  [/^there is no column "(.*)"\. Columns are 1 to (\d+)\.$/s, 'il n’y a pas de colonne « $1 ». Les colonnes vont de 1 à $2.'],
  [/^column (\d+) is full, it holds (\d+) stones\.$/, 'la colonne $1 est pleine, elle contient $2 jetons.'],
  [/^the game was over before it, a draw\. .*$/, 'la partie était déjà finie, match nul. Retirez ce qui suit.'],
  [/^the game was over before it, (Max|Min) had won\. .*$/, 'la partie était déjà finie, $1 avait gagné. Retirez ce qui suit.'],
  [
    /^"(.*)" is not a board of (.*): type the rows from the top, like (.*)\.$/s,
    '« $1 » n’est pas un plateau de $2 : tapez les rangées à partir du haut, comme $3.',
  ],
  [/^"(.*)" is not a stone: .*$/s, '« $1 » n’est pas un pion : tapez x pour Max, o pour Min et . pour une case vide.'],
  [
    /^(\d+) (.) and (\d+) (.) cannot be: (M..) \(.\) began, .*$/s,
    '$1 $2 et $3 $4 ne peuvent être : $5 ($2) a commencé, $2 a donc autant de pions ou un de plus. Si Min (o) a commencé, le texte finit par :min.',
  ],
  [
    /^This board cannot be: somebody played on after a win\. .*$/,
    'Ce plateau ne peut être : quelqu’un a joué après une victoire. Retirez les pions posés ensuite.',
  ],
  [
    /^This is not a board of (\S+): draw at most (\d+) rows of (\d+) letters, .*$/,
    'Ce n’est pas un plateau de $1 : dessinez au plus $2 rangées de $3 lettres, chacune x, o ou un point.',
  ],
  [
    /^A stone hangs in the air in column (\d+): .*$/,
    'Un jeton est suspendu en l’air dans la colonne $1 : remplissez les cases en dessous.',
  ],
  [
    /^(\d+) x and (\d+) o cannot be: players alternate, .*$/,
    '$1 x et $2 o ne peuvent être : les joueurs alternent, aucun n’a donc plus d’un jeton de plus.',
  ],
  [
    /^No order of moves (?:can lead to it|was found): .*$/,
    'Aucun ordre des coups n’y mène : vérifiez les couleurs, et que personne n’a joué après une victoire.',
  ],
  [
    /^"(.*)" is not a position of Nim: type the sticks of each heap, like (\S+), .*$/s,
    '« $1 » n’est pas une position de nim : tapez les bâtonnets de chaque tas, comme $2, et :min si Min a le trait.',
  ],
  [/^(\S+) has (\d+) heaps, but this game has (\d+): .*$/, '$1 a $2 tas, mais ce jeu en a $3 : écrivez 0 pour un tas vide.'],
  [/^Heap (.) cannot have (\d+) sticks: it starts with (\d+)\.$/, 'Le tas $1 ne peut avoir $2 bâtonnets : il commence avec $3.'],
  [
    /^"(.*)" is not a position of Chomp: type the length of each row, like (\S+), .*$/s,
    '« $1 » n’est pas une position de chomp : tapez la longueur de chaque rangée, comme $2, et :min si Min a le trait.',
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
    '$1! n’a pas de fils « $2 » : ses fils vont de 1 à $3. Tapez un chemin comme 1.2, ou - pour la racine.',
  ],
  [
    /^(The root|Node \S+) is a leaf, so "(.*)" leads nowhere\. .*$/s,
    '$1! est une feuille, « $2 » ne mène donc nulle part. Retirez-le.',
  ],
  [/^The root$/, 'La racine'],
  [/^Node (\S+)$/, 'Le nœud $1'],
  [/^There is no vertex "(.*)"\. The vertices are (.*)\.$/s, 'Il n’y a pas de sommet « $1 ». Les sommets sont $2.'],
  [/^A position of (.*) is typed as JSON, like (.*) \(.*\)\.$/s, 'Une position de $1 se tape en JSON, comme $2.'],
  [
    /^(.*) is not a position of (.*), which starts at (.*) \((.*)\)\.$/s,
    '$1 n’est pas une position de $2, qui commence à $3 ($4).',
  ],
];
