import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import { ok, type Result } from '../../core/index.ts';
import { loadGame } from '../../engines/index.ts';
import { boardAdapterOf, boardProblem } from '../../games/index.ts';
import { type MatchData, seatProblem } from '../../match/index.ts';
import { remember, remembered } from '../browser.ts';
import { keepAddress } from '../keep-address.ts';
import { addressOf, problemIn } from '../match/address.ts';
import { BoardMatch, type PositionView } from '../match/board-match.ts';
import { Computer } from '../match/computer-seats.ts';
import { MoveInput } from '../match/hand.ts';
import { saveStore } from '../saves/store.ts';

/** A line of the engine's that is looked at instead of the game. */
export interface Preview {
  readonly from: PositionView;
  readonly line: readonly string[];
  readonly stand: PositionView;
}

/** The pause before the computer's move, so that the previous one has come to rest and a spectator can follow. */
const PACE_MS = 600;
/** Where nothing glides there is less to wait for. */
const STILL_PACE_MS = 150;
const VALUES = 'play.values';

/**
 * One game at the board, with the hand that moves, the computer that answers, and what is kept of it. Has to be closed.
 */
export class PlayStore {
  readonly match: BoardMatch;
  readonly hand: MoveInput;
  readonly computer: Computer;
  /** All that is kept of it, how it is looked at included. */
  readonly data: ReadonlySignal<MatchData> = computed(() => {
    const record = this.#record.value;
    const values = this.computer.wantsValues.value;
    return { ...this.match.data.value, ...(values && { values }), ...(record !== undefined && { record }) };
  });
  /** The record it came from, where only the browser still knows it. */
  readonly #record = signal<string | undefined>(undefined);
  readonly #preview = signal<Preview | undefined>(undefined);
  readonly #ends: (() => void)[] = [];

  private constructor(match: BoardMatch, isBegun: boolean, showsValues: boolean) {
    this.match = match;
    this.hand = new MoveInput(match);
    const { max, min } = match.seats.value;
    const watchesOnly = max.who === 'computer' && min.who === 'computer' && isBegun;
    this.computer = new Computer(match, { pace, paused: watchesOnly });
    this.computer.wantsValues.value = showsValues;
    this.#ends.push(
      keepAddress(() => addressOf(this.data.value)),
      this.#keepSaved(),
      effect(() => {
        // A failure of the computer replaces an older message.
        if (this.computer.failure.value !== undefined) untracked(() => this.hand.clearError());
      }),
    );
  }

  /**
   * The game that the data tell, with its rules loaded. `isBegun`: it comes from an address or a save, so that two
   * computers do not go on unasked.
   */
  static async open(data: MatchData, isBegun: boolean): Promise<Result<PlayStore>> {
    const seats = seatProblem(data);
    if (seats !== undefined) return { ok: false, error: seats };
    try {
      const game = await loadGame(data.game);
      const problem = boardProblem(game);
      if (problem !== undefined) return { ok: false, error: problem };
      const match = BoardMatch.open(game, boardAdapterOf(game), data);
      if (!match.ok) return match;
      const { values = !isBegun && remembered(VALUES) === 'shown' } = data;
      const session = new PlayStore(match.value, isBegun, values);
      if (isBegun && data.record === undefined)
        void saveStore.recordOf(data).then((record) => {
          session.#record.value = record;
        });
      return ok(session);
    } catch (error) {
      return { ok: false, error: problemIn(error) };
    }
  }

  /** The preview, if it is shown in place of the game. */
  get preview(): Preview | undefined {
    const preview = this.#preview.value;
    return preview?.from === this.match.stand.value ? preview : undefined;
  }

  /** Shows where a line leads; an empty line leads back to the game. */
  show(line: readonly string[]): void {
    this.#preview.value = line.length === 0 ? undefined : { from: this.match.stand.value, line, stand: this.match.after(line) };
  }

  /** Shows a line, one move after the other, until something else is shown. */
  walk(line: readonly string[], from = 1): void {
    const shown = line.slice(0, from);
    this.show(shown);
    if (from < line.length) setTimeout(() => this.preview?.line === shown && this.walk(line, from + 1), pace());
  }

  /** Shows the value of every move, or no longer; a new game will be begun like that, too. */
  showValues(shown: boolean): void {
    this.computer.wantsValues.value = shown;
    remember(VALUES, shown ? 'shown' : '');
  }

  close(): void {
    for (const end of this.#ends) end();
    this.show([]);
    this.computer.close();
  }

  #keepSaved(): () => void {
    let last: MatchData | undefined;
    return effect(() => {
      const data = this.data.value;
      const over = this.match.ended.value !== undefined;
      // A game that was just opened is stored already, except for the record from a file, which no address has.
      if (last !== undefined || data.record !== undefined) void saveStore.autosave(data, this.match.stand.value.scene, over);
      last = data;
    });
  }
}

function pace(): number {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? STILL_PACE_MS : PACE_MS;
}
