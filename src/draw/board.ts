/** A board as a figure in a document: the piece on each square, and its points. */
export interface BoardFigure {
  readonly title: string;
  /** Row by row from the top; every row has as many cells. */
  readonly rows: readonly (readonly BoardCell[])[];
  /** Written along the edges, as many as there are columns and rows; empty if the game writes none. */
  readonly columnNames: readonly string[];
  readonly rowNames: readonly string[];
  /** Each square that is played on has its name written in it. */
  readonly numbered: boolean;
  /** The names of the players' pieces. */
  readonly max: string;
  readonly min: string;
  /** The points added up, a part for each: `13`, `+ 6`, `= 19`. Lines are broken between them. */
  readonly sum: readonly string[];
}

export interface BoardCell {
  readonly square: string;
  /** `none`: there is no square. */
  readonly tone: 'light' | 'dark' | 'plain' | 'none';
  /** The owner of the piece on the square; undefined: no piece, or nobody's. */
  readonly owner?: 'max' | 'min';
  /** A letter or two on the piece. */
  readonly piece: string;
  readonly points: string;
}
