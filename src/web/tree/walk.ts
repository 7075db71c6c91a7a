import type { SceneItem } from '../../draw/index.ts';

/** The item that an arrow key leads to from one: up to the parent, down to the first child, aside on the same level. */
export function walked(items: readonly SceneItem[], from: number, key: string): number | undefined {
  if (key === 'ArrowUp') return items[from].parent < 0 ? undefined : items[from].parent;
  if (key === 'ArrowDown') return items[from + 1]?.parent === from ? from + 1 : undefined;
  if (key === 'Home') return 0;
  const { level } = items[from];
  const step = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0;
  for (let at = from + step; step !== 0 && at >= 0 && at < items.length; at += step) if (items[at].level === level) return at;
  return undefined;
}

/** Whether an item has brothers on the left and on the right. */
export function brothers(items: readonly SceneItem[], at: number): { readonly left: boolean; readonly right: boolean } {
  const { parent } = items[at];
  return {
    left: parent >= 0 && at > parent + 1,
    right: parent >= 0 && items.some((item, other) => other > at && item.parent === parent),
  };
}
