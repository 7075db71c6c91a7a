import { useComputed } from '@preact/signals';
import { arenaPicture, arenaSvg, arenaSvgText, arenaToTikz, inLook } from '../../draw/index.ts';
import { pythonOfDrawing } from '../../explain/index.ts';
import { CopyButton } from '../copying.tsx';
import { LONGEST_ADDRESS } from '../fields.ts';
import { Exports, pictureForms, textForm, tikzForm, txtForm } from '../figure/index.ts';
import { language } from '../language.ts';
import { linkOf } from './link.ts';
import { type ArenaStore, fileOf } from './store.ts';
import { arenaText } from './words.ts';

/** More than this no picture on paper shows. */
const MOST_DRAWN = 400;

/** The figure and the graph as files, and the link that opens just this. */
export function Sharing({ store }: { readonly store: ArenaStore }) {
  const forms = useComputed(() => formsOf(store));
  return (
    <details class="arena-sharing">
      <summary class="tall">{arenaText.sharing}</summary>
      <Exports file={fileOf(store.source.value)} forms={forms.value} />
      <CopyButton content={() => addressOf(store)} refusal={arenaText.linkTooLong} />
    </details>
  );
}

/** Undefined where the graph is too large for a link. */
function addressOf(store: ArenaStore): string | undefined {
  const link = linkOf(store.link.value);
  return link.length > LONGEST_ADDRESS ? undefined : `${location.href.split('#')[0]}${link}`;
}

/** What can be saved of the arena, as it is shown now. */
function formsOf(store: ArenaStore) {
  const { arena, solution } = store.shown.value;
  const placing = {
    language: language.value,
    layout: store.layout.value,
    stage: store.rank.value,
    maxPositions: MOST_DRAWN,
  };
  const drawing = store.drawing();
  const text = store.text.value;
  return [
    ...pictureForms((look) =>
      arenaSvgText(arenaSvg(arenaPicture(arena, solution, placing), { stage: store.rank.value, simple: false })).replace(
        '</style>',
        `${inLook('minerve-arena', look)}</style>`,
      ),
    ),
    tikzForm(() => arenaToTikz(arena, solution, placing)),
    ...(text === '' ? [] : [txtForm(() => text)]),
    ...(drawing.ok ? [textForm('Python', 'py', 'text/x-python', () => `${pythonOfDrawing(drawing.value)}\n`)] : []),
  ];
}
