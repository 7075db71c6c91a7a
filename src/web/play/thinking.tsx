import { said } from '../spoken.ts';
import { EvaluationBar } from './evaluation-bar.tsx';
import { compact, plain } from './numbers.ts';
import type { Session } from './session.ts';
import { shownMove } from './shown-move.ts';
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
          <div>
            <dt>{text('depth')}</dt>
            <dd>{thought.depth}</dd>
          </div>
          <div>
            <dt>{text('speed')}</dt>
            <dd>{thought.ms < 1 ? '–' : compact((1000 * thought.nodes) / thought.ms)}</dd>
          </div>
          <div>
            <dt>{text('positions')}</dt>
            <dd>{compact(thought.nodes)}</dd>
          </div>
          <div class="whole">
            <dt>{text('line')}</dt>
            <dd class="line">
              {thought.pv.slice(0, LONGEST_LINE).map((move, i) =>
                here ? (
                  <button key={i} type="button" class="ply" onClick={() => session.look(thought.pv.slice(0, i + 1))}>
                    {shownMove(move, match.game.name)}
                  </button>
                ) : (
                  <span key={i} class="ply">
                    {shownMove(move, match.game.name)}
                  </span>
                ),
              )}
            </dd>
          </div>
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

const LONGEST_LINE = 12;
