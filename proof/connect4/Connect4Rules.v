(** * The rules of Connect 4

    As a student would write them: a board is a list of columns, a column a list of stones from the bottom up. For any
    width w, any height h, and any number l of stones in a row that win. Max is the player who moves first. *)

From Coq Require Import ZArith List Bool Arith.
From Minerve Require Import Value Tree.
Import ListNotations.
Local Open Scope nat_scope.

Definition same (i j : player) : bool :=
  match i, j with
  | Max, Max | Min, Min => true
  | _, _ => false
  end.

Definition board := list (list player).

Record position := At { cells : board; turn : player }.

(** The stone in column c and row r, both counted from 0. *)
Definition stone (b : board) (c r : nat) : option player := nth_error (nth c b []) r.

Definition belongs (b : board) (j : player) (cell : nat * nat) : bool :=
  match stone b (fst cell) (snd cell) with
  | Some i => same i j
  | None => false
  end.

(** A stone falls on top of its column. *)
Fixpoint drop (b : board) (c : nat) (j : player) : board :=
  match b, c with
  | [], _ => []
  | column :: rest, 0 => (column ++ [j]) :: rest
  | column :: rest, S c => column :: drop rest c j
  end.

Definition play (p : position) (c : nat) : position := At (drop (cells p) c (turn p)) (opponent (turn p)).

Section Rules.

Variables w h l : nat.

Definition start : position := At (repeat [] w) Max.

(** A column may be played while it has room. *)
Definition legal (p : position) (c : nat) : bool := length (nth c (cells p) []) <? h.

Definition moves (p : position) : list nat := filter (legal p) (seq 0 w).

(** Lines of l cells: along a row, up a column, up and down the diagonals. *)
Definition lines_from (c r : nat) : list (list (nat * nat)) :=
  [ map (fun k => (c + k, r)) (seq 0 l);
    map (fun k => (c, r + k)) (seq 0 l);
    map (fun k => (c + k, r + k)) (seq 0 l);
    map (fun k => (c + k, r + (l - 1 - k))) (seq 0 l) ].

Definition on_board (cell : nat * nat) : bool := (fst cell <? w) && (snd cell <? h).

Definition lines : list (list (nat * nat)) :=
  filter (forallb on_board) (flat_map (fun c => flat_map (lines_from c) (seq 0 h)) (seq 0 w)).

Definition has_line (b : board) (j : player) : bool := existsb (forallb (belongs b j)) lines.

(** How the game has ended: [Some (Some j)] if j has won, [Some None] if it is drawn, [None] if it goes on. *)
Definition ending (p : position) : option (option player) :=
  if has_line (cells p) Max then Some (Some Max)
  else if has_line (cells p) Min then Some (Some Min)
  else match moves p with
       | [] => Some None
       | _ => None
       end.

(** ** What a player can force

    A player wants a win, or only not to lose. *)
Inductive goal := Win | Draw.

Definition meets (j : player) (g : goal) (result : option player) : bool :=
  match result, g with
  | Some i, _ => same i j
  | None, Win => false
  | None, Draw => true
  end.

(** j has a strategy that reaches the goal from p, whatever the other plays. *)
Inductive forces (j : player) (g : goal) : position -> Prop :=
  | forces_end : forall p result, ending p = Some result -> meets j g result = true -> forces j g p
  | forces_move : forall p c, ending p = None -> turn p = j -> In c (moves p) -> forces j g (play p c) -> forces j g p
  | forces_any : forall p, ending p = None -> turn p = opponent j ->
      (forall c, In c (moves p) -> forces j g (play p c)) -> forces j g p.

(** ** The game as a tree, and its value by Minimax: 1 if Max wins, 0 for a draw, -1 if Min wins *)

Definition worth (result : option player) : Z :=
  match result with
  | Some Max => 1
  | None => 0
  | Some Min => -1
  end.

Fixpoint game_tree (n : nat) (p : position) : tree :=
  match ending p, n with
  | Some result, _ => Position (worth result) []
  | None, 0 => Position 0 []
  | None, S n => Position 0 (map (fun c => game_tree n (play p c)) (moves p))
  end.

(** No game is longer than w * h plies, so nothing is cut off ([game_is_finite]). *)
Definition game_value (p : position) : value := minimax (turn p) (game_tree (w * h) p).

(** ** Positions that can arise *)

Inductive reachable : nat -> position -> Prop :=
  | reachable_start : reachable 0 start
  | reachable_play : forall n p c, reachable n p -> ending p = None -> In c (moves p) -> reachable (S n) (play p c).

(** The position after a list of columns, if the rules allow them. *)
Fixpoint after (p : position) (columns : list nat) : option position :=
  match columns with
  | [] => Some p
  | c :: rest =>
      match ending p with
      | None => if existsb (Nat.eqb c) (moves p) then after (play p c) rest else None
      | Some _ => None
      end
  end.

(** The number of ways to play n plies. *)
Fixpoint perft (n : nat) (p : position) : N :=
  match n with
  | 0 => 1
  | S n =>
      match ending p with
      | None => fold_right (fun c sum => N.add (perft n (play p c)) sum) 0%N (moves p)
      | Some _ => 0
      end
  end.

(** ** The mirror image *)

Definition mirror (p : position) : position := At (rev (cells p)) (turn p).

End Rules.
