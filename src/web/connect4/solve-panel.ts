import type { Language } from '../../draw/index.ts';
import type { SolveProgress } from '../../engines/index.ts';
import { byId, element } from '../element.ts';
import { fill } from '../fill.ts';
import { nameOf } from './board-drawing.ts';
import { formatMoves, type Moves, toMove, winnerOf } from './moves.ts';
import { Scale } from './scale.ts';
import type { SolverNews, SolverOrder } from './solver-messages.ts';
import { strings } from './strings.ts';
import { BEST_SCORE, inFull, signed, worthOfScore } from './worth.ts';

/** What one press of the button is about, and how far it has come. */
interface Solving {
  readonly moves: Moves;
  readonly state: 'opening' | 'solving' | 'lining' | 'done' | 'stopped' | 'failed';
  readonly progress: SolveProgress;
  readonly fromBook: boolean;
  readonly line: readonly number[];
  readonly reason: string;
}

const NOTHING: SolveProgress = { least: -BEST_SCORE, most: BEST_SCORE, window: undefined, share: 0, nodes: 0, ms: 0 };

/** The most threads that are worth while: past it they wait for each other's memory. */
const MOST_THREADS = 8;

/** The panel that solves the position on the board, in a thread that lives as long as the solution takes. */
export class SolvePanel {
  readonly #scale = new Scale(byId('scale', HTMLElement));
  readonly #onLine: (from: Moves, line: Moves) => void;
  readonly #threads: number;
  #worker: Worker | undefined;
  #solving: Solving | undefined;
  #moves: Moves = [];
  #language: Language;

  constructor(language: Language, onLine: (from: Moves, line: Moves) => void) {
    this.#language = language;
    this.#onLine = onLine;
    this.#threads = crossOriginIsolated ? Math.min(navigator.hardwareConcurrency || 1, MOST_THREADS) : 1;
    const several = this.#threads > 1;
    radio('several').disabled = !several;
    radio(several ? 'several' : 'one').checked = true;
    byId('solve', HTMLFormElement).addEventListener('submit', (event) => {
      event.preventDefault();
      this.#start();
    });
    byId('solve-stop', HTMLButtonElement).addEventListener('click', ({ detail }) => {
      // The second click of a double one on "Solve" is not meant for what stands there now.
      if (detail < 2) this.#stop();
    });
  }

  /** The board has changed: what is under way goes on, and stays told of the position that it is about. */
  follow(moves: Moves): void {
    this.#moves = moves;
    byId('solve-start', HTMLButtonElement).disabled = winnerOf(moves) !== undefined;
    this.#show();
  }

  speak(language: Language): void {
    this.#language = language;
    const said = strings[language];
    byId('several', HTMLElement).textContent = fill(said.severalThreads, { threads: Math.max(this.#threads, 2) });
    byId('threads-hint', HTMLElement).textContent = crossOriginIsolated ? '' : said.noThreads;
    this.#show();
  }

  #start(): void {
    this.#end();
    const worker = new Worker(new URL('./solver-worker.ts', import.meta.url), { type: 'module' });
    this.#worker = worker;
    this.#solving = { moves: this.#moves, state: 'opening', progress: NOTHING, fromBook: false, line: [], reason: '' };
    worker.addEventListener('message', ({ data }: MessageEvent<SolverNews>) => {
      if (worker === this.#worker) this.#hear(data);
    });
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      if (worker === this.#worker) this.#hear({ kind: 'failed', reason: event.message || 'its code could not be loaded.' });
    });
    const threads = radio('several').checked ? this.#threads : 1;
    worker.postMessage({ moves: this.#moves, threads, book: byId('book', HTMLInputElement).checked } satisfies SolverOrder);
    this.#show();
  }

  /** The thread is ended: it hears nothing while it solves, and the page has what it knew. A solution without its line is one all the same. */
  #stop(): void {
    if (this.#solving === undefined) return;
    this.#solving = { ...this.#solving, state: this.#solving.state === 'lining' ? 'done' : 'stopped' };
    this.#end();
    this.#show();
  }

  #hear(news: SolverNews): void {
    const solving = this.#solving;
    if (solving === undefined) return;
    if (news.kind === 'ready') this.#solving = { ...solving, state: 'solving' };
    else if (news.kind === 'progress') this.#solving = { ...solving, progress: news.progress };
    else if (news.kind === 'answer') {
      const { progress, fromBook } = news;
      this.#solving = { ...solving, state: 'lining', progress, fromBook };
    } else if (news.kind === 'line') this.#solving = { ...solving, state: 'done', line: news.columns };
    else this.#solving = { ...solving, state: 'failed', reason: news.reason };
    if (this.#solving.state === 'done' || this.#solving.state === 'failed') this.#end();
    this.#show();
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #show(): void {
    const solving = this.#solving;
    const busy = this.#worker !== undefined;
    this.#showButtons(busy);
    byId('solving', HTMLElement).hidden = solving === undefined;
    if (solving === undefined) return;
    const said = strings[this.#language];
    const { moves, progress, state } = solving;
    const { least, most, window, nodes, ms } = progress;
    const ends = { least: this.#worth(least), most: this.#worth(most) };
    const asking = state === 'solving' || state === 'stopped' ? window : undefined;
    put('solve-subject', moves.length === 0 ? said.subjectEmpty : fill(said.subject, { moves: formatMoves(moves) }));
    this.#scale.show(least, most, asking, fill(said.scale, ends));
    const known = isKnown(progress) ? fill(said.known, ends) : said.knownNothing;
    put('solve-known', least === most || state === 'stopped' ? '' : known);
    put('solve-question', this.#question(solving));
    this.#showShare(solving);
    put('solve-nodes', this.#number(nodes));
    put('solve-speed', ms > 0 && nodes > 0 ? `${this.#number(nodes / ms / 1000, 1)} M` : '–');
    put('solve-time', `${this.#number(ms / 1000, ms < 10_000 ? 2 : 1)} s`);
    put('solve-said', this.#answer(solving));
    this.#showLine(solving);
  }

  /** One button stands in the place of the other, and the keyboard's focus goes over. */
  #showButtons(busy: boolean): void {
    const [start, stop] = [byId('solve-start', HTMLButtonElement), byId('solve-stop', HTMLButtonElement)];
    const focused = document.activeElement === start || document.activeElement === stop;
    start.hidden = busy;
    stop.hidden = !busy;
    if (focused) (busy ? stop : start).focus();
  }

  #question({ state, progress }: Solving): string {
    const said = strings[this.#language];
    if (state === 'opening') return said.opening;
    if (state === 'lining') return said.lining;
    return state === 'solving' && progress.window !== undefined
      ? fill(said.question, { worth: this.#worth(progress.window) })
      : '';
  }

  #showShare({ state, progress }: Solving): void {
    const solved = state === 'lining' || state === 'done';
    const share = solved ? 1 : progress.share;
    const percent = Math.floor(share * 100);
    const bar = byId('solve-bar', HTMLElement);
    bar.setAttribute('aria-valuenow', `${percent}`);
    bar.style.setProperty('--part', `${share}`);
    put('solve-share', state === 'solving' ? `${percent}\u00a0%` : '');
  }

  #answer({ moves, state, progress, fromBook, reason }: Solving): string {
    const said = strings[this.#language];
    const { least, most } = progress;
    if (state === 'failed') return fill(said.engineFailed, { reason });
    if (state === 'stopped') {
      if (!isKnown(progress)) return said.stoppedEarly;
      return fill(said.stoppedAt, { least: this.#worth(least), most: this.#worth(most) });
    }
    if (state !== 'done' && state !== 'lining') return '';
    const { score, plies = 0 } = worthOfScore(least, moves);
    const sentence = score > 0 ? said.solvedWin : score < 0 ? said.solvedLoss : said.solvedDraw;
    const answer = fill(sentence, { side: said[nameOf(toMove(moves))], plies, score: signed(score) });
    return fromBook ? `${answer} ${said.fromBook}` : answer;
  }

  #showLine({ moves, line, state }: Solving): void {
    const place = byId('solve-line', HTMLElement);
    place.hidden = state !== 'done' || line.length === 0;
    if (place.hidden) return;
    const said = strings[this.#language];
    const stones = line.map((column, i) => {
      const side = nameOf(toMove([...moves, ...line.slice(0, i)]));
      return element('li', { class: side }, `${column + 1}`);
    });
    const play = element('button', { type: 'button', class: 'quiet', id: 'play-line' }, said.playLine);
    play.addEventListener('click', () => this.#onLine(moves, line));
    place.replaceChildren(element('h3', {}, said.bestLine), element('ol', { id: 'line' }, ...stones), play);
  }

  /** A bound in words, for the side to move. */
  #worth(score: number): string {
    return inFull(worthOfScore(score, this.#solving?.moves ?? []), this.#language);
  }

  #number(value: number, digits = 0): string {
    return value.toLocaleString(this.#language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }
}

function isKnown({ nodes }: SolveProgress): boolean {
  return nodes > 0;
}

function radio(value: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`input[name=threads][value=${value}]`);
  if (found === null) throw new Error(`The page has no choice of threads "${value}".`);
  return found;
}

/** Only what changes is written: what is written is read aloud. */
function put(id: string, text: string): void {
  const place = byId(id, HTMLElement);
  if (place.textContent !== text) place.textContent = text;
}
