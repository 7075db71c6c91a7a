/**
 * The capture rules, one class for each kind of rules. The classes have no instances: the move generator is compiled
 * once for each, with their answers as constants, so that its loops contain no tests of the rules.
 *
 *     flying       a king captures at a distance and may stop on any free square behind the captured piece
 *     backward     men capture backwards too
 *     most         only the largest captures are legal; otherwise any completed capture
 *     crossing     a man that touches the crowning row during a capture continues as a king
 *     orthogonal   also along rows and columns (Frisian), where a king weighs a little less than two men,
 *                  and takes before a man if both take as much
 */
/** English. */
@unmanaged
export class ShortKings {
  @inline get flying(): bool { return false; }
  @inline get backward(): bool { return false; }
  @inline get most(): bool { return false; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return false; }
}

/** International, Brazilian. */
@unmanaged
export class MostPieces {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return true; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return false; }
}

/** Souffler, pool. */
@unmanaged
export class FreeChoice {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return false; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return false; }
}

/** Russian. */
@unmanaged
export class FreeCrossing {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return false; }
  @inline get crossing(): bool { return true; }
  @inline get orthogonal(): bool { return false; }
}

/** Frisian. */
@unmanaged
export class Orthogonal {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return true; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return true; }
}
