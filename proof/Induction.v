(** Structural induction (TIPE 2013, annexe 1), and the bound N(p) of 1.a. *)

From Coq Require Import List Arith Lia.
Import ListNotations.

(** ** Sets defined by induction *)

Section Scheme.

Variable U : Type.  (* the universe *)
Variable B : U -> Prop.  (* the base *)

(** A rule makes an element from a list of elements. It need not be defined on all lists, as définition 1 of TIPE 2013 asks:
    the rules of annexe 2 are not (E000-9). *)
Variable rule : list U -> U -> Prop.

(** Définition 2: E holds the base, is closed under the rules, and holds nothing else. *)
Inductive E : U -> Prop :=
  | E_base : forall x, B x -> E x
  | E_rule : forall xs x, Forall E xs -> rule xs x -> E x.

(** The theorem. The bracket is about all x_i together (E000-11). *)
Theorem structural_induction :
  forall P : U -> Prop,
  (forall x, B x -> P x) ->
  (forall xs x, Forall P xs -> rule xs x -> P x) ->
  forall x, E x -> P x.
Proof.
  intros P base step. fix induction 2. intros x [y in_base | xs y all made].
  - exact (base y in_base).
  - apply (step xs y); [ | exact made].
    clear made. induction all as [ | z zs in_z all_zs IH].
    + apply Forall_nil.
    + apply Forall_cons; [exact (induction z in_z) | exact IH].
Qed.

End Scheme.

(** The remark: the natural numbers, B = {0} and n |-> n + 1. *)
Example naturals : forall n : nat, E nat (fun x => x = 0) (fun xs x => exists k, xs = [k] /\ x = k + 1) n.
Proof.
  induction n as [ | n IH].
  - now apply E_base.
  - apply (E_rule _ _ _ [n]); [now constructor | ]. exists n. split; [reflexivity | lia].
Qed.

(** ** N(p): no play from p is longer (1.a)

    A game in which a position has finitely many successors and no play goes on for ever. The second is stated as
    induction along the moves, which is what the proof needs; that the absence of endless plays gives it takes a
    principle of choice, and no axiom is used here. *)
Section Game.

Variable position : Type.
Variable moves : position -> list position.

Inductive plays : position -> nat -> Prop :=
  | plays_none : forall p, plays p 0
  | plays_on : forall p q n, In q (moves p) -> plays q n -> plays p (S n).

Theorem bounded_plays :
  well_founded (fun q p => In q (moves p)) ->
  forall p, exists N, forall n, plays p n -> n <= N.
Proof.
  intros ends p. induction p as [p IH] using (well_founded_induction ends).
  (* one bound for all successors *)
  assert (exists N, forall q, In q (moves p) -> forall n, plays q n -> n <= N) as [N bound].
  { induction (moves p) as [ | q rest IHrest].
    - exists 0. easy.
    - destruct (IH q (or_introl eq_refl)) as [N bound].
      destruct IHrest as [N' bound']; [intros; apply IH; now right | ].
      exists (max N N'). intros r [same | within] n played.
      + subst r. specialize (bound n played). lia.
      + specialize (bound' r within n played). lia. }
  exists (S N). intros n played. inversion played as [ | ? q k within played_q]; subst; [lia | ].
  specialize (bound q within k played_q). lia.
Qed.

End Game.
