# Attracteurs et stratégies gagnantes d’un joueur.
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
