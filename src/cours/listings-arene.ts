/* Attractors, heuristics, Chomp and the course's examples in Python, as docs/cours/ has them. */

export const attracteur: string = `# Attracteurs et stratégies gagnantes d’un joueur.
# G : dictionnaire, la liste (ou l’ensemble) des successeurs de chaque sommet ;
# S_j : les sommets que le joueur contrôle ; V_j : ses sommets de victoire,
# d’où ne part aucun coup. Pour Adam (G, S_a, V_a), pour Ève (G, S_e, V_e).

def attracteur(G, S_j, V_j):
    """La liste [A^0, A^1, ...], jusqu’à ce que rien ne s’ajoute :
    A^n est l’ensemble des sommets d’où le joueur gagne en au plus n coups."""
    suite = [set(V_j)]
    while True:
        A = suite[-1]
        plus = set(A)
        for s in G:
            if s in S_j:  # au joueur de choisir : un bon coup suffit
                entre = any(t in A for t in G[s])
            else:  # à l’autre : il doit pouvoir jouer, et tous ses coups y mènent
                entre = len(G[s]) > 0 and all(t in A for t in G[s])
            if entre:
                plus.add(s)
        if plus == A:
            return suite
        suite.append(plus)


def rangs(G, S_j, V_j):
    """Le rang de chaque sommet de l’attracteur : le plus petit n tel que s est dans A^n."""
    rang = {}
    for n, A in enumerate(attracteur(G, S_j, V_j)):
        for s in A:
            if s not in rang:
                rang[s] = n
    return rang


def strategie_gagnante(G, S_j, V_j):
    """f[s] pour les sommets gagnants du joueur : un successeur de rang plus petit."""
    rang = rangs(G, S_j, V_j)
    f = {}
    for s in G:
        if s in S_j and s in rang and rang[s] > 0:
            f[s] = [t for t in G[s] if t in rang and rang[t] < rang[s]][0]
    return f


def gagnante(s, G, S_j, V_j, memo=None):
    """Le joueur gagne-t-il depuis s ? Récursion avec mémoïsation,
    seulement pour une arène sans cycle : sinon elle reposerait sa propre question."""
    if memo is None:
        memo = {}
    if s in memo:
        if memo[s] is None:  # la question est déjà en cours
            raise ValueError('cycle : prendre gagnante_en ou attracteur')
        return memo[s]
    memo[s] = None
    if s in V_j:
        memo[s] = True
    elif s in S_j:
        memo[s] = any(gagnante(t, G, S_j, V_j, memo) for t in G[s])
    else:
        memo[s] = len(G[s]) > 0 and all(gagnante(t, G, S_j, V_j, memo) for t in G[s])
    return memo[s]


def gagnante_en(s, n, G, S_j, V_j, memo=None):
    """Le joueur gagne-t-il depuis s en au plus n coups ? (s est-il dans A^n ?)
    n diminue à chaque appel, les cycles ne gênent donc pas ;
    avec n = len(G), on sait s’il gagne tout court."""
    if memo is None:
        memo = {}
    if (s, n) not in memo:
        if s in V_j:
            rep = True
        elif n == 0:
            rep = False
        elif s in S_j:
            rep = any(gagnante_en(t, n - 1, G, S_j, V_j, memo) for t in G[s])
        else:
            rep = len(G[s]) > 0 and all(gagnante_en(t, n - 1, G, S_j, V_j, memo)
                                        for t in G[s])
        memo[s, n] = rep
    return memo[s, n]
`;

export const heuristique: string = `# Trois heuristiques, vues de Max.

inf = float('inf')


def H_arene(V_a, V_e):
    """Pour un petit jeu : seule la fin compte. Renvoie la fonction H."""
    def H(s):
        if s in V_a:
            return inf
        if s in V_e:
            return -inf
        return 0
    return H


def alignements(lignes, colonnes):
    """Tous les alignements de 4 cases (i, j) d’un plateau."""
    res = []
    for i in range(lignes):
        for j in range(colonnes):
            for di, dj in [(0, 1), (1, 0), (1, 1), (1, -1)]:
                cases = [(i + k * di, j + k * dj) for k in range(4)]
                if all(0 <= a < lignes and 0 <= b < colonnes for a, b in cases):
                    res.append(cases)
    return res


def table_alignements(lignes, colonnes):
    """Par combien d’alignements passe chaque case."""
    table = [[0] * colonnes for _ in range(lignes)]
    for cases in alignements(lignes, colonnes):
        for i, j in cases:
            table[i][j] += 1
    return table


def H_puissance4(grille):
    """grille : les lignes depuis le haut, en chaînes ; x pour Max, o pour Min, . si vide.
    Un jeton vaut le nombre d’alignements par sa case."""
    somme = 0
    for cases in alignements(len(grille), len(grille[0])):
        jetons = [grille[i][j] for i, j in cases]
        if jetons.count('x') == 4:
            return inf
        if jetons.count('o') == 4:
            return -inf
        somme += jetons.count('x') - jetons.count('o')
    return somme


def H_echecs(plateau):
    """plateau : le début d’une FEN ; les blancs, en majuscules, sont Max.
    Le mat demande les règles du jeu : il n’est pas vu ici."""
    valeurs = {'q': 9, 'r': 5, 'b': 3, 'n': 3, 'p': 1, 'k': 0}
    somme = 0
    for signe in plateau:
        if signe.isupper():
            somme += valeurs[signe.lower()]
        elif signe.islower():
            somme -= valeurs[signe]
    return somme
`;

export const chomp: string = `# L’arène du jeu de Chomp p × q, à partir de la position de départ d’Adam.
# Un sommet est un couple (tablette, joueur) : les longueurs des lignes,
# 'a' si Adam joue, 'e' si c’est Ève. ((2, 2), 'a') est le départ de Chomp 2 × 2.

def bouchees(tablette):
    """Ce que laisse chaque bouchée ; personne ne mange le carré empoisonné (0, 0)."""
    res = []
    for i in range(len(tablette)):
        for j in range(tablette[i]):
            if (i, j) != (0, 0):
                reste = list(tablette[:i]) + [min(n, j) for n in tablette[i:]]
                res.append(tuple(n for n in reste if n > 0))
    return res


def arene_chomp(p, q):
    """Renvoie G, depart, S_a, S_e, V_a, V_e. Qui n’a plus que le poison a perdu."""
    depart = ((q,) * p, 'a')
    G = {}
    a_voir = [depart]
    for s in a_voir:
        if s not in G:
            tablette, joueur = s
            autre = 'e' if joueur == 'a' else 'a'
            G[s] = [(reste, autre) for reste in bouchees(tablette)]
            a_voir.extend(G[s])
    S_a = {s for s in G if s[1] == 'a'}
    S_e = {s for s in G if s[1] == 'e'}
    V_a = {s for s in S_e if G[s] == []}
    V_e = {s for s in S_a if G[s] == []}
    return G, depart, S_a, S_e, V_a, V_e
`;

export const exemples: string = `# Les exemples du cours : python3 exemples.py

import alphabeta
import coup
import memo
import minmax
from attracteur import attracteur, strategie_gagnante
from chomp import arene_chomp
from heuristique import H_arene, H_echecs, H_puissance4


def ensemble(A):
    return '{' + ', '.join(sorted(A)) + '}'


print('Chomp 2 × 2 : exemples 8 et 9')
G = {'0_a': ['1_e', '2_e', '3_e'], '1_e': ['4_a'], '2_e': ['1_a', '3_a'], '3_e': ['4_a'],
     '1_a': ['4_e'], '3_a': ['4_e'], '4_e': [], '4_a': []}
S_a = {'0_a', '1_a', '3_a', '4_a'}
S_e = {'1_e', '2_e', '3_e', '4_e'}
V_a = {'4_e'}
V_e = {'4_a'}
for n, A in enumerate(attracteur(G, S_a, V_a)):
    print(f'  A_a^{n} = {ensemble(A)}')
for n, A in enumerate(attracteur(G, S_e, V_e)):
    print(f'  A_e^{n} = {ensemble(A)}')
print('  f =', strategie_gagnante(G, S_a, V_a))

print('Chomp 2 × 2 par min-max : exemple 12')
H = H_arene(V_a, V_e)
memo.successeurs = minmax.successeurs = lambda s: G[s]  # au lieu des listes emboîtées
print('  maximin :', minmax.maximin('0_a', len(G), H))
print('  avec mémoïsation :', memo.maximin_memo('0_a', len(G), H))

print('Chomp 2 × 3 : exercice 2')
G3, depart, S_a3, S_e3, V_a3, V_e3 = arene_chomp(2, 3)
suite = attracteur(G3, S_a3, V_a3)
print('  sommets :', len(G3), ' attracteur d’Adam :', [len(A) for A in suite])
print('  premier coup :', strategie_gagnante(G3, S_a3, V_a3)[depart])

print('Heuristiques : exemples 10 et 11 (positions qui ont ces sommes)')
grille = ['.......', '.......', '.......', '...xo..', '.xoox..', 'oxoxoxo']
print('  Puissance 4 :', H_puissance4(grille))
print('  échecs :', H_echecs('r1b3k1/5ppp/2n2n2/8/8/2N5/PP3PPP/3R2K1'))

print('Trois coups d’avance, Max puis Min (les nombres sont les nôtres)')
arbre = [[[5, 7], [6, 9]], [[3, 4], [8, -2]], [[1, 5], [9, 4]]]
print('  Max :', coup.maximin_coup(arbre, 3, lambda x: x))
print('  Min :', coup.minimax_coup(arbre, 3, lambda x: x))

print('Élagage : feuilles évaluées')
vues = []


def H_vue(feuille):
    vues.append(feuille)
    return feuille


arbre = [[3, 12, 8], [2, 4, 6], [14, 1, 5]]
print('  valeur :', alphabeta.alphabeta(arbre, 2, H_vue), ' feuilles :', vues)
`;
