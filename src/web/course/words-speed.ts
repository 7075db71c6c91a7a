import { words } from '../../i18n/index.ts';

/** The chapters on searching less, and deeper. */
export const orderWords = words({
  title: { en: 'The order of moves', fr: 'L’ordre des coups' },
  idea: {
    en: 'The same tree, the same value: but who tries good moves first looks at much less.',
    fr: 'Même arbre, même valeur : mais qui essaie d’abord les bons coups regarde bien moins.',
  },
  text: {
    en: [
      'Alpha-beta cuts when it holds something good. So the sooner the best move is tried, the more is cut. The figure has one tree in three orders; each time the value of the root is the same, and only the number of leaves changes.',
      'In the best order, every node tries first the move that is best for its player. Then most nodes need a single child: a move of the opponent is refuted by one good answer, and the other answers are skipped. With b moves at every node and d levels, the leaves that remain are counted by the formula below, instead of all bᵈ. That is about the square root: for the same work one sees twice as far.',
      'In a bad order there may be no cut at all, as here with “Worst first”, and alpha-beta is as slow as minimax. It is never slower, and never wrong.',
      'Of course nobody knows the best order in advance: whoever knew it would not have to search. Programs guess: captures first, moves that have cut elsewhere at the same level (killer moves), the best move of a shallower search.',
    ],
    fr: [
      'Alpha-bêta coupe quand il tient quelque chose de bon. Donc plus tôt on essaie le meilleur coup, plus on coupe. La figure montre un même arbre dans trois ordres ; la valeur de la racine est chaque fois la même, seul change le nombre de feuilles.',
      'Dans le meilleur ordre, chaque nœud essaie d’abord le coup le meilleur pour son joueur. Alors la plupart des nœuds n’ont besoin que d’un fils : une seule bonne réponse réfute un coup de l’adversaire, et l’on saute les autres. Avec b coups à chaque nœud et d niveaux, la formule ci-dessous compte les feuilles qui restent, au lieu de bᵈ en tout. C’est à peu près la racine carrée : pour le même travail, on voit deux fois plus loin.',
      'Dans un mauvais ordre il peut n’y avoir aucune coupure, comme ici avec « Pires d’abord », et alpha-bêta est aussi lent que minimax. Il n’est jamais plus lent, et jamais faux.',
      'Bien sûr, personne ne connaît d’avance le meilleur ordre : qui le connaîtrait n’aurait pas à chercher. Les programmes devinent : les prises d’abord, les coups qui ont coupé ailleurs au même niveau (coups tueurs), le meilleur coup d’une recherche moins profonde.',
    ],
  },
  formulas: {
    en: ['b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves; here b = 3 and d = 2: 3 + 3 − 1 = 5 leaves of 9'],
    fr: ['b^⌈d/2⌉ + b^⌊d/2⌋ − 1 feuilles ; ici b = 3 et d = 2 : 3 + 3 − 1 = 5 feuilles sur 9'],
  },
  spots: {
    en: ['As it stands', 'Best first', 'Worst first'],
    fr: ['Tel quel', 'Meilleurs d’abord', 'Pires d’abord'],
  },
  tries: {
    en: [
      'Compare the three orders by the number of leaves above the drawing. Which leaves does the best order still have to see?',
      'With “Best first”, go back to the beginning and on to each cut. How many children does each of the skipped nodes show before it is left?',
      'In “As it stands”, select a round node and move it among its siblings with the small arrows: can you save a leaf by hand?',
    ],
    fr: [
      'Comparez les trois ordres par le nombre de feuilles écrit au-dessus du dessin. Quelles feuilles le meilleur ordre doit-il encore voir ?',
      'Avec « Meilleurs d’abord », revenez au début et allez de coupure en coupure. Combien de fils chaque nœud coupé a-t-il montrés avant d’être quitté ?',
      'Dans « Tel quel », choisissez un nœud rond et déplacez-le parmi ses frères avec les petites flèches : pouvez-vous économiser une feuille à la main ?',
    ],
  },
});

export const negamaxWords = words({
  title: { en: 'Negamax', fr: 'Negamax' },
  idea: {
    en: 'One function instead of two: see each position through the eyes of the player who moves there.',
    fr: 'Une seule fonction au lieu de deux : voir chaque position avec les yeux de celui qui y joue.',
  },
  text: {
    en: [
      'Minimax has two halves that say the same with max and min exchanged. One of them is enough. If a position is worth 5 to Max, it is worth −5 to Min, since what one wins the other loses. And the smallest of some numbers is, but for the sign, the largest of their opposites:',
    ],
    fr: [
      'Minimax a deux moitiés qui disent la même chose en échangeant max et min. L’une suffit. Si une position vaut 5 pour Max, elle vaut −5 pour Min, car ce que l’un gagne, l’autre le perd. Et le plus petit de plusieurs nombres est, au signe près, le plus grand de leurs opposés :',
    ],
  },
  formulas: {
    en: ['min(a, b) = −max(−a, −b)', 'negamax(p) = max of −negamax(q), over all q that follow p'],
    fr: ['min(a, b) = −max(−a, −b)', 'negamax(p) = max des −negamax(q), pour tous les q qui suivent p'],
  },
  after: {
    en: [
      'So let negamax(p) be what p is worth to the player who moves there. That player takes the best of the moves, and the worth of a move is the opposite of what the next position is worth to the opponent, who moves there. One line does for both players.',
      'Two things are easily got wrong. A leaf must be seen by the player who would move there: if it is counted for Max, turn its sign where Min is to move. And with alpha-beta the window ]α, β[ (the values that still matter, between what Max holds and what Min holds) is turned too: what is ]α, β[ for me is ]−β, −α[ for my opponent.',
    ],
    fr: [
      'Soit donc negamax(p) ce que vaut p pour le joueur qui y joue. Ce joueur prend le meilleur des coups, et un coup vaut l’opposé de ce que la position suivante vaut pour l’adversaire, qui y joue. Une ligne sert aux deux joueurs.',
      'On se trompe facilement en deux endroits. Une feuille doit être vue par celui qui devrait y jouer : si elle est comptée pour Max, il faut en changer le signe là où c’est à Min de jouer. Et avec alpha-bêta, la fenêtre ]α, β[ (les valeurs qui comptent encore, entre ce que tient Max et ce que tient Min) se retourne aussi : ce qui est ]α, β[ pour moi est ]−β, −α[ pour mon adversaire.',
    ],
  },
  spots: {
    en: ['As the player to move sees it', 'As Max sees it'],
    fr: ['Vu par celui qui joue', 'Vu par Max'],
  },
  tries: {
    en: [
      'Go to the end, and switch between the two views. Which nodes change their sign, and why do the leaves here not?',
      'In the first view, compute the root from its three children: turn the signs, then take the largest. Do you find 5?',
    ],
    fr: [
      'Allez à la fin et passez d’une vue à l’autre. Quels nœuds changent de signe, et pourquoi les feuilles n’en changent-elles pas ici ?',
      'Dans la première vue, calculez la racine à partir de ses trois fils : changez les signes, puis prenez le plus grand. Trouvez-vous 5 ?',
    ],
  },
});

export const memoryWords = words({
  title: { en: 'Memoisation', fr: 'Mémoïsation' },
  idea: {
    en: 'Different moves can lead to the same position. Work it out once, and write it down.',
    fr: 'Des coups différents mènent parfois à la même position. Calculez-la une fois, et notez-la.',
  },
  text: {
    en: [
      'In this game of Nim there are 5 sticks. Each player in turn takes 1, 2 or 3 of them (the numbers on the branches), and whoever takes the last one loses. Take 1 and let the opponent take 2, or take 2 and let the opponent take 1: the same 2 sticks are left, and the same player is to move. In the tree these are two nodes. In the game they are one position.',
      'Minimax does not notice. It visits all 28 nodes of the tree, though there are only 10 positions, and works the same things out again and again. In larger games the waste is enormous.',
      'The remedy is a memory, in Python a dictionary. Before a position is searched, look it up; after it has been searched, write its value down. The key has to say all that matters, here the number of sticks and whose turn it is. With a memory, 19 visits are enough, and the value is the same. (For a win, one writes down how many moves it takes from the position, not from the root: this stays true wherever the position comes up.)',
      'With alpha-beta one has to take care: a node that was cut is known by a bound only. So the memory must keep whether a value is exact, at least or at most; and in a search of limited depth, how deep it was searched. Such a memory, usually of fixed size, is called a transposition table.',
    ],
    fr: [
      'Dans ce jeu de Nim il y a 5 bâtonnets. Chacun à son tour en prend 1, 2 ou 3 (les nombres sur les branches), et qui prend le dernier perd. Prendre 1 puis voir l’adversaire prendre 2, ou prendre 2 puis le voir prendre 1 : il reste les mêmes 2 bâtonnets, et c’est au même joueur de jouer. Dans l’arbre, ce sont deux nœuds. Dans le jeu, c’est une seule position.',
      'Minimax ne le remarque pas. Il visite les 28 nœuds de l’arbre, alors qu’il n’y a que 10 positions, et refait sans cesse les mêmes calculs. Dans de plus grands jeux, le gaspillage est énorme.',
      'Le remède est une mémoire, en Python un dictionnaire. Avant d’explorer une position, on la cherche dedans ; après l’avoir explorée, on y note sa valeur. La clé doit dire tout ce qui compte, ici le nombre de bâtonnets et à qui est le tour. Avec une mémoire, 19 visites suffisent, et la valeur est la même. (Pour un gain, on note en combien de coups il vient à partir de la position, non de la racine : cela reste vrai partout où elle revient.)',
      'Avec alpha-bêta il faut prendre garde : d’un nœud coupé, on ne connaît qu’une borne. La mémoire doit donc retenir si une valeur est exacte, un minorant ou un majorant ; et, dans une recherche à profondeur limitée, à quelle profondeur elle a été trouvée. Une telle mémoire, en général de taille fixe, s’appelle une table de transposition.',
    ],
  },
  spots: {
    en: ['Without memory', 'With memory'],
    fr: ['Sans mémoire', 'Avec mémoire'],
  },
  tries: {
    en: [
      'With memory, step on until the sentence under the figure says “known from memory”. Which earlier node was the same position?',
      'Go to the end in both. How many leaves has each search looked at?',
      'W3 at a node means that the game is won 3 moves after the root, by Max with a plus sign, by Min with a minus. Who wins with 5 sticks?',
    ],
    fr: [
      'Avec mémoire, avancez jusqu’à ce que la phrase sous la figure dise « valeur trouvée en mémoire ». Quel nœud précédent était la même position ?',
      'Allez à la fin dans les deux cas. Combien de feuilles chaque recherche a-t-elle regardées ?',
      'G3 sur un nœud signifie que la partie est gagnée 3 coups après la racine, par Max avec un signe plus, par Min avec un moins. Qui gagne avec 5 bâtonnets ?',
    ],
  },
});

export const deepeningWords = words({
  title: { en: 'Iterative deepening', fr: 'L’approfondissement itératif' },
  idea: {
    en: 'Search one move deep, then two, then three: when the time is up, there is an answer.',
    fr: 'Chercher à un coup, puis à deux, puis à trois : quand le temps est écoulé, une réponse est là.',
  },
  text: {
    en: [
      'A program has five seconds for its move. How deep should it search? Too deep, and the time is up before it knows anything; not deep enough, and it plays badly. Nobody can tell in advance.',
      'So it searches the tree of depth 1, then that of depth 2, then 3, and so on. At leaves where the game is not over, an estimate, the heuristic (see “Heuristics and the horizon”), stands for the value. When the clock stops the program, it plays the move of the last tree that it has searched whole.',
      'Is it a waste to begin again each time? Hardly. With 7 moves at every node, the tree of depth p has 7ᵖ leaves, and all the shallower trees together have less than a sixth of that. The last tree is nearly all of the work.',
      'And the shallow trees pay their way: they tell which move to try first. In the figure, a small Connect 4 board, a search of depth 3 from left to right looks at 16 leaves. Deepening tries first, in each pass, the best line of the pass before: the pass of depth 3 looks at 9 leaves, and the three passes together at 16. The order came for free.',
    ],
    fr: [
      'Un programme a cinq secondes pour jouer. À quelle profondeur doit-il chercher ? Trop profond, et le temps s’écoule avant qu’il ne sache rien ; pas assez, et il joue mal. Personne ne peut le dire d’avance.',
      'Il explore donc l’arbre de profondeur 1, puis celui de profondeur 2, puis 3, et ainsi de suite. Aux feuilles où la partie n’est pas finie, une estimation, l’heuristique (voir « Heuristiques et horizon »), tient lieu de valeur. Quand l’horloge arrête le programme, il joue le coup du dernier arbre exploré en entier.',
      'Est-ce du gaspillage de tout recommencer à chaque fois ? À peine. Avec 7 coups à chaque nœud, l’arbre de profondeur p a 7ᵖ feuilles, et tous les arbres moins profonds réunis en ont moins d’un sixième. Le dernier arbre est presque tout le travail.',
      'Et les arbres peu profonds se rendent utiles : ils disent quel coup essayer d’abord. Dans la figure, un petit plateau de Puissance 4, une recherche de profondeur 3 de gauche à droite regarde 16 feuilles. L’approfondissement essaie d’abord, à chaque passe, la meilleure suite de la passe précédente : la passe de profondeur 3 regarde 9 feuilles, et les trois passes réunies 16. L’ordre n’a rien coûté.',
    ],
  },
  spots: {
    en: ['Depth 1, then 2, then 3', 'Depth 3 at once'],
    fr: ['Profondeur 1, puis 2, puis 3', 'Profondeur 3 d’emblée'],
  },
  tries: {
    en: [
      'Step through the first pass: which column is best one move deep? Then see which column the second pass tries first.',
      'In the first pass the leaves are the positions after one move. What is written on them, and where does it come from?',
      'Choose “Depth 3 at once” and compare: which branches does it look at that the third pass has cut?',
    ],
    fr: [
      'Suivez la première passe : quelle colonne est la meilleure à un coup ? Voyez ensuite quelle colonne la deuxième passe essaie d’abord.',
      'Dans la première passe, les feuilles sont les positions après un coup. Qu’est-ce qui y est écrit, et d’où cela vient-il ?',
      'Choisissez « Profondeur 3 d’emblée » et comparez : quelles branches regarde-t-elle que la troisième passe a coupées ?',
    ],
  },
});

export const winningWords = words({
  title: { en: 'Winning-move pruning', fr: 'L’élagage du coup gagnant' },
  idea: {
    en: 'If you can win at once, do it. If your opponent can, stop it. Why think about anything else?',
    fr: 'Si vous pouvez gagner tout de suite, faites-le. Si l’adversaire le peut, empêchez-le. Pourquoi penser à autre chose ?',
  },
  text: {
    en: [
      'The board is a small Connect 4, four columns of four cells. A person who sees a winning move plays it, and does not study the other columns. A search can do the same, at every node:',
      'A move that wins at once is the best there is, so it is searched alone. If there is none but the opponent threatens to win at once somewhere, only the move that takes the threat away is searched: after any other move the opponent wins. If the opponent threatens in two places, one block is not enough, and one move is searched all the same: every move is worth the same loss.',
      'Does the value stay the same? A win at once: certainly, no move is worth more. A forced block: every other move loses two plies further (a ply is one move of one player), so it is worth the worst there is, provided that the search looks two plies further. One ply above the leaves it does not, and would give the other moves an estimate; there only the first half of the rule may be used. With this care the pruning never changes a value.',
      'Looking for winning moves costs time at every node. So one may use it only where the search has at least q plies left below a node, and much time can be saved: q is called the distance. In the figure q = 1. Minimax visits 23 nodes, and 15 with the pruning.',
    ],
    fr: [
      'Le plateau est un petit Puissance 4, quatre colonnes de quatre cases. Quelqu’un qui voit un coup gagnant le joue, sans étudier les autres colonnes. Une recherche peut faire de même, à chaque nœud :',
      'Un coup qui gagne tout de suite est le meilleur possible : il est seul exploré. S’il n’y en a pas, mais que l’adversaire menace de gagner tout de suite quelque part, on n’explore que le coup qui pare la menace : après tout autre coup, l’adversaire gagne. S’il menace en deux endroits, une parade ne suffit pas, et l’on n’explore quand même qu’un coup : tous valent la même défaite.',
      'La valeur reste-t-elle la même ? Gagner tout de suite : bien sûr, aucun coup ne vaut plus. Une parade forcée : tout autre coup perd deux demi-coups plus loin (aux échecs, un « coup » compte parfois pour les deux joueurs ; un demi-coup est celui d’un seul), donc vaut le pire possible, à condition que la recherche regarde deux demi-coups plus loin. Juste au-dessus des feuilles elle ne le fait pas, et donnerait aux autres coups une estimation ; là, seule la première moitié de la règle est permise. Avec cette précaution, l’élagage ne change jamais une valeur.',
      'Chercher les coups gagnants prend du temps à chaque nœud. On peut donc ne le faire que là où la recherche a encore au moins q demi-coups à faire sous un nœud, et où il y a beaucoup de temps à gagner : q s’appelle la distance. Dans la figure q = 1. Minimax visite 23 nœuds, et 15 avec l’élagage.',
    ],
  },
  spots: {
    en: ['With the pruning', 'Without it'],
    fr: ['Avec l’élagage', 'Sans'],
  },
  tries: {
    en: [
      'Step on until the sentence speaks of the winning-move pruning. Is it a win or a block? Enlarge the figure with +: find the three stones, and the fourth cell, on the small board.',
      'Find a node of the other kind.',
      'Go to the end with and without it: the value is the same. How many leaves has each looked at?',
    ],
    fr: [
      'Avancez jusqu’à ce que la phrase parle de l’élagage du coup gagnant. Est-ce un gain ou une parade ? Agrandissez la figure avec + : retrouvez les trois jetons, et la quatrième case, sur le petit plateau.',
      'Trouvez un nœud de l’autre sorte.',
      'Allez à la fin avec et sans : la valeur est la même. Combien de feuilles chacune a-t-elle regardées ?',
    ],
  },
});

export const horizonWords = words({
  title: { en: 'Heuristics and the horizon', fr: 'Heuristiques et horizon' },
  idea: {
    en: 'Where the search has to stop it guesses. What lies just behind, it does not see.',
    fr: 'Là où la recherche doit s’arrêter, elle devine. Ce qui est juste derrière, elle ne le voit pas.',
  },
  text: {
    en: [
      'No computer can search a game such as chess to its end. The search stops at some depth, and there a heuristic gives each position a number: a guess, large where Max seems to stand well, small where Min does. It knows no moves, it only looks at the board. In Connect 4 one may add, for each stone of Max, the number of lines of four that run through its cell, and subtract it for each stone of Min; in chess, points for the pieces.',
      'Minimax then works as before, but its answer is only as good as the guesses. What happens one move after the last one that is searched does not exist for it: it lies behind the horizon.',
      'In the figure Max is to move, and two columns are open. A search of depth 3 finds column 4 worth 8, column 1 worth 6, and plays column 4. A search of depth 4 sees one move further: after column 4 Min completes a line, with the fourth move (−W4). Column 1 leads to a draw, 0. One move more has turned the answer round.',
      'The remedies: search deeper, guess better, or do not stop in the middle of a fight, but continue as long as there are threats or captures. A position without any Turing called dead; to continue until the position is dead is called quiescence search today.',
    ],
    fr: [
      'Aucun ordinateur ne peut explorer jusqu’au bout un jeu comme les échecs. La recherche s’arrête à une certaine profondeur, et là une heuristique donne un nombre à chaque position : une estimation, grande si Max semble bien placé, petite si c’est Min. Elle ne joue aucun coup, elle regarde seulement le plateau. Au Puissance 4, on peut ajouter, pour chaque jeton de Max, le nombre d’alignements de quatre qui passent par sa case, et le retrancher pour chaque jeton de Min ; aux échecs, des points pour les pièces.',
      'Minimax travaille ensuite comme avant, mais sa réponse ne vaut que ce que valent les estimations. Ce qui arrive un coup après le dernier coup exploré n’existe pas pour lui : c’est derrière l’horizon.',
      'Dans la figure, c’est à Max de jouer, et deux colonnes sont ouvertes. Une recherche de profondeur 3 trouve que la colonne 4 vaut 8, la colonne 1 vaut 6, et joue la colonne 4. Une recherche de profondeur 4 voit un coup plus loin : après la colonne 4, Min complète un alignement au quatrième coup (−G4). La colonne 1 mène à la nulle, 0. Un coup de plus a retourné la réponse.',
      'Les remèdes : chercher plus loin, estimer mieux, ou ne pas s’arrêter en pleine bataille, et continuer tant qu’il y a des menaces ou des prises. Une position sans menace ni prise, Turing l’appelait « morte » ; continuer jusque-là s’appelle aujourd’hui la recherche de quiescence.',
    ],
  },
  spots: {
    en: ['3 moves ahead', '4 moves ahead'],
    fr: ['3 coups d’avance', '4 coups d’avance'],
  },
  tries: {
    en: [
      'With 3 moves ahead, follow the best line to its leaf. Whose turn is it there, and what could that player do next?',
      'With 4 moves ahead, enlarge the figure with + and find the leaf −W4: where are the four stones in a row?',
      'Here the game ends with the fourth move. So is the value 0 a guess, or is it certain?',
    ],
    fr: [
      'Avec 3 coups d’avance, suivez la meilleure suite jusqu’à sa feuille. À qui est-ce de jouer, et que pourrait faire ce joueur ensuite ?',
      'Avec 4 coups d’avance, agrandissez la figure avec + et trouvez la feuille −G4 : où sont les quatre jetons alignés ?',
      'Ici la partie finit avec le quatrième coup. La valeur 0 est-elle donc une estimation, ou est-elle certaine ?',
    ],
  },
});
