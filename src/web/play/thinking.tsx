import type { ComponentChildren } from 'preact';
import { winOf } from '../../core/index.ts';
import type { Thought } from '../../engines/index.ts';
import type { Look } from '../../games/index.ts';
import { hasSolver } from '../../match/index.ts';
import { said } from '../spoken.ts';
import { shownMove } from './notation.ts';
import type { Session } from './session.ts';
import { text } from './words.ts';
import { compact, judgement, plain, shareOf } from './worth.ts';

/** What the engine thinks, while it thinks. */
export function Thinking({ session }: { readonly session: Session }) {
  const { match, computer } = session;
  const considered = computer.considered.value;
  const thought = considered?.thought;
  const busy = computer.busy.value;
  const here = considered?.stand === match.stand.value;
  return (
    <section class="thinking" aria-label={text.thinking}>
      <h2 class="unseen">{text.thinking}</h2>
      <div class="thought">
        <EvaluationBar thought={thought} look={match.look} />
        {thought === undefined ? (
          <p class="muted">{text[busy === 'values' ? 'valuesWait' : 'nothingYet']}</p>
        ) : (
          <dl class="facts">
            <Fact name={text.depth}>{thought.depth}</Fact>
            <Fact name={text.speed}>{thought.ms < 1 ? '–' : compact((1000 * thought.nodes) / thought.ms)}</Fact>
            <Fact name={text.positions}>{compact(thought.nodes)}</Fact>
            <Line session={session} moves={thought.pv.slice(0, LONGEST_LINE)} here={here} />
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
      <div class="values">
        <Check label={text.showValues} checked={computer.wantsValues.value} onCheck={(shown) => session.showValues(shown)} />
        {busy !== undefined && busy !== 'move' && (
          <button type="button" class="stop" onClick={() => computer.hurry()}>
            {text.stop}
          </button>
        )}
        {computer.wantsValues.value && (
          <p class="muted legend">
            {hasSolver(match.game) ? text.columnLegend : text.valueLegend({ unit: said(match.look.unit.of) })}
          </p>
        )}
      </div>
    </section>
  );
}

interface CheckProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onCheck: (checked: boolean) => void;
}

export function Check({ label, checked, disabled = false, onCheck }: CheckProps) {
  return (
    <label class="check">
      <input type="checkbox" checked={checked} disabled={disabled} onChange={(event) => onCheck(event.currentTarget.checked)} />
      {label}
    </label>
  );
}

/** As many as Connect 4 has cells: its lines are short to write and go to the end. */
const LONGEST_LINE = 42;

/** Whether a line leads to the end that its value tells. */
function isWhole({ value, pv }: Thought): boolean {
  return pv.length <= LONGEST_LINE && winOf(value)?.plies === pv.length;
}

/** How much of the game is Max's, as a bar and in words. */
function EvaluationBar({ thought, look }: { readonly thought: Thought | undefined; readonly look: Look }) {
  const share = thought === undefined ? 0.5 : shareOf(thought.value, look);
  const words = thought === undefined ? text.unknown : judgement(thought, look);
  return (
    <section class="evaluation" aria-label={text.evaluation}>
      <p class="bar-names">
        <span>{said(look.max.name)}</span>
        <strong>{words}</strong>
        <span>{said(look.min.name)}</span>
      </p>
      <svg viewBox="0 0 200 12" preserveAspectRatio="none" aria-hidden="true">
        <rect class="of-min" width="200" height="12" />
        <rect class="of-max" width={Math.round(200 * share)} height="12" />
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
  readonly session: Session;
  readonly moves: readonly string[];
  /** It begins at the cursor: each move leads to the position after it. */
  readonly here: boolean;
}

/** The best line, among the figures. */
export function Line({ session, moves, here }: LineProps) {
  const game = session.match.game.name;
  return (
    <div class="whole">
      <dt>{text.line}</dt>
      <dd class="line" translate={false}>
        {moves.map((move, i) =>
          here ? (
            <button key={i} type="button" class="ply" onClick={() => session.show(moves.slice(0, i + 1))}>
              {shownMove(move, game)}
            </button>
          ) : (
            <span key={i} class="ply">
              {shownMove(move, game)}
            </span>
          ),
        )}
      </dd>
    </div>
  );
}
