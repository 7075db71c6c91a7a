import { Dialog } from './dialog.tsx';
import { type StringKey, text } from './strings.ts';

const ROWS: readonly (readonly [StringKey, StringKey])[] = [
  ['keysBoard', 'keysBoardDo'],
  ['keysTouch', 'keysTouchDo'],
  ['keysEscape', 'keysEscapeDo'],
  ['keysWalk', 'keysWalkDo'],
  ['keysUndo', 'keysUndoDo'],
  ['keysType', 'keysTypeDo'],
];

/** The keys of the page. */
export function KeysHelp({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={text('keysTitle')} onClose={onClose}>
      <dl class="keys">
        {ROWS.map(([keys, what]) => (
          <div key={keys}>
            <dt>{text(keys)}</dt>
            <dd>{text(what)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
