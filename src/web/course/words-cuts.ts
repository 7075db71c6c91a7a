import { words } from '../../i18n/index.ts';

/** The chapters from minimax to deep cuts. */
export const minimaxWords = words({
  title: { en: 'Minimax', fr: 'Minimax' },
  idea: {
    en: 'What is a position worth, if both players play as well as they can?',
    fr: 'Que vaut une position si les deux joueurs jouent au mieux ?',
  },
  text: {
    en: [
      'Two players, Max and Min, move in turn. All that can happen is drawn as a tree: each position is a node, and its children are the positions that a move leads to. The root is the position on the board, each branch is a move (the small number is its name), and a position where the game stops is a leaf. Each leaf shows what it is worth to Max. What Max wins, Min loses: Max wants a large number, Min a small one.',
      'Which move should Max choose? The 9 is tempting. But after Max’s move it is Min’s turn, and Min would answer with the 3. Count on your opponent’s best reply, not the one you would like.',
      'Hence a rule, from the leaves up to the root. A leaf has its own value. A node where Max moves (square) takes the largest value of its children. A node where Min moves (round) takes the smallest. The value of the root is what Max is sure to get, however well Min plays. This is minimax. Against a weak player another move might bring more; but it promises less.',
    ],
    fr: [
      'Deux joueurs, Max et Min, jouent à tour de rôle. Tout ce qui peut arriver se dessine comme un arbre : chaque position est un nœud, et ses fils sont les positions où mène un coup. La racine est la position sur le plateau, chaque branche est un coup (le petit nombre est son nom), et une position où la partie s’arrête est une feuille. Sur chaque feuille est écrit ce qu’elle vaut pour Max. Ce que Max gagne, Min le perd : Max veut un grand nombre, Min un petit.',
      'Quel coup Max doit-il choisir ? Le 9 est tentant. Mais après le coup de Max, c’est à Min de jouer, et Min répondrait par le 3. Il faut compter avec la meilleure réponse, non avec celle qu’on aimerait.',
      'D’où une règle, des feuilles vers la racine. Une feuille a sa propre valeur. Un nœud où Max joue (carré) prend la plus grande valeur de ses fils. Un nœud où Min joue (rond) prend la plus petite. La valeur de la racine est ce que Max est sûr d’obtenir, même si Min joue parfaitement. C’est l’algorithme du minimax. Contre un joueur faible, un autre coup rapporterait parfois plus ; mais il garantit moins.',
    ],
  },
  tries: {
    en: [
      'Press the button › (one step) until the first round node has its value. Why is it 3 and not 9?',
      'Before you go on: which of the three moves should Max choose, and what will the root be worth? Then go to the end and compare.',
      'Press the leaf 8 and make it 20. Does the root change? Find a leaf that does change it.',
    ],
    fr: [
      'Avancez avec le bouton › (étape suivante) jusqu’à ce que le premier nœud rond ait sa valeur. Pourquoi est-ce 3, et non 9 ?',
      'Avant de continuer : lequel des trois coups Max doit-il choisir, et que vaudra la racine ? Allez ensuite jusqu’à la fin et comparez.',
      'Touchez la feuille 8 et changez-la en 20. La racine change-t-elle ? Trouvez une feuille qui la fait changer.',
    ],
  },
  formulas: {
    en: [
      'Max moves at p: value(p) = max of the values of its children',
      'Min moves at p: value(p) = min of the values of its children',
    ],
    fr: ['Max joue en p : valeur(p) = max des valeurs de ses fils', 'Min joue en p : valeur(p) = min des valeurs de ses fils'],
  },
});

export const cutWords = words({
  title: { en: 'Why a cut is safe', fr: 'Pourquoi une coupure est sans risque' },
  idea: {
    en: 'Some leaves cannot change anything, whatever they are worth. Why look at them?',
    fr: 'Certaines feuilles ne peuvent rien changer, quelle que soit leur valeur. Pourquoi les regarder ?',
  },
  text: {
    en: [
      'Minimax looks at every leaf. It need not. In the figure the first move gives Max 5. From then on Max holds 5: whatever else is found, the root is worth at least that. What Max holds is called α (alpha).',
      'Now comes the second round node. Its first leaf is 3, and Min moves there: the node is worth at most 3, whatever its other leaves are. Max holds 5 already and will never go there. So the two leaves that are left are skipped. That is a cut, an α cut, because it is α that the 3 has run into.',
      'Is it not risky? No. We do not skip these leaves because they are likely to be bad, but because they cannot matter: the larger of 5 and of something that is at most 3 is 5. Value and best move of the root are those of minimax. Equality is enough for a cut: a move that only equals α brings Max nothing new.',
      'For Min it is the same the other way round. β (beta) is the smallest value that Min holds so far; a node where Max moves and whose value has reached β is left at once, by a β cut.',
    ],
    fr: [
      'Minimax regarde toutes les feuilles. Ce n’est pas nécessaire. Dans la figure, le premier coup donne 5 à Max. Dès lors Max tient 5 : quoi qu’on trouve ensuite, la racine vaut au moins cela. Ce que Max tient s’appelle α (alpha).',
      'Vient le deuxième nœud rond. Sa première feuille vaut 3, et c’est Min qui y joue : le nœud vaut au plus 3, quelles que soient ses autres feuilles. Max tient déjà 5 et n’ira jamais là. On saute donc les deux feuilles qui restent. C’est une coupure, une coupure α, puisque c’est contre α que ce 3 a buté.',
      'N’est-ce pas risqué ? Non. On ne saute pas ces feuilles parce qu’elles sont sans doute mauvaises, mais parce qu’elles ne peuvent rien changer : le plus grand de 5 et d’un nombre d’au plus 3 est 5. La valeur et le meilleur coup de la racine sont ceux de minimax. L’égalité suffit pour couper : un coup qui ne fait qu’égaler α n’apporte rien de plus à Max.',
      'Pour Min, c’est la même chose en sens inverse. β (bêta) est la plus petite valeur que Min tient jusqu’ici ; un nœud où Max joue et dont la valeur a atteint β est quitté aussitôt, par une coupure β.',
    ],
  },
  tries: {
    en: [
      'Press the button ×› (next cut). Read the reason under the figure, then say it in your own words: why may the other two leaves be left alone?',
      'Change the skipped 9 to any number you like, even a huge one. Does the value of the root change?',
      'Now change the 3 to 6. The cut is gone: why? And why is there one at the third node instead?',
    ],
    fr: [
      'Allez à la coupure suivante, avec le bouton ×›. Lisez la raison sous la figure, puis dites-la avec vos mots : pourquoi peut-on laisser les deux autres feuilles ?',
      'Changez le 9 sauté en n’importe quel nombre, même énorme. La valeur de la racine change-t-elle ?',
      'Changez maintenant le 3 en 6. La coupure a disparu : pourquoi ? Et pourquoi y en a-t-il une au troisième nœud à la place ?',
    ],
  },
});

export const lemmaWords = words({
  title: { en: 'The lemma, by induction', fr: 'Le lemme, par induction' },
  idea: {
    en: 'A proof that alpha-beta always finds the value of minimax, case by case, on a tree that you can change.',
    fr: 'Une preuve qu’alpha-bêta trouve toujours la valeur de minimax, cas par cas, sur un arbre qu’on peut modifier.',
  },
  text: {
    en: [
      'Alpha-beta searches each node p with a window ]α, β[: α is the largest value that Max holds on the way down from the root, β the smallest that Min holds, and only values strictly between them still matter. Inside p it keeps the best value m so far. Where Max moves, m starts at α and can only rise; each child is searched with the window ]m, β[, and the loop stops as soon as m ≥ β. Where Min moves, m starts at β and can only fall.',
      'Let v be the value that minimax gives to p (the sentences at the figure call it Minimax(p)), and r what alpha-beta returns. The lemma says that r is exact inside the window, and that outside it r is on the same side of the window as v:',
    ],
    fr: [
      'Alpha-bêta explore chaque nœud p avec une fenêtre ]α, β[ : α est la plus grande valeur que Max tient sur le chemin depuis la racine, β la plus petite que Min tient, et seules les valeurs strictement comprises entre les deux comptent encore. Dans p, il garde la meilleure valeur m jusqu’ici. Là où Max joue, m part de α et ne peut que monter ; chaque fils est exploré avec la fenêtre ]m, β[, et la boucle s’arrête dès que m ≥ β. Là où Min joue, m part de β et ne peut que descendre.',
      'Soit v la valeur que minimax donne à p (les phrases de la figure l’appellent Minimax(p)), et r ce qu’alpha-bêta renvoie. Le lemme dit que r est exact dans la fenêtre, et que dehors r est du même côté de la fenêtre que v :',
    ],
  },
  formulas: {
    en: ['1. if v ≤ α, then r ≤ α', '2. if α ≤ v ≤ β, then r = v', '3. if v ≥ β, then r ≥ β'],
    fr: ['1. si v ≤ α, alors r ≤ α', '2. si α ≤ v ≤ β, alors r = v', '3. si v ≥ β, alors r ≥ β'],
  },
  after: {
    en: [
      'We prove it by induction on the tree: it holds at the leaves, and if it holds at all children of p, it holds at p. Go through the six steps beside the figure. Each puts the search at a node where the case happens, and says it with the numbers of that node.',
    ],
    fr: [
      'On le prouve par induction sur l’arbre : il est vrai aux feuilles, et s’il est vrai pour tous les fils de p, il est vrai en p. Parcourez les six étapes à côté de la figure. Chacune place la recherche à un nœud où le cas se produit, et le dit avec les nombres de ce nœud.',
    ],
  },
  spots: {
    en: ['Base: a leaf', 'Max, inside', 'Max, above', 'Max, below', 'Min', 'The root'],
    fr: ['Base : une feuille', 'Max, dedans', 'Max, au-dessus', 'Max, au-dessous', 'Min', 'La racine'],
  },
  spotTexts: {
    en: [
      'A leaf has no children: the search returns its own value, whatever the window is. So r = v, and the three statements hold.',
      'Case 2 where Max moves. Each child obeys the lemma with the window ]m, β[. A child worth at most m returns at most m, and m stays. A child between m and β is returned exactly, and m becomes its value. So after each child m is the largest of α and the true values so far. If v < β, then m stays below β and the loop reaches the last child: there m = v, and r = v. (If v = β, see “Max, above”.)',
      'Case 3. As v ≥ β, some child is worth at least β. Unless m has reached β before, that child returns at least β by the lemma, and the loop stops with m ≥ β: so r ≥ β. And if v = β, no child is worth more: the first that is worth β is returned exactly, and r = v.',
      'Case 1. All children are worth at most v, hence at most α. By the lemma each returns at most m = α, and m never moves: r = α. The search does not know v, and need not: Max has as much already.',
      'Where Min moves everything is the same with the inequalities turned, and max and min, α and β exchanged: m starts at β, falls, and the loop stops as soon as m ≤ α. Here it does so: an α cut.',
      'At the root nobody holds anything: the window is ]−∞, +∞[, every value lies in it, and by case 2 r = v. Alpha-beta gives what minimax gives. That was to be proved.',
    ],
    fr: [
      'Une feuille n’a pas de fils : la recherche renvoie sa propre valeur, quelle que soit la fenêtre. Donc r = v, et les trois énoncés sont vrais.',
      'Cas 2, là où Max joue. Chaque fils vérifie le lemme avec la fenêtre ]m, β[. Un fils qui vaut au plus m renvoie au plus m, et m reste. Un fils entre m et β est renvoyé exactement, et m devient sa valeur. Donc, après chaque fils, m est le plus grand de α et des vraies valeurs vues. Si v < β, m reste au-dessous de β et la boucle va jusqu’au dernier fils : là m = v, et r = v. (Si v = β, voir « Max, au-dessus ».)',
      'Cas 3. Comme v ≥ β, un fils vaut au moins β. À moins que m n’ait atteint β plus tôt, ce fils renvoie au moins β d’après le lemme, et la boucle s’arrête avec m ≥ β : donc r ≥ β. Et si v = β, aucun fils ne vaut plus : le premier qui vaut β est renvoyé exactement, et r = v.',
      'Cas 1. Tous les fils valent au plus v, donc au plus α. D’après le lemme, chacun renvoie au plus m = α, et m ne bouge pas : r = α. La recherche ne connaît pas v et n’en a pas besoin : Max tient déjà autant.',
      'Là où Min joue, tout est pareil, en renversant les inégalités et en échangeant max et min, α et β : m part de β, descend, et la boucle s’arrête dès que m ≤ α. C’est ce qui arrive ici : une coupure α.',
      'À la racine, personne ne tient encore rien : la fenêtre est ]−∞, +∞[, toute valeur y est, et le cas 2 donne r = v. Alpha-bêta donne ce que donne minimax. C’est ce qu’il fallait démontrer.',
    ],
  },
  tries: {
    en: [
      'At step “Max, above”, look at the leaf that was skipped. Which statement of the lemma speaks of the node, and why does it not need that leaf?',
      'At step “Max, below”, the node is worth 4 but returns 5. Is that a mistake? What does the node above do with it?',
    ],
    fr: [
      'À l’étape « Max, au-dessus », regardez la feuille sautée. Quel énoncé du lemme parle de ce nœud, et pourquoi n’a-t-il pas besoin de cette feuille ?',
      'À l’étape « Max, au-dessous », le nœud vaut 4 mais renvoie 5. Est-ce une faute ? Qu’en fait le nœud du dessus ?',
    ],
  },
});

export const deepWords = words({
  title: { en: 'Deep cuts: alpha-beta and Minimax2', fr: 'Coupures profondes : alpha-bêta et Minimax2' },
  idea: {
    en: 'A bound found near the root can cut far below it, if one remembers to hand it down.',
    fr: 'Une borne trouvée près de la racine peut couper loin dessous, si l’on pense à la transmettre.',
  },
  text: {
    en: [
      'Here are two programs on the same tree. Minimax2, on the left, gives a node a single number to compare with: the best value of its siblings that were searched before it. Alpha-beta, on the right, hands both α and β down, from the root to all levels.',
      'Min moves at the root, and after the first move Min holds 7: β = 7. Three moves down there is a Max node whose first leaf is 9. None of its siblings comes before it, so Minimax2 has nothing to compare with, and looks at the 8 too. Alpha-beta still knows β = 7 from the root: 9 ≥ 7, and it cuts. The bound comes from further up than the parent: this is a deep cut. Where it comes from the parent, the cut is shallow.',
      'Why is it safe? The Max node is worth at least 9. Either its parent, where Min moves, finds something smaller, and then the 9 is forgotten; or a value of at least 9 goes up to the Max node below the root, which is then worth at least 9 as well, and Min at the root keeps its 7. The chapter “The lemma, by induction” proves it in general.',
      'Alpha-beta visits only nodes that Minimax2 visits too. On trees with at most three levels of moves it visits exactly the same ones: a deep cut needs four.',
    ],
    fr: [
      'Voici deux programmes sur le même arbre. Minimax2, à gauche, ne donne à un nœud qu’un nombre auquel se comparer : la meilleure valeur de ses frères aînés, les fils du même père explorés avant lui. Alpha-bêta, à droite, transmet α et β de la racine à tous les niveaux.',
      'Min joue à la racine, et après son premier coup Min tient 7 : β = 7. Trois coups plus bas se trouve un nœud Max dont la première feuille vaut 9. Il n’a pas de frère aîné : Minimax2 n’a rien à quoi le comparer et regarde aussi le 8. Alpha-bêta sait encore, depuis la racine, que β = 7 : 9 ≥ 7, et il coupe. La borne vient de plus haut que le père : c’est une coupure profonde. Quand elle vient du père, la coupure est superficielle.',
      'Pourquoi est-ce sans risque ? Le nœud Max vaut au moins 9. Ou bien son père, où Min joue, trouve une valeur plus petite, et le 9 est oublié ; ou bien une valeur d’au moins 9 remonte au nœud Max sous la racine, qui vaut alors aussi au moins 9, et Min, à la racine, garde son 7. Le chapitre « Le lemme, par induction » le démontre en général.',
      'Alpha-bêta ne visite que des nœuds que Minimax2 visite aussi. Sur les arbres d’au plus trois niveaux de coups, il visite exactement les mêmes : une coupure profonde en demande quatre.',
    ],
  },
  tries: {
    en: [
      'Go to the next cut (×›). Which of the two programs cuts, and what does the other one do at this node?',
      'Which leaf holds the bound that makes the cut? Change it from 7 to 10, and go to the next cut again: is there one?',
      'Go to the end. How many leaves has each program looked at, and what value has each found?',
    ],
    fr: [
      'Allez à la coupure suivante (×›). Lequel des deux programmes coupe, et que fait l’autre à ce nœud ?',
      'Quelle feuille donne la borne qui coupe ? Changez-la de 7 en 10, et allez de nouveau à la coupure suivante : y en a-t-il une ?',
      'Allez à la fin. Combien de feuilles chaque programme a-t-il regardées, et quelle valeur a-t-il trouvée ?',
    ],
  },
});

export const faultWords = words({
  title: { en: 'Five faults in a printed program', fr: 'Cinq fautes dans un programme imprimé' },
  idea: {
    en: 'A report of 2001 prints alpha-beta with five faults. Find them by running it.',
    fr: 'Dans un rapport de 2001, alpha-bêta est imprimé avec cinq fautes. Trouvez-les en l’exécutant.',
  },
  text: {
    en: [
      'Bernard wrote a draughts program in Caml, and put its search into his report as pseudo-code. The program played; the pseudo-code, made from two programs in C, cannot. Run it here. The figure is the tree, the listing the text as printed, in its own words: noeudmax says whether Max is to move, reste_à_voir counts the moves left to look ahead.',
      'Go step by step and watch the variables. The program stops, or returns something that is not the minimax value. Look for the reason in the line that is lit, then mend it with the boxes below the listing: the line changes, and the box says what was wrong. With all five mended it is the alpha-beta of the chapters before.',
    ],
    fr: [
      'Bernard a écrit un programme de dames en Caml, et mis sa recherche dans son rapport en pseudo-code. Le programme jouait ; le pseudo-code, réalisé à partir de deux programmes en C, ne peut pas marcher. Exécutez-le ici. La figure est l’arbre, le listing est le texte imprimé, avec ses mots : noeudmax dit si c’est à Max de jouer, reste_à_voir compte les coups qui restent à prévoir.',
      'Avancez pas à pas et suivez les variables. Le programme s’arrête, ou renvoie autre chose que la valeur minimax. Cherchez pourquoi dans la ligne éclairée, puis corrigez avec les cases sous le listing : la ligne change, et la case dit ce qui n’allait pas. Les cinq fautes corrigées, c’est l’alpha-bêta des chapitres précédents.',
    ],
  },
  tries: {
    en: [
      'Run the program as printed. At which leaf does it stop, and why is bêta already +∞ above it?',
      'Mend all faults but the fourth, so that alpha and bêta are shared. Which subtree spoils the bounds of which other?',
      'Mend all but the first. The value is a true minimax value: of which player?',
    ],
    fr: [
      'Exécutez le programme tel quel. À quelle feuille s’arrête-t-il, et pourquoi bêta vaut-il déjà +∞ au-dessus d’elle ?',
      'Corrigez toutes les fautes sauf la quatrième : alpha et bêta sont partagés. Quel sous-arbre gâte les bornes de quel autre ?',
      'Corrigez tout sauf la première. La valeur est bien une valeur minimax : de quel joueur ?',
    ],
  },
});
