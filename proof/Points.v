(** * Certificates of points: what [verifyValues] checks is enough

    Where a game counts points, a solution file (version 2) claims for every position its value, the height (the
    number of moves of the longest play from there) and where to move. [check_points] has the conditions of
    [verifyValues] in src/solve/verify.ts, and those of [checkArena] on which they rely. *)

From Coq Require Import List Bool Arith NArith ZArith Lia.
From Minerve Require Import Arena Attractor Certificate.
Import ListNotations.

Record points := Points {
  claimed_value : Z;  (* from Adam's view *)
  claimed_height : N;
  best_move : option N;  (* none where the game is over *)
}.

Definition no_points : points := Points 0 0 None.

Definition points_of (cs : list points) : N -> points :=
  let t := table cs in fun p => match look t p with Some c => c | None => no_points end.

(** What a final position is worth: its outcome, and 0 where there is none (remark 2). *)
Definition score (z : option Z) : Z := match z with Some z => z | None => 0%Z end.

(** ended-with-other-value, ended-with-height. *)
Definition check_end_points (v : vertex) (c : points) : bool :=
  (claimed_value c =? score (ending v))%Z && (claimed_height c =? 0)%N && same_number (best_move c) None.

(** [a] is no better than [b] for player [j]. *)
Definition no_better (j : player) (a b : Z) : bool :=
  match j with Adam => (a <=? b)%Z | Eve => (b <=? a)%Z end.

Definition highest (claims : N -> points) (ts : list N) : N :=
  fold_left (fun h t => N.max h (claimed_height (claims t))) ts 0%N.

(** strategy-illegal, strategy-not-best, value-not-best, height-wrong. *)
Definition check_move_points (claims : N -> points) (v : vertex) (c : points) : bool :=
  match best_move c with
  | None => false
  | Some m =>
      existsb (N.eqb m) (moves v) &&
      (claimed_value (claims m) =? claimed_value c)%Z &&
      forallb (fun t => no_better (controller v) (claimed_value (claims t)) (claimed_value c)) (moves v) &&
      (claimed_height c =? N.succ (highest claims (moves v)))%N
  end.

Definition check_points_at (n : N) (claims : N -> points) (v : vertex) (c : points) : bool :=
  check_vertex n v && (if empty (moves v) then check_end_points v c else check_move_points claims v c).

Definition check_points (vs : list vertex) (cs : list points) : bool :=
  all2 (check_points_at (count vs) (points_of cs)) vs cs.

(** ** What they say *)

Section Sound.

Variable G : arena.
Variable C : N -> points.

Definition points_ended_right (p : N) : Prop :=
  claimed_value (C p) = score (outcome G p) /\ claimed_height (C p) = 0%N /\ best_move (C p) = None.

Definition points_moved_right (p : N) : Prop :=
  (exists m, best_move (C p) = Some m /\ In m (succ G p) /\ claimed_value (C m) = claimed_value (C p)) /\
  (forall t, In t (succ G p) ->
     no_better (owner G p) (claimed_value (C t)) (claimed_value (C p)) = true /\
     (claimed_height (C t) < claimed_height (C p))%N) /\
  exists t, In t (succ G p) /\ claimed_height (C p) = N.succ (claimed_height (C t)).

Definition right_points : Prop :=
  forall p, (succ G p = [] -> points_ended_right p) /\ (succ G p <> [] -> points_moved_right p).

Hypothesis right : right_points.

Definition points_strategy (j : player) : strategy := fun p =>
  if same (owner G p) j then best_move (C p) else None.

Lemma points_strategy_legal j : legal G j (points_strategy j).
Proof.
  intros s t. unfold points_strategy. destruct (same (owner G s) j) eqn:E; [|discriminate].
  apply same_true in E. intros Ht. split; auto. destruct (has_moves G s) as [Hs|Hs].
  - destruct (proj1 (right s) Hs) as (_ & _ & Hm). congruence.
  - destruct (proj2 (right s) Hs) as ((m & Hm & Hin & _) & _). congruence.
Qed.

(** Every play ends, after [height] moves at the latest; Adam has at least the value who makes the claimed moves, and
    against Ève's claimed moves he has no more. *)
Lemma points_play h : forall p play,
  N.to_nat (claimed_height (C p)) = h -> play_from G p play ->
  exists i t, i <= h /\ play i = Some t /\ play (S i) = None /\
    (follows G Adam (points_strategy Adam) play -> (claimed_value (C p) <= score (outcome G t))%Z) /\
    (follows G Eve (points_strategy Eve) play -> (score (outcome G t) <= claimed_value (C p))%Z).
Proof.
  induction h as [h IH] using lt_wf_ind. intros p play Hh P.
  pose proof (begins G p play P) as B. pose proof (goes_on G p play P 0 p B) as Hg.
  destruct (play 1) as [u|] eqn:H1.
  - assert (Hs : succ G p <> []) by (intros E; rewrite E in Hg; destruct Hg).
    destruct (proj2 (right p) Hs) as ((m & Hmv & Hm & Hv) & Hall & _).
    destruct (Hall u Hg) as [Hbest Hlow].
    destruct (IH (N.to_nat (claimed_height (C u))) ltac:(lia) u (fun i => play (S i)) eq_refl (tail_play G p play u P H1))
      as (i & t & Hi & Ht & Hover & Ha & He).
    exists (S i), t. split; [lia|]. split; auto. split; auto. unfold no_better in Hbest. split; intros F.
    + specialize (Ha (tail_follows G Adam _ play F)). destruct (owner G p) eqn:Ho.
      * assert (play 1 = Some m).
        { apply (F 0 p m B Ho). unfold points_strategy. rewrite Ho. exact Hmv. }
        assert (u = m) by congruence. subst u. lia.
      * apply Z.leb_le in Hbest. lia.
    + specialize (He (tail_follows G Eve _ play F)). destruct (owner G p) eqn:Ho.
      * apply Z.leb_le in Hbest. lia.
      * assert (play 1 = Some m).
        { apply (F 0 p m B Ho). unfold points_strategy. rewrite Ho. exact Hmv. }
        assert (u = m) by congruence. subst u. lia.
  - destruct (proj1 (right p) Hg) as (Hv & _). exists 0, p. split; [lia|]. repeat split; auto; intros; lia.
Qed.

(** The height is reached: there is a play as long. *)
Lemma long_play h : forall p,
  N.to_nat (claimed_height (C p)) = h -> exists play, play_from G p play /\ play h <> None.
Proof.
  induction h as [|h IH]; intros p Hh.
  - exists (made G (fun _ => None) (fun _ => None) Adam p). split.
    + apply made_is_play; intros s t; discriminate.
    + discriminate.
  - destruct (has_moves G p) as [Hs|Hs].
    { destruct (proj1 (right p) Hs) as (_ & H0 & _). rewrite H0 in Hh. discriminate. }
    destruct (proj2 (right p) Hs) as (_ & _ & t & Ht & Hlow).
    destruct (IH t ltac:(lia)) as (play & P & Hp).
    exists (fun i => match i with 0 => Some p | S i => play i end). split; [|exact Hp]. split; auto.
    + intros [|i] u Hu.
      * injection Hu as <-. rewrite (begins G t play P). exact Ht.
      * exact (goes_on G t play P i u Hu).
    + intros [|i]; [discriminate|]. exact (stays_over G t play P i).
Qed.

End Sound.

Lemma highest_spec (claims : N -> points) ts : forall h,
  let r := fold_left (fun h t => N.max h (claimed_height (claims t))) ts h in
  (h <= r)%N /\ (forall t, In t ts -> (claimed_height (claims t) <= r)%N) /\
  (r = h \/ exists t, In t ts /\ r = claimed_height (claims t)).
Proof.
  induction ts as [|a ts IH]; intros h; simpl.
  - repeat split; auto; [lia | contradiction].
  - destruct (IH (N.max h (claimed_height (claims a)))) as (Hle & Hall & Hex). split; [lia|]. split.
    + intros t [<-|Ht]; [lia | auto].
    + destruct Hex as [E | (t & Ht & E)]; [|right; exists t; auto].
      rewrite E. destruct (N.max_spec h (claimed_height (claims a))) as [[_ ->]|[_ ->]]; [right; exists a|]; auto.
Qed.

Lemma highest_reached claims ts : ts <> [] -> exists t, In t ts /\ highest claims ts = claimed_height (claims t).
Proof.
  intros Hs. unfold highest. destruct (highest_spec claims ts 0) as (_ & Hall & [E|E]); [|exact E].
  destruct ts as [|t ts]; [congruence|]. exists t. split; [left; reflexivity|].
  specialize (Hall t (or_introl eq_refl)). lia.
Qed.

Theorem check_points_meaning vs cs :
  check_points vs cs = true -> well_formed (arena_of vs) /\ right_points (arena_of vs) (points_of cs).
Proof.
  intros H. pose proof (all2_lines _ _ _ H) as Hat. split.
  - apply vertices_well_formed. intros p v Ev. destruct (Hat p) as [(v' & c & Ev' & _ & K) | (Ev' & _)]; [|congruence].
    unfold check_points_at in K. rewrite andb_true_iff in K. replace v with v' by congruence. tauto.
  - intros p. unfold points_ended_right, points_moved_right. simpl.
    change (points_of cs) with (fun p => match look (table cs) p with Some c => c | None => no_points end).
    set (claims := fun p => match look (table cs) p with Some c => c | None => no_points end) in *.
    destruct (Hat p) as [(v & c & Ev & Ec & K) | (Ev & Ec)].
    2: { rewrite Ev. split; [|congruence]. intros _. unfold claims. rewrite Ec. simpl. auto. }
    assert (Hc : claims p = c) by (unfold claims; now rewrite Ec).
    rewrite Ev, Hc. change (points_of cs) with claims in K.
    unfold check_points_at in K. rewrite andb_true_iff in K. destruct K as [_ K]. split.
    + intros E. rewrite E in K. simpl in K. unfold check_end_points in K.
      rewrite !andb_true_iff, Z.eqb_eq, N.eqb_eq, same_number_true in K. tauto.
    + intros E. destruct (empty (moves v)) eqn:Ee; [apply empty_true in Ee; contradiction|].
      unfold check_move_points in K. destruct (best_move c) as [m|] eqn:Em; [|discriminate].
      rewrite !andb_true_iff, existsb_exists, Z.eqb_eq, N.eqb_eq, forallb_forall in K.
      destruct K as [[[(m' & Hm & Hmm) Hv] Hall] Hh]. apply N.eqb_eq in Hmm. subst m'. split; [|split].
      * exists m. auto.
      * intros t Ht. split; [exact (Hall t Ht)|]. rewrite Hh. unfold highest.
        destruct (highest_spec claims (moves v) 0) as (_ & Hmax & _). specialize (Hmax t Ht). lia.
      * destruct (highest_reached claims (moves v) E) as (t & Ht & Eh). exists t. split; auto. congruence.
Qed.

(** ** The theorem *)

Theorem check_points_sound vs cs :
  check_points vs cs = true ->
  let G := arena_of vs in
  let C := points_of cs in
  length cs = length vs /\ well_formed G /\
  (forall j, legal G j (points_strategy G C j)) /\
  forall p,
    (forall play, play_from G p play ->
       exists i t, i <= N.to_nat (claimed_height (C p)) /\ play i = Some t /\ play (S i) = None /\
         (follows G Adam (points_strategy G C Adam) play -> (claimed_value (C p) <= score (outcome G t))%Z) /\
         (follows G Eve (points_strategy G C Eve) play -> (score (outcome G t) <= claimed_value (C p))%Z)) /\
    exists play, play_from G p play /\ play (N.to_nat (claimed_height (C p))) <> None.
Proof.
  intros H G C. split; [symmetry; exact (all2_length _ _ _ H)|].
  apply check_points_meaning in H. destruct H as [formed right].
  split; [exact formed|]. split; [intros j; exact (points_strategy_legal G C right j)|].
  intros p. split.
  - intros play. exact (points_play G C right _ p play eq_refl).
  - exact (long_play G C right _ p eq_refl).
Qed.

(** So the checker accepts one value and one height for each position. *)
Theorem points_are_unique vs cs ds :
  check_points vs cs = true -> check_points vs ds = true ->
  forall p, claimed_value (points_of cs p) = claimed_value (points_of ds p) /\
    claimed_height (points_of cs p) = claimed_height (points_of ds p).
Proof.
  assert (Hle : forall cs ds, check_points vs cs = true -> check_points vs ds = true -> forall p,
    (claimed_value (points_of cs p) <= claimed_value (points_of ds p))%Z /\
    (claimed_height (points_of cs p) <= claimed_height (points_of ds p))%N).
  { clear cs ds. intros cs ds Hc Hd p.
    apply check_points_sound in Hc, Hd. destruct Hc as (_ & _ & Lc & Sc), Hd as (_ & _ & Ld & Sd).
    destruct (Sc p) as [Pc (long & Plong & Hlong)], (Sd p) as [Pd _]. split.
    - (* Adam plays by the one, Ève by the other. *)
      set (play := made (arena_of vs) (points_strategy (arena_of vs) (points_of cs) Adam)
                     (points_strategy (arena_of vs) (points_of ds) Eve) Adam p).
      assert (P : play_from (arena_of vs) p play) by (apply made_is_play; [apply Lc | apply Ld]).
      destruct (Pc play P) as (i & t & _ & Ht & Hover & Ha & _), (Pd play P) as (k & u & _ & Hu & Hover' & _ & He).
      specialize (Ha (made_follows_f _ _ _ _ p)). specialize (He (made_follows_g _ _ _ Adam p)).
      assert (i = k).
      { destruct (Nat.lt_trichotomy i k) as [L|[L|L]]; auto; exfalso.
        - apply (defined_before _ p play k (S i) P); [lia | congruence | exact Hover].
        - apply (defined_before _ p play i (S k) P); [lia | congruence | exact Hover']. }
      subst k. rewrite Ht in Hu. injection Hu as <-. lia.
    - destruct (Pd long Plong) as (i & t & Hi & _ & Hover & _).
      destruct (N.le_gt_cases (claimed_height (points_of cs p)) (claimed_height (points_of ds p))) as [L|L]; auto. exfalso.
      apply (defined_before _ p long (N.to_nat (claimed_height (points_of cs p))) (S i) Plong); [lia | exact Hlong | exact Hover]. }
  intros Hc Hd p. destruct (Hle cs ds Hc Hd p), (Hle ds cs Hd Hc p). split; lia.
Qed.
