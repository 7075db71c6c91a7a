(** What a search visits: nodes of the tree, each at most once. So the length of a list of visits is a number of
    nodes, and of its leaves a number of leaves. *)

From Coq Require Import ZArith List Lia.
From Minerve Require Import Value Tree Search.
Import ListNotations.

(** Every place begins with the number of a child, i or later. *)
Definition from_child (i : nat) (node : path) : Prop :=
  match node with
  | [] => False
  | k :: _ => (i <= k)%nat
  end.

(** What holds of the nodes of a search that walks over a tree. *)
Definition walks (p : tree) (vs : list visit) : Prop :=
  NoDup (map place vs) /\ incl (map place vs) (nodes p).

(** The same for the children of a node, the first of them with the number i. *)
Definition walks_below (i : nat) (ps : list tree) (vs : list visit) : Prop :=
  NoDup (map place vs) /\ incl (map place vs) (branches nodes i ps) /\ Forall (from_child i) (map place vs).

Lemma place_below : forall i vs, map place (below i vs) = map (cons i) (map place vs).
Proof. intros i vs. unfold below. rewrite !map_map. reflexivity. Qed.

Lemma no_dup_cons : forall (i : nat) (places : list path), NoDup places -> NoDup (map (cons i) places).
Proof.
  intros i places once. induction once as [ | node places fresh once IH]; simpl; constructor; [ | assumption].
  intros again. apply in_map_iff in again as (other & same & within). injection same as ->. contradiction.
Qed.

Lemma no_dup_app :
  forall (A : Type) (xs ys : list A), NoDup xs -> NoDup ys -> (forall x, In x xs -> ~ In x ys) -> NoDup (xs ++ ys).
Proof.
  intros A xs ys once once' apart. induction once as [ | x xs fresh once IH]; [assumption | ].
  simpl. constructor.
  - intros within. apply in_app_or in within as [within | within]; [contradiction | ].
    exact (apart x (or_introl eq_refl) within).
  - apply IH. intros y within. apply apart. now right.
Qed.

(** The first child alone, where the loop ends after it. *)
Lemma walks_first :
  forall i q rest vs, walks q vs -> walks_below i (q :: rest) (below i vs).
Proof.
  intros i q rest vs [once within]. unfold walks_below. rewrite place_below. repeat split.
  - apply no_dup_cons. exact once.
  - intros node seen. simpl. apply in_or_app. left.
    apply in_map_iff in seen as (child & same & seen). rewrite <- same. apply in_map. apply within. exact seen.
  - apply Forall_forall. intros node seen. apply in_map_iff in seen as (child & <- & _). simpl. lia.
Qed.

(** The first child, then the others. *)
Lemma walks_next :
  forall i q rest vs ws, walks q vs -> walks_below (S i) rest ws -> walks_below i (q :: rest) (below i vs ++ ws).
Proof.
  intros i q rest vs ws first [once [within later]].
  destruct (walks_first i q rest vs first) as [once' [within' first']].
  unfold walks_below. rewrite map_app. repeat split.
  - apply no_dup_app; [assumption | assumption | ].
    intros node seen seen'. rewrite Forall_forall in later. specialize (later node seen').
    rewrite place_below in seen. apply in_map_iff in seen as (child & <- & _). simpl in later. lia.
  - apply incl_app; [assumption | ]. simpl. apply incl_appr. exact within.
  - apply Forall_app. split; [assumption | ].
    eapply Forall_impl; [ | exact later]. intros [ | k node]; simpl; [easy | lia].
Qed.

Lemma max_loop_walks :
  forall search stop ps,
  Forall (fun q => forall m, walks q (visits (search q m))) ps ->
  forall i m best, walks_below i ps (visits (max_loop search stop i m best ps)).
Proof.
  intros search stop ps. induction ps as [ | q rest IH]; intros all i m best.
  - repeat split; [constructor | easy | constructor].
  - inversion all as [ | ? ? walks_q walks_rest]; subst. simpl. destruct (_ <=? _); simpl.
    + apply walks_first. apply walks_q.
    + apply walks_next; [apply walks_q | ]. apply IH. assumption.
Qed.

Lemma min_loop_walks :
  forall search stop ps,
  Forall (fun q => forall m, walks q (visits (search q m))) ps ->
  forall i m best, walks_below i ps (visits (min_loop search stop i m best ps)).
Proof.
  intros search stop ps. induction ps as [ | q rest IH]; intros all i m best.
  - repeat split; [constructor | easy | constructor].
  - inversion all as [ | ? ? walks_q walks_rest]; subst. simpl. destruct (_ <=? _); simpl.
    + apply walks_first. apply walks_q.
    + apply walks_next; [apply walks_q | ]. apply IH. assumption.
Qed.

Lemma walks_leaf : forall f v low high, walks (Position f []) (visits (at_leaf v low high)).
Proof. intros. split; simpl; [repeat constructor; easy | apply incl_refl]. Qed.

Lemma walks_node :
  forall f ps low high r, walks_below 0 ps (visits r) -> walks (Position f ps) (visits (at_node low high r)).
Proof.
  intros f ps low high r [once [within later]]. split; simpl.
  - constructor; [ | assumption]. intros root. rewrite Forall_forall in later. exact (later [] root).
  - intros node [seen | seen]; [now left | right; apply within; exact seen].
Qed.

(** ** The searches *)

Theorem minimax2_walks : forall p j compare, walks p (visits (minimax2 j p compare)).
Proof.
  induction p as [f ps IH] using tree_induction. intros j compare.
  destruct ps as [ | first others]; [destruct j; apply walks_leaf | ].
  destruct j; apply walks_node; [apply max_loop_walks | apply min_loop_walks];
    eapply Forall_impl; [ | exact IH | | exact IH]; intros q walks_q m; apply walks_q.
Qed.

Theorem minimaxAB_walks : forall p j alpha beta, walks p (visits (minimaxAB j p alpha beta)).
Proof.
  induction p as [f ps IH] using tree_induction. intros j alpha beta.
  destruct ps as [ | first others]; [apply walks_leaf | ].
  destruct j; apply walks_node; [apply max_loop_walks | apply min_loop_walks];
    eapply Forall_impl; [ | exact IH | | exact IH]; intros q walks_q m; apply walks_q.
Qed.
