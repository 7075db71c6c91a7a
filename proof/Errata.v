(** Where the text of TIPE 2013 and the proofs differ, by computation: the numbers are those of docs/sources.md. *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Search.
Import ListNotations.
Open Scope Z_scope.

Definition ending (z : Z) : tree := Position z [].
Definition node (ps : list tree) : tree := Position 0 ps.

(** E000-1: with children 5, 3 and compare = 5 the second iteration never runs, and m_2 does not exist. *)
Example E000_1 :
  let r := minimax2 Max (node [ending 5; ending 3]) (Finite 5) in
  answer r = Finite 5 /\ leaves r = [[0%nat]].
Proof. split; reflexivity. Qed.

(** E000-2: the first child above compare = 5 is the second, and the loop ends at the first. *)
Example E000_2 :
  let r := minimax2 Max (node [ending 5; ending 7]) (Finite 5) in
  answer r = Finite 5 /\ leaves r = [[0%nat]].
Proof. split; reflexivity. Qed.

(** E000-3: the same for alpha-beta, in the window ]0, 5[. *)
Example E000_3 :
  let r := minimaxAB Max (node [ending 5; ending 3]) (Finite 0) (Finite 5) in
  answer r = Finite 5 /\ leaves r = [[0%nat]].
Proof. split; reflexivity. Qed.

(** E000-6: the subset need not be strict... *)
Example E000_6_equal :
  let p := node [node [ending 6; ending 7]; node [ending 2; ending 8]] in
  map place (visits (minimaxAB Max p MinusInfinity PlusInfinity)) = map place (visits (minimax2 Max p PlusInfinity)).
Proof. reflexivity. Qed.

(** ... but can be: the 9 lies too deep for Minimax2 to know of the 5. *)
Example E000_6_strict :
  let p := node [ending 5; node [node [node [ending 4; ending 9]]]] in
  leaves (minimaxAB Max p MinusInfinity PlusInfinity) = [[0]; [1; 0; 0; 0]]%nat /\
  leaves (minimax2 Max p PlusInfinity) = [[0]; [1; 0; 0; 0]; [1; 0; 0; 1]]%nat.
Proof. split; reflexivity. Qed.

(** E001-3: the leaf of negamax is seen by the player to move. [1, 2] is worth 2 to Max; read with the leaves of Max,
    as Wikipédia prints it, the second pseudo-code would give -1. *)
Example E001_3 :
  negamax Max (node [ending 1; ending 2]) = Finite 2 /\
  greatest (map (fun q => opp (minimax Min q)) [ending 1; ending 2]) = Finite (-1).
Proof. split; reflexivity. Qed.

(** MinimaxAB is not quite fail-hard: a Max node can answer above beta. *)
Example above_beta : answer (minimaxAB Max (node [ending 9]) (Finite 0) (Finite 5)) = Finite 9.
Proof. reflexivity. Qed.

(** Fail-soft needs alpha < beta, as Wikipédia says and MinimaxAB does not: in the window ]5, 3[ the children 4, 9 give 4,
    which is below alpha and yet no upper bound. *)
Example soft_needs_window :
  let p := node [ending 4; ending 9] in
  answer (alphabeta_soft Max p (Finite 5) (Finite 3)) = Finite 4 /\ minimax Max p = Finite 9.
Proof. split; reflexivity. Qed.

(** Figures 1 and 2 of TIPE 2013: the value is 6 and the move is c1. *)
Example figure_2 :
  let p := node [node [ending 6; ending 7]; node [ending 2; ending 8]] in
  minimax Max p = Finite 6 /\ choice Max p = Some 0%nat.
Proof. split; reflexivity. Qed.
