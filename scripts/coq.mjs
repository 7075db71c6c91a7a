// The proof assistant that checks proof/, and the OCaml compiler for the program that Coq extracts.
import { spawnSync } from 'node:child_process';

/** Debian's package installs its OCaml too. */
export const COQ_PACKAGES = ['coq'];

/** Whether Coq, its independent checker and the OCaml compiler are installed. */
export function hasCoq() {
  return ['coqc', 'coqdep', 'coqchk', 'ocamlopt'].every((program) => spawnSync(program, ['-version']).error === undefined);
}
