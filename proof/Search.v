(** The programs of TIPE 2013, Wikipédia and the Course, as they write them.

    TIPE 2013 writes the same loop in four places: "Tant que (i<=n) et (fin=faux)", once for each player in Minimax2 and in
    MinimaxAB. Here it stands once for each player; the programs differ in what they hand to their children, where
    max begins, and what ends the loop.

    Beside its value each search gives the move it chose and the nodes it visited, in order, each with its window:
    the statements about visits (4.c, last lemma) are about this list. *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree.
Import ListNotations.

Record visit : Type := Visit {
  place : path;
  leaf : bool;
  low : value;  (* the window ]low, high[ in which the node is searched; values are Max's everywhere *)
  high : value;
}.

Record result : Type := Result {
  answer : value;
  move : option nat;  (* the last move that improved the value; none where none did *)
  visits : list visit;
}.

Definition deeper (i : nat) (v : visit) : visit := Visit (i :: place v) (leaf v) (low v) (high v).
Definition below (i : nat) (vs : list visit) : list visit := map (deeper i) vs.

(** The visited leaves. *)
Definition leaves (r : result) : list path := map place (filter leaf (visits r)).

(** A leaf that is visited in the window ]low, high[, and a node after its children. *)
Definition at_leaf (v low high : value) : result := Result v None [Visit [] true low high].
Definition at_node (low high : value) (r : result) : result :=
  Result (answer r) (move r) (Visit [] false low high :: visits r).

(** ** The loops *)

Section Loops.

Variable search : tree -> value -> result.  (* the search of a child, given max (or min) so far *)
Variable stop : value.  (* compare in Minimax2; beta, or alpha, in MinimaxAB *)

Fixpoint max_loop (i : nat) (max : value) (best : option nat) (ps : list tree) : result :=
  match ps with
  | [] => Result max best []
  | p :: rest =>
      let r := search p max in
      let v := answer r in
      let best := if max <? v then Some i else best in
      let max := if max <? v then v else max in  (* "mise à jour du maximum" *)
      if stop <=? max then Result max best (below i (visits r))  (* "élagage de l'arbre" *)
      else
        let next := max_loop (S i) max best rest in
        Result (answer next) (move next) (below i (visits r) ++ visits next)
  end.

Fixpoint min_loop (i : nat) (min : value) (best : option nat) (ps : list tree) : result :=
  match ps with
  | [] => Result min best []
  | p :: rest =>
      let r := search p min in
      let v := answer r in
      let best := if v <? min then Some i else best in
      let min := if v <? min then v else min in
      if min <=? stop then Result min best (below i (visits r))
      else
        let next := min_loop (S i) min best rest in
        Result (answer next) (move next) (below i (visits r) ++ visits next)
  end.

End Loops.

(** ** Minimax2 (TIPE 2013, 3.b)

    [compare] is one side of a window: ]-infinity, compare[ where Max moves, ]compare, +infinity[ where Min does. *)
Fixpoint minimax2 (j : player) (p : tree) (compare : value) : result :=
  match j, p with
  | Max, Position f [] => at_leaf (Finite f) MinusInfinity compare
  | Min, Position f [] => at_leaf (Finite f) compare PlusInfinity
  | Max, Position f ps =>
      at_node MinusInfinity compare
        (max_loop (fun q max => minimax2 Min q max) compare 0 MinusInfinity None ps)
  | Min, Position f ps =>
      at_node compare PlusInfinity
        (min_loop (fun q min => minimax2 Max q min) compare 0 PlusInfinity None ps)
  end.

(** ** MinimaxAB (TIPE 2013, 4.b) *)
Fixpoint minimaxAB (j : player) (p : tree) (alpha beta : value) : result :=
  match p with
  | Position f [] => at_leaf (Finite f) alpha beta
  | Position f ps =>
      at_node alpha beta
        match j with
        | Max => max_loop (fun q max => minimaxAB Min q max beta) beta 0 alpha None ps
        | Min => min_loop (fun q min => minimaxAB Max q alpha min) alpha 0 beta None ps
        end
  end.

(** ** Alpha-beta, fail-soft (Wikipédia, first pseudo-code)

    v begins at an infinity and not at the bound. Wikipédia keeps alpha = max(alpha, v) in a variable; it is written out
    here where a child is searched. *)
Fixpoint alphabeta_soft (j : player) (p : tree) (alpha beta : value) : result :=
  match p with
  | Position f [] => at_leaf (Finite f) alpha beta
  | Position f ps =>
      at_node alpha beta
        match j with
        | Max => max_loop (fun q v => alphabeta_soft Min q (larger alpha v) beta) beta 0 MinusInfinity None ps
        | Min => min_loop (fun q v => alphabeta_soft Max q alpha (smaller beta v)) alpha 0 PlusInfinity None ps
        end
  end.

(** ** Negamax (Course, II.3), and with alpha-beta (Wikipédia, second pseudo-code; Course, exercise 3)

    Values are seen by the player to move: [signed] is the course's "signe *". *)
Definition signed (j : player) (v : value) : value :=
  match j with
  | Max => v
  | Min => - v
  end.

Fixpoint negamax (j : player) (p : tree) : value :=
  match p with
  | Position f [] => signed j (Finite f)
  | Position f ps => greatest (map (fun q => - negamax (opponent j) q) ps)
  end.

(** A result as the other player sees it. The windows of the visits stay Max's. *)
Definition turned (r : result) : result := Result (- answer r) (move r) (visits r).

(** The window ]alpha, beta[ of the player to move, as Max sees it. *)
Definition seen_low (j : player) (alpha beta : value) : value :=
  match j with
  | Max => alpha
  | Min => - beta
  end.

Definition seen_high (j : player) (alpha beta : value) : value :=
  match j with
  | Max => beta
  | Min => - alpha
  end.

Fixpoint negamaxAB (j : player) (p : tree) (alpha beta : value) : result :=
  match p with
  | Position f [] => at_leaf (signed j (Finite f)) (seen_low j alpha beta) (seen_high j alpha beta)
  | Position f ps =>
      at_node (seen_low j alpha beta) (seen_high j alpha beta)
        (max_loop (fun q v => turned (negamaxAB (opponent j) q (- beta) (- larger alpha v)))
                  beta 0 MinusInfinity None ps)
  end.
