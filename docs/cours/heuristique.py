# Trois heuristiques, vues de Max.

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
