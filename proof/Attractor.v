(** * The attractor is the winning region: the Course, part I, sections 3 and 4 *)

From Coq Require Import List Bool Arith NArith ZArith Lia.
From Minerve Require Import Arena.
Import ListNotations.

(** ** Small facts *)

Lemma same_true j k : same j k = true <-> j = k.
Proof. destruct j, k; simpl; split; congruence. Qed.

Lemma same_false j k : same j k = false <-> k = other j.
Proof. destruct j, k; simpl; split; congruence. Qed.

Lemma other_other j : other (other j) = j.
Proof. destruct j; reflexivity. Qed.

Lemma other_differs j : other j <> j.
Proof. destruct j; discriminate. Qed.

Lemma whose j k : k = j \/ k = other j.
Proof. destruct j, k; auto. Qed.

(** Outcomes above 0 are Adam's, below 0 Ève's. *)
Theorem winner_of_sign z :
  (winner_of (Some z) = Some Adam <-> (0 < z)%Z) /\
  (winner_of (Some z) = Some Eve <-> (z < 0)%Z) /\
  (winner_of (Some z) = None <-> z = 0%Z).
Proof.
  unfold winner_of. destruct (Z.ltb_spec 0 z), (Z.ltb_spec z 0); repeat split; intros; try discriminate; try reflexivity; lia.
Qed.

Lemma existsb_false {X} (f : X -> bool) l :
  existsb f l = false <-> forall x, In x l -> f x = false.
Proof.
  induction l as [|a l IH]; simpl.
  - split; [contradiction | reflexivity].
  - rewrite orb_false_iff, IH. split.
    + intros [Ha Hl] x [<- | Hx]; auto.
    + intros H. split; auto.
Qed.

Lemma forallb_false {X} (f : X -> bool) l :
  forallb f l = false <-> exists x, In x l /\ f x = false.
Proof.
  induction l as [|a l IH]; simpl.
  - split; [discriminate | intros (x & [] & _)].
  - rewrite andb_false_iff, IH. split.
    + intros [Ha | (x & Hx & Hf)]; eauto.
    + intros (x & [<- | Hx] & Hf); eauto.
Qed.

Lemma find_there {X} (f : X -> bool) l x :
  In x l -> f x = true -> exists y, find f l = Some y /\ In y l /\ f y = true.
Proof.
  intros Hx Hf. destruct (find f l) as [y|] eqn:E.
  - exists y. apply find_some in E. tauto.
  - rewrite (find_none f l E x Hx) in Hf. discriminate.
Qed.

(** The least of [n], [n+1] ... [n+k] that satisfies [f]. *)
Fixpoint least (f : nat -> bool) (k n : nat) : option nat :=
  if f n then Some n else match k with 0 => None | S k => least f k (S n) end.

Lemma least_some f k : forall n m,
  least f k n = Some m -> n <= m /\ f m = true /\ forall i, n <= i < m -> f i = false.
Proof.
  induction k as [|k IH]; intros n m; simpl; destruct (f n) eqn:E; try discriminate.
  - intros [= <-]. repeat split; auto. intros; lia.
  - intros [= <-]. repeat split; auto. intros; lia.
  - intros H. destruct (IH _ _ H) as (Hle & Hf & Hmin). repeat split; auto; try lia.
    intros i Hi. destruct (Nat.eq_dec i n) as [->|]; auto. apply Hmin; lia.
Qed.

Lemma least_bound f k : forall n m, least f k n = Some m -> m <= n + k.
Proof.
  induction k as [|k IH]; intros n m; simpl; destruct (f n); try discriminate.
  - intros [= <-]. lia.
  - intros [= <-]. lia.
  - intros H. apply IH in H. lia.
Qed.

Lemma least_none f k : forall n,
  least f k n = None -> forall i, n <= i <= n + k -> f i = false.
Proof.
  induction k as [|k IH]; intros n; simpl; destruct (f n) eqn:E; try discriminate.
  - intros _ i Hi. replace i with n by lia. exact E.
  - intros H i Hi. destruct (Nat.eq_dec i n) as [->|]; auto. apply (IH _ H); lia.
Qed.

Section Games.

Variable G : arena.
Hypothesis formed : well_formed G.

(** ** Plays *)

Lemma victory_is_final s k : victory G s = Some k -> succ G s = [].
Proof.
  unfold victory. destruct (outcome G s) as [z|] eqn:E; [|discriminate].
  intros _. exact (final G formed s z E).
Qed.

Lemma is_victory_iff j s : is_victory G j s = true <-> victory G s = Some j.
Proof.
  unfold is_victory. destruct (victory G s) as [k|].
  - rewrite same_true. split; congruence.
  - split; discriminate.
Qed.

Lemma defined_before s play i k :
  play_from G s play -> k <= i -> play i <> None -> play k <> None.
Proof.
  intros P Hle Hi Hk. apply Hi. clear Hi.
  induction Hle as [|i Hle IH]; auto. apply (stays_over G s play P). exact IH.
Qed.

Lemma moves_on s play i t : play_from G s play -> play i = Some t -> play (S i) <> None -> victory G t = None.
Proof.
  intros P Hi Hn. destruct (victory G t) as [k|] eqn:V; auto.
  pose proof (goes_on G s play P i t Hi) as Hg. destruct (play (S i)) as [u|]; [|congruence].
  rewrite (victory_is_final t k V) in Hg. destruct Hg.
Qed.

(** Who comes to a victory has won: there is no victory before, and no move after. *)
Lemma reaching_wins s play j i t n :
  play_from G s play -> play i = Some t -> is_victory G j t = true -> i <= n -> wins_within G n j play.
Proof.
  intros P Hi V Hn. exists i, t. repeat split; auto.
  - pose proof (goes_on G s play P i t Hi) as Hg. destruct (play (S i)) as [u|]; auto.
    apply is_victory_iff in V. rewrite (victory_is_final t j V) in Hg. destruct Hg.
  - intros k u Hk Hu. apply (moves_on s play k u P Hu).
    apply (defined_before s play i (S k) P); [lia | congruence].
Qed.

Lemma tail_play s play t :
  play_from G s play -> play 1 = Some t -> play_from G t (fun i => play (S i)).
Proof.
  intros P H1. split; auto.
  - intros i u Hu. exact (goes_on G s play P (S i) u Hu).
  - intros i Hi. exact (stays_over G s play P (S i) Hi).
Qed.

Lemma tail_follows j f play : follows G j f play -> follows G j f (fun i => play (S i)).
Proof. intros H i s t. apply H. Qed.

(** Two strategies, one for each player, make a play: where neither says anything, the first move. *)
Section TwoStrategies.

Variables f g : strategy.
Variable j : player.
Hypothesis f_legal : legal G j f.
Hypothesis g_legal : legal G (other j) g.

Definition next (s : N) : option N :=
  match (if same (owner G s) j then f s else g s) with
  | Some t => Some t
  | None => hd_error (succ G s)
  end.

Fixpoint made (s : N) (i : nat) : option N :=
  match i with
  | 0 => Some s
  | S i => match made s i with Some u => next u | None => None end
  end.

Lemma made_is_play s : play_from G s (made s).
Proof.
  split; auto.
  - intros i u Hu. simpl. rewrite Hu. unfold next.
    destruct (same (owner G u) j).
    + destruct (f u) as [t|] eqn:E; [apply (f_legal u t E)|].
      destruct (succ G u); simpl; auto.
    + destruct (g u) as [t|] eqn:E; [apply (g_legal u t E)|].
      destruct (succ G u); simpl; auto.
  - intros i Hi. simpl. rewrite Hi. reflexivity.
Qed.

Lemma made_follows_f s : follows G j f (made s).
Proof.
  intros i u t Hu Ho Hf. simpl. rewrite Hu. unfold next.
  rewrite (proj2 (same_true _ _) Ho), Hf. reflexivity.
Qed.

Lemma made_follows_g s : follows G (other j) g (made s).
Proof.
  intros i u t Hu Ho Hg. simpl. rewrite Hu. unfold next. rewrite Ho.
  rewrite (proj2 (same_false (other j) j) (eq_sym (other_other j))), Hg. reflexivity.
Qed.

End TwoStrategies.

(** ** The sets A^n *)

Lemma A_step j n s : A G j (S n) s = A G j n s || enters G j (A G j n) s.
Proof. reflexivity. Qed.

(** Remark R1, first half: they grow. *)
Lemma A_grows j n m s : n <= m -> A G j n s = true -> A G j m s = true.
Proof.
  intros Hle Hn. induction Hle as [|m Hle IH]; auto. rewrite A_step, IH. reflexivity.
Qed.

Lemma A_shrinks j n m s : n <= m -> A G j m s = false -> A G j n s = false.
Proof.
  intros Hle Hm. destruct (A G j n s) eqn:E; auto. rewrite (A_grows j n m s Hle E) in Hm. discriminate.
Qed.

(** What it takes to be in A^(n+1) and not in A^n. *)
Lemma enters_true j X s :
  enters G j X s = true ->
  (owner G s = j /\ exists t, In t (succ G s) /\ X t = true) \/
  (owner G s = other j /\ succ G s <> [] /\ forall t, In t (succ G s) -> X t = true).
Proof.
  unfold enters. destruct (same (owner G s) j) eqn:E.
  - apply same_true in E. rewrite existsb_exists. auto.
  - rewrite andb_true_iff, forallb_forall. intros [H1 H2]. right. repeat split; auto.
    + apply same_false in E. rewrite E. now rewrite other_other.
    + intros H. rewrite H in H1. discriminate.
Qed.

Lemma enters_false j X s :
  enters G j X s = false -> succ G s <> [] ->
  (owner G s = j /\ forall t, In t (succ G s) -> X t = false) \/
  (owner G s = other j /\ exists t, In t (succ G s) /\ X t = false).
Proof.
  unfold enters. intros H Hs. destruct (same (owner G s) j) eqn:E.
  - apply same_true in E. rewrite existsb_false in H. auto.
  - apply same_false in E. right. split; [rewrite E; now rewrite other_other|].
    apply forallb_false. destruct (succ G s); [congruence|]. exact H.
Qed.

Lemma enters_ext j X Y s : (forall t, X t = Y t) -> enters G j X s = enters G j Y s.
Proof.
  intros H. unfold enters.
  assert (existsb X (succ G s) = existsb Y (succ G s)) as ->.
  { induction (succ G s) as [|a l IH]; simpl; [|rewrite H, IH]; reflexivity. }
  assert (forallb X (succ G s) = forallb Y (succ G s)) as ->; auto.
  induction (succ G s) as [|a l IH]; simpl; [|rewrite H, IH]; reflexivity.
Qed.

Lemma A_beyond j n s : (size G <= s)%N -> A G j n s = false.
Proof.
  intros H. destruct (beyond G formed s H) as [Ho Hs]. induction n as [|n IH].
  - simpl. unfold is_victory, victory. rewrite Ho. reflexivity.
  - rewrite A_step, IH. unfold enters. rewrite Hs. destruct (same (owner G s) j); reflexivity.
Qed.

(** ** Remark R1: the sets stop growing, after as many steps as there are positions at the latest *)

Definition card : nat := N.to_nat (size G).

Definition positions : list N := map N.of_nat (seq 0 card).

Lemma in_positions s : In s positions <-> (s < size G)%N.
Proof.
  unfold positions, card. rewrite in_map_iff. split.
  - intros (x & <- & Hx). apply in_seq in Hx. lia.
  - intros H. exists (N.to_nat s). split; [apply N2Nat.id|]. apply in_seq. lia.
Qed.

Lemma filter_length_le {X} (f g : X -> bool) l :
  (forall x, f x = true -> g x = true) ->
  length (filter f l) <= length (filter g l) /\
  (length (filter f l) = length (filter g l) -> forall x, In x l -> f x = g x).
Proof.
  intros H. induction l as [|a l [IH1 IH2]]; simpl; [split; [lia | contradiction]|].
  specialize (H a). destruct (f a) eqn:Fa.
  - rewrite (H eq_refl). simpl. split; [lia|]. intros E x [<- | Hx]; [rewrite Fa; auto using eq_sym|].
    apply IH2; [lia | exact Hx].
  - destruct (g a) eqn:Ga; simpl; [split; [lia|]; intros; lia|].
    split; [lia|]. intros E x [<- | Hx]; [congruence|]. apply IH2; [lia | exact Hx].
Qed.

Lemma filter_length_all {X} (f : X -> bool) l : length (filter f l) <= length l.
Proof. induction l as [|a l IH]; simpl; [lia|]. destruct (f a); simpl; lia. Qed.

Definition stable (j : player) (n : nat) : Prop := forall s, A G j (S n) s = A G j n s.

Lemma stable_stays j n m : stable j n -> n <= m -> forall s, A G j m s = A G j n s.
Proof.
  intros H Hle. induction Hle as [|m Hle IH]; intros s; auto.
  rewrite A_step, IH, (enters_ext j _ (A G j n) s IH), <- A_step. apply H.
Qed.

Lemma grows_or_stable j n :
  (exists m, m < n /\ stable j m) \/ n <= length (filter (A G j n) positions).
Proof.
  induction n as [|n IH]; [right; lia|].
  destruct IH as [(m & Hm & Hs) | IH]; [left; exists m; split; [lia | exact Hs]|].
  destruct (filter_length_le (A G j n) (A G j (S n)) positions) as [Hle Heq].
  { intros s. apply A_grows. lia. }
  destruct (Nat.eq_dec (length (filter (A G j n) positions)) (length (filter (A G j (S n)) positions))) as [E|E].
  - left. exists n. split; [lia|]. intros s. destruct (N.lt_ge_cases s (size G)) as [Hs|Hs].
    + symmetry. apply (Heq E). apply in_positions. exact Hs.
    + rewrite !A_beyond; auto.
  - right. lia.
Qed.

Theorem attractor_is_stationary j n s : card <= n -> A G j n s = A G j card s.
Proof.
  intros Hn. destruct (grows_or_stable j (S card)) as [(m & Hm & Hs) | H].
  - rewrite (stable_stays j m n Hs), (stable_stays j m card Hs); auto; lia.
  - exfalso. pose proof (filter_length_all (A G j (S card)) positions) as Hl.
    unfold positions in Hl at 2. rewrite map_length, seq_length in Hl. lia.
Qed.

(** So the attractor, the union of all of them, is the last of them, and whether a position is in it can be computed. *)
Theorem in_attractor_iff j s : in_attractor G j s <-> A G j card s = true.
Proof.
  split; [|intros H; exists card; exact H]. intros (n & Hn).
  destruct (le_ge_dec card n) as [H|H].
  - rewrite <- (attractor_is_stationary j n s H). exact Hn.
  - exact (A_grows j n card s H Hn).
Qed.

Lemma outside_every j s n : A G j card s = false -> A G j n s = false.
Proof.
  intros H. destruct (A G j n s) eqn:E; auto.
  rewrite (proj1 (in_attractor_iff j s)) in H; [discriminate|]. exists n. exact E.
Qed.

(** ** Remark R2: the recursion

    The attractor solves it, and is the least of its solutions (erratum E004-4: there may be others). *)

Lemma enters_grows j (X Y : N -> bool) s :
  (forall t, X t = true -> Y t = true) -> enters G j X s = true -> enters G j Y s = true.
Proof.
  unfold enters. intros H. destruct (same (owner G s) j).
  - rewrite !existsb_exists. intros (t & Ht & Hx). eauto.
  - rewrite !andb_true_iff, !forallb_forall. intros [H1 H2]. auto.
Qed.

Theorem attractor_solves_R2 j s :
  A G j card s = is_victory G j s || enters G j (A G j card) s.
Proof.
  apply eq_true_iff_eq. rewrite orb_true_iff. split.
  - generalize card at 1. induction n as [|n IH]; intros H; auto.
    rewrite A_step, orb_true_iff in H. destruct H as [H|H]; auto.
    right. revert H. apply enters_grows. intros t Ht. apply in_attractor_iff. exists n. exact Ht.
  - intros [H|H].
    + apply (A_grows j 0); [lia | exact H].
    + rewrite <- (attractor_is_stationary j (S card)) by lia. rewrite A_step, H. apply orb_true_r.
Qed.

Theorem attractor_is_least_solution j (X : N -> bool) :
  (forall s, X s = is_victory G j s || enters G j X s) ->
  forall s, in_attractor G j s -> X s = true.
Proof.
  intros HX s (n & Hn). revert s Hn. induction n as [|n IH]; intros s Hn.
  - rewrite HX. simpl in Hn. rewrite Hn. reflexivity.
  - rewrite A_step, orb_true_iff in Hn. destruct Hn as [Hn|Hn]; auto.
    rewrite HX. rewrite (enters_grows j _ X s IH Hn). apply orb_true_r.
Qed.

(** ** Section 4: ranks and strategies *)

Definition rank (j : player) (s : N) : option nat := least (fun n => A G j n s) card 0.

Lemma rank_some j s n : rank j s = Some n <-> has_rank G j s n.
Proof.
  split.
  - intros H. apply least_some in H. destruct H as (_ & H & Hmin). split; auto.
    intros m Hm. apply Hmin. lia.
  - intros [H Hmin]. destruct (rank j s) as [m|] eqn:E.
    + apply least_some in E. destruct E as (_ & E & Emin). f_equal.
      destruct (Nat.lt_trichotomy m n) as [L|[L|L]]; auto.
      * rewrite (Hmin m L) in E. discriminate.
      * rewrite (Emin n) in H; [discriminate | lia].
    + exfalso. assert (HA : A G j card s = true) by (apply in_attractor_iff; exists n; exact H).
      rewrite (least_none _ _ _ E card) in HA; [discriminate | lia].
Qed.

Lemma rank_none j s : rank j s = None <-> A G j card s = false.
Proof.
  split.
  - intros E. apply (least_none _ _ _ E). lia.
  - intros H. destruct (rank j s) as [n|] eqn:E; auto.
    apply rank_some in E. destruct E as [E _]. rewrite (outside_every j s n H) in E. discriminate.
Qed.

Lemma rank_le j s n : A G j n s = true -> exists r, rank j s = Some r /\ r <= n.
Proof.
  intros H. destruct (rank j s) as [r|] eqn:E.
  - exists r. split; auto. apply rank_some in E. destruct E as [_ Hmin].
    destruct (le_gt_dec r n) as [|L]; auto. rewrite (Hmin n L) in H. discriminate.
  - apply rank_none in E. rewrite (outside_every j s n E) in H. discriminate.
Qed.

Lemma rank_gt j s n : A G j n s = false -> forall r, rank j s = Some r -> n < r.
Proof.
  intros H r E. apply rank_some in E. destruct E as [E _].
  destruct (le_gt_dec r n) as [L|L]; auto. rewrite (A_grows j r n s L E) in H. discriminate.
Qed.

(** A position of rank n+1 is in by its moves. *)
Lemma rank_enters j s n : rank j s = Some (S n) -> enters G j (A G j n) s = true.
Proof.
  intros E. apply rank_some in E. destruct E as [E Hmin].
  rewrite A_step, (Hmin n) in E; [exact E | lia].
Qed.

(** The strategy of the document: from a position of rank n+1 to one of A^n, the first. *)
Definition attract (j : player) : strategy := fun s =>
  if same (owner G s) j then
    match rank j s with Some (S n) => find (A G j n) (succ G s) | _ => None end
  else None.

Lemma attract_legal j : legal G j (attract j).
Proof.
  intros s t. unfold attract. destruct (same (owner G s) j) eqn:E; [|discriminate].
  apply same_true in E. destruct (rank j s) as [[|n]|]; try discriminate.
  intros H. apply find_some in H. tauto.
Qed.

(** Where the rank is n+1, the player who is attracted to moves to rank n, the other to rank n at most, and one of his
    moves has rank n. So ranks fall at every move of a play in which the strategy is followed. *)
Theorem ranks_fall j s n :
  rank j s = Some (S n) ->
  (owner G s = j -> exists t, attract j s = Some t /\ rank j t = Some n) /\
  (owner G s = other j ->
     (forall t, In t (succ G s) -> exists m, rank j t = Some m /\ m <= n) /\
     exists t, In t (succ G s) /\ rank j t = Some n).
Proof.
  intros E. pose proof (rank_enters j s n E) as Hin. apply rank_some in E as Hr. destruct Hr as [_ Hmin].
  assert (Hout : forall m, m < n -> enters G j (A G j m) s = false).
  { intros m Hm. specialize (Hmin (S m)). rewrite A_step in Hmin.
    apply orb_false_iff in Hmin; [tauto | lia]. }
  apply enters_true in Hin. destruct Hin as [(Ho & t & Ht & HA) | (Ho & Hs & Hall)].
  - split; [intros _ | intros Ho'; rewrite Ho in Ho'; destruct (other_differs j); auto].
    destruct (find_there (A G j n) (succ G s) t Ht HA) as (u & Hf & Hu & HAu).
    exists u. unfold attract. rewrite (proj2 (same_true _ _) Ho), E. split; auto.
    apply rank_some. split; auto. intros m Hm. specialize (Hout m Hm).
    unfold enters in Hout. rewrite (proj2 (same_true _ _) Ho), existsb_false in Hout. auto.
  - split; [intros Ho'; rewrite Ho in Ho'; destruct (other_differs j); auto | intros _].
    split; [intros t Ht; exact (rank_le j t n (Hall t Ht))|].
    destruct n as [|n].
    + destruct (succ G s) as [|t l] eqn:Es; [congruence|]. exists t. split; [left; reflexivity|].
      apply rank_some. split; [apply Hall; left; reflexivity | intros; lia].
    + assert (Hl : n < S n) by lia. specialize (Hout n Hl). apply enters_false in Hout; auto.
      destruct Hout as [(Ho' & _) | (_ & t & Ht & HA)].
      { rewrite Ho in Ho'. destruct (other_differs j); auto. }
      exists t. split; auto. apply rank_some. split; auto.
      intros m Hm. apply (A_shrinks j m n); [lia | exact HA].
Qed.

(** *** Forcing

    Let W n s mean that s is as good as won in n moves. Who can always go from W (n+1) to W n, and whose opponent
    must, comes to a victory. *)
Lemma forcing j (f : strategy) (W : nat -> N -> Prop) :
  (forall s, W 0 s -> is_victory G j s = true) ->
  (forall n s, W (S n) s ->
     is_victory G j s = true \/
     (owner G s = j /\ exists t, f s = Some t /\ W n t) \/
     (owner G s = other j /\ succ G s <> [] /\ forall t, In t (succ G s) -> W n t)) ->
  forall n s play, W n s -> play_from G s play -> follows G j f play -> wins_within G n j play.
Proof.
  intros H0 HS n s play HW P F.
  assert (exists i t, i <= n /\ play i = Some t /\ is_victory G j t = true) as (i & t & Hi & Ht & V).
  2: { exact (reaching_wins s play j i t n P Ht V Hi). }
  revert s play HW P F. induction n as [|n IH]; intros s play HW P F.
  - exists 0, s. repeat split; auto. apply (begins G s play P).
  - destruct (HS n s HW) as [V | H].
    { exists 0, s. repeat split; auto; [lia | apply (begins G s play P)]. }
    assert (exists t, play 1 = Some t /\ W n t) as (t & H1 & Ht).
    { destruct H as [(Ho & t & Hf & Ht) | (Ho & Hs & Hall)].
      - exists t. split; auto. apply (F 0 s t (begins G s play P) Ho Hf).
      - pose proof (goes_on G s play P 0 s (begins G s play P)) as Hg.
        destruct (play 1) as [t|] eqn:H1; [|contradiction]. exists t. split; auto. }
    destruct (IH t (fun i => play (S i)) Ht (tail_play s play t P H1) (tail_follows j f play F))
      as (i & u & Hi & Hu & V).
    exists (S i), u. repeat split; auto. lia.
Qed.

(** *** Holding

    Who can always go from outside A^(n+1) to outside A^n of the opponent is not beaten in n moves. *)
Lemma holding j (g : strategy) :
  (forall n s, owner G s = other j -> succ G s <> [] -> A G j (S n) s = false ->
     exists t, g s = Some t /\ A G j n t = false) ->
  forall n s play, A G j n s = false -> play_from G s play -> follows G (other j) g play ->
  ~ wins_within G n j play.
Proof.
  intros H n s play HA P F (i & t & Hi & Ht & _ & V & _).
  revert n s play HA P F Hi Ht. induction i as [|i IH]; intros n s play HA P F Hi Ht.
  - assert (t = s) by (pose proof (begins G s play P); congruence). subst t.
    change (A G j 0 s = true) in V. rewrite (A_shrinks j 0 n s) in V; [discriminate | lia | exact HA].
  - destruct n as [|n]; [lia|].
    pose proof (begins G s play P) as B.
    pose proof (goes_on G s play P 0 s B) as Hg.
    destruct (play 1) as [u|] eqn:H1.
    2: { apply (defined_before s play (S i) 1 P); [lia | congruence | exact H1]. }
    assert (Hs : succ G s <> []) by (intros E; rewrite E in Hg; destruct Hg).
    assert (HAu : A G j n u = false).
    { rewrite A_step in HA. apply orb_false_iff in HA as HA'. destruct HA' as [_ Hen].
      destruct (enters_false j _ s Hen Hs) as [(_ & Hall) | (Ho & _)]; [exact (Hall u Hg)|].
      destruct (H n s Ho Hs HA) as (t' & Hgs & HAt).
      pose proof (F 0 s t' B Ho Hgs) as E. congruence. }
    apply (IH n u (fun i => play (S i)) HAu (tail_play s play u P H1) (tail_follows _ g play F)); [lia | exact Ht].
Qed.

(** The move to hold with: outside the attractor to stay outside, inside to where the rank falls by one only. *)
Definition resist (j : player) : strategy := fun s =>
  if same (owner G s) (other j) then
    match rank j s with
    | None => find (fun t => negb (A G j card t)) (succ G s)
    | Some (S (S n)) => find (fun t => negb (A G j n t)) (succ G s)
    | Some _ => None
    end
  else None.

Lemma resist_legal j : legal G (other j) (resist j).
Proof.
  intros s t. unfold resist. destruct (same (owner G s) (other j)) eqn:E; [|discriminate].
  apply same_true in E. destruct (rank j s) as [[|[|n]]|]; try discriminate;
  intros H; apply find_some in H; tauto.
Qed.

Lemma resist_holds j n s :
  owner G s = other j -> succ G s <> [] -> A G j (S n) s = false ->
  exists t, resist j s = Some t /\ A G j n t = false.
Proof.
  intros Ho Hs HA. unfold resist. rewrite (proj2 (same_true _ _) Ho).
  assert (Hway : forall m, A G j (S m) s = false ->
    exists t, find (fun t => negb (A G j m t)) (succ G s) = Some t /\ A G j m t = false).
  { intros m Hm. rewrite A_step in Hm. apply orb_false_iff in Hm. destruct Hm as [_ Hm].
    destruct (enters_false j _ s Hm Hs) as [(Ho' & _) | (_ & t & Ht & HAt)].
    { rewrite Ho in Ho'. destruct (other_differs j); auto. }
    destruct (find_there (fun t => negb (A G j m t)) (succ G s) t Ht) as (u & Hf & _ & Hu).
    { now rewrite HAt. }
    exists u. split; auto. apply negb_true_iff. exact Hu. }
  destruct (rank j s) as [r|] eqn:E.
  - pose proof (rank_gt j s (S n) HA r E) as Hlt. destruct r as [|[|r]]; try lia.
    apply rank_some in E. destruct E as [_ Hmin].
    destruct (Hway r) as (t & Hf & Ht); [apply Hmin; lia|].
    exists t. split; auto. apply (A_shrinks j n r); [lia | exact Ht].
  - apply rank_none in E.
    destruct (Hway card) as (t & Hf & Ht); [exact (outside_every j s (S card) E)|].
    exists t. split; auto. exact (outside_every j t n Ht).
Qed.

(** ** The theorems *)

(** One strategy wins from the whole attractor, from each position within its rank. *)
Theorem attract_wins j n s play :
  A G j n s = true -> play_from G s play -> follows G j (attract j) play -> wins_within G n j play.
Proof.
  intros H P F. refine (forcing j (attract j) (fun n s => A G j n s = true) _ _ n s play H P F); auto.
  clear n s play H P F. intros n s H. destruct (rank_le j s (S n) H) as (r & E & Hle).
  destruct r as [|r].
  - left. apply rank_some in E. exact (proj1 E).
  - right. destruct (ranks_fall j s r E) as [Hown Hother]. destruct (whose j (owner G s)) as [Ho|Ho].
    + left. split; auto. destruct (Hown Ho) as (t & Ha & Ht). exists t. split; auto.
      apply rank_some in Ht. apply (A_grows j r n); [lia | exact (proj1 Ht)].
    + right. destruct (Hother Ho) as [Hall (t & Ht & _)]. repeat split; auto.
      * intros Es. rewrite Es in Ht. destruct Ht.
      * intros u Hu. destruct (Hall u Hu) as (m & Em & Hm). apply rank_some in Em.
        apply (A_grows j m n); [lia | exact (proj1 Em)].
Qed.

(** One strategy of the opponent holds from everywhere, inside the attractor until the rank is used up. *)
Theorem resist_delays j n s play :
  A G j n s = false -> play_from G s play -> follows G (other j) (resist j) play -> ~ wins_within G n j play.
Proof. apply holding. apply resist_holds. Qed.

(** Definition 7: A^n is what it says, the positions from which the player wins in at most n moves. *)
Theorem A_is_winning_within j n s :
  A G j n s = true <->
  exists f, legal G j f /\ forall play, play_from G s play -> follows G j f play -> wins_within G n j play.
Proof.
  split.
  - intros H. exists (attract j). split; [apply attract_legal|]. intros play. apply attract_wins. exact H.
  - intros (f & Hf & Hwin). destruct (A G j n s) eqn:E; auto. exfalso.
    apply (resist_delays j n s (made f (resist j) j s) E).
    + exact (made_is_play f (resist j) j Hf (resist_legal j) s).
    + exact (made_follows_g f (resist j) j s).
    + apply Hwin; [exact (made_is_play f (resist j) j Hf (resist_legal j) s) | exact (made_follows_f f (resist j) j s)].
Qed.

(** Section 4: the winning positions are those of the attractor. *)
Theorem attractor_is_winning_region j s : in_attractor G j s <-> winning G j s.
Proof.
  split.
  - intros (n & Hn). exists (attract j). split; [apply attract_legal|].
    intros play P F. exists n. exact (attract_wins j n s play Hn P F).
  - intros (f & Hf & Hwin). apply in_attractor_iff. destruct (A G j card s) eqn:E; auto. exfalso.
    destruct (Hwin (made f (resist j) j s)) as (n & Hn).
    + exact (made_is_play f (resist j) j Hf (resist_legal j) s).
    + exact (made_follows_f f (resist j) j s).
    + revert Hn. apply (resist_delays j n s); [exact (outside_every j s n E) | |].
      * exact (made_is_play f (resist j) j Hf (resist_legal j) s).
      * exact (made_follows_g f (resist j) j s).
Qed.

(** The method of section 4: the strategy by ranks wins from every position that can be won. *)
Theorem attract_is_winning j s : winning G j s -> winning_strategy G j (attract j) s.
Proof.
  intros H. apply attractor_is_winning_region in H. destruct H as (n & Hn).
  split; [apply attract_legal|]. intros play P F. exists n. exact (attract_wins j n s play Hn P F).
Qed.

(** From outside the attractor of a player, the other never loses. *)
Theorem outside_never_loses j s :
  ~ in_attractor G j s ->
  forall play, play_from G s play -> follows G (other j) (resist j) play -> ~ wins G j play.
Proof.
  intros H play P F (n & Hn). revert Hn. apply (resist_delays j n s); auto.
  destruct (A G j n s) eqn:E; auto. destruct H. exists n. exact E.
Qed.

(** No position is won by both: this is where final positions must have no moves (erratum E004-3). *)
Theorem attractors_are_disjoint s : ~ (in_attractor G Adam s /\ in_attractor G Eve s).
Proof.
  intros [(n & Hn) (m & Hm)].
  pose (p := made (attract Adam) (attract Eve) Adam s).
  assert (P : play_from G s p) by (apply made_is_play; apply attract_legal).
  destruct (attract_wins Adam n s p Hn P) as (i & t & _ & Ht & Hover & V & _);
    [apply made_follows_f|].
  destruct (attract_wins Eve m s p Hm P) as (k & u & _ & Hu & Hover' & V' & _);
    [exact (made_follows_g (attract Adam) (attract Eve) Adam s)|].
  assert (i = k).
  { destruct (Nat.lt_trichotomy i k) as [L|[L|L]]; auto.
    - exfalso. apply (defined_before s p k (S i) P); [lia | congruence | exact Hover].
    - exfalso. apply (defined_before s p i (S k) P); [lia | congruence | exact Hover']. }
  subst k. rewrite Ht in Hu. injection Hu as <-.
  apply is_victory_iff in V, V'. congruence.
Qed.

(** Section 4: "les autres positions conduisent à un match nul". Each player holds on his own, so that the play is
    drawn if both do. *)
Theorem other_positions_are_drawn s :
  ~ in_attractor G Adam s -> ~ in_attractor G Eve s ->
  (forall j play, play_from G s play -> follows G j (resist (other j)) play -> ~ wins G (other j) play) /\
  (forall play, play_from G s play -> follows G Adam (resist Eve) play -> follows G Eve (resist Adam) play ->
     drawn G play).
Proof.
  intros Ha He. split.
  - intros j play P F. apply (outside_never_loses (other j) s); auto.
    + destruct j; auto.
    + rewrite other_other. exact F.
  - intros play P Fa Fe. split.
    + exact (outside_never_loses Adam s Ha play P Fe).
    + exact (outside_never_loses Eve s He play P Fa).
Qed.

(** The rank is exact: won within n moves by the one, and not in fewer against the other. *)
Theorem rank_is_exact j s n :
  rank j s = Some n ->
  (forall play, play_from G s play -> follows G j (attract j) play -> wins_within G n j play) /\
  (forall m play, m < n -> play_from G s play -> follows G (other j) (resist j) play -> ~ wins_within G m j play).
Proof.
  intros E. apply rank_some in E. destruct E as [HA Hmin]. split.
  - intros play. apply attract_wins. exact HA.
  - intros m play Hm. apply resist_delays. exact (Hmin m Hm).
Qed.

End Games.
