(** What the loop of TIPE 2013 computes: "notons m_i la valeur de la variable max après la i-ème itération".

    Both proofs of TIPE 2013 (3.c and 4.c) are about this loop. It stands here once, for any search of the children that
    keeps the three cases of 4.c between max and a bound [limit]. Minimax2 is the case where limit is infinite. *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search.
Import ListNotations.

(** ** A node that maximises *)

Section MaxLoop.

Variable M : tree -> value.  (* what a child is worth: Minimax *)
Variable search : tree -> value -> result.  (* how it is searched, given max *)
Variables stop limit : value.

(** The three cases of 4.c for a child, in the window ]max, limit[. *)
Definition kept_above (q : tree) : Prop :=
  forall max,
    (M q <= max -> answer (search q max) <= max) /\
    (max <= M q -> M q <= limit -> answer (search q max) = M q) /\
    (limit <= M q -> limit <= answer (search q max)).

(** 4.c, first case: while no child is worth more than max, max stays. *)
Lemma max_loop_low :
  forall ps i max best,
  Forall kept_above ps ->
  greatest (map M ps) <= max ->
  answer (max_loop search stop i max best ps) = max.
Proof.
  induction ps as [ | q rest IH]; intros i max best kept small; [reflexivity | ].
  inversion kept as [ | ? ? kept_q kept_rest]; subst.
  simpl in small. pose proof (larger_left (M q) (greatest (map M rest))).
  pose proof (larger_right (M q) (greatest (map M rest))).
  assert (answer (search q max) <= max) by (apply kept_q; order).
  simpl. destruct (ltb_spec max (answer (search q max))); [order | ].
  cases; [reflexivity | ]. simpl. apply IH; [assumption | order].
Qed.

(** 3.c, "m_i = max(Minimax(p_1), ..., Minimax(p_i))", and 4.c, second and third case. With max at the start of the
    loop counted in, the value is the maximum if that does not exceed [stop], and reaches [stop] if the maximum does.
    The loop may end before the last child, at equality: then the maximum is [stop] (E000-1, E000-3). *)
Lemma max_loop_value :
  forall ps i max best,
  Forall kept_above ps ->
  stop <= limit ->
  (larger max (greatest (map M ps)) <= stop ->
     answer (max_loop search stop i max best ps) = larger max (greatest (map M ps))) /\
  (stop <= larger max (greatest (map M ps)) ->
     stop <= answer (max_loop search stop i max best ps)).
Proof.
  induction ps as [ | q rest IH]; intros i max best kept bound.
  - simpl. pose proof (minus_infinity_least max). unfold larger. cases; split; intros; order.
  - inversion kept as [ | ? ? kept_q kept_rest]; subst.
    simpl. rewrite larger_assoc. fold (larger max (answer (search q max))).
    destruct (kept_q max) as (low & inside & high).
    set (v := answer (search q max)) in *.
    set (best' := if max <? v then Some i else best).
    pose proof (larger_left (larger max (M q)) (greatest (map M rest))).
    pose proof (larger_left max (M q)). pose proof (larger_right max (M q)).
    (* either max is now the maximum so far, or the child was above the limit *)
    assert (larger max v = larger max (M q) \/ limit < M q /\ stop <= larger max v) as [same | [above reached]].
    { destruct (leb_spec (M q) limit).
      - left. unfold larger. destruct (ltb_spec max (M q)).
        + rewrite inside by order. cases; order.
        + assert (v <= max) by (apply low; order). cases; order.
      - right. split; [order | ]. assert (limit <= v) by (apply high; order).
        pose proof (larger_right max v). order. }
    + rewrite same in *. destruct (leb_spec stop (larger max (M q))); simpl.
      * split; intros; order.
      * apply IH; assumption.
    + destruct (leb_spec stop (larger max v)); [ | order]. simpl. split; intros; order.
Qed.

(** The move: the first child that is worth the maximum, if that is above max at the start and below [stop]. *)
Lemma max_loop_move :
  forall ps i max best,
  Forall kept_above ps ->
  stop <= limit ->
  larger max (greatest (map M ps)) < stop ->
  move (max_loop search stop i max best ps) =
    if max <? greatest (map M ps) then first_equal (greatest (map M ps)) i (map M ps) else best.
Proof.
  induction ps as [ | q rest IH]; intros i max best kept bound small.
  - simpl. pose proof (minus_infinity_least max). cases; [order | reflexivity].
  - inversion kept as [ | ? ? kept_q kept_rest]; subst.
    simpl in *. rewrite larger_assoc in small. fold (larger max (answer (search q max))).
    destruct (kept_q max) as (low & inside & _).
    set (v := answer (search q max)) in *.
    set (g := greatest (map M rest)) in *.
    pose proof (larger_left (larger max (M q)) g).
    pose proof (larger_left max (M q)). pose proof (larger_right max (M q)).
    assert (larger max v = larger max (M q) /\ (max <? v) = (max <? M q)) as [same improves].
    { unfold larger. destruct (ltb_spec max (M q)).
      - rewrite inside by order. destruct (ltb_spec max (M q)); [split; reflexivity | order].
      - assert (v <= max) by (apply low; order). destruct (ltb_spec max v); [order | ]. split; reflexivity. }
    rewrite same, improves. destruct (leb_spec stop (larger max (M q))); [order | ]. simpl.
    rewrite IH by (assumption || order). fold g. unfold larger.
    destruct (ltb_spec max (M q)); destruct (ltb_spec (M q) g);
      repeat (cases; try order); try reflexivity.
Qed.

End MaxLoop.

(** ** A node that minimises: "la démonstration est analogue" *)

Section MinLoop.

Variable M : tree -> value.
Variable search : tree -> value -> result.
Variables stop limit : value.

Definition kept_below (q : tree) : Prop :=
  forall min,
    (min <= M q -> min <= answer (search q min)) /\
    (M q <= min -> limit <= M q -> answer (search q min) = M q) /\
    (M q <= limit -> answer (search q min) <= limit).

Lemma min_loop_high :
  forall ps i min best,
  Forall kept_below ps ->
  min <= least (map M ps) ->
  answer (min_loop search stop i min best ps) = min.
Proof.
  induction ps as [ | q rest IH]; intros i min best kept great; [reflexivity | ].
  inversion kept as [ | ? ? kept_q kept_rest]; subst.
  simpl in great. pose proof (smaller_left (M q) (least (map M rest))).
  pose proof (smaller_right (M q) (least (map M rest))).
  assert (min <= answer (search q min)) by (apply kept_q; order).
  simpl. destruct (ltb_spec (answer (search q min)) min); [order | ].
  cases; [reflexivity | ]. simpl. apply IH; [assumption | order].
Qed.

Lemma min_loop_value :
  forall ps i min best,
  Forall kept_below ps ->
  limit <= stop ->
  (stop <= smaller min (least (map M ps)) ->
     answer (min_loop search stop i min best ps) = smaller min (least (map M ps))) /\
  (smaller min (least (map M ps)) <= stop ->
     answer (min_loop search stop i min best ps) <= stop).
Proof.
  induction ps as [ | q rest IH]; intros i min best kept bound.
  - simpl. pose proof (plus_infinity_greatest min). unfold smaller. cases; split; intros; order.
  - inversion kept as [ | ? ? kept_q kept_rest]; subst.
    simpl. rewrite smaller_assoc. fold (smaller min (answer (search q min))).
    destruct (kept_q min) as (high & inside & low).
    set (v := answer (search q min)) in *.
    set (best' := if v <? min then Some i else best).
    pose proof (smaller_left (smaller min (M q)) (least (map M rest))).
    pose proof (smaller_left min (M q)). pose proof (smaller_right min (M q)).
    assert (smaller min v = smaller min (M q) \/ M q < limit /\ smaller min v <= stop) as [same | [under reached]].
    { destruct (leb_spec limit (M q)).
      - left. unfold smaller. destruct (ltb_spec (M q) min).
        + rewrite inside by order. cases; order.
        + assert (min <= v) by (apply high; order). cases; order.
      - right. split; [order | ]. assert (v <= limit) by (apply low; order).
        pose proof (smaller_right min v). order. }
    + rewrite same in *. destruct (leb_spec (smaller min (M q)) stop); simpl.
      * split; intros; order.
      * apply IH; assumption.
    + destruct (leb_spec (smaller min v) stop); [ | order]. simpl. split; intros; order.
Qed.

Lemma min_loop_move :
  forall ps i min best,
  Forall kept_below ps ->
  limit <= stop ->
  stop < smaller min (least (map M ps)) ->
  move (min_loop search stop i min best ps) =
    if least (map M ps) <? min then first_equal (least (map M ps)) i (map M ps) else best.
Proof.
  induction ps as [ | q rest IH]; intros i min best kept bound great.
  - reflexivity.
  - inversion kept as [ | ? ? kept_q kept_rest]; subst.
    simpl in *. rewrite smaller_assoc in great. fold (smaller min (answer (search q min))).
    destruct (kept_q min) as (high & inside & _).
    set (v := answer (search q min)) in *.
    set (g := least (map M rest)) in *.
    pose proof (smaller_left (smaller min (M q)) g).
    pose proof (smaller_left min (M q)). pose proof (smaller_right min (M q)).
    assert (smaller min v = smaller min (M q) /\ (v <? min) = (M q <? min)) as [same improves].
    { unfold smaller. destruct (ltb_spec (M q) min).
      - rewrite inside by order. destruct (ltb_spec (M q) min); [split; reflexivity | order].
      - assert (min <= v) by (apply high; order). destruct (ltb_spec v min); [order | ]. split; reflexivity. }
    rewrite same, improves. destruct (leb_spec (smaller min (M q)) stop); [order | ]. simpl.
    rewrite IH by (assumption || order). fold g. unfold smaller.
    destruct (ltb_spec (M q) min); destruct (ltb_spec g (M q));
      repeat (cases; try order); try reflexivity.
Qed.

End MinLoop.
