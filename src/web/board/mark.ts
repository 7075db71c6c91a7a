/** A value painted on a square. */
export interface Mark {
  readonly text: string;
  /** Read aloud, and shown when the square is pointed at. */
  readonly full: string;
  readonly kind: 'win' | 'draw' | 'loss' | 'better' | 'even' | 'worse' | 'hint';
  readonly best?: boolean;
}
