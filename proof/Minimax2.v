(** Minimax2 is correct (TIPE 2013, 3.c). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search Loop.
Import ListNotations.

(** ** The lemma of 3.c *)

(** Its four cases for a node p, and what they give to the loop at the father of p. *)
Definition minimax2_cases (p : tree) : Prop :=
  forall compare,
  (* if p is a node where one maximises *)
  (minimax Max p <= compare -> answer (minimax2 Max p compare) = minimax Max p) /\
  (minimax Max p > compare -> answer (minimax2 Max p compare) >= compare) /\
  (* if p is a node where one minimises *)
  (minimax Min p >= compare -> answer (minimax2 Min p compare) = minimax Min p) /\
  (minimax Min p < compare -> answer (minimax2 Min p compare) <= compare).

Lemma kept_above_by_minimax2 :
  forall q, minimax2_cases q -> kept_above (minimax Min) (minimax2 Min) PlusInfinity q.
Proof.
  intros q lemma max. destruct (lemma max) as (_ & _ & equal & under).
  pose proof (plus_infinity_greatest (minimax Min q)). pose proof (plus_infinity_greatest max).
  repeat split; intros.
  - destruct (ltb_spec (minimax Min q) max); [apply under; order | rewrite equal; order].
  - apply equal. order.
  - rewrite equal; order.
Qed.

Lemma kept_below_by_minimax2 :
  forall q, minimax2_cases q -> kept_below (minimax Max) (minimax2 Max) MinusInfinity q.
Proof.
  intros q lemma min. destruct (lemma min) as (equal & above & _ & _).
  pose proof (minus_infinity_least (minimax Max q)). pose proof (minus_infinity_least min).
  repeat split; intros.
  - destruct (ltb_spec min (minimax Max q)); [apply above; order | rewrite equal; order].
  - apply equal. order.
  - rewrite equal; order.
Qed.

Lemma minimax2_lemma :
  forall p compare,
  (minimax Max p <= compare -> answer (minimax2 Max p compare) = minimax Max p) /\
  (minimax Max p > compare -> answer (minimax2 Max p compare) >= compare) /\
  (minimax Min p >= compare -> answer (minimax2 Min p compare) = minimax Min p) /\
  (minimax Min p < compare -> answer (minimax2 Min p compare) <= compare).
Proof.
  induction p as [f ps IH] using tree_induction. intros compare.
  destruct ps as [ | first others].
  - (* base: f(p) is compatible with all cases *)
    simpl. repeat split; intros; order.
  - (* induction *)
    set (ps := first :: others) in *.
    destruct (max_loop_value _ _ compare _ ps 0 MinusInfinity None
                (Forall_impl _ kept_above_by_minimax2 IH) (plus_infinity_greatest compare)) as [max_equal max_above].
    destruct (min_loop_value _ _ compare _ ps 0 PlusInfinity None
                (Forall_impl _ kept_below_by_minimax2 IH) (minus_infinity_least compare)) as [min_equal min_under].
    rewrite larger_minus_infinity in *. rewrite smaller_plus_infinity in *.
    change (minimax Max (Position f ps)) with (greatest (map (minimax Min) ps)).
    change (minimax Min (Position f ps)) with (least (map (minimax Max) ps)).
    repeat split; intros; [apply max_equal | apply max_above | apply min_equal | apply min_under]; order.
Qed.

(** ** The theorem of 3.c *)

Theorem minimax2_correct :
  forall p,
  answer (minimax2 Max p PlusInfinity) = minimax Max p /\
  answer (minimax2 Min p MinusInfinity) = minimax Min p.
Proof.
  intros p. split.
  - apply (minimax2_lemma p PlusInfinity). apply plus_infinity_greatest.
  - apply (minimax2_lemma p MinusInfinity). apply minus_infinity_least.
Qed.

(** ** The move is the same (3.a: "ni le coup choisi") *)

Theorem minimax2_move :
  forall p,
  move (minimax2 Max p PlusInfinity) = choice Max p /\
  move (minimax2 Min p MinusInfinity) = choice Min p.
Proof.
  intros [f ps]. destruct ps as [ | first others]; [split; reflexivity | ].
  set (ps := first :: others).
  destruct (minimax_between (Position f ps) Max) as [low_max high_max].
  destruct (minimax_between (Position f ps) Min) as [low_min high_min].
  change (minimax Max (Position f ps)) with (greatest (map (minimax Min) ps)) in *.
  change (minimax Min (Position f ps)) with (least (map (minimax Max) ps)) in *.
  assert (Forall minimax2_cases ps) as lemma by (apply Forall_forall; intros q _; exact (minimax2_lemma q)).
  split.
  - transitivity (move (max_loop (minimax2 Min) PlusInfinity 0 MinusInfinity None ps)); [reflexivity | ].
    rewrite (max_loop_move (minimax Min) _ _ PlusInfinity);
      [ | exact (Forall_impl _ kept_above_by_minimax2 lemma) | order | rewrite larger_minus_infinity; exact high_max].
    cases; [reflexivity | order].
  - transitivity (move (min_loop (minimax2 Max) MinusInfinity 0 PlusInfinity None ps)); [reflexivity | ].
    rewrite (min_loop_move (minimax Max) _ _ MinusInfinity);
      [ | exact (Forall_impl _ kept_below_by_minimax2 lemma) | order | rewrite smaller_plus_infinity; exact low_min].
    cases; [reflexivity | order].
Qed.
