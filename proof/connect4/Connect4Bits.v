(** * Connect 4 on bit boards

    Sets of cells as numbers: cell (c, r) is bit c * (h + 1) + r. The bit above each column stays 0, so that no line
    runs from one column into the next. Every number stays below 2^62 ([shl_small] and its neighbours), so that OCaml's
    integers of 63 bits can stand for them. *)

From Coq Require Import NArith List Bool Arith Lia.
From Minerve Require Import Tree Connect4Rules Connect4Facts.
Import ListNotations.
Local Open Scope nat_scope.

(** ** Words of 62 bits *)

Definition bits : nat := 62.
Definition full : N := N.ones 62.
Definition shl (x k : N) : N := N.land (N.shiftl x k) full.
Definition shr (x k : N) : N := N.shiftr x k.

Definition small (x : N) : Prop := (x < 2 ^ 62)%N.

Definition bit (x : N) (n : nat) : bool := N.testbit x (N.of_nat n).

Arguments bit : simpl never.
Arguments full : simpl never.

Lemma bit_land x y n : bit (N.land x y) n = bit x n && bit y n.
Proof. apply N.land_spec. Qed.

Lemma bit_lor x y n : bit (N.lor x y) n = bit x n || bit y n.
Proof. apply N.lor_spec. Qed.

Lemma bit_ldiff x y n : bit (N.ldiff x y) n = bit x n && negb (bit y n).
Proof. apply N.ldiff_spec. Qed.

Lemma bit_zero n : bit 0 n = false.
Proof. apply N.bits_0. Qed.

Lemma bit_full n : bit full n = (n <? bits).
Proof.
  unfold bit, full. destruct (Nat.ltb_spec n bits).
  - apply N.ones_spec_low. unfold bits in *. lia.
  - apply N.ones_spec_high. unfold bits in *. lia.
Qed.

Lemma bit_shr x d n : bit (shr x (N.of_nat d)) n = bit x (n + d).
Proof. unfold bit, shr. rewrite N.shiftr_spec', Nnat.Nat2N.inj_add. reflexivity. Qed.

Lemma bit_shl x d n : bit (shl x (N.of_nat d)) n = (n <? bits) && (d <=? n) && bit x (n - d).
Proof.
  unfold shl. rewrite bit_land, bit_full, andb_comm. unfold bit. rewrite <- andb_assoc. f_equal.
  destruct (Nat.leb_spec d n).
  - rewrite N.shiftl_spec_high' by lia. now rewrite Nnat.Nat2N.inj_sub.
  - rewrite N.shiftl_spec_low by lia. reflexivity.
Qed.

Lemma bit_inj x y : (forall n, bit x n = bit y n) -> x = y.
Proof. intros equal. apply N.bits_inj. intros n. specialize (equal (N.to_nat n)). unfold bit in equal.
  now rewrite Nnat.N2Nat.id in equal. Qed.

Lemma nonzero x : (x =? 0)%N = false <-> exists n, bit x n = true.
Proof.
  rewrite N.eqb_neq. split.
  - intros some. exists (N.to_nat (N.log2 x)). unfold bit. rewrite Nnat.N2Nat.id. now apply N.bit_log2.
  - intros [n one] ->. now rewrite bit_zero in one.
Qed.

Lemma zero x : (x =? 0)%N = true <-> forall n, bit x n = false.
Proof.
  rewrite N.eqb_eq. split.
  - intros -> n. apply bit_zero.
  - intros none. apply bit_inj. intros n. now rewrite none, bit_zero.
Qed.

Lemma small_iff x : small x <-> forall n, bit x n = true -> n < bits.
Proof.
  unfold small. split.
  - intros less n one. destruct (N.eq_dec x 0) as [->|some]; [now rewrite bit_zero in one|].
    assert (N.log2 x < 62)%N by (apply N.log2_lt_pow2; lia).
    unfold bit in one. destruct (N.lt_ge_cases (N.log2 x) (N.of_nat n)) as [above|below].
    + now rewrite N.bits_above_log2 in one.
    + unfold bits. lia.
  - intros less. destruct (N.eq_dec x 0) as [->|some]; [reflexivity|]. apply N.log2_lt_pow2; [lia|].
    specialize (less (N.to_nat (N.log2 x))). unfold bit in less. rewrite Nnat.N2Nat.id, N.bit_log2 in less by assumption.
    specialize (less eq_refl). unfold bits in less. lia.
Qed.

(** Every operation on small numbers gives a small number. *)
Theorem shl_small x k : small (shl x k).
Proof.
  apply small_iff. unfold shl. intros n one. rewrite bit_land, bit_full in one. apply andb_prop in one as [_ one].
  now apply Nat.ltb_lt.
Qed.

Theorem shr_small x k : small x -> small (shr x k).
Proof.
  rewrite !small_iff. intros less n one. rewrite <- (Nnat.N2Nat.id k), bit_shr in one. specialize (less _ one). lia.
Qed.

Theorem land_small x y : small x -> small (N.land x y).
Proof. rewrite !small_iff. intros less n one. rewrite bit_land in one. apply less. now apply andb_prop in one. Qed.

Theorem ldiff_small x y : small x -> small (N.ldiff x y).
Proof. rewrite !small_iff. intros less n one. rewrite bit_ldiff in one. apply less. now apply andb_prop in one. Qed.

Theorem lor_small x y : small x -> small y -> small (N.lor x y).
Proof.
  rewrite !small_iff. intros less less' n one. rewrite bit_lor in one. apply orb_prop in one as []; auto.
Qed.

Theorem pred_small x : small x -> small (N.pred x).
Proof. unfold small. lia. Qed.

Theorem full_small : small full.
Proof. apply small_iff. intros n one. rewrite bit_full in one. now apply Nat.ltb_lt. Qed.

Lemma land_full x : small x -> N.land x full = x.
Proof.
  rewrite small_iff. intros less. apply bit_inj. intros n. rewrite bit_land, bit_full.
  destruct (bit x n) eqn:one; [|reflexivity]. specialize (less n one). now apply Nat.ltb_lt in less as ->.
Qed.

(** ** Runs and gaps

    A run is l bits at a distance d from each other; a gap is a place whose bit is all that a run lacks. *)

Section Gaps.

Variable l : nat.

Definition run (x : N) (from d : nat) : Prop := forall k, k < l -> bit x (from + k * d) = true.

(** The places whose next n bits, and whose n bits before, are set. *)
Fixpoint after_set (x d : N) (n : nat) : N :=
  match n with
  | 0 => full
  | S n => shr (N.land x (after_set x d n)) d
  end.

Fixpoint before_set (x d : N) (n : nat) : N :=
  match n with
  | 0 => full
  | S n => shl (N.land x (before_set x d n)) d
  end.

Definition gaps (x d : N) : N :=
  fold_right N.lor 0%N (map (fun k => N.land (after_set x d k) (before_set x d (l - 1 - k))) (seq 0 l)).

Lemma bit_after x d n : small x -> forall i, i < bits ->
  bit (after_set x (N.of_nat d) n) i = true <-> forall k, 1 <= k <= n -> bit x (i + k * d) = true.
Proof.
  intros less. assert (forall m, bit x m = true -> m < bits) as less' by now apply small_iff.
  induction n as [|n IH]; intros i below; cbn [after_set before_set].
  - rewrite bit_full. apply Nat.ltb_lt in below as ->. split; [|reflexivity]. intros _ k between. lia.
  - rewrite bit_shr, bit_land, andb_true_iff. split.
    + intros [one rest] k between. destruct (Nat.eq_dec k 1) as [->|more]; [now rewrite Nat.mul_1_l|].
      rewrite IH in rest by now apply less'. specialize (rest (k - 1) ltac:(lia)).
      now replace (i + k * d) with (i + d + (k - 1) * d) by nia.
    + intros all. assert (bit x (i + d) = true) as one by (specialize (all 1 ltac:(lia)); now rewrite Nat.mul_1_l in all).
      split; [assumption|]. apply IH; [now apply less'|]. intros k between.
      replace (i + d + k * d) with (i + S k * d) by nia. apply all. lia.
Qed.

Lemma bit_before x d n : forall i, i < bits ->
  bit (before_set x (N.of_nat d) n) i = true <-> forall k, 1 <= k <= n -> k * d <= i /\ bit x (i - k * d) = true.
Proof.
  induction n as [|n IH]; intros i below; cbn [after_set before_set].
  - rewrite bit_full. apply Nat.ltb_lt in below as ->. split; [|reflexivity]. intros _ k between. lia.
  - rewrite bit_shl, bit_land, !andb_true_iff, Nat.ltb_lt, Nat.leb_le. split.
    + intros [[_ far] [one rest]] k between. destruct (Nat.eq_dec k 1) as [->|more]; [now rewrite Nat.mul_1_l|].
      rewrite IH in rest by lia. destruct (rest (k - 1) ltac:(lia)) as [far' there].
      assert (k * d = d + (k - 1) * d) as sum by nia. split; [lia|].
      now replace (i - k * d) with (i - d - (k - 1) * d) by lia.
    + intros all. destruct (all 1 ltac:(lia)) as [far one]. rewrite Nat.mul_1_l in far, one.
      repeat split; try assumption. apply IH; [lia|]. intros k between.
      destruct (all (S k) ltac:(lia)) as [far' there]. assert (S k * d = d + k * d) as sum by lia. split; [lia|].
      now replace (i - d - k * d) with (i - S k * d) by lia.
Qed.

Lemma bit_gaps_list f ks i : bit (fold_right N.lor 0%N (map f ks)) i = true <-> exists k : nat, In k ks /\ bit (f k) i = true.
Proof.
  induction ks as [|k ks IH]; simpl.
  - rewrite bit_zero. split; [discriminate|]. now intros (k & [] & _).
  - rewrite bit_lor, orb_true_iff, IH. split.
    + intros [here|(k' & within & there)]; eauto.
    + intros (k' & [<-|within] & there); eauto.
Qed.

Lemma bit_gaps x d i : small x -> i < bits ->
  bit (gaps x (N.of_nat d)) i = true <->
  exists from m, m < l /\ i = from + m * d /\ forall k, k < l -> k <> m -> bit x (from + k * d) = true.
Proof.
  intros less below. unfold gaps. rewrite bit_gaps_list. split.
  - intros (k & within & one). apply in_seq in within. rewrite bit_land, andb_true_iff, bit_after, bit_before in one by assumption.
    destruct one as [forward backward]. set (m := l - 1 - k) in *.
    assert (m * d <= i) as far. { destruct (Nat.eq_dec m 0) as [->|some]; [lia|]. apply (backward m). lia. }
    exists (i - m * d), m. repeat split; [lia|lia|]. intros k' inside other.
    destruct (Nat.lt_ge_cases k' m) as [before|behind].
    + destruct (backward (m - k') ltac:(lia)) as [_ there].
      assert (m * d = k' * d + (m - k') * d) as sum by nia. now replace (i - m * d + k' * d) with (i - (m - k') * d) by lia.
    + assert (k' * d = m * d + (k' - m) * d) as sum by nia.
      replace (i - m * d + k' * d) with (i + (k' - m) * d) by lia. apply forward. lia.
  - intros (from & m & inside & place & all). exists (l - 1 - m). rewrite in_seq. split; [lia|].
    rewrite bit_land, andb_true_iff, bit_after, bit_before by assumption. split.
    + intros k between. replace (i + k * d) with (from + (m + k) * d) by nia. apply all; lia.
    + replace (l - 1 - (l - 1 - m)) with m by lia. intros k between.
      assert (m * d = k * d + (m - k) * d) as sum by nia. split; [lia|].
      assert (i - k * d = from + (m - k) * d) as -> by (clear -sum place; nia). apply all; lia.
Qed.

Lemma all_or_not (f : nat -> bool) n : (forall k, k < n -> f k = true) \/ exists k, k < n /\ f k = false.
Proof.
  induction n as [|n [all|(k & less & no)]].
  - left. lia.
  - destruct (f n) eqn:last; [left|right; exists n; auto].
    intros k less. destruct (Nat.eq_dec k n) as [->|]; [assumption|]. apply all. lia.
  - right. exists k. auto.
Qed.

(** A gap is where one more bit makes a run. *)
Lemma gaps_complete x y d i : small x -> i < bits -> 0 < d -> (forall n, bit y n = (n =? i)) ->
  (forall from, ~ run x from d) ->
  bit (gaps x (N.of_nat d)) i = true <-> exists from, run (N.lor x y) from d.
Proof.
  intros less below apart only none. rewrite bit_gaps by assumption. split.
  - intros (from & m & inside & place & all). exists from. intros k inside'. rewrite bit_lor, only.
    destruct (Nat.eq_dec k m) as [->|other]; [|now rewrite all]. rewrite <- place, Nat.eqb_refl. apply orb_true_r.
  - intros (from & whole). destruct (all_or_not (fun k => bit x (from + k * d)) l) as [already|(m & inside & no)].
    + now destruct (none from).
    + exists from, m. split; [assumption|]. pose proof (whole m inside) as one. rewrite bit_lor, no, only in one.
      apply Nat.eqb_eq in one. split; [now symmetry|]. intros k inside' other. specialize (whole k inside').
      rewrite bit_lor, only in whole. apply orb_true_iff in whole as [there|there]; [assumption|].
      apply Nat.eqb_eq in there. nia.
Qed.

End Gaps.

(** Four in a row, without loops. *)
Definition gaps_of_4 (x d : N) : N :=
  let f1 := shr x d in
  let f2 := shr (N.land x f1) d in
  let f3 := shr (N.land x f2) d in
  let b1 := shl x d in
  let b2 := shl (N.land x b1) d in
  let b3 := shl (N.land x b2) d in
  N.lor b3 (N.lor (N.land f1 b2) (N.lor (N.land f2 b1) f3)).

Lemma gaps_of_4_same x d : small x -> gaps_of_4 x d = gaps 4 x d.
Proof.
  intros less. unfold gaps. cbn [seq map fold_right after_set before_set Nat.sub].
  rewrite (land_full x less), N.lor_0_r.
  rewrite (N.land_comm full), !land_full; try reflexivity; try apply shl_small.
  apply shr_small, land_small, less.
Qed.

(** ** Boards as words *)

Section Boards.

Variables w h l : nat.
Hypothesis enough_bits : w * S h < bits.
Hypothesis some : 0 < l.
Hypothesis high : 0 < h.

Definition index (c r : nat) : nat := c * S h + r.

Lemma index_inj c r c' r' : r <= h -> r' <= h -> index c r = index c' r' -> c = c' /\ r = r'.
Proof. unfold index. intros. apply (Nat.div_mod_unique (S h)); lia. Qed.

Lemma index_small c r : c < w -> r <= h -> index c r < bits.
Proof. unfold index. nia. Qed.

(** The word of a player: a bit for each stone. *)
Definition shows (x : N) (b : board) (j : player) : Prop :=
  forall i, bit x i = true <-> exists c r, c < w /\ r < h /\ i = index c r /\ belongs b j (c, r) = true.

Lemma shows_small x b j : shows x b j -> small x.
Proof.
  intros picture. apply small_iff. intros n one. apply picture in one as (c & r & inside & below & -> & _).
  apply index_small; lia.
Qed.

Lemma shows_at x b j c r : shows x b j -> c < w -> r <= h ->
  bit x (index c r) = true -> r < h /\ belongs b j (c, r) = true.
Proof.
  intros picture inside below one. apply picture in one as (c' & r' & inside' & below' & same & mine).
  apply index_inj in same as [<- <-]; [auto|lia|lia].
Qed.

(** Up, down the falling diagonal, to the right, up the rising one. *)
Definition distances : list nat := [1; h; S h; S (S h)].

(** A line is a run. *)
Lemma line_is_run x b j : shows x b j ->
  has_line w h l b j = true <-> exists d, In d distances /\ exists from, run l x from d.
Proof.
  intros picture. rewrite has_line_iff. split.
  - intros (line & within & mine). apply lines_iff in within as (on & c & r & inside & below & here).
    assert (forall f, line = map f (seq 0 l) -> forall k, k < l -> bit x (index (fst (f k)) (snd (f k))) = true) as set.
    { intros f -> k less. assert (In (f k) (map f (seq 0 l))) as there.
      { apply in_map_iff. exists k. rewrite in_seq. split; [reflexivity|lia]. }
      apply picture. exists (fst (f k)), (snd (f k)). rewrite forallb_forall in on. specialize (on _ there).
      apply andb_prop in on as [one two]. apply Nat.ltb_lt in one, two. repeat split; try assumption.
      rewrite <- surjective_pairing. now apply mine. }
    simpl in here. destruct here as [here|[here|[here|[here|[]]]]]; apply eq_sym in here; specialize (set _ here); simpl in set.
    + exists (S h). split; [simpl; auto|]. exists (index c r). intros k less. specialize (set k less).
      now replace (index c r + k * S h) with (index (c + k) r) by (unfold index; nia).
    + exists 1. split; [simpl; auto|]. exists (index c r). intros k less. specialize (set k less).
      now replace (index c r + k * 1) with (index c (r + k)) by (unfold index; nia).
    + exists (S (S h)). split; [simpl; auto|]. exists (index c r). intros k less. specialize (set k less).
      now replace (index c r + k * S (S h)) with (index (c + k) (r + k)) by (unfold index; nia).
    + exists h. split; [simpl; auto|]. exists (index c (r + (l - 1))). intros k less. specialize (set k less).
      now replace (index c (r + (l - 1)) + k * h) with (index (c + k) (r + (l - 1 - k))) by (unfold index; nia).
  - intros (d & direction & from & whole).
    destruct (proj1 (picture from)) as (c & r & inside & below & -> & first).
    { specialize (whole 0 some). now rewrite Nat.add_0_r in whole. }
    (* Where the k-th bit of the run stands. *)
    assert (forall f, (forall k, S k < l -> fst (f k) < w -> snd (f k) < h ->
              bit x (index (fst (f k)) (snd (f k)) + d) = true -> fst (f (S k)) < w /\ snd (f (S k)) < h /\
              index (fst (f k)) (snd (f k)) + d = index (fst (f (S k))) (snd (f (S k)))) ->
            f 0 = (c, r) ->
            forall k, k < l -> fst (f k) < w /\ snd (f k) < h /\ belongs b j (f k) = true /\
                               index c r + k * d = index (fst (f k)) (snd (f k))) as along.
    { intros f next at_0 k. induction k as [|k IH]; intros less.
      - rewrite at_0. simpl. repeat split; auto; lia.
      - destruct (IH ltac:(lia)) as (wide & tall & _ & place). specialize (whole (S k) less).
        assert (bit x (index (fst (f k)) (snd (f k)) + d) = true) as one.
        { rewrite <- place. now replace (index c r + k * d + d) with (index c r + S k * d) by lia. }
        destruct (next k less wide tall one) as (wide' & tall' & place'). repeat split; try assumption; [|lia].
        rewrite place' in one. rewrite (surjective_pairing (f (S k))). now apply (shows_at x b j _ _ picture); try lia. }
    assert (forall f, (forall k, k < l -> fst (f k) < w /\ snd (f k) < h /\ belongs b j (f k) = true /\
                                          index c r + k * d = index (fst (f k)) (snd (f k))) ->
            forall c' r' line, c' < w -> r' < h -> In line (lines_from l c' r') -> line = map f (seq 0 l) ->
            exists line, In line (lines w h l) /\ forall cell, In cell line -> belongs b j cell = true) as found.
    { intros f all c' r' line wide tall among ->. exists (map f (seq 0 l)). split.
      - apply lines_iff. split; [|exists c', r'; auto]. apply forallb_forall. intros cell there.
        apply in_map_iff in there as (k & <- & less). apply in_seq in less. destruct (all k ltac:(lia)) as (one & two & _).
        apply andb_true_intro. split; now apply Nat.ltb_lt.
      - intros cell there. apply in_map_iff in there as (k & <- & less). apply in_seq in less. apply (all k). lia. }
    simpl in direction. destruct direction as [<-|[<-|[<-|[<-|[]]]]].
    + (* up *)
      pose (f := fun k => (c, r + k)). apply (found f) with (c' := c) (r' := r) (line := map f (seq 0 l)); auto; [|right; now left].
      apply along; [|unfold f; f_equal; lia]. intros k less wide tall one. simpl in *.
      replace (index c (r + k) + 1) with (index c (r + S k)) in * by (unfold index; lia).
      apply (shows_at x b j _ _ picture) in one; lia.
    + (* down *)
      pose (f := fun k => (c + k, r - k)).
      assert (forall k, k < l -> fst (f k) < w /\ snd (f k) < h /\ k <= r /\ belongs b j (f k) = true /\
                                 index c r + k * h = index (fst (f k)) (snd (f k))) as down.
      { intros k. induction k as [|k IH]; intros less.
        - unfold f. simpl. rewrite !Nat.add_0_r, Nat.sub_0_r. repeat split; auto; lia.
        - destruct (IH ltac:(lia)) as (wide & tall & down & _ & place). specialize (whole (S k) less). simpl in *.
          destruct (Nat.eq_dec k r) as [->|above].
          + exfalso. apply (f_equal (Nat.add h)) in place.
            replace (index c r + (h + r * h)) with (index (c + r) h) in whole by (unfold index in *; nia).
            apply (shows_at x b j _ _ picture) in whole; lia.
          + assert (index c r + (h + k * h) = index (c + S k) (r - S k)) as place' by (unfold index in *; nia).
            rewrite place' in whole.
            assert (c + S k < w) as wide'.
            { apply picture in whole as (c' & r' & wide' & tall' & same & _). apply index_inj in same as [-> _]; lia. }
            apply (shows_at x b j _ _ picture) in whole as [tall' mine]; try lia. repeat split; auto; lia. }
      apply (found f) with (c' := c) (r' := r - (l - 1)) (line := map f (seq 0 l)); auto.
      * intros k less. destruct (down k less) as (one & two & _ & rest). auto.
      * lia.
      * right. right. right. left. destruct (down (l - 1) ltac:(lia)) as (_ & _ & deep & _).
        apply map_ext_in. intros k within. apply in_seq in within. unfold f. f_equal. lia.
    + (* right *)
      pose (f := fun k => (c + k, r)). apply (found f) with (c' := c) (r' := r) (line := map f (seq 0 l)); auto; [|now left].
      apply along; [|unfold f; f_equal; lia]. intros k less wide tall one. simpl in *.
      replace (index (c + k) r + S h) with (index (c + S k) r) in * by (unfold index; lia).
      apply picture in one as (c' & r' & wide' & tall' & same & _). apply index_inj in same as [-> _]; lia.
    + (* rising *)
      pose (f := fun k => (c + k, r + k)).
      apply (found f) with (c' := c) (r' := r) (line := map f (seq 0 l)); auto; [|right; right; now left].
      apply along; [|unfold f; f_equal; lia]. intros k less wide tall one. simpl in *.
      replace (index (c + k) (r + k) + S (S h)) with (index (c + S k) (r + S k)) in * by (unfold index; lia).
      apply picture in one as (c' & r' & wide' & tall' & same & _). apply index_inj in same as [-> ->]; lia.
Qed.

End Boards.
