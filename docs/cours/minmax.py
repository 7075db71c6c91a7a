# Min-max : deux fonctions qui s’appellent l’une l’autre, puis une seule.
# H(position) est vue de Max : un réel, float('inf') ou -float('inf').

def successeurs(position):
    """Les positions atteignables en un coup.
    Ici, un arbre en listes emboîtées ; pour un autre jeu, mettre la sienne."""
    if isinstance(position, list):
        return position
    return []


def maximin(position, nb, H):
    """Max joue : ce qu’il est sûr d’obtenir, en prévoyant nb coups."""
    succ = successeurs(position)
    if nb == 0 or succ == []:  # une feuille : on l’évalue
        return H(position)
    maxi = -float('inf')
    for position1 in succ:
        valeur = minimax(position1, nb - 1, H)  # ensuite, Min joue
        maxi = max(maxi, valeur)
    return maxi


def minimax(position, nb, H):
    """Min joue : ce à quoi elle est sûre de limiter Max."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return H(position)
    mini = float('inf')
    for position1 in succ:
        valeur = maximin(position1, nb - 1, H)  # ensuite, Max joue
        mini = min(mini, valeur)
    return mini


def negamax(position, nb, H, signe):
    """signe : 1 si Max joue, -1 si c’est Min. La valeur est vue de qui joue."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return signe * H(position)
    maxi = -float('inf')
    for position1 in succ:
        valeur = negamax(position1, nb - 1, H, -signe)  # vue de l’adversaire
        maxi = max(maxi, -valeur)
    return maxi
