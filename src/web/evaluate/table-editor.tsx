import { useSignal } from '@preact/signals';
import { useId, useRef } from 'preact/hooks';
import { formatTable, MOST_WEIGHT, tableRows, type Weights, type WeightTable, weightAt } from '../../games/index.ts';
import { Check } from '../check.tsx';
import { pageText } from '../language.ts';
import type { EvaluationStore } from './store.ts';
import { evaluateText as text } from './words.ts';

/** A table of one's own: a field for each square, and the whole of it as text; each follows the other. */
export function TableEditor({ store }: { readonly store: EvaluationStore }) {
  const { weighing, board, typed } = store;
  const { kinds } = weighing.layout;
  const kind = useSignal(firstWeighed(store));
  const leftRight = useSignal(true);
  const topBottom = useSignal(false);
  const id = useId();
  const rows = tableRows(board);
  const cells = rows.flat();
  const width = rows[0].length;
  // Rows of draughts are not opposite each other's squares.
  const symmetric = board.numbered !== true;
  const table = store.table.value;
  // While the text is wrong, the fields stay as they were.
  const good = useRef<WeightTable>(new Map());
  if (table.ok) good.current = table.value;
  const weights = good.current.get(kind.value) ?? 0;

  const change = (next: Weights) => {
    typed.value = formatTable(new Map([...good.current, [kind.value, next]]), board, weighing.layout);
    store.forget();
  };
  const put = (place: number, weight: number) => {
    const [row, column] = [Math.floor(place / width), place % width];
    const columns = symmetric && leftRight.value ? [column, width - 1 - column] : [column];
    const lines = symmetric && topBottom.value ? [row, rows.length - 1 - row] : [row];
    const all = cells.map((_, i) => weightAt(weights, i));
    for (const line of lines) for (const at of columns) all[line * width + at] = weight;
    change(all);
  };
  return (
    <section class="weights stack" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{text.table}</h2>
      <div class="weights-head row words">
        {kinds.length > 1 && (
          <label>
            {text.kind}
            <select value={kind.value} onChange={({ currentTarget }) => (kind.value = currentTarget.value)}>
              {kinds.map(({ name }) => (
                <option key={name.en} value={name.en}>
                  {pageText(name)}
                </option>
              ))}
            </select>
          </label>
        )}
        <div class="every">
          <span aria-hidden="true">{text.everySquare}</span>
          <Field label={text.everySquare} weight={typeof weights === 'number' ? weights : undefined} onWeigh={change} />
        </div>
        {symmetric && (
          <>
            <Check label={text.leftRight} checked={leftRight.value} onCheck={(on) => (leftRight.value = on)} />
            <Check label={text.topBottom} checked={topBottom.value} onCheck={(on) => (topBottom.value = on)} />
          </>
        )}
      </div>
      <div class="weights-grid" style={{ '--columns': `${board.columns}` }}>
        {board.cells.map((cell) => {
          const place = cells.indexOf(cell);
          if (place < 0) return <span key={cell.square} />;
          return (
            <Field
              key={cell.square}
              label={text.weightOf({ square: cell.label === undefined ? cell.square : pageText(cell.label) })}
              weight={weightAt(weights, place)}
              onWeigh={(weight) => put(place, weight)}
            />
          );
        })}
      </div>
      <label class="label" for={`${id}text`}>
        {text.asText}
      </label>
      <textarea
        id={`${id}text`}
        spellcheck={false}
        translate={false}
        aria-invalid={!table.ok}
        aria-describedby={`${id}hint ${id}error`}
        value={typed.value}
        onInput={({ currentTarget }) => {
          typed.value = currentTarget.value;
          store.forget();
        }}
      />
      <p id={`${id}error`} class="error" role="alert">
        {table.ok ? '' : pageText(table.error)}
      </p>
      <p id={`${id}hint`} class="hint">
        {text.textHint}
      </p>
      <p class="row">
        <button
          type="button"
          onClick={() => {
            typed.value = weighing.table;
            store.forget();
          }}
        >
          {text.firstTable}
        </button>
      </p>
    </section>
  );
}

/** The first kind that weighs anything. */
function firstWeighed({ table, weighing: { layout } }: EvaluationStore): string {
  const { kinds } = layout;
  const weighs = (name: string) => table.value.ok && (table.value.value.get(name) ?? 0) !== 0;
  return (kinds.find(({ name }) => weighs(name.en)) ?? kinds[0]).name.en;
}

interface FieldProps {
  readonly label: string;
  /** undefined: there is not one. */
  readonly weight: number | undefined;
  readonly onWeigh: (weight: number) => void;
}

function Field({ label, weight, onWeigh }: FieldProps) {
  return (
    <input
      type="number"
      step={1}
      min={-MOST_WEIGHT}
      max={MOST_WEIGHT}
      aria-label={label}
      value={weight ?? ''}
      onInput={({ currentTarget }) => {
        const typed = currentTarget.valueAsNumber;
        if (Number.isInteger(typed) && Math.abs(typed) <= MOST_WEIGHT) onWeigh(typed);
      }}
    />
  );
}
