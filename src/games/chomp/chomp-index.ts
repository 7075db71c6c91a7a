/**
 * Chomp on a board of rows x columns, its positions numbered without gaps. A position is a Young diagram: row lengths
 * l1 >= l2 >= ... that never grow downwards. There are binomial(rows + columns, rows) - 1 that are not empty.
 *
 * Number, from 0 (the poisoned square alone) to size - 1 (the whole board), in the combinatorial number system:
 *
 *     number + 1 = sum over the rows i = 1..rows of binomial(l_i + k - 1, k),    k = rows - i + 1
 *
 * It orders the diagrams by l1, then l2... A bite only shortens rows, so every move leads to a smaller number; and it
 * changes the sum by one term a row, so that the next bite up the same column costs one subtraction.
 *
 * The poison is never eaten: a player who has only that left has no move and loses, as in the Course's drawings. Fits
 * solve's ImpartialGame.
 */
export class ChompIndex {
  readonly title: string;
  readonly rows: number;
  readonly columns: number;
  readonly size: number;
  readonly start: number;
  readonly descending = true;
  readonly play = 'normal';
  /** worth[i * width + l]: the term of row i (from 0 at the top) when it has length l. */
  readonly #worth: Int32Array;
  readonly #width: number;
  readonly #lengths: Int32Array;

  constructor(rows: number, columns: number) {
    this.title = `chomp:${rows}x${columns}`;
    this.rows = rows;
    this.columns = columns;
    this.#width = columns + 1;
    this.#worth = new Int32Array(rows * this.#width);
    for (let i = 0; i < rows; i++)
      for (let l = 0; l <= columns; l++) this.#worth[i * this.#width + l] = binomial(l + rows - i - 1, rows - i);
    this.#lengths = new Int32Array(rows);
    this.size = binomial(rows + columns, rows) - 1;
    this.start = this.size - 1;
  }

  /** The row lengths of a position, from the top, written to `into`. */
  unindex(position: number, into: Int32Array = new Int32Array(this.rows)): Int32Array {
    let rest = position + 1;
    let length = this.columns;
    for (let i = 0; i < this.rows; i++) {
      const row = i * this.#width;
      while (this.#worth[row + length] > rest) length--;
      into[i] = length;
      rest -= this.#worth[row + length];
    }
    return into;
  }

  index(lengths: ArrayLike<number>): number {
    let sum = 0;
    for (let i = 0; i < this.rows; i++) sum += this.#worth[i * this.#width + (lengths[i] ?? 0)];
    return sum - 1;
  }

  /** The position after the bite at a row and column counted from 1. */
  bite(position: number, row: number, column: number): number {
    const lengths = this.unindex(position);
    for (let i = row - 1; i < this.rows; i++) lengths[i] = Math.min(lengths[i], column - 1);
    return this.index(lengths);
  }

  successors(position: number, into: number[]): number {
    const worth = this.#worth;
    const width = this.#width;
    const lengths = this.unindex(position, this.#lengths);
    const columns = lengths[0];
    let count = 0;
    let height = this.rows;
    for (let column = 0; column < columns; column++) {
      while (lengths[height - 1] <= column) height--;
      let target = position;
      for (let i = height - 1; i >= 0; i--) {
        const row = i * width;
        target += worth[row + column] - worth[row + lengths[i]];
        into[count++] = target;
      }
      if (column === 0) count--; // the last bite up the first column is the poison
    }
    return count;
  }

  /**
   * After a bite that leaves row i with length v, the rows below have at most v; those with exactly v may have been
   * longer before. So the predecessors put, to the right of each block of equal rows that has room there, any diagram
   * with a first row.
   */
  predecessors(position: number, visit: (predecessor: number) => void): void {
    const lengths = this.unindex(position);
    for (let top = 0; top < this.rows; ) {
      const length = lengths[top];
      let end = top + 1;
      while (end < this.rows && lengths[end] === length) end++;
      const room = top === 0 ? this.columns : lengths[top - 1];
      this.#lengthen(top, end, length, room, position, visit);
      top = end;
    }
  }

  /** Visits every way to lengthen row i to at most `room` and some of the rows below it, up to `end`, in turn. */
  #lengthen(i: number, end: number, length: number, room: number, position: number, visit: (predecessor: number) => void): void {
    if (i === end) return;
    const row = i * this.#width;
    const shorter = position - this.#worth[row + length];
    for (let longer = length + 1; longer <= room; longer++) {
      const predecessor = shorter + this.#worth[row + longer];
      visit(predecessor);
      this.#lengthen(i + 1, end, length, longer, predecessor, visit);
    }
  }

  name(position: number): string {
    return [...this.unindex(position)].filter((length) => length > 0).join('.');
  }
}

function binomial(n: number, k: number): number {
  let result = 1;
  for (let i = 1; i <= k; i++) result = (result * (n - k + i)) / i;
  return n < k ? 0 : Math.round(result);
}
