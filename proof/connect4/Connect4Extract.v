(** The checker of Connect 4 as a program, with Coq's own numbers, digit by digit: slow, and nothing is trusted of
    machine integers. For small boards. *)

From Coq Require Extraction.
From Coq Require Import ExtrOcamlBasic.
From Minerve Require Connect4Rules Connect4Search Connect4Checker.

Extraction Language OCaml.

Extraction "connect4_digits.ml"
  Connect4Checker.check Connect4Rules.perft Connect4Rules.start Connect4Search.perft_words Connect4Search.geometry_of.
