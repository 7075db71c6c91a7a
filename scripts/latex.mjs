// The LaTeX that compiles our TikZ pictures in the tests.
import { spawnSync } from 'node:child_process';

/** The smallest of Debian's packages that has TikZ and the class of the documents we write, standalone. */
export const LATEX_PACKAGES = ['texlive-latex-extra'];

/** Whether pdflatex is installed, with the class and the package that the documents use. */
export function hasLatex() {
  const { status, stdout } = spawnSync('kpsewhich', ['standalone.cls', 'tikz.sty'], { encoding: 'utf8' });
  return status === 0 && stdout.trim().split('\n').length === 2 && spawnSync('pdflatex', ['--version']).status === 0;
}
