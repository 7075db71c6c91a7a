(* The proved functions at work: reads trees, arenas and certificates as text, calls what Extract.v gave, prints what
   it answers. Nothing is decided here.

     oracle trees    a tree a line, "max -inf +inf [[6,7],[2,8]]": the player to move, the window, the tree. Answers
                     with a line of JSON: value, move, and the nodes visited, each with its window.
     oracle solve    arenas, each ended by "solve": answers with a line a position, as in a solution file.
     oracle check    an arena, "solution" or "points", and the lines of the certificate. Answers "accepted" (exit code
                     0) or "refused" (1).
     oracle connect4 a certificate of Connect 4: a line "7 6 4 win first 10000", the board, the goal, the owner and the
                     most nodes of a leaf; a line of the columns played before, from 1; and the lines of codes of a
                     certificate: 1 to 9 and A to Z for the owner's column, a to z for 1 to 26 leaves. Answers as check
                     does. With words for the sets of cells; "connect4-digits" does the same with Coq's own numbers, and
                     "connect4-each" answers for several, of three lines each.
     oracle perft    arguments "rules 7 6 4 6" or "words 7 6 4 8": the ways to play that number of plies, by the
                     readable rules or on words.

   A line of an arena is a position: who moves (a or e), the outcome (an integer, or . where the game goes on), and the
   numbers of its successors. Exit code 2: the input cannot be read. *)

exception Unreadable of string

let unreadable format = Printf.ksprintf (fun why -> raise (Unreadable why)) format

(* Only digits and a sign: OCaml would also take 0x10 and 1_000. *)
let integer text =
  let digit i c = match c with '0' .. '9' -> true | '-' -> i = 0 && String.length text > 1 | _ -> false in
  let digits = ref (text <> "") in
  String.iteri (fun i c -> if not (digit i c) then digits := false) text;
  match if !digits then int_of_string_opt text else None with
  | Some n -> n
  | None -> unreadable "%S is no integer" text

(* Each file that Coq writes has number types of its own, with the same constructors. *)
module type NUMBERS = sig
  type positive = XI of positive | XO of positive | XH
  type z = Z0 | Zpos of positive | Zneg of positive
end

module Numbers (T : NUMBERS) = struct
  open T

  (* A number shares the digits of its half, so that those of a large arena cost a cell each. *)
  let known = Hashtbl.create 1024

  let rec positive n =
    if n = 1 then XH
    else
      match Hashtbl.find_opt known n with
      | Some p -> p
      | None ->
          let half = positive (n lsr 1) in
          let p = if n land 1 = 1 then XI half else XO half in
          Hashtbl.add known n p;
          p

  let z n = if n = 0 then Z0 else if n > 0 then Zpos (positive n) else Zneg (positive (-n))

  let rec int_of_positive = function
    | XH -> 1
    | XO p -> 2 * int_of_positive p
    | XI p -> (2 * int_of_positive p) + 1

  let int = function Z0 -> 0 | Zpos p -> int_of_positive p | Zneg p -> -int_of_positive p
end

(* Input, a line at a time. *)

let lines_read = ref 0

let next_line () =
  match input_line stdin with
  | line ->
      incr lines_read;
      Some line
  | exception End_of_file -> None

let words line = List.filter (fun word -> word <> "") (String.split_on_char ' ' line)

module For_trees = struct
  open Trees
  module Number = Numbers (Trees)

  let value = function
    | "-inf" -> MinusInfinity
    | "+inf" -> PlusInfinity
    | text -> Finite (Number.z (integer text))

  (* "[[6,7],[2,8]]" from place [at]: the tree, and the place after it. *)
  let rec tree text at =
    if at < String.length text && text.[at] = '[' then
      let successors, at = branches text (at + 1) in
      (Position (Z0, successors), at)
    else begin
      let over = ref at in
      while !over < String.length text && (match text.[!over] with '-' | '0' .. '9' -> true | _ -> false) do incr over done;
      (Position (Number.z (integer (String.sub text at (!over - at))), []), !over)
    end

  and branches text at =
    let first, at = tree text at in
    match if at < String.length text then text.[at] else ' ' with
    | ',' ->
        let rest, at = branches text (at + 1) in
        (first :: rest, at)
    | ']' -> ([ first ], at + 1)
    | _ -> unreadable "neither , nor ] at place %d of %S" at text

  let whole_tree text =
    let read, at = tree text 0 in
    if at < String.length text then unreadable "something after the tree %S" text else read

  let rec int_of_nat = function O -> 0 | S n -> 1 + int_of_nat n

  let json_value = function
    | MinusInfinity -> {|"-inf"|}
    | PlusInfinity -> {|"+inf"|}
    | Finite z -> string_of_int (Number.int z)

  let json_move = function None -> "null" | Some i -> string_of_int (int_of_nat i)

  let json_visit { place; leaf; low; high } =
    let path = String.concat "." (List.map (fun i -> string_of_int (int_of_nat i)) place) in
    Printf.sprintf {|["%s",%b,%s,%s]|} path leaf (json_value low) (json_value high)

  let json name { answer; move; visits } =
    Printf.sprintf {|"%s":{"value":%s,"move":%s,"visits":[%s]}|} name (json_value answer) (json_move move)
      (String.concat "," (List.map json_visit visits))

  let answer line =
    match words line with
    | [ player; alpha; beta; text ] ->
        let p = whole_tree text and alpha = value alpha and beta = value beta in
        let j = match player with "max" -> Max | "min" -> Min | _ -> unreadable "%S is neither max nor min" player in
        Printf.printf "{%s}\n"
          (String.concat ","
             [
               Printf.sprintf {|"minimax":{"value":%s,"move":%s}|} (json_value (minimax j p)) (json_move (choice j p));
               Printf.sprintf {|"negamax":{"value":%s}|} (json_value (negamax_for_max j p));
               json "minimax2" (minimax2 j p (match j with Max -> beta | Min -> alpha));
               json "minimaxAB" (minimaxAB j p alpha beta);
               json "soft" (alphabeta_soft j p alpha beta);
               json "negamaxAB" (negamaxAB_for_max j p alpha beta);
             ])
    | _ -> unreadable "a tree has four words: player, alpha, beta, tree"

  let rec run () =
    match next_line () with
    | None -> ()
    | Some line ->
        answer line;
        run ()
end

module For_arenas = struct
  open Arenas
  module Number = Numbers (Arenas)

  let number text =
    match integer text with
    | 0 -> N0
    | n when n > 0 -> Npos (Number.positive n)
    | _ -> unreadable "%S is below 0" text

  let or_dot read = function "." -> None | text -> Some (read text)

  let vertex line =
    match words line with
    | player :: outcome :: successors ->
        {
          controller = (match player with "a" -> Adam | "e" -> Eve | _ -> unreadable "%S is neither a nor e" player);
          ending = or_dot (fun text -> Number.z (integer text)) outcome;
          moves = List.map number successors;
        }
    | _ -> unreadable "a position has an owner and an outcome"

  let claim line =
    match words line with
    | [ winner; rank; move ] ->
        {
          claimed_winner =
            (match winner with "+" -> Some Adam | "-" -> Some Eve | "=" -> None | _ -> unreadable "%S is no winner" winner);
          claimed_rank = or_dot number rank;
          claimed_move = or_dot number move;
        }
    | _ -> unreadable "a claim has a winner, a rank and a move"

  let points line =
    match words line with
    | [ value; height; move ] ->
        { claimed_value = Number.z (integer value); claimed_height = number height; best_move = or_dot number move }
    | _ -> unreadable "a claim of points has a value, a height and a move"

  (* What the lines say up to the first that [is_last], and that one; none where the input ends. *)
  let rec block read is_last lines =
    match next_line () with
    | None -> (List.rev lines, None)
    | Some line when is_last line -> (List.rev lines, Some line)
    | Some line -> block read is_last (read line :: lines)

  let rest read = fst (block read (fun _ -> false) [])

  let accepted () =
    match block vertex (fun line -> line = "solution" || line = "points") [] with
    | vertices, Some "solution" -> check vertices (rest claim)
    | vertices, Some _ -> check_points vertices (rest points)
    | _, None -> unreadable "the arena is not followed by \"solution\" or \"points\""

  let check () =
    let verdict = accepted () in
    print_endline (if verdict then "accepted" else "refused");
    if not verdict then exit 1

  let text_of_number = function N0 -> "0" | Npos p -> string_of_int (Number.int_of_positive p)
  let text_or_dot = function None -> "." | Some n -> text_of_number n

  let print_claim { claimed_winner; claimed_rank; claimed_move } =
    Printf.printf "%s %s %s\n"
      (match claimed_winner with Some Adam -> "+" | Some Eve -> "-" | None -> "=")
      (text_or_dot claimed_rank) (text_or_dot claimed_move)

  let rec solve_all () =
    match block vertex (fun line -> line = "solve") [] with
    | [], None -> ()
    | _, None -> unreadable "the arena is not followed by \"solve\""
    | vertices, Some _ ->
        List.iter print_claim (solve vertices);
        solve_all ()
end

module type CONNECT4 = sig
  type n
  type nat = O | S of nat
  type player = Max | Min
  type goal = Win | Draw

  val check : nat -> nat -> nat -> goal -> nat list -> player -> n -> nat option list -> bool
end

module For_connect4 (T : CONNECT4) (Limit : sig val n : int -> T.n end) = struct
  open T

  let nat n =
    if n < 0 || n > 100 then unreadable "%d is not from 0 to 100" n;
    let rec made n = if n = 0 then O else S (made (n - 1)) in
    made n

  let column n = nat (n - 1)

  let rec leaves n read = if n = 0 then read else leaves (n - 1) (None :: read)

  let code read = function
    | 'a' .. 'z' as c -> leaves (Char.code c - Char.code 'a' + 1) read
    | '1' .. '9' as c -> Some (column (Char.code c - Char.code '0')) :: read
    | 'A' .. 'Z' as c -> Some (column (Char.code c - Char.code 'A' + 10)) :: read
    | c -> unreadable "%C is no code" c

  let rec codes read =
    match next_line () with
    | None -> List.rev read
    | Some line -> codes (String.fold_left code read line)

  let line () = match next_line () with None -> unreadable "a line is missing" | Some line -> line

  (* After its first line. *)
  let verdict head codes =
    match words head with
    | [ w; h; l; goal; owner; limit ] ->
        let goal = match goal with "win" -> Win | "draw" -> Draw | _ -> unreadable "%S is no goal" goal in
        let owner = match owner with "first" -> Max | "second" -> Min | _ -> unreadable "%S is no owner" owner in
        let size text = nat (integer text) in
        let limit = integer limit in
        if limit < 0 then unreadable "%d nodes are below 0" limit;
        let moves = List.map (fun text -> column (integer text)) (words (line ())) in
        check (size w) (size h) (size l) goal moves owner (Limit.n limit) (codes ())
    | _ -> unreadable "a certificate begins with the board, the goal, the owner and the most nodes of a leaf"

  let say accepted = print_endline (if accepted then "accepted" else "refused")

  let run () =
    let accepted = verdict (line ()) (fun () -> codes []) in
    say accepted;
    if not accepted then exit 1

  let rec run_each () =
    match next_line () with
    | None -> ()
    | Some head ->
        say (verdict head (fun () -> List.rev (String.fold_left code [] (line ()))));
        run_each ()
end

module With_words = For_connect4 (struct type n = int include Connect4_words end) (struct let n limit = limit end)

module With_digits =
  For_connect4
    (Connect4_digits)
    (struct
      open Connect4_digits

      let rec positive n = if n = 1 then XH else if n land 1 = 1 then XI (positive (n lsr 1)) else XO (positive (n lsr 1))
      let n limit = if limit = 0 then N0 else Npos (positive limit)
    end)

let perft kind numbers =
  match List.map integer numbers with
  | [ w; h; l; depth ] ->
      let rec nat n = Connect4_words.(if n = 0 then O else S (nat (n - 1))) in
      let w, h, l, depth = (nat w, nat h, nat l, nat depth) in
      Connect4_words.(
        match kind with
        | "rules" -> perft w h l depth (start w)
        | "words" -> perft_words (geometry_of w h l) depth 0 0
        | _ -> unreadable "%S is neither rules nor words" kind)
  | _ -> unreadable "perft has four numbers"

let () =
  try
    match Sys.argv with
    | [| _; "connect4" |] -> With_words.run ()
    | [| _; "connect4-digits" |] -> With_digits.run ()
    | [| _; "connect4-each" |] -> With_words.run_each ()
    | [| _; "perft"; kind; w; h; l; depth |] -> Printf.printf "%d\n" (perft kind [ w; h; l; depth ])
    | [| _; "trees" |] -> For_trees.run ()
    | [| _; "solve" |] -> For_arenas.solve_all ()
    | [| _; "check" |] -> For_arenas.check ()
    | _ -> unreadable "it is called with trees, solve or check"
  with Unreadable why ->
    Printf.eprintf "oracle: line %d: %s\n" !lines_read why;
    exit 2
