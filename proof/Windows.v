(** The three types of nodes of Wikipédia: with the best move first, MinimaxAB searches every node in one of the
    windows ]-infinity, +infinity[ (type 1), ]-infinity, beta[ (type 2) and ]alpha, +infinity[ (type 3). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search AlphaBeta KnuthMoore.
Import ListNotations.
Open Scope value_scope.

Definition one_sided (vs : list visit) : Prop := Forall (fun v => low v = MinusInfinity \/ high v = PlusInfinity) vs.

Lemma one_sided_below : forall i vs, one_sided vs -> one_sided (below i vs).
Proof. intros i vs all. unfold one_sided, below. apply Forall_map. exact all. Qed.

(** At a Max node without beta whose children are worth no more than max, max stays: all are searched in one window. *)
Lemma max_loop_one_sided :
  forall ps,
  Forall (fun q => forall alpha, minimax Min q <= alpha -> one_sided (visits (minimaxAB Min q alpha PlusInfinity))) ps ->
  forall i max best, greatest (map (minimax Min) ps) <= max ->
  one_sided (visits (max_loop (fun q max => minimaxAB Min q max PlusInfinity) PlusInfinity i max best ps)).
Proof.
  induction ps as [ | q rest IH]; intros all i max best small; [constructor | ].
  inversion all as [ | ? ? sided_q sided_rest]; subst. simpl in small.
  pose proof (larger_left (minimax Min q) (greatest (map (minimax Min) rest))).
  pose proof (larger_right (minimax Min q) (greatest (map (minimax Min) rest))).
  assert (answer (minimaxAB Min q max PlusInfinity) <= max) by (apply minimaxAB_lemma; order).
  assert (one_sided (below i (visits (minimaxAB Min q max PlusInfinity)))) as here
    by (apply one_sided_below; apply sided_q; order).
  simpl. destruct (ltb_spec max (answer (minimaxAB Min q max PlusInfinity))); [order | ].
  cases; simpl; [exact here | ].
  apply Forall_app. split; [exact here | ]. apply IH; [assumption | order].
Qed.

Lemma min_loop_one_sided :
  forall ps,
  Forall (fun q => forall beta, beta <= minimax Max q -> one_sided (visits (minimaxAB Max q MinusInfinity beta))) ps ->
  forall i min best, min <= least (map (minimax Max) ps) ->
  one_sided (visits (min_loop (fun q min => minimaxAB Max q MinusInfinity min) MinusInfinity i min best ps)).
Proof.
  induction ps as [ | q rest IH]; intros all i min best great; [constructor | ].
  inversion all as [ | ? ? sided_q sided_rest]; subst. simpl in great.
  pose proof (smaller_left (minimax Max q) (least (map (minimax Max) rest))).
  pose proof (smaller_right (minimax Max q) (least (map (minimax Max) rest))).
  assert (min <= answer (minimaxAB Max q MinusInfinity min)) by (apply minimaxAB_lemma; order).
  assert (one_sided (below i (visits (minimaxAB Max q MinusInfinity min)))) as here
    by (apply one_sided_below; apply sided_q; order).
  simpl. destruct (ltb_spec (answer (minimaxAB Max q MinusInfinity min)) min); [order | ].
  cases; simpl; [exact here | ].
  apply Forall_app. split; [exact here | ]. apply IH; [assumption | order].
Qed.

Lemma visits_max :
  forall f first others alpha beta,
  visits (minimaxAB Max (Position f (first :: others)) alpha beta) =
  Visit [] false alpha beta
    :: visits (max_loop (fun q max => minimaxAB Min q max beta) beta 0 alpha None (first :: others)).
Proof. reflexivity. Qed.

Lemma visits_min :
  forall f first others alpha beta,
  visits (minimaxAB Min (Position f (first :: others)) alpha beta) =
  Visit [] false alpha beta
    :: visits (min_loop (fun q min => minimaxAB Max q alpha min) alpha 0 beta None (first :: others)).
Proof. reflexivity. Qed.

(** The three types at once: each is what the children of the others need. *)
Lemma minimaxAB_one_sided :
  forall p j, best_first j p ->
  one_sided (visits (minimaxAB j p MinusInfinity PlusInfinity)) /\
  (forall beta, beta <= minimax j p -> one_sided (visits (minimaxAB j p MinusInfinity beta))) /\
  (forall alpha, minimax j p <= alpha -> one_sided (visits (minimaxAB j p alpha PlusInfinity))).
Proof.
  induction p as [f ps IH] using tree_induction. intros j ordered.
  destruct ps as [ | first others].
  - simpl. repeat split; intros; constructor; auto; constructor.
  - inversion_clear ordered as [ | ? ? ? ? best ordered_all].
    rewrite Forall_forall in IH, ordered_all.
    assert (In first (first :: others)) as is_child by now left.
    destruct (IH first is_child (opponent j) (ordered_all first is_child)) as (type1 & type2 & type3).
    destruct (minimax_between (Position f (first :: others)) j) as [above under].
    rewrite best in *. set (m := minimax j (Position f (first :: others))) in *.
    destruct j; simpl opponent in *.
    + assert (m = greatest (map (minimax Min) (first :: others))) as m_greatest by reflexivity.
      repeat split; [ | intros beta cut | intros alpha small]; rewrite visits_max; apply Forall_cons; auto.
      * (* the first child finds the value, the others are searched above it *)
        cbn [max_loop]. rewrite (minimaxAB_correct Min first), best.
        destruct (ltb_spec MinusInfinity m); [ | order]. destruct (leb_spec PlusInfinity m); [order | ]. simpl.
        apply Forall_app. split; [apply one_sided_below; exact type1 | ]. apply max_loop_one_sided.
        -- apply Forall_forall. intros q within. apply IH; [now right | ]. apply ordered_all. now right.
        -- rewrite m_greatest. apply larger_right.
      * (* the first child reaches beta *)
        cbn [max_loop]. assert (beta <= answer (minimaxAB Min first MinusInfinity beta)) by (apply minimaxAB_lemma; order).
        fold (larger MinusInfinity (answer (minimaxAB Min first MinusInfinity beta))).
        rewrite larger_minus_infinity.
        destruct (leb_spec beta (answer (minimaxAB Min first MinusInfinity beta))); [ | order].
        apply one_sided_below. apply type2. exact cut.
      * apply max_loop_one_sided; [ | rewrite <- m_greatest; exact small].
        apply Forall_forall. intros q within. apply IH; [exact within | ]. apply ordered_all. exact within.
    + assert (m = least (map (minimax Max) (first :: others))) as m_least by reflexivity.
      repeat split; [ | intros beta great | intros alpha cut]; rewrite visits_min; apply Forall_cons; auto.
      * cbn [min_loop]. rewrite (minimaxAB_correct Max first), best.
        destruct (ltb_spec m PlusInfinity); [ | order]. destruct (leb_spec m MinusInfinity); [order | ]. simpl.
        apply Forall_app. split; [apply one_sided_below; exact type1 | ]. apply min_loop_one_sided.
        -- apply Forall_forall. intros q within. apply IH; [now right | ]. apply ordered_all. now right.
        -- rewrite m_least. apply smaller_right.
      * apply min_loop_one_sided; [ | rewrite <- m_least; exact great].
        apply Forall_forall. intros q within. apply IH; [exact within | ]. apply ordered_all. exact within.
      * cbn [min_loop]. assert (answer (minimaxAB Max first alpha PlusInfinity) <= alpha) by (apply minimaxAB_lemma; order).
        fold (smaller PlusInfinity (answer (minimaxAB Max first alpha PlusInfinity))).
        rewrite smaller_plus_infinity.
        destruct (leb_spec (answer (minimaxAB Max first alpha PlusInfinity)) alpha); [ | order].
        apply one_sided_below. apply type3. exact cut.
Qed.

Theorem three_types :
  forall j p, best_first j p ->
  forall v, In v (visits (minimaxAB j p MinusInfinity PlusInfinity)) -> low v = MinusInfinity \/ high v = PlusInfinity.
Proof.
  intros j p ordered. destruct (minimaxAB_one_sided p j ordered) as [all _].
  exact (proj1 (Forall_forall _ _) all).
Qed.
