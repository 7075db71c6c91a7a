(** * The examples and exercises of the Course, part I, and its errata *)

From Coq Require Import List Bool Arith NArith ZArith Lia.
From Minerve Require Import Arena Attractor Certificate.
Import ListNotations.
Local Open Scope N_scope.

(** ** Remark 4 *)

Theorem victories_are_winning G j s : well_formed G -> is_victory G j s = true -> winning G j s.
Proof. intros formed V. apply attractor_is_winning_region; auto. exists 0%nat. exact V. Qed.

(** ** Chomp 2x2: examples 4 to 9

    The positions as example 4 draws them, Adam to begin: 0_a, 1_e, 2_e, 3_e, 4_a, 1_a, 3_a and 4_e. *)

Definition chomp_2x2 : list vertex := [
  Vertex Adam None [1; 2; 3];  (* 0: 0_a *)
  Vertex Eve None [4];  (* 1: 1_e *)
  Vertex Eve None [5; 6];  (* 2: 2_e *)
  Vertex Eve None [4];  (* 3: 3_e *)
  Vertex Adam (Some (-1)%Z) [];  (* 4: 4_a, only the poison is left for Adam *)
  Vertex Adam None [7];  (* 5: 1_a *)
  Vertex Adam None [7];  (* 6: 3_a *)
  Vertex Eve (Some 1%Z) []  (* 7: 4_e *)
].

Definition bar := arena_of chomp_2x2.

Lemma bar_formed : well_formed bar.
Proof.
  apply vertices_well_formed. intros p v Hv. rewrite look_table in Hv. apply nth_error_In in Hv.
  revert v Hv. apply forallb_forall. reflexivity.
Qed.

Definition members (G : arena) (j : player) (n : nat) : list N := filter (A G j n) (positions G).

(** Example 8. *)
Example example_8_adam :
  map (members bar Adam) [0; 1; 2; 3; 4]%nat = [[7]; [5; 6; 7]; [2; 5; 6; 7]; [0; 2; 5; 6; 7]; [0; 2; 5; 6; 7]].
Proof. reflexivity. Qed.

Example example_8_eve : map (members bar Eve) [0; 1; 2]%nat = [[4]; [1; 3; 4]; [1; 3; 4]].
Proof. reflexivity. Qed.

(** Examples 6 and 9: f(0_a) = 2_e, f(1_a) = f(3_a) = 4_e. *)
Example example_6_strategy : map (attract bar Adam) [0; 5; 6] = [Some 2; Some 7; Some 7].
Proof. reflexivity. Qed.

Example example_6_adam : winning_strategy bar Adam (attract bar Adam) 0.
Proof.
  apply attract_is_winning; [exact bar_formed|].
  apply attractor_is_winning_region; [exact bar_formed|]. exists 3%nat. reflexivity.
Qed.

Example example_6_eve : ~ winning bar Eve 0.
Proof.
  intros H. apply attractor_is_winning_region in H; [|exact bar_formed].
  apply in_attractor_iff in H; [|exact bar_formed]. discriminate H.
Qed.

(** Example 9 with its ranks, and erratum E004-1: that of 3_a is 1, like that of 1_a. *)
Example example_9_ranks : map (rank bar Adam) [7; 5; 6; 2; 0] = map Some [0; 1; 1; 2; 3]%nat.
Proof. reflexivity. Qed.

(** ** Exercise 2: Chomp 2x3, doubled as in example 4

    A bar by its rows: 3.3 is whole, 1 is the poison. *)

Definition chomp_2x3 : list vertex := [
  Vertex Adam None [1; 2; 3; 4; 5];  (* 0: 3.3_a *)
  Vertex Eve None [6; 7];  (* 1: 3_e *)
  Vertex Eve None [8; 9; 10];  (* 2: 3.1_e *)
  Vertex Eve None [6];  (* 3: 1.1_e *)
  Vertex Eve None [8; 11; 9; 12];  (* 4: 3.2_e *)
  Vertex Eve None [7; 10; 9];  (* 5: 2.2_e *)
  Vertex Adam (Some (-1)%Z) [];  (* 6: 1_a *)
  Vertex Adam None [13];  (* 7: 2_a *)
  Vertex Adam None [13; 14];  (* 8: 3_a *)
  Vertex Adam None [13];  (* 9: 1.1_a *)
  Vertex Adam None [14; 3];  (* 10: 2.1_a *)
  Vertex Adam None [1; 3; 15];  (* 11: 3.1_a *)
  Vertex Adam None [14; 15; 3];  (* 12: 2.2_a *)
  Vertex Eve (Some 1%Z) [];  (* 13: 1_e *)
  Vertex Eve None [6];  (* 14: 2_e *)
  Vertex Eve None [7; 9]  (* 15: 2.1_e *)
].

Example exercise_2 :
  members (arena_of chomp_2x3) Adam 5 = [0; 4; 7; 8; 9; 11; 12; 13; 15] /\
  members (arena_of chomp_2x3) Eve 3 = [1; 2; 3; 5; 6; 10; 14] /\
  map (attract (arena_of chomp_2x3) Adam) [0; 11; 12; 7; 8; 9] = map Some [4; 15; 15; 13; 13; 13].
Proof. repeat split; vm_compute; reflexivity. Qed.

(** ** Exercise 1: the strategy is stolen

    In a game in which both players have the same moves, each position has a twin with the other player to move. *)

Section Stealing.

Variable G : arena.
Hypothesis formed : well_formed G.
Variable twin : N -> N.
Hypothesis twin_owner : forall s, owner G (twin s) = other (owner G s).
Hypothesis twin_moves : forall s, succ G (twin s) = map twin (succ G s).
Hypothesis twin_victory : forall s j, is_victory G (other j) (twin s) = is_victory G j s.

Lemma twin_attractor j n : forall s, A G (other j) n (twin s) = A G j n s.
Proof.
  induction n as [|n IH]; intros s; [apply twin_victory|].
  rewrite !A_step, IH. f_equal. unfold enters. rewrite twin_owner, twin_moves.
  assert (same (other (owner G s)) (other j) = same (owner G s) j) as -> by (destruct (owner G s), j; reflexivity).
  assert (empty (map twin (succ G s)) = empty (succ G s)) as -> by (destruct (succ G s); reflexivity).
  assert (existsb (A G (other j) n) (map twin (succ G s)) = existsb (A G j n) (succ G s)) as ->.
  { induction (succ G s) as [|t l IHl]; simpl; [|rewrite IH, IHl]; reflexivity. }
  assert (forallb (A G (other j) n) (map twin (succ G s)) = forallb (A G j n) (succ G s)) as ->; auto.
  induction (succ G s) as [|t l IHl]; simpl; [|rewrite IH, IHl]; reflexivity.
Qed.

(** [j] moves at [s], and can go to [t]. The other can move there, and whatever the answer [u], [j] could have gone to
    its twin at once. If [t] is no draw, [j] wins from [s]. (In Chomp: [t] lacks the corner at the bottom on the
    right.) *)
Theorem stealing j s t :
  owner G s = j -> In t (succ G s) -> owner G t = other j -> succ G t <> [] ->
  (forall u, In u (succ G t) -> In (twin u) (succ G s)) ->
  in_attractor G Adam t \/ in_attractor G Eve t ->
  winning G j s.
Proof.
  intros Ho Ht Hot Hs Hsteal Hdet. apply attractor_is_winning_region; auto.
  assert (Hgo : forall u, In u (succ G s) -> in_attractor G j u -> in_attractor G j s).
  { intros u Hu (n & Hn). exists (S n). rewrite A_step. unfold enters. rewrite (proj2 (same_true _ _) Ho).
    assert (existsb (A G j n) (succ G s) = true) as -> by (apply existsb_exists; eauto). apply orb_true_r. }
  assert (in_attractor G j t \/ in_attractor G (other j) t) as [H | (n & Hn)] by (destruct j; tauto); [eauto|].
  destruct (rank_le G formed (other j) t n Hn) as (r & Hr & _). destruct r as [|r].
  - apply rank_some in Hr; auto. destruct Hr as [V _]. apply is_victory_iff in V.
    apply (victory_is_final G formed) in V. contradiction.
  - destruct (ranks_fall G formed (other j) t r Hr) as [Hown _]. destruct (Hown Hot) as (u & Hu & Hru).
    apply attract_legal in Hu. destruct Hu as [_ Hu]. apply (Hgo (twin u)); auto.
    exists r. apply rank_some in Hru; auto. destruct Hru as [Hru _].
    rewrite <- (twin_attractor (other j)), other_other in Hru. exact Hru.
Qed.

End Stealing.

(** The fact about chocolate, for bars of every size: a bar is the list of the lengths of its rows; [eat i j] eats the
    square of row i and column j (from 0) with all to its right and below. Whatever is eaten after the corner could
    have been eaten at once. *)

Definition eat (i j : nat) (bar : list nat) : list nat := firstn i bar ++ map (Nat.min j) (skipn i bar).

Theorem corner_makes_no_difference rows columns i j :
  (i <= rows)%nat -> (j <= columns)%nat ->
  eat i j (eat rows columns (repeat (S columns) (S rows))) = eat i j (repeat (S columns) (S rows)).
Proof.
  intros Hi Hj.
  assert (Hcorner : eat rows columns (repeat (S columns) (S rows)) = repeat (S columns) rows ++ [columns]).
  { unfold eat. replace (S rows) with (rows + 1)%nat by lia. rewrite repeat_app.
    rewrite firstn_app, skipn_app, repeat_length, Nat.sub_diag, firstn_all2, skipn_all2 by (rewrite repeat_length; lia).
    simpl. rewrite app_nil_r. do 2 f_equal. lia. }
  rewrite Hcorner. replace (S rows) with (rows + 1)%nat by lia. rewrite repeat_app. unfold eat.
  rewrite !firstn_app, !skipn_app, repeat_length. replace (i - rows)%nat with 0%nat by lia. simpl.
  rewrite !map_app. simpl. do 3 f_equal. lia.
Qed.

(** ** Erratum E004-3: a victory that plays on belongs to both attractors *)

Definition plays_on : list vertex := [Vertex Adam (Some (-1)%Z) [1]; Vertex Eve (Some 1%Z) []].

Example E004_3 : A (arena_of plays_on) Eve 0 0 = true /\ A (arena_of plays_on) Adam 1 0 = true.
Proof. split; reflexivity. Qed.

(** ** Errata E004-4 and E004-5: on a cycle remark R2 has other solutions, and a play without an end is nobody's *)

Definition cycle : list vertex := [Vertex Adam None [1]; Vertex Eve None [0]].

Example E004_4 :
  (forall s, s < 2 -> true = is_victory (arena_of cycle) Adam s || enters (arena_of cycle) Adam (fun _ => true) s) /\
  forall n s, A (arena_of cycle) Adam n s = false.
Proof.
  split.
  - intros s Hs. assert (s = 0 \/ s = 1) as [-> | ->] by lia; reflexivity.
  - induction n as [|n IH]; intros s.
    + assert (s = 0 \/ s = 1 \/ 2 <= s) as [-> | [-> | H]] by lia; try reflexivity.
      simpl. unfold is_victory, victory. simpl. rewrite (look_beyond cycle s); [reflexivity | exact H].
    + rewrite A_step, IH. unfold enters. destruct (same _ _).
      * apply existsb_false. auto.
      * destruct (succ (arena_of cycle) s) as [|t l]; [reflexivity|]. simpl. now rewrite IH.
Qed.

(** Without cycles there is one solution: where some height falls with every move. *)
Theorem R2_without_cycles G (height : N -> nat) j (X Y : N -> bool) :
  (forall s t, In t (succ G s) -> (height t < height s)%nat) ->
  (forall s, X s = is_victory G j s || enters G j X s) ->
  (forall s, Y s = is_victory G j s || enters G j Y s) ->
  forall s, X s = Y s.
Proof.
  intros Hfall HX HY s. remember (height s) as h eqn:Eh. revert s Eh.
  induction h as [h IH] using lt_wf_ind. intros s ->. rewrite HX, HY. f_equal. unfold enters.
  assert (Hsame : forall t, In t (succ G s) -> X t = Y t).
  { intros t Ht. apply (IH (height t)); auto. }
  assert (existsb X (succ G s) = existsb Y (succ G s) /\ forallb X (succ G s) = forallb Y (succ G s)) as [-> ->]; auto.
  induction (succ G s) as [|t l IHl]; simpl; auto.
  rewrite (Hsame t) by (left; reflexivity). destruct IHl as [-> ->]; auto.
  intros u Hu. apply Hsame. right. exact Hu.
Qed.
