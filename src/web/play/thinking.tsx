import { winOf } from '../../core/index.ts';
import type { Thought } from '../../engines/index.ts';
import { said } from '../spoken.ts';
import { EvaluationBar } from './evaluation-bar.tsx';
import { Fact, Line } from './facts.tsx';
import { compact, plain } from './numbers.ts';
import type { Session } from './session.ts';
import { text } from './strings.ts';

/** What the engine thinks, while it thinks. */
export function Thinking({ session }: { readonly session: Session }) {
  const { match, computer } = session;
  const considered = computer.considered.value;
  const thought = considered?.thought;
  const busy = computer.busy.value;
  const here = considered?.stand === match.stand.value;
  return (
    <section class="card thinking" aria-label={text('thinking')}>
      <h2>
        {text('thinking')}
        {busy !== undefined && busy !== 'move' && (
          <button type="button" class="stop" onClick={() => computer.hurry()}>
            {text('stop')}
          </button>
        )}
      </h2>
      <label class="check">
        <input
          type="checkbox"
          checked={computer.wantsValues.value}
          onChange={(event) => session.showValues(event.currentTarget.checked)}
        />
        {text('showValues')}
      </label>
      {computer.wantsValues.value && (
        <p class="muted legend">
          {text(match.game.name.startsWith('connect4') ? 'columnLegend' : 'valueLegend', { unit: said(match.look.unit.of) })}
        </p>
      )}
      <EvaluationBar thought={thought} look={match.look} />
      {thought === undefined ? (
        <p class="muted">{text(busy === 'values' ? 'valuesWait' : 'nothingYet')}</p>
      ) : (
        <dl class="facts">
          <Fact name={text('depth')}>{thought.depth}</Fact>
          <Fact name={text('speed')}>{thought.ms < 1 ? '–' : compact((1000 * thought.nodes) / thought.ms)}</Fact>
          <Fact name={text('positions')}>{compact(thought.nodes)}</Fact>
          <Line session={session} moves={thought.pv.slice(0, LONGEST_LINE)} here={here} />
          {thought.final && thought.pv.length > 0 && (
            <div class="whole">
              <dd class="muted exact">{text(isWhole(thought) ? 'exactLine' : 'exactBeginning')}</dd>
            </div>
          )}
          {thought.progress !== undefined && (
            <div class="whole">
              <dd>{text('solvedShare', { share: plain(Math.round(100 * thought.progress.share)) })}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

/** As many as Connect 4 has cells: its lines are short to write and go to the end. */
const LONGEST_LINE = 42;

/** Whether a line leads to the end that its value tells. */
function isWhole({ value, pv }: Thought): boolean {
  return pv.length <= LONGEST_LINE && winOf(value)?.plies === pv.length;
}
