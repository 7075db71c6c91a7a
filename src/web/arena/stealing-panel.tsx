import { MAX, unwrap } from '../../core/index.ts';
import { type StealingStep, stealing } from '../../explain/index.ts';
import { boardAdapterOf, parseGame, type Scene } from '../../games/index.ts';
import { Diagram } from '../board/index.ts';
import { pageText } from '../language.ts';
import type { ArenaStore } from './store.ts';
import { arenaText } from './words.ts';

/** Bars for which the argument says something else each time. */
const BARS = ['2x2', '2x3', '3x3', '2x5', '3x4', '3x5', '4x4', '4x5', '5x5', '1x4'];

/** The smallest square bar on which the corner does not win: there is something to steal. */
const DEFAULT_BAR = '3x3';

/** The bar of a game of Chomp that is small enough. */
export function barOf(game = ''): string | undefined {
  const bar = /^chomp:([1-9]x[1-9])$/.exec(game)?.[1];
  return bar !== undefined && stealing(...(bar.split('x').map(Number) as [number, number])).ok ? bar : undefined;
}

/** Exercise 1 of the Course, by hand: the first player wins Chomp, and the proof names no move. */
export function StealingPanel({ store }: { readonly store: ArenaStore }) {
  const { step } = store.view.value;
  const bar = store.view.value.bar ?? barOf(store.shown.value.game?.name) ?? DEFAULT_BAR;
  const [rows, columns] = bar.split('x').map(Number);
  const argument = stealing(rows, columns);
  const bars = BARS.includes(bar) ? BARS : [...BARS, bar];
  const go = (to: number) => store.set({ step: to });
  return (
    <section class="stealing stack">
      <p class="hint">{arenaText.stealingLead}</p>
      <label class="inline-field">
        <span class="label">{arenaText.bar}</span>
        <select value={bar} onChange={({ currentTarget }) => store.set({ bar: currentTarget.value, step: 0 })}>
          {bars.map((one) => (
            <option key={one} value={one} translate={false}>
              {one.replace('x', ' × ')}
            </option>
          ))}
        </select>
      </label>
      {argument.ok ? (
        <Steps rows={rows} columns={columns} steps={argument.value.steps} at={step} onGo={go} />
      ) : (
        <p class="error" role="alert">
          {pageText(argument.error)}
        </p>
      )}
      {argument.ok && step >= argument.value.steps.length - 1 && (
        <p class="reason callout">{argument.value.steps[0].kind === 'line' ? arenaText.stealingLine : arenaText.stealingEnd}</p>
      )}
      {argument.ok && argument.value.cornerWins && (
        <p>
          {arenaText.nothingStolen}{' '}
          <button type="button" onClick={() => store.set({ bar: DEFAULT_BAR, step: 0 })}>
            {arenaText.steal({ bar: DEFAULT_BAR.replace('x', ' × ') })}
          </button>
        </p>
      )}
      <p>
        <a href={`#/arena?game=chomp:${bar}&stage=99`}>{arenaText.stealingArena({ bar: bar.replace('x', '×') })}</a>
      </p>
    </section>
  );
}

interface StepsProps {
  readonly rows: number;
  readonly columns: number;
  readonly steps: readonly StealingStep[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

function Steps({ rows, columns, steps, at, onGo }: StepsProps) {
  const now = Math.min(at, steps.length - 1);
  return (
    <>
      <ol class="stealing-steps stack">
        {steps.slice(0, now + 1).map((step) => (
          <li key={step.kind} class="stack tight">
            <p>{pageText(step.says)}</p>
            <Bars rows={rows} columns={columns} step={step} />
          </li>
        ))}
      </ol>
      <div class="row">
        <button type="button" disabled={now === 0} onClick={() => onGo(now - 1)}>
          {arenaText.stepBack}
        </button>
        <button type="button" class="main" disabled={now >= steps.length - 1} onClick={() => onGo(now + 1)}>
          {arenaText.stepOn}
        </button>
        <span role="status">{arenaText.step({ at: now + 1, all: steps.length })}</span>
      </div>
    </>
  );
}

/** The bar with the bite marked, and the bar after it. */
function Bars({ rows, columns, step }: Pick<StepsProps, 'rows' | 'columns'> & { readonly step: StealingStep }) {
  const { bar, left, mover } = step;
  const player = mover === MAX ? arenaText.adam : arenaText.eve;
  const bitten =
    left === undefined ? [] : bar.flatMap((length, row) => range(left[row] ?? 0, length).map((c) => `${row + 1}.${c}`));
  return (
    <div class="stealing-bars icon-word wide">
      <Diagram
        scene={sceneOf(rows, columns, bar)}
        last={bitten}
        flipped={false}
        label={arenaText.barBefore({ player, bar: bar.join(', ') })}
      />
      {left !== undefined && <span aria-hidden="true">→</span>}
      {left !== undefined && (
        <Diagram
          scene={sceneOf(rows, columns, left)}
          last={[]}
          flipped={false}
          label={arenaText.barAfter({ bar: left.join(', ') })}
        />
      )}
    </div>
  );
}

/** From the one after `from` to `to`. */
function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i + 1);
}

function sceneOf(rows: number, columns: number, lengths: readonly number[]): Scene {
  const game = unwrap(parseGame(`chomp:${rows}x${columns}`));
  const full = Array.from({ length: rows }, (_, row) => lengths[row] ?? 0);
  return boardAdapterOf(game).scene(unwrap(game.parsePosition(full.join(','))));
}
