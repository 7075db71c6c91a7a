(** MinimaxAB visits no node that Minimax2 does not (TIPE 2013, 4.c, last lemma, stated there without proof). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search Loop Minimax2 AlphaBeta.
Import ListNotations.

(** Who moves at a node, where j moves at the root. *)
Fixpoint mover (j : player) (node : path) : player :=
  match node with
  | [] => j
  | _ :: rest => mover (opponent j) rest
  end.

(** [agrees j v w]: v, a visit of MinimaxAB, and w, one of Minimax2, are at the same node, and there
    beta <= compare if it maximises, alpha >= compare if it minimises. Minimax2 visits a Max node in the window
    ]-infinity, compare[ and a Min node in ]compare, +infinity[. *)
Definition agrees (j : player) (v w : visit) : Prop :=
  place v = place w /\ leaf v = leaf w /\
  match mover j (place v) with
  | Max => low w = MinusInfinity /\ high v <= high w
  | Min => high w = PlusInfinity /\ low v >= low w
  end.

Definition covered (j : player) (vs ws : list visit) : Prop :=
  forall v, In v vs -> exists w, In w ws /\ agrees j v w.

Lemma covered_below :
  forall j i vs ws, covered (opponent j) vs ws -> covered j (below i vs) (below i ws).
Proof.
  intros j i vs ws all v seen. apply in_map_iff in seen as (child & same & seen).
  destruct (all child seen) as (w & within & node & is_leaf & bound).
  exists (deeper i w). split; [apply in_map; assumption | ]. subst v.
  split; [simpl; congruence | ]. split; assumption.
Qed.

Lemma covered_left : forall j vs ws more, covered j vs ws -> covered j vs (ws ++ more).
Proof.
  intros j vs ws more all v seen. destruct (all v seen) as (w & within & same).
  exists w. split; [apply in_or_app; now left | assumption].
Qed.

Lemma covered_app :
  forall j vs ws vs' ws', covered j vs ws -> covered j vs' ws' -> covered j (vs ++ vs') (ws ++ ws').
Proof.
  intros j vs ws vs' ws' all all' v seen. apply in_app_or in seen as [seen | seen].
  - exact (covered_left j vs ws ws' all v seen).
  - destruct (all' v seen) as (w & within & same). exists w. split; [apply in_or_app; now right | assumption].
Qed.

(** ** The loop at a Max node: what is known of max in MinimaxAB is at least what is known in Minimax2 *)

Definition covered_as_min (q : tree) : Prop :=
  forall alpha beta compare, compare <= alpha ->
  covered Min (visits (minimaxAB Min q alpha beta)) (visits (minimax2 Min q compare)).

Lemma max_loop_covered :
  forall beta compare, beta <= compare ->
  forall ps, Forall covered_as_min ps ->
  forall i maxAB max2 bestAB best2, max2 <= maxAB ->
  covered Max (visits (max_loop (fun q max => minimaxAB Min q max beta) beta i maxAB bestAB ps))
              (visits (max_loop (minimax2 Min) compare i max2 best2 ps)).
Proof.
  intros beta compare bound. induction ps as [ | q rest IH]; intros all i maxAB max2 bestAB best2 known.
  - intros v seen. destruct seen.
  - inversion all as [ | ? ? covered_q covered_rest]; subst.
    pose proof (covered_below Max i _ _ (covered_q maxAB beta max2 known)) as here.
    simpl.
    destruct (minimaxAB_lemma q Min maxAB beta) as (low & inside & high).
    destruct (minimax2_lemma q max2) as (_ & _ & equal & under).
    set (vAB := answer (minimaxAB Min q maxAB beta)) in *.
    set (v2 := answer (minimax2 Min q max2)) in *.
    fold (larger maxAB vAB). fold (larger max2 v2).
    pose proof (larger_left maxAB vAB). pose proof (larger_right maxAB vAB).
    destruct (leb_spec beta (larger maxAB vAB)); simpl.
    + (* MinimaxAB stops here *)
      destruct (compare <=? larger max2 v2); simpl; [exact here | apply covered_left; exact here].
    + (* it goes on: then max is at least the child's Minimax, in both *)
      assert (minimax Min q <= larger maxAB vAB).
      { destruct (leb_spec (minimax Min q) maxAB); [order | ].
        destruct (leb_spec (minimax Min q) beta).
        - rewrite <- inside by order. order.
        - assert (beta <= vAB) by (apply high; order). order. }
      assert (larger max2 v2 <= larger maxAB vAB).
      { destruct (leb_spec max2 (minimax Min q)).
        - rewrite equal by assumption. unfold larger at 1. cases; order.
        - assert (v2 <= max2) by (apply under; order). unfold larger at 1. cases; order. }
      destruct (leb_spec compare (larger max2 v2)); [order | ]. simpl.
      apply covered_app; [exact here | ]. apply IH; assumption.
Qed.

(** ** The loop at a Min node *)

Definition covered_as_max (q : tree) : Prop :=
  forall alpha beta compare, beta <= compare ->
  covered Max (visits (minimaxAB Max q alpha beta)) (visits (minimax2 Max q compare)).

Lemma min_loop_covered :
  forall alpha compare, compare <= alpha ->
  forall ps, Forall covered_as_max ps ->
  forall i minAB min2 bestAB best2, minAB <= min2 ->
  covered Min (visits (min_loop (fun q min => minimaxAB Max q alpha min) alpha i minAB bestAB ps))
              (visits (min_loop (minimax2 Max) compare i min2 best2 ps)).
Proof.
  intros alpha compare bound. induction ps as [ | q rest IH]; intros all i minAB min2 bestAB best2 known.
  - intros v seen. destruct seen.
  - inversion all as [ | ? ? covered_q covered_rest]; subst.
    pose proof (covered_below Min i _ _ (covered_q alpha minAB min2 known)) as here.
    simpl.
    destruct (minimaxAB_lemma q Max alpha minAB) as (low & inside & high).
    destruct (minimax2_lemma q min2) as (equal & above & _ & _).
    set (vAB := answer (minimaxAB Max q alpha minAB)) in *.
    set (v2 := answer (minimax2 Max q min2)) in *.
    fold (smaller minAB vAB). fold (smaller min2 v2).
    pose proof (smaller_left minAB vAB). pose proof (smaller_right minAB vAB).
    destruct (leb_spec (smaller minAB vAB) alpha); simpl.
    + destruct (smaller min2 v2 <=? compare); simpl; [exact here | apply covered_left; exact here].
    + assert (smaller minAB vAB <= minimax Max q).
      { destruct (leb_spec minAB (minimax Max q)); [order | ].
        destruct (leb_spec alpha (minimax Max q)).
        - rewrite <- inside by order. order.
        - assert (vAB <= alpha) by (apply low; order). order. }
      assert (smaller minAB vAB <= smaller min2 v2).
      { destruct (leb_spec (minimax Max q) min2).
        - rewrite equal by assumption. unfold smaller at 2. cases; order.
        - assert (min2 <= v2) by (apply above; order). unfold smaller at 2. cases; order. }
      destruct (leb_spec (smaller min2 v2) compare); [order | ]. simpl.
      apply covered_app; [exact here | ]. apply IH; assumption.
Qed.

(** ** The last lemma of 4.c *)

Lemma minimaxAB_covered : forall p, covered_as_max p /\ covered_as_min p.
Proof.
  induction p as [f ps IH] using tree_induction.
  destruct ps as [ | first others].
  - split; intros alpha beta compare bound v [<- | []].
    + exists (Visit [] true MinusInfinity compare). split; [now left | ]. repeat split. exact bound.
    + exists (Visit [] true compare PlusInfinity). split; [now left | ]. repeat split. exact bound.
  - set (ps := first :: others) in *. split; intros alpha beta compare bound v [<- | seen].
    + exists (Visit [] false MinusInfinity compare). split; [now left | ]. repeat split. exact bound.
    + destruct (max_loop_covered beta compare bound ps (Forall_impl _ (fun q both => proj2 both) IH)
                  0 alpha MinusInfinity None None (minus_infinity_least alpha) v seen) as (w & within & same).
      exists w. split; [right; exact within | exact same].
    + exists (Visit [] false compare PlusInfinity). split; [now left | ]. repeat split. exact bound.
    + destruct (min_loop_covered alpha compare bound ps (Forall_impl _ (fun q both => proj1 both) IH)
                  0 beta PlusInfinity None None (plus_infinity_greatest beta) v seen) as (w & within & same).
      exists w. split; [right; exact within | exact same].
Qed.

(** "Lorsqu'on appelle initialement Minimax2 pour la racine" (3.b). *)
Definition no_compare (j : player) : value :=
  match j with
  | Max => PlusInfinity
  | Min => MinusInfinity
  end.

(** For every node that MinimaxAB examines: Minimax2 examines it, and there beta <= compare, or alpha >= compare. *)
Lemma last_lemma :
  forall j p v, In v (visits (minimaxAB j p MinusInfinity PlusInfinity)) ->
  exists w, In w (visits (minimax2 j p (no_compare j))) /\ agrees j v w.
Proof.
  intros j p. destruct (minimaxAB_covered p) as [as_max as_min].
  destruct j; [apply as_max | apply as_min]; simpl; order.
Qed.

Theorem minimaxAB_subset :
  forall j p,
  incl (map place (visits (minimaxAB j p MinusInfinity PlusInfinity)))
       (map place (visits (minimax2 j p (no_compare j)))).
Proof.
  intros j p node seen. apply in_map_iff in seen as (v & <- & seen).
  destruct (last_lemma j p v seen) as (w & within & same & _). rewrite same. apply in_map. exact within.
Qed.

(** Likewise for the leaves alone. *)
Theorem minimaxAB_leaves_subset :
  forall j p, incl (leaves (minimaxAB j p MinusInfinity PlusInfinity)) (leaves (minimax2 j p (no_compare j))).
Proof.
  intros j p node seen. apply in_map_iff in seen as (v & <- & seen). apply filter_In in seen as [seen is_leaf].
  destruct (last_lemma j p v seen) as (w & within & same & leaf_same & _). rewrite same.
  apply in_map. apply filter_In. split; [exact within | congruence].
Qed.
