import type { Table } from './translate.ts';

/** Graphs as text. */
export const GRAPHS: Table = [
  [/^The graph has no start\. .*$/, 'Le graphe n’a pas de départ. Ajoutez une ligne comme start: 0.'],
  [/^Line (\d+): (.*)$/s, 'Ligne $1 : $2!'],
  [/^(.*) A vertex has one name: type (\S+) for \((.*)\)\.$/s, '$1! Un sommet a un seul nom : tapez $2 pour ($3).'],
  [/^(.*) A name has no blanks: type (\S+)\.$/s, '$1! Un nom est sans espace : tapez $2.'],
  [
    /^(\w+): (.*)\. A vertex of that name stands in quotes: (".*":)\.$/s,
    '$1: $2!. Un sommet de ce nom se tape entre guillemets : $3.',
  ],
  [/^does not say who has won\. .*$/, 'ne dit pas qui a gagné. Tapez win adam: ou win eve:'],
  [/^does not say of which vertex\. .*$/, 'ne dit pas de quel sommet. Tapez par exemple value 5: -3'],
  [/^names no vertex\. .*$/, 'ne nomme aucun sommet. Tapez par exemple draw: 2'],
  [
    /^says how the players take turns\. .*$/,
    'dit comment les joueurs se succèdent. Tapez turns: free où ils n’ont pas à alterner',
  ],
  [
    /^"(.*):" says nothing known\. Did you mean (\w+)\? .* (".*":)\.$/s,
    '« $1: » ne dit rien de connu. Vouliez-vous dire $2 ? Si c’est un sommet, mettez-le entre guillemets : $3.',
  ],
  [
    /^"(.*)" says nothing known\. Before = .*$/s,
    '« $1 » ne dit rien de connu. Avant = se tape le nom d’un dictionnaire, comme G = {0: [1]}, ou un mot-clé. Les victoires se tapent win adam: 8 ou win eve: 7, les nuls draw: 2, les joueurs adam: 0 2.',
  ],
  [
    /^turns are free, so the owner of (\S+) .*$/,
    'avec turns: free, le joueur de $1 ne se déduit pas des autres. Ajoutez une ligne comme adam: $1 ou eve: $1.',
  ],
  [
    /^"(.*)" cannot be a name\. .* Type for example (\S+)\.$/s,
    '« $1 » ne peut être un nom. Un nom est sans espace ni ponctuation comme : , ; = # ou des crochets. Tapez par exemple $2.',
  ],
  [/^(\S+) has its successors on line (\d+) already\. .*$/, '$1 a déjà ses successeurs à la ligne $2. Réunissez-les.'],
  [/^(\S+) has an owner already\. .*$/, '$1 a déjà un joueur. Nommez-le une fois.'],
  [/^(\S+) has a result on line (\d+) already\. .*$/, '$1 a déjà un résultat à la ligne $2. N’en gardez qu’un.'],
  [/^the graph has (\d+) starts, .*$/s, 'le graphe a $1 départs. N’en gardez qu’un.'],
  [
    /^there is no vertex (\S+) to start from\. .*$/s,
    'il n’y a pas de sommet $1 d’où partir. Déclarez-le par une ligne comme $1: (ses successeurs), draw: $1 ou eve: $1.',
  ],
  [
    /^(\S+ -> \S+) leads nowhere, there is no vertex (\S+)\. .*$/s,
    '$1 ne mène nulle part, il n’y a pas de sommet $2. Déclarez-le par une ligne comme $2: (ses successeurs), draw: $2 ou eve: $2.',
  ],
  [/^(\S+) has (\S+) for successor twice\. .*$/, '$1 a deux fois $2 pour successeur. Nommez-le une fois.'],
  [
    /^(\S+) ends the game \(line (\d+)\), yet it has successors\. .*$/,
    '$1 finit la partie (ligne $2), et pourtant il a des successeurs. Retirez son résultat ou ses successeurs.',
  ],
  [/^(\S+ -> \S+): (.*)\. Mend the arrow\. (.*)$/, '$1 : $2!. Corrigez la flèche. $3!'],
  [/^(\S+ -> \S+): (.*)\. Mend the arrow or the owners\. (.*)$/, '$1 : $2!. Corrigez la flèche ou les joueurs. $3!'],
  [
    /^Where either player may be to move, .* \((.*) and (.*)\); where .*$/,
    'Où l’un ou l’autre peut avoir le trait, écrivez le sommet deux fois, une pour chacun ($1 et $2) ; où un joueur peut jouer deux fois de suite, nommez tous les joueurs et ajoutez turns: free.',
  ],
  [/^both vertices are (Adam|Ève)'s, but .*$/, 'les deux sommets sont à $1, mais les joueurs alternent'],
  [
    /^both vertices would be (Adam|Ève)'s, which follows from the owners of (\S+) and (\S+), but .*$/,
    'les deux sommets seraient à $1, ce qui suit des joueurs de $2 et de $3, mais les joueurs alternent',
  ],
  [/^no choice of owners .* would be (Adam|Ève)'s$/, 'aucun choix ne fait alterner les joueurs, les deux sommets seraient à $1'],
  [
    /^"(.*):" says nothing known\. .*$/s,
    '« $1: » ne dit rien de connu. Avant un deux-points se tape adam, eve, start, draw, win adam, win eve, value et un sommet, ou un sommet.',
  ],
  [
    /^"(.*)" says nothing known\. .*$/s,
    '« $1 » ne dit rien de connu. Tapez par exemple 0 -> 1 2, adam: 0 2, start: 0 ou win eve: 7.',
  ],
  [
    /^"(.*)" is no list of vertices\. .*$/s,
    '« $1 » n’est pas une liste de sommets. Tapez leurs noms séparés par des espaces ou des virgules.',
  ],
  [/^one vertex stands before an arrow, .*$/, 'un seul sommet se tape avant une flèche, comme 0 -> 1 2.'],
  [/^type the one number that (\S+) is worth, .*$/, 'tapez le seul nombre que vaut $1, comme value $1: -3.'],
  [/^"(.*)" is out of place in the dictionary\. (.*)$/s, '« $1 » n’est pas à sa place dans le dictionnaire. $2!'],
  [/^An entry is a vertex .*$/, 'Une entrée est un sommet et ses successeurs, comme 0: [1, 2].'],
  [/^The successors of (\S+) stand in brackets: .*$/, 'Les successeurs de $1 se tapent entre crochets : $1: [1, 2].'],
  [/^The successors of (\S+) are names .*$/, 'Les successeurs de $1 sont des noms séparés par des virgules.'],
  [/^The successors of (\S+) end with (.) before it\.$/, 'Les successeurs de $1 finissent par $2 avant cela.'],
  [/^Type a comma between two entries\.$/, 'Tapez une virgule entre deux entrées.'],
  [
    /^the dictionary that starts here is never closed\. .*$/,
    'le dictionnaire qui commence ici n’est jamais fermé. Ajoutez un } à sa fin.',
  ],
  [/^(\S+) is not an integer: .*\.$/, '$1 n’est pas un entier : les valeurs sont des entiers, comptez par exemple en centièmes.'],
  [/^(\S+) is too large: .*\.$/, '$1 est trop grand : les valeurs restent entre -998999999 et 998999999.'],
];
