import { words } from '../../i18n/index.ts';

/** The chapters on induction, on comparing two searches, and on what programs add. */
export const inductionWords = words({
  title: { en: 'Induction on trees', fr: 'L’induction sur les arbres' },
  idea: {
    en: 'What is defined by a base and rules is proved by a base and rules.',
    fr: 'Ce qui est défini par une base et des règles se démontre par une base et des règles.',
  },
  text: {
    en: [
      'Natural numbers are made from 0 by adding 1 again and again. That is why a proof by recurrence has two steps: the statement holds for 0, and it passes from n to n + 1. The same works for whatever is made step by step.',
      'A game tree is either a leaf (the base) or a node s above trees a₁, …, aₙ that exist already (the rule). Nothing else is a tree. The figure shows it: below the root stand three trees, one of which is a leaf.',
      'So a function on trees is defined by what it does at a leaf, and by how it combines its values at a₁, …, aₙ. Minimax is such a function. So are the height of a tree and its number of leaves.',
      'And a statement P holds for all trees under two conditions:',
    ],
    fr: [
      'Les entiers naturels se construisent à partir de 0 en ajoutant 1 à plusieurs reprises. C’est pourquoi une démonstration par récurrence a deux étapes : l’énoncé est vrai pour 0, et il passe de n à n + 1. Il en va de même de tout ce qui se construit pas à pas.',
      'Un arbre de jeu est ou bien une feuille (la base), ou bien un sommet s au-dessus d’arbres a₁, …, aₙ qui existent déjà (la règle). Rien d’autre n’est un arbre. La figure le montre : sous la racine il y a trois arbres, dont une feuille.',
      'Une fonction sur les arbres est donc définie par sa valeur sur une feuille, et par la façon dont on combine ses valeurs en a₁, …, aₙ. Minimax est une telle fonction ; la hauteur d’un arbre et son nombre de feuilles aussi.',
      'Et un énoncé P est vrai de tous les arbres à deux conditions :',
    ],
  },
  formulas: {
    en: ['Base: P holds for every leaf', 'Induction: if P holds for a₁, …, aₙ, then it holds for the node above them'],
    fr: [
      'Base : P est vrai de toute feuille',
      'Induction : si P est vrai de a₁, …, aₙ, alors il l’est du sommet au-dessus d’eux',
    ],
  },
  after: {
    en: [
      'In the second condition one may use that P holds for all of a₁, …, aₙ: this is the induction hypothesis. No tree is so deep that the base is never reached, because every tree was made in finitely many steps.',
    ],
    fr: [
      'Dans la seconde condition, on a le droit d’utiliser que P est vrai de chacun de a₁, …, aₙ : c’est l’hypothèse d’induction. Aucun arbre n’est si profond qu’on n’atteigne jamais la base, puisque tout arbre a été construit en un nombre fini d’étapes.',
    ],
  },
  tries: {
    en: [
      'Step through minimax. In which order do the nodes get their values, and where is the base?',
      'Prove by induction that a tree has at least as many leaves as its root has children.',
      'Prove by induction: the value of minimax is the value of one of the leaves.',
    ],
    fr: [
      'Avancez pas à pas dans minimax. Dans quel ordre les nœuds reçoivent-ils leur valeur, et où est la base ?',
      'Démontrez par induction qu’un arbre a au moins autant de feuilles que sa racine a de fils.',
      'Démontrez par induction : la valeur de minimax est celle d’une des feuilles.',
    ],
  },
});

export const compareWords = words({
  title: { en: 'Minimax2 and alpha-beta compared', fr: 'Minimax2 et alpha-bêta comparés' },
  idea: {
    en: 'The lemma of Minimax2, and why alpha-beta never looks at anything more.',
    fr: 'Le lemme de Minimax2, et pourquoi alpha-bêta n’examine jamais rien de plus.',
  },
  text: {
    en: [
      'Minimax2 gives a node p one number: compare, the best value of the siblings searched before it. Where Max moves, compare is a value that Min holds just above, and the loop stops as soon as the maximum so far is at least compare. Let v be the minimax value of p and r what Minimax2 returns. At a node of Max:',
    ],
    fr: [
      'Minimax2 donne à un nœud p un seul nombre : compare, la meilleure valeur des frères explorés avant lui. Là où Max joue, compare est une valeur que Min tient juste au-dessus, et la boucle s’arrête dès que le maximum atteint compare. Soit v la valeur minimax de p et r ce que renvoie Minimax2. À un nœud Max :',
    ],
  },
  formulas: {
    en: ['if v ≤ compare, then r = v', 'if v > compare, then r ≥ compare'],
    fr: ['si v ≤ compare, alors r = v', 'si v > compare, alors r ≥ compare'],
  },
  after: {
    en: [
      'At a node of Min all is the same with the inequalities turned, and max and min exchanged. The proof is by induction on the tree: each child is called with the best value so far as its compare, so that it returns its value exactly if that is better, and otherwise a value that changes nothing. At the root compare is infinite, hence r = v.',
      'And alpha-beta? By another induction, from the root down: at every node of Max that both examine, β ≤ compare, because β is the smallest value that any Min above holds, and compare only that of the parent. At a node of Min, α ≥ compare. Moreover, as long as alpha-beta goes on, its maximum so far is at least that of Minimax2. So whenever Minimax2 stops, alpha-beta has stopped too: it examines only nodes that Minimax2 examines, and on some trees not all of them.',
    ],
    fr: [
      'À un nœud Min, tout est pareil, en renversant les inégalités et en échangeant max et min. La démonstration est une induction sur l’arbre : chaque fils est appelé avec pour compare la meilleure valeur jusqu’ici, de sorte qu’il renvoie sa valeur exacte si elle est meilleure, et, sinon, une valeur qui ne change rien. À la racine compare est infini, donc r = v.',
      'Et alpha-bêta ? Par une autre induction, depuis la racine : à chaque nœud Max que tous deux examinent, β ≤ compare, car β est la plus petite valeur que tient un Min quelconque au-dessus, et compare seulement celle que tient le père. À un nœud Min, α ≥ compare. De plus, tant qu’alpha-bêta continue, son maximum courant est au moins celui de Minimax2. Chaque fois que Minimax2 s’arrête, alpha-bêta s’est donc arrêté aussi : il n’examine que des nœuds examinés par Minimax2 et, sur certains arbres, pas tous.',
    ],
  },
  spots: {
    en: ['Max: exact', 'Max: a bound', 'Min: a bound', 'The root', 'Side by side'],
    fr: ['Max : exact', 'Max : une borne', 'Min : une borne', 'La racine', 'Côte à côte'],
  },
  spotTexts: {
    en: [
      'No sibling was searched before this node: compare is infinite, and the value is exact.',
      'Min holds a value just above. The first leaf reaches it, and the loop stops: the node returns a bound.',
      'Max holds a value at the root. The first child is worth less, and the loop stops.',
      'At the root nobody holds anything: the value is that of minimax.',
      'Both searches on the same tree: at every node that both examine, compare the numbers below it.',
    ],
    fr: [
      'Aucun frère n’a été exploré avant ce nœud : compare est infini, et la valeur est exacte.',
      'Min tient une valeur juste au-dessus. La première feuille l’atteint, et la boucle s’arrête : le nœud renvoie une borne.',
      'Max tient une valeur à la racine. Le premier fils vaut moins, et la boucle s’arrête.',
      'À la racine personne ne tient rien : la valeur est celle de minimax.',
      'Les deux recherches sur le même arbre : à chaque nœud que toutes deux examinent, comparez les nombres écrits dessous.',
    ],
  },
  tries: {
    en: [
      'Side by side: at the second node of Max in the left half, is β smaller than compare, or equal?',
      'Can you change a leaf so that alpha-beta cuts where Minimax2 does not? How many levels does such a tree need?',
    ],
    fr: [
      'Côte à côte : au deuxième nœud Max de la moitié gauche, β est-il plus petit que compare, ou égal ?',
      'Pouvez-vous changer une feuille pour qu’alpha-bêta coupe là où Minimax2 ne coupe pas ? Combien de niveaux faut-il à un tel arbre ?',
    ],
  },
});

export const scoutWords = words({
  title: { en: 'Killer moves, NegaScout, MTD(f)', fr: 'Coups tueurs, NegaScout, MTD(f)' },
  idea: {
    en: 'Three ways to cut more: try what has cut before, ask before you search, guess the value and correct it.',
    fr: 'Trois façons de couper davantage : essayer ce qui a déjà coupé, demander avant d’explorer, deviner la valeur et la corriger.',
  },
  text: {
    en: [
      'A killer move is a move that has just cut at another node of the same level. It is often good there too: a threat that refutes one move refutes most others. So it is tried first. Nothing is proved by it; it only changes the order, and so the number of cuts.',
      'NegaScout trusts the order: the first child is probably the best. It is searched as always. For every other child a cheaper search, the scout, asks a question: is it better at all? As values are whole numbers, the window ]α, α + 1[, which contains none, is enough: every answer lies on one side of it. Only if the answer is yes is the child searched again, with the full window.',
      'MTD(f) has nothing but such questions. It begins with a guess g, asks whether the value is at least g, replaces the guess by the bound that comes back, and asks again, as long as the lower and the upper bound differ. Each pass goes through the tree again; a memory of positions makes that cheap.',
      'All three methods give the value of minimax. Which of them saves most depends on the order of the moves, and has to be measured.',
    ],
    fr: [
      'Un coup tueur est un coup qui vient de couper à un autre nœud du même niveau. Il y est souvent bon aussi : une menace qui réfute un coup en réfute bien d’autres. On l’essaie donc d’abord. Il ne prouve rien ; il ne change que l’ordre, et par là le nombre de coupures.',
      'NegaScout fait confiance à l’ordre : le premier fils est sans doute le meilleur. On l’explore comme d’habitude. Pour chaque autre fils, une recherche moins chère, l’éclaireur (en anglais scout), pose une question : est-il seulement meilleur ? Les valeurs étant entières, la fenêtre ]α, α + 1[, qui n’en contient aucune, suffit : toute réponse est d’un côté ou de l’autre. Ce n’est que si la réponse est oui que le fils est exploré de nouveau, avec la fenêtre entière.',
      'MTD(f) ne pose que de telles questions. Il part d’une estimation g, demande si la valeur est au moins g, remplace l’estimation par la borne que la recherche renvoie, et recommence, tant que les bornes inférieure et supérieure diffèrent. Chaque passe reparcourt l’arbre ; une mémoire des positions rend cela bon marché.',
      'Les trois méthodes donnent la valeur de minimax. Celle qui épargne le plus dépend de l’ordre des coups : il faut mesurer.',
    ],
  },
  spots: { en: ['Killer moves', 'NegaScout', 'MTD(f)'], fr: ['Coups tueurs', 'NegaScout', 'MTD(f)'] },
  spotTexts: {
    en: [
      'At the second round node it is the second move that cuts. From then on the second move is tried first, and cuts at once.',
      'The second child is better than the first: the scout says so, and it is searched again. The third is not: its scout is all it gets.',
      'The first guess is too low, and so is the second: each pass gives a lower bound above the guess. Then the bounds meet.',
    ],
    fr: [
      'Au deuxième nœud rond, c’est le deuxième coup qui coupe. Dès lors le deuxième coup est essayé d’abord, et coupe aussitôt.',
      'Le deuxième fils est meilleur que le premier : l’éclaireur le dit, et on l’explore de nouveau. Le troisième ne l’est pas : il n’a droit qu’à son éclaireur.',
      'La première estimation est trop basse, la deuxième aussi : chaque passe donne un minorant plus grand que l’estimation. Puis les bornes se rejoignent.',
    ],
  },
  tries: {
    en: [
      'Killer moves: which leaves are skipped that alpha-beta from left to right would look at?',
      'NegaScout: change the second child so that it is not better. How many leaves are saved?',
      'MTD(f): follow the passes. Which question does each of them ask?',
    ],
    fr: [
      'Coups tueurs : quelles feuilles sont sautées, qu’alpha-bêta de gauche à droite regarderait ?',
      'NegaScout : changez le deuxième fils pour qu’il ne soit pas meilleur. Combien de feuilles épargne-t-on ?',
      'MTD(f) : suivez les passes. Quelle question chacune pose-t-elle ?',
    ],
  },
});

export const programWords = words({
  title: { en: 'What programs add', fr: 'Ce que les programmes ajoutent' },
  idea: {
    en: 'From a correct search to a strong player: look further where it matters, and stop where it does not.',
    fr: 'D’une recherche correcte à un joueur fort : regarder plus loin là où cela compte, et s’arrêter là où cela ne compte pas.',
  },
  text: {
    en: [
      'Quiescence. An evaluation in the middle of an exchange is worth nothing: the piece that was just taken will be taken back. Turing asked for a dead position, in which nothing hangs; the French document says position morte. So at depth 0 captures are searched on, until none is left.',
      'Late-move reductions. With a good order, the move that comes tenth is rarely the best. It is searched less deeply first, and as deeply as the others only if it turns out good.',
      'Null move. Let the opponent move twice in a row. If even then my position is worth at least β, it is worth at least as much if I move: cut. This is false where having to move is a misfortune (zugzwang), so programs leave it out in endings.',
      'The last two can be wrong: they give up the proof for depth. Measured in our chess program, on five positions searched to depth 9: without null move and the cuts by evaluation that go with it, 4 times as many nodes; without reductions, 29 times as many.',
      'Openings and endings are not searched at all: a book has the first moves of Connect 4, tables the value of every position with few pieces.',
    ],
    fr: [
      'Quiescence. Évaluer au milieu d’un échange n’a pas de sens : la pièce qui vient de prendre sera reprise. Turing demandait une position morte, où rien n’est en prise. À la profondeur 0, on poursuit donc les prises jusqu’à ce qu’il n’y en ait plus.',
      'Réduction des coups tardifs. Dans un bon ordre, le coup qui vient en dixième est rarement le meilleur. On l’explore d’abord moins profondément, et aussi profondément que les autres seulement s’il se révèle bon.',
      'Coup nul. Laissons l’adversaire jouer deux fois de suite. Si, même alors, ma position vaut au moins β, elle vaut au moins autant quand je joue : coupure. C’est faux là où devoir jouer est un malheur (zugzwang), et les programmes s’en passent en finale.',
      'Ces deux derniers peuvent se tromper : ils échangent la preuve contre la profondeur. Mesuré dans notre programme d’échecs, sur cinq positions explorées jusqu’à la profondeur 9 : sans coup nul ni les coupures par l’évaluation qui l’accompagnent, 4 fois plus de nœuds ; sans réductions, 29 fois plus.',
      'Les ouvertures et les finales ne s’explorent plus : une bibliothèque d’ouvertures contient les premiers coups de Puissance 4, des tables la valeur de chaque position à peu de pièces.',
    ],
  },
  tries: {
    en: [
      'In the figure the search stops at depth 3, just before the blow. Which value changes when it looks one ply further?',
      'Play chess against a low level and a high one: which of them leaves pieces hanging?',
    ],
    fr: [
      'Dans la figure, la recherche s’arrête à la profondeur 3, juste avant le coup fatal. Quelle valeur change quand elle regarde un demi-coup plus loin ?',
      'Jouez aux échecs contre un niveau faible et un niveau fort : lequel laisse des pièces en prise ?',
    ],
  },
});
