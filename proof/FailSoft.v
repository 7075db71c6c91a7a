(** Alpha-beta that returns what it found, outside the window too: fail-soft (document 001, first pseudo-code). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search Loop AlphaBeta.
Import ListNotations.

(** ** Its contract

    A value v at or below alpha is an upper bound of Minimax(p), one at or above beta is a lower bound, and one in
    between is exact. In two lines: v is at least Minimax(p) unless it reached beta, and at most unless it is below
    alpha. *)
Definition soft_bounds (alpha beta v m : value) : Prop := (v < beta -> m <= v) /\ (alpha < v -> v <= m).

(** One child: v was known, the child is worth m and answered w in the window that v leaves. *)
Lemma soft_child_max :
  forall alpha beta v w m,
  v < beta -> soft_bounds (larger alpha v) beta w m -> soft_bounds alpha beta (larger v w) (larger v m).
Proof.
  intros alpha beta v w m not_cut [upper lower].
  destruct (larger_cases alpha v) as [[] | []], (larger_cases v w) as [[] | []], (larger_cases v m) as [[] | []].
  all: split; intros.
  all: try (assert (w < beta) by order; specialize (upper ltac:(assumption))).
  all: try (assert (larger alpha v < w) by order; specialize (lower ltac:(assumption))).
  all: order.
Qed.

(** The children after it: they begin at v, are worth g, and end at r. *)
Lemma soft_rest_max :
  forall alpha beta v m g r,
  soft_bounds alpha beta v m -> soft_bounds alpha beta r (larger v g) -> soft_bounds alpha beta r (larger m g).
Proof.
  intros alpha beta v m g r [upper lower] [above under].
  destruct (larger_cases v g) as [[] | []], (larger_cases m g) as [[] | []].
  all: split; intros.
  all: try specialize (above ltac:(assumption)); try specialize (under ltac:(assumption)).
  all: try (assert (v < beta) by order; specialize (upper ltac:(assumption))).
  all: try (assert (alpha < v) by order; specialize (lower ltac:(assumption))).
  all: order.
Qed.

Lemma max_loop_soft :
  forall alpha beta (M : tree -> value) search ps,
  alpha < beta ->
  Forall (fun q => forall low, low < beta -> soft_bounds low beta (answer (search q low)) (M q)) ps ->
  forall i v best, v < beta ->
  soft_bounds alpha beta
    (answer (max_loop (fun q v => search q (larger alpha v)) beta i v best ps)) (larger v (greatest (map M ps))).
Proof.
  intros alpha beta M search ps window. induction ps as [ | q rest IH]; intros all i v best not_cut.
  - simpl. pose proof (minus_infinity_least v). destruct (larger_cases v MinusInfinity) as [[] | []].
    + order.
    + split; intros; order.
  - inversion all as [ | ? ? bounds_q bounds_rest]; subst. simpl. rewrite larger_assoc.
    fold (larger v (answer (search q (larger alpha v)))).
    assert (larger alpha v < beta) as open by (destruct (larger_cases alpha v) as [[] | []]; order).
    pose proof (soft_child_max alpha beta v _ (M q) not_cut (bounds_q _ open)) as here.
    set (v' := larger v (answer (search q (larger alpha v)))) in *.
    destruct (leb_spec beta v'); simpl.
    + (* the cut *)
      pose proof (larger_left (larger v (M q)) (greatest (map M rest))).
      destruct here as [_ lower]. split; intros; [order | specialize (lower ltac:(assumption)); order].
    + apply (soft_rest_max alpha beta v'); [exact here | ]. apply IH; assumption.
Qed.

Lemma soft_child_min :
  forall alpha beta v w m,
  alpha < v -> soft_bounds alpha (smaller beta v) w m -> soft_bounds alpha beta (smaller v w) (smaller v m).
Proof.
  intros alpha beta v w m not_cut [upper lower].
  destruct (smaller_cases beta v) as [[] | []], (smaller_cases v w) as [[] | []], (smaller_cases v m) as [[] | []].
  all: split; intros.
  all: try (assert (w < smaller beta v) by order; specialize (upper ltac:(assumption))).
  all: try (assert (alpha < w) by order; specialize (lower ltac:(assumption))).
  all: order.
Qed.

Lemma soft_rest_min :
  forall alpha beta v m g r,
  soft_bounds alpha beta v m -> soft_bounds alpha beta r (smaller v g) -> soft_bounds alpha beta r (smaller m g).
Proof.
  intros alpha beta v m g r [upper lower] [above under].
  destruct (smaller_cases v g) as [[] | []], (smaller_cases m g) as [[] | []].
  all: split; intros.
  all: try specialize (above ltac:(assumption)); try specialize (under ltac:(assumption)).
  all: try (assert (v < beta) by order; specialize (upper ltac:(assumption))).
  all: try (assert (alpha < v) by order; specialize (lower ltac:(assumption))).
  all: order.
Qed.

Lemma min_loop_soft :
  forall alpha beta (M : tree -> value) search ps,
  alpha < beta ->
  Forall (fun q => forall high, alpha < high -> soft_bounds alpha high (answer (search q high)) (M q)) ps ->
  forall i v best, alpha < v ->
  soft_bounds alpha beta
    (answer (min_loop (fun q v => search q (smaller beta v)) alpha i v best ps)) (smaller v (least (map M ps))).
Proof.
  intros alpha beta M search ps window. induction ps as [ | q rest IH]; intros all i v best not_cut.
  - simpl. pose proof (plus_infinity_greatest v). destruct (smaller_cases v PlusInfinity) as [[] | []].
    + order.
    + split; intros; order.
  - inversion all as [ | ? ? bounds_q bounds_rest]; subst. simpl. rewrite smaller_assoc.
    fold (smaller v (answer (search q (smaller beta v)))).
    assert (alpha < smaller beta v) as open by (destruct (smaller_cases beta v) as [[] | []]; order).
    pose proof (soft_child_min alpha beta v _ (M q) not_cut (bounds_q _ open)) as here.
    set (v' := smaller v (answer (search q (smaller beta v)))) in *.
    destruct (leb_spec v' alpha); simpl.
    + pose proof (smaller_left (smaller v (M q)) (least (map M rest))).
      destruct here as [upper _]. split; intros; [specialize (upper ltac:(assumption)); order | order].
    + apply (soft_rest_min alpha beta v'); [exact here | ]. apply IH; assumption.
Qed.

Lemma alphabeta_soft_bounds :
  forall p j alpha beta, alpha < beta ->
  soft_bounds alpha beta (answer (alphabeta_soft j p alpha beta)) (minimax j p).
Proof.
  induction p as [f ps IH] using tree_induction. intros j alpha beta window.
  destruct ps as [ | first others].
  - simpl. split; intros; order.
  - set (ps := first :: others) in *. destruct j.
    + change (minimax Max (Position f ps)) with (greatest (map (minimax Min) ps)).
      rewrite <- (larger_minus_infinity (greatest _)).
      apply (max_loop_soft alpha beta (minimax Min) (fun q low => alphabeta_soft Min q low beta));
        [assumption | | pose proof (minus_infinity_least alpha); order].
      eapply Forall_impl; [ | exact IH]. intros q bounds low. apply bounds.
    + change (minimax Min (Position f ps)) with (least (map (minimax Max) ps)).
      rewrite <- (smaller_plus_infinity (least _)).
      apply (min_loop_soft alpha beta (minimax Max) (fun q high => alphabeta_soft Max q alpha high));
        [assumption | | pose proof (plus_infinity_greatest beta); order].
      eapply Forall_impl; [ | exact IH]. intros q bounds high. apply bounds.
Qed.

Theorem alphabeta_soft_contract :
  forall p j alpha beta, alpha < beta ->
  let v := answer (alphabeta_soft j p alpha beta) in
  (v <= alpha -> minimax j p <= v) /\
  (alpha < v -> v < beta -> v = minimax j p) /\
  (v >= beta -> v <= minimax j p).
Proof.
  intros p j alpha beta window v. destruct (alphabeta_soft_bounds p j alpha beta window) as [upper lower].
  fold v in upper, lower. repeat split; intros.
  - apply upper. order.
  - assert (minimax j p <= v) by (apply upper; order). assert (v <= minimax j p) by (apply lower; order). order.
  - apply lower. order.
Qed.

Theorem alphabeta_soft_correct : forall j p, answer (alphabeta_soft j p MinusInfinity PlusInfinity) = minimax j p.
Proof.
  intros j p. destruct (alphabeta_soft_bounds p j MinusInfinity PlusInfinity) as [upper lower]; [reflexivity | ].
  destruct (minimax_between p j) as [above under].
  set (v := answer _) in *.
  pose proof (plus_infinity_greatest v). pose proof (minus_infinity_least v).
  destruct (ltb_spec v PlusInfinity); [specialize (upper ltac:(assumption)) | ];
    destruct (ltb_spec MinusInfinity v); try specialize (lower ltac:(assumption)); order.
Qed.
