(** * Games on a graph: the Course, part I, sections 1 to 3

    The definitions of the document, in its own order. Where the words of the document could not be taken to the
    letter the comment names the entry of [docs/sources.md].

    Positions are numbers. Adam is the document's Adam (Max elsewhere), Eve its Ève (Min). *)

From Coq Require Import List Bool NArith ZArith.
Import ListNotations.

Inductive player := Adam | Eve.

Definition other (j : player) : player :=
  match j with Adam => Eve | Eve => Adam end.

Definition same (j k : player) : bool :=
  match j, k with Adam, Adam | Eve, Eve => true | _, _ => false end.

(** ** Definitions 1 and 2: the arena

    [succ s] are the positions that a move from [s] leads to (the document's Succ); [owner s] is who moves there.
    [outcome s] is there where the game ends at [s]: above 0 Adam has won (s is in V_a), below 0 Ève (V_e), 0 is a
    draw (N). How far above 0 matters only where points are counted.

    Nothing below needs the graph to be bipartite (definition 2): a player may move twice. *)

Record arena := Arena {
  size : N;
  owner : N -> player;
  outcome : N -> option Z;
  succ : N -> list N;
}.

(** Moves lead to positions of the arena, a final position has none (erratum E004-3), and there is nothing beyond the
    last position. *)
Record well_formed (G : arena) : Prop := {
  closed : forall s t, In t (succ G s) -> (t < size G)%N;
  final : forall s z, outcome G s = Some z -> succ G s = [];
  beyond : forall s, (size G <= s)%N -> outcome G s = None /\ succ G s = [];
}.

Definition winner_of (result : option Z) : option player :=
  match result with
  | None => None
  | Some z => if (0 <? z)%Z then Some Adam else if (z <? 0)%Z then Some Eve else None
  end.

Section Games.

Variable G : arena.

(** Whose victory a position is: V_a or V_e, or nobody's. *)
Definition victory (s : N) : option player := winner_of (outcome G s).

Definition is_victory (j : player) (s : N) : bool :=
  match victory s with Some k => same j k | None => false end.

(** ** Definition 3: a play

    A play goes on until it cannot (erratum E004-2): [play i] is the position after [i] moves, [None] once the play is
    over; it is over only where there is no move. It may never be over. *)

Record play_from (s : N) (play : nat -> option N) : Prop := {
  begins : play 0 = Some s;
  goes_on : forall i u, play i = Some u ->
    match play (S i) with Some t => In t (succ G u) | None => succ G u = [] end;
  stays_over : forall i, play i = None -> play (S i) = None;
}.

(** ** Definition 4: a play that a player wins

    It is finite, its last position is a victory of this player, and no other of its positions is a victory.
    [wins_within n]: and it has at most [n] moves. *)

Definition wins_within (n : nat) (j : player) (play : nat -> option N) : Prop :=
  exists i s,
    i <= n /\
    play i = Some s /\ play (S i) = None /\
    is_victory j s = true /\
    forall k t, k < i -> play k = Some t -> victory t = None.

Definition wins (j : player) (play : nat -> option N) : Prop := exists n, wins_within n j play.

(** Remark 2, and erratum E004-5: what nobody wins is a draw, a play without an end too. *)
Definition drawn (play : nat -> option N) : Prop := ~ wins Adam play /\ ~ wins Eve play.

(** ** Definition 5: a strategy

    Without memory, and given on some of the positions of its player only. *)

Definition strategy := N -> option N.

Definition legal (j : player) (f : strategy) : Prop :=
  forall s t, f s = Some t -> owner G s = j /\ In t (succ G s).

(** The player makes the moves that the strategy gives; where it gives none, any. *)
Definition follows (j : player) (f : strategy) (play : nat -> option N) : Prop :=
  forall i s t, play i = Some s -> owner G s = j -> f s = Some t -> play (S i) = Some t.

Definition winning_strategy (j : player) (f : strategy) (s : N) : Prop :=
  legal j f /\ forall play, play_from s play -> follows j f play -> wins j play.

(** ** Definition 6: a winning position *)

Definition winning (j : player) (s : N) : Prop := exists f, winning_strategy j f s.

(** ** Definition 7: the attractor

    [A j n] is the document's A^n of player [j]. *)

Definition empty (l : list N) : bool := match l with [] => true | _ => false end.

(** Whether the moves from [s] lead into [X] as player [j] wants: one of them where [j] moves; else all, and there are
    some. *)
Definition enters (j : player) (X : N -> bool) (s : N) : bool :=
  if same (owner G s) j then existsb X (succ G s)
  else negb (empty (succ G s)) && forallb X (succ G s).

Fixpoint A (j : player) (n : nat) (s : N) : bool :=
  match n with
  | 0 => is_victory j s
  | S m => A j m s || enters j (A j m) s
  end.

Definition in_attractor (j : player) (s : N) : Prop := exists n, A j n s = true.

(** The rank (I.4): the least [n] with [s] in A^n. *)
Definition has_rank (j : player) (s : N) (n : nat) : Prop :=
  A j n s = true /\ forall m, m < n -> A j m s = false.

End Games.
