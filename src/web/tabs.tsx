import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

interface Props<T extends string> {
  readonly name: string;
  readonly chosen: T;
  readonly onChoose: (tab: T) => void;
  readonly tabs: readonly (readonly [tab: T, title: string])[];
  /** The content of the chosen tab. */
  readonly children: ComponentChildren;
}

/** Several panels in one place: arrows go from tab to tab, and each shows its panel at once. */
export function Tabs<T extends string>({ name, chosen, onChoose, tabs, children }: Props<T>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const at = tabs.findIndex(([tab]) => tab === chosen);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: tabs.length - 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const next = (to + tabs.length) % tabs.length;
    onChoose(tabs[next][0]);
    row.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <>
      <div ref={row} class="tabs" role="tablist" aria-label={name} onKeyDown={onKeyDown}>
        {tabs.map(([tab, title]) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            onClick={() => onChoose(tab)}
          >
            {title}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and has to be reachable by the keyboard. */}
      <div class="tab-panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </>
  );
}
