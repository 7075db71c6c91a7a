(** * Certificates: what [solve/verify] checks is enough

    A solution file claims for every position who wins it, its rank, and where to move. [check] has the conditions of
    [verify] in src/solve/verify.ts, one by one, and those of [checkArena] on which they rely. If it accepts, the
    claims are true ([check_sound]); and what is true is accepted (Solver.v), so that nothing else is. *)

From Coq Require Import List Bool Arith NArith ZArith Lia FMapPositive.
From Minerve Require Import Arena Attractor.
Import ListNotations.

(** ** Arenas and claims as lists, a line for each position *)

Record vertex := Vertex {
  controller : player;
  ending : option Z;
  moves : list N;
}.

Record claim := Claim {
  claimed_winner : option player;  (* none: a draw *)
  claimed_rank : option N;  (* none for a draw *)
  claimed_move : option N;  (* none where the game is over *)
}.

(** A list as a table in which a line is found by its number. *)
Section Tables.

Context {X : Type}.

Fixpoint fill (p : N) (l : list X) (t : PositiveMap.t X) : PositiveMap.t X :=
  match l with
  | [] => t
  | x :: l => fill (N.succ p) l (PositiveMap.add (N.succ_pos p) x t)
  end.

Definition table (l : list X) : PositiveMap.t X := fill 0 l (PositiveMap.empty X).

Definition look (t : PositiveMap.t X) (p : N) : option X := PositiveMap.find (N.succ_pos p) t.

Lemma succ_pos_injective p q : N.succ_pos p = N.succ_pos q -> p = q.
Proof. intros H. apply N.succ_inj. now rewrite <- !N.succ_pos_spec, H. Qed.

Lemma look_fill l : forall p t q,
  look (fill p l t) q =
  match (if (p <=? q)%N then nth_error l (N.to_nat (q - p)) else None) with
  | Some x => Some x
  | None => look t q
  end.
Proof.
  induction l as [|x l IH]; intros p t q; simpl.
  - destruct (p <=? q)%N; [|reflexivity]. now destruct (N.to_nat (q - p)).
  - rewrite IH. unfold look. destruct (N.lt_trichotomy q p) as [L|[L|L]].
    + rewrite (proj2 (N.leb_gt (N.succ p) q)), (proj2 (N.leb_gt p q)) by lia.
      apply PositiveMap.gso. intros E. apply succ_pos_injective in E. lia.
    + subst q. rewrite (proj2 (N.leb_gt (N.succ p) p)), (proj2 (N.leb_le p p)), N.sub_diag by lia.
      apply PositiveMap.gss.
    + rewrite (proj2 (N.leb_le (N.succ p) q)), (proj2 (N.leb_le p q)) by lia.
      replace (N.to_nat (q - p)) with (S (N.to_nat (q - N.succ p))) by lia. simpl.
      destruct (nth_error l _); [reflexivity|].
      apply PositiveMap.gso. intros E. apply succ_pos_injective in E. lia.
Qed.

Lemma look_table l p : look (table l) p = nth_error l (N.to_nat p).
Proof.
  unfold table. rewrite look_fill, N.sub_0_r.
  assert ((0 <=? p)%N = true) as -> by (apply N.leb_le; lia).
  destruct (nth_error l (N.to_nat p)); [reflexivity|]. unfold look. apply PositiveMap.gempty.
Qed.

Definition count (l : list X) : N := fold_left (fun n _ => N.succ n) l 0%N.

Lemma count_length l : count l = N.of_nat (length l).
Proof.
  unfold count. assert (H : forall n, fold_left (fun n (_ : X) => N.succ n) l n = (n + N.of_nat (length l))%N).
  { induction l as [|x l IH]; intros n; simpl; [lia|]. rewrite IH. lia. }
  apply H.
Qed.

Lemma look_beyond l p : (count l <= p)%N -> look (table l) p = None.
Proof. rewrite count_length, look_table. intros H. apply nth_error_None. lia. Qed.

Lemma look_in l p : (p < count l)%N -> exists x, look (table l) p = Some x.
Proof.
  rewrite count_length, look_table. intros H.
  destruct (nth_error l (N.to_nat p)) as [x|] eqn:E; eauto. apply nth_error_None in E. lia.
Qed.

End Tables.

(** The arena of a list of vertices. *)
Definition arena_of (vs : list vertex) : arena :=
  let t := table vs in
  {| size := count vs;
     owner := fun p => match look t p with Some v => controller v | None => Adam end;
     outcome := fun p => match look t p with Some v => ending v | None => None end;
     succ := fun p => match look t p with Some v => moves v | None => [] end |}.

Definition nothing : claim := Claim None None None.

Definition claims_of (cs : list claim) : N -> claim :=
  let t := table cs in fun p => match look t p with Some c => c | None => nothing end.

(** ** The checks *)

(** Of [checkArena]: dangling-move and plays-on. *)
Definition check_vertex (n : N) (v : vertex) : bool :=
  match ending v with Some _ => empty (moves v) | None => true end &&
  forallb (fun t => (t <? n)%N) (moves v).

Definition same_winner (a b : option player) : bool :=
  match a, b with
  | Some j, Some k => same j k
  | None, None => true
  | _, _ => false
  end.

Definition same_number (a b : option N) : bool :=
  match a, b with
  | Some m, Some n => (m =? n)%N
  | None, None => true
  | _, _ => false
  end.

(** A position without moves: ended-otherwise, ended-with-rank, ended-with-move. *)
Definition check_end (v : vertex) (c : claim) : bool :=
  let won := winner_of (ending v) in
  same_winner (claimed_winner c) won &&
  same_number (claimed_rank c) (match won with Some _ => Some 0%N | None => None end) &&
  same_number (claimed_move c) None.

(** A position with moves that [j] wins in [r] moves: can-win-faster; can-win, can-escape, can-hold-out. *)
Definition check_target (claims : N -> claim) (v : vertex) (j : player) (r : N) (t : N) : bool :=
  let d := claims t in
  if same (controller v) j then
    match claimed_winner d with
    | Some k => if same k j then match claimed_rank d with Some q => (N.pred r <=? q)%N | None => false end else true
    | None => true
    end
  else
    same_winner (claimed_winner d) (Some j) &&
    match claimed_rank d with Some q => (q <=? N.pred r)%N | None => false end.

(** A position with moves: rank-impossible, strategy-illegal, strategy-to-other-winner, strategy-to-other-rank; in a
    draw also can-win. *)
Definition check_moves (claims : N -> claim) (v : vertex) (c : claim) : bool :=
  match claimed_move c with
  | None => false
  | Some m =>
      let d := claims m in
      existsb (N.eqb m) (moves v) &&
      same_winner (claimed_winner d) (claimed_winner c) &&
      match claimed_winner c, claimed_rank c with
      | None, None =>
          forallb (fun t => negb (same_winner (claimed_winner (claims t)) (Some (controller v)))) (moves v)
      | Some j, Some r =>
          (1 <=? r)%N &&
          same_number (claimed_rank d) (Some (N.pred r)) &&
          forallb (check_target claims v j r) (moves v)
      | _, _ => false
      end
  end.

Definition check_position (n : N) (claims : N -> claim) (v : vertex) (c : claim) : bool :=
  check_vertex n v && (if empty (moves v) then check_end v c else check_moves claims v c).

(** As many claims as vertices, and each passes. *)
Fixpoint all2 {X Y : Type} (f : X -> Y -> bool) (l : list X) (l' : list Y) : bool :=
  match l, l' with
  | [], [] => true
  | x :: l, y :: l' => if f x y then all2 f l l' else false
  | _, _ => false
  end.

Definition check (vs : list vertex) (cs : list claim) : bool :=
  all2 (check_position (count vs) (claims_of cs)) vs cs.

(** ** What they say of an arena *)

Lemma all2_length {X Y} (f : X -> Y -> bool) l : forall l', all2 f l l' = true -> length l = length l'.
Proof.
  induction l as [|x l IH]; intros [|y l']; simpl; try discriminate; auto.
  destruct (f x y); [|discriminate]. intros H. f_equal. auto.
Qed.

Lemma all2_nth {X Y} (f : X -> Y -> bool) l : forall l', all2 f l l' = true ->
  forall n x y, nth_error l n = Some x -> nth_error l' n = Some y -> f x y = true.
Proof.
  induction l as [|a l IH]; intros [|b l']; simpl; try discriminate.
  - intros _ [|n] x y; discriminate.
  - destruct (f a b) eqn:E; [|discriminate]. intros H [|n] x y; simpl.
    + intros [= <-] [= <-]. exact E.
    + exact (IH l' H n x y).
Qed.

(** Line by line. *)
Lemma all2_lines {X Y} (f : X -> Y -> bool) l l' : all2 f l l' = true -> forall p,
  (exists x y, look (table l) p = Some x /\ look (table l') p = Some y /\ f x y = true) \/
  (look (table l) p = None /\ look (table l') p = None).
Proof.
  intros H p. pose proof (all2_length _ _ _ H) as Hlen. rewrite !look_table.
  destruct (nth_error l (N.to_nat p)) as [x|] eqn:Ex, (nth_error l' (N.to_nat p)) as [y|] eqn:Ey; auto.
  - left. exists x, y. repeat split; auto. exact (all2_nth _ _ _ H _ _ _ Ex Ey).
  - exfalso. apply nth_error_None in Ey. assert (nth_error l (N.to_nat p) <> None) as K by congruence.
    apply nth_error_Some in K. lia.
  - exfalso. apply nth_error_None in Ex. assert (nth_error l' (N.to_nat p) <> None) as K by congruence.
    apply nth_error_Some in K. lia.
Qed.

Lemma empty_true l : empty l = true <-> l = [].
Proof. destruct l; simpl; split; congruence. Qed.

Lemma vertices_well_formed vs :
  (forall p v, look (table vs) p = Some v -> check_vertex (count vs) v = true) -> well_formed (arena_of vs).
Proof.
  intros H. split; simpl.
  - intros s t Ht. destruct (look (table vs) s) as [v|] eqn:Ev; [|destruct Ht].
    apply H in Ev. unfold check_vertex in Ev. rewrite andb_true_iff, forallb_forall in Ev.
    apply N.ltb_lt. apply (proj2 Ev). exact Ht.
  - intros s z Hz. destruct (look (table vs) s) as [v|] eqn:Ev; [|reflexivity].
    apply H in Ev. unfold check_vertex in Ev. rewrite andb_true_iff, Hz in Ev. apply empty_true. tauto.
  - intros s Hs. rewrite (look_beyond vs s Hs). auto.
Qed.

Lemma same_winner_true a b : same_winner a b = true <-> a = b.
Proof. destruct a as [[]|], b as [[]|]; simpl; split; congruence. Qed.

Lemma same_number_true a b : same_number a b = true <-> a = b.
Proof.
  destruct a as [m|], b as [n|]; simpl; try (split; congruence).
  rewrite N.eqb_eq. split; congruence.
Qed.

(** The claims as a statement about an arena, position by position. *)
Section Claims.

Variable G : arena.
Variable C : N -> claim.

Definition ended_right (p : N) : Prop :=
  claimed_winner (C p) = victory G p /\
  claimed_rank (C p) = match victory G p with Some _ => Some 0%N | None => None end /\
  claimed_move (C p) = None.

Definition won_right (p m : N) (j : player) (r : N) : Prop :=
  (1 <= r)%N /\ claimed_rank (C m) = Some (N.pred r) /\
  forall t, In t (succ G p) ->
    (owner G p = j -> claimed_winner (C t) = Some j -> exists q, claimed_rank (C t) = Some q /\ (N.pred r <= q)%N) /\
    (owner G p = other j -> claimed_winner (C t) = Some j /\ exists q, claimed_rank (C t) = Some q /\ (q <= N.pred r)%N).

Definition moved_right (p : N) : Prop :=
  exists m,
    claimed_move (C p) = Some m /\ In m (succ G p) /\ claimed_winner (C m) = claimed_winner (C p) /\
    ((claimed_winner (C p) = None /\ claimed_rank (C p) = None /\ forall t, In t (succ G p) -> claimed_winner (C t) <> Some (owner G p)) \/
     exists j r, claimed_winner (C p) = Some j /\ claimed_rank (C p) = Some r /\ won_right p m j r).

Definition right_claims : Prop :=
  forall p, (succ G p = [] -> ended_right p) /\ (succ G p <> [] -> moved_right p).

End Claims.

Theorem check_meaning vs cs :
  check vs cs = true -> well_formed (arena_of vs) /\ right_claims (arena_of vs) (claims_of cs).
Proof.
  intros H. pose proof (all2_lines _ _ _ H) as Hat. split.
  - apply vertices_well_formed. intros p v Ev. destruct (Hat p) as [(v' & c & Ev' & _ & K) | (Ev' & _)]; [|congruence].
    unfold check_position in K. rewrite andb_true_iff in K. replace v with v' by congruence. tauto.
  - intros p. unfold ended_right, moved_right, won_right, victory. simpl.
    change (claims_of cs) with (fun p => match look (table cs) p with Some c => c | None => nothing end).
    set (claims := fun p => match look (table cs) p with Some c => c | None => nothing end) in *.
    destruct (Hat p) as [(v & c & Ev & Ec & K) | (Ev & Ec)].
    2: { rewrite Ev. split; [|congruence]. intros _. unfold claims. rewrite Ec. simpl. auto. }
    assert (Hc : claims p = c) by (unfold claims; now rewrite Ec).
    rewrite Ev, Hc. change (claims_of cs) with claims in K.
    unfold check_position in K. rewrite andb_true_iff in K. destruct K as [_ K]. split.
    + intros E. rewrite E in K. simpl in K. unfold check_end in K.
      rewrite !andb_true_iff, same_winner_true, !same_number_true in K. tauto.
    + intros E. destruct (empty (moves v)) eqn:Ee; [apply empty_true in Ee; contradiction|].
      unfold check_moves in K. destruct (claimed_move c) as [m|] eqn:Em; [|discriminate].
      rewrite !andb_true_iff, existsb_exists, same_winner_true in K. destruct K as [[(m' & Hm & Hmm) Hw] K].
      apply N.eqb_eq in Hmm. subst m'. exists m. repeat split; auto.
      destruct (claimed_winner c) as [j|] eqn:Ew, (claimed_rank c) as [r|] eqn:Er; try discriminate.
      * right. exists j, r. rewrite !andb_true_iff, N.leb_le, same_number_true, forallb_forall in K.
        destruct K as [[Hr Hq] K]. split; [reflexivity|]. split; [reflexivity|].
        split; [exact Hr|]. split; [exact Hq|]. intros t Ht. specialize (K t Ht). unfold check_target in K. split.
        -- intros Ho Hj. rewrite (proj2 (same_true _ _) Ho), Hj, (proj2 (same_true j j) eq_refl) in K.
           destruct (claimed_rank (claims t)) as [q|]; [|discriminate]. exists q. split; auto. now apply N.leb_le.
        -- intros Ho. rewrite Ho, (proj2 (same_false (other j) j) (eq_sym (other_other j))), andb_true_iff in K.
           destruct K as [Hj K]. apply same_winner_true in Hj. split; auto.
           destruct (claimed_rank (claims t)) as [q|]; [|discriminate]. exists q. split; auto. now apply N.leb_le.
      * left. repeat split; auto. intros t Ht Hwin. rewrite forallb_forall in K. specialize (K t Ht).
        rewrite (proj2 (same_winner_true _ _) Hwin) in K. discriminate.
Qed.

(** ** Why they are enough *)

Section Sound.

Variable G : arena.
Variable C : N -> claim.
Hypothesis formed : well_formed G.
Hypothesis right : right_claims G C.

Lemma has_moves p : {succ G p = []} + {succ G p <> []}.
Proof. destruct (succ G p); [left | right]; congruence. Qed.

(** The claims of rank at most n for [j] are A^n: by induction on n, in both directions. *)
Lemma claims_are_A j n : forall p,
  A G j n p = true <-> claimed_winner (C p) = Some j /\ exists r, claimed_rank (C p) = Some r /\ N.to_nat r <= n.
Proof.
  induction n as [|n IH]; intros p.
  - change (A G j 0 p) with (is_victory G j p). rewrite is_victory_iff. split.
    + intros V. pose proof (victory_is_final G formed p j V) as Hs.
      destruct (proj1 (right p) Hs) as (Hw & Hr & _). rewrite V in *. split; auto. exists 0%N. auto.
    + intros (Hw & r & Hr & Hle). destruct (has_moves p) as [Hs|Hs].
      * destruct (proj1 (right p) Hs) as (Hw' & _). congruence.
      * exfalso. destruct (proj2 (right p) Hs) as (m & _ & _ & _ & [(Hn & _) | (j' & r' & _ & Hr' & Hge & _)]);
          [congruence|]. rewrite Hr in Hr'. injection Hr' as <-. lia.
  - rewrite A_step, orb_true_iff, IH. split.
    + intros [(Hw & r & Hr & Hle) | Hen]; [split; auto; exists r; split; auto; lia|].
      apply enters_true in Hen.
      assert (Hs : succ G p <> []).
      { destruct Hen as [(_ & t & Ht & _) | (_ & Hs & _)]; auto. intros E. rewrite E in Ht. destruct Ht. }
      destruct (proj2 (right p) Hs) as (m & _ & Hm & Hwm & Hcase).
      destruct Hen as [(Ho & t & Ht & HA) | (Ho & _ & HA)].
      * apply IH in HA. destruct HA as (Hwt & q & Hq & Hle).
        destruct Hcase as [(_ & _ & Hno) | (j' & r & Hw & Hr & Hge & Hrm & Hall)].
        { exfalso. apply (Hno t Ht). now rewrite Ho. }
        destruct (Hall t Ht) as [Hown Hoth]. destruct (whose j' (owner G p)) as [Ho'|Ho'].
        -- assert (Ej : j' = j) by congruence. rewrite Ej in *. split; auto. exists r. split; auto.
           destruct (Hown Ho Hwt) as (q' & Hq' & Hle'). rewrite Hq in Hq'. injection Hq' as <-. lia.
        -- exfalso. destruct (Hoth Ho') as [Hwt' _]. rewrite Hwt in Hwt'. injection Hwt' as <-.
           rewrite Ho in Ho'. exact (other_differs j (eq_sym Ho')).
      * pose proof (HA m Hm) as HAm. apply IH in HAm. destruct HAm as (Hwm' & q & Hq & Hle).
        rewrite Hwm' in Hwm. symmetry in Hwm. split; auto.
        destruct Hcase as [(Hn & _) | (j' & r & Hw & Hr & Hge & Hrm & _)]; [congruence|].
        exists r. split; auto. rewrite Hq in Hrm. injection Hrm as ->. lia.
    + intros (Hw & r & Hr & Hle). destruct (has_moves p) as [Hs|Hs].
      * left. destruct (proj1 (right p) Hs) as (Hw' & Hr' & _). rewrite Hw in Hw'. split; auto.
        exists r. split; auto. rewrite <- Hw' in Hr'. rewrite Hr in Hr'. injection Hr' as ->. lia.
      * right. destruct (proj2 (right p) Hs) as (m & _ & Hm & Hwm & [(Hn & _) | (j' & r' & Hw' & Hr' & Hge & Hrm & Hall)]);
          [congruence|].
        rewrite Hw in Hw'. injection Hw' as <-. rewrite Hr in Hr'. injection Hr' as <-.
        assert (HAm : forall t q, claimed_winner (C t) = Some j -> claimed_rank (C t) = Some q ->
          (q <= N.pred r)%N -> A G j n t = true).
        { intros t q Ht Hq Hl. apply IH. split; auto. exists q. split; auto. lia. }
        unfold enters. destruct (same (owner G p) j) eqn:E.
        -- apply existsb_exists. exists m. split; auto. apply (HAm m (N.pred r)); auto; [congruence | lia].
        -- apply same_false in E. assert (Ho : owner G p = other j) by (rewrite E; now rewrite other_other).
           rewrite andb_true_iff, forallb_forall. split; [destruct (succ G p); [congruence | reflexivity]|].
           intros t Ht. destruct (proj2 (Hall t Ht) Ho) as (Hwt & q & Hq & Hl). exact (HAm t q Hwt Hq Hl).
Qed.

(** The moves of one player. *)
Definition claimed_strategy (j : player) : strategy := fun p =>
  if same (owner G p) j then claimed_move (C p) else None.

Lemma claimed_strategy_legal j : legal G j (claimed_strategy j).
Proof.
  intros s t. unfold claimed_strategy. destruct (same (owner G s) j) eqn:E; [|discriminate].
  apply same_true in E. intros Ht. split; auto. destruct (has_moves s) as [Hs|Hs].
  - destruct (proj1 (right s) Hs) as (_ & _ & Hm). congruence.
  - destruct (proj2 (right s) Hs) as (m & Hm & Hin & _). congruence.
Qed.

(** From outside A^(n+1) of [j], the other's claimed move leads outside A^n. *)
Lemma claimed_holds j n s :
  owner G s = other j -> succ G s <> [] -> A G j (S n) s = false ->
  exists t, claimed_strategy (other j) s = Some t /\ A G j n t = false.
Proof.
  intros Ho Hs HA. destruct (proj2 (right s) Hs) as (m & Hmv & Hm & Hwm & Hcase).
  exists m. unfold claimed_strategy. rewrite (proj2 (same_true _ _) Ho). split; auto.
  destruct (A G j n m) eqn:E; auto. exfalso.
  apply claims_are_A in E. destruct E as (Hj & q & Hq & Hle). rewrite Hj in Hwm. symmetry in Hwm.
  destruct Hcase as [(Hn & _) | (j' & r & Hw & Hr & Hge & Hrm & _)]; [congruence|].
  assert (A G j (S n) s = true); [|congruence]. apply claims_are_A. split; auto. exists r. split; auto.
  rewrite Hq in Hrm. injection Hrm as ->. lia.
Qed.

(** Claimed winner: he wins in as many moves as claimed by the claimed moves; by the claimed moves of the other, not
    in fewer. *)
Lemma claimed_win p j r :
  claimed_winner (C p) = Some j -> claimed_rank (C p) = Some r ->
  (forall play, play_from G p play -> follows G j (claimed_strategy j) play -> wins_within G (N.to_nat r) j play) /\
  (forall n play, n < N.to_nat r -> play_from G p play -> follows G (other j) (claimed_strategy (other j)) play ->
     ~ wins_within G n j play).
Proof.
  intros Hw Hr. split.
  - intros play P F.
    refine (forcing G formed j (claimed_strategy j)
      (fun n s => claimed_winner (C s) = Some j /\ exists q, claimed_rank (C s) = Some q /\ N.to_nat q <= n)
      _ _ (N.to_nat r) p play _ P F).
    + intros s Hs. apply claims_are_A in Hs. exact Hs.
    + clear p r Hw Hr play P F. intros n s (Hw & r & Hr & Hle). destruct (has_moves s) as [Hs|Hs].
      * left. apply is_victory_iff. destruct (proj1 (right s) Hs) as (Hw' & _). congruence.
      * right. destruct (proj2 (right s) Hs) as (m & Hmv & Hm & Hwm & [(Hn & _) | (j' & r' & Hw' & Hr' & Hge & Hrm & Hall)]);
          [congruence|].
        rewrite Hw in Hw'. injection Hw' as <-. rewrite Hr in Hr'. injection Hr' as <-.
        destruct (whose j (owner G s)) as [Ho|Ho].
        -- left. split; auto. exists m. unfold claimed_strategy. rewrite (proj2 (same_true _ _) Ho). split; auto.
           split; [congruence|]. exists (N.pred r). split; auto. lia.
        -- right. repeat split; auto; intros; destruct (proj2 (Hall t H) Ho) as (Hwt & q & Hq & Hl); auto.
           exists q. split; auto. lia.
    + split; auto. exists r. auto.
  - intros n play Hlt P F. apply (holding G j (claimed_strategy (other j))) with (s := p); auto.
    + apply claimed_holds.
    + destruct (A G j n p) eqn:E; auto. apply claims_are_A in E. destruct E as (_ & q & Hq & Hle).
      rewrite Hr in Hq. injection Hq as <-. lia.
Qed.

(** No claimed winner: neither player loses who makes the claimed moves, nor does a player who is to win. *)
Lemma claimed_no_loss p j :
  claimed_winner (C p) <> Some (other j) ->
  forall play, play_from G p play -> follows G j (claimed_strategy j) play -> ~ wins G (other j) play.
Proof.
  intros Hw play P F (n & Hn). revert Hn.
  apply (holding G (other j) (claimed_strategy j)) with (s := p); auto.
  - intros k s. rewrite other_other. intros Ho Hs HA.
    destruct (claimed_holds (other j) k s) as (t & Ht & HAt); auto; [now rewrite other_other|].
    rewrite other_other in Ht. eauto.
  - destruct (A G (other j) n p) eqn:E; auto. apply claims_are_A in E. tauto.
  - rewrite other_other. exact F.
Qed.

Lemma claimed_rank_there p j : claimed_winner (C p) = Some j -> exists r, claimed_rank (C p) = Some r.
Proof.
  intros Hw. destruct (has_moves p) as [Hs|Hs].
  - destruct (proj1 (right p) Hs) as (Hw' & Hr & _). rewrite Hw in Hw'. rewrite <- Hw' in Hr. eauto.
  - destruct (proj2 (right p) Hs) as (m & _ & _ & _ & [(Hn & _) | (j' & r & _ & Hr & _)]); [congruence | eauto].
Qed.

(** Winner and rank are the only ones that pass. *)
Lemma claims_are_ranks p j :
  (claimed_winner (C p) = Some j <-> in_attractor G j p) /\
  (claimed_winner (C p) = Some j -> option_map N.to_nat (claimed_rank (C p)) = rank G j p).
Proof.
  assert (H : claimed_winner (C p) = Some j -> option_map N.to_nat (claimed_rank (C p)) = rank G j p).
  { intros Hw. destruct (claimed_rank_there p j Hw) as (r & Hr). rewrite Hr. simpl. symmetry. apply rank_some; auto.
    split.
    - apply claims_are_A. split; auto. exists r. auto.
    - intros m Hm. destruct (A G j m p) eqn:E; auto. apply claims_are_A in E. destruct E as (_ & q & Hq & Hle).
      rewrite Hr in Hq. injection Hq as <-. lia. }
  split; auto. split.
  - intros Hw. destruct (claimed_rank_there p j Hw) as (r & Hr). exists (N.to_nat r). apply claims_are_A. eauto.
  - intros (n & Hn). apply claims_are_A in Hn. tauto.
Qed.

End Sound.

(** ** The theorem

    What [minerve verify --proved] stands on. [arena_of vs] is the arena that was written out, [claims_of cs] the
    claims of the file. *)

Definition true_claim (G : arena) (C : N -> claim) (p : N) : Prop :=
  match claimed_winner (C p) with
  | Some j =>
      exists r, claimed_rank (C p) = Some r /\ has_rank G j p (N.to_nat r) /\
      (forall play, play_from G p play -> follows G j (claimed_strategy G C j) play ->
         wins_within G (N.to_nat r) j play) /\
      (forall n play, n < N.to_nat r -> play_from G p play ->
         follows G (other j) (claimed_strategy G C (other j)) play -> ~ wins_within G n j play)
  | None =>
      claimed_rank (C p) = None /\ ~ winning G Adam p /\ ~ winning G Eve p /\
      forall j play, play_from G p play -> follows G j (claimed_strategy G C j) play -> ~ wins G (other j) play
  end.

Theorem check_sound vs cs :
  check vs cs = true ->
  length cs = length vs /\ well_formed (arena_of vs) /\
  (forall j, legal (arena_of vs) j (claimed_strategy (arena_of vs) (claims_of cs) j)) /\
  forall p, true_claim (arena_of vs) (claims_of cs) p.
Proof.
  intros H. split; [symmetry; exact (all2_length _ _ _ H)|].
  apply check_meaning in H. destruct H as [formed right].
  set (G := arena_of vs) in *. set (C := claims_of cs) in *.
  split; [exact formed|]. split; [intros j; exact (claimed_strategy_legal G C right j)|].
  intros p. unfold true_claim. destruct (claimed_winner (C p)) as [j|] eqn:Hw.
  - destruct (claimed_rank_there G C right p j Hw) as (r & Hr). exists r. split; auto. split.
    + apply rank_some; auto. destruct (claims_are_ranks G C formed right p j) as [_ K].
      rewrite <- (K Hw), Hr. reflexivity.
    + exact (claimed_win G C formed right p j r Hw Hr).
  - split; [|split; [|split]].
    + destruct (has_moves G p) as [Hs|Hs].
      * destruct (proj1 (right p) Hs) as (Hw' & Hr & _). rewrite Hw in Hw'. rewrite <- Hw' in Hr. exact Hr.
      * destruct (proj2 (right p) Hs) as (m & _ & _ & _ & [(_ & Hr & _) | (j & r & Hw' & _)]); [exact Hr | congruence].
    + intros K. apply attractor_is_winning_region in K; auto.
      apply (claims_are_ranks G C formed right p Adam) in K. congruence.
    + intros K. apply attractor_is_winning_region in K; auto.
      apply (claims_are_ranks G C formed right p Eve) in K. congruence.
    + intros j. apply (claimed_no_loss G C formed right). congruence.
Qed.
