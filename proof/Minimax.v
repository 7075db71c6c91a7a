(** What Minimax is worth (TIPE 2013, sections 1 and 2). *)

From Coq Require Import ZArith List Lia.
From Minerve Require Import Value Tree.
Import ListNotations.

(** ** Maxima and minima *)

Lemma larger_assoc : forall a b c, larger a (larger b c) = larger (larger a b) c.
Proof. intros. unfold larger. repeat cases; order. Qed.

Lemma smaller_assoc : forall a b c, smaller a (smaller b c) = smaller (smaller a b) c.
Proof. intros. unfold smaller. repeat cases; order. Qed.

Lemma larger_left : forall a b, a <= larger a b.
Proof. intros. unfold larger. cases; order. Qed.

Lemma larger_right : forall a b, b <= larger a b.
Proof. intros. unfold larger. cases; order. Qed.

Lemma smaller_left : forall a b, smaller a b <= a.
Proof. intros. unfold smaller. cases; order. Qed.

Lemma smaller_right : forall a b, smaller a b <= b.
Proof. intros. unfold smaller. cases; order. Qed.

Lemma larger_cases : forall a b, a < b /\ larger a b = b \/ b <= a /\ larger a b = a.
Proof. intros. unfold larger. cases; auto. Qed.

Lemma smaller_cases : forall a b, b < a /\ smaller a b = b \/ a <= b /\ smaller a b = a.
Proof. intros. unfold smaller. cases; auto. Qed.

Lemma larger_minus_infinity : forall a, larger MinusInfinity a = a.
Proof. intros a. pose proof (minus_infinity_least a). unfold larger. cases; order. Qed.

Lemma smaller_plus_infinity : forall a, smaller PlusInfinity a = a.
Proof. intros a. pose proof (plus_infinity_greatest a). unfold smaller. cases; order. Qed.

(** Each child is worth at most the greatest of them, which is one of them; and likewise for the least. *)
Lemma greatest_above : forall (M : tree -> value) ps q, In q ps -> M q <= greatest (map M ps).
Proof.
  intros M ps q. induction ps as [ | p rest IH]; simpl; [easy | ]. intros [E | E].
  - subst p. apply larger_left.
  - pose proof (larger_right (M p) (greatest (map M rest))). specialize (IH E). order.
Qed.

Lemma least_below : forall (M : tree -> value) ps q, In q ps -> least (map M ps) <= M q.
Proof.
  intros M ps q. induction ps as [ | p rest IH]; simpl; [easy | ]. intros [E | E].
  - subst p. apply smaller_left.
  - pose proof (smaller_right (M p) (least (map M rest))). specialize (IH E). order.
Qed.

Lemma greatest_reached :
  forall (M : tree -> value) p rest, exists q, In q (p :: rest) /\ greatest (map M (p :: rest)) = M q.
Proof.
  intros M p rest. revert p. induction rest as [ | q rest IH]; intros p.
  - exists p. split; [now left | ]. simpl. pose proof (minus_infinity_least (M p)). unfold larger. cases; order.
  - destruct (IH q) as (best & within & reached).
    change (greatest (map M (p :: q :: rest))) with (larger (M p) (greatest (map M (q :: rest)))).
    rewrite reached. unfold larger. cases.
    + exists best. split; [now right | reflexivity].
    + exists p. split; [now left | reflexivity].
Qed.

Lemma least_reached :
  forall (M : tree -> value) p rest, exists q, In q (p :: rest) /\ least (map M (p :: rest)) = M q.
Proof.
  intros M p rest. revert p. induction rest as [ | q rest IH]; intros p.
  - exists p. split; [now left | ]. simpl. pose proof (plus_infinity_greatest (M p)). unfold smaller. cases; order.
  - destruct (IH q) as (best & within & reached).
    change (least (map M (p :: q :: rest))) with (smaller (M p) (least (map M (q :: rest)))).
    rewrite reached. unfold smaller. cases.
    + exists best. split; [now right | reflexivity].
    + exists p. split; [now left | reflexivity].
Qed.

(** ** The value is that of a leaf, so it lies between the infinities *)

Lemma minimax_finite : forall p j, exists z, minimax j p = Finite z.
Proof.
  induction p as [f ps IH] using tree_induction. rewrite Forall_forall in IH.
  intros j. destruct ps as [ | first others].
  - exists f. reflexivity.
  - destruct j.
    + destruct (greatest_reached (minimax Min) first others) as (q & within & reached).
      destruct (IH q within Min) as [z equal]. exists z. rewrite <- equal. exact reached.
    + destruct (least_reached (minimax Max) first others) as (q & within & reached).
      destruct (IH q within Max) as [z equal]. exists z. rewrite <- equal. exact reached.
Qed.

Lemma minimax_between : forall p j, MinusInfinity < minimax j p /\ minimax j p < PlusInfinity.
Proof. intros p j. destruct (minimax_finite p j) as [z equal]. rewrite equal. split; reflexivity. Qed.

(** ** No play is longer than N(p) (1.a) *)

(** A play of n moves from p: any way down the tree. *)
Inductive play : tree -> nat -> Prop :=
  | play_ends : forall p, play p 0
  | play_on : forall p q n, In q (successors p) -> play q n -> play p (S n).

Theorem play_bounded : forall p n, play p n -> (n <= height p)%nat.
Proof.
  intros p n played. induction played as [p | p q n within played IH].
  - apply Nat.le_0_l.
  - destruct p as [f ps]. simpl in within. destruct ps as [ | first others]; [easy | ].
    change (height (Position f (first :: others))) with (S (list_max (map height (first :: others)))).
    assert (Forall (fun h => h <= list_max (map height (first :: others)))%nat (map height (first :: others)))
      as all by (apply list_max_le; apply Nat.le_refl).
    rewrite Forall_forall in all. specialize (all (height q) (in_map height _ _ within)). lia.
Qed.

(** ** Minimax plays well for both players (2.a, 2.b) *)

(** The chosen move leads to a child of the value of its father. *)
Lemma first_equal_spec :
  forall (M : tree -> value) v ps i k,
  first_equal v i (map M ps) = Some k -> exists q, nth_error ps (k - i) = Some q /\ M q = v /\ (i <= k)%nat.
Proof.
  intros M v ps. induction ps as [ | p rest IH]; simpl; intros i k found; [discriminate | ].
  revert found. cases; intros found.
  - injection found as <-. rewrite Nat.sub_diag. exists p. repeat split; [assumption | lia].
  - destruct (IH _ _ found) as (q & at_k & equal & after). exists q.
    replace (k - i) with (S (k - S i)) by lia. repeat split; [assumption | assumption | lia].
Qed.

Lemma choice_spec :
  forall j p i, choice j p = Some i ->
  exists q, nth_error (successors p) i = Some q /\ minimax (opponent j) q = minimax j p.
Proof.
  intros j p i chosen. destruct (first_equal_spec _ _ _ _ _ chosen) as (q & at_i & equal & _).
  rewrite Nat.sub_0_r in at_i. exists q. split; assumption.
Qed.

(** [outcome j p who z]: z is where a play from p, with j to move, may end when [who] always takes the choice of
    Minimax and the opponent plays anything. *)
Inductive outcome (who : player) : player -> tree -> Z -> Prop :=
  | outcome_leaf : forall j f, outcome who j (Position f []) f
  | outcome_chosen : forall p i q z,
      choice who p = Some i -> nth_error (successors p) i = Some q ->
      outcome who (opponent who) q z -> outcome who who p z
  | outcome_any : forall p q z,
      In q (successors p) -> outcome who who q z -> outcome who (opponent who) p z.

(** "Max choisit donc c1 avec la certitude d'obtenir une position terminale valant au moins" Minimax(p). *)
Theorem minimax_guarantees_max : forall j p z, outcome Max j p z -> minimax j p <= Finite z.
Proof.
  intros j p z played. induction played as [j f | p i q z chosen at_i played IH | p q z within played IH].
  - simpl. order.
  - destruct (choice_spec Max p i chosen) as (q' & at_i' & equal).
    assert (q' = q) by congruence. subst q'. rewrite <- equal. exact IH.
  - destruct p as [f ps]. simpl in within. destruct ps as [ | first others]; [easy | ].
    pose proof (least_below (minimax Max) _ _ within).
    change (minimax (opponent Max) (Position f (first :: others)))
      with (least (map (minimax Max) (first :: others))). order.
Qed.

Theorem minimax_guarantees_min : forall j p z, outcome Min j p z -> Finite z <= minimax j p.
Proof.
  intros j p z played. induction played as [j f | p i q z chosen at_i played IH | p q z within played IH].
  - simpl. order.
  - destruct (choice_spec Min p i chosen) as (q' & at_i' & equal).
    assert (q' = q) by congruence. subst q'. rewrite <- equal. exact IH.
  - destruct p as [f ps]. simpl in within. destruct ps as [ | first others]; [easy | ].
    pose proof (greatest_above (minimax Min) _ _ within).
    change (minimax (opponent Min) (Position f (first :: others)))
      with (greatest (map (minimax Min) (first :: others))). order.
Qed.

(** There is always such a choice where there is a move. *)
Theorem choice_exists : forall j f first others, exists i, choice j (Position f (first :: others)) = Some i.
Proof.
  intros j f first others. unfold choice. simpl successors.
  assert (forall (M : tree -> value) v ps i, (exists q, In q ps /\ v = M q) ->
          exists k, first_equal v i (map M ps) = Some k) as search.
  { intros M v ps. induction ps as [ | p rest IH]; intros i (q & within & equal); [easy | ].
    simpl. cases; [now exists i | ]. apply IH. exists q. split; [ | assumption].
    destruct within as [same | within]; [subst; congruence | assumption]. }
  apply search. destruct j; [apply greatest_reached | apply least_reached].
Qed.
