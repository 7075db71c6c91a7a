(** * What the rules of Connect 4 entail

    Sanity: a move adds one stone, a game has at most w * h plies, there are 69 lines on 7x6, nobody wins twice, the
    mirror image is worth the same; and [forces] is Minimax. *)

From Coq Require Import ZArith List Bool Arith Lia.
From Minerve Require Import Value Tree Minimax Connect4Rules.
Import ListNotations.
Local Open Scope nat_scope.

Lemma same_true i j : same i j = true <-> i = j.
Proof. destruct i, j; simpl; split; congruence. Qed.

Lemma opponent_other j : opponent j <> j.
Proof. now destruct j. Qed.

(** ** Dropping a stone *)

Lemma drop_length b : forall c j, length (drop b c j) = length b.
Proof. induction b as [|column b IH]; intros [|c] j; simpl; auto. Qed.

Lemma drop_column b : forall c j c', c < length b ->
  nth c' (drop b c j) [] = if c' =? c then nth c b [] ++ [j] else nth c' b [].
Proof.
  induction b as [|column b IH]; intros [|c] j [|c'] inside; simpl in *; try lia; try reflexivity.
  rewrite IH by lia. reflexivity.
Qed.

Lemma drop_stone b c j c' r : c < length b ->
  stone (drop b c j) c' r = if (c' =? c) && (r =? length (nth c b [])) then Some j else stone b c' r.
Proof.
  intros inside. unfold stone. rewrite drop_column by assumption.
  destruct (Nat.eqb_spec c' c) as [->|other]; simpl; [|reflexivity].
  destruct (Nat.eqb_spec r (length (nth c b []))) as [->|elsewhere].
  - rewrite nth_error_app2, Nat.sub_diag; reflexivity.
  - destruct (Nat.lt_ge_cases r (length (nth c b []))) as [below|above].
    + now rewrite nth_error_app1.
    + rewrite nth_error_app2 by assumption.
      destruct (r - length (nth c b [])) eqn:rest; [lia|]. simpl.
      rewrite (proj2 (nth_error_None (nth c b []) r)) by lia. now destruct n.
Qed.

Definition stones (b : board) : nat := list_sum (map (@length player) b).

Theorem move_adds_one_stone b : forall c j, c < length b -> stones (drop b c j) = S (stones b).
Proof.
  unfold stones. induction b as [|column b IH]; intros [|c] j inside; simpl in *; try lia.
  - rewrite app_length. simpl. lia.
  - rewrite IH by lia. lia.
Qed.

(** ** Boards *)

Section Facts.

Variables w h l : nat.

(** As many columns as the board is wide, none too high. *)
Definition fits (b : board) : Prop := length b = w /\ forall c, length (nth c b []) <= h.

Lemma moves_iff p c : In c (moves w h p) <-> c < w /\ length (nth c (cells p) []) < h.
Proof.
  unfold moves, legal. rewrite filter_In, in_seq, Nat.ltb_lt. lia.
Qed.

Lemma play_fits p c : fits (cells p) -> In c (moves w h p) -> fits (cells (play p c)).
Proof.
  intros [wide high] move. apply moves_iff in move as [inside room]. split; simpl.
  - now rewrite drop_length.
  - intros c'. rewrite drop_column by lia. destruct (Nat.eqb_spec c' c); [|apply high].
    subst. rewrite app_length. simpl. lia.
Qed.

Lemma stones_bound b : fits b -> stones b <= w * h.
Proof.
  intros [<- high]. unfold stones. revert high. induction b as [|column b IH]; intros high; simpl; [lia|].
  specialize (high 0) as first. simpl in first.
  specialize (IH (fun c => high (S c))). lia.
Qed.

(** Without a move the board is full. *)
Lemma full_board b j : fits b -> stones b = w * h -> moves w h (At b j) = [].
Proof.
  intros fit full. destruct (moves w h (At b j)) as [|c rest] eqn:E; [reflexivity|].
  assert (In c (moves w h (At b j))) as move by (rewrite E; now left).
  pose proof (play_fits (At b j) c fit move) as fit'. apply stones_bound in fit'. simpl in fit'.
  apply moves_iff in move as [inside _]. destruct fit as [wide _].
  rewrite move_adds_one_stone in fit' by lia. lia.
Qed.

Lemma reachable_fits n p : reachable w h l n p -> fits (cells p) /\ stones (cells p) = n.
Proof.
  intros reached. induction reached as [|n p c reached [fit count] goes_on move].
  - simpl. unfold fits, stones. rewrite repeat_length. repeat split.
    + intros c. destruct (Nat.lt_ge_cases c w).
      * rewrite nth_repeat. simpl. lia.
      * rewrite nth_overflow; [simpl; lia|]. now rewrite repeat_length.
    + clear. induction w; simpl; auto.
  - split; [now apply play_fits|]. simpl. apply moves_iff in move as [inside _]. destruct fit as [wide _].
    rewrite move_adds_one_stone by lia. lia.
Qed.

(** A game lasts at most w * h plies. *)
Theorem game_is_finite n p : reachable w h l n p -> n <= w * h.
Proof. intros reached. apply reachable_fits in reached as [fit <-]. now apply stones_bound. Qed.

(** ** Lines *)

Lemma lines_iff line :
  In line (lines w h l) <-> forallb (on_board w h) line = true /\ exists c r, c < w /\ r < h /\ In line (lines_from l c r).
Proof.
  unfold lines. rewrite filter_In, in_flat_map. split.
  - intros [(c & within & rest) on]. apply in_flat_map in rest as (r & within' & here).
    apply in_seq in within, within'. split; [assumption|]. exists c, r. repeat split; try lia. assumption.
  - intros (on & c & r & inside & inside' & here). split; [|assumption]. exists c. rewrite in_seq. split; [lia|].
    apply in_flat_map. exists r. rewrite in_seq. split; [lia|assumption].
Qed.

Lemma has_line_iff b j : has_line w h l b j = true <->
  exists line, In line (lines w h l) /\ forall cell, In cell line -> belongs b j cell = true.
Proof.
  unfold has_line. rewrite existsb_exists. split; intros (line & within & all); exists line; split; auto.
  - now apply forallb_forall.
  - now apply forallb_forall in all || now apply forallb_forall.
Qed.

Lemma belongs_drop b c j i cell : c < length b ->
  belongs (drop b c j) i cell =
  if (fst cell =? c) && (snd cell =? length (nth c b [])) then same j i else belongs b i cell.
Proof. intros inside. unfold belongs. rewrite drop_stone by assumption. now destruct (_ && _). Qed.

(** A move makes no line of the other player. *)
Lemma no_gift b c j : c < length b ->
  has_line w h l (drop b c j) (opponent j) = true -> has_line w h l b (opponent j) = true.
Proof.
  intros inside found. apply has_line_iff in found as (line & within & all). apply has_line_iff.
  exists line. split; [assumption|]. intros cell here. specialize (all cell here).
  rewrite belongs_drop in all by assumption. destruct (_ && _); [|assumption].
  apply same_true in all. now destruct (opponent_other j).
Qed.

Lemma goes_on_iff p : ending w h l p = None <->
  (forall j, has_line w h l (cells p) j = false) /\ moves w h p <> [].
Proof.
  unfold ending. destruct (has_line w h l (cells p) Max) eqn:max, (has_line w h l (cells p) Min) eqn:min;
    try (split; [discriminate|]; intros [none _]; now rewrite none in max || now rewrite none in min).
  - split; [discriminate|]. intros [none _]. rewrite none in min. discriminate.
  - destruct (moves w h p) eqn:E.
    + split; [discriminate|]. intros [_ no]. congruence.
    + split; [|reflexivity]. intros _. split; [now intros []|discriminate].
Qed.

Lemma empty_board_has_no_line j : 0 < l -> has_line w h l (repeat [] w) j = false.
Proof.
  intros some. destruct (has_line w h l (repeat [] w) j) eqn:found; [|reflexivity].
  apply has_line_iff in found as (line & within & all). apply lines_iff in within as (_ & c & r & _ & _ & here).
  assert (exists cell, In cell line) as [cell cell_in].
  { destruct l as [|m]; [lia|]. simpl in here. intuition (subst; eexists; left; reflexivity). }
  specialize (all cell cell_in). unfold belongs, stone in all.
  assert (nth (fst cell) (repeat (@nil player) w) [] = []) as empty.
  { destruct (Nat.lt_ge_cases (fst cell) w); [apply nth_repeat|]. apply nth_overflow. now rewrite repeat_length. }
  rewrite empty in all. now destruct (snd cell).
Qed.

(** Nobody wins a game that the other has won. *)
Theorem one_winner n p : 0 < l -> reachable w h l n p ->
  ~ (has_line w h l (cells p) Max = true /\ has_line w h l (cells p) Min = true).
Proof.
  intros some reached. destruct reached as [|n p c reached goes_on move].
  - simpl. rewrite empty_board_has_no_line by assumption. now intros [].
  - intros [max min]. apply goes_on_iff in goes_on as [none _].
    destruct (proj1 (reachable_fits _ _ reached)) as [wide _]. apply moves_iff in move as [inside _].
    assert (has_line w h l (cells p) (opponent (turn p)) = true) as gift.
    { apply (no_gift _ c); [lia|]. simpl in max, min. now destruct (turn p). }
    now rewrite none in gift.
Qed.

(** ** The mirror image *)

Lemma rev_column (b : board) c : c < length b -> nth c (rev b) [] = nth (length b - 1 - c) b [].
Proof. intros inside. rewrite rev_nth by assumption. f_equal. lia. Qed.

Definition across (cell : nat * nat) : nat * nat := (w - 1 - fst cell, snd cell).

Lemma belongs_mirror b j cell : length b = w -> fst cell < w -> belongs (rev b) j (across cell) = belongs b j cell.
Proof.
  intros wide inside. unfold belongs, stone, across. simpl. rewrite rev_column by lia.
  now replace (length b - 1 - (w - 1 - fst cell)) with (fst cell) by lia.
Qed.

(** The image of a line is a line, read the other way round. *)
Lemma line_mirror line : In line (lines w h l) ->
  exists image, In image (lines w h l) /\ forall cell, In cell image -> exists cell', In cell' line /\ cell = across cell'.
Proof.
  intros within. apply lines_iff in within as (on & c & r & inside & inside' & here).
  assert (forall cell, In cell line -> fst cell < w /\ snd cell < h) as on'.
  { intros cell there. rewrite forallb_forall in on. specialize (on cell there). unfold on_board in on.
    apply andb_prop in on as [one two]. apply Nat.ltb_lt in one, two. now split. }
  clear on. simpl in here.
  assert (forall f, line = map f (seq 0 l) -> forall k, k < l -> In (f k) line) as member.
  { intros f -> k less. apply in_map_iff. exists k. rewrite in_seq. split; [reflexivity|lia]. }
  assert (forall line' c' r', c' < w -> r' < h -> In line' (lines_from l c' r') ->
          (forall cell, In cell line' -> exists cell', In cell' line /\ cell = across cell') ->
          exists image, In image (lines w h l) /\ forall cell, In cell image -> exists cell', In cell' line /\ cell = across cell') as found.
  { intros line' c' r' wide high from images. exists line'. split; [|assumption]. apply lines_iff. split.
    - apply forallb_forall. intros cell there. destruct (images cell there) as (cell' & there' & ->).
      specialize (on' cell' there'). unfold on_board, across. simpl.
      apply andb_true_intro. split; apply Nat.ltb_lt; lia.
    - exists c', r'. auto. }
  destruct (Nat.eq_dec l 0) as [zero|some].
  { apply (found (map (fun k => (c + k, r)) (seq 0 l)) c r); try assumption; [now left|].
    intros cell there. apply in_map_iff in there as (k & _ & less). apply in_seq in less. lia. }
  assert (exists m, l = m + 1) as [m is_m] by (exists (l - 1); lia).
  destruct here as [here|[here|[here|[here|[]]]]].
  - (* a row *)
    pose proof (member _ (eq_sym here)) as at_k. pose proof (on' _ (at_k m ltac:(lia))) as last. simpl in last.
    apply (found (map (fun k => (w - 1 - (c + m) + k, r)) (seq 0 l)) (w - 1 - (c + m)) r); try lia.
    + simpl. now left.
    + intros cell there. apply in_map_iff in there as (k & <- & less). apply in_seq in less.
      exists (c + (m - k), r). split; [apply (at_k (m - k)); lia|]. unfold across. simpl. f_equal; lia.
  - (* a column *)
    pose proof (member _ (eq_sym here)) as at_k.
    apply (found (map (fun k => (w - 1 - c, r + k)) (seq 0 l)) (w - 1 - c) r); try lia.
    + simpl. right. now left.
    + intros cell there. apply in_map_iff in there as (k & <- & less). apply in_seq in less.
      exists (c, r + k). split; [apply (at_k k); lia|]. reflexivity.
  - (* a rising diagonal becomes a falling one *)
    pose proof (member _ (eq_sym here)) as at_k. pose proof (on' _ (at_k m ltac:(lia))) as last. simpl in last.
    apply (found (map (fun k => (w - 1 - (c + m) + k, r + (l - 1 - k))) (seq 0 l)) (w - 1 - (c + m)) r); try lia.
    + right. right. right. now left.
    + intros cell there. apply in_map_iff in there as (k & <- & less). apply in_seq in less.
      exists (c + (m - k), r + (m - k)). split; [apply (at_k (m - k)); lia|]. unfold across. simpl. f_equal; lia.
  - (* and conversely *)
    pose proof (member _ (eq_sym here)) as at_k. pose proof (on' _ (at_k m ltac:(lia))) as last. simpl in last.
    apply (found (map (fun k => (w - 1 - (c + m) + k, r + k)) (seq 0 l)) (w - 1 - (c + m)) r); try lia.
    + right. right. now left.
    + intros cell there. apply in_map_iff in there as (k & <- & less). apply in_seq in less.
      exists (c + (m - k), r + (l - 1 - (m - k))). split; [apply (at_k (m - k)); lia|]. unfold across. simpl. f_equal; lia.
Qed.

Lemma has_line_mirror b j : length b = w -> has_line w h l (rev b) j = has_line w h l b j.
Proof.
  assert (forall b, length b = w -> has_line w h l b j = true -> has_line w h l (rev b) j = true) as once.
  { clear b. intros b wide found. apply has_line_iff in found as (line & within & all).
    destruct (line_mirror line within) as (image & within' & images). apply has_line_iff. exists image.
    split; [assumption|]. intros cell there. destruct (images cell there) as (cell' & there' & ->).
    rewrite belongs_mirror; auto. apply lines_iff in within as [on _]. rewrite forallb_forall in on.
    specialize (on cell' there'). apply andb_prop in on as [one _]. now apply Nat.ltb_lt. }
  intros wide. destruct (has_line w h l b j) eqn:E; [now apply once|].
  destruct (has_line w h l (rev b) j) eqn:E'; [|reflexivity].
  apply once in E'; [|now rewrite rev_length]. rewrite rev_involutive in E'. congruence.
Qed.

Lemma moves_mirror p c : length (cells p) = w -> In c (moves w h p) -> In (w - 1 - c) (moves w h (mirror p)).
Proof.
  intros wide move. apply moves_iff in move as [inside room]. apply moves_iff. simpl. split; [lia|].
  rewrite rev_column by lia. now replace (length (cells p) - 1 - (w - 1 - c)) with c by lia.
Qed.

Lemma mirror_mirror p : mirror (mirror p) = p.
Proof. destruct p. unfold mirror. simpl. now rewrite rev_involutive. Qed.

Lemma ending_mirror p : length (cells p) = w -> ending w h l (mirror p) = ending w h l p.
Proof.
  intros wide. unfold ending. simpl. rewrite !has_line_mirror by assumption.
  assert (moves w h (mirror p) = [] <-> moves w h p = []) as empty.
  { split; intros none; [destruct (moves w h p) as [|c rest] eqn:E | destruct (moves w h (mirror p)) as [|c rest] eqn:E];
      try reflexivity; exfalso.
    - assert (In c (moves w h p)) as move by (rewrite E; now left).
      apply moves_mirror in move; [|assumption]. now rewrite none in move.
    - assert (In c (moves w h (mirror p))) as move by (rewrite E; now left).
      apply moves_mirror in move; [|simpl; now rewrite rev_length]. rewrite mirror_mirror, none in move. easy. }
  destruct (moves w h (mirror p)), (moves w h p); try reflexivity; exfalso;
    [now specialize (proj1 empty eq_refl) | now specialize (proj2 empty eq_refl)].
Qed.

Lemma drop_app_left b b' j c : c < length b -> drop (b ++ b') c j = drop b c j ++ b'.
Proof. revert c. induction b as [|column b IH]; intros [|c] inside; simpl in *; try lia; [reflexivity|]. now rewrite IH by lia. Qed.

Lemma drop_app_right b b' j c : drop (b ++ b') (length b + c) j = b ++ drop b' c j.
Proof. induction b as [|column b IH]; simpl; [reflexivity|]. now rewrite IH. Qed.

Lemma drop_mirror b : forall c j, c < length b -> rev (drop b c j) = drop (rev b) (length b - 1 - c) j.
Proof.
  induction b as [|column b IH]; intros [|c] j inside; simpl in *; try lia.
  - replace (length b - 0 - 0) with (length (rev b) + 0) by (rewrite rev_length; lia). now rewrite drop_app_right.
  - rewrite IH by lia. replace (length b - 0 - S c) with (length b - 1 - c) by lia.
    rewrite drop_app_left; [reflexivity|]. rewrite rev_length. lia.
Qed.

Lemma play_mirror p c : length (cells p) = w -> c < w -> mirror (play p c) = play (mirror p) (w - 1 - c).
Proof. intros wide inside. unfold mirror, play. simpl. f_equal. rewrite drop_mirror by lia. f_equal. lia. Qed.

Theorem forces_mirror j g p : length (cells p) = w -> forces w h l j g p -> forces w h l j g (mirror p).
Proof.
  intros wide forced.
  induction forced as [p result over good | p c goes_on mine move forced IH | p goes_on theirs forced IH].
  - apply forces_end with result; [|assumption]. now rewrite ending_mirror.
  - apply forces_move with (w - 1 - c); try assumption.
    + now rewrite ending_mirror.
    + now apply moves_mirror.
    + apply moves_iff in move as [inside _]. rewrite <- play_mirror by assumption. apply IH. simpl. now rewrite drop_length.
  - apply forces_any; try assumption.
    + now rewrite ending_mirror.
    + intros c move. pose proof (moves_mirror (mirror p) c) as back. simpl in back. rewrite rev_length in back.
      specialize (back wide move). rewrite mirror_mirror in back.
      apply moves_iff in move as [inside _].
      replace c with (w - 1 - (w - 1 - c)) by lia. rewrite <- play_mirror by lia.
      apply (IH _ back). simpl. now rewrite drop_length.
Qed.

(** ** [forces] is Minimax *)

(** What the goal asks of the value: Max wants at least it, Min at most. *)
Definition reaches (j : player) (g : goal) (v : value) : Prop :=
  match j, g with
  | Max, Win => Finite 1 <= v
  | Max, Draw => Finite 0 <= v
  | Min, Win => v <= Finite (-1)
  | Min, Draw => v <= Finite 0
  end%value.

Lemma game_tree_over n p result : ending w h l p = Some result -> game_tree w h l n p = Position (worth result) [].
Proof. intros over. destruct n; simpl; now rewrite over. Qed.

Lemma game_tree_on n p : ending w h l p = None ->
  game_tree w h l (S n) p = Position 0 (map (fun c => game_tree w h l n (play p c)) (moves w h p)).
Proof. intros goes_on. simpl. now rewrite goes_on. Qed.

Lemma reaches_end j g j' result : meets j g result = true -> reaches j g (minimax j' (Position (worth result) [])).
Proof. destruct j, g, result as [[]|]; simpl; intros good; try discriminate; first [now right | now left]. Qed.

(** The player to move takes the best child; the other must do with the worst. *)
Lemma reaches_best j g f q ps : In q ps -> reaches j g (minimax (opponent j) q) -> reaches j g (minimax j (Position f ps)).
Proof.
  intros within good. destruct ps as [|first others]; [easy|]. destruct j.
  - pose proof (greatest_above (minimax Min) _ _ within) as above.
    change (minimax Max (Position f (first :: others))) with (greatest (map (minimax Min) (first :: others))).
    destruct g; simpl in good |- *; order.
  - pose proof (least_below (minimax Max) _ _ within) as below.
    change (minimax Min (Position f (first :: others))) with (least (map (minimax Max) (first :: others))).
    destruct g; simpl in good |- *; order.
Qed.

Lemma reaches_worst j g f ps : ps <> [] -> (forall q, In q ps -> reaches j g (minimax j q)) ->
  reaches j g (minimax (opponent j) (Position f ps)).
Proof.
  intros some good. destruct ps as [|first others]; [easy|]. destruct j; simpl opponent.
  - destruct (least_reached (minimax Max) first others) as (q & within & reached).
    change (minimax Min (Position f (first :: others))) with (least (map (minimax Max) (first :: others))).
    rewrite reached. now apply good.
  - destruct (greatest_reached (minimax Min) first others) as (q & within & reached).
    change (minimax Max (Position f (first :: others))) with (greatest (map (minimax Min) (first :: others))).
    rewrite reached. now apply good.
Qed.

Lemma forces_tree j g p : forces w h l j g p ->
  forall n, fits (cells p) -> w * h <= stones (cells p) + n -> reaches j g (minimax (turn p) (game_tree w h l n p)).
Proof.
  intros forced. induction forced as [p result over good | p c goes_on mine move forced IH | p goes_on theirs forced IH];
    intros n fit enough.
  - rewrite (game_tree_over n p result over). now apply reaches_end.
  - destruct n as [|n].
    { pose proof (stones_bound _ fit). destruct p as [b j']. rewrite full_board in move by (try assumption; simpl in *; lia).
      easy. }
    rewrite game_tree_on by assumption. rewrite mine.
    apply reaches_best with (game_tree w h l n (play p c)).
    + apply in_map_iff. now exists c.
    + replace (opponent j) with (turn (play p c)) by (simpl; now rewrite mine). apply IH.
      * now apply play_fits.
      * simpl. destruct fit as [wide _]. apply moves_iff in move as [inside _]. rewrite move_adds_one_stone by lia. lia.
  - destruct n as [|n].
    { pose proof (stones_bound _ fit). apply goes_on_iff in goes_on as [_ some]. destruct p as [b j'].
      rewrite full_board in some by (try assumption; simpl in *; lia). easy. }
    rewrite game_tree_on by assumption. rewrite theirs. apply reaches_worst.
    + intros none. apply goes_on_iff in goes_on as [_ some]. apply map_eq_nil in none. easy.
    + intros q within. apply in_map_iff in within as (c & <- & move).
      replace j with (turn (play p c)) at 2 by (simpl; rewrite theirs; now destruct j). apply IH; [assumption| |].
      * now apply play_fits.
      * simpl. destruct fit as [wide _]. apply moves_iff in move as [inside _]. rewrite move_adds_one_stone by lia. lia.
Qed.

(** What a player forces is what Minimax says of the whole game. *)
Theorem forces_is_minimax j g p : fits (cells p) -> forces w h l j g p -> reaches j g (game_value w h l p).
Proof. intros fit forced. apply forces_tree; auto. lia. Qed.

(** Every position belongs to one player or to both: what one cannot win, the other holds. *)
Definition against (g : goal) : goal := match g with Win => Draw | Draw => Win end.

Lemma meets_or j g result : meets j g result = true \/ meets (opponent j) (against g) result = true.
Proof. destruct j, g, result as [[]|]; simpl; auto. Qed.

Lemma not_both j g p : forces w h l j g p -> forces w h l (opponent j) (against g) p -> False.
Proof.
  intros one. induction one as [p result over good | p c goes_on mine move forced IH | p goes_on theirs forced IH];
    intros two; inversion two as [p' result' over' good' | p' c' goes_on' mine' move' forced' | p' goes_on' theirs' forced'];
    subst p'; try congruence.
  - assert (result' = result) by congruence. subst. now destruct j, g, result as [[]|].
  - rewrite mine in mine'. now destruct j.
  - now apply IH, forced'.
  - now apply (IH c').
  - rewrite theirs in theirs'. now destruct j.
Qed.

(** Who wins does not lose. *)
Lemma win_holds j p : forces w h l j Win p -> forces w h l j Draw p.
Proof.
  intros forced. induction forced as [p result over good | p c goes_on mine move forced IH | p goes_on theirs forced IH].
  - apply forces_end with result; [assumption|]. now destruct result.
  - now apply forces_move with c.
  - now apply forces_any.
Qed.

End Facts.

Example lines_of_7x6 : length (lines 7 6 4) = 69.
Proof. reflexivity. Qed.
