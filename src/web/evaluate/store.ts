import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { ok, type Position, type Result } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import {
  boardAdapterOf,
  boardProblem,
  type ChosenHeuristic,
  chosenHeuristic,
  grouped,
  type HeuristicSet,
  heuristicSetOf,
  OWN,
  parseTable,
  type Scene,
  type Term,
  type TermGroup,
  totalOf,
  type WeightTable,
  withHeuristic,
} from '../../games/index.ts';
import { keepAddress } from '../keep-address.ts';
import { problemIn } from '../match/address.ts';
import { BoardMatch } from '../match/board-match.ts';
import { MoveInput } from '../match/hand.ts';
import { type Duel, type EvaluateView, evaluateAddress, USUAL_DUEL } from './link.ts';
import { failure } from './words.ts';

/** A setting in the text of a heuristic. */
const SETTING = /(\p{L}+)=(\S+)/gu;

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

  /** What is typed for the settings of the heuristic, by their names; those that are not are the usual ones. */
  readonly settings = signal<Readonly<Record<string, string>>>({});
  /** The match against another heuristic. */
  readonly duel = signal<Duel>(USUAL_DUEL);

  /** The heuristic as it is typed: a name, and the settings behind it. */
  readonly text = computed(() => {
    const settings = Object.entries(this.settings.value).map(([name, value]) => ` ${name}=${value}`);
    return (this.name.value === OWN ? this.typed.value : this.name.value) + settings.join('');
  });
  readonly heuristic: ReadonlySignal<Result<ChosenHeuristic>> = computed(() =>
    chosenHeuristic(this.match.game, this.weighing, {
      ...(this.name.value === OWN ? { table: this.text.value } : { heuristic: this.text.value }),
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
    heuristic: this.name.value === OWN ? OWN : this.text.value,
    ...(this.name.value === OWN && { table: this.text.value }),
    duel: this.duel.value,
  }));
  readonly #end: () => void;

  private constructor(
    match: BoardMatch,
    weighing: HeuristicSet<Position>,
    heuristic: ChosenHeuristic,
    { table, duel = USUAL_DUEL }: EvaluateView,
  ) {
    this.match = match;
    this.hand = new MoveInput(match);
    this.weighing = weighing;
    this.board = match.adapter.scene(match.game.start());
    this.name.value = heuristic.name;
    const isOwn = heuristic.name === OWN;
    const own = table ?? (isOwn ? heuristic.text.replace(/^table=/, '') : weighing.table);
    // Behind a table only the order of the moves is a setting; the rest is the table, even where it is wrong.
    const ofTable = new RegExp(`\\s(${weighing.order?.name ?? '(?!)'})=(\\S+)\\s*$`, 'gu');
    const settings = [...(isOwn ? own : heuristic.text).matchAll(isOwn ? ofTable : SETTING)];
    this.settings.value = Object.fromEntries(settings.map(([, name, value]) => [name, value]));
    this.typed.value = own.replace(ofTable, '');
    this.duel.value = duel;
    this.#end = keepAddress(() => evaluateAddress(this.view.value));
  }

  static async open(view: EvaluateView): Promise<Result<EvaluationStore>> {
    const { match: data, heuristic, table } = view;
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
      return match.ok ? ok(new EvaluationStore(match.value, weighing, chosen.value, view)) : match;
    } catch (error) {
      return { ok: false, error: problemIn(error) };
    }
  }

  /** The game by the name that other pages open it with: they evaluate with the heuristic too. */
  get gameName(): string {
    const chosen = this.heuristic.value;
    const { game } = this.match.data.value;
    return chosen.ok && (chosen.value.evaluate !== undefined || chosen.value.order !== undefined)
      ? withHeuristic(game, chosen.value.text)
      : game;
  }

  set(name: string, value: string): void {
    const { [name]: _, ...others } = this.settings.value;
    this.settings.value = value === '' ? others : { ...others, [name]: value };
    this.forget();
  }

  choose(name: string): void {
    this.name.value = name;
    this.settings.value = {};
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
