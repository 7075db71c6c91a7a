import { signal, useSignal } from '@preact/signals';
import { useLayoutEffect } from 'preact/hooks';
import { MAX, type Problem } from '../../core/index.ts';
import { type Analysis, type Engine, type EngineOptions, openEngine, type Progress } from '../../engines/index.ts';
import { gameInfoOf } from '../../games/index.ts';
import { Check } from '../check.tsx';
import { pageText } from '../language.ts';
import { problemIn } from '../match/address.ts';
import { solveText } from './solve-words.ts';
import type { PlayStore } from './store.ts';
import { Fact, Line } from './thinking.tsx';
import { text } from './words.ts';
import { compact, judgement, plain, scoreOf, signed, worthOf } from './worth.ts';

/** The most threads that are useful: with more of them they wait for memory. */
const MOST_THREADS = 8;
const THREADS = crossOriginIsolated ? Math.min(navigator.hardwareConcurrency, MOST_THREADS) : 1;

/** No win is earlier than one's fourth stone. */
const BEST_SCORE = 18;

interface Props {
  readonly session: PlayStore;
}

/**
 * The exact solution of one position of Connect 4, by an engine of its own: it begins with nothing known, so that its
 * figures can be compared.
 */
class Solving {
  /** As engines open it. */
  readonly game: string;
  readonly position: string;
  readonly state = signal<'opening' | 'solving' | 'done' | 'stopped' | 'failed'>('opening');
  /** The last thought. */
  readonly thought = signal<Analysis | undefined>(undefined);
  /** The last reported bounds of the value. */
  readonly progress = signal<Progress | undefined>(undefined);
  /** Why it failed. */
  readonly failure = signal<Problem | undefined>(undefined);
  readonly #abort = new AbortController();

  /** Begins at once. */
  constructor(game: string, position: string, options: EngineOptions) {
    this.game = game;
    this.position = position;
    void this.#solve(options);
  }

  get underWay(): boolean {
    return this.state.value === 'opening' || this.state.value === 'solving';
  }

  /** The exact value from Max's view, which is known before the line that leads to it. */
  get value(): number | undefined {
    const [thought, progress] = [this.thought.value, this.progress.value];
    if (thought?.final) return thought.value;
    return progress !== undefined && progress.least === progress.most ? progress.least : undefined;
  }

  /** Keeps the results so far. */
  stop(): void {
    if (this.underWay) this.state.value = 'stopped';
    this.#abort.abort();
  }

  async #solve(options: EngineOptions): Promise<void> {
    let engine: Engine | undefined;
    try {
      engine = await openEngine(this.game, options);
      for await (const thought of engine.analyse(this.position, {}, this.#abort.signal)) this.#hear(thought);
      if (this.underWay) this.state.value = 'done';
    } catch (error) {
      if (!this.underWay) return;
      this.failure.value = problemIn(error);
      this.state.value = 'failed';
    } finally {
      engine?.close();
    }
  }

  #hear(thought: Analysis): void {
    if (!this.underWay) return;
    this.state.value = 'solving';
    this.thought.value = thought;
    if (thought.progress !== undefined) this.progress.value = thought.progress;
  }
}

/** Solves the position at the cursor to the end of the game. For Connect 4 on 7x6. */
export function SolvePanel({ session }: Props) {
  const { game, stand } = session.match;
  const { outcome, notation } = stand.value;
  const several = useSignal(THREADS > 1);
  const book = useSignal(false);
  const solving = useSignal<Solving | undefined>(undefined);
  useLayoutEffect(
    () => () => {
      solving.value?.stop();
      solving.value = undefined;
    },
    [notation],
  );
  const now = solving.value;
  const busy = now?.underWay === true;
  const press = ({ detail }: MouseEvent) => {
    const options = { threads: several.value ? THREADS : 1, book: book.value };
    if (!busy) solving.value = new Solving(gameInfoOf(game.name)?.solved ?? game.name, notation, options);
    // The second click of a double click on "Solve" must not stop the solver.
    else if (detail < 2) now.stop();
  };
  return (
    <section class="card solve" aria-label={text.solveTitle}>
      <h2>{text.solveTitle}</h2>
      <p class="muted legend">{solveText.scoreLegend}</p>
      <Check
        label={
          THREADS === 1
            ? solveText[crossOriginIsolated ? 'oneThread' : 'noThreads']
            : solveText.severalThreads({ threads: THREADS })
        }
        checked={several.value}
        disabled={THREADS === 1}
        onCheck={(checked) => (several.value = checked)}
      />
      <Check label={solveText.book} checked={book.value} onCheck={(checked) => (book.value = checked)} />
      <button type="button" class={busy ? 'stop' : 'main'} disabled={outcome !== undefined} onClick={press}>
        {text[busy ? 'stop' : 'solve']}
      </button>
      {now !== undefined && <Known session={session} solving={now} />}
      <p class="answer" role="status">
        {now !== undefined && answerOf(session, now)}
      </p>
      {now !== undefined && <Figures session={session} solving={now} />}
    </section>
  );
}

interface SolvingProps extends Props {
  readonly solving: Solving;
}

/** The scores that are still possible, and how much of the question under way is done. */
function Known({ session, solving }: SolvingProps) {
  const bounds = boundsOf(session, solving);
  const share = solving.progress.value?.share ?? 0;
  return (
    <div class="known stack tight">
      {bounds !== undefined && <Scale least={bounds.least.score} most={bounds.most.score} />}
      {solving.underWay && (
        <>
          <p class="muted">
            {bounds === undefined
              ? solveText.gettingReady
              : solving.value === undefined
                ? solveText.known({ least: bounds.least.words, most: bounds.most.words })
                : solveText.lining}
          </p>
          <label class="muted stack tight">
            {solveText.questionShare({ share: Math.floor(100 * share) })}
            <progress value={share} />
          </label>
        </>
      )}
    </div>
  );
}

/** All scores from the worst to the best in a row, those that are still possible filled in. Said in words beside it. */
function Scale({ least, most }: { readonly least: number; readonly most: number }) {
  return (
    <div class="evaluation stack tight scale">
      <svg viewBox={`${-BEST_SCORE - 1} 0 ${2 * BEST_SCORE + 2} 1`} preserveAspectRatio="none" aria-hidden="true">
        <rect class={least === most ? 'found' : 'possible'} x={least - 0.5} width={most - least + 1} height="1" />
        <path class="middle" d="M0 0v1" />
      </svg>
      <p class="bar-names note" aria-hidden="true">
        <span>{signed(-BEST_SCORE)}</span>
        <span>{signed(BEST_SCORE)}</span>
      </p>
    </div>
  );
}

function Figures({ session, solving }: SolvingProps) {
  const thought = solving.thought.value;
  if (thought === undefined) return null;
  const { nodes, ms, pv } = thought;
  return (
    <dl class="facts level">
      <Fact name={text.positions}>{plain(nodes)}</Fact>
      <Fact name={text.speed}>{ms < 1 ? '–' : compact((1000 * nodes) / ms)}</Fact>
      <Fact name={text.time}>{solveText.inSeconds({ seconds: plain(ms / 1000) })}</Fact>
      {solving.state.value === 'done' && (
        <>
          <Line session={session} moves={pv} />
          <div class="whole">
            <dd>
              <button type="button" onClick={() => playOut(session, pv)}>
                {solveText.playLine}
              </button>
            </dd>
          </div>
        </>
      )}
    </dl>
  );
}

/** On a phone the board may be out of sight. */
function playOut(session: PlayStore, line: readonly string[]): void {
  document.querySelector('.board-place')?.scrollIntoView({ block: 'nearest' });
  session.walk(line);
}

function answerOf(session: PlayStore, solving: Solving): string {
  const { adapter, stand } = session.match;
  const { value, failure, state, thought } = solving;
  if (failure.value !== undefined) return text.engineFailed({ reason: pageText(failure.value) });
  if (value !== undefined) {
    const score = signed(scoreOf(value, stand.value) ?? 0);
    const answer = solveText.solved({ judgement: judgement({ value, final: true, depth: 0 }, adapter), score });
    return thought.value?.fromBook ? `${answer} ${solveText.bookKnew}` : answer;
  }
  if (state.value !== 'stopped') return '';
  const bounds = boundsOf(session, solving);
  if (bounds === undefined) return solveText.stoppedEarly;
  return solveText.stoppedAt({ least: bounds.least.words, most: bounds.most.words });
}

interface Bound {
  readonly score: number;
  readonly words: string;
}

/** The least and the most that the position can be worth to the side to move. undefined: nothing has been told. */
function boundsOf({ match }: PlayStore, { progress, value }: Solving): { least: Bound; most: Bound } | undefined {
  const stand = match.stand.value;
  const { least, most } = value === undefined ? (progress.value ?? {}) : { least: value, most: value };
  if (least === undefined || most === undefined) return undefined;
  const bound = (value: number): Bound => ({
    score: scoreOf(value, stand) ?? 0,
    words: worthOf({ value, final: true }, match, stand).full,
  });
  return stand.turn === MAX ? { least: bound(least), most: bound(most) } : { least: bound(most), most: bound(least) };
}
