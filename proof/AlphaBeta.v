(** MinimaxAB is correct (TIPE 2013, 4.c). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search Loop.
Import ListNotations.

(** ** The lemma of 4.c *)

(** Its three cases for a position p. None needs alpha < beta: see E000-5. *)
Definition minimaxAB_cases (p : tree) : Prop :=
  forall j alpha beta,
  (minimax j p <= alpha -> answer (minimaxAB j p alpha beta) <= alpha) /\
  (alpha <= minimax j p -> minimax j p <= beta -> answer (minimaxAB j p alpha beta) = minimax j p) /\
  (minimax j p >= beta -> answer (minimaxAB j p alpha beta) >= beta).

Lemma kept_above_by_minimaxAB :
  forall beta q, minimaxAB_cases q -> kept_above (minimax Min) (fun q max => minimaxAB Min q max beta) beta q.
Proof. intros beta q lemma max. exact (lemma Min max beta). Qed.

Lemma kept_below_by_minimaxAB :
  forall alpha q, minimaxAB_cases q -> kept_below (minimax Max) (fun q min => minimaxAB Max q alpha min) alpha q.
Proof.
  intros alpha q lemma min. destruct (lemma Max alpha min) as (low & inside & high).
  repeat split; intros; [apply high | apply inside | apply low]; assumption.
Qed.

Lemma minimaxAB_lemma :
  forall p j alpha beta,
  (minimax j p <= alpha -> answer (minimaxAB j p alpha beta) <= alpha) /\
  (alpha <= minimax j p -> minimax j p <= beta -> answer (minimaxAB j p alpha beta) = minimax j p) /\
  (minimax j p >= beta -> answer (minimaxAB j p alpha beta) >= beta).
Proof.
  induction p as [f ps IH] using tree_induction. intros j alpha beta.
  destruct ps as [ | first others].
  - (* base *)
    simpl. repeat split; intros; order.
  - (* induction *)
    set (ps := first :: others) in *. destruct j.
    + (* a node that maximises *)
      pose proof (Forall_impl _ (kept_above_by_minimaxAB beta) IH) as kept.
      change (minimax Max (Position f ps)) with (greatest (map (minimax Min) ps)).
      change (answer (minimaxAB Max (Position f ps) alpha beta))
        with (answer (max_loop (fun q max => minimaxAB Min q max beta) beta 0 alpha None ps)).
      set (g := greatest (map (minimax Min) ps)).
      pose proof (larger_left alpha g). pose proof (larger_right alpha g).
      repeat split; intros.
      * (* first case *)
        rewrite (max_loop_low _ _ beta _ ps 0 alpha None kept); [order | assumption].
      * (* second case *)
        assert (larger alpha g = g) by (unfold larger; cases; order).
        destruct (max_loop_value _ _ beta _ ps 0 alpha None kept) as [equal _]; [order | ].
        fold g in equal. rewrite equal; order.
      * (* third case *)
        apply (max_loop_value _ _ beta _ ps 0 alpha None kept); [order | fold g; order].
    + (* a node that minimises *)
      pose proof (Forall_impl _ (kept_below_by_minimaxAB alpha) IH) as kept.
      change (minimax Min (Position f ps)) with (least (map (minimax Max) ps)).
      change (answer (minimaxAB Min (Position f ps) alpha beta))
        with (answer (min_loop (fun q min => minimaxAB Max q alpha min) alpha 0 beta None ps)).
      set (g := least (map (minimax Max) ps)).
      pose proof (smaller_left beta g). pose proof (smaller_right beta g).
      repeat split; intros.
      * apply (min_loop_value _ _ alpha _ ps 0 beta None kept); [order | fold g; order].
      * assert (smaller beta g = g) by (unfold smaller; cases; order).
        destruct (min_loop_value _ _ alpha _ ps 0 beta None kept) as [equal _]; [order | ].
        fold g in equal. rewrite equal; order.
      * rewrite (min_loop_high _ _ alpha _ ps 0 beta None kept); [order | assumption].
Qed.

(** ** The theorem of 4.c *)

Theorem minimaxAB_correct : forall j p, answer (minimaxAB j p MinusInfinity PlusInfinity) = minimax j p.
Proof. intros j p. apply minimaxAB_lemma; [apply minus_infinity_least | apply plus_infinity_greatest]. Qed.

(** ** The move is the same *)

(** In any window that holds the value: with the whole window, at the root, always. *)
Theorem minimaxAB_move_inside :
  forall j p alpha beta,
  alpha < minimax j p -> minimax j p < beta -> move (minimaxAB j p alpha beta) = choice j p.
Proof.
  intros j [f ps] alpha beta above under.
  destruct ps as [ | first others]; [destruct j; reflexivity | ].
  set (ps := first :: others) in *.
  assert (Forall minimaxAB_cases ps) as lemma by (apply Forall_forall; intros q _; exact (minimaxAB_lemma q)).
  destruct j.
  - change (minimax Max (Position f ps)) with (greatest (map (minimax Min) ps)) in *.
    transitivity (move (max_loop (fun q max => minimaxAB Min q max beta) beta 0 alpha None ps)); [reflexivity | ].
    rewrite (max_loop_move (minimax Min) _ _ beta);
      [ | exact (Forall_impl _ (kept_above_by_minimaxAB beta) lemma) | order | unfold larger; cases; order].
    cases; [reflexivity | order].
  - change (minimax Min (Position f ps)) with (least (map (minimax Max) ps)) in *.
    transitivity (move (min_loop (fun q min => minimaxAB Max q alpha min) alpha 0 beta None ps)); [reflexivity | ].
    rewrite (min_loop_move (minimax Max) _ _ alpha);
      [ | exact (Forall_impl _ (kept_below_by_minimaxAB alpha) lemma) | order | unfold smaller; cases; order].
    cases; [reflexivity | order].
Qed.

Theorem minimaxAB_move : forall j p, move (minimaxAB j p MinusInfinity PlusInfinity) = choice j p.
Proof. intros j p. apply minimaxAB_move_inside; apply minimax_between. Qed.
