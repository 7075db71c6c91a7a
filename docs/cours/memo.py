# Min-max avec mémoïsation : une position où mènent plusieurs chemins
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
