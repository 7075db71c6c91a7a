(** Values: the integers with -infinity and +infinity, as TIPE 2013 has them
    ("max <- -infini", 3.b; "leurs valeurs dans l'appel initial", 4.a).

    A value of a leaf is always an integer; the infinities are only bounds. *)

From Coq Require Import ZArith Orders OrdersTac Lia Bool.

Inductive value : Type :=
  | MinusInfinity
  | Finite (z : Z)
  | PlusInfinity.

(** ** What the programs use: comparisons that answer true or false *)

Definition ltb (a b : value) : bool :=
  match a, b with
  | MinusInfinity, MinusInfinity => false
  | MinusInfinity, _ => true
  | Finite x, Finite y => Z.ltb x y
  | Finite _, PlusInfinity => true
  | _, _ => false
  end.

Definition leb (a b : value) : bool := negb (ltb b a).
Definition eqb (a b : value) : bool := leb a b && leb b a.

(** The values with a minus before them: negamax turns them round. *)
Definition opp (a : value) : value :=
  match a with
  | MinusInfinity => PlusInfinity
  | Finite z => Finite (- z)
  | PlusInfinity => MinusInfinity
  end.

Declare Scope value_scope.
Delimit Scope value_scope with value.
Bind Scope value_scope with value.

Notation "a <? b" := (ltb a b) : value_scope.
Notation "a <=? b" := (leb a b) : value_scope.
Notation "a =? b" := (eqb a b) : value_scope.
Notation "- a" := (opp a) : value_scope.

Open Scope value_scope.

Definition larger (a b : value) : value := if a <? b then b else a.
Definition smaller (a b : value) : value := if b <? a then b else a.

(** ** What the proofs use: the order *)

Module Value <: EqLtLe.
  Definition t := value.
  Definition eq := @Logic.eq value.
  Definition lt (a b : value) : Prop := ltb a b = true.
  Definition le (a b : value) : Prop := lt a b \/ a = b.
End Value.

Notation "a < b" := (Value.lt a b) : value_scope.
Notation "a <= b" := (Value.le a b) : value_scope.
Notation "a > b" := (Value.lt b a) (only parsing) : value_scope.
Notation "a >= b" := (Value.le b a) (only parsing) : value_scope.

Lemma lt_irreflexive : forall a, ~ a < a.
Proof. intros [ | x | ]; unfold Value.lt; simpl; try discriminate. rewrite Z.ltb_irrefl. discriminate. Qed.

Lemma lt_transitive : forall a b c, a < b -> b < c -> a < c.
Proof.
  intros [ | x | ] [ | y | ] [ | z | ]; unfold Value.lt; simpl; try reflexivity; try discriminate.
  rewrite !Z.ltb_lt. lia.
Qed.

Lemma lt_total : forall a b, a < b \/ a = b \/ b < a.
Proof.
  intros [ | x | ] [ | y | ]; unfold Value.lt; simpl; auto.
  rewrite !Z.ltb_lt. destruct (Z.lt_total x y) as [H | [H | H]]; subst; auto.
Qed.

(** The order is total: from here on, [order] proves what follows from comparisons alone. *)
Module Total <: IsTotalOrder Value.
  Definition eq_equiv : Equivalence Value.eq := eq_equivalence.
  Definition lt_strorder : StrictOrder Value.lt := Build_StrictOrder _ lt_irreflexive lt_transitive.
  Lemma lt_compat : Proper (Value.eq ==> Value.eq ==> iff) Value.lt.
  Proof. intros a b H c d K. unfold Value.eq in *. subst. reflexivity. Qed.
  Lemma le_lteq : forall a b, a <= b <-> a < b \/ Value.eq a b.
  Proof. intros a b. reflexivity. Qed.
  Definition lt_total := lt_total.
End Total.

Module Tactic := !MakeOrderTac Value Total.
Ltac order := Tactic.order.

(** A comparison of a program, seen by a proof. *)
Lemma ltb_spec : forall a b, BoolSpec (a < b) (b <= a) (a <? b).
Proof.
  intros a b. destruct (a <? b) eqn:E; constructor.
  - exact E.
  - destruct (lt_total a b) as [H | [H | H]]; try order. unfold Value.lt in H. congruence.
Qed.

Lemma leb_spec : forall a b, BoolSpec (a <= b) (b < a) (a <=? b).
Proof. intros a b. unfold leb. destruct (ltb_spec b a); constructor; order. Qed.

Lemma eqb_spec : forall a b, BoolSpec (a = b) (a <> b) (a =? b).
Proof. intros a b. unfold eqb. destruct (leb_spec a b), (leb_spec b a); constructor; order. Qed.

(** [cases] splits on a comparison that a program makes, an inner one first. *)
Ltac plain a := lazymatch a with context [if _ then _ else _] => fail | _ => idtac end.
Ltac cases :=
  match goal with
  | |- context [ltb ?a ?b] => plain a; plain b; destruct (ltb_spec a b)
  | |- context [leb ?a ?b] => plain a; plain b; destruct (leb_spec a b)
  | |- context [eqb ?a ?b] => plain a; plain b; destruct (eqb_spec a b)
  end.

Lemma minus_infinity_least : forall a, MinusInfinity <= a.
Proof. intros [ | x | ]; unfold Value.le, Value.lt; simpl; auto. Qed.

Lemma plus_infinity_greatest : forall a, a <= PlusInfinity.
Proof. intros [ | x | ]; unfold Value.le, Value.lt; simpl; auto. Qed.

Lemma finite_above : forall z, MinusInfinity < Finite z.
Proof. reflexivity. Qed.

Lemma finite_below : forall z, Finite z < PlusInfinity.
Proof. reflexivity. Qed.

(** ** The minus sign turns the order round *)

Lemma opp_involutive : forall a, - - a = a.
Proof. intros [ | x | ]; simpl; try reflexivity. rewrite Z.opp_involutive. reflexivity. Qed.

Lemma opp_ltb : forall a b, (- a <? - b) = (b <? a).
Proof.
  intros [ | x | ] [ | y | ]; simpl; try reflexivity.
  apply eq_true_iff_eq. rewrite !Z.ltb_lt. lia.
Qed.

Lemma opp_leb : forall a b, (- a <=? - b) = (b <=? a).
Proof. intros a b. unfold leb. rewrite opp_ltb. reflexivity. Qed.
