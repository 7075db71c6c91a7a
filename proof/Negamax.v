(** Negamax: one function for both players, because min(a, b) = -max(-a, -b) (Course, II.3), and with alpha-beta
    (Wikipédia, second pseudo-code; Course, exercise 3). *)

From Coq Require Import ZArith List.
From Minerve Require Import Value Tree Minimax Search AlphaBeta FailSoft.
Import ListNotations.

Lemma opp_larger : forall a b, - larger a b = smaller (- a) (- b).
Proof. intros a b. unfold larger, smaller. rewrite opp_ltb. destruct (a <? b); reflexivity. Qed.

Lemma opp_greatest : forall (M : tree -> value) ps, - greatest (map M ps) = least (map (fun q => - M q) ps).
Proof. intros M ps. induction ps as [ | q rest IH]; [reflexivity | ]. simpl. rewrite opp_larger, IH. reflexivity. Qed.

Lemma signed_signed : forall j v, signed j (signed j v) = v.
Proof. intros [ | ] v; simpl; [reflexivity | apply opp_involutive]. Qed.

(** ** Negamax is Minimax, seen by the player to move *)

Theorem negamax_correct : forall p j, negamax j p = signed j (minimax j p).
Proof.
  induction p as [f ps IH] using tree_induction. intros j.
  destruct ps as [ | first others]; [destruct j; reflexivity | ].
  set (ps := first :: others) in *. rewrite Forall_forall in IH.
  change (negamax j (Position f ps)) with (greatest (map (fun q => - negamax (opponent j) q) ps)).
  destruct j.
  - (* the children are Min's: their sign is turned twice *)
    change (signed Max (minimax Max (Position f ps))) with (greatest (map (minimax Min) ps)).
    f_equal. apply map_ext_in. intros q within. rewrite (IH q within). simpl. apply opp_involutive.
  - change (signed Min (minimax Min (Position f ps))) with (- least (map (minimax Max) ps)).
    rewrite <- (opp_involutive (greatest _)), opp_greatest. f_equal. f_equal.
    apply map_ext_in. intros q within. rewrite opp_involutive, (IH q within). reflexivity.
Qed.

(** ** Negamax with alpha-beta is fail-soft alpha-beta, node by node *)

Lemma turned_turned : forall r, turned (turned r) = r.
Proof. intros [v m vs]. unfold turned. simpl. rewrite opp_involutive. reflexivity. Qed.

(** Loops that search their children alike are alike. *)
Lemma max_loop_same :
  forall search search' stop ps,
  (forall q, In q ps -> forall m, search q m = search' q m) ->
  forall i m best, max_loop search stop i m best ps = max_loop search' stop i m best ps.
Proof.
  intros search search' stop ps. induction ps as [ | q rest IH]; intros same i m best; [reflexivity | ].
  simpl. rewrite (same q (or_introl eq_refl)).
  rewrite IH by (intros; apply same; now right). reflexivity.
Qed.

(** A loop that minimises is one that maximises, with the signs turned. *)
Lemma min_loop_turned :
  forall search search' stop ps,
  (forall q, In q ps -> forall m, turned (search q m) = search' q (- m)) ->
  forall i m best, turned (min_loop search stop i m best ps) = max_loop search' (- stop) i (- m) best ps.
Proof.
  intros search search' stop ps. induction ps as [ | q rest IH]; intros same i m best; [reflexivity | ].
  simpl. rewrite <- (same q (or_introl eq_refl)).
  change (answer (turned (search q m))) with (- answer (search q m)).
  change (visits (turned (search q m))) with (visits (search q m)).
  rewrite opp_ltb.
  assert ((if answer (search q m) <? m then - answer (search q m) else - m)
          = - (if answer (search q m) <? m then answer (search q m) else m)) as state
    by (destruct (answer (search q m) <? m); reflexivity).
  rewrite state, opp_leb.
  rewrite <- IH by (intros; apply same; now right).
  destruct (_ <=? stop); reflexivity.
Qed.

Lemma negamaxAB_soft :
  forall p alpha beta,
  negamaxAB Max p alpha beta = alphabeta_soft Max p alpha beta /\
  negamaxAB Min p alpha beta = turned (alphabeta_soft Min p (- beta) (- alpha)).
Proof.
  induction p as [f ps IH] using tree_induction. intros alpha beta.
  destruct ps as [ | first others]; [split; reflexivity | ].
  set (ps := first :: others) in *. rewrite Forall_forall in IH. split.
  - change (negamaxAB Max (Position f ps) alpha beta)
      with (at_node alpha beta (max_loop (fun q v => turned (negamaxAB Min q (- beta) (- larger alpha v)))
                                         beta 0 MinusInfinity None ps)).
    rewrite (max_loop_same _ (fun q v => alphabeta_soft Min q (larger alpha v) beta)); [reflexivity | ].
    intros q within m. destruct (IH q within (- beta) (- larger alpha m)) as [_ same].
    rewrite same, turned_turned, !opp_involutive. reflexivity.
  - change (negamaxAB Min (Position f ps) alpha beta)
      with (at_node (- beta) (- alpha) (max_loop (fun q v => turned (negamaxAB Max q (- beta) (- larger alpha v)))
                                                 beta 0 MinusInfinity None ps)).
    change (turned (alphabeta_soft Min (Position f ps) (- beta) (- alpha)))
      with (at_node (- beta) (- alpha)
              (turned (min_loop (fun q v => alphabeta_soft Max q (- beta) (smaller (- alpha) v))
                                (- beta) 0 PlusInfinity None ps))).
    f_equal. symmetry.
    rewrite (min_loop_turned _ (fun q v => turned (negamaxAB Max q (- beta) (- larger alpha v)))).
    + rewrite opp_involutive. reflexivity.
    + intros q within m. destruct (IH q within (- beta) (- larger alpha (- m))) as [same _].
      rewrite same, opp_larger, opp_involutive. reflexivity.
Qed.

Theorem negamaxAB_same :
  forall j p alpha beta,
  answer (negamaxAB j p alpha beta) =
    signed j (answer (alphabeta_soft j p (seen_low j alpha beta) (seen_high j alpha beta))) /\
  move (negamaxAB j p alpha beta) =
    move (alphabeta_soft j p (seen_low j alpha beta) (seen_high j alpha beta)) /\
  visits (negamaxAB j p alpha beta) =
    visits (alphabeta_soft j p (seen_low j alpha beta) (seen_high j alpha beta)).
Proof.
  intros j p alpha beta. destruct (negamaxAB_soft p alpha beta) as [for_max for_min].
  destruct j; [rewrite for_max | rewrite for_min]; repeat split; reflexivity.
Qed.

Theorem negamaxAB_correct :
  forall j p, answer (negamaxAB j p MinusInfinity PlusInfinity) = signed j (minimax j p).
Proof.
  intros j p. destruct (negamaxAB_same j p MinusInfinity PlusInfinity) as [equal _].
  rewrite equal, <- (alphabeta_soft_correct j p). destruct j; reflexivity.
Qed.

(** ** The formula that defines AlphaBeta in Wikipédia gives the value, though it never cuts (E001-2) *)

Fixpoint formula (j : player) (p : tree) (alpha beta : value) : value :=
  match p with
  | Position f [] => signed j (Finite f)
  | Position f ps => smaller beta (greatest (map (fun q => - formula (opponent j) q (- beta) (- alpha)) ps))
  end.

Theorem formula_correct : forall p j, formula j p MinusInfinity PlusInfinity = negamax j p.
Proof.
  induction p as [f ps IH] using tree_induction. intros j.
  destruct ps as [ | first others]; [reflexivity | ].
  set (ps := first :: others) in *. rewrite Forall_forall in IH.
  change (smaller PlusInfinity (greatest (map (fun q => - formula (opponent j) q MinusInfinity PlusInfinity) ps))
          = greatest (map (fun q => - negamax (opponent j) q) ps)).
  rewrite smaller_plus_infinity. f_equal. apply map_ext_in. intros q within. rewrite (IH q within). reflexivity.
Qed.
