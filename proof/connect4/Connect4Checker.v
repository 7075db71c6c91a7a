(** * The checker of certificates of Connect 4

    A certificate says of each position that the owner's strategy meets, layer by layer, which column the owner plays, or
    that the leaf search closes it. The checker lists the positions itself: all replies of the other, mirror images and
    transpositions once. The search of a leaf may visit [budget] nodes; a leaf that takes more is refused. If the checker
    accepts, the owner forces the goal, whatever the certificate says and whatever the budget ([check_sound]). *)

From Coq Require Import NArith ZArith List Bool Arith Lia Mergesort Permutation.
From Minerve Require Import Value Tree Connect4Rules Connect4Facts Connect4Bits Connect4Search.
Import ListNotations.
Local Open Scope nat_scope.

(** ** Positions in order: the owner's word, then the other's *)

Definition pair := (N * N)%type.

Definition at_most (p q : pair) : bool :=
  if (fst p <? fst q)%N then true else if (fst p =? fst q)%N then (snd p <=? snd q)%N else false.

Definition equal (p q : pair) : bool := (fst p =? fst q)%N && (snd p =? snd q)%N.

Module PairOrder <: Orders.TotalLeBool.
  Definition t := pair.
  Definition leb := at_most.
  Theorem leb_total : forall a b, leb a b = true \/ leb b a = true.
  Proof.
    intros [a a'] [b b']. unfold leb, at_most. simpl.
    destruct (N.ltb_spec a b); [auto|]. destruct (N.ltb_spec b a); [auto|].
    assert (a = b) as -> by lia. rewrite N.eqb_refl. destruct (N.leb_spec a' b'); [auto|].
    right. apply N.leb_le. lia.
  Qed.
End PairOrder.

Module PairSort := Sort PairOrder.

Fixpoint once (ps : list pair) : list pair :=
  match ps with
  | p :: (q :: _) as rest => if equal p q then once rest else p :: once rest
  | _ => ps
  end.

Definition layer_of (ps : list pair) : list pair := once (PairSort.sort ps).

Lemma once_keeps p ps : In p ps -> In p (once ps).
Proof.
  induction ps as [|q ps IH]; [easy|]. destruct ps as [|r rest]; [easy|]. intros within.
  change (In p (if equal q r then once (r :: rest) else q :: once (r :: rest))).
  destruct (equal q r) eqn:E.
  - apply IH. destruct within as [<-|within]; [|assumption]. apply andb_prop in E as [one two].
    apply N.eqb_eq in one, two. left. now destruct q, r; simpl in *; subst.
  - destruct within as [<-|within]; [now left|right]. now apply IH.
Qed.

Lemma layer_of_keeps p ps : In p ps -> In p (layer_of ps).
Proof. intros within. apply once_keeps. now apply (Permutation_in p (PairSort.Permuted_sort ps)). Qed.

(** ** The checker *)

(** A code: the owner's column, or none for a leaf. *)
Definition code := option nat.

Section Checker.

Variables w h l : nat.
Variable aim : goal.

Let g := geometry_of w h l.
Let draws := match aim with Win => false | Draw => true end.

(** For each column, how far its cells are from the first column's, and the same in the mirror. *)
Definition shifts : list (N * N) := map (fun c => (N.of_nat (c * S h), N.of_nat ((w - 1 - c) * S h))) (seq 0 w).
Definition first_column : N := column_word h 0.
Definition column_words : list N := map (column_word h) (seq 0 w).

Definition mirror_word (far : list (N * N)) (first x : N) : N :=
  fold_right (fun shift y => N.lor (shl (N.land (shr x (fst shift)) first) (snd shift)) y) 0%N far.

Definition canonical (far : list (N * N)) (first : N) (p : pair) : pair :=
  let image := (mirror_word far first (fst p), mirror_word far first (snd p)) in
  if at_most p image then p else image.

Section Layers.

Variable canon : pair -> pair.
Variable geo : geometry.
Variable words : list N.
Variable drawn : bool.
Variable budget : N.

(** What follows where the other is to move; none if the other wins at once, or the board is full and a draw is not enough. *)
Definition replies (own other : N) : option (list pair) :=
  let free := playable geo (N.lor own other) in
  if (free =? 0)%N then (if drawn then Some [] else None)
  else if (N.land (threats geo other) free =? 0)%N then
    Some (flat_map (fun column =>
      let m := N.land free column in
      if (m =? 0)%N then [] else [canon (own, N.lor other m)]) (columns geo))
  else None.

(** One position of a layer: what it adds to the next layer. *)
Definition expand (fuel : nat) (p : pair) (c : code) : option (list pair) :=
  let (own, other) := p in
  match c with
  | None =>
      match owner_node geo drawn fuel own other (threats geo own) budget with
      | Reached _ => Some []
      | _ => None
      end
  | Some column =>
      let m := N.land (playable geo (N.lor own other)) (nth column words 0%N) in
      if (m =? 0)%N then None
      else if (N.land (threats geo own) m =? 0)%N then replies (N.lor own m) other
      else Some []
  end.

Fixpoint expand_all (fuel : nat) (layer : list pair) (codes : list code) (next : list pair) : option (list pair * list code) :=
  match layer, codes with
  | [], _ => Some (next, codes)
  | p :: layer, c :: codes =>
      match expand fuel p c with
      | Some more => expand_all fuel layer codes (more ++ next)
      | None => None
      end
  | _, [] => None
  end.

(** Every code is used, and none is missing. *)
Fixpoint check_layers (fuel depth : nat) (layer : list pair) (codes : list code) : bool :=
  match layer, depth with
  | [], _ => match codes with [] => true | _ => false end
  | _, 0 => false
  | _, S depth =>
      match expand_all fuel layer codes [] with
      | Some (next, codes) => check_layers fuel depth (layer_of next) codes
      | None => false
      end
  end.

End Layers.

(** The word of a player's stones. *)
Definition stones_word (b : board) (j : player) : N :=
  word_of (flat_map (fun c => map (index h c) (filter (fun r => belongs b j (c, r)) (seq 0 h))) (seq 0 w)).

Definition check (columns : list nat) (j : player) (budget : N) (codes : list code) : bool :=
  (w * S h <? bits) && (0 <? l) && (0 <? h) &&
  match after w h l (start w) columns with
  | None => false
  | Some p =>
      match ending w h l p with
      | Some _ => false
      | None =>
          let canon := canonical shifts first_column in
          let own := stones_word (cells p) j in
          let other := stones_word (cells p) (opponent j) in
          let layer := if same (turn p) j then Some [canon (own, other)] else replies canon g draws own other in
          match layer with
          | None => false
          | Some layer => check_layers canon g column_words draws budget (S (w * h)) (S (w * h)) (layer_of layer) codes
          end
      end
  end.

(** ** Soundness *)

Section Soundness.

Hypothesis enough_bits : w * S h < bits.
Hypothesis some : 0 < l.
Hypothesis high : 0 < h.
Variable j : player.

Let canon := canonical shifts first_column.

Let wins (p : pair) : Prop := won w h l j aim (fst p) (snd p).

Lemma mirror_word_shows x b i : length b = w -> shows w h x b i -> shows w h (mirror_word shifts first_column x) (rev b) i.
Proof.
  intros wide picture n.
  assert (bit (mirror_word shifts first_column x) n = true <->
          exists c r, c < w /\ r < h /\ n = index h (w - 1 - c) r /\ bit x (index h c r) = true) as meaning.
  { assert (forall cs, (forall c, In c cs -> c < w) ->
      bit (mirror_word (map (fun c => (N.of_nat (c * S h), N.of_nat ((w - 1 - c) * S h))) cs) first_column x) n = true <->
      exists c r, In c cs /\ r < h /\ n = index h (w - 1 - c) r /\ bit x (index h c r) = true) as each.
    { induction cs as [|c cs IH]; intros inside; simpl.
      - rewrite bit_zero. split; [discriminate|]. now intros (c & r & [] & _).
      - rewrite bit_lor, orb_true_iff, IH by (intros; apply inside; now right). clear IH.
        rewrite bit_shl, bit_land, bit_shr, !andb_true_iff, Nat.ltb_lt, Nat.leb_le. specialize (inside c (or_introl eq_refl)). split.
        + intros [[[below far] [one two]]|(c' & r & within & rest)]; [|exists c', r; tauto].
          apply bit_word_in, in_map_iff in two as (r & place & within). apply in_seq in within.
          exists c, r. unfold index in *. repeat split; [now left|lia|lia|].
          now replace (c * S h + r) with (n - (w - 1 - c) * S h + c * S h) by lia.
        + intros (c' & r & [<-|within] & below & -> & one); [left|right; exists c', r; auto].
          pose proof (index_small w h l enough_bits some high (w - 1 - c) r ltac:(lia) ltac:(lia)).
          unfold index in *. repeat split; [assumption|lia| |].
          * now replace ((w - 1 - c) * S h + r - (w - 1 - c) * S h + c * S h) with (c * S h + r) by lia.
          * apply bit_word_of; [lia|]. apply in_map_iff. exists r. rewrite in_seq. unfold index. split; [|lia]. lia. }
    unfold shifts. rewrite each by (intros c within; apply in_seq in within; lia). split.
    - intros (c & r & within & rest). apply in_seq in within. exists c, r. split; [lia|assumption].
    - intros (c & r & inside & rest). exists c, r. rewrite in_seq. split; [lia|assumption]. }
  rewrite meaning. split.
  - intros (c & r & inside & below & -> & one). exists (w - 1 - c), r. repeat split; try lia.
    destruct (shows_at w h l enough_bits some high x b i c r picture inside ltac:(lia) one) as [_ mine].
    pose proof (belongs_mirror w b i (c, r) wide inside) as image. unfold across in image. simpl in image. congruence.
  - intros (c & r & inside & below & -> & mine). exists (w - 1 - c), r. repeat split; try lia.
    + f_equal. lia.
    + apply picture. exists (w - 1 - c), r. repeat split; try lia.
      pose proof (belongs_mirror w b i (w - 1 - c, r) wide ltac:(simpl; lia)) as image. unfold across in image. simpl in image.
      replace (w - 1 - (w - 1 - c)) with c in image by lia. congruence.
Qed.

Lemma pictures_mirror own other b : pictures w h l j own other b ->
  pictures w h l j (mirror_word shifts first_column own) (mirror_word shifts first_column other) (rev b).
Proof.
  intros (mine & theirs & [wide low] & none). split; [now apply mirror_word_shows|]. split; [now apply mirror_word_shows|]. split; [split|].
  - now rewrite rev_length.
  - intros c. destruct (Nat.lt_ge_cases c (length b)) as [inside|outside].
    + rewrite rev_column by assumption. apply low.
    + rewrite nth_overflow; [simpl; lia|]. now rewrite rev_length.
  - intros i. now rewrite has_line_mirror.
Qed.

(** A position is won if its mirror image is. *)
Lemma canonical_wins p : wins (canon p) -> wins p.
Proof.
  destruct p as [own other]. unfold canon, canonical. simpl. destruct (at_most _ _); [auto|].
  unfold wins. simpl. intros image b picture. specialize (image _ (pictures_mirror _ _ _ picture)).
  apply forces_mirror in image; [|simpl; rewrite rev_length; apply picture].
  unfold mirror in image. simpl in image. now rewrite rev_involutive in image.
Qed.

Lemma replies_sound own other next b : pictures w h l j own other b ->
  replies canon g draws own other = Some next -> (forall p, In p next -> wins p) ->
  forces w h l j aim (At b (opponent j)).
Proof.
  intros picture found all. apply (other_sound w h l enough_bits some high j aim
    (fun own' other' _ allowed =>
      if (own' =? own)%N && existsb (equal (canon (own', other'))) next then Reached allowed else Missed allowed)
    own other 0%N 0%N b); [|assumption|].
  - intros own' other' before after told. destruct (_ && _) eqn:both in told; [|discriminate].
    apply andb_prop in both as [same listed]. clear told. rename listed into told. apply existsb_exists in told as (p & within & E).
    change (wins (own', other')). apply canonical_wins. replace (canon (own', other')) with p; [now apply all|].
    apply andb_prop in E as [one two]. apply N.eqb_eq in one, two. destruct p, (canon (own', other')). simpl in *. congruence.
  - unfold replies in found. unfold other_node. fold g. destruct (playable g (N.lor own other) =? 0)%N.
    { fold draws. destruct draws; [reflexivity|discriminate]. }
    destruct (N.land (threats g other) (playable g (N.lor own other)) =? 0)%N; [|discriminate].
    injection found as <-. apply all_reach. intros column within none.
    destruct (N.ldiff _ _ =? 0)%N; [|reflexivity]. rewrite N.eqb_refl. simpl.
    rewrite (proj2 (existsb_exists _ _)); [reflexivity|].
    exists (canon (own, N.lor other (N.land (playable g (N.lor own other)) column))). split.
    + apply in_flat_map. exists column. split; [assumption|]. rewrite none. now left.
    + unfold equal. now rewrite !N.eqb_refl.
Qed.

Lemma expand_sound budget fuel p c next : expand canon g column_words draws budget fuel p c = Some next ->
  (forall q, In q next -> wins q) -> wins p.
Proof.
  destruct p as [own other]. unfold wins at 2. simpl. destruct c as [column|].
  - set (m := N.land _ _). destruct (m =? 0)%N eqn:none; [discriminate|].
    intros found all b picture.
    assert (exists c, nth column column_words 0%N = column_word h c) as [c word].
    { destruct (nth_in_or_default column column_words 0%N) as [within|outside].
      - apply in_map_iff in within as (c & E & _). now exists c.
      - unfold m in none. rewrite outside, N.land_0_r in none. discriminate. }
    unfold m in *. rewrite word in *.
    destruct (column_cell w h l enough_bits some high j own other b _ c picture (fun n one => one) none) as (inside & room & only).
    destruct (N.land (threats g own) _ =? 0)%N eqn:calm.
    + assert (has_line w h l (drop b c j) j = false) as no.
      { destruct (has_line w h l (drop b c j) j) eqn:line; [|reflexivity].
        apply (own_threat w h l enough_bits some high j own other b c picture inside room) in line.
        rewrite zero in calm. specialize (calm (index h c (length (nth c b [])))). rewrite bit_land in calm. fold g in line.
        rewrite line, only, Nat.eqb_refl in calm. discriminate. }
      pose proof (can_move w h b j c inside room) as move.
      apply forces_move with c; [eapply goes_on; [apply picture|eassumption]|reflexivity|assumption|].
      unfold play. simpl. apply replies_sound with (2 := found); [|assumption]. now apply pictures_own.
    + apply nonzero in calm as [n one]. rewrite bit_land, only, andb_true_iff, Nat.eqb_eq in one. destruct one as [threat ->].
      eapply wins_now with (c := c); try eassumption; try apply picture; [now apply can_move|].
      now apply (own_threat w h l enough_bits some high j own other).
  - destruct (owner_node _ _ _ _ _ _ _) as [rest| |] eqn:found; try discriminate. intros _ _.
    now apply (owner_sound w h l enough_bits some high j aim fuel _ _ budget rest).
Qed.

Lemma expand_all_sound budget fuel layer : forall codes next last rest,
  expand_all canon g column_words draws budget fuel layer codes next = Some (last, rest) ->
  (forall q, In q last -> wins q) -> (forall q, In q next -> wins q) /\ forall p, In p layer -> wins p.
Proof.
  induction layer as [|p layer IH]; simpl; intros codes next last rest found all.
  - injection found as -> _. split; [assumption|easy].
  - destruct codes as [|c codes]; [discriminate|].
    destruct (expand canon g column_words draws budget fuel p c) as [more|] eqn:here; [|discriminate].
    destruct (IH _ _ _ _ found all) as [next_wins layer_wins]. split.
    + intros q within. apply next_wins, in_or_app. now right.
    + intros q [<-|within]; [|now apply layer_wins]. apply (expand_sound _ _ _ _ _ here).
      intros q within. apply next_wins, in_or_app. now left.
Qed.

Lemma check_layers_sound budget fuel depth : forall layer codes,
  check_layers canon g column_words draws budget fuel depth layer codes = true -> forall p, In p layer -> wins p.
Proof.
  induction depth as [|depth IH]; intros [|p layer] codes; simpl; try easy.
  destruct codes as [|c codes]; [discriminate|].
  destruct (expand canon g column_words draws budget fuel p c) as [more|] eqn:here; [|discriminate].
  destruct (expand_all canon g column_words draws budget fuel layer codes (more ++ [])) as [[next rest]|] eqn:found; [|discriminate].
  intros deeper.
  destruct (expand_all_sound _ _ _ _ _ _ _ found (fun q within => IH _ _ deeper q (layer_of_keeps q next within))) as [more_wins layer_wins].
  intros q [<-|within]; [|now apply layer_wins]. apply (expand_sound _ _ _ _ _ here).
  intros q within. apply more_wins, in_or_app. now left.
Qed.

Lemma stones_word_shows b i : shows w h (stones_word b i) b i.
Proof.
  intros n. unfold stones_word. split.
  - intros one. apply bit_word_in, in_flat_map in one as (c & within & there). apply in_map_iff in there as (r & <- & there).
    apply filter_In in there as [within' mine]. apply in_seq in within, within'. exists c, r. repeat split; try lia; assumption.
  - intros (c & r & inside & below & -> & mine). apply bit_word_of; [apply (index_small w h l enough_bits some high); lia|].
    apply in_flat_map. exists c. rewrite in_seq. split; [lia|]. apply in_map_iff. exists r. split; [reflexivity|].
    apply filter_In. rewrite in_seq. split; [lia|assumption].
Qed.

End Soundness.

Lemma after_fits columns : forall p q, fits w h (cells p) -> after w h l p columns = Some q -> fits w h (cells q).
Proof.
  induction columns as [|c columns IH]; simpl; intros p q fit found; [congruence|].
  destruct (ending w h l p); [discriminate|]. destruct (existsb (Nat.eqb c) (moves w h p)) eqn:move; [|discriminate].
  apply existsb_exists in move as (c' & within & E). apply Nat.eqb_eq in E. subst c'.
  apply (IH (play p c)); [now apply play_fits|assumption].
Qed.

Lemma start_fits : fits w h (cells (start w)).
Proof. apply (reachable_fits w h l 0 (start w)). constructor. Qed.

(** If the checker says yes, the owner forces the goal, in the rules, whatever the certificate says. *)
Theorem check_sound columns j budget codes : check columns j budget codes = true ->
  exists p, after w h l (start w) columns = Some p /\ forces w h l j aim p.
Proof.
  unfold check. rewrite !andb_true_iff, !Nat.ltb_lt. intros [[[enough_bits some] high] told].
  destruct (after w h l (start w) columns) as [p|] eqn:played; [|discriminate]. exists p. split; [reflexivity|].
  pose proof (after_fits columns _ _ start_fits played) as fit.
  destruct (ending w h l p) eqn:open; [discriminate|]. apply goes_on_iff in open as open'. destruct open' as [none _].
  assert (pictures w h l j (stones_word (cells p) j) (stones_word (cells p) (opponent j)) (cells p)) as picture.
  { split; [now apply stones_word_shows|]. split; [now apply stones_word_shows|]. now split. }
  destruct p as [b t]. cbn [cells turn] in *. destruct (same t j) eqn:turn.
  - apply same_true in turn. subst t.
    assert (won w h l j aim (stones_word b j) (stones_word b (opponent j))) as this; [|now apply this].
    apply (canonical_wins enough_bits some high j (stones_word b j, stones_word b (opponent j))).
    apply (check_layers_sound enough_bits some high j _ _ _ _ _ told). apply layer_of_keeps. now left.
  - assert (t = opponent j) as -> by (destruct t, j; simpl in turn |- *; congruence).
    destruct (replies _ _ _ _ _) as [layer|] eqn:found; [|discriminate].
    apply (replies_sound enough_bits some high j _ _ layer b picture found).
    intros q within. apply (check_layers_sound enough_bits some high j _ _ _ _ _ told). now apply layer_of_keeps.
Qed.

(** In the words of Minimax. *)
Theorem check_value columns j budget codes : check columns j budget codes = true ->
  exists p, after w h l (start w) columns = Some p /\ reaches j aim (game_value w h l p).
Proof.
  intros told. destruct (check_sound columns j budget codes told) as (p & played & forced). exists p. split; [assumption|].
  apply forces_is_minimax; [|assumption]. now apply (after_fits columns _ _ start_fits).
Qed.

End Checker.

(** ** The sentence of the course

    Connect 4 "a été résolu en 1988: le premier joueur a une stratégie gagnante", and its first move must be the centre:
    what follows if the checker accepts four certificates, one for each column up to the centre. *)

Theorem centre_wins budget codes : check 7 6 4 Win [3] Max budget codes = true -> forces 7 6 4 Max Win (start 7).
Proof.
  intros told. destruct (check_sound _ _ _ _ _ _ _ _ told) as (p & played & forced).
  apply forces_move with 3; [reflexivity|reflexivity|simpl; auto|].
  replace (play (start 7) 3) with p; [assumption|]. vm_compute in played. now injection played as <-.
Qed.

Lemma opening_holds aim c budget codes : c < 7 -> check 7 6 4 aim [c] Min budget codes = true ->
  forces 7 6 4 Min aim (play (start 7) c) /\ forces 7 6 4 Min aim (play (start 7) (6 - c)).
Proof.
  intros inside told. destruct (check_sound _ _ _ _ _ _ _ _ told) as (p & played & forced).
  assert (p = play (start 7) c) as ->.
  { simpl in played. do 7 (destruct c as [|c]; [vm_compute in played; now injection played as <-|]). lia. }
  split; [assumption|]. apply forces_mirror in forced; [|unfold play; cbn [cells]; now rewrite drop_length].
  replace (play (start 7) (6 - c)) with (mirror (play (start 7) c)); [assumption|].
  now rewrite (play_mirror 7) by (reflexivity || assumption).
Qed.

Theorem only_the_centre_wins budget_3 centre budget_0 edge budget_1 second budget_2 third :
  check 7 6 4 Win [3] Max budget_3 centre = true ->
  check 7 6 4 Win [0] Min budget_0 edge = true ->
  check 7 6 4 Win [1] Min budget_1 second = true ->
  check 7 6 4 Draw [2] Min budget_2 third = true ->
  forces 7 6 4 Max Win (start 7) /\
  forall c, In c (moves 7 6 (start 7)) -> forces 7 6 4 Max Win (play (start 7) c) <-> c = 3.
Proof.
  intros at_3 at_0 at_1 at_2. split; [now apply centre_wins with budget_3 centre|]. intros c move. split.
  - intros wins. assert (~ forces 7 6 4 Min Draw (play (start 7) c)) as cannot by exact (not_both 7 6 4 Max Win _ wins).
    destruct (opening_holds Win 0 budget_0 edge ltac:(lia) at_0) as [e0 e6].
    destruct (opening_holds Win 1 budget_1 second ltac:(lia) at_1) as [e1 e5].
    destruct (opening_holds Draw 2 budget_2 third ltac:(lia) at_2) as [e2 e4].
    apply win_holds in e0, e1, e5, e6. simpl in e4, e5, e6.
    apply moves_iff in move as [inside _].
    do 7 (destruct c as [|c]; [try reflexivity; now destruct cannot|]). lia.
  - intros ->. destruct (check_sound _ _ _ _ _ _ _ _ at_3) as (p & played & forced).
    replace (play (start 7) 3) with p; [assumption|]. vm_compute in played. now injection played as <-.
Qed.
