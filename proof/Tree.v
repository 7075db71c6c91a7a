(** Game trees and Minimax (TIPE 2013, sections 1 and 2).

    A position is known by f(p) and by its successors p1, ..., pn. It is a leaf where n = 0, and f(p) counts only
    there: "Si n = 0 alors retourner f(p)". So a tree has no ill-formed case, and a tree that is cut at a depth
    (1.b) is a tree. Every tree of this type is finite: it is built from leaves in finitely many steps (annexe 2). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value.
Import ListNotations.

Inductive tree : Type :=
  | Position (f : Z) (successors : list tree).

Definition successors (p : tree) : list tree := match p with Position _ ps => ps end.

(** The players move in turn (1.a): the player at a node is the opponent of the one at its father. *)
Inductive player : Type := Max | Min.

Definition opponent (j : player) : player :=
  match j with
  | Max => Min
  | Min => Max
  end.

(** ** Minimax (2.b) *)

Fixpoint greatest (vs : list value) : value :=
  match vs with
  | [] => MinusInfinity
  | v :: rest => larger v (greatest rest)
  end.

Fixpoint least (vs : list value) : value :=
  match vs with
  | [] => PlusInfinity
  | v :: rest => smaller v (least rest)
  end.

Fixpoint minimax (j : player) (p : tree) : value :=
  match p with
  | Position f [] => Finite f
  | Position f ps =>
      match j with
      | Max => greatest (map (minimax Min) ps)
      | Min => least (map (minimax Max) ps)
      end
  end.

(** The move that Minimax chooses: the first of the best ones, counted from 0. *)
Fixpoint first_equal (v : value) (i : nat) (vs : list value) : option nat :=
  match vs with
  | [] => None
  | w :: rest => if w =? v then Some i else first_equal v (S i) rest
  end.

Definition choice (j : player) (p : tree) : option nat :=
  first_equal (minimax j p) 0 (map (minimax (opponent j)) (successors p)).

(** ** Nodes *)

(** A node is the list of the moves that lead to it from the root: [] is the root, 1 :: 0 :: [] is the first child of
    the second child. *)
Definition path : Type := list nat.

(** The nodes below a node, branch by branch, the first one with the number i. *)
Section Branches.
  Variable nodes : tree -> list path.
  Fixpoint branches (i : nat) (ps : list tree) : list path :=
    match ps with
    | [] => []
    | q :: rest => map (cons i) (nodes q) ++ branches (S i) rest
    end.
End Branches.

(** All nodes, in the order in which Minimax comes to them. *)
Fixpoint nodes (p : tree) : list path :=
  match p with
  | Position _ ps => [] :: branches nodes 0 ps
  end.

(** The longest play from p: the bound N(p) of 1.a. *)
Fixpoint height (p : tree) : nat :=
  match p with
  | Position _ [] => 0
  | Position _ ps => S (list_max (map height ps))
  end.

(** 1.b: nodes at depth d are terminal. *)
Fixpoint limit (d : nat) (p : tree) : tree :=
  match d, p with
  | 0, Position f _ => Position f []
  | S d, Position f ps => Position f (map (limit d) ps)
  end.

(** Every node above height d has b successors, and all leaves lie at that height. *)
Fixpoint uniform (b d : nat) (p : tree) : Prop :=
  match d with
  | 0 => successors p = []
  | S d => length (successors p) = b /\ Forall (uniform b d) (successors p)
  end.

(** ** Structural induction (annexe 1, theorem; annexe 2)

    What holds of a position whenever it holds of all its successors holds of every position. A leaf has no
    successors, so that the base is the case of an empty list. *)
Lemma tree_induction :
  forall P : tree -> Prop,
  (forall f ps, Forall P ps -> P (Position f ps)) ->
  forall p, P p.
Proof.
  intros P step.
  fix induction 1. intros [f ps]. apply step.
  induction ps as [ | q rest IH]; constructor.
  - apply induction.
  - exact IH.
Qed.
