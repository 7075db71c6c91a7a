import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { type Problem, winOf } from '../../core/index.ts';
import type { Checked } from '../../engines/index.ts';
import { callWorker } from '../../jobs/index.ts';
import { Board, Picture, ratioOf } from '../board/index.ts';
import { pageText } from '../language.ts';
import { Waiting } from '../loaded.tsx';
import { problemIn } from '../match/address.ts';
import { Origin } from '../origin.tsx';
import { shellText } from '../words.ts';
import { CENTRE } from './address.ts';
import { certificateOf, type Reply, SolvedGame, startStrategyThread } from './state.ts';
import type { StrategyRequest } from './strategy-worker.ts';
import { solvedText as text } from './words.ts';
import './solved.css';

const NOWHERE: ReadonlySet<string> = new Set();

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** The winning strategy of Connect 4: to be played against, looked at and checked. */
export function SolvedPage({ address }: Props) {
  const solved = useSignal<SolvedGame | undefined>(undefined);
  const problem = useSignal<Problem | undefined>(undefined);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    SolvedGame.open(address).then(
      (opened) => {
        if (left.current) opened.close();
        else solved.value = opened;
      },
      (thrown) => (problem.value = problemIn(thrown)),
    );
    return () => {
      left.current = true;
      solved.value?.close();
      solved.value = undefined;
    };
  }, [address]);
  const now = solved.value;
  const wrong = problem.value ?? now?.problem.value;
  return (
    <div class="stack wider">
      <div class="intro">
        <h1 tabIndex={-1}>{shellText.solved}</h1>
        <p>{text.lead}</p>
      </div>
      {wrong !== undefined && (
        <p class="error" role="alert">
          {pageText(wrong)}
        </p>
      )}
      {now === undefined && wrong === undefined && <Waiting>{text.loading}</Waiting>}
      {now !== undefined && (
        <>
          <FirstMoves solved={now} />
          <div class="solved-table stack wider">
            <Table solved={now} />
            <Replies solved={now} />
          </div>
          <Proof solved={now} />
        </>
      )}
    </div>
  );
}

interface SolvedProps {
  readonly solved: SolvedGame;
}

function FirstMoves({ solved }: SolvedProps) {
  const firsts = solved.firsts.value;
  const [chosen] = solved.line;
  return (
    <section class="card stack" aria-labelledby="first-move">
      <h2 id="first-move">{text.first}</h2>
      <p class="muted">{text.firstLine}</p>
      <div class="first-moves tiles fit">
        {Array.from({ length: 7 }, (_, column) => {
          const value = firsts.find(({ move }) => move === `${column + 1}`)?.value;
          const worth = value === undefined ? '…' : text[value > 0 ? 'wins' : value < 0 ? 'loses' : 'draws'];
          return (
            <button
              key={column}
              type="button"
              aria-pressed={column === chosen}
              aria-label={`${text.column({ column: column + 1 })}: ${worth}`}
              onClick={() => solved.begin(column)}
            >
              <b>{column + 1}</b> {worth}
            </button>
          );
        })}
      </div>
    </section>
  );
}

function Table({ solved }: SolvedProps) {
  const { match, hand } = solved;
  const stand = match.stand.value;
  const { scene, ghosts } = hand.shown.value;
  const isReaders = solved.isReadersTurn;
  const wrong = hand.wrong.value;
  return (
    <section class="solved-board stack">
      <div style={{ '--ratio': `${ratioOf(scene)}` }}>
        <Board
          scene={scene}
          label={text.board}
          targets={isReaders ? hand.targets.value : NOWHERE}
          last={match.lastSquares.value}
          pointers={stand.pointers}
          ghosts={ghosts}
          busy={!isReaders}
          onTouch={(square) => hand.touch(square)}
        />
      </div>
      <p role="status">{statusOf(solved)}</p>
      <p class="error" role="alert">
        {wrong === undefined ? '' : pageText(wrong.reason)}
      </p>
      <p class="muted">{answerOf(solved)}</p>
      <div class="row">
        <button type="button" disabled={match.at.value < 3} onClick={() => solved.undo()}>
          {text.undo}
        </button>
        <button type="button" onClick={() => solved.begin(solved.line[0] ?? CENTRE)}>
          {text.restart}
        </button>
      </div>
    </section>
  );
}

function statusOf(solved: SolvedGame): string {
  const { outcome } = solved.match.stand.value;
  if (outcome === undefined) return solved.isReadersTurn ? text.yourTurn : text.loading;
  if (outcome === 0) return text.draw;
  return outcome > 0 === solved.strategyBegan ? text.strategyWins : text.youWin;
}

/** How the last answer is known, and how long the game still takes. */
function answerOf(solved: SolvedGame): string {
  const answer = solved.answered.value;
  const how = answer && text[answer.by === 'search' ? 'searched' : answer.by]({ column: answer.column + 1 });
  const win = solved.value.value === undefined ? undefined : winOf(solved.value.value);
  return [how, win && text.inPlies({ plies: win.plies })].filter(Boolean).join(' ');
}

/** The reader's replies as a fan, each board a way on. */
function Replies({ solved }: SolvedProps) {
  const replies = solved.replies.value;
  if (certificateOf(solved.line[0] ?? CENTRE) === undefined || solved.match.stand.value.outcome !== undefined) return null;
  if (replies?.length === 0) return null;
  return (
    <section class="card stack" aria-labelledby="replies">
      <h2 id="replies">{text.replies}</h2>
      <p class="muted">{text.repliesLine}</p>
      {replies === undefined ? (
        <Waiting>{text.loading}</Waiting>
      ) : (
        <ol class="fan tiles loose">
          {replies.map((reply) => (
            <li key={reply.columns[0]}>
              <button type="button" onClick={() => solved.match.match.play(reply.columns[0])}>
                <Picture scene={reply.stand.scene} />
                <span>{captionOf(reply)}</span>
                <small>{lossOf(solved, reply)}</small>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

function captionOf({ columns, answer, stand }: Reply): string {
  const yours = columns.map((column) => column + 1).join(', ');
  if (answer === undefined) return yours;
  return text[stand.outcome ? 'replyWins' : 'reply']({ columns: yours, answer: answer.column + 1 });
}

function lossOf({ values }: SolvedGame, { columns }: Reply): string {
  const found = values.value.find(({ move }) => move === `${columns[0] + 1}`);
  const win = found && winOf(found.value);
  if (win !== undefined) return text.losesIn({ plies: win.plies });
  return found?.value === 0 ? text.isDraw : '';
}

type Checking =
  | { readonly kind: 'running'; readonly done: number; readonly all: number; readonly cancel: AbortController }
  | { readonly kind: 'accepted'; readonly checked: Checked }
  | { readonly kind: 'failed'; readonly why: Problem };

/** What is proved and by what, and the same check here. */
function Proof({ solved }: SolvedProps) {
  const checking = useSignal<Checking | undefined>(undefined);
  const file = certificateOf(solved.line[0] ?? CENTRE);
  const facts = solved.facts.value;
  const now = checking.value;
  const stop = () => {
    if (checking.value?.kind === 'running') checking.value.cancel.abort();
    checking.value = undefined;
  };
  useEffect(() => stop, [file]);
  const check = async () => {
    const cancel = new AbortController();
    checking.value = { kind: 'running', done: 0, all: 0, cancel };
    try {
      const request: StrategyRequest = { file: new URL(file as string, document.baseURI).href, check: true };
      const checked = await callWorker<Checked, readonly [number, number]>(startStrategyThread, request, {
        signal: cancel.signal,
        killTimeoutMs: 0,
        onProgress: ([done, all]) => {
          if (!cancel.signal.aborted) checking.value = { kind: 'running', done, all, cancel };
        },
      });
      checking.value = { kind: 'accepted', checked };
    } catch (thrown) {
      if (!cancel.signal.aborted) checking.value = { kind: 'failed', why: problemIn(thrown) };
    }
  };
  return (
    <section class="card stack solved-proof" aria-labelledby="proved">
      <h2 id="proved">{text.proved}</h2>
      {file !== undefined && facts !== undefined && (
        <p>
          {text.provedLine({ ...facts })} {text[facts.goal === 'win' ? 'provedWins' : 'provedHolds']}
        </p>
      )}
      <p>{text[[0, 1, 2].some((first) => certificateOf(first) === undefined) ? 'notProved' : 'allProved']}</p>
      {file !== undefined && (
        <>
          <p class="muted">{text.checkLine}</p>
          <div class="row">
            <button
              type="button"
              class={now?.kind === 'running' ? 'stop' : 'main'}
              onClick={now?.kind === 'running' ? stop : check}
            >
              {text[now?.kind === 'running' ? 'stop' : 'check']}
            </button>
            <a href={file} download>
              {text.download}
            </a>
            <a href="#/proof">{text.theorem}</a>
          </div>
          {now?.kind === 'running' && (
            <label>
              {text.checking({ done: now.done, all: now.all })}
              <progress max={now.all || 1} value={now.done} />
            </label>
          )}
          <p role="status">
            {now?.kind === 'accepted' && text.accepted({ positions: now.checked.positions, nodes: now.checked.nodes })}
            {now?.kind === 'failed' && pageText(now.why)}
          </p>
        </>
      )}
      <Origin of={{ en: 'Course, on Connect 4', fr: 'Cours, sur Puissance 4' }} />
    </section>
  );
}
