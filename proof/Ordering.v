(** Every tree has an order in which the best move comes first: so the bound of Knuth and Moore is reached on every
    uniform tree, for some order of its moves. *)

From Coq Require Import ZArith List Permutation.
From Minerve Require Import Value Tree Minimax Search KnuthMoore.
Import ListNotations.

(** The same tree with the moves of each node in another order. *)
Inductive reordered : tree -> tree -> Prop :=
  | reordered_node : forall f ps qs rs,
      Forall2 reordered ps qs -> Permutation qs rs -> reordered (Position f ps) (Position f rs).

(** ** The order of the moves changes no value *)

Lemma larger_comm : forall a b, larger a b = larger b a.
Proof. intros a b. unfold larger. repeat cases; order. Qed.

Lemma smaller_comm : forall a b, smaller a b = smaller b a.
Proof. intros a b. unfold smaller. repeat cases; order. Qed.

Lemma greatest_permuted : forall vs ws, Permutation vs ws -> greatest vs = greatest ws.
Proof.
  intros vs ws same. induction same; simpl; try congruence.
  rewrite !larger_assoc, (larger_comm y x). reflexivity.
Qed.

Lemma least_permuted : forall vs ws, Permutation vs ws -> least vs = least ws.
Proof.
  intros vs ws same. induction same; simpl; try congruence.
  rewrite !smaller_assoc, (smaller_comm y x). reflexivity.
Qed.

(** The children's values, whichever player they are for. *)
Definition backed_up (j : player) (vs : list value) : value :=
  match j with
  | Max => greatest vs
  | Min => least vs
  end.

Lemma minimax_node :
  forall j f first others,
  minimax j (Position f (first :: others)) = backed_up j (map (minimax (opponent j)) (first :: others)).
Proof. intros [ | ] f first others; reflexivity. Qed.

Lemma backed_up_permuted : forall j vs ws, Permutation vs ws -> backed_up j vs = backed_up j ws.
Proof. intros [ | ]; [exact greatest_permuted | exact least_permuted]. Qed.

Lemma backed_up_reached :
  forall j (M : tree -> value) p rest,
  exists q, In q (p :: rest) /\ backed_up j (map M (p :: rest)) = M q.
Proof. intros [ | ]; [exact greatest_reached | exact least_reached]. Qed.

(** ** The best move first *)

Definition well_ordered (j : player) (p q : tree) : Prop :=
  reordered p q /\ best_first j q /\ minimax j q = minimax j p /\ forall b d, uniform b d p -> uniform b d q.

Lemma children_ordered :
  forall j ps, Forall (fun p => forall j, exists q, well_ordered j p q) ps -> exists qs, Forall2 (well_ordered j) ps qs.
Proof.
  intros j ps all. induction all as [ | p ps ordered all [qs IH]].
  - now exists [].
  - destruct (ordered j) as [q ordered_q]. exists (q :: qs). now constructor.
Qed.

Theorem best_order : forall p j, exists q, well_ordered j p q.
Proof.
  induction p as [f ps IH] using tree_induction. intros j.
  destruct (children_ordered (opponent j) ps IH) as [qs ordered].
  assert (map (minimax (opponent j)) qs = map (minimax (opponent j)) ps) as same_values.
  { clear IH. induction ordered as [ | p q ps qs (_ & _ & same & _) _ all]; simpl; congruence. }
  assert (Forall2 reordered ps qs) as same_trees.
  { clear -ordered. induction ordered as [ | p q ps qs (same & _) _ all]; constructor; assumption. }
  assert (Forall (best_first (opponent j)) qs) as best.
  { clear -ordered. induction ordered as [ | p q ps qs (_ & best & _) _ all]; constructor; assumption. }
  destruct qs as [ | first others].
  - (* a leaf *)
    inversion ordered; subst. exists (Position f []). repeat split.
    + now apply (reordered_node f [] []).
    + constructor.
    + auto.
  - (* the best child goes to the front *)
    destruct (backed_up_reached j (minimax (opponent j)) first others) as (q & within & reached).
    destruct (in_split q (first :: others) within) as (before & after & split).
    assert (Permutation (first :: others) (q :: before ++ after)) as moved.
    { rewrite split. symmetry. apply Permutation_middle. }
    assert (minimax j (Position f (q :: before ++ after)) = minimax (opponent j) q) as value_of_best.
    { rewrite minimax_node, <- reached. apply backed_up_permuted. apply Permutation_map. symmetry. exact moved. }
    exists (Position f (q :: before ++ after)). repeat split.
    + apply (reordered_node f ps (first :: others)); assumption.
    + constructor; [symmetry; exact value_of_best | ].
      apply (Permutation_Forall moved). exact best.
    + rewrite value_of_best, <- reached, same_values.
      destruct ps as [ | p rest]; [inversion ordered | ]. symmetry. apply minimax_node.
    + intros b d. destruct d as [ | d]; simpl.
      * intros none. subst ps. inversion ordered.
      * intros [degree all]. split.
        -- rewrite <- degree, <- (map_length (minimax (opponent j)) ps), <- same_values, map_length.
           symmetry. exact (Permutation_length moved).
        -- apply (Permutation_Forall moved). clear -ordered all.
           induction ordered as [ | p q ps qs (_ & _ & _ & keeps) _ IH]; constructor.
           ++ apply keeps. now inversion all.
           ++ apply IH. now inversion all.
Qed.

Theorem knuth_moore_some_order :
  forall b d p j, (1 <= b)%nat -> uniform b d p ->
  exists q, reordered p q /\ minimax j q = minimax j p /\
  length (leaves (minimaxAB j q MinusInfinity PlusInfinity)) = (b ^ ((d + 1) / 2) + b ^ (d / 2) - 1)%nat.
Proof.
  intros b d p j some regular. destruct (best_order p j) as (q & same & best & equal & keeps).
  exists q. split; [exact same | ]. split; [exact equal | ].
  apply knuth_moore_reached; [exact some | apply keeps; exact regular | exact best].
Qed.
