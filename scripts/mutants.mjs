// `npm run mutants` breaks the searches, their explanations, the listings of the course in both languages and the
// page's store, one small change at a time in a copy of the sources, and checks that a test fails. A mutant that
// survives shows that a test is missing.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const LEMMAS = 'src/search/lemmas.test.ts';
const AGREEMENT = 'src/search/agreement.test.ts';
const DOCUMENTS = 'src/search/documents.test.ts';
const LIMITS = 'src/search/limits.test.ts';
const WINNING = 'src/search/winning-move.test.ts';
const BEST_MOVE = 'src/engines/best-move.test.ts';
const ENGINE = 'src/engines/engine.test.ts';
const SEARCH_THINKER = 'src/engines/compiled-searcher.test.ts';
const PERFECT = 'src/engines/exact/perfect-searcher.test.ts';
const CONNECT4 = 'src/engines/connect4/searcher.test.ts';
const THINKERS = 'src/engines/searchers.test.ts';
const LEVELS = 'src/engines/levels.test.ts';
const GAMES = 'src/games/descriptors.test.ts';
const TICTACTOE = 'src/games/tictactoe/tictactoe.test.ts';
const BREAKTHROUGH = 'src/games/breakthrough/breakthrough.test.ts';
const CHOMP = 'src/games/chomp/chomp.test.ts';
const NIM = 'src/games/nim/nim.test.ts';
const RECORDS = 'src/match/records.test.ts';
const OPENINGS = 'src/lab/tournament/openings.test.ts';
const PLAYERS = 'src/lab/tournament/players.test.ts';
const TREES = 'src/lab/trees/trees.test.ts';
const ABLATION = 'src/lab/ablation.test.ts';
const STORE = 'src/web/saves/store.page.test.ts';
const CUTS = 'src/explain/cuts.test.ts';
const JURY = 'src/explain/jury.test.ts';
const NARRATION = 'src/explain/explanation.test.ts';
const RECORDING = 'src/explain/recording.test.ts';
const SEARCH_TREE = 'src/draw/search-tree.test.ts';
const SVG = 'src/draw/svg.test.ts';
const LISTINGS = 'src/explain/listings.test.ts';
const COURS = 'src/cours/cours.test.ts';
const PYTHON = 'src/cours/python.test.ts';

const IMPARTIAL = 'src/solve/impartial.test.ts';
const ARENA = 'src/solve/arena.test.ts';
const GROWTH = 'src/explain/attractor-layers.test.ts';
const GRAPH = 'src/games/graph/graph.test.ts';
const DRAWN_ARENAS = 'src/draw/arena-drawings.test.ts';
const CALLS = 'src/jobs/calls.test.ts';
const SCHEDULE = 'src/jobs/schedule.test.ts';
const RUN_STORE = 'src/jobs/node/store.test.ts';
const QUEUE_MESSAGES = 'src/jobs/node/queue/messages.test.ts';
const QUEUE = 'src/lab/node/queue.test.ts';
const THREADS = 'src/lab/worker/threads.test.ts';
const TABLES = 'src/tablebases/tables.test.ts';
const BOXES = 'src/web/arena/boxes.test.ts';
const BOARD_MATCH = 'src/web/match/board-match.test.ts';
const HAND = 'src/web/match/hand.test.ts';
const PAGE_COMPUTER = 'src/web/match/computer-seats.test.ts';
const ROUTE = 'src/web/app/route.test.ts';
const TREE_ADDRESS = 'src/web/tree/address.test.ts';
const CONFORMANCE = 'src/search/conformance.test.ts';
const SAY = 'src/i18n/say.test.ts';
const SERIES = 'src/exercises/series.test.ts';
const BOARD_KINDS = 'src/exercises/board-kinds.test.ts';
const ARGUMENTS = 'src/cli/arguments.test.ts';
const CONVERSATION = 'src/cli/protocols/conversation.test.ts';

/** [file below src, the original text, its replacement, the test that must fail] */
const all = [
  ['search/minimax.ts', 'value > best : value < best', 'value < best : value > best', AGREEMENT],
  ['search/minimax.ts', 'bestMove = move;', 'bestMove = moves[top];', WINNING],
  ['search/minimax.ts', 'run.improve(ply, move, value);', 'run.improve(ply, moves[top], value);', AGREEMENT],
  ['search/maximin.ts', 'if (value > best)', 'if (value >= best + 2)', AGREEMENT],
  ['search/minimax2.ts', 'noBound(next) : best', 'noBound(next) : compare', LEMMAS],
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
  ['search/negascout.ts', 'alpha, alpha + 1)', 'alpha + 1, alpha + 2)', LISTINGS],
  ['search/negascout.ts', '0 - best, 0 - beta, 0 - alpha0', '0 - best, alpha0, beta', DOCUMENTS],
  ['search/mtd.ts', 'if (value < beta) upper = value;', 'if (value <= beta) upper = value;', AGREEMENT],
  ['search/mtd.ts', 'value > lower ? value : value + 1', 'value + 1', AGREEMENT],
  ['search/deepening.ts', "result.bound === 'exact'", 'true', AGREEMENT],
  [
    'search/transposition-table.ts',
    'if (entryDepth < FINAL) return entryDepth === depth;',
    'if (entryDepth < FINAL) return entryDepth <= depth;',
    WINNING,
  ],
  ['search/search-context.ts', 'this.estimates === estimatesBefore ? FINAL + depth : depth', 'FINAL + depth', WINNING],
  ['search/search-context.ts', 'const here = fromPly(value, ply);', 'const here = value;', WINNING],
  ['search/search-context.ts', 'if (thrown === STOP) this.#takeBack(ply);', 'if (thrown === STOP) this.#takeBack(0);', LIMITS],
  ['search/deepening.ts', '{ ...last, stopped: true }', '{ ...result }', LIMITS],
  ['search/deepening.ts', 'Math.min(asked, maxPly)', 'asked', BEST_MOVE],
  ['search/winning-move.ts', 'if (depth >= 2) {', 'if (depth >= 1) {', WINNING],
  ['search/winning-move.ts', 'moves[from] = threat;', 'moves[from] = moves[to - 1];', WINNING],
  ['explain/cuts.ts', 'while (above >= 0 && boundOf(above) === bound)', 'while (above < -1)', CUTS],
  ['explain/cuts.ts', 'deep: above !== recording', 'deep: above === recording', CUTS],
  ['explain/cuts.ts', 'of < below && recording.valueOf(of) === bound', 'of < below', CUTS],
  ['explain/cuts.ts', 'if (kind[below] !== INNER) leaves++;', 'leaves++;', CUTS],
  ['explain/cuts.ts', 'exact: isLeafVisit(recording, last)', 'exact: true', CUTS],
  [
    'explain/explanation.ts',
    "unchanged: source.kind !== 'held' ? 'answer'",
    "unchanged: source.kind === 'asked' ? 'answer'",
    CUTS,
  ],
  ['explain/explanation.ts', "atMax ? '≥' : '≤'", "atMax ? '≤' : '≥'", CUTS],
  [
    'explain/explanation.ts',
    "const bound = leaf ? 'exact' : boundOf(",
    "const bound = leaf || true ? 'exact' : boundOf(",
    NARRATION,
  ],
  ['explain/explanation-words.ts', "(letter === 'α' ? 'upper' : 'lower')", "(letter === 'β' ? 'upper' : 'lower')", CUTS],
  ['explain/lemmas.ts', 'minimax <= alpha, alpha <= minimax', 'minimax < alpha, alpha <= minimax', NARRATION],
  ['explain/lemmas.ts', 'minimax <= beta : minimax >= alpha', 'minimax < beta : minimax > alpha', JURY],
  ['model/recording.ts', 'left < time && !isAgain', 'left < time', NARRATION],
  ['model/recording.ts', 'maximises ? value >= beta : value <= alpha', 'false', RECORDING],
  ['model/recording.ts', 'turnOf(visit) === MAX ? (a, b)', 'turnOf(visit) !== MAX ? (a, b)', RECORDING],
  ['model/recording.ts', 'this.moveOf(child) === this.moveOf(equal[0])', 'child === equal[0]', SEARCH_TREE],
  ['model/recording.ts', 'this.#level <= this.#depth', 'this.#level < this.#depth', SEARCH_TREE],
  ['model/recording.ts', 'columns.hidden[root] += 1 + columns.hidden[visit];', '', SEARCH_TREE],
  ['model/recording.ts', 'while (this.#open !== NEVER) this.#close();', '', SEARCH_TREE],
  ['model/recording.ts', 'columns.above = columns.above.map(movedVisit);', '', SEARCH_TREE],
  ['model/recording.ts', 'return skippedMoves.length - columns.skipped[visit];', 'return from;', SEARCH_TREE],
  ['draw/search-tree.ts', "(how === 'memory' && position?.outcome() !== undefined)", 'false', SEARCH_TREE],
  ['draw/search-tree.ts', 'known.children.length === 0 && node.children.length > 0', 'false', SEARCH_TREE],
  ['draw/arena-layout.ts', 'order.length === items.length ? levels : undefined', 'levels', SEARCH_TREE],
  ['draw/search-scene.ts', 'Math.max(0, beyond - 1)', 'Math.max(0, beyond)', SVG],
  ['draw/search-scene.ts', 'sizes[nodes[i].parent] += sizes[i]', 'sizes[nodes[i].parent]++', SVG],
  ['explain/visit.ts', 'maximises === noAlpha ? 2 : 3', 'noAlpha ? 2 : 3', NARRATION],
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
  ['../docs/cours/minmax.py', 'maxi = max(maxi, valeur)', 'maxi = max(maxi, v)', PYTHON],
  ['../docs/cours/minmax.py', 'mini = min(mini, valeur)', 'mini = valeur', PYTHON],
  ['../docs/cours/minmax.py', 'if nb == 0 or succ == []:  # une feuille', 'if succ == []:  # une feuille', PYTHON],
  ['../docs/cours/minmax.py', 'return signe * H(position)', 'return H(position)', PYTHON],
  ['../docs/cours/coup.py', 'if valeur > maxi:', 'if valeur >= maxi:', PYTHON],
  ['../docs/cours/coup.py', 'if valeur < mini:', 'if valeur <= mini:', PYTHON],
  ['../docs/cours/coup.py', 'if -valeur > maxi:', 'if -valeur >= maxi:', PYTHON],
  ['../docs/cours/coup.py', 'coup = succ[0]  #', 'coup = None  #', PYTHON],
  ['../docs/cours/memo.py', "(position, nb, 'Max')", "(position, 'Max')", PYTHON],
  ['../docs/cours/memo.py', "(position, nb, 'Min')", "(position, nb, 'Max')", PYTHON],
  ['../docs/cours/memo.py', 'cle = (position, nb, signe)', 'cle = (position, nb, -nb)', PYTHON],
  ['../docs/cours/memo.py', 'if cle not in memo:', 'if True:', PYTHON],
  ['../docs/cours/alphabeta.py', 'if maxi >= beta:  # Min', 'if maxi > beta:  # Min', PYTHON],
  ['../docs/cours/alphabeta.py', 'if mini <= alpha:', 'if mini < alpha:', PYTHON],
  ['../docs/cours/alphabeta.py', 'if maxi >= beta:  # coupure', 'if maxi > beta:  # coupure', PYTHON],
  ['../docs/cours/alphabeta.py', 'alpha = max(alpha, maxi)', 'alpha = maxi', PYTHON],
  ['../docs/cours/alphabeta.py', 'beta = min(beta, mini)', 'pass', PYTHON],
  ['../docs/cours/alphabeta.py', '-signe, -beta, -alpha)', '-signe, -alpha, -beta)', PYTHON],
  ['../docs/cours/alphabeta.py', '-signe, -inf, -maxi)', '-signe)', PYTHON],
  ['../docs/cours/alphabeta.py', 'return signe * maxi, coup', 'return maxi, coup', PYTHON],
  ['../docs/cours/attracteur.py', 'any(t in A for t in G[s])', 'all(t in A for t in G[s])', PYTHON],
  ['../docs/cours/attracteur.py', 'entre = len(G[s]) > 0 and all', 'entre = all', PYTHON],
  ['../docs/cours/attracteur.py', 'if s not in rang:', 'if True:', PYTHON],
  ['../docs/cours/attracteur.py', 'rang[t] < rang[s]', 'rang[t] <= rang[s]', PYTHON],
  ['../docs/cours/attracteur.py', 'rang[s] > 0', 'rang[s] >= 0', PYTHON],
  ['../docs/cours/attracteur.py', 'if memo[s] is None:', 'if False:', PYTHON],
  ['../docs/cours/attracteur.py', 'memo[s] = len(G[s]) > 0 and all', 'memo[s] = all', PYTHON],
  ['../docs/cours/attracteur.py', 'rep = len(G[s]) > 0 and all', 'rep = all', PYTHON],
  ['../docs/cours/attracteur.py', 'if (s, n) not in memo:', 'if s not in memo:', PYTHON],
  ['../docs/cours/attracteur.py', 'elif n == 0:', 'elif n <= 1:', PYTHON],
  ['../docs/cours/heuristique.py', '(1, 1), (1, -1)', '(1, 1)', PYTHON],
  [
    '../docs/cours/heuristique.py',
    "return inf\n        if jetons.count('o')",
    "return -inf\n        if jetons.count('o')",
    PYTHON,
  ],
  ['../docs/cours/chomp.py', 'min(n, j)', 'j', PYTHON],
  ['model/arena.ts', 'into[i] = 2 * into[i] + other;', 'into[i] = 2 * into[i] + 1 - other;', IMPARTIAL],
  ['model/arena.ts', 'position % 2 === 0 ? outcome : 0 - outcome', 'position % 2 === 0 ? outcome : outcome', IMPARTIAL],
  ['model/arena.ts', 'if (graph.isDraw?.(position)) return 0;', '', GRAPH],
  ['model/arena.ts', "graph.play === 'misere' ? WIN : -WIN", '-WIN', IMPARTIAL],
  ['model/arena.ts', 'if (number[position] < 0) {', 'if (number[position] < 1) {', ARENA],
  ['model/graph.ts', 'winner(position) !== undefined ? []', 'false ? []', DRAWN_ARENAS],
  ['solve/arena.ts', 'offsets[p] === offsets[p + 1] ? DRAW : undefined', 'undefined', ARENA],
  ['solve/arena.ts', 'if (first !== undefined) return', 'if (first === -1) return', ARENA],
  ['games/graph/build.ts', "'normal', (v) =>", "'misere', (v) =>", GROWTH],
  ['games/graph/graph.ts', "alternates(graph) ? [] : ['turns: free']", '[]', GRAPH],
  ['draw/arena-text.ts', "...(alternates(arena) ? [] : ['turns: free']),", '', DRAWN_ARENAS],
  ['explain/game-arena.ts', 'list.filter((_, p) => p % 2 === 0)', 'list.filter((_, p) => p % 2 === 1)', GROWTH],
  ['explain/arena-source.ts', 'graph.names.length) > most', 'graph.names.length) < 0', GROWTH],
  ['jobs/schedule.ts', 'if (!(job.after ?? []).every((id) => done.has(id))) continue;', '', SCHEDULE],
  ['jobs/schedule.ts', 'if (underWay.size >= executor.concurrency) break;', '', SCHEDULE],
  ['jobs/node/store.ts', 'ftruncateSync(file, size);', '', RUN_STORE],
  ['jobs/node/queue/messages.ts', 'if (there !== version)', 'if (there === undefined)', QUEUE_MESSAGES],
  ['jobs/node/queue/worker-folder.ts', '!filesIn(place).every(isInside)', 'false', QUEUE],
  ['jobs/threads.ts', '{ signal, killTimeoutMs }', '{ signal }', THREADS],
  ['jobs/calls.ts', 'if (killTimeoutMs !== undefined) timer = ', 'if (killTimeoutMs === undefined) timer = ', CALLS],
  ['jobs/calls.ts', 'this.#thread.post({ id, cancel: true } satisfies CallMessage);', '', CALLS],
  ['jobs/calls.ts', 'for (const { reject } of this.#calls.values()) reject(why);', '', CALLS],
  ['jobs/calls.ts', 'if (this.#death !== undefined) throw this.#death.why;', '', CALLS],
  ['jobs/calls.ts', 'const id = ++this.#lastId;', 'const id = 1;', CALLS],
  ['jobs/calls.ts', 'post({ id, reply }, transfer(reply));', 'post({ id, reply });', CALLS],
  ['jobs/failure.ts', '...(at && { at })', '', CALLS],
  ['jobs/thread.ts', "worker.on('messageerror', (error) => broken(error.message));", '', CALLS],
  ['tablebases/table-set.ts', 'await this.entriesOf(pair.conversions)', 'new Map()', TABLES],
  ['engines/analysis.ts', 'found.slice(0, lines)', 'found.slice(0, 1)', ENGINE],
  ['engines/analysis.ts', 'found.slice(0, lines)', 'found.slice(0, 1)', SEARCH_THINKER],
  ['engines/analysis.ts', 'ranked.map(moveOf)', 'ranked.slice(1).map(moveOf)', PERFECT],
  ['engines/connect4/searcher.ts', 'ranked: sorted(columns)', 'ranked: columns', CONNECT4],
  ['engines/levels.ts', 'value >= best - margin', 'value >= best', ENGINE],
  ['engines/game-levels.ts', 'levels === undefined || ', "levels === undefined || game.includes(':') || ", THINKERS],
  ['engines/game-levels.ts', '(info?.solved ?? game) !== game', 'false', THINKERS],
  ['engines/levels.ts', 'margin: margins[i]', 'margin: 0', THINKERS],
  ['games/levels-elo.ts', '?.[level - 1]', '?.[level]', LEVELS],
  ['engines/searchers.ts', 'solved === game.name', 'solved !== game.name', THINKERS],
  ['engines/searchers.ts', 'descriptor?.search?.(game)', 'undefined', THINKERS],
  ['engines/searchers.ts', 'isModuleAddress(spec) || options.search !== undefined', 'isModuleAddress(spec)', THINKERS],
  ['engines/open-engine.ts', '.toLowerCase()) return 1;', '.toLowerCase()) return 2;', THINKERS],
  ['games/registry.ts', 'const name = gameName(spec);', 'const name = spec;', GAMES],
  ['games/registry.ts', 'options.map((option) => option.trim())', 'options', GAMES],
  ['games/registry.ts', 'nearest(name, names) ?? namedOtherwise(name)', 'nearest(name, names)', GAMES],
  ['games/tictactoe/notation.ts', 'rowTexts[rows - 1 - row][column]', 'rowTexts[row][column]', TICTACTOE],
  ['games/tictactoe/notation.ts', 'rowNames: numbers(rows).reverse()', 'rowNames: numbers(rows)', TICTACTOE],
  ['games/tictactoe/notation.ts', "if (won && common.length === 0) return failure('played-on');", '', TICTACTOE],
  ['games/breakthrough/index.ts', 'row: rows - wrong', 'row: wrong + 1', BREAKTHROUGH],
  ['games/breakthrough/index.ts', "if (!/[wb]/.test(men)) return failure('no-man-at-all');", '', BREAKTHROUGH],
  ['games/breakthrough/index.ts', 'String(empty.length)', "'1'.repeat(empty.length)", BREAKTHROUGH],
  ['games/breakthrough/index.ts', 'numbers(rules.rows).reverse()', 'numbers(rules.rows)', BREAKTHROUGH],
  ['games/text-board.ts', 'cell.padStart(width)', 'cell', CHOMP],
  ['games/text-board.ts', 'name.padStart(margin) + gap', 'name + gap', BREAKTHROUGH],
  ['games/chomp/notation.ts', 'lengths[row] > lengths[row - 1]', 'lengths[row] >= lengths[row - 1]', CHOMP],
  ['games/nim/notation.ts', 'sticks > rules.heaps[heap]', 'sticks >= rules.heaps[heap]', NIM],
  ['match/records.ts', "[common, 'json']", "['json', common]", RECORDS],
  ['match/records.ts', 'joined || moves.every(', 'moves.every(', RECORDS],
  ['match/records.ts', 'if (pass !== undefined && !PASS.test(text)) value.playText(pass);', '', RECORDS],
  ['match/records.ts', 'gameName(wanted) === game ? wanted : game', 'gameName(wanted) === game ? game : game', RECORDS],
  ['match/records.ts', 'transcript?.move.test(', 'transcript && RegExp(/./).test(', RECORDS],
  ['match/records.ts', "(moves.length === 1 ? separator : '')", "''", RECORDS],
  ['lab/tournament/openings.ts', 'plies === undefined ? rule : { ...rule, plies }', 'rule', OPENINGS],
  ['lab/tournament/openings.ts', 'descriptorNamed(game)?.openings ?? DEFAULT_RULE', 'DEFAULT_RULE', OPENINGS],
  ['lab/tournament/openings.ts', 'if (ahead <= margin) return moves;', 'return moves;', OPENINGS],
  ['lab/tournament/play-game.ts', 'moves.length >= longest', 'moves.length > longest', OPENINGS],
  ['lab/tournament/play-game.ts', 'descriptorOf(game)?.longestGame ?? DEFAULT_LONGEST', 'DEFAULT_LONGEST', OPENINGS],
  ['lab/tournament/players.ts', 'own?.name !== protocol || ', 'own === undefined || ', PLAYERS],
  ['lab/tournament/players.ts', ' || !own.plays(game)', '', PLAYERS],
  ['lab/trees/algorithms.ts', '...(memory && { memory: new Memo() })', '', TREES],
  ['lab/ablation.ts', "killer: 'killer', history: 'history'", "killer: 'history', history: 'killer'", ABLATION],
  ['lab/ablation.ts', "aids.includes('table') && {", "aids.includes('table') && aids.length === 0 && {", ABLATION],
  ['web/arena/boxes.ts', 'x: x - width / 2', 'x', BOXES],
  ['web/match/board-match.ts', 'winner: opponent(match.resigned)', 'winner: match.resigned', BOARD_MATCH],
  ['web/match/board-match.ts', '.changed = () => this.#version.value++', '.changed = () => this.#version.value', BOARD_MATCH],
  ['web/match/hand.ts', 'if (all && path.length <= 2)', 'if (all)', HAND],
  [
    'web/match/computer-seats.ts',
    'if (pending === this.#pending && answer !== undefined)',
    'if (answer !== undefined)',
    PAGE_COMPUTER,
  ],
  ['web/app/route.ts', 'if (OLD_TREE.test(hash))', 'if (false)', ROUTE],
  ['web/fields.ts', "text.replaceAll('_', ' ')", 'text', TREE_ADDRESS],
  ['web/saves/store.ts', 'present !== undefined && present !== replaces', 'false', STORE],
  ['web/saves/store.ts', 'present !== undefined && present !== replaces', 'present !== undefined && !replaces', STORE],
  ['web/saves/store.ts', 'if (present !== undefined) await', 'if (false) await', STORE],
  ['web/saves/store.ts', 'found === undefined || isTakenAway', 'found === undefined', STORE],
  ['web/saves/store.ts', 'same.find((saved) => saved.id === own) ?? same[0]', 'same[0]', STORE],
  ['web/saves/store.ts', ' ?? same[0]', '', STORE],
  ['web/saves/store.ts', 'this.#own.set(game, id);', '', STORE],
  ['web/saves/store.ts', '.slice(RECENT - 1)', '.slice(RECENT)', STORE],
  ['web/saves/store.ts', 'saved.game === game && saved.id !== id', 'saved.id !== id', STORE],
  ['web/saves/store.ts', 'saved.game === game && saved.id !== id', 'saved.game === game', STORE],
  ['web/saves/store.ts', 'other.date - one.date', 'one.date - other.date', STORE],
  ['core/score.ts', 'return outcome - ply;', 'return outcome;', CONFORMANCE],
  ['core/score.ts', 'player === MAX ? WIN : -WIN', 'WIN', CONFORMANCE],
  ['core/score.ts', "if (value <= alpha) return 'upper';", "if (value < alpha) return 'upper';", SEARCH_TREE],
  ['core/score.ts', 'player === MAX ? score : 0 - score', 'score', AGREEMENT],
  ['core/score.ts', 'player === MAX ? MIN : MAX', 'player', BOARD_MATCH],
  ['i18n/words.ts', "value.join(', ')", "value.join(' ')", SAY],
  ['i18n/grammar.ts', "=== 'one' ? one : many", "=== 'one' ? many : one", SAY],
  ['i18n/grammar.ts', "text.replace(spaces, '\\u00a0')", 'text', SAY],
  ['i18n/grammar.ts', 'isHalf ? 2 : 1', 'isHalf ? 3 : 0', SAY],
  ['i18n/sentence.ts', 'return quoted(arg);', 'return arg;', SAY],
  ['exercises/series.ts', 'names[i % names.length]', 'names[0]', SERIES],
  ['exercises/series.ts', 'Number(text) <= most', 'true', SERIES],
  ['exercises/notation.ts', "infinite[1] === '-' ? -INFINITE : INFINITE", 'INFINITE', SERIES],
  ['exercises/notation.ts', ".replaceAll(/[−–—]/g, '-')", '', SERIES],
  ['exercises/kinds.ts', 'nimPuzzle(random, level) : chompPuzzle', 'nimPuzzle(random, level) : nimPuzzle', BOARD_KINDS],
  ['cli/arguments.ts', 'argv.filter((_, i) => i !== first.index)', 'argv.slice(1)', ARGUMENTS],
  ['cli/arguments.ts', 'positionals.length > most', 'false', ARGUMENTS],
  ['cli/arguments.ts', 'option.name in flags', 'false', ARGUMENTS],
  ['cli/arguments.ts', 'flags.help !== true', 'true', ARGUMENTS],
  ['cli/protocols/conversation.ts', "tooLong || half.length > LONGEST_LINE ? ''", "tooLong ? ''", CONVERSATION],
];
const [start = '', ...others] = process.argv.slice(2);
const mutants = all.filter(([file]) => file.startsWith(start));
if (start.startsWith('-') || others.length > 0 || mutants.length === 0) {
  process.stdout.write(`npm run mutants [-- START]
Breaks the code on purpose, and checks that a test fails: ${all.length} mutants, up to two minutes each.
START: only those of files below src/ whose path starts so, like search/mtd
`);
  process.exit(['-h', '--help'].includes(start) ? 0 : 2);
}

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'minerve-mutants-'));
for (const folder of ['src', 'docs']) cpSync(join(root, folder), join(copy, folder), { recursive: true });
for (const file of ['package.json', 'vitest.config.ts', 'tsconfig.json']) cpSync(join(root, file), join(copy, file));
// Page tests build the pages, which include the compiled library; other tests read scripts and data.
for (const folder of ['node_modules', 'dist', 'data', 'scripts']) symlinkSync(join(root, folder), join(copy, folder));

let survivors = 0;
for (const [i, [file, from, to, tests]] of mutants.entries()) {
  process.stdout.write(`${i + 1}/${mutants.length}  ${file}: ${from.split('\n')[0]}  =>  ${to.split('\n')[0]}  `);
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
  process.stdout.write(killed ? 'noticed\n' : 'SURVIVED\n');
}
rmSync(copy, { recursive: true });
process.stdout.write(`${mutants.length - survivors} of ${mutants.length} mutants noticed.\n`);
process.exit(survivors === 0 ? 0 : 1);
