import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { language } from '../language.ts';
import type { Drag } from './drag.ts';
import { CELL } from './geometry.ts';
import { firstPlace, placeAfter, useTyping } from './keys.ts';
import type { About } from './marks.tsx';
import { cellLabel } from './words.ts';

interface CellsProps extends About {
  readonly label: string;
  readonly ghosts: ReadonlySet<string>;
  readonly open: boolean;
  readonly drag: Drag;
  readonly onHover: ((square: string | undefined) => void) | undefined;
  readonly onTouch: ((square: string) => void) | undefined;
  readonly onEscape: (() => void) | undefined;
}

/** The cells over a drawing, as they are seen: one of them is reached by Tab, the others from there by the arrows. */
export function Cells(props: CellsProps) {
  const { label, view, targets, chosen, last, marks, pointers, ghosts, open, drag, onHover, onTouch, onEscape } = props;
  const grid = useRef<HTMLDivElement>(null);
  const [active, activate] = useState<string | undefined>(undefined);
  const typing = useTyping();
  const place = (active === undefined ? undefined : view.places.get(active)) ?? firstPlace(view, targets);
  const focused = useRef(false);

  const moveTo = (next: number | undefined) => {
    if (next === undefined) return false;
    activate(view.cells[next].square);
    grid.current?.querySelector<HTMLElement>(`[data-place="${next}"]`)?.focus();
    return true;
  };
  // A board that is turned round keeps the same square in focus, which is another cell.
  useLayoutEffect(() => {
    if (focused.current) grid.current?.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  }, [view.flipped]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey) return;
    const at = placeOf(event.target) ?? place;
    if (event.key === 'Escape' && onEscape !== undefined) onEscape();
    else if (event.key === 'Enter' || event.key === ' ') onTouch?.(view.cells[at].square);
    else if (!moveTo(placeAfter(view, at, event.key, event.ctrlKey)) && !(!event.ctrlKey && moveTo(typing(event.key, view))))
      return;
    event.preventDefault();
  };

  const { columns, rows, frame, width, height } = view;
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a table cannot lie over a drawing as a grid of equal cells.
    <div
      ref={grid}
      class="cells"
      role="grid"
      aria-label={label}
      tabIndex={-1}
      style={{
        left: percent(frame.left, width),
        top: percent(frame.top, height),
        width: percent(columns * CELL, width),
        height: percent(rows * CELL, height),
      }}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        const touched = event instanceof PointerEvent && event.pointerType === 'touch';
        const at = touched ? drag.placeFor(event) : placeOf(event.target);
        if (at === undefined || drag.justEnded()) return;
        activate(view.cells[at].square);
        onTouch?.(view.cells[at].square);
      }}
      onPointerDown={drag.onPointerDown}
      onPointerMove={drag.onPointerMove}
      onPointerUp={drag.onPointerUp}
      onPointerCancel={drag.onPointerCancel}
      onPointerOver={(event) => {
        if (event.pointerType !== 'mouse') return;
        const at = placeOf(event.target);
        onHover?.(at === undefined ? undefined : view.cells[at].square);
      }}
      onPointerLeave={() => onHover?.(undefined)}
      onFocusIn={(event) => {
        focused.current = true;
        const at = placeOf(event.target);
        if (at === undefined) return;
        activate(view.cells[at].square);
        // Keys look at a square as a mouse points at it.
        if ((event.target as Element).matches(':focus-visible')) onHover?.(view.cells[at].square);
      }}
      onFocusOut={() => {
        focused.current = false;
        onHover?.(undefined);
      }}
    >
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see the grid.
        // biome-ignore lint/a11y/useFocusableInteractive: its cells are.
        <div key={row} class="cell-row" role="row" style={{ gridTemplateColumns: `repeat(${columns}, 1fr)` }}>
          {view.cells.slice(row * columns, (row + 1) * columns).map((cell, column) => {
            const { square, tone } = cell;
            const at = row * columns + column;
            if (tone === 'none') return <span key={at} />;
            const state = {
              target: targets.has(square),
              chosen: chosen.includes(square),
              last: last.includes(square),
              ghost: ghosts.has(square),
              mark: marks.get(square),
              pointers: pointers.filter((pointer) => pointer.square === square),
            };
            const kinds = ['cell'];
            if (open && state.target) kinds.push('target');
            if (drag.canLift(square)) kinds.push('grip');
            return (
              // biome-ignore lint/a11y/useSemanticElements: see the grid.
              <div
                key={at}
                class={kinds.join(' ')}
                role="gridcell"
                tabIndex={at === place ? 0 : -1}
                data-place={at}
                data-square={square}
                aria-label={cellLabel(cell, state, language.value)}
                aria-selected={state.chosen || undefined}
                title={state.mark?.full}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** The place of the cell that an event happened on. */
function placeOf(target: EventTarget | null): number | undefined {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[data-place]') : null;
  return cell === null ? undefined : Number(cell.dataset.place);
}
