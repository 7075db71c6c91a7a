# Élagage alpha-bêta : même valeur à la racine, moins de feuilles.
# alpha : ce que Max a déjà ailleurs ; beta : ce que Min a déjà ailleurs.
# Hors de ]alpha, beta[, la valeur renvoyée n’est qu’une borne :
# elle ne se mémoïse donc pas comme une valeur.

inf = float('inf')


def successeurs(position):
    """Les positions atteignables en un coup.
    Ici, un arbre en listes emboîtées ; pour un autre jeu, mettre la sienne."""
    if isinstance(position, list):
        return position
    return []


def maximin_ab(position, nb, H, alpha=-inf, beta=inf):
    """Max joue."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return H(position)
    maxi = -inf
    for position1 in succ:
        valeur = minimax_ab(position1, nb - 1, H, alpha, beta)
        maxi = max(maxi, valeur)
        if maxi >= beta:  # Min ne laissera pas venir ici : coupure bêta
            return maxi
        alpha = max(alpha, maxi)
    return maxi


def minimax_ab(position, nb, H, alpha=-inf, beta=inf):
    """Min joue."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return H(position)
    mini = inf
    for position1 in succ:
        valeur = maximin_ab(position1, nb - 1, H, alpha, beta)
        mini = min(mini, valeur)
        if mini <= alpha:  # Max ne viendra pas ici : coupure alpha
            return mini
        beta = min(beta, mini)
    return mini


def negamax_ab(position, nb, H, signe, alpha=-inf, beta=inf):
    """Les deux en une (exercice 3 du cours) : tout est vu de qui joue,
    la fenêtre aussi, et se retourne d’un joueur à l’autre."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return signe * H(position)
    maxi = -inf
    for position1 in succ:
        valeur = -negamax_ab(position1, nb - 1, H, -signe, -beta, -alpha)
        maxi = max(maxi, valeur)
        if maxi >= beta:  # coupure
            return maxi
        alpha = max(alpha, maxi)
    return maxi


def alphabeta(position, nb, H, signe=1):
    """La valeur pour Max ; signe : 1 si Max joue, -1 si c’est Min."""
    if signe == 1:
        return maximin_ab(position, nb, H, -inf, inf)
    return minimax_ab(position, nb, H, -inf, inf)


def alphabeta_coup(position, nb, H, signe=1):
    """La même valeur, avec le premier coup qui l’atteint."""
    succ = successeurs(position)
    if nb == 0 or succ == []:
        return H(position), None
    maxi = -inf
    coup = succ[0]  # si tout vaut -inf, il faut jouer quand même
    for position1 in succ:
        valeur = -negamax_ab(position1, nb - 1, H, -signe, -inf, -maxi)
        if valeur > maxi:
            maxi, coup = valeur, position1
        if maxi == inf:  # rien n’est meilleur
            break
    return signe * maxi, coup
