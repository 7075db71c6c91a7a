import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { ok, type Position, type Result } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import {
  boardAdapterOf,
  boardProblem,
  chosenHeuristic,
  grouped,
  type Heuristic,
  type HeuristicSet,
  heuristicSetOf,
  OWN,
  parseTable,
  type Scene,
  type Term,
  type TermGroup,
  totalOf,
  type WeightTable,
} from '../../games/index.ts';
import { keepAddress } from '../keep-address.ts';
import { problemIn } from '../match/address.ts';
import { BoardMatch } from '../match/board-match.ts';
import { MoveInput } from '../match/hand.ts';
import { type EvaluateView, evaluateAddress } from './link.ts';
import { failure } from './words.ts';

/** A position and what a heuristic says of it. Has to be closed. */
export class EvaluationStore {
  readonly match: BoardMatch;
  readonly hand: MoveInput;
  readonly weighing: HeuristicSet<Position>;
  /** The board without pieces that were played: where tables lie. */
  readonly board: Scene;
  /** The heuristic that is asked; `OWN` for the table. */
  readonly name = signal(OWN);
  /** The table of one's own as it is typed: it may be wrong. */
  readonly typed = signal('');
  /** The rows that are pointed at: by mouse or focus, and by a press, which stays. */
  readonly pointed = signal<number | undefined>(undefined);
  readonly pressed = signal<number | undefined>(undefined);

  readonly heuristic: ReadonlySignal<Result<Heuristic<Position>>> = computed(() =>
    chosenHeuristic(this.match.game, this.weighing, {
      ...(this.name.value === OWN ? { table: this.typed.value } : { heuristic: this.name.value }),
    }),
  );
  readonly table: ReadonlySignal<Result<WeightTable>> = computed(() =>
    parseTable(this.typed.value, this.board, this.weighing.layout),
  );
  /** None where the table cannot be read. */
  readonly terms: ReadonlySignal<readonly Term[]> = computed(() => {
    const { position } = this.match.stand.value;
    const heuristic = this.heuristic.value;
    return heuristic.ok ? heuristic.value.terms(position) : [];
  });
  readonly rows: ReadonlySignal<readonly TermGroup[]> = computed(() => grouped(this.terms.value));
  readonly total = computed(() => totalOf(this.terms.value));
  /** The row that is looked at. */
  readonly row: ReadonlySignal<TermGroup | undefined> = computed(() => {
    const row = this.pointed.value ?? this.pressed.value;
    return row === undefined ? undefined : this.rows.value[row];
  });
  readonly view: ReadonlySignal<EvaluateView> = computed(() => ({
    match: this.match.data.value,
    heuristic: this.name.value,
    ...(this.name.value === OWN && { table: this.typed.value }),
  }));
  readonly #end: () => void;

  private constructor(
    match: BoardMatch,
    weighing: HeuristicSet<Position>,
    heuristic: Heuristic<Position>,
    table: string | undefined,
  ) {
    this.match = match;
    this.hand = new MoveInput(match);
    this.weighing = weighing;
    this.board = match.adapter.scene(match.game.start());
    this.name.value = heuristic.name;
    this.typed.value = table ?? weighing.table;
    this.#end = keepAddress(() => evaluateAddress(this.view.value));
  }

  static async open({ match: data, heuristic, table }: EvaluateView): Promise<Result<EvaluationStore>> {
    try {
      const game = await loadGame(data.game);
      const problem = boardProblem(game);
      if (problem !== undefined) return { ok: false, error: problem };
      const weighing = await heuristicSetOf(game);
      if (weighing === undefined) return failure('no-evaluation', { game: data.game });
      // A table that cannot be read is shown with its problem; an unknown heuristic is refused.
      const chosen = chosenHeuristic(game, weighing, { heuristic: table === undefined ? heuristic : OWN });
      if (!chosen.ok) return chosen;
      const match = BoardMatch.open(game, boardAdapterOf(game), data);
      return match.ok ? ok(new EvaluationStore(match.value, weighing, chosen.value, table)) : match;
    } catch (error) {
      return { ok: false, error: problemIn(error) };
    }
  }

  choose(name: string): void {
    this.name.value = name;
    this.forget();
  }

  /** Nothing is pointed at: rows have changed. */
  forget(): void {
    this.pointed.value = undefined;
    this.pressed.value = undefined;
  }

  close(): void {
    this.#end();
  }
}
