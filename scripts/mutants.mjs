// `npm run mutants`: breaks each search, what is told of it, the course's code in both its languages, and the page's
// store, on purpose, one small change at a time in a copy of the sources, and sees that the tests notice. A mutant that survives is a test that does not test.
// `npm run mutants -- web/`: those of files whose path begins so.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEMMAS = 'src/search/lemmas.test.ts';
const AGREEMENT = 'src/search/agreement.test.ts';
const LIMITS = 'src/search/limits.test.ts';
const WINNING = 'src/search/winning-move.test.ts';
const BEST_MOVE = 'src/engines/best-move.test.ts';
const STORE = 'src/web/saves/store.page.test.ts';
const CUTS = 'src/explain/cuts.test.ts';
const NARRATION = 'src/explain/narration.test.ts';
const LISTINGS = 'src/explain/listings.test.ts';
const COURS = 'src/cours/cours.test.ts';
const PYTHON = 'src/cours/python.test.ts';

/** [file of src, what stands there, what the mutant has instead, the tests that must notice] */
const all = [
  ['search/minimax.ts', 'value > best : value < best', 'value < best : value > best', AGREEMENT],
  ['search/minimax.ts', 'bestMove = move;', 'bestMove = moves[top];', WINNING],
  ['search/minimax.ts', 'run.improve(ply, move, value);', 'run.improve(ply, moves[top], value);', AGREEMENT],
  ['search/maximin.ts', 'if (value > best)', 'if (value >= best + 2)', AGREEMENT],
  ['search/minimax2.ts', 'noCompare(next) : best', 'noCompare(next) : compare', LEMMAS],
  ['search/minimax2.ts', 'best >= compare : best <= compare', 'best > compare - 1 : best < compare + 2', LEMMAS],
  ['search/minimax2.ts', 'best >= compare : best <= compare', 'false : false', LEMMAS],
  ['search/alphabeta.ts', 'if (alpha >= beta) {', 'if (alpha >= beta - 1) {', LEMMAS],
  ['search/alphabeta.ts', 'if (alpha >= beta) {', 'if (alpha > beta + 100) {', LEMMAS],
  ['search/alphabeta.ts', 'if (value <= alpha) continue;', 'if (value < alpha) continue;', AGREEMENT],
  ['search/alphabeta.ts', 'ply + 1, alpha, beta)', 'ply + 1, alpha, beta - 1)', LEMMAS],
  ['search/alphabeta-soft.ts', 'let best = maximises ? -INFINITE : INFINITE;', 'let best = maximises ? alpha : beta;', LEMMAS],
  ['search/alphabeta-soft.ts', 'if (alpha >= beta) {', 'if (alpha > beta) {', LEMMAS],
  ['search/alphabeta-soft.ts', 'lower >= beta ? lower : upper', 'upper', AGREEMENT],
  ['search/alphabeta-soft.ts', 'best, alpha0, beta0,', 'best, -INFINITE, INFINITE,', AGREEMENT],
  ['search/alphabeta-soft.ts', 'lower >= beta || upper <= alpha', 'lower > alpha || upper < beta', AGREEMENT],
  ['search/negamax.ts', 'next === turn ? below : 0 - below', 'below', AGREEMENT],
  ['search/negamax-alphabeta.ts', 'next, 0 - beta, 0 - alpha)', 'next, 0 - alpha, 0 - beta)', AGREEMENT],
  ['search/negamax-alphabeta.ts', 'run.enter(ply, 0 - beta, 0 - alpha)', 'run.enter(ply, alpha, beta)', LEMMAS],
  ['search/negascout.ts', 'value > alpha && (i === top || value < beta)', 'value > alpha && i === top', AGREEMENT],
  ['search/negascout.ts', 'alpha, alpha + 1)', 'alpha + 1, alpha + 2)', AGREEMENT],
  ['search/negascout.ts', '0 - best, 0 - beta, 0 - alpha0', '0 - best, alpha0, beta', AGREEMENT],
  ['search/mtd.ts', 'if (value < beta) upper = value;', 'if (value <= beta) upper = value;', AGREEMENT],
  ['search/mtd.ts', 'value > lower ? value : value + 1', 'value + 1', AGREEMENT],
  ['search/deepening.ts', "result.bound === 'exact'", 'true', AGREEMENT],
  [
    'search/memory.ts',
    'if (entryDepth < FINAL) return entryDepth === depth;',
    'if (entryDepth < FINAL) return entryDepth <= depth;',
    WINNING,
  ],
  ['search/run.ts', 'this.estimates === estimates ? FINAL + depth : depth', 'FINAL + depth', WINNING],
  ['search/run.ts', 'const here = fromPly(value, ply);', 'const here = value;', WINNING],
  ['search/run.ts', 'if (thrown === STOP) this.#takeBack(ply);', 'if (thrown === STOP) this.#takeBack(0);', LIMITS],
  ['search/deepening.ts', '{ ...last, stopped: true }', '{ ...result }', LIMITS],
  ['search/deepening.ts', 'Math.min(asked, maxPly)', 'asked', BEST_MOVE],
  ['search/winning-move.ts', 'if (depth >= 2) {', 'if (depth >= 1) {', WINNING],
  ['search/winning-move.ts', 'moves[from] = threat;', 'moves[from] = moves[to - 1];', WINNING],
  ['explain/cuts.ts', 'while (above >= 0 && boundOf(above) === bound)', 'while (above < -1)', CUTS],
  ['explain/cuts.ts', 'deep: above !== recording', 'deep: above === recording', CUTS],
  ['explain/cuts.ts', 'of < below && recording.valueOf(of) === bound', 'of < below', CUTS],
  ['explain/cuts.ts', 'if (kind[below] !== INNER) leaves++;', 'leaves++;', CUTS],
  ['explain/cuts.ts', 'exact: isLeafVisit(recording, last)', 'exact: true', CUTS],
  ['explain/narration.ts', "unchanged: source.kind !== 'held' ? 'answer'", "unchanged: source.kind === 'asked' ? 'answer'", CUTS],
  ['explain/narration.ts', "atMax ? '≥' : '≤'", "atMax ? '≤' : '≥'", CUTS],
  [
    'explain/narration.ts',
    "const bound = leaf ? 'exact' : boundOf(",
    "const bound = leaf || true ? 'exact' : boundOf(",
    NARRATION,
  ],
  ['explain/narration-words.ts', "(letter === 'α' ? 'upper' : 'lower')", "(letter === 'β' ? 'upper' : 'lower')", CUTS],
  ['explain/lemmas.ts', 'minimax <= alpha, alpha <= minimax', 'minimax < alpha, alpha <= minimax', NARRATION],
  ['explain/lemmas.ts', 'minimax <= beta : minimax >= alpha', 'minimax < beta : minimax > alpha', NARRATION],
  ['explain/recording.ts', 'left < time && !isAgain', 'left < time', NARRATION],
  ['explain/node-types.ts', 'maximises === noAlpha ? 2 : 3', 'noAlpha ? 2 : 3', NARRATION],
  ['explain/listings.ts', "? 'answer no' : 'answer yes'", "? 'answer yes' : 'answer no'", LISTINGS],
  ['explain/listings.ts', "'            if best <= compare: break'", "'            if best < compare: break'", LISTINGS],
  ['cours/minmax.ts', 'maxi = Math.max(maxi, valeur);', 'maxi = Math.max(0, valeur);', COURS],
  ['cours/minmax.ts', 'minimax(position1, nb - 1, H', 'maximin(position1, nb - 1, H', COURS],
  ['cours/minmax.ts', 'opposed(evaluated(position, H), signe)', 'evaluated(position, H)', COURS],
  ['cours/minmax.ts', 'signe * valeur + 0', 'signe * valeur', COURS],
  ['cours/coup.ts', 'valeur > maxi', 'valeur >= maxi', COURS],
  ['cours/coup.ts', 'valeur < mini', 'valeur <= mini', COURS],
  ['cours/coup.ts', 'let coup = succ[0];', 'let coup: P | undefined;', COURS],
  ['cours/alphabeta.ts', 'if (maxi >= beta) return maxi; // β cut\n', 'if (maxi > beta) return maxi; // β cut\n', COURS],
  ['cours/alphabeta.ts', 'if (mini <= alpha)', 'if (mini < alpha)', COURS],
  ['cours/alphabeta.ts', 'if (maxi >= beta) return maxi; // β cut, or', 'if (maxi > beta) return maxi; // β cut, or', COURS],
  ['cours/alphabeta.ts', 'alpha = Math.max(alpha, maxi);', '', COURS],
  ['cours/alphabeta.ts', 'beta = Math.min(beta, mini);', '', COURS],
  ['cours/alphabeta.ts', '-beta, -alpha, successeurs)', '-MOST, -alpha, successeurs)', COURS],
  ['cours/alphabeta.ts', 'valeur > maxi', 'valeur >= maxi', COURS],
  ['cours/alphabeta.ts', 'if (maxi === MOST) break;', '', COURS],
  ['cours/memo.ts', '{nb}`', '{0}`', COURS],
  ['cours/memo.ts', '{joueur} $', '{0} $', COURS],
  ['cours/memo.ts', 'valeurs.set(cle, (valeur = calcul()))', 'valeur = calcul()', COURS],
  ['cours/attracteur.ts', 'succ.length > 0 && succ.every', 'succ.every', COURS],
  ['cours/attracteur.ts', 'succ.some(wanted)', 'succ.every(wanted)', COURS],
  ['cours/attracteur.ts', 'if (!rang.has(s)) rang.set', 'rang.set', COURS],
  ['cours/attracteur.ts', '(rang.get(t) as number) < n', '(rang.get(t) as number) <= n', COURS],
  ['cours/attracteur.ts', "memo.set(t, 'open');", 'memo.set(t, false);', COURS],
  ['cours/attracteur.ts', 'memo[m].set(t, answer);', '', COURS],
  ['cours/attracteur.ts', '(m > 0 && entersBy', '(m > 1 && entersBy', COURS],
  ['cours/arene.ts', 'arena.S_j.has(s) === arena.S_j.has(t)', 'false', COURS],
  ['cours/heuristique.ts', '[1, -1],\n', '', COURS],
  ['cours/chomp.ts', 'Math.min(other, j)', 'j', COURS],
  ['cours/listings-arbre.ts', 'maxi = max(maxi, valeur)', 'maxi = max(maxi, v)', PYTHON],
  ['cours/listings-arbre.ts', 'mini = min(mini, valeur)', 'mini = valeur', PYTHON],
  ['cours/listings-arbre.ts', 'if nb == 0 or succ == []:  # une feuille', 'if succ == []:  # une feuille', PYTHON],
  ['cours/listings-arbre.ts', 'return signe * H(position)', 'return H(position)', PYTHON],
  ['cours/listings-arbre.ts', 'if valeur > maxi:', 'if valeur >= maxi:', PYTHON],
  ['cours/listings-arbre.ts', 'if valeur < mini:', 'if valeur <= mini:', PYTHON],
  ['cours/listings-arbre.ts', 'if -valeur > maxi:', 'if -valeur >= maxi:', PYTHON],
  ['cours/listings-arbre.ts', 'coup = succ[0]  #', 'coup = None  #', PYTHON],
  ['cours/listings-arbre.ts', "(position, nb, 'Max')", "(position, 'Max')", PYTHON],
  ['cours/listings-arbre.ts', "(position, nb, 'Min')", "(position, nb, 'Max')", PYTHON],
  ['cours/listings-arbre.ts', 'cle = (position, nb, signe)', 'cle = (position, nb, -nb)', PYTHON],
  ['cours/listings-arbre.ts', 'if cle not in memo:', 'if True:', PYTHON],
  ['cours/listings-arbre.ts', 'if maxi >= beta:  # Min', 'if maxi > beta:  # Min', PYTHON],
  ['cours/listings-arbre.ts', 'if mini <= alpha:', 'if mini < alpha:', PYTHON],
  ['cours/listings-arbre.ts', 'if maxi >= beta:  # coupure', 'if maxi > beta:  # coupure', PYTHON],
  ['cours/listings-arbre.ts', 'alpha = max(alpha, maxi)', 'alpha = maxi', PYTHON],
  ['cours/listings-arbre.ts', 'beta = min(beta, mini)', 'pass', PYTHON],
  ['cours/listings-arbre.ts', '-signe, -beta, -alpha)', '-signe, -alpha, -beta)', PYTHON],
  ['cours/listings-arbre.ts', '-signe, -inf, -maxi)', '-signe)', PYTHON],
  ['cours/listings-arbre.ts', 'return signe * maxi, coup', 'return maxi, coup', PYTHON],
  ['cours/listings-arene.ts', 'any(t in A for t in G[s])', 'all(t in A for t in G[s])', PYTHON],
  ['cours/listings-arene.ts', 'entre = len(G[s]) > 0 and all', 'entre = all', PYTHON],
  ['cours/listings-arene.ts', 'if s not in rang:', 'if True:', PYTHON],
  ['cours/listings-arene.ts', 'rang[t] < rang[s]', 'rang[t] <= rang[s]', PYTHON],
  ['cours/listings-arene.ts', 'rang[s] > 0', 'rang[s] >= 0', PYTHON],
  ['cours/listings-arene.ts', 'if memo[s] is None:', 'if False:', PYTHON],
  ['cours/listings-arene.ts', 'memo[s] = len(G[s]) > 0 and all', 'memo[s] = all', PYTHON],
  ['cours/listings-arene.ts', 'rep = len(G[s]) > 0 and all', 'rep = all', PYTHON],
  ['cours/listings-arene.ts', 'if (s, n) not in memo:', 'if s not in memo:', PYTHON],
  ['cours/listings-arene.ts', 'elif n == 0:', 'elif n <= 1:', PYTHON],
  ['cours/listings-arene.ts', '(1, 1), (1, -1)', '(1, 1)', PYTHON],
  ['cours/listings-arene.ts', "return inf\n        if jetons.count('o')", "return -inf\n        if jetons.count('o')", PYTHON],
  ['cours/listings-arene.ts', 'min(n, j)', 'j', PYTHON],
  ['web/saves/store.ts', 'present !== undefined && present !== replaces', 'false', STORE],
  ['web/saves/store.ts', 'present !== undefined && present !== replaces', 'present !== undefined && !replaces', STORE],
  ['web/saves/store.ts', 'await shelf.delete(present)', 'present', STORE],
  ['web/saves/store.ts', 'found === undefined || isTakenAway', 'found === undefined', STORE],
  ['web/saves/store.ts', 'same.find((saved) => saved.id === own) ?? same[0]', 'same[0]', STORE],
  ['web/saves/store.ts', ' ?? same[0]', '', STORE],
  ['web/saves/store.ts', 'this.#own.set(game, id);', '', STORE],
  ['web/saves/store.ts', '.slice(RECENT - 1)', '.slice(RECENT)', STORE],
  ['web/saves/store.ts', 'saved.game === game && saved.id !== id', 'saved.id !== id', STORE],
  ['web/saves/store.ts', 'saved.game === game && saved.id !== id', 'saved.game === game', STORE],
  ['web/saves/store.ts', 'other.date - one.date', 'one.date - other.date', STORE],
];
const mutants = all.filter(([file]) => file.startsWith(process.argv[2] ?? ''));

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'minerve-mutants-'));
cpSync(join(root, 'src'), join(copy, 'src'), { recursive: true });
for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
// The page's tests build the pages, which take the compiled library along; others read what the documents promise.
for (const folder of ['node_modules', 'dist', 'data', 'docs', 'scripts']) symlinkSync(join(root, folder), join(copy, folder));

let survivors = 0;
for (const [file, from, to, tests] of mutants) {
  const path = join(copy, 'src', file);
  const original = readFileSync(path, 'utf8');
  if (!original.includes(from)) throw new Error(`${file} no longer contains "${from}": bring scripts/mutants.mjs up to date.`);
  writeFileSync(path, original.replace(from, to));
  const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--pool=threads', '--bail=1', tests], {
    cwd: copy,
    stdio: 'ignore',
    timeout: 120_000, // a mutant that never ends is noticed too
    killSignal: 'SIGKILL',
  });
  writeFileSync(path, original);
  const killed = status !== 0;
  if (!killed) survivors++;
  process.stdout.write(`${killed ? 'noticed ' : 'SURVIVED'}  ${file}: ${from.split('\n')[0]}  =>  ${to.split('\n')[0]}\n`);
}
rmSync(copy, { recursive: true });
process.stdout.write(`${mutants.length - survivors} of ${mutants.length} mutants noticed.\n`);
process.exit(survivors === 0 ? 0 : 1);
