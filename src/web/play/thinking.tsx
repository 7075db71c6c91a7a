import type { ComponentChildren } from 'preact';
import { MAX, type Player, winOf } from '../../core/index.ts';
import type { Analysis } from '../../engines/index.ts';
import type { BoardAdapter, Side } from '../../games/index.ts';
import { hasSolver } from '../../match/index.ts';
import { paintOf, Token } from '../board/index.ts';
import { Check } from '../check.tsx';
import { Icon } from '../icon.tsx';
import { pageText } from '../language.ts';
import { type BoardMatch, isExact } from '../match/board-match.ts';
import { shownMove } from './notation.ts';
import { seeSearch } from './other-pages.ts';
import type { PlayStore } from './store.ts';
import { text } from './words.ts';
import { compact, judgement, legendOf, plain, shareOf } from './worth.ts';

/** What the engine thinks, while it thinks. */
export function Thinking({ session }: { readonly session: PlayStore }) {
  const { match, computer } = session;
  const thought = computer.lastAnalysis.value?.analysis;
  const busy = computer.busy.value;
  // Beside exact scores an estimate would be taken for one.
  const exactOnly = computer.wantsValues.value && hasSolver(match.game);
  const known = thought !== undefined && exactOnly && !isExact(thought) ? undefined : thought;
  return (
    <section class="thinking" aria-label={text.thinking}>
      <h2 class="unseen">{text.thinking}</h2>
      <div class="thought">
        <EvaluationBar {...(match.isOver ? resultOf(match) : estimateOf(known, match.adapter))} adapter={match.adapter} />
        {match.isOver ? null : thought === undefined ? (
          <p class="muted">{text[busy === 'values' ? 'valuesWait' : 'nothingYet']}</p>
        ) : (
          <dl class="facts level">
            <Fact name={text.depth}>{thought.depth}</Fact>
            <Fact name={text.speed}>{thought.ms < 1 ? '–' : compact((1000 * thought.nodes) / thought.ms)}</Fact>
            <Fact name={text.positions}>{compact(thought.nodes)}</Fact>
            <Line session={session} moves={thought.pv.slice(0, LONGEST_LINE)} />
            {thought.final && thought.pv.length > 0 && (
              <div class="whole">
                <dd class="muted exact">{text[isWhole(thought) ? 'exactLine' : 'exactBeginning']}</dd>
              </div>
            )}
            {thought.progress !== undefined && (
              <div class="whole">
                <dd>{text.solvedShare({ share: plain(Math.round(100 * thought.progress.share)) })}</dd>
              </div>
            )}
          </dl>
        )}
      </div>
      <div class="values row ends">
        <Check label={text.showValues} checked={computer.wantsValues.value} onCheck={(shown) => session.showValues(shown)} />
        {busy !== undefined && busy !== 'move' ? (
          <button type="button" class="stop" onClick={() => computer.answerNow()}>
            {text.stop}
          </button>
        ) : (
          match.stand.value.outcome === undefined && (
            <button
              type="button"
              class="quiet see-search icon-word"
              title={text.seeSearch}
              aria-label={text.seeSearch}
              onClick={() => seeSearch(session)}
            >
              <Icon name="tree" />
              <span>{text.seeSearch}</span>
            </button>
          )
        )}
        {computer.wantsValues.value && <p class="muted legend">{legendOf(match)}</p>}
      </div>
    </section>
  );
}

/** As many as Connect 4 has cells: its lines are short to write and go to the end. */
const LONGEST_LINE = 42;

/** Whether a line leads to the end that its value tells. */
function isWhole({ value, pv }: Analysis): boolean {
  return pv.length <= LONGEST_LINE && winOf(value)?.plies === pv.length;
}

/** Max's part of a bar, from 0 to 1, and the same in words; undefined: nothing is known. */
interface BarShare {
  readonly share: number | undefined;
  readonly words: string;
}

function estimateOf(thought: Analysis | undefined, adapter: BoardAdapter): BarShare {
  if (thought === undefined) return { share: undefined, words: text.unknown };
  return { share: shareOf(thought.value, adapter), words: judgement(thought, adapter) };
}

/** Once the game is over, nothing is estimated any more. */
function resultOf({ ended, stand, adapter }: BoardMatch): BarShare {
  const winner = ended.value?.winner ?? (Math.sign(stand.value.outcome ?? 0) as Player | 0);
  if (winner === 0) return { share: 0.5, words: text.isDraw };
  return winner === MAX ? { share: 1, words: pageText(adapter.max.won) } : { share: 0, words: pageText(adapter.min.won) };
}

/** How much of the game is Max's, as a bar in the colours of the sides, and in words; empty where nothing is known. */
function EvaluationBar({ share, words, adapter }: BarShare & { readonly adapter: BoardAdapter }) {
  const max = Math.round(200 * (share ?? 0));
  const name = ({ name, piece }: Side) => (
    <span class="icon-word">
      <Token name={piece} /> {pageText(name)}
    </span>
  );
  return (
    <section
      class={share === undefined ? 'evaluation stack tight unknown' : 'evaluation stack tight'}
      aria-label={text.evaluation}
    >
      <p class="bar-names note">
        {name(adapter.max)}
        <strong>{words}</strong>
        {name(adapter.min)}
      </p>
      <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
        {share !== undefined && (
          <>
            <rect width={max} height="12" fill={paintOf(adapter.max.piece)} />
            <rect x={max} width={200 - max} height="12" fill={paintOf(adapter.min.piece)} />
          </>
        )}
        <path class="middle" d="M100 0v12" />
      </svg>
    </section>
  );
}

/** One of the figures of a search, in a list of them. */
export function Fact({ name, children }: { readonly name: string; readonly children: ComponentChildren }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface LineProps {
  readonly session: PlayStore;
  readonly moves: readonly string[];
}

/** The best line from the cursor on, among the figures: each move leads to the position after it. */
export function Line({ session, moves }: LineProps) {
  const game = session.match.game.name;
  return (
    <div class="whole">
      <dt>{text.line}</dt>
      <dd class="line row" translate={false}>
        {moves.map((move, i) => (
          <button key={i} type="button" class="ply bare" onClick={() => session.show(moves.slice(0, i + 1))}>
            {shownMove(move, game)}
          </button>
        ))}
      </dd>
    </div>
  );
}
