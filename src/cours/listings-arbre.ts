/*
 * Min-max and alpha-beta in Python, as docs/cours/ has them. Comments are French, for those who learn from the course.
 * Each listing can be pasted alone: the function `successeurs` that the course supposes given stands at its head.
 */

const SUCCESSEURS = `def successeurs(position):
    """Les positions atteignables en un coup.
    Ici, un arbre en listes emboîtées ; pour un autre jeu, mettre la sienne."""
    if isinstance(position, list):
        return position
    return []
`;

export const minmax: string = `# Min-max : deux fonctions qui s’appellent l’une l’autre, puis une seule.
# H(position) est vue de Max : un réel, float('inf') ou -float('inf').

${SUCCESSEURS}

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
`;

export const coup: string = `# Pour jouer, il faut la valeur et un coup qui l’atteint : (valeur, coup).
# Le coup est la position où il mène, None sur une feuille.
# Plus bas que la racine, seule la valeur sert : le coup est ignoré (_).

${SUCCESSEURS}

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
`;

export const memo: string = `# Min-max avec mémoïsation : une position où mènent plusieurs chemins
# n’est étudiée qu’une fois. Les positions servent de clés de dictionnaire :
# des nombres, des chaînes, des tuples, mais pas des listes.

def successeurs(position):
    """Les positions atteignables en un coup.
    Ici, un arbre en tuples emboîtés ; pour un autre jeu, mettre la sienne."""
    if isinstance(position, tuple):
        return list(position)
    return []


def maximin_memo(position, nb, H, memo=None):
    """Max joue. La valeur dépend de la position, de nb et de qui joue."""
    if memo is None:  # premier appel : rien n’est connu
        memo = {}
    cle = (position, nb, 'Max')
    if cle not in memo:
        succ = successeurs(position)
        if nb == 0 or succ == []:
            memo[cle] = H(position)
        else:
            maxi = -float('inf')
            for position1 in succ:
                maxi = max(maxi, minimax_memo(position1, nb - 1, H, memo))
            memo[cle] = maxi
    return memo[cle]


def minimax_memo(position, nb, H, memo=None):
    """Min joue."""
    if memo is None:
        memo = {}
    cle = (position, nb, 'Min')
    if cle not in memo:
        succ = successeurs(position)
        if nb == 0 or succ == []:
            memo[cle] = H(position)
        else:
            mini = float('inf')
            for position1 in succ:
                mini = min(mini, maximin_memo(position1, nb - 1, H, memo))
            memo[cle] = mini
    return memo[cle]


def negamax_memo(position, nb, H, signe, memo=None):
    """Les deux en une ; la valeur est vue de qui joue."""
    if memo is None:
        memo = {}
    cle = (position, nb, signe)
    if cle not in memo:
        succ = successeurs(position)
        if nb == 0 or succ == []:
            memo[cle] = signe * H(position)
        else:
            maxi = -float('inf')
            for position1 in succ:
                maxi = max(maxi, -negamax_memo(position1, nb - 1, H, -signe, memo))
            memo[cle] = maxi
    return memo[cle]
`;

export const alphabeta: string = `# Élagage alpha-bêta : même valeur à la racine, moins de feuilles.
# alpha : ce que Max a déjà ailleurs ; beta : ce que Min a déjà ailleurs.
# Hors de ]alpha, beta[, la valeur renvoyée n’est qu’une borne :
# elle ne se mémoïse donc pas comme une valeur.

inf = float('inf')


${SUCCESSEURS}

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
`;
