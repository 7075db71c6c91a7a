(** * The proved functions as a program

    OCaml for oracle.ml. bool, option, pairs and lists become those of OCaml, which have the same constructors; numbers
    stay Coq's own, digit by digit, so that nothing about machine integers is trusted. *)

From Coq Require Extraction.
From Coq Require Import ExtrOcamlBasic.
From Minerve Require Import Value.
From Minerve Require Tree Search Certificate Points Solver.

(** The two negamax answer the player to move; here they are asked, and answer, from Max's view, as the others. *)

Definition negamax_for_max (j : Tree.player) (p : Tree.tree) : value := Search.signed j (Search.negamax j p).

Definition negamaxAB_for_max (j : Tree.player) (p : Tree.tree) (alpha beta : value) : Search.result :=
  match j with
  | Tree.Max => Search.negamaxAB j p alpha beta
  | Tree.Min => Search.turned (Search.negamaxAB j p (- beta) (- alpha))
  end.

Extraction Language OCaml.

Extraction "trees.ml"
  Tree.minimax Tree.choice Search.minimax2 Search.minimaxAB Search.alphabeta_soft negamax_for_max negamaxAB_for_max.

Extraction "arenas.ml" Certificate.check Points.check_points Solver.solve.
