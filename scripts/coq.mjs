// The proof assistant that checks proof/, with the OCaml that compiles what is extracted from it.
import { spawnSync } from 'node:child_process';

/** Debian's brings its OCaml along. */
export const COQ_PACKAGES = ['coq'];

/** Whether it is there, with its independent checker and the compiler. */
export function hasCoq() {
  return ['coqc', 'coqdep', 'coqchk', 'ocamlopt'].every((program) => spawnSync(program, ['-version']).error === undefined);
}
