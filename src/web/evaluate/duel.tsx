import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { type Problem, type Result, unwrap } from '../../core/index.ts';
import { openEngine } from '../../engines/index.ts';
import { type ChosenHeuristic, parseHeuristic } from '../../games/index.ts';
import { decimal, shellWord } from '../../i18n/index.ts';
import {
  type GameRow,
  gamesTable,
  JobError,
  LocalExecutor,
  PairWork,
  type PlayerNames,
  pairJob,
  perform,
  pointsFigure,
  standingOf,
} from '../../lab/index.ts';
import { CopyButton } from '../copying.tsx';
import { LabFigure } from '../lab/lab-figure.tsx';
import { LabTable } from '../lab/lab-table.tsx';
import { language, pageText } from '../language.ts';
import { problemIn } from '../match/address.ts';
import { MOST } from './address.ts';
import type { Duel } from './link.ts';
import type { EvaluationStore } from './store.ts';
import { evaluateText as text } from './words.ts';
import '../lab/lab.css';

/** A match of two heuristics: what is asked for. */
interface DuelRequest {
  readonly game: string;
  readonly a: string;
  readonly b: string;
  readonly games: number;
  readonly seed: number;
}

/** How far it is. */
interface DuelProgress {
  readonly asked: DuelRequest;
  readonly rows: readonly GameRow[];
  readonly isOver: boolean;
  readonly problem?: Problem;
}

const NAMES: PlayerNames = [
  { en: 'A', fr: 'A' },
  { en: 'B', fr: 'B' },
];

/** The page's heuristic against another one: who wins how often, at the same depth and from the same openings. */
export function DuelPanel({ store }: { readonly store: EvaluationStore }) {
  const id = useId();
  const played = useSignal<DuelProgress | undefined>(undefined);
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const duel = store.duel.value;
  const own = store.heuristic.value;
  const other = parseHeuristic(duel.against, store.match.game, store.weighing);
  const change = (changed: Partial<Duel>) => (store.duel.value = { ...duel, ...changed });
  const asked = own.ok && duel.against.trim() !== '' && other.ok ? askedOf(store, own, other) : undefined;
  const isBusy = played.value !== undefined && !played.value.isOver;
  const start = async (asked: DuelRequest) => {
    stop.current = new AbortController();
    await play(asked, stop.current.signal, (now) => (played.value = now));
  };
  const names = store.weighing.heuristics.map(({ name }) => name).join(', ');
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        if (asked !== undefined && !isBusy) void start(asked);
      }}
    >
      <p class="note">{text.duelLead}</p>
      <p>
        {text.playerA} <code translate={false}>{own.ok ? own.value.text : ''}</code>
      </p>
      <div class="field">
        <label for={`${id}b`}>{text.playerB}</label>
        <textarea
          id={`${id}b`}
          spellcheck={false}
          translate={false}
          aria-invalid={!other.ok}
          aria-describedby={`${id}hint ${id}error`}
          value={duel.against}
          onInput={({ currentTarget }) => change({ against: currentTarget.value })}
        />
        <p id={`${id}hint`} class="hint">
          {text.playerHint({ names })}
        </p>
        <p id={`${id}error`} class="error" role="alert">
          {other.ok ? '' : pageText(other.error)}
        </p>
        <button type="button" disabled={!own.ok} onClick={() => own.ok && change({ against: own.value.text })}>
          {text.takeA}
        </button>
      </div>
      <div class="row words">
        {(['depth', 'games', 'seed'] as const).map((name) => (
          <label key={name}>
            {text[name]}
            <input
              type="number"
              min={1}
              max={MOST[name]}
              step={1}
              value={duel[name]}
              onInput={({ currentTarget: { valueAsNumber: typed } }) => {
                if (Number.isInteger(typed) && typed >= 1 && typed <= MOST[name]) change({ [name]: typed });
              }}
            />
          </label>
        ))}
      </div>
      {asked !== undefined && (
        <>
          <p class="hint">
            {text.terminal} <code translate={false}>{commandOf(asked)}</code>
          </p>
          <CopyButton label={text.copyCommand} content={() => commandOf(asked)} />
        </>
      )}
      <button
        type={isBusy ? 'button' : 'submit'}
        class={isBusy ? '' : 'main'}
        disabled={asked === undefined && !isBusy}
        onClick={(event) => {
          // The second click of two is meant for the start.
          if (isBusy && event.detail < 2) stop.current?.abort();
        }}
      >
        {isBusy ? text.stop : text.letPlay}
      </button>
      {played.value !== undefined && <Outcome played={played.value} />}
    </form>
  );
}

function askedOf(store: EvaluationStore, own: Result<ChosenHeuristic>, other: Result<ChosenHeuristic>): DuelRequest {
  const { depth, games, seed } = store.duel.value;
  const player = (heuristic: Result<ChosenHeuristic>) => `alphabeta:depth=${depth},heuristic=${unwrap(heuristic).text}`;
  return { game: store.match.data.value.game, a: player(own), b: player(other), games, seed };
}

/** What plays the same games at the terminal. */
function commandOf({ game, a, b, games, seed }: DuelRequest): string {
  return `minerve match ${[a, b].map(shellWord).join(' ')} --game ${shellWord(game)} --games ${games} --seed ${seed}`;
}

/** One game after the other, by threads of the page, as `minerve match` plays them. */
async function play(asked: DuelRequest, signal: AbortSignal, onPlayed: (played: DuelProgress) => void): Promise<void> {
  const { games, seed, ...players } = asked;
  const pairing = { ...players, seed, openings: seed };
  const program = () => Promise.reject(new Error('A page starts no program.'));
  const work = new PairWork({ engine: openEngine, program });
  let played: DuelProgress = { asked, rows: [], isOver: false };
  const tell = (news: Partial<DuelProgress>) => onPlayed((played = { ...played, ...news }));
  tell({});
  try {
    await perform({
      jobs: Array.from({ length: Math.ceil(games / 2) }, (_, i) => pairJob(pairing, i + 1)),
      executor: new LocalExecutor(work, 1),
      signal,
      onDone: (_, rows) => tell({ rows: [...played.rows, ...(rows as readonly GameRow[])] }),
    });
    tell({ isOver: true });
  } catch (thrown) {
    const problem = signal.aborted ? undefined : problemIn(thrown instanceof JobError ? thrown.cause : thrown);
    tell({ isOver: true, ...(problem !== undefined && { problem }) });
  } finally {
    work.close();
  }
}

function Outcome({ played: { rows, asked, isOver, problem } }: { readonly played: DuelProgress }) {
  const { wins, draws, losses, points } = standingOf(rows);
  const shown = (points: number) => decimal(points, Number.isInteger(points) ? 0 : 1, language.value);
  const all = 2 * Math.ceil(asked.games / 2);
  const counted = { a: shown(points), b: shown(rows.length - points), games: rows.length, wins, draws, losses };
  return (
    <section class="duel stack" aria-label={text.duel} data-state={isOver ? 'over' : 'playing'}>
      <p role="status">{isOver ? text.score(counted) : text.playing({ done: rows.length, all })}</p>
      <p class="error" role="alert">
        {problem && pageText(problem)}
      </p>
      {rows.length > 0 && (
        <>
          <LabFigure figure={pointsFigure(rows, NAMES)} file="duel" />
          <LabTable table={gamesTable(rows)} />
        </>
      )}
    </section>
  );
}
