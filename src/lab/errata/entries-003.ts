import { opponent, type Player, Random, seenBy, unwrap, winOf } from '../../core/index.ts';
import { type Connect4Position, connect4 } from '../../games/index.ts';
import { alphabeta } from '../../search/index.ts';
import { emptyBoard, quietPosition } from '../connect4-2013/boards.ts';
import { CountedPosition, totalCounts } from '../connect4-2013/counted-position.ts';
import { minimaxCounts } from '../connect4-2013/minimax-counts.ts';
import { EVAL_MAX, NO_LOOK, program2013 } from '../connect4-2013/program.ts';
import { CONSTANTS_2013, costModel } from '../cost-model.ts';
import { minimaxAB, OO, type Tree } from './documents.ts';
import { countOf, type Entries, type ErratumNumber, rounded } from './entry.ts';

const model = costModel(CONSTANTS_2013);
const blocks = 0.1;
const modelWithBlocks = costModel({ ...CONSTANTS_2013, blocked: blocks });

const f = (height: number, q: number, digits: number): ErratumNumber => ({
  what: { en: `f(${q}) at height ${height}`, fr: `f(${q}) à la hauteur ${height}` },
  value: () => rounded(model.ratio(height, q), digits),
});

/** The share that is gone, in hundredths. */
const gone = (less: number, more: number, digits: number) => rounded(100 * (1 - less / more), digits);

const leavesOf = (height: number, q?: number) => alphabeta(emptyBoard(), { depth: height, q }).counts.leaves;

/** The Course's evaluation, as the entries have it. */
const game = connect4();
const after = (moves: string) => unwrap(game.parsePosition(moves));

/** The program of annex B on a position, for the player to move. */
function annex(position: Connect4Position, height: number, q: number): { value: number; column: number } {
  const { value, move } = program2013(position, { height, q });
  return { value: seenBy(position.turn(), value), column: (move ?? -1) + 1 };
}

/**
 * The value by the text of the report: in the printed program, a win found without the look is worth one more (E003-9).
 */
function asInTheText(value: number, mover: Player): number {
  const win = winOf(value);
  if (win === undefined) return value;
  // The mover wins after an odd number of plies, the other after an even one.
  const odd = win.winner === mover ? 1 : 0;
  return seenBy(win.winner, EVAL_MAX - (win.plies % 2 === odd ? win.plies : win.plies + 1));
}

/** The random positions of E003-8: 200 of each height, in which nobody can win at once. */
const POSITIONS_E003_8 = 200;
const HEIGHTS_E003_8 = [2, 3] as const;
function positionE003(height: number, number: number): Connect4Position {
  const random = new Random(1000 * height + number);
  const quiet = quietPosition(random, 4 + (number % 17));
  return after(
    quiet
      .columnsPlayed()
      .map((column) => column + 1)
      .join(''),
  );
}

const changed = (height: number, q: number): ErratumNumber => ({
  what: {
    en: `positions, of ${POSITIONS_E003_8}, whose value q = ${q} changes at height ${height}`,
    fr: `positions, sur ${POSITIONS_E003_8}, dont q = ${q} change la valeur à la hauteur ${height}`,
  },
  value: () =>
    countOf(POSITIONS_E003_8, (number) => {
      const position = positionE003(height, number);
      const value = (at: number) => asInTheText(program2013(position, { height, q: at }).value, position.turn());
      return value(q) !== value(NO_LOOK);
    }),
});

/** The first depth at which somebody can win at once: the player to move, or the opponent if it were his turn. */
function firstThreat(whose: 'mover' | 'other'): number {
  const position = emptyBoard();
  const found = (left: number): boolean => {
    const mover = position.turn();
    if (left === 0) return position.winningMove(whose === 'mover' ? mover : opponent(mover)) !== undefined;
    const moves: number[] = [];
    moves.length = position.moves(moves, 0);
    return moves.some((move) => {
      position.play(move);
      const is = found(left - 1);
      position.undo();
      return is;
    });
  };
  let depth = 0;
  while (!found(depth)) depth++;
  return depth;
}

/** Leaves such that each child at a Max node lies above its elders, and below them at a Min node. */
function worstTree(height: number, low: number, high: number, maximises: boolean): Tree {
  if (height === 0) return low;
  const share = (high - low) / 7;
  const children = Array.from({ length: 7 }, (_, i) => worstTree(height - 1, low + i * share, low + (i + 1) * share, !maximises));
  return maximises ? children : children.reverse();
}

const factorial = (n: bigint): bigint => (n === 0n ? 1n : n * factorial(n - 1n));
const FILLINGS = factorial(42n) / factorial(6n) ** 7n;
const years = (leaves: bigint) => Number(leaves) / 1e9 / (365.25 * 86400);

export const entries003: Entries = {
  'E003-1': [1, 2, 3, 4, 5].map((q) => f(10, q, 3)),
  'E003-2': [1, 3, 5].map((q) => f(10, q, 3)),
  'E003-3': [
    {
      what: { en: '% removed, 3.8^10 instead of 7^10', fr: '% supprimés, 3,8^10 au lieu de 7^10' },
      value: () => gone(3.8 ** 10, 7 ** 10, 1),
    },
    { what: { en: 'k that removes 82 %', fr: 'k qui en supprime 82 %' }, value: () => rounded(7 * 0.18 ** 0.1, 1) },
    { what: { en: '7^(3/4)', fr: '7^(3/4)' }, value: () => rounded(7 ** 0.75, 1) },
    {
      what: { en: 'leaves of alpha-beta, height 10', fr: 'feuilles d’alpha-bêta, hauteur 10' },
      value: () => leavesOf(10),
    },
    {
      what: { en: '% removed', fr: '% supprimés' },
      value: () => gone(leavesOf(10), minimaxCounts(emptyBoard(), 10).leaves, 1),
    },
  ],
  'E003-4': [
    {
      what: { en: '% removed, 3.5^10 instead of 3.8^10', fr: '% supprimés, 3,5^10 au lieu de 3,8^10' },
      value: () => gone(3.5 ** 10, 3.8 ** 10, 0),
    },
    {
      what: { en: '% removed, 3.45^10 instead of 3.85^10', fr: '% supprimés, 3,45^10 au lieu de 3,85^10' },
      value: () => gone(3.45 ** 10, 3.85 ** 10, 1),
    },
    { what: { en: 'leaves with q = 1, height 10', fr: 'feuilles avec q = 1, hauteur 10' }, value: () => leavesOf(10, 1) },
    { what: { en: '% fewer', fr: '% de moins' }, value: () => gone(leavesOf(10, 1), leavesOf(10), 0) },
  ],
  'E003-6': [
    {
      what: { en: 'ways to fill the board, in 10^31', fr: 'façons de remplir le plateau, en 10^31' },
      value: () => rounded(Number(FILLINGS) / 1e31, 1),
    },
    { what: { en: 'times fewer than 7^42', fr: 'fois moins que 7^42' }, value: () => Number(7n ** 42n / FILLINGS) },
    { what: { en: 'years at 1 ns, in 10^14', fr: 'années à 1 ns, en 10^14' }, value: () => rounded(years(FILLINGS) / 1e14, 1) },
  ],
  'E003-7': [
    {
      what: { en: 'plies to the loss without the block', fr: 'demi-coups jusqu’à la perte sans la parade' },
      value: () => {
        const position = after('414171');
        position.play(1);
        return winOf(alphabeta(position, { depth: 3 }).value)!.plies + 1;
      },
    },
  ],
  'E003-8': [
    {
      what: { en: 'value after 4-1-6-2, height 2', fr: 'valeur après 4-1-6-2, hauteur 2' },
      value: () => annex(after('4162'), 2, NO_LOOK).value,
    },
    { what: { en: 'column', fr: 'colonne' }, value: () => annex(after('4162'), 2, NO_LOOK).column },
    { what: { en: 'value with q = 1', fr: 'valeur avec q = 1' }, value: () => annex(after('4162'), 2, 1).value },
    { what: { en: 'column with q = 1', fr: 'colonne avec q = 1' }, value: () => annex(after('4162'), 2, 1).column },
    ...HEIGHTS_E003_8.map((height) => changed(height, 1)),
    ...HEIGHTS_E003_8.map((height) => changed(height, 2)),
  ],
  'E003-9': [NO_LOOK, 1].map((q) => ({
    what:
      q === 1
        ? { en: 'EVAL_MAX less the win, with the look', fr: 'EVAL_MAX moins le gain, avec la recherche' }
        : { en: 'EVAL_MAX less the win, without it', fr: 'EVAL_MAX moins le gain, sans elle' },
    value: () => EVAL_MAX - annex(after('4455'), 3, q).value,
  })),
  'E003-10': [
    { what: { en: 'value as printed', fr: 'valeur telle qu’imprimée' }, value: () => annex(after('31415'), 3, 2).value },
    {
      what: { en: 'plies to the loss', fr: 'demi-coups jusqu’à la perte' },
      value: () => winOf(alphabeta(after('31415'), { depth: 3 }).value)!.plies,
    },
  ],
  'E003-11': [
    {
      what: { en: 'leaves as printed, height 10', fr: 'feuilles du programme imprimé, hauteur 10' },
      value: () => {
        const counted = new CountedPosition(emptyBoard(), 10);
        program2013(counted, { height: 10, q: NO_LOOK });
        return totalCounts(counted.byHeight).leaves;
      },
    },
  ],
  'E003-13': [
    { what: { en: 'αk + b', fr: 'αk + b' }, value: () => rounded(CONSTANTS_2013.open * CONSTANTS_2013.k + blocks, 2) },
    { what: { en: 'αk', fr: 'αk' }, value: () => rounded(CONSTANTS_2013.open * CONSTANTS_2013.k, 2) },
    {
      what: { en: 'f(3) at height 10 with b = 0.1', fr: 'f(3) à la hauteur 10 avec b = 0,1' },
      value: () => rounded(modelWithBlocks.ratio(10, 3), 2),
    },
    f(10, 3, 2),
  ],
  'E003-14': [
    {
      what: { en: 'leaves out of 7^4 = 2401 in the worst order', fr: 'feuilles sur 7^4 = 2401 dans le pire ordre' },
      value: () => {
        const seen: string[] = [];
        minimaxAB(worstTree(4, 0, 7 ** 4, true), true, -OO, OO, seen);
        return seen.filter((path) => path.length === 4).length;
      },
    },
  ],
  'E003-16': [
    { what: { en: 'first depth of a win', fr: 'première profondeur d’un gain' }, value: () => firstThreat('mover') },
    { what: { en: 'first depth of a block', fr: 'première profondeur d’une parade' }, value: () => firstThreat('other') },
  ],
  'E003-17': [8, 10, 12].map((height) => f(height, 3, 2)),
  'E003-19': [{ what: { en: 'μ', fr: 'μ' }, value: () => rounded(model.mu, 1) }],
};
