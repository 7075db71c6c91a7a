(** * The search that closes a leaf

    Over positions, on words, without a tree in memory: whether the owner, to move, reaches the goal. It is the search of
    src/engines/connect4/certificate/leaf-search.ts, and what it says is what the rules say ([owner_sound]). *)

From Coq Require Import NArith ZArith List Bool Arith Lia ZifyNat.
From Minerve Require Import Tree Connect4Rules Connect4Facts Connect4Bits.
Import ListNotations.
Local Open Scope nat_scope.

Ltac Zify.zify_post_hook ::= Z.div_mod_to_equations.

(** ** Words of a board *)

Definition word_of (places : list nat) : N := fold_right (fun n x => N.lor (shl 1 (N.of_nat n)) x) 0%N places.

Lemma bit_one n : bit 1 n = (n =? 0).
Proof. destruct n; reflexivity. Qed.

Lemma bit_word_in places i : bit (word_of places) i = true -> In i places.
Proof.
  induction places as [|n places IH]; simpl; [now rewrite bit_zero|]. rewrite bit_lor, orb_true_iff. intros [here|there]; [left|auto].
  rewrite bit_shl, bit_one, !andb_true_iff, Nat.leb_le, Nat.eqb_eq in here. lia.
Qed.

Lemma bit_word_of places i : i < bits -> In i places -> bit (word_of places) i = true.
Proof.
  intros less. induction places as [|n places IH]; simpl; [easy|]. rewrite bit_lor, orb_true_iff. intros [->|there]; [left|auto].
  rewrite bit_shl, bit_one, Nat.sub_diag. apply Nat.ltb_lt in less as ->. now rewrite Nat.leb_refl.
Qed.

(** Columns from the centre outwards: 3 2 4 1 5 0 6. *)
Definition centre_first (w : nat) : list nat :=
  map (fun i => if i mod 2 =? 0 then w / 2 + i / 2 else w / 2 - (i + 1) / 2) (seq 0 w).

Lemma centre_first_all w c : c < w -> In c (centre_first w).
Proof.
  intros inside. apply in_map_iff. destruct (Nat.le_gt_cases (w / 2) c) as [right|left].
  - exists (2 * (c - w / 2)). rewrite in_seq. split; [|lia]. destruct (Nat.eqb_spec ((2 * (c - w / 2)) mod 2) 0); lia.
  - exists (2 * (w / 2 - c) - 1). rewrite in_seq. split; [|lia].
    destruct (Nat.eqb_spec ((2 * (w / 2 - c) - 1) mod 2) 0); lia.
Qed.

Definition column_word (h c : nat) : N := word_of (map (index h c) (seq 0 h)).

(** What the search needs to know of the board, computed once. *)
Record geometry := Geometry {
  in_row : nat;
  up : N; down : N; right : N; rise : N;
  everywhere : N;
  floor : N;
  columns : list N;
}.

Definition geometry_of (w h l : nat) : geometry := {|
  in_row := l;
  up := N.of_nat 1; down := N.of_nat h; right := N.of_nat (S h); rise := N.of_nat (S (S h));
  everywhere := word_of (flat_map (fun c => map (index h c) (seq 0 h)) (seq 0 w));
  floor := word_of (map (fun c => index h c 0) (seq 0 w));
  columns := map (column_word h) (centre_first w);
|}.

(** ** The search

    It visits a limited number of nodes: positions with the owner to move. *)

(** What a search finds, with the number of nodes that it is still allowed; [Spent] if it needs more. *)
Inductive verdict := Reached (allowed : N) | Missed (allowed : N) | Spent.

(** Like [forallb] and [existsb], on the cells of a set, column by column: each call starts with the nodes that the calls
    before it leave. [Spent] ends them all. *)
Fixpoint on_all (look : N -> N -> verdict) (cells : N) (columns : list N) (allowed : N) : verdict :=
  match columns with
  | [] => Reached allowed
  | column :: rest =>
      let m := N.land cells column in
      if (m =? 0)%N then on_all look cells rest allowed
      else match look m allowed with
           | Reached allowed => on_all look cells rest allowed
           | ended => ended
           end
  end.

Fixpoint on_some (look : N -> N -> verdict) (cells : N) (columns : list N) (allowed : N) : verdict :=
  match columns with
  | [] => Missed allowed
  | column :: rest =>
      let m := N.land cells column in
      if (m =? 0)%N then on_some look cells rest allowed
      else match look m allowed with
           | Missed allowed => on_some look cells rest allowed
           | ended => ended
           end
  end.

Lemma on_all_reached look cells columns : forall allowed rest, on_all look cells columns allowed = Reached rest ->
  forall column, In column columns -> (N.land cells column =? 0)%N = false ->
  exists before after, look (N.land cells column) before = Reached after.
Proof.
  induction columns as [|first columns IH]; simpl; intros allowed rest found column within there; [easy|].
  destruct (N.land cells first =? 0)%N eqn:none.
  - destruct within as [<-|within]; [congruence|]. now apply (IH allowed rest).
  - destruct (look (N.land cells first) allowed) as [allowed'| |] eqn:here; try discriminate.
    destruct within as [<-|within]; [eauto|]. now apply (IH allowed' rest).
Qed.

Lemma on_some_reached look cells columns : forall allowed rest, on_some look cells columns allowed = Reached rest ->
  exists column before after, In column columns /\ (N.land cells column =? 0)%N = false /\
    look (N.land cells column) before = Reached after.
Proof.
  induction columns as [|first columns IH]; simpl; intros allowed rest found; [discriminate|].
  destruct (N.land cells first =? 0)%N eqn:none.
  - destruct (IH allowed rest found) as (column & before & after & within & told). exists column. eauto.
  - destruct (look (N.land cells first) allowed) as [allowed'|allowed'|] eqn:here; try discriminate;
      [exists first; eauto 6|].
    destruct (IH allowed' rest found) as (column & before & after & within & told). exists column. eauto.
Qed.

Lemma all_reach look cells columns allowed :
  (forall column, In column columns -> (N.land cells column =? 0)%N = false ->
    look (N.land cells column) allowed = Reached allowed) ->
  on_all look cells columns allowed = Reached allowed.
Proof.
  induction columns as [|column columns IH]; simpl; intros all; [reflexivity|].
  destruct (N.land cells column =? 0)%N eqn:none; [|rewrite all; [|now left|assumption]]; (apply IH; auto).
Qed.

Section Search.

Variable g : geometry.
Variable draws : bool.  (* whether a draw is enough *)

(** The cells that complete a line of these stones. *)
Definition threats (x : N) : N :=
  match in_row g with
  | 4 => N.lor (gaps_of_4 x (up g)) (N.lor (gaps_of_4 x (down g)) (N.lor (gaps_of_4 x (right g)) (gaps_of_4 x (rise g))))
  | l => N.lor (gaps l x (up g)) (N.lor (gaps l x (down g)) (N.lor (gaps l x (right g)) (gaps l x (rise g))))
  end.

(** The lowest empty cell of each column that has one. *)
Definition playable (mask : N) : N := N.land (N.ldiff (N.lor (shl mask 1) (floor g)) mask) (everywhere g).

(** The other is to move; [danger] are the other's threats. A reply that leaves the owner a win elsewhere needs no look. *)
Definition other_node (next : N -> N -> N -> N -> verdict) (own other danger allowed : N) : verdict :=
  let free := playable (N.lor own other) in
  if (free =? 0)%N then (if draws then Reached allowed else Missed allowed)
  else if (N.land danger free =? 0)%N then
    let wins := threats own in
    let ready := N.land wins free in
    on_all (fun m allowed =>
      if (N.ldiff ready m =? 0)%N then next own (N.lor other m) wins allowed
      else Reached allowed) free (columns g) allowed
  else Missed allowed.

(** The owner is to move; [wins] are the owner's threats. Only blocks are tried where the other threatens, and never a
    cell below a threat: leaving out moves of the owner needs no proof. No line is longer than [fuel], which Coq needs to
    see that the search ends; [allowed] is the number of nodes that it may still visit. *)
Fixpoint owner_node (fuel : nat) (own other wins allowed : N) : verdict :=
  match fuel with
  | 0 => Spent
  | S fuel =>
      if (allowed =? 0)%N then Spent else
      let allowed := N.pred allowed in
      let free := playable (N.lor own other) in
      if (free =? 0)%N then (if draws then Reached allowed else Missed allowed)
      else if (N.land wins free =? 0)%N then
        let danger := threats other in
        let blocks := N.land free danger in
        let tries := N.ldiff (if (blocks =? 0)%N then free else blocks) (shr (N.land danger (everywhere g)) 1) in
        on_some (fun m => other_node (owner_node fuel) (N.lor own m) other danger) tries (columns g) allowed
      else Reached allowed
  end.

(** The number of ways to play n plies, for the comparison with the readable rules. *)
Fixpoint perft_words (n : nat) (mover other : N) : N :=
  match n with
  | 0 => 1%N
  | S n =>
      let free := playable (N.lor mover other) in
      let wins := threats mover in
      fold_right (fun column sum =>
        let m := N.land free column in
        if (m =? 0)%N then sum
        else N.add sum (if (N.land wins m =? 0)%N then perft_words n other (N.lor mover m) else match n with 0 => 1%N | _ => 0%N end))
        0%N (columns g)
  end.

End Search.

(** ** What it says is what the rules say *)

Section Soundness.

Variables w h l : nat.
Hypothesis enough_bits : w * S h < bits.
Hypothesis some : 0 < l.
Hypothesis high : 0 < h.

Variable j : player.  (* the owner *)
Variable aim : goal.

Let g := geometry_of w h l.
Let draws := match aim with Win => false | Draw => true end.

(** Both words show the board, on which nobody has won. *)
Definition pictures (own other : N) (b : board) : Prop :=
  shows w h own b j /\ shows w h other b (opponent j) /\ fits w h b /\ forall i, has_line w h l b i = false.

Lemma threats_same x : small x ->
  threats g x = N.lor (gaps l x (N.of_nat 1)) (N.lor (gaps l x (N.of_nat h)) (N.lor (gaps l x (N.of_nat (S h))) (gaps l x (N.of_nat (S (S h)))))).
Proof.
  intros less. unfold threats, g. simpl in_row. simpl up. simpl down. simpl right. simpl rise.
  destruct l as [|[|[|[|[|m]]]]]; try reflexivity. now rewrite !gaps_of_4_same.
Qed.

(** A threat is where a stone wins. *)
Lemma threat_iff x b i c y : shows w h x b i -> has_line w h l b i = false -> c < w ->
  length (nth c b []) < h -> shows w h y (drop b c i) i -> (forall n, bit y n = bit x n || (n =? index h c (length (nth c b [])))) ->
  bit (threats g x) (index h c (length (nth c b []))) = true <-> has_line w h l (drop b c i) i = true.
Proof.
  intros picture none inside room after only. set (at_ := index h c (length (nth c b []))) in *.
  pose proof (shows_small w h l enough_bits some high x b i picture) as less.
  assert (at_ < bits) as below by (apply (index_small w h l enough_bits some high); lia).
  rewrite threats_same by assumption. rewrite !bit_lor, !orb_true_iff.
  rewrite (line_is_run w h l enough_bits some high y _ i after).
  pose (z := word_of [at_]).
  assert (forall n, bit z n = (n =? at_)) as single.
  { intros n. destruct (Nat.eqb_spec n at_) as [->|other].
    - apply bit_word_of; [assumption|now left].
    - destruct (bit z n) eqn:one; [|reflexivity]. apply bit_word_in in one as [E|[]]. congruence. }
  assert (N.lor x z = y) as <-.
  { apply bit_inj. intros n. now rewrite bit_lor, single, only. }
  assert (forall d, In d (distances h) -> bit (gaps l x (N.of_nat d)) at_ = true <-> exists from, run l (N.lor x z) from d) as each.
  { intros d direction. apply gaps_complete; try assumption.
    - simpl in direction. lia.
    - intros from whole. assert (has_line w h l b i = true); [|congruence].
      apply (line_is_run w h l enough_bits some high x b i picture). eauto. }
  rewrite !each by (simpl; auto). split.
  - intros [E|[E|[E|E]]]; [exists 1|exists h|exists (S h)|exists (S (S h))]; (split; [simpl; auto|assumption]).
  - intros (d & [<-|[<-|[<-|[<-|[]]]]] & E); auto.
Qed.

Lemma mask_iff own other b i : pictures own other b ->
  bit (N.lor own other) i = true <-> exists c r, c < w /\ r < length (nth c b []) /\ i = index h c r.
Proof.
  intros (mine & theirs & [_ low] & _). rewrite bit_lor, orb_true_iff, (mine i), (theirs i). unfold belongs, stone. simpl. split.
  - intros [(c & r & inside & below & -> & owned)|(c & r & inside & below & -> & owned)]; exists c, r;
      (repeat split; [assumption|]); apply nth_error_Some; now destruct (nth_error (nth c b []) r).
  - intros (c & r & inside & less & ->). specialize (low c).
    destruct (nth_error (nth c b []) r) as [i'|] eqn:there; [|apply nth_error_None in there; lia].
    destruct (same i' j) eqn:whose.
    + left. exists c, r. rewrite there. repeat split; try assumption; lia.
    + right. exists c, r. rewrite there. repeat split; try lia. now destruct i', j.
Qed.

Lemma playable_iff own other b i : pictures own other b ->
  bit (playable g (N.lor own other)) i = true <-> exists c, c < w /\ length (nth c b []) < h /\ i = index h c (length (nth c b [])).
Proof.
  intros picture. pose proof (mask_iff own other b) as mask.
  assert (forall c, length (nth c b []) <= h) as low by apply picture.
  unfold playable. rewrite bit_land, bit_ldiff, bit_lor. change 1%N with (N.of_nat 1). rewrite bit_shl.
  rewrite !andb_true_iff, orb_true_iff, !andb_true_iff, negb_true_iff, Nat.ltb_lt, Nat.leb_le.
  assert (bit (everywhere g) i = true <-> exists c r, c < w /\ r < h /\ i = index h c r) as all.
  { unfold g. simpl everywhere. split.
    - intros one. apply bit_word_in, in_flat_map in one as (c & within & there). apply in_map_iff in there as (r & <- & less).
      apply in_seq in within, less. exists c, r. repeat split; lia.
    - intros (c & r & inside & below & ->). apply bit_word_of; [apply (index_small w h l enough_bits some high); lia|].
      apply in_flat_map. exists c. rewrite in_seq. split; [lia|]. apply in_map_iff. exists r. rewrite in_seq. split; [reflexivity|lia]. }
  assert (bit (floor g) i = true <-> exists c, c < w /\ i = index h c 0) as bottom.
  { unfold g. simpl floor. split.
    - intros one. apply bit_word_in, in_map_iff in one as (c & <- & within). apply in_seq in within. exists c. split; [lia|reflexivity].
    - intros (c & inside & ->). apply bit_word_of; [apply (index_small w h l enough_bits some high); lia|]. apply in_map_iff. exists c. rewrite in_seq. split; [reflexivity|lia]. }
  rewrite all, bottom. split.
  - intros [[below empty] (c & r & inside & less & ->)]. exists c.
    assert (length (nth c b []) <= r) as above.
    { destruct (Nat.le_gt_cases (length (nth c b [])) r) as [|less']; [assumption|].
      rewrite (proj2 (mask _ picture)) in empty; [discriminate|]. exists c, r. auto. }
    destruct below as [[[small_ far] one]|(c' & inside' & same)].
    + apply mask in one as (c' & r' & inside' & less' & same); [|assumption]. specialize (low c').
      assert (index h c r = index h c' (S r')) as same' by (unfold index in *; lia).
      apply (index_inj w h l enough_bits some high) in same' as [<- ->]; [|lia|lia]. repeat split; try lia. f_equal. lia.
    + apply (index_inj w h l enough_bits some high) in same as [<- ->]; [|lia|lia]. repeat split; try lia. f_equal. lia.
  - intros (c & inside & room & ->). split; [split|exists c, (length (nth c b [])); auto].
    + destruct (length (nth c b [])) as [|r] eqn:E; [right; exists c; auto|left].
      assert (index h c (S r) < bits) by (apply (index_small w h l enough_bits some high); lia).
      repeat split; [lia|unfold index; lia|]. apply mask; [assumption|]. exists c, r. rewrite E. repeat split; try lia. unfold index. lia.
    + destruct (bit (N.lor own other) _) eqn:one; [|reflexivity]. apply mask in one as (c' & r' & inside' & less' & same); [|assumption].
      specialize (low c'). apply (index_inj w h l enough_bits some high) in same as [<- E]; lia.
Qed.

(** The cell of a column, taken out of some playable cells. *)
Lemma column_cell own other b free c : pictures own other b ->
  (forall n, bit free n = true -> bit (playable g (N.lor own other)) n = true) ->
  (N.land free (column_word h c) =? 0)%N = false ->
  c < w /\ length (nth c b []) < h /\ forall n, bit (N.land free (column_word h c)) n = (n =? index h c (length (nth c b []))).
Proof.
  intros picture among there. set (m := N.land free (column_word h c)) in *.
  assert (forall n, bit m n = true -> c < w /\ length (nth c b []) < h /\ n = index h c (length (nth c b []))) as only.
  { intros n one. unfold m in one. rewrite bit_land, andb_true_iff in one. destruct one as [one two].
    apply among, (playable_iff _ _ b) in one as (c' & inside & room & ->); [|assumption].
    apply bit_word_in, in_map_iff in two as (r & same & within). apply in_seq in within.
    apply (index_inj w h l enough_bits some high) in same as [-> ->]; [auto|lia|lia]. }
  apply nonzero in there as [n one]. destruct (only n one) as (inside & room & ->). repeat split; try assumption.
  intros n. destruct (Nat.eqb_spec n (index h c (length (nth c b [])))) as [->|other']; [assumption|].
  destruct (bit m n) eqn:two; [|reflexivity]. now apply only in two as (_ & _ & ->).
Qed.

(** A stone of player i added to a word of i, and to none of the other's. *)
Lemma shows_drop x b i c m : shows w h x b i -> length b = w -> c < w -> length (nth c b []) < h ->
  (forall n, bit m n = (n =? index h c (length (nth c b [])))) -> shows w h (N.lor x m) (drop b c i) i.
Proof.
  intros picture wide inside room only n. rewrite bit_lor, only, orb_true_iff, (picture n), Nat.eqb_eq. split.
  - intros [(c' & r & inside' & below & -> & mine)| ->].
    + exists c', r. repeat split; try assumption. rewrite belongs_drop by lia. simpl. destruct (_ && _); [|assumption].
      now destruct i.
    + exists c, (length (nth c b [])). repeat split; try assumption. rewrite belongs_drop by lia. simpl.
      rewrite !Nat.eqb_refl. now destruct i.
  - intros (c' & r & inside' & below & -> & mine). rewrite belongs_drop in mine by lia. simpl in mine.
    destruct ((c' =? c) && (r =? length (nth c b []))) eqn:here.
    + apply andb_prop in here as [one two]. apply Nat.eqb_eq in one, two. subst. now right.
    + left. exists c', r. auto.
Qed.

Lemma shows_drop_other x b i c : shows w h x b (opponent i) -> length b = w -> c < w -> length (nth c b []) < h ->
  shows w h x (drop b c i) (opponent i).
Proof.
  intros picture wide inside room n. rewrite (picture n). split; intros (c' & r & inside' & below & -> & mine); exists c', r;
    (repeat split; try assumption).
  - rewrite belongs_drop by lia. simpl. destruct ((c' =? c) && (r =? length (nth c b []))) eqn:here; [|assumption].
    apply andb_prop in here as [one two]. apply Nat.eqb_eq in one, two. subst. unfold belongs, stone in mine. simpl in mine.
    rewrite (proj2 (nth_error_None (nth c b []) (length (nth c b [])))) in mine by lia. discriminate.
  - rewrite belongs_drop in mine by lia. simpl in mine. destruct (_ && _); [|assumption]. now destruct i.
Qed.

Lemma opponent_opponent i : opponent (opponent i) = i.
Proof. now destruct i. Qed.

Lemma can_move b t c : c < w -> length (nth c b []) < h -> In c (moves w h (At b t)).
Proof. intros. now apply moves_iff. Qed.

Lemma goes_on b t c : (forall i, has_line w h l b i = false) -> In c (moves w h (At b t)) -> ending w h l (At b t) = None.
Proof. intros none move. apply goes_on_iff. split; [exact none|]. intros empty. now rewrite empty in move. Qed.

(** A full board is a draw. *)
Lemma full_is_draw own other b t : pictures own other b -> (playable g (N.lor own other) =? 0)%N = true ->
  draws = true -> forces w h l j aim (At b t).
Proof.
  intros picture none enough. rewrite zero in none. apply forces_end with None.
  - unfold ending. simpl cells. rewrite !(proj2 (proj2 (proj2 picture))).
    destruct (moves w h (At b t)) as [|c rest] eqn:E; [reflexivity|exfalso].
    assert (In c (moves w h (At b t))) as move by (rewrite E; now left). apply moves_iff in move as [inside room].
    specialize (none (index h c (length (nth c b [])))).
    rewrite (proj2 (playable_iff own other b _ picture)) in none; [discriminate|eauto].
  - unfold draws in enough. now destruct aim.
Qed.

(** A line of the player who moves ends the game. *)
Lemma wins_now b c : (forall i, has_line w h l b i = false) -> length b = w -> In c (moves w h (At b j)) ->
  has_line w h l (drop b c j) j = true -> forces w h l j aim (At b j).
Proof.
  intros none wide move line. apply forces_move with c; try assumption; [now apply goes_on with c|reflexivity|].
  apply forces_end with (Some j); [|destruct j; reflexivity].
  apply moves_iff in move as [inside _]. unfold ending. simpl cells.
  destruct j eqn:who; simpl in line |- *; [now rewrite line|]. rewrite line.
  destruct (has_line w h l (drop b c Min) Max) eqn:gift; [|reflexivity].
  apply (no_gift w h l b c Min) in gift; [|lia]. simpl in gift. now rewrite none in gift.
Qed.

Lemma pictures_own own other b c m : pictures own other b -> c < w -> length (nth c b []) < h ->
  (forall n, bit m n = (n =? index h c (length (nth c b [])))) -> has_line w h l (drop b c j) j = false ->
  pictures (N.lor own m) other (drop b c j).
Proof.
  intros (mine & theirs & fit & none) inside room only no. destruct fit as [wide low]. repeat split.
  - now apply shows_drop.
  - now apply shows_drop.
  - now apply shows_drop_other.
  - now apply shows_drop_other.
  - now rewrite drop_length.
  - intros c'. rewrite drop_column by lia. destruct (Nat.eqb_spec c' c); [|apply low]. subst. rewrite app_length. simpl. lia.
  - intros i. destruct (has_line w h l (drop b c j) i) eqn:line; [|reflexivity].
    assert (i = j \/ i = opponent j) as [E|E] by (destruct i, j; auto); subst i; [congruence|].
    apply no_gift in line; [|lia]. now rewrite none in line.
Qed.

Lemma pictures_other own other b c m : pictures own other b -> c < w -> length (nth c b []) < h ->
  (forall n, bit m n = (n =? index h c (length (nth c b [])))) -> has_line w h l (drop b c (opponent j)) (opponent j) = false ->
  pictures own (N.lor other m) (drop b c (opponent j)).
Proof.
  intros (mine & theirs & fit & none) inside room only no. destruct fit as [wide low].
  assert (shows w h own (drop b c (opponent j)) j) as mine'.
  { rewrite <- (opponent_opponent j) at 2. apply shows_drop_other; try assumption. now rewrite opponent_opponent. }
  split; [assumption|]. split; [now apply shows_drop|]. split; [split|].
  - now rewrite drop_length.
  - intros c'. rewrite drop_column by lia. destruct (Nat.eqb_spec c' c); [|apply low]. subst. rewrite app_length. simpl. lia.
  - intros i. destruct (has_line w h l (drop b c (opponent j)) i) eqn:line; [|reflexivity].
    assert (i = opponent j \/ i = opponent (opponent j)) as [E|E] by (destruct i, j; auto); subst i; [congruence|].
    apply no_gift in line; [|lia]. now rewrite none in line.
Qed.

Lemma own_threat own other b c : pictures own other b -> c < w -> length (nth c b []) < h ->
  bit (threats g own) (index h c (length (nth c b []))) = true <-> has_line w h l (drop b c j) j = true.
Proof.
  intros (mine & theirs & fit & none) inside room. pose (m := word_of [index h c (length (nth c b []))]).
  assert (forall n, bit m n = (n =? index h c (length (nth c b [])))) as only.
  { intros n. destruct (Nat.eqb_spec n (index h c (length (nth c b [])))) as [->|other'].
    - apply bit_word_of; [apply (index_small w h l enough_bits some high); lia|now left].
    - destruct (bit m n) eqn:one; [|reflexivity]. apply bit_word_in in one as [E|[]]. congruence. }
  apply threat_iff with (y := N.lor own m); auto.
  - apply shows_drop; auto. apply fit.
  - intros n. now rewrite bit_lor, only.
Qed.

Lemma other_threat own other b c : pictures own other b -> c < w -> length (nth c b []) < h ->
  bit (threats g other) (index h c (length (nth c b []))) = true <-> has_line w h l (drop b c (opponent j)) (opponent j) = true.
Proof.
  intros (mine & theirs & fit & none) inside room. pose (m := word_of [index h c (length (nth c b []))]).
  assert (forall n, bit m n = (n =? index h c (length (nth c b [])))) as only.
  { intros n. destruct (Nat.eqb_spec n (index h c (length (nth c b [])))) as [->|other'].
    - apply bit_word_of; [apply (index_small w h l enough_bits some high); lia|now left].
    - destruct (bit m n) eqn:one; [|reflexivity]. apply bit_word_in in one as [E|[]]. congruence. }
  apply threat_iff with (y := N.lor other m); auto.
  - apply shows_drop; auto. apply fit.
  - intros n. now rewrite bit_lor, only.
Qed.

(** The other has no win at once where no threat is playable. *)
Lemma no_danger own other b c : pictures own other b -> (N.land (threats g other) (playable g (N.lor own other)) =? 0)%N = true ->
  c < w -> length (nth c b []) < h -> has_line w h l (drop b c (opponent j)) (opponent j) = false.
Proof.
  intros picture calm inside room. rewrite zero in calm. specialize (calm (index h c (length (nth c b [])))).
  destruct (has_line w h l (drop b c (opponent j)) (opponent j)) eqn:line; [|reflexivity].
  apply (other_threat own other b c picture inside room) in line. rewrite bit_land, line in calm. simpl in calm.
  rewrite (proj2 (playable_iff own other b _ picture)) in calm; [discriminate|eauto].
Qed.

Lemma no_win own other b c : pictures own other b -> (N.land (threats g own) (playable g (N.lor own other)) =? 0)%N = true ->
  c < w -> length (nth c b []) < h -> has_line w h l (drop b c j) j = false.
Proof.
  intros picture calm inside room. rewrite zero in calm. specialize (calm (index h c (length (nth c b [])))).
  destruct (has_line w h l (drop b c j) j) eqn:line; [|reflexivity].
  apply (own_threat own other b c picture inside room) in line. rewrite bit_land, line in calm. simpl in calm.
  rewrite (proj2 (playable_iff own other b _ picture)) in calm; [discriminate|eauto].
Qed.

(** What the owner forces from every board that two words show. *)
Definition won (own other : N) : Prop := forall b, pictures own other b -> forces w h l j aim (At b j).

(** A win on the board. *)
Lemma ready_wins own other n : bit (threats g own) n = true -> bit (playable g (N.lor own other)) n = true -> won own other.
Proof.
  intros threat free b picture. apply (playable_iff own other b n picture) in free.
  destruct free as (c & inside & room & place). subst n.
  apply wins_now with c; try apply picture; [now apply can_move|]. now apply (own_threat own other).
Qed.

Lemma other_sound next own other allowed rest b :
  (forall own other before after, next own other (threats g own) before = Reached after -> won own other) ->
  pictures own other b -> other_node g draws next own other (threats g other) allowed = Reached rest ->
  forces w h l j aim (At b (opponent j)).
Proof.
  intros sound picture. unfold other_node. set (free := playable g (N.lor own other)).
  destruct (free =? 0)%N eqn:none.
  { destruct draws eqn:enough; [|discriminate]. intros _. now apply full_is_draw with own other. }
  destruct (N.land (threats g other) free =? 0)%N eqn:calm; [|discriminate].
  intros all. pose proof (on_all_reached _ _ _ _ _ all) as each. clear all.
  assert (exists c, In c (moves w h (At b (opponent j)))) as [first move].
  { apply nonzero in none as [n one]. apply (playable_iff _ _ b) in one as (c & inside & room & _); [|assumption].
    exists c. now apply can_move. }
  apply forces_any; [apply goes_on with first; [apply picture|assumption]|reflexivity|].
  clear first move. intros c move. apply moves_iff in move as [inside room]. simpl in room.
  assert ((N.land free (column_word h c) =? 0)%N = false) as there.
  { apply nonzero. exists (index h c (length (nth c b []))). rewrite bit_land, andb_true_iff. split.
    - apply (playable_iff own other b _ picture). eauto.
    - apply bit_word_of; [apply (index_small w h l enough_bits some high); lia|]. apply in_map_iff. exists (length (nth c b [])).
      rewrite in_seq. split; [reflexivity|lia]. }
  destruct (each (column_word h c) ltac:(apply in_map, centre_first_all; assumption) there) as (before & after & told).
  destruct (column_cell own other b free c picture (fun n one => one) there) as (_ & _ & only).
  assert (pictures own (N.lor other (N.land free (column_word h c))) (drop b c (opponent j))) as picture'.
  { apply pictures_other; auto. now apply no_danger with own other. }
  unfold play. simpl. rewrite opponent_opponent.
  destruct (N.ldiff (N.land (threats g own) free) (N.land free (column_word h c)) =? 0)%N eqn:elsewhere;
    [now apply (sound _ _ _ _ told)|].
  apply nonzero in elsewhere as [n one]. rewrite bit_ldiff, bit_land, only, !andb_true_iff, negb_true_iff, Nat.eqb_neq in one.
  destruct one as [[threat open] apart]. apply (playable_iff own other b _ picture) in open as (c' & inside' & room' & ->).
  assert (c' <> c) as differs by congruence.
  refine (ready_wins own _ _ threat _ _ picture'). apply (playable_iff _ _ _ _ picture').
  exists c'. destruct picture as (_ & _ & [wide _] & _). rewrite drop_column by lia.
  apply Nat.eqb_neq in differs as ->. auto.
Qed.

(** Whatever the limit: what the search says it reaches, the owner forces. *)
Theorem owner_sound fuel : forall own other allowed rest,
  owner_node g draws fuel own other (threats g own) allowed = Reached rest -> won own other.
Proof.
  induction fuel as [|fuel IH]; intros own other allowed rest; simpl; [discriminate|].
  destruct (allowed =? 0)%N; [discriminate|]. set (free := playable g (N.lor own other)).
  intros found b picture. destruct (free =? 0)%N eqn:none.
  { destruct draws eqn:enough; [|discriminate]. now apply full_is_draw with own other. }
  destruct (N.land (threats g own) free =? 0)%N eqn:calm.
  - apply on_some_reached in found as (column & before & after & within & there & found). unfold g in within. simpl in within.
    apply in_map_iff in within as (c & <- & _). set (tries := N.ldiff _ _) in there, found.
    destruct (column_cell own other b tries c picture) as (inside & room & only); try assumption.
    { intros n one. unfold tries in one. rewrite bit_ldiff, andb_true_iff in one. destruct one as [one _].
      destruct (N.land free (threats g other) =? 0)%N; [assumption|]. now rewrite bit_land, andb_true_iff in one. }
    pose proof (can_move b j c inside room) as move.
    apply forces_move with c; [apply goes_on with c; [apply picture|assumption]|reflexivity|assumption|].
    unfold play. simpl. apply (other_sound _ _ other _ _ _ IH) with (2 := found).
    apply pictures_own; auto. now apply no_win with own other.
  - apply nonzero in calm as [n one]. rewrite bit_land, andb_true_iff in one. destruct one as [threat open].
    now apply (ready_wins own other n).
Qed.

End Soundness.
