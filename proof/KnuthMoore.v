(** The bound of Knuth and Moore (An analysis of alpha-beta pruning, 1975): on a tree of degree b and height d,
    MinimaxAB visits at least b^ceil(d/2) + b^floor(d/2) - 1 leaves, whatever their values and their order, and no
    more than that where the best move comes first at every node.

    The proof counts two sets of leaves. To know that a value is at least v, one move is enough where Max moves, but
    all are needed where Min moves; to know that it is at most v, the other way round. The two sets share one leaf. *)

From Coq Require Import ZArith List Lia Arith.
From Minerve Require Import Value Tree Minimax Search Loop AlphaBeta.
Import ListNotations.

Open Scope nat_scope.

(** How many leaves show that the value is at least, or at most, what it is. *)
Fixpoint at_least (b : nat) (j : player) (d : nat) : nat :=
  match d, j with
  | 0, _ => 1
  | S d, Max => at_least b Min d
  | S d, Min => b * at_least b Max d
  end.

Fixpoint at_most (b : nat) (j : player) (d : nat) : nat :=
  match d, j with
  | 0, _ => 1
  | S d, Max => b * at_most b Min d
  | S d, Min => at_most b Max d
  end.

Lemma half_of_next : forall d, (S d + 1) / 2 = S (d / 2).
Proof. intros d. replace (S d + 1) with (d + 1 * 2) by lia. rewrite Nat.div_add by lia. lia. Qed.

Lemma at_least_power : forall b d, at_least b Max d = b ^ (d / 2) /\ at_least b Min d = b ^ ((d + 1) / 2).
Proof.
  intros b. induction d as [ | d [for_max for_min]]; [split; reflexivity | ]. split.
  - simpl at_least. rewrite for_min. f_equal. f_equal. lia.
  - simpl at_least. rewrite for_max, half_of_next. reflexivity.
Qed.

Lemma at_most_power : forall b d, at_most b Max d = b ^ ((d + 1) / 2) /\ at_most b Min d = b ^ (d / 2).
Proof.
  intros b. induction d as [ | d [for_max for_min]]; [split; reflexivity | ]. split.
  - simpl at_most. rewrite for_min, half_of_next. reflexivity.
  - simpl at_most. rewrite for_max. f_equal. f_equal. lia.
Qed.

(** ** Counting the leaves among the visits *)

Definition count (vs : list visit) : nat := length (filter leaf vs).

Lemma count_leaves : forall r, length (leaves r) = count (visits r).
Proof. intros r. unfold leaves. apply map_length. Qed.

Lemma count_below : forall i vs, count (below i vs) = count vs.
Proof.
  intros i vs. unfold count, below. induction vs as [ | v rest IH]; [reflexivity | ].
  simpl. destruct (leaf v); simpl; congruence.
Qed.

Lemma count_app : forall vs ws, count (vs ++ ws) = count vs + count ws.
Proof. intros vs ws. unfold count. rewrite filter_app, app_length. reflexivity. Qed.

(** ** A lower bound on the leaves *)

(** What a search in the window ]alpha, beta[ has seen, where it ended with the value v. *)
Definition has_seen (least most : nat) (alpha beta v : value) (seen : nat) : Prop :=
  ((alpha < v)%value -> least <= seen) /\
  ((v < beta)%value -> most <= seen) /\
  ((alpha < v)%value -> (v < beta)%value -> least + most <= seen + 1).

Lemma max_loop_sees :
  forall search beta least most ps,
  Forall (fun q => forall max, has_seen least most max beta (answer (search q max)) (count (visits (search q max)))) ps ->
  forall i max best,
  let r := max_loop search beta i max best ps in
  has_seen least (length ps * most) max beta (answer r) (count (visits r)).
Proof.
  intros search beta least most ps. induction ps as [ | q rest IH]; intros all i max best.
  - simpl. repeat split; intros; try order; lia.
  - inversion all as [ | ? ? seen_q seen_rest]; subst.
    destruct (seen_q max) as (for_least & for_most & for_both). simpl.
    set (v := answer (search q max)) in *. set (n := count (visits (search q max))) in *.
    destruct (ltb_spec max v).
    + destruct (leb_spec beta v); simpl.
      * rewrite count_below. fold n. repeat split; intros; try order. apply for_least. assumption.
      * destruct (IH seen_rest (S i) v (Some i)) as (_ & rest_most & _).
        rewrite count_app, count_below. fold n. repeat split; intros.
        -- specialize (for_least ltac:(assumption)). lia.
        -- specialize (for_most ltac:(assumption)). specialize (rest_most ltac:(assumption)). lia.
        -- specialize (for_both ltac:(assumption) ltac:(assumption)).
           specialize (rest_most ltac:(assumption)). lia.
    + destruct (leb_spec beta max); simpl.
      * rewrite count_below. repeat split; intros; order.
      * destruct (IH seen_rest (S i) max best) as (rest_least & rest_most & rest_both).
        rewrite count_app, count_below. fold n.
        assert (most <= n) by (apply for_most; order). repeat split; intros.
        -- specialize (rest_least ltac:(assumption)). lia.
        -- specialize (rest_most ltac:(assumption)). lia.
        -- specialize (rest_both ltac:(assumption) ltac:(assumption)). lia.
Qed.

Lemma min_loop_sees :
  forall search alpha least most ps,
  Forall (fun q => forall min, has_seen least most alpha min (answer (search q min)) (count (visits (search q min)))) ps ->
  forall i min best,
  let r := min_loop search alpha i min best ps in
  has_seen (length ps * least) most alpha min (answer r) (count (visits r)).
Proof.
  intros search alpha least most ps. induction ps as [ | q rest IH]; intros all i min best.
  - simpl. repeat split; intros; try order; lia.
  - inversion all as [ | ? ? seen_q seen_rest]; subst.
    destruct (seen_q min) as (for_least & for_most & for_both). simpl.
    set (v := answer (search q min)) in *. set (n := count (visits (search q min))) in *.
    destruct (ltb_spec v min).
    + destruct (leb_spec v alpha); simpl.
      * rewrite count_below. fold n. repeat split; intros; try order. apply for_most. assumption.
      * destruct (IH seen_rest (S i) v (Some i)) as (rest_least & _ & _).
        rewrite count_app, count_below. fold n. repeat split; intros.
        -- specialize (for_least ltac:(assumption)). specialize (rest_least ltac:(assumption)). lia.
        -- specialize (for_most ltac:(assumption)). lia.
        -- specialize (for_both ltac:(assumption) ltac:(assumption)).
           specialize (rest_least ltac:(assumption)). lia.
    + destruct (leb_spec min alpha); simpl.
      * rewrite count_below. repeat split; intros; order.
      * destruct (IH seen_rest (S i) min best) as (rest_least & rest_most & rest_both).
        rewrite count_app, count_below. fold n.
        assert (least <= n) by (apply for_least; order). repeat split; intros.
        -- specialize (rest_least ltac:(assumption)). lia.
        -- specialize (rest_most ltac:(assumption)). lia.
        -- specialize (rest_both ltac:(assumption) ltac:(assumption)). lia.
Qed.

Lemma minimaxAB_sees :
  forall b, 1 <= b ->
  forall d p, uniform b d p ->
  forall j alpha beta,
  let r := minimaxAB j p alpha beta in
  has_seen (at_least b j d) (at_most b j d) alpha beta (answer r) (count (visits r)).
Proof.
  intros b some. induction d as [ | d IH]; intros [f ps] regular j alpha beta.
  - simpl in regular. subst ps. unfold has_seen, count. simpl. repeat split; intros; lia.
  - simpl in regular. destruct regular as [degree regular].
    destruct ps as [ | first others]; [simpl in degree; lia | ].
    set (ps := first :: others) in *. destruct j.
    + change (at_most b Max (S d)) with (b * at_most b Min d). rewrite <- degree.
      apply (max_loop_sees (fun q max => minimaxAB Min q max beta) beta).
      eapply Forall_impl; [ | exact regular]. intros q regular_q max. rewrite degree. apply (IH q regular_q).
    + change (at_least b Min (S d)) with (b * at_least b Max d). rewrite <- degree.
      apply (min_loop_sees (fun q min => minimaxAB Max q alpha min) alpha).
      eapply Forall_impl; [ | exact regular]. intros q regular_q min. rewrite degree. apply (IH q regular_q).
Qed.

Theorem knuth_moore_bound :
  forall b d p j, 1 <= b -> uniform b d p ->
  b ^ ((d + 1) / 2) + b ^ (d / 2) - 1 <= length (leaves (minimaxAB j p MinusInfinity PlusInfinity)).
Proof.
  intros b d p j some regular. rewrite count_leaves.
  destruct (minimax_between p j) as [above under]. rewrite <- minimaxAB_correct in above, under.
  destruct (minimaxAB_sees b some d p regular j MinusInfinity PlusInfinity) as (_ & _ & both).
  specialize (both above under).
  destruct (at_least_power b d) as [least_max least_min]. destruct (at_most_power b d) as [most_max most_min].
  destruct j; lia.
Qed.

(** ** An upper bound, with the best move first *)

Inductive best_first : player -> tree -> Prop :=
  | best_first_leaf : forall j f, best_first j (Position f [])
  | best_first_node : forall j f first others,
      minimax (opponent j) first = minimax j (Position f (first :: others)) ->
      Forall (best_first (opponent j)) (first :: others) ->
      best_first j (Position f (first :: others)).

(** In the window ]alpha, beta[, where the position is worth v. *)
Definition sees_only (least most : nat) (alpha beta v : value) (seen : nat) : Prop :=
  ((beta <= v)%value -> seen <= least) /\
  ((v <= alpha)%value -> seen <= most) /\
  seen + 1 <= least + most.

Lemma max_loop_sees_only :
  forall beta most ps,
  Forall (fun q => forall max, (minimax Min q <= max)%value -> count (visits (minimaxAB Min q max beta)) <= most) ps ->
  forall i max best,
  (greatest (map (minimax Min) ps) <= max)%value ->
  count (visits (max_loop (fun q max => minimaxAB Min q max beta) beta i max best ps)) <= length ps * most.
Proof.
  intros beta most ps. induction ps as [ | q rest IH]; intros all i max best small; [apply Nat.le_0_l | ].
  inversion all as [ | ? ? seen_q seen_rest]; subst.
  simpl in small. pose proof (larger_left (minimax Min q) (greatest (map (minimax Min) rest))).
  pose proof (larger_right (minimax Min q) (greatest (map (minimax Min) rest))).
  assert (answer (minimaxAB Min q max beta) <= max)%value by (apply minimaxAB_lemma; order).
  specialize (seen_q max ltac:(order)).
  simpl. destruct (ltb_spec max (answer (minimaxAB Min q max beta))); [order | ].
  cases; simpl.
  - rewrite count_below. lia.
  - rewrite count_app, count_below.
    specialize (IH seen_rest (S i) max best ltac:(order)). lia.
Qed.

Lemma min_loop_sees_only :
  forall alpha least' ps,
  Forall (fun q => forall min, (min <= minimax Max q)%value -> count (visits (minimaxAB Max q alpha min)) <= least') ps ->
  forall i min best,
  (min <= least (map (minimax Max) ps))%value ->
  count (visits (min_loop (fun q min => minimaxAB Max q alpha min) alpha i min best ps)) <= length ps * least'.
Proof.
  intros alpha least' ps. induction ps as [ | q rest IH]; intros all i min best great; [apply Nat.le_0_l | ].
  inversion all as [ | ? ? seen_q seen_rest]; subst.
  simpl in great. pose proof (smaller_left (minimax Max q) (least (map (minimax Max) rest))).
  pose proof (smaller_right (minimax Max q) (least (map (minimax Max) rest))).
  assert (min <= answer (minimaxAB Max q alpha min))%value by (apply minimaxAB_lemma; order).
  specialize (seen_q min ltac:(order)).
  simpl. destruct (ltb_spec (answer (minimaxAB Max q alpha min)) min); [order | ].
  cases; simpl.
  - rewrite count_below. lia.
  - rewrite count_app, count_below.
    specialize (IH seen_rest (S i) min best ltac:(order)). lia.
Qed.

Lemma certificates_exist : forall b, 1 <= b -> forall d j, 1 <= at_least b j d /\ 1 <= at_most b j d.
Proof.
  intros b some. induction d as [ | d IH]; intros j; [simpl; lia | ].
  destruct (IH Max), (IH Min). destruct j; simpl; nia.
Qed.

Lemma minimaxAB_sees_only :
  forall b, 1 <= b ->
  forall d p j, uniform b d p -> best_first j p ->
  forall alpha beta,
  sees_only (at_least b j d) (at_most b j d) alpha beta (minimax j p)
            (count (visits (minimaxAB j p alpha beta))).
Proof.
  intros b some. induction d as [ | d IH]; intros [f ps] j regular ordered alpha beta.
  - simpl in regular. subst ps. unfold sees_only, count. simpl. repeat split; intros; lia.
  - simpl in regular. destruct regular as [degree regular].
    destruct ps as [ | first others]; [simpl in degree; lia | ].
    inversion_clear ordered as [ | ? ? ? ? best ordered_all].
    assert (forall q, In q (first :: others) -> forall alpha beta,
            sees_only (at_least b (opponent j) d) (at_most b (opponent j) d) alpha beta (minimax (opponent j) q)
                      (count (visits (minimaxAB (opponent j) q alpha beta)))) as children.
    { intros q within. rewrite Forall_forall in regular, ordered_all. apply IH; auto. }
    destruct (certificates_exist b some d (opponent j)).
    destruct (children first (or_introl eq_refl) alpha beta) as (first_least & first_most & first_both).
    destruct (minimaxAB_lemma first (opponent j) alpha beta) as (low & inside & high).
    rewrite best in *. set (m := minimax j (Position f (first :: others))) in *.
    destruct j; simpl opponent in *.
    + (* Max moves *)
      change (at_least b Max (S d)) with (at_least b Min d). change (at_most b Max (S d)) with (b * at_most b Min d).
      assert (m = greatest (map (minimax Min) (first :: others))) as m_greatest by reflexivity.
      assert ((beta <= m)%value -> count (visits (minimaxAB Max (Position f (first :: others)) alpha beta))
              <= at_least b Min d) as cut.
      { intros above. specialize (high above). simpl minimaxAB.
        fold (larger alpha (answer (minimaxAB Min first alpha beta))).
        pose proof (larger_right alpha (answer (minimaxAB Min first alpha beta))).
        destruct (leb_spec beta (larger alpha (answer (minimaxAB Min first alpha beta)))); [ | order].
        change (count (below 0 (visits (minimaxAB Min first alpha beta))) <= at_least b Min d).
        rewrite count_below. auto. }
      assert ((m <= alpha)%value -> count (visits (minimaxAB Max (Position f (first :: others)) alpha beta))
              <= b * at_most b Min d) as all.
      { intros under. transitivity (length (first :: others) * at_most b Min d); [ | rewrite degree; lia].
        apply (max_loop_sees_only beta (at_most b Min d) (first :: others)); [ | order].
        apply Forall_forall. intros q within max. apply children. assumption. }
      split; [exact cut | ]. split; [exact all | ].
      destruct (leb_spec beta m); [specialize (cut ltac:(assumption)); nia | ].
      destruct (leb_spec m alpha); [specialize (all ltac:(assumption)); nia | ].
      (* the value lies in the window: the first child finds it, the others only confirm it *)
      simpl minimaxAB. rewrite inside by order.
      destruct (ltb_spec alpha m); [ | order]. destruct (leb_spec beta m); [order | ].
      change (count (below 0 (visits (minimaxAB Min first alpha beta))
                     ++ visits (max_loop (fun q max => minimaxAB Min q max beta) beta 1 m (Some 0) others)) + 1
              <= at_least b Min d + b * at_most b Min d).
      rewrite count_app, count_below.
      assert (count (visits (max_loop (fun q max => minimaxAB Min q max beta) beta 1 m (Some 0) others))
              <= length others * at_most b Min d) as rest.
      { apply max_loop_sees_only.
        - apply Forall_forall. intros q within max. apply children. now right.
        - rewrite m_greatest. simpl. apply larger_right. }
      simpl in degree. nia.
    + (* Min moves *)
      change (at_most b Min (S d)) with (at_most b Max d). change (at_least b Min (S d)) with (b * at_least b Max d).
      assert (m = least (map (minimax Max) (first :: others))) as m_least by reflexivity.
      assert ((m <= alpha)%value -> count (visits (minimaxAB Min (Position f (first :: others)) alpha beta))
              <= at_most b Max d) as cut.
      { intros under. specialize (low under). simpl minimaxAB.
        fold (smaller beta (answer (minimaxAB Max first alpha beta))).
        pose proof (smaller_right beta (answer (minimaxAB Max first alpha beta))).
        destruct (leb_spec (smaller beta (answer (minimaxAB Max first alpha beta))) alpha); [ | order].
        change (count (below 0 (visits (minimaxAB Max first alpha beta))) <= at_most b Max d).
        rewrite count_below. auto. }
      assert ((beta <= m)%value -> count (visits (minimaxAB Min (Position f (first :: others)) alpha beta))
              <= b * at_least b Max d) as all.
      { intros above. transitivity (length (first :: others) * at_least b Max d); [ | rewrite degree; lia].
        apply (min_loop_sees_only alpha (at_least b Max d) (first :: others)); [ | order].
        apply Forall_forall. intros q within min. apply children. assumption. }
      split; [exact all | ]. split; [exact cut | ].
      destruct (leb_spec m alpha); [specialize (cut ltac:(assumption)); nia | ].
      destruct (leb_spec beta m); [specialize (all ltac:(assumption)); nia | ].
      simpl minimaxAB. rewrite inside by order.
      destruct (ltb_spec m beta); [ | order]. destruct (leb_spec m alpha); [order | ].
      change (count (below 0 (visits (minimaxAB Max first alpha beta))
                     ++ visits (min_loop (fun q min => minimaxAB Max q alpha min) alpha 1 m (Some 0) others)) + 1
              <= b * at_least b Max d + at_most b Max d).
      rewrite count_app, count_below.
      assert (count (visits (min_loop (fun q min => minimaxAB Max q alpha min) alpha 1 m (Some 0) others))
              <= length others * at_least b Max d) as rest.
      { apply min_loop_sees_only.
        - apply Forall_forall. intros q within min. apply children. now right.
        - rewrite m_least. simpl. apply smaller_right. }
      simpl in degree. nia.
Qed.

Theorem knuth_moore_reached :
  forall b d p j, 1 <= b -> uniform b d p -> best_first j p ->
  length (leaves (minimaxAB j p MinusInfinity PlusInfinity)) = b ^ ((d + 1) / 2) + b ^ (d / 2) - 1.
Proof.
  intros b d p j some regular ordered.
  pose proof (knuth_moore_bound b d p j some regular) as bound. rewrite count_leaves in *.
  destruct (minimaxAB_sees_only b some d p j regular ordered MinusInfinity PlusInfinity) as (_ & _ & both).
  destruct (at_least_power b d) as [least_max least_min]. destruct (at_most_power b d) as [most_max most_min].
  destruct j; lia.
Qed.
