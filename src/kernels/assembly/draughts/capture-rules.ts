/**
 * How pieces take, one class for each way. Nothing of them is ever made: the generator is compiled once for each, and
 * their answers are constants there, so that its loops ask nothing.
 *
 *     flying       a king takes from afar and may stop on any free square behind its prey
 *     backward     men take backwards too
 *     most         only what takes the most is legal; otherwise any capture that was taken to its end
 *     crossing     a man that touches the crowning row while taking goes on as a king
 *     orthogonal   also along rows and columns (Frisian), where a king weighs a little less than two men,
 *                  and takes before a man if both take as much
 */
@unmanaged
export class ShortKings {
  @inline get flying(): bool { return false; }
  @inline get backward(): bool { return false; }
  @inline get most(): bool { return false; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return false; }
}

@unmanaged
export class MostPieces {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return true; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return false; }
}

@unmanaged
export class FreeChoice {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return false; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return false; }
}

@unmanaged
export class FreeCrossing {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return false; }
  @inline get crossing(): bool { return true; }
  @inline get orthogonal(): bool { return false; }
}

@unmanaged
export class Orthogonal {
  @inline get flying(): bool { return true; }
  @inline get backward(): bool { return true; }
  @inline get most(): bool { return true; }
  @inline get crossing(): bool { return false; }
  @inline get orthogonal(): bool { return true; }
}
