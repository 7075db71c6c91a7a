# Pour jouer, il faut la valeur et un coup qui l’atteint : (valeur, coup).
# Le coup est la position où il mène, None sur une feuille.
# Plus bas que la racine, seule la valeur sert : le coup est ignoré (_).

def successeurs(position):
    """Les positions atteignables en un coup.
    Ici, un arbre en listes emboîtées ; pour un autre jeu, mettre la sienne."""
    if isinstance(position, list):
        return position
    return []


def maximin_coup(position, nb, H):
    """Max joue : la meilleure valeur et le premier coup qui l’atteint."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return H(position), None
    maxi = -float('inf')
    coup = succ[0]  # si tout vaut -inf, il faut jouer quand même
    for position1 in succ:
        valeur, _ = minimax_coup(position1, nb - 1, H)
        if valeur > maxi:
            maxi, coup = valeur, position1
    return maxi, coup


def minimax_coup(position, nb, H):
    """Min joue : la plus petite valeur et le premier coup qui l’atteint."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return H(position), None
    mini = float('inf')
    coup = succ[0]
    for position1 in succ:
        valeur, _ = maximin_coup(position1, nb - 1, H)
        if valeur < mini:
            mini, coup = valeur, position1
    return mini, coup


def negamax_coup(position, nb, H, signe):
    """Les deux en une ; la valeur est vue de qui joue."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return signe * H(position), None
    maxi = -float('inf')
    coup = succ[0]
    for position1 in succ:
        valeur, _ = negamax_coup(position1, nb - 1, H, -signe)
        if -valeur > maxi:
            maxi, coup = -valeur, position1
    return maxi, coup
