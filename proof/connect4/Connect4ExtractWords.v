(** The same with OCaml's integers for [N]. They have 63 bits with the sign: 0 to 2^62 - 1 are theirs as they are Coq's.
    All words stay below 2^62 by [shl_small], [shr_small], [land_small], [lor_small], [ldiff_small] and [full_small],
    and so does the number of nodes that is left, by [pred_small], if the budget does;
    the equations below are trusted. A shift by more than 61 is 0 in [shl] and [shr], and undefined in OCaml. *)

From Coq Require Extraction.
From Coq Require Import ExtrOcamlBasic NArith.
From Minerve Require Connect4Rules Connect4Bits Connect4Search Connect4Checker.

Extraction Language OCaml.

Extract Inductive positive => "int" [ "(fun p -> 2 * p + 1)" "(fun p -> 2 * p)" "1" ]
  "(fun odd even one p -> if p <= 1 then one () else if p land 1 = 0 then even (p lsr 1) else odd (p lsr 1))".
Extract Inductive N => "int" [ "0" "(fun p -> p)" ] "(fun zero positive n -> if n = 0 then zero () else positive n)".

Extract Inlined Constant N.land => "(land)".
Extract Inlined Constant N.lor => "(lor)".
Extract Inlined Constant N.ldiff => "(fun x y -> x land (lnot y))".
Extract Inlined Constant N.eqb => "(fun (x : int) y -> x = y)".
Extract Inlined Constant N.ltb => "(fun (x : int) y -> x < y)".
Extract Inlined Constant N.leb => "(fun (x : int) y -> x <= y)".
Extract Inlined Constant N.add => "(+)".
Extract Inlined Constant N.pred => "(fun x -> if x = 0 then 0 else x - 1)".
Extract Inlined Constant Connect4Bits.full => "max_int".
Extract Inlined Constant Connect4Bits.shl => "(fun x k -> if k > 61 then 0 else (x lsl k) land max_int)".
Extract Inlined Constant Connect4Bits.shr => "(fun x k -> if k > 61 then 0 else x lsr k)".

Extraction "connect4_words.ml"
  Connect4Checker.check Connect4Rules.perft Connect4Rules.start Connect4Search.perft_words Connect4Search.geometry_of.
