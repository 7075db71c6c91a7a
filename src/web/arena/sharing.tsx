import { useComputed, useSignal } from '@preact/signals';
import { arenaPicture, arenaSvg, arenaSvgText, arenaToTikz, inLook } from '../../draw/index.ts';
import { pythonOfDrawing } from '../../explain/index.ts';
import { copy } from '../browser.ts';
import { LONGEST_ADDRESS } from '../fields.ts';
import { Exports, pictureForms, textForm, tikzForm, txtForm } from '../figure/index.ts';
import { language } from '../spoken.ts';
import { linkOf } from './link.ts';
import { type ArenaDesk, fileOf } from './state.ts';
import { arenaText } from './words.ts';

/** More than this no picture on paper shows. */
const MOST_DRAWN = 400;

/** The figure and the graph as files, and the link that opens just this. */
export function Sharing({ desk }: { readonly desk: ArenaDesk }) {
  const copied = useSignal<'copied' | 'notCopied' | 'linkTooLong' | undefined>(undefined);
  const share = async () => {
    const link = linkOf(desk.link.value);
    const address = `${location.href.split('#')[0]}${link}`;
    if (link.length > LONGEST_ADDRESS) copied.value = 'linkTooLong';
    else copied.value = (await copy(address)) ? 'copied' : 'notCopied';
  };
  const forms = useComputed(() => formsOf(desk));
  return (
    <details class="arena-sharing">
      <summary>{arenaText.sharing}</summary>
      <Exports file={fileOf(desk.source.value)} forms={forms.value} />
      <p class="arena-row">
        <button type="button" onClick={() => void share()}>
          {arenaText.copyLink}
        </button>
        <span role="status">{copied.value === undefined ? '' : arenaText[copied.value]}</span>
      </p>
    </details>
  );
}

/** The formats in which the arena can be saved as it is shown now. */
function formsOf(desk: ArenaDesk) {
  const { arena, solution } = desk.shown.value;
  const placing = {
    language: language.value,
    layout: desk.layout.value,
    stage: desk.stage.value,
    maxPositions: MOST_DRAWN,
  };
  const drawing = desk.drawing();
  const text = desk.text.value;
  return [
    ...pictureForms((look) =>
      arenaSvgText(arenaSvg(arenaPicture(arena, solution, placing), { stage: desk.stage.value, simple: false })).replace(
        '</style>',
        `${inLook('minerve-arena', look)}</style>`,
      ),
    ),
    tikzForm(() => arenaToTikz(arena, solution, placing)),
    ...(text === '' ? [] : [txtForm(() => text)]),
    ...(drawing.ok ? [textForm('Python', 'py', 'text/x-python', () => `${pythonOfDrawing(drawing.value)}\n`)] : []),
  ];
}
