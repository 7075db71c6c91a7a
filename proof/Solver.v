(** * A solver, and why the checker refuses nothing that is true

    [solve] computes the attractors as definition 7 does, set after set, and reads the strategy off the ranks. It is
    what the oracle runs. Its ranks are those of the definition ([ranks_are_right]), and [check] accepts what it finds
    ([solve_is_accepted]): with [check_sound], winners and ranks that [check] accepts are these and no others. *)

From Coq Require Import List Bool Arith NArith ZArith Lia.
From Minerve Require Import Arena Attractor Certificate.
Import ListNotations.

(** ** The sets A^0, A^1, ..., each position with its rank as soon as it is in *)

Definition first_set (j : player) (vs : list vertex) : list (option N) :=
  map (fun v => if same_winner (winner_of (ending v)) (Some j) then Some 0%N else None) vs.

Definition inside (t : N -> option (option N)) (p : N) : bool :=
  match t p with Some (Some _) => true | _ => false end.

Definition enters_set (j : player) (X : N -> bool) (v : vertex) : bool :=
  if same (controller v) j then existsb X (moves v) else negb (empty (moves v)) && forallb X (moves v).

Definition next_set (j : player) (vs : list vertex) (n : N) (known : list (option N)) : list (option N) :=
  let t := table known in
  map (fun line =>
         match snd line with
         | Some r => Some r
         | None => if enters_set j (inside (look t)) (fst line) then Some n else None
         end) (combine vs known).

Fixpoint sets (j : player) (vs : list vertex) (n : nat) : list (option N) :=
  match n with
  | 0 => first_set j vs
  | S n => next_set j vs (N.of_nat (S n)) (sets j vs n)
  end.

(** Remark R1: they do not grow after as many steps as there are positions. *)
Definition ranks (j : player) (vs : list vertex) : list (option N) := sets j vs (length vs).

(** ** The claims *)

Definition decide (a e : option (option N)) : option player * option N :=
  match a, e with
  | Some (Some r), _ => (Some Adam, Some r)
  | _, Some (Some r) => (Some Eve, Some r)
  | _, _ => (None, None)
  end.

Definition keeps (decided : N -> option player * option N) (p t : N) : bool :=
  same_winner (fst (decided t)) (fst (decided p)) &&
  same_number (snd (decided t)) (option_map N.pred (snd (decided p))).

Definition claim_for (decided : N -> option player * option N) (p : N) (v : vertex) : claim :=
  Claim (fst (decided p)) (snd (decided p)) (find (keeps decided p) (moves v)).

Fixpoint number {X Y : Type} (f : N -> X -> Y) (p : N) (l : list X) : list Y :=
  match l with
  | [] => []
  | x :: l => f p x :: number f (N.succ p) l
  end.

Definition solve (vs : list vertex) : list claim :=
  let a := table (ranks Adam vs) in
  let e := table (ranks Eve vs) in
  number (claim_for (fun p => decide (look a p) (look e p))) 0 vs.

(** ** The ranks are right *)

Lemma least_next f k : forall n,
  least f (S k) n = match least f k n with Some m => Some m | None => if f (n + S k) then Some (n + S k) else None end.
Proof.
  induction k as [|k IH]; intros n.
  - simpl. rewrite Nat.add_1_r. destruct (f n); reflexivity.
  - change (least f (S (S k)) n) with (if f n then Some n else least f (S k) (S n)).
    change (least f (S k) n) with (if f n then Some n else least f k (S n)).
    destruct (f n); [reflexivity|]. rewrite IH. replace (S n + S k) with (n + S (S k)) by lia. reflexivity.
Qed.

Lemma nth_combine {X Y} (l : list X) : forall (l' : list Y) n,
  nth_error (combine l l') n =
  match nth_error l n, nth_error l' n with Some x, Some y => Some (x, y) | _, _ => None end.
Proof.
  induction l as [|a l IH]; intros [|b l'] [|n]; simpl; auto. destruct (nth_error l n); reflexivity.
Qed.

Lemma nth_map {X Y} (f : X -> Y) l : forall n, nth_error (map f l) n = option_map f (nth_error l n).
Proof. induction l as [|a l IH]; intros [|n]; simpl; auto. Qed.

Lemma existsb_same {X} (f g : X -> bool) l : (forall x, f x = g x) -> existsb f l = existsb g l.
Proof. intros H. induction l as [|a l IH]; simpl; [|rewrite H, IH]; reflexivity. Qed.

Lemma forallb_same {X} (f g : X -> bool) l : (forall x, f x = g x) -> forallb f l = forallb g l.
Proof. intros H. induction l as [|a l IH]; simpl; [|rewrite H, IH]; reflexivity. Qed.

Section Right.

Variable vs : list vertex.
Let G := arena_of vs.
Hypothesis formed : well_formed G.

Lemma sets_are_right j n : forall p,
  look (table (sets j vs n)) p =
  option_map (fun _ => option_map N.of_nat (least (fun n => A G j n p) n 0)) (look (table vs) p).
Proof.
  induction n as [|n IH]; intros p; rewrite !look_table.
  - simpl sets. unfold first_set. rewrite nth_map, <- look_table.
    destruct (look (table vs) p) as [v|] eqn:Ev; [|reflexivity]. simpl. unfold is_victory, victory, G. simpl. rewrite Ev.
    destruct (winner_of (ending v)) as [[]|], j; reflexivity.
  - change (sets j vs (S n)) with (next_set j vs (N.of_nat (S n)) (sets j vs n)). unfold next_set.
    rewrite nth_map, nth_combine, <- !look_table, IH.
    destruct (look (table vs) p) as [v|] eqn:Ev; [|reflexivity]. cbn [option_map snd fst]. f_equal.
    rewrite least_next. destruct (least (fun n => A G j n p) n 0) as [m|] eqn:E; [reflexivity|].
    cbn [option_map Nat.add]. rewrite A_step, (least_none _ _ _ E n) by lia. cbn [orb].
    assert (Hin : forall t, inside (look (table (sets j vs n))) t = A G j n t).
    { intros t. unfold inside. rewrite IH. destruct (look (table vs) t) as [w|] eqn:Ew; cbn [option_map].
      - destruct (least (fun n => A G j n t) n 0) as [m|] eqn:Em; cbn [option_map]; symmetry.
        + pose proof (least_bound _ _ _ _ Em). apply least_some in Em. apply (A_grows G j m n); [lia | tauto].
        + apply (least_none _ _ _ Em). lia.
      - symmetry. apply (A_beyond G formed). simpl. destruct (N.lt_ge_cases t (count vs)) as [L|L]; auto.
        destruct (look_in vs t L) as (x & Hx). congruence. }
    replace (enters_set j (inside (look (table (sets j vs n)))) v) with (enters G j (A G j n) p).
    { destruct (enters G j (A G j n) p); reflexivity. }
    unfold enters, enters_set. unfold G at 1 3 4 6. simpl. rewrite Ev.
    now rewrite (existsb_same _ _ (moves v) Hin), (forallb_same _ _ (moves v) Hin).
Qed.

Theorem ranks_are_right j p :
  look (table (ranks j vs)) p = option_map (fun _ => option_map N.of_nat (rank G j p)) (look (table vs) p).
Proof.
  unfold ranks. rewrite sets_are_right. unfold rank.
  replace (card G) with (length vs); [reflexivity|]. unfold card, G. simpl. rewrite count_length. lia.
Qed.

(** ** What is found is accepted *)

Let decided p := decide (look (table (ranks Adam vs)) p) (look (table (ranks Eve vs)) p).

(** Who wins, by the definition of the attractor. *)
Lemma decided_win j p r : rank G j p = Some r -> decided p = (Some j, Some (N.of_nat r)).
Proof.
  intros E. unfold decided. rewrite !ranks_are_right.
  assert (Hp : exists v, look (table vs) p = Some v).
  { apply look_in. destruct (N.lt_ge_cases p (count vs)) as [L|L]; auto.
    apply rank_some in E; auto. destruct E as [E _]. rewrite (A_beyond G formed j r p L) in E. discriminate. }
  destruct Hp as (v & ->). cbn [option_map]. destruct j; rewrite E; [reflexivity|].
  replace (rank G Adam p) with (@None nat); [reflexivity|].
  destruct (rank G Adam p) as [q|] eqn:K; auto. exfalso.
  apply rank_some in E, K; auto. apply (attractors_are_disjoint G formed p). split; [exists q; exact (proj1 K) | exists r; exact (proj1 E)].
Qed.

Lemma decided_draw p : rank G Adam p = None -> rank G Eve p = None -> decided p = (None, None).
Proof.
  intros Ea Ee. unfold decided. rewrite !ranks_are_right, Ea, Ee. destruct (look (table vs) p); reflexivity.
Qed.

Lemma decided_cases p :
  (exists j r, rank G j p = Some r /\ decided p = (Some j, Some (N.of_nat r))) \/
  (rank G Adam p = None /\ rank G Eve p = None /\ decided p = (None, None)).
Proof.
  destruct (rank G Adam p) as [r|] eqn:Ea; [left; exists Adam, r; auto using decided_win|].
  destruct (rank G Eve p) as [r|] eqn:Ee; [left; exists Eve, r; auto using decided_win|].
  right. auto using decided_draw.
Qed.

Lemma decided_wins_iff j p : fst (decided p) = Some j -> exists r, rank G j p = Some r /\ decided p = (Some j, Some (N.of_nat r)).
Proof.
  destruct (decided_cases p) as [(k & r & E & D) | (_ & _ & D)]; rewrite D; simpl; [|discriminate].
  intros [= <-]. eauto.
Qed.

Lemma keeps_true p t :
  keeps decided p t = true <->
  fst (decided t) = fst (decided p) /\ snd (decided t) = option_map N.pred (snd (decided p)).
Proof. unfold keeps. rewrite andb_true_iff, same_winner_true, same_number_true. reflexivity. Qed.

(** From every position with moves there is one that keeps what is decided. *)
Lemma keeping_move p : succ G p <> [] -> exists t, In t (succ G p) /\ keeps decided p t = true.
Proof.
  intros Hs. destruct (decided_cases p) as [(j & r & E & D) | (Ea & Ee & D)].
  - destruct r as [|r].
    { apply rank_some in E; auto. destruct E as [E _]. apply is_victory_iff in E.
      apply (victory_is_final G formed) in E. contradiction. }
    destruct (ranks_fall G formed j p r E) as [Hown Hother].
    assert (exists t, In t (succ G p) /\ rank G j t = Some r) as (t & Ht & Er).
    { destruct (whose j (owner G p)) as [Ho|Ho].
      - destruct (Hown Ho) as (t & Ha & Er). exists t. split; auto. apply (attract_legal G j p t Ha).
      - destruct (Hother Ho) as [_ H]. exact H. }
    exists t. split; auto. apply keeps_true. rewrite D, (decided_win j t r Er). cbn [fst snd option_map].
    split; auto. f_equal. lia.
  - set (k := owner G p).
    assert (Hk : forall j, rank G j p = None) by (intros []; auto).
    assert (Hno : forall j, enters G j (A G j (card G)) p = false).
    { intros j. specialize (Hk j). apply rank_none in Hk; auto.
      rewrite (attractor_solves_R2 G formed), orb_false_iff in Hk. tauto. }
    destruct (enters_false G k _ p (Hno k) Hs) as [(_ & Hown) | (Ho & _)].
    2: { destruct (other_differs k). auto. }
    destruct (enters_false G (other k) _ p (Hno (other k)) Hs) as [(Ho & _) | (_ & t & Ht & Hout)].
    { destruct (other_differs k). auto. }
    exists t. split; auto. apply keeps_true. rewrite D.
    assert (forall j, rank G j t = None).
    { intros j. apply rank_none; auto. destruct (whose k j) as [->| ->]; auto. }
    rewrite decided_draw; auto.
Qed.

Definition claims := number (claim_for decided) 0 vs.

Lemma nth_number {X Y} (f : N -> X -> Y) l : forall p n,
  nth_error (number f p l) n = option_map (f (p + N.of_nat n)%N) (nth_error l n).
Proof.
  induction l as [|a l IH]; intros p [|n]; simpl; auto.
  - now rewrite N.add_0_r.
  - rewrite IH. f_equal. f_equal. lia.
Qed.

Lemma claims_at p : claims_of claims p =
  match look (table vs) p with Some v => claim_for decided p v | None => nothing end.
Proof.
  unfold claims_of, claims. rewrite !look_table, nth_number, <- look_table, N2Nat.id. simpl.
  destruct (look (table vs) p); reflexivity.
Qed.

(** In the claims a position of the arena has what was decided. *)
Lemma claims_decided p :
  claimed_winner (claims_of claims p) = fst (decided p) /\ claimed_rank (claims_of claims p) = snd (decided p).
Proof.
  rewrite claims_at. destruct (look (table vs) p) as [v|] eqn:Ev; [auto|].
  unfold decided. rewrite !ranks_are_right, Ev. auto.
Qed.

Lemma all2_intro {X Y} (f : X -> Y -> bool) (g : N -> X -> Y) l : forall p,
  (forall n x, nth_error l n = Some x -> f x (g (p + N.of_nat n)%N x) = true) -> all2 f l (number g p l) = true.
Proof.
  induction l as [|a l IH]; intros p H; simpl; auto.
  pose proof (H 0 a eq_refl) as H0. rewrite N.add_0_r in H0. rewrite H0. apply IH.
  intros n x Hx. replace (N.succ p + N.of_nat n)%N with (p + N.of_nat (S n))%N by lia. exact (H (S n) x Hx).
Qed.

Lemma position_is_accepted p v :
  look (table vs) p = Some v ->
  (if empty (moves v) then check_end v (claim_for decided p v)
   else check_moves (claims_of claims) v (claim_for decided p v)) = true.
Proof.
  intros Ev.
  assert (Es : succ G p = moves v) by (unfold G; simpl; now rewrite Ev).
  assert (Eo : owner G p = controller v) by (unfold G; simpl; now rewrite Ev).
  destruct (empty (moves v)) eqn:Ee.
  - apply empty_true in Ee. unfold check_end, claim_for. cbn [claimed_winner claimed_rank claimed_move]. rewrite Ee.
    rewrite !andb_true_iff, same_winner_true, !same_number_true.
    assert (V : victory G p = winner_of (ending v)) by (unfold victory, G; simpl; now rewrite Ev).
    rewrite <- V. destruct (victory G p) as [j|] eqn:Vp.
    + rewrite (decided_win j p 0); auto. apply rank_some; auto. split; [apply is_victory_iff; exact Vp | intros; lia].
    + assert (forall j, rank G j p = None).
      { intros j. apply rank_none; auto. rewrite (attractor_solves_R2 G formed). unfold is_victory. rewrite Vp.
        unfold enters. rewrite Es, Ee. destruct (same (owner G p) j); reflexivity. }
      rewrite decided_draw; auto.
  - assert (Hs : succ G p <> []) by (rewrite Es; intros E; rewrite E in Ee; discriminate).
    destruct (keeping_move p Hs) as (t & Ht & Hk). rewrite Es in Ht.
    destruct (find_there (keeps decided p) (moves v) t Ht Hk) as (m & Hf & Hm & Hkm).
    apply keeps_true in Hkm. destruct Hkm as [Hw Hr].
    unfold check_moves, claim_for. cbn [claimed_winner claimed_rank claimed_move]. rewrite Hf.
    rewrite !(proj1 (claims_decided m)), !(proj2 (claims_decided m)).
    rewrite !andb_true_iff, existsb_exists, same_winner_true. split; [split; auto; exists m; split; auto; apply N.eqb_refl|].
    destruct (decided_cases p) as [(j & r & E & D) | (Ea & Ee' & D)]; rewrite D in *; cbn [fst snd option_map] in *.
    + destruct r as [|r].
      { apply rank_some in E; auto. destruct E as [E _]. apply is_victory_iff in E.
        apply (victory_is_final G formed) in E. contradiction. }
      rewrite !andb_true_iff, N.leb_le, same_number_true, forallb_forall. split; [split; [lia | exact Hr]|].
      intros u Hu. unfold check_target. rewrite (proj1 (claims_decided u)), (proj2 (claims_decided u)).
      destruct (ranks_fall G formed j p r E) as [_ Hother]. destruct (same (controller v) j) eqn:So.
      * destruct (fst (decided u)) as [k|] eqn:Dk; auto. destruct (same k j) eqn:Skj; auto. apply same_true in Skj. subst k.
        destruct (decided_wins_iff j u Dk) as (q & Eq & Dq). rewrite Dq. cbn [snd]. apply N.leb_le.
        apply same_true in So.
        (* A faster way would make the rank smaller. *)
        destruct (le_gt_dec r q) as [L|L]; [lia|]. exfalso.
        apply rank_some in E; auto. destruct E as [_ Hmin]. specialize (Hmin (S q) ltac:(lia)).
        rewrite A_step, orb_false_iff in Hmin. destruct Hmin as [_ Hmin]. unfold enters in Hmin.
        rewrite Eo, (proj2 (same_true _ _) So), existsb_false in Hmin. rewrite Es in Hmin.
        apply rank_some in Eq; auto. destruct Eq as [Eq _]. rewrite (Hmin u Hu) in Eq. discriminate.
      * apply same_false in So. assert (Ho : owner G p = other j) by (rewrite Eo, So; now rewrite other_other).
        destruct (proj1 (Hother Ho) u) as (q & Eq & L); [now rewrite Es|].
        rewrite (decided_win j u q Eq). cbn [fst snd]. rewrite andb_true_iff, same_winner_true, N.leb_le. split; auto. lia.
    + rewrite forallb_forall. intros u Hu. rewrite (proj1 (claims_decided u)).
      destruct (fst (decided u)) as [k|] eqn:Dk; auto. simpl. destruct (same k (controller v)) eqn:So; auto. exfalso.
      apply same_true in So. destruct (decided_wins_iff k u Dk) as (q & Eq & _).
      assert (K : rank G k p = None) by (destruct k; auto). apply rank_none in K; auto.
      rewrite (attractor_solves_R2 G formed), orb_false_iff in K. destruct K as [_ K]. unfold enters in K.
      rewrite Eo, <- So, (proj2 (same_true k k) eq_refl), existsb_false, Es in K.
      assert (A G k (card G) u = true); [|rewrite (K u Hu) in *; discriminate].
      apply in_attractor_iff; auto. exists q. apply rank_some in Eq; auto. exact (proj1 Eq).
Qed.

End Right.

Theorem solve_is_accepted vs : forallb (check_vertex (count vs)) vs = true -> check vs (solve vs) = true.
Proof.
  intros H. rewrite forallb_forall in H.
  assert (Hv : forall p v, look (table vs) p = Some v -> check_vertex (count vs) v = true).
  { intros p v Ev. rewrite look_table in Ev. apply H. exact (nth_error_In _ _ Ev). }
  pose proof (vertices_well_formed vs Hv) as formed.
  unfold check. apply all2_intro. intros n v Hn.
  assert (Ev : look (table vs) (N.of_nat n) = Some v) by (rewrite look_table, Nat2N.id; exact Hn).
  unfold check_position. rewrite (Hv _ _ Ev). exact (position_is_accepted vs formed _ v Ev).
Qed.

(** So the checker accepts one winner and one rank for each position, those of definition 7. *)
Theorem accepted_is_unique vs cs p :
  check vs cs = true ->
  claimed_winner (claims_of cs p) = claimed_winner (claims_of (solve vs) p) /\
  claimed_rank (claims_of cs p) = claimed_rank (claims_of (solve vs) p).
Proof.
  intros H. pose proof (check_meaning vs cs H) as [formed right].
  assert (K : check vs (solve vs) = true).
  { apply solve_is_accepted. apply forallb_forall. intros v Hv. apply In_nth_error in Hv. destruct Hv as (n & Hn).
    pose proof (all2_length _ _ _ H) as Hlen.
    destruct (nth_error cs n) as [c|] eqn:Ec.
    - pose proof (all2_nth _ _ _ H n v c Hn Ec) as Hp. unfold check_position in Hp. rewrite andb_true_iff in Hp. tauto.
    - apply nth_error_None in Ec. assert (nth_error vs n <> None) as L by congruence. apply nth_error_Some in L. lia. }
  pose proof (check_meaning vs _ K) as [_ right'].
  set (G := arena_of vs) in *. set (C := claims_of cs) in *. set (D := claims_of (solve vs)) in *.
  assert (Hw : claimed_winner (C p) = claimed_winner (D p)).
  { destruct (claimed_winner (C p)) as [j|] eqn:E.
    - symmetry. apply (proj1 (claims_are_ranks G D formed right' p j)).
      apply (proj1 (claims_are_ranks G C formed right p j)). exact E.
    - destruct (claimed_winner (D p)) as [j|] eqn:E'; auto.
      apply (proj1 (claims_are_ranks G D formed right' p j)) in E'.
      apply (proj1 (claims_are_ranks G C formed right p j)) in E'. congruence. }
  split; auto.
  pose proof (proj2 (proj2 (proj2 (check_sound vs cs H))) p) as T.
  pose proof (proj2 (proj2 (proj2 (check_sound vs _ K))) p) as T'.
  fold G C D in T, T'. unfold true_claim in T, T'. rewrite <- Hw in T'.
  destruct (claimed_winner (C p)) as [j|].
  - destruct T as (r & Er & Hr & _), T' as (r' & Er' & Hr' & _). rewrite Er, Er'. f_equal.
    apply rank_some in Hr, Hr'; auto. rewrite Hr in Hr'. injection Hr' as E. lia.
  - destruct T as [-> _], T' as [-> _]. reflexivity.
Qed.
