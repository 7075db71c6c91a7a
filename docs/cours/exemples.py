# Les exemples du cours : python3 exemples.py

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
