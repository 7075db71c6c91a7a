# L’arène du jeu de Chomp p × q, à partir de la position de départ d’Adam.
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
