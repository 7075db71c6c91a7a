(** Alpha-beta that returns what it found, outside the window too: fail-soft (Wikipédia, first pseudo-code). *)

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

(** ** It visits the same nodes as MinimaxAB, in the same order and the same windows, and chooses the same move *)

(** Two answers that nobody can tell apart inside the window ]alpha, beta[. *)
Definition alike (alpha beta hard soft : value) : Prop :=
  hard <= alpha /\ soft <= alpha \/
  beta <= hard /\ beta <= soft \/
  hard = soft /\ alpha < hard /\ hard < beta.

Lemma max_loop_alike :
  forall alpha beta hard soft ps,
  Forall (fun q => forall low, low < beta ->
            alike low beta (answer (hard q low)) (answer (soft q low)) /\ visits (hard q low) = visits (soft q low)) ps ->
  forall i v best best', larger alpha v < beta ->
  let h := max_loop hard beta i (larger alpha v) best ps in
  let s := max_loop (fun q v => soft q (larger alpha v)) beta i v best' ps in
  alike alpha beta (answer h) (answer s) /\ visits h = visits s /\
  (alpha = MinusInfinity -> best = best' -> move h = move s).
Proof.
  intros alpha beta hard soft. induction ps as [ | q rest IH]; intros all i v best best' open.
  - simpl. split; [ | split; auto]. unfold alike.
    destruct (larger_cases alpha v) as [[] | []].
    + right. right. repeat split; order.
    + left. split; order.
  - inversion all as [ | ? ? alike_q alike_rest]; subst.
    destruct (alike_q (larger alpha v) open) as [here same]. simpl. rewrite same.
    set (low := larger alpha v) in *.
    set (x := answer (hard q low)) in *. set (y := answer (soft q low)) in *.
    fold (larger low x). fold (larger v y).
    pose proof (larger_left alpha v) as known. pose proof (larger_right alpha v) as known'. fold low in known, known'.
    (* with no alpha from above both loops hold the same value, and improve it together *)
    assert (alpha = MinusInfinity -> best = best' ->
            (if low <? x then Some i else best) = (if v <? y then Some i else best')) as moves.
    { intros none <-. assert (low = v) by (unfold low; rewrite none; apply larger_minus_infinity).
      destruct here as [[] | [[] | (? & ? & ?)]]; repeat cases; reflexivity || order. }
    destruct (leb_spec beta (larger low x)) as [cut | on].
    + assert (beta <= larger v y) as cut'.
      { destruct (larger_cases low x) as [[] | []], (larger_cases v y) as [[] | []];
          destruct here as [[] | [[] | (? & ? & ?)]]; order. }
      destruct (leb_spec beta (larger v y)); [ | order]. simpl.
      split; [right; left; split; assumption | ]. split; [reflexivity | exact moves].
    + assert (larger low x = larger alpha (larger v y)) as state.
      { rewrite larger_assoc. fold low.
        destruct (larger_cases low x) as [[] | []], (larger_cases low y) as [[] | []];
          destruct here as [[] | [[] | (? & ? & ?)]]; order. }
      pose proof (larger_right alpha (larger v y)).
      destruct (leb_spec beta (larger v y)); [order | ]. simpl. rewrite state in *.
      destruct (IH alike_rest (S i) (larger v y) (if low <? x then Some i else best)
                   (if v <? y then Some i else best') on) as (rest_alike & rest_same & rest_move).
      split; [exact rest_alike | ]. split; [rewrite rest_same; reflexivity | auto].
Qed.

Lemma min_loop_alike :
  forall alpha beta hard soft ps,
  Forall (fun q => forall high, alpha < high ->
            alike alpha high (answer (hard q high)) (answer (soft q high)) /\ visits (hard q high) = visits (soft q high)) ps ->
  forall i v best best', alpha < smaller beta v ->
  let h := min_loop hard alpha i (smaller beta v) best ps in
  let s := min_loop (fun q v => soft q (smaller beta v)) alpha i v best' ps in
  alike alpha beta (answer h) (answer s) /\ visits h = visits s /\
  (beta = PlusInfinity -> best = best' -> move h = move s).
Proof.
  intros alpha beta hard soft. induction ps as [ | q rest IH]; intros all i v best best' open.
  - simpl. split; [ | split; auto]. unfold alike.
    destruct (smaller_cases beta v) as [[] | []].
    + right. right. repeat split; order.
    + right. left. split; order.
  - inversion all as [ | ? ? alike_q alike_rest]; subst.
    destruct (alike_q (smaller beta v) open) as [here same]. simpl. rewrite same.
    set (high := smaller beta v) in *.
    set (x := answer (hard q high)) in *. set (y := answer (soft q high)) in *.
    fold (smaller high x). fold (smaller v y).
    pose proof (smaller_left beta v) as known. pose proof (smaller_right beta v) as known'. fold high in known, known'.
    (* with no beta from above both loops hold the same value, and improve it together *)
    assert (beta = PlusInfinity -> best = best' ->
            (if x <? high then Some i else best) = (if y <? v then Some i else best')) as moves.
    { intros none <-. assert (high = v) by (unfold high; rewrite none; apply smaller_plus_infinity).
      destruct here as [[] | [[] | (? & ? & ?)]]; repeat cases; reflexivity || order. }
    destruct (leb_spec (smaller high x) alpha) as [cut | on].
    + assert (smaller v y <= alpha) as cut'.
      { destruct (smaller_cases high x) as [[] | []], (smaller_cases v y) as [[] | []];
          destruct here as [[] | [[] | (? & ? & ?)]]; order. }
      destruct (leb_spec (smaller v y) alpha); [ | order]. simpl.
      split; [left; split; assumption | ]. split; [reflexivity | exact moves].
    + assert (smaller high x = smaller beta (smaller v y)) as state.
      { rewrite smaller_assoc. fold high.
        destruct (smaller_cases high x) as [[] | []], (smaller_cases high y) as [[] | []];
          destruct here as [[] | [[] | (? & ? & ?)]]; order. }
      pose proof (smaller_right beta (smaller v y)).
      destruct (leb_spec (smaller v y) alpha); [order | ]. simpl. rewrite state in *.
      destruct (IH alike_rest (S i) (smaller v y) (if x <? high then Some i else best)
                   (if y <? v then Some i else best') on) as (rest_alike & rest_same & rest_move).
      split; [exact rest_alike | ]. split; [rewrite rest_same; reflexivity | auto].
Qed.

Lemma alphabeta_soft_alike :
  forall p j alpha beta, alpha < beta ->
  let h := minimaxAB j p alpha beta in
  let s := alphabeta_soft j p alpha beta in
  alike alpha beta (answer h) (answer s) /\ visits h = visits s /\
  (alpha = MinusInfinity -> beta = PlusInfinity -> move h = move s).
Proof.
  induction p as [f ps IH] using tree_induction. intros j alpha beta window.
  destruct ps as [ | first others].
  - simpl. split; [ | split; auto]. unfold alike. set (v := Finite f).
    destruct (leb_spec v alpha); [left; split; assumption | ].
    destruct (leb_spec beta v); right; [left; split; assumption | right; repeat split; assumption].
  - set (ps := first :: others) in *. destruct j.
    + assert (larger alpha MinusInfinity = alpha) as start.
      { pose proof (minus_infinity_least alpha). unfold larger. cases; order. }
      destruct (max_loop_alike alpha beta (fun q low => minimaxAB Min q low beta)
                  (fun q low => alphabeta_soft Min q low beta) ps) with (i := 0) (v := MinusInfinity)
                  (best := @None nat) (best' := @None nat) as (same & nodes & moves).
      * eapply Forall_impl; [ | exact IH]. intros q both low open.
        destruct (both Min low beta open) as (? & ? & _). split; assumption.
      * rewrite start. exact window.
      * rewrite start in *. split; [exact same | ]. split; [ | auto].
        exact (f_equal (cons (Visit [] false alpha beta)) nodes).
    + assert (smaller beta PlusInfinity = beta) as start.
      { pose proof (plus_infinity_greatest beta). unfold smaller. cases; order. }
      destruct (min_loop_alike alpha beta (fun q high => minimaxAB Max q alpha high)
                  (fun q high => alphabeta_soft Max q alpha high) ps) with (i := 0) (v := PlusInfinity)
                  (best := @None nat) (best' := @None nat) as (same & nodes & moves).
      * eapply Forall_impl; [ | exact IH]. intros q both high open.
        destruct (both Max alpha high open) as (? & ? & _). split; assumption.
      * rewrite start. exact window.
      * rewrite start in *. split; [exact same | ]. split; [ | auto].
        exact (f_equal (cons (Visit [] false alpha beta)) nodes).
Qed.

Theorem alphabeta_soft_visits :
  forall j p alpha beta, alpha < beta -> visits (alphabeta_soft j p alpha beta) = visits (minimaxAB j p alpha beta).
Proof. intros j p alpha beta window. symmetry. apply alphabeta_soft_alike. exact window. Qed.

Theorem alphabeta_soft_move : forall j p, move (alphabeta_soft j p MinusInfinity PlusInfinity) = choice j p.
Proof.
  intros j p. rewrite <- minimaxAB_move. symmetry. apply alphabeta_soft_alike; reflexivity.
Qed.
