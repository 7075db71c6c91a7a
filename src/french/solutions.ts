import type { Table } from './translate.ts';

/** Arenas, and the files of their solutions. */
export const SOLUTIONS: Table = [
  // Solution files. They come before the lines of graphs, which begin alike.
  [
    /^The file stops after (\d+) of its (\d+) positions: .*$/,
    'Le fichier s’arrête après $1 de ses $2 positions : il a été coupé. Écrivez-le de nouveau.',
  ],
  [
    /^The file stops before its last line, .*$/,
    'Le fichier s’arrête avant sa dernière ligne, « end » avec la somme de contrôle : il a été coupé. Écrivez-le de nouveau.',
  ],
  [
    /^Something follows line (\d+), "end" .*$/,
    'Quelque chose suit la ligne $1, « end » avec la somme de contrôle, qui est la dernière : retirez-le.',
  ],
  [
    /^Line (\d+) should be "end" and the checksum, after (\d+) positions: .*$/,
    'La ligne $1 devrait être « end » et la somme de contrôle, après $2 positions : le fichier a été changé.',
  ],
  [
    /^The checksum does not fit: the file was changed after it was written\. (.*)$/s,
    'La somme de contrôle n’est pas la bonne : le fichier a été changé après avoir été écrit. $1!',
  ],
  [/^The checksum does not fit: .*$/, 'La somme de contrôle n’est pas la bonne : le fichier a été changé après avoir été écrit.'],
  [/^Line (\d+), "(.*)", is not a winner .*$/s, 'La ligne $1, « $2 », n’est pas un gagnant (+, - ou =), un rang et un coup.'],
  [/^This is not a solution file of minerve: (.*)\.$/s, 'Ce n’est pas un fichier de solution de minerve : $1!.'],
  [/^its first line is not JSON$/, 'sa première ligne n’est pas du JSON'],
  [/^its first line does not say (.*)$/, 'sa première ligne ne dit pas $1'],
  [/^its first line lacks .*$/, 'à sa première ligne manque le titre ou la somme de contrôle de l’arène'],
  [/^its (positions|moves|start) is (.*)$/s, '$1 y vaut $2'],
  [
    /^The file has version (.*); this program reads version (\d+)\.$/s,
    'Le fichier est de la version $1 ; ce programme lit la version $2.',
  ],
  [
    /^The file solves another arena: its (.*) is (.*), that of (.*) is (.*)\.$/s,
    'Le fichier résout une autre arène : $1! est $2, pour $3 c’est $4.',
  ],
  [/^title$/, 'son titre'],
  [/^number of positions$/, 'son nombre de positions'],
  [/^number of moves$/, 'son nombre de coups'],
  [/^start$/, 'son départ'],
  [/^checksum of owners, outcomes and moves$/, 'sa somme de contrôle (joueurs, résultats, coups)'],

  // What the verifiers refuse.
  [/^the game is over with (.*), but the solution says (.*)$/, 'la partie y finit par $1!, mais la solution dit $2!'],
  [/^the game is over, so its rank cannot be (.*)$/, 'la partie est finie, son rang ne peut donc être $1'],
  [/^the game is over, but the strategy moves on to (.*)$/, 'la partie est finie, mais la stratégie continue vers $1'],
  [
    /^its rank is (\S+), which is not the rank of (.*) with moves to play$/,
    'son rang est $1, ce qui n’est pas celui d’$2! où l’on joue encore',
  ],
  [/^the strategy moves to (\S+), which is not a legal move$/, 'la stratégie va à $1, ce qui n’est pas un coup légal'],
  [/^it is (.*), but the strategy moves to (.*)$/, 'c’est $1!, mais la stratégie va à $2!'],
  [
    /^its rank is (\S+), but the strategy moves to rank (\S+), not (\S+)$/,
    'son rang est $1, mais la stratégie va au rang $2, non $3',
  ],
  [
    /^it is not won by the player to move, who can win with (.*)$/s,
    'elle n’est pas donnée à qui a le trait, qui peut pourtant gagner par $1',
  ],
  [/^it counts as lost, but (.*) escapes$/s, 'elle passe pour perdue, mais $1 en réchappe'],
  [/^its rank is (\S+), but (.*) wins faster$/s, 'son rang est $1, mais $2 gagne plus vite'],
  [/^its rank is (\S+), but (.*) holds out longer$/s, 'son rang est $1, mais $2 tient plus longtemps'],
  [/^the game is over with (\S+), not (\S+)$/, 'la partie y finit par $1, non $2'],
  [/^the game is over, so there is no height and no move$/, 'la partie est finie : il n’y a ni hauteur ni coup'],
  [/^its value is (\S+), but the best move leads to (\S+)$/, 'sa valeur est $1, mais le meilleur coup mène à $2'],
  [
    /^its height is (\S+), which is not one more than .*$/,
    'sa hauteur est $1, ce qui n’est pas un de plus que la plus grande de ses successeurs',
  ],
  [/^the strategy moves to (\S+), but (\S+) can be had$/, 'la stratégie va à $1, mais on peut avoir $2'],
  [
    /^Position (.*) is (won|lost) with rank (\S+), not (won|lost) with rank (\S+)\.$/s,
    'La position $1 est $2! de rang $3, non $4! de rang $5.',
  ],
  [/^won$/, 'gagnée'],
  [/^lost$/, 'perdue'],
  [/^(.*) has (\d+) positions, the solution (\d+) and (\d+)\.$/s, '$1 a $2 positions, la solution $3 et $4.'],
  [/^a win of (Adam|Ève)$/, 'une victoire d’$1'],
  [/^a draw$/, 'un match nul'],
  [/^won by nobody \((.*)\)$/, 'une position gagnée par personne ($1)'],
  [
    /^The arena has (\d+) positions, but (\w+) has (\d+) entries(?:: .*)?\.$/,
    'L’arène a $1 positions, mais $2 a $3 entrées : c’est celle d’une autre arène.',
  ],

  // Exploring and solving.
  [
    /^(.*) gives its positions no key, .*$/s,
    'À $1 il manque une key() aux positions, la même position ne peut donc être reconnue : ajoutez-la au jeu.',
  ],
  [
    /^(.*) has more than (\S+) positions, the most that can be told apart: .*$/s,
    '$1 a plus de $2 positions, le plus que l’on puisse distinguer : prenez un plateau plus petit.',
  ],
  [
    /^(.*) has more than the (\S+) positions that are allowed\. .*$/s,
    '$1 a plus que les $2 positions accordées. Accordez-en plus, ou prenez un plateau plus petit.',
  ],
  [
    /^(.*) has more positions than (\S+) MiB allow\. Allow more \(a position takes about (\d+) bytes, a move (\d+)\), .*$/s,
    '$1 a plus de positions que $2 Mio ne le permettent. Accordez-en plus (une position prend $3 octets environ, un coup $4), ou prenez un plateau plus petit.',
  ],
  [/^(.*?): a wrong outcome at (.*?): (.*)\.$/s, '$1 : un mauvais résultat à $2 : $3!.'],
  [
    /^(.*): there is neither a move nor an outcome at (.*): .*$/s,
    '$1 : il n’y a ni coup ni résultat à $2 : une position sans coup demande un résultat.',
  ],
  [
    /^Position (.*) of (.*) can come back to itself: Grundy values .*$/s,
    'La position $1 de $2 peut revenir sur elle-même : les valeurs de Grundy demandent un jeu qui finit toujours.',
  ],
  [
    /^Position (.*) of (.*) can come back to itself, and the memoised recursion .*$/s,
    'La position $1 de $2 peut revenir sur elle-même, et la récursion mémoïsée demande une arène sans cycles : prenez les attracteurs.',
  ],
  [
    /^(.*) does not say that its moves all lead to smaller numbers, .*$/s,
    '$1 ne dit pas que tous ses coups mènent à de plus petits numéros, ce que le balayage demande : prenez les attracteurs.',
  ],
  [/^(.*) has a move from (.*) up to (.*): use attractors\.$/s, '$1 a un coup qui monte de $2 à $3 : prenez les attracteurs.'],
  [
    /^(.*) has moves to larger numbers: .*$/s,
    '$1 a des coups vers de plus grands numéros : résolvez son arène doublée par les attracteurs.',
  ],
  [
    /^(.*) has (\S+) positions(?: and (\S+) moves)?: at most (\S+) of each can be numbered\. .*$/s,
    '$1 a $2 positions : on peut en numéroter $4 au plus, et autant de coups. Résolvez un plateau plus petit.',
  ],
  [
    /^(.*) has (\S+) positions and (\S+) moves and needs (\S+) MiB, but (\S+) MiB are allowed\. .*$/s,
    '$1 a $2 positions et $3 coups et demande $4 Mio, mais $5 Mio sont accordés. Accordez-en plus, ou résolvez un plateau plus petit.',
  ],
  [
    /^(.*) has (\S+) positions and needs (\S+) MiB, but (\S+) MiB are allowed\. .*$/s,
    '$1 a $2 positions et demande $3 Mio, mais $4 Mio sont accordés. Accordez-en plus, ou résolvez un plateau plus petit.',
  ],
  [
    /^Position (.*) of (.*) can come back to itself: points .*$/s,
    'La position $1 de $2 peut revenir sur elle-même : on ne compte les points que si toute partie finit. Les attracteurs disent qui gagne.',
  ],

  // Arenas as data.
  [
    /^A move leads from position (\S+) to (\S+), which is not there: the positions are 0 to (\d+)\.$/,
    'Un coup mène de la position $1 à $2, qui n’existe pas : les positions vont de 0 à $3.',
  ],
  [
    /^Position (\S+) is (drawn|won by Adam|won by Ève), yet moves leave it: .*$/,
    'La position $1 est $2!, et pourtant des coups en partent : retirez ses coups, ou son résultat.',
  ],
  [/^drawn$/, 'nulle'],
  [/^won by (Adam|Ève)$/, 'gagnée par $1'],
  [
    /^The offset of position (.*) is (\S+): .*$/s,
    'L’offset de la position $1 est $2 : ce sont des entiers qui ne baissent jamais.',
  ],
  [/^Position (\S+) has a wrong outcome: (.*)\.$/s, 'La position $1 a un mauvais résultat : $2!.'],
  [/^The start is (\S+), but the positions are 0 to (\d+)\.$/, 'Le départ est $1, mais les positions vont de 0 à $2.'],
  [
    /^The move from (.*) to (.*) leaves (Adam|Ève) to move again: .*$/s,
    'Le coup de $1 à $2 laisse le trait à $3 : dans une arène bipartie les joueurs alternent.',
  ],
  [
    /^The move from (.*) \((\d+)\) to (.*) \((\d+)\) leads upwards, .*$/s,
    'Le coup de $1 ($2) à $3 ($4) monte, alors que l’arène dit qu’aucun ne le fait.',
  ],
  [/^Position (.*) is controlled by (.*): it needs .*$/s, 'La position $1 est à $2 : il faut Adam (1) ou Ève (-1).'],
  [/^The arena has no positions: .*$/, 'L’arène est sans positions : il lui en faut une au moins, le départ.'],
  [/^Position (\d+) is called (.*): a name .*$/s, 'La position $1 s’appelle $2 : un nom est un texte.'],
  [
    /^Positions (\d+) and (\d+) are both called (.*): give .*$/s,
    'Les positions $1 et $2 s’appellent toutes deux $3 : donnez à chacune son nom.',
  ],
  [/^An arena needs names, .*$/, 'Une arène demande names, owner, outcome, offsets et targets, chacun une liste.'],
  [
    /^There are (\d+) names, (\d+) owners and (\d+) outcomes: .*$/,
    'Il y a $1 noms, $2 joueurs et $3 résultats : chaque position en demande un de chaque.',
  ],
  [
    /^The offsets must be (\d+) numbers, from 0 to the number of moves, (\d+)\.$/,
    'offsets doit avoir $1 nombres, de 0 au nombre de coups, $2.',
  ],
  [/^Position (\S+) has owner (.*): .*$/s, 'La position $1 a pour joueur $2 : il faut 1 pour Adam ou -1 pour Ève.'],
  [
    /^Move (\d+) leads to (.*), which is not the number of a position\.$/s,
    'Le coup $1 mène à $2, qui n’est pas le numéro d’une position.',
  ],
  // After all that begins alike: what the verifiers refuse.
  [/^Position (.*?): (.*)\.$/s, 'Position $1 : $2!.'],
];
