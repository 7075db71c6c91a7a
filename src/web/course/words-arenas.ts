import { words } from '../../i18n/index.ts';

/** The chapters on games as graphs. */
export const arenaWords = words({
  title: { en: 'Arenas', fr: 'Arènes' },
  idea: {
    en: 'A whole game as a graph: every position once, every move an arrow.',
    fr: 'Un jeu entier vu comme un graphe : chaque position une fois, chaque coup une flèche.',
  },
  text: {
    en: [
      'A tree shows what can follow one position. A small game can be drawn whole. Take Chomp: a bar of chocolate, here 2 rows of 2 squares, whose top left square is poisoned. In turn each player chooses a square and eats it, with all that is left to its right and below it. Whoever has to eat the poison loses.',
      'Draw a vertex for every position that can be reached and an arrow for every move. Two players, Adam and Ève, push a token along the arrows. The same chocolate with Adam to move and with Ève to move are two positions, drawn apart where both can be reached: 3ₐ is Adam’s, 3ₑ is Ève’s. Such a graph, in which each vertex belongs to the player who moves there, is called an arena.',
      'Some vertices end the game. At 4ₑ only the poison is left and Ève has to eat it: Adam has won. At 4ₐ it is Ève who has won. In other games there are also draws.',
    ],
    fr: [
      'Un arbre montre ce qui peut suivre une position. Un petit jeu peut se dessiner en entier. Prenons Chomp : une tablette de chocolat, ici 2 rangées de 2 carrés, dont le carré en haut à gauche est empoisonné. Chacun à son tour choisit un carré et le mange, avec tout ce qui reste à sa droite et au-dessous. Qui doit manger le poison perd.',
      'On dessine un sommet pour chaque position qu’on peut atteindre et une flèche pour chaque coup. Deux joueurs, Adam et Ève, poussent un jeton le long des flèches. La même tablette avec le trait à Adam (c’est à lui de jouer) et avec le trait à Ève fait deux positions, dessinées à part quand on peut atteindre les deux : 3ₐ est à Adam, 3ₑ est à Ève. Un tel graphe, où chaque sommet appartient au joueur qui y joue, s’appelle une arène.',
      'Certains sommets terminent la partie. En 4ₑ il ne reste que le poison et c’est à Ève de le manger : Adam a gagné. En 4ₐ, c’est Ève qui a gagné. Dans d’autres jeux, il y a aussi des parties nulles.',
    ],
  },
  terms: {
    arena: {
      en: [
        'Arena',
        'a directed graph in which each vertex belongs to Adam or to Ève; some, without an arrow of their own, end the game',
      ],
      fr: [
        'Arène',
        'un graphe orienté dont chaque sommet appartient à Adam ou à Ève ; certains, sans flèche sortante, terminent la partie',
      ],
    },
    bipartite: {
      en: ['Bipartite', 'each arrow leads from a vertex of one player to a vertex of the other: they move in turn'],
      fr: ['Biparti', 'chaque flèche va d’un sommet d’un joueur à un sommet de l’autre : ils jouent à tour de rôle'],
    },
    play: {
      en: [
        'Play',
        'a path from the start along the arrows, to an end or for ever; Adam wins it if it ends at a vertex where he has won (a victory of Adam)',
      ],
      fr: [
        'Partie',
        'un chemin qui commence au départ et suit les flèches, jusqu’à une fin ou sans fin ; gagnante pour Adam si elle finit en un sommet où il a gagné (une victoire d’Adam)',
      ],
    },
    reachability: {
      en: ['Reachability game', 'such a game: one wins by reaching a set of vertices. Many courses call the players J1 and J2'],
      fr: [
        'Jeu d’accessibilité',
        'un tel jeu : on gagne en atteignant un ensemble de sommets. Beaucoup de cours nomment les joueurs J1 et J2',
      ],
    },
  },
  tries: {
    en: [
      'You are Adam and begin, at 0ₐ with the whole bar. Press a vertex that an arrow leads to, or one of the buttons. Ève answers at once. Can you win?',
      'Undo, and try your other moves. Which first moves lose, if Ève makes no mistake?',
      'Now play for Ève. Does she have any chance against an Adam who makes no mistake?',
    ],
    fr: [
      'Vous êtes Adam et commencez, en 0ₐ, avec la tablette entière. Touchez un sommet où mène une flèche, ou l’un des boutons. Ève répond aussitôt. Pouvez-vous gagner ?',
      'Annulez, et essayez vos autres coups. Quels premiers coups perdent, si Ève ne se trompe pas ?',
      'Jouez maintenant pour Ève. A-t-elle une chance contre un Adam qui ne se trompe pas ?',
    ],
  },
});

export const attractorWords = words({
  title: { en: 'Attractors', fr: 'Attracteurs' },
  idea: {
    en: 'Go backwards from the victories: from where can Adam force one?',
    fr: 'Partir des victoires et revenir en arrière : d’où Adam peut-il en forcer une ?',
  },
  text: {
    en: [
      'From which positions can Adam force a victory, whatever Ève does? Start from the end. Where the game is already won for him, nothing is left to do: these vertices are the set A⁰ (in the figure Aₐ⁰ for Adam, Aₑ⁰ for Ève). Then go backwards, one move at a time.',
      'If it is Adam’s turn and one of his moves leads into the set, the vertex comes in: one good move is enough, since he chooses. If it is Ève’s turn, she chooses: the vertex comes in only if she can move and all of her moves lead into the set. She is pulled in, however she squirms.',
      'Repeat with the larger set. Each round only adds vertices, and there are finitely many: after some rounds nothing changes any more. What has been reached is the attractor of Adam: exactly the positions from which he can force a victory. For Ève it is done in the same way, beginning with her own victories. What is in neither attractor is a draw: neither player can force a victory from there. Mind the words: a victory is a vertex where the game is over and won; a winning position is one from which a victory can be forced.',
    ],
    fr: [
      'Depuis quelles positions Adam peut-il forcer une victoire, quoi que fasse Ève ? Partons de la fin. Là où la partie est déjà gagnée pour lui, il n’y a rien à faire : ces sommets forment l’ensemble A⁰ (noté Aₐ⁰ pour Adam, Aₑ⁰ pour Ève, dans la figure). Puis revenons en arrière, un coup à la fois.',
      'Si c’est à Adam de jouer et qu’un de ses coups mène dans l’ensemble, le sommet y entre : un bon coup suffit, puisque c’est lui qui choisit. Si c’est à Ève de jouer, c’est elle qui choisit : le sommet n’entre que si elle peut jouer et que tous ses coups mènent dans l’ensemble. Elle y est attirée, quoi qu’elle tente.',
      'On recommence avec l’ensemble agrandi. Chaque tour ne fait qu’ajouter des sommets, et ils sont en nombre fini : après quelques tours, plus rien ne bouge. Ce qu’on a atteint est l’attracteur d’Adam : exactement les positions d’où il peut forcer une victoire. Pour Ève on fait de même, à partir de ses propres victoires. Un sommet qui n’est dans aucun des deux attracteurs est une position nulle : de là, aucun des deux joueurs ne peut forcer une victoire. Attention aux mots : une victoire est un sommet où la partie est finie et gagnée ; une position gagnante est un sommet d’où l’on peut forcer une victoire.',
    ],
  },
  formulas: {
    en: [
      'A⁰ = {victories of Adam}',
      'Aⁿ⁺¹ = Aⁿ ∪ {s of Adam’s : Succ(s) ∩ Aⁿ ≠ ∅} ∪ {s of Ève’s : Succ(s) ≠ ∅ and Succ(s) ⊂ Aⁿ}',
      'A = A⁰ ∪ A¹ ∪ A² ∪ …, where Succ(s) are the vertices that the arrows of s lead to',
    ],
    fr: [
      'A⁰ = {victoires d’Adam}',
      'Aⁿ⁺¹ = Aⁿ ∪ {s à Adam : Succ(s) ∩ Aⁿ ≠ ∅} ∪ {s à Ève : Succ(s) ≠ ∅ et Succ(s) ⊂ Aⁿ}',
      'A = A⁰ ∪ A¹ ∪ A² ∪ …, où Succ(s) est l’ensemble des sommets où mènent les flèches de s',
    ],
  },
  tries: {
    en: [
      'Press “Next rank” once: A⁰. Before you press again, say which vertices will come in, and why.',
      'Choose 2ₑ among the vertices at the rank at which it comes in. Which of Ève’s moves does the reason speak of?',
      'Why does 1ₑ never come into Adam’s attractor? Look where its arrow leads.',
    ],
    fr: [
      'Appuyez une fois sur « Rang suivant » : A⁰. Avant d’appuyer encore, dites quels sommets vont entrer, et pourquoi.',
      'Choisissez 2ₑ parmi les sommets au rang où il entre. De quels coups d’Ève la raison parle-t-elle ?',
      'Pourquoi 1ₑ n’entre-t-il jamais dans l’attracteur d’Adam ? Regardez où mène sa flèche.',
    ],
  },
});

export const rankWords = words({
  title: { en: 'Ranks', fr: 'Rangs' },
  idea: {
    en: 'The round in which a vertex comes in tells how long the win takes.',
    fr: 'Le tour où un sommet entre dit en combien de coups la victoire arrive.',
  },
  text: {
    en: [
      'The rank of a vertex is the number of the first set of the attractor that holds it: 0 for a victory, 1 if the victory is one move away, and so on. It is a distance. From a vertex of rank n the winner can reach a victory in n moves at most, those of both players counted; and if the loser delays as long as possible, in exactly n.',
      'Why? If the winner is to move at rank n, some arrow leads to rank n − 1, and none to a lower rank, or the vertex would have come in before. If the loser is to move, all arrows lead to ranks below n, and at least one to rank n − 1, for the same reason. So with best play the rank falls by one at each move, and at 0 the game is over.',
      'In the figure an arena of 11 vertices is laid out by rank: Adam’s victory is vertex 8, Ève’s is vertex 10. Adam’s attractor ends with rank 5 and holds the start, vertex 0. Ève’s ends with rank 3.',
      'Computing all ranks can be done in time proportional to the number of vertices and arrows (the program below, as the course writes it, is simpler and slower): each vertex of the loser keeps count of the arrows that do not yet lead into the set, and comes in when none is left.',
    ],
    fr: [
      'Le rang d’un sommet est le numéro du premier ensemble de l’attracteur qui le contient : 0 pour une victoire, 1 si la victoire est à un coup, et ainsi de suite. C’est une distance. D’un sommet de rang n, le gagnant peut atteindre une victoire en n coups au plus, ceux des deux joueurs comptés ; et si le perdant tarde autant que possible, en exactement n.',
      'Pourquoi ? Si c’est au gagnant de jouer au rang n, une flèche mène au rang n − 1, et aucune à un rang plus petit, sinon le sommet serait entré plus tôt. Si c’est au perdant de jouer, toutes les flèches mènent à des rangs strictement inférieurs à n, et l’une au moins au rang n − 1, pour la même raison. Avec le meilleur jeu, le rang baisse donc d’une unité à chaque coup, et à 0 la partie est finie.',
      'Dans la figure, une arène de 11 sommets est disposée par rang : la victoire d’Adam est le sommet 8, celle d’Ève le sommet 10. L’attracteur d’Adam finit au rang 5 et contient le départ, le sommet 0. Celui d’Ève finit au rang 3.',
      'Tous les rangs se calculent en un temps proportionnel au nombre de sommets et de flèches (le programme ci-dessous, celui du cours, est plus simple et plus lent) : chaque sommet du perdant compte ses flèches qui ne mènent pas encore dans l’ensemble, et entre quand il n’en reste plus.',
    ],
  },
  tries: {
    en: [
      'Grow the attractors rank by rank. At which rank does 1 come in, and why not before?',
      'Choose 0 at the end: which move does the reason name? Follow the arrows from there, always to the next lower rank, and count the moves.',
      'In Adam’s attractor, the vertices of one rank are all Ève’s, those of the next all Adam’s, and so on in turn. Why? And in Ève’s attractor?',
    ],
    fr: [
      'Faites grandir les attracteurs rang par rang. À quel rang 1 entre-t-il, et pourquoi pas plus tôt ?',
      'Choisissez 0 à la fin : quel coup la raison nomme-t-elle ? Suivez les flèches de là, toujours vers le rang juste inférieur, et comptez les coups.',
      'Dans l’attracteur d’Adam, les sommets d’un même rang sont tous à Ève, ceux du rang suivant tous à Adam, et ainsi de suite. Pourquoi ? Et dans l’attracteur d’Ève ?',
    ],
  },
});

export const strategyWords = words({
  title: { en: 'Winning strategies', fr: 'Stratégies gagnantes' },
  idea: {
    en: 'One move for each of your winning positions, always one rank down.',
    fr: 'Un coup pour chacune de vos positions gagnantes, toujours un rang plus bas.',
  },
  text: {
    en: [
      'A strategy says what a player does at some of the player’s own vertices. It looks only at where the token is, not at how it came there: it has no memory, and needs none. It is winning from a vertex if every play that follows it from there is won, whatever the other player does.',
      'The attractor hands us one. At each of his vertices of rank n ≥ 1, let Adam choose a move to a vertex of rank n − 1: there is one, that is why the vertex came in. After it the token is still in the attractor, at a smaller rank. Ève, at a vertex of the attractor, cannot leave it: all of her moves lead to smaller ranks. So the rank falls at every move. It cannot fall for ever: the token arrives at rank 0, a victory.',
      'The converse holds too. Outside Adam’s attractor, unless the game is over there without a victory of his, all of his own moves stay outside, and Ève always has one that does. She can keep the token outside, so he has no winning strategy from there. The attractor is exactly the set of positions from which Adam has a winning strategy.',
      'In the figure the thick arrows are the strategies.',
    ],
    fr: [
      'Une stratégie dit ce que fait un joueur en certains de ses sommets. Elle ne regarde que l’endroit où est le jeton, non comment il y est venu : elle est sans mémoire, et n’en a pas besoin. Elle est gagnante depuis un sommet si toute partie qui la suit à partir de là est gagnée, quoi que fasse l’autre joueur.',
      'L’attracteur nous en donne une. Adam, en chacun de ses sommets de rang n ≥ 1, choisit un coup vers un sommet de rang n − 1 : il y en a un, c’est pour cela que le sommet est entré. Après ce coup le jeton est encore dans l’attracteur, à un rang plus petit. Ève, en un sommet de l’attracteur, ne peut pas en sortir : tous ses coups mènent à des rangs strictement plus petits. Le rang baisse donc à chaque coup. Il ne peut pas baisser sans fin : le jeton arrive au rang 0, une victoire.',
      'La réciproque est vraie. Hors de l’attracteur d’Adam, à moins que la partie n’y soit finie sans victoire pour lui, tous ses coups à lui restent dehors, et Ève en a toujours un qui y reste. Elle peut garder le jeton dehors : de là, il n’a donc pas de stratégie gagnante. L’attracteur est exactement l’ensemble des positions d’où Adam a une stratégie gagnante.',
      'Dans la figure, les flèches épaisses sont les stratégies.',
    ],
  },
  tries: {
    en: [
      'Play for Adam along the thick arrows only. Whatever Ève answers, do you win?',
      'Play a thin arrow on purpose, and ask for the hint. What has become of your win?',
      'Play for Ève: Adam makes no mistake. At which of his vertices would a mistake cost him the game?',
    ],
    fr: [
      'Jouez pour Adam en ne suivant que les flèches épaisses. Quoi que réponde Ève, gagnez-vous ?',
      'Jouez exprès une flèche fine, et demandez l’indice. Qu’est devenue votre victoire ?',
      'Jouez pour Ève : Adam ne se trompe pas. En quels sommets d’Adam une faute lui coûterait-elle la partie ?',
    ],
  },
});

export const solvedWords = words({
  title: { en: 'Solved games', fr: 'Jeux résolus' },
  idea: {
    en: 'When every position is known, only the pattern remains to be found.',
    fr: 'Quand toutes les positions sont connues, il ne reste qu’à trouver la régularité.',
  },
  text: {
    en: [
      'A game is solved when one knows who wins from the start if nobody makes a mistake. With attractors one knows more: the winner from every position, and how.',
      'Here is Nim with 9 sticks, of which each player takes 1, 2 or 3; whoever takes the last loses. Both players have the same moves, so it does not matter who is who: each number of sticks is drawn once, W where the player to move wins, L where that player loses. The pattern leaps to the eye: 1, 5 and 9 lose, the others win (with 0 sticks left, the other player has just taken the last one and lost). Once seen, it is easily proved: at 1 you have to take the last stick, and from 5 or 9, whatever you take, the other makes it up to 4.',
      'Tic-tac-toe has 5478 positions, and is a draw. Connect 4, solved in 1988, is won by the first player, with the centre column; on the play page you can let your browser solve it again. For chess nobody knows: there are far too many positions.',
      'Sometimes one knows who wins without knowing how. In Chomp the first player wins on every bar of more than one square. Let the first player bite off the bottom right square alone. If that wins, good. If not, the second player has a winning answer to it; but that answer eats this square too, so the first player could have begun with it, and stolen the strategy. Which bite wins on a large bar? In general, nobody knows.',
    ],
    fr: [
      'Un jeu est résolu quand on sait qui gagne depuis le départ si personne ne se trompe. Avec les attracteurs on en sait davantage : le gagnant depuis chaque position, et comment.',
      'Voici Nim avec 9 bâtonnets, où chacun en prend 1, 2 ou 3 ; qui prend le dernier perd. Les deux joueurs ont les mêmes coups, peu importe donc qui est qui : chaque nombre de bâtonnets est dessiné une fois, G là où celui qui a le trait gagne, P là où il perd. La régularité saute aux yeux : 1, 5 et 9 perdent, les autres gagnent (s’il en reste 0, l’autre vient de prendre le dernier et a perdu). Une fois vue, elle se prouve facilement : à 1 vous devez prendre le dernier, et depuis 5 ou 9, quoi que vous preniez, l’autre prend le complément à 4.',
      'Le morpion a 5478 positions, et la partie est nulle. Puissance 4, résolu en 1988, est gagné par le premier joueur, en jouant la colonne centrale ; sur la page de jeu, votre navigateur peut le résoudre de nouveau. Pour les échecs, personne ne sait : il y a bien trop de positions.',
      'Parfois on sait qui gagne sans savoir comment. À Chomp, le premier joueur gagne sur toute tablette de plus d’un carré. Qu’il mange d’abord le seul carré en bas à droite. Si ce coup gagne, c’est fini. Sinon, le second a une réponse gagnante ; mais cette réponse mange aussi ce carré, et le premier aurait pu commencer par elle, volant ainsi la stratégie. Quelle bouchée gagne sur une grande tablette ? En général, personne ne le sait.',
    ],
  },
  tries: {
    en: [
      'Grow the ranks one by one. Why does 1 come in before 4, 3 and 2?',
      'Choose 7: which number should you leave to your opponent? And from 9?',
      'What would the pattern be with 13 sticks, and with 100? Who wins?',
    ],
    fr: [
      'Faites grandir les rangs un par un. Pourquoi 1 entre-t-il avant 4, 3 et 2 ?',
      'Choisissez 7 : quel nombre faut-il laisser à l’adversaire ? Et depuis 9 ?',
      'Que devient la régularité avec 13 bâtonnets, et avec 100 ? Qui gagne ?',
    ],
  },
});
