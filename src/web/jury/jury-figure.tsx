import { useMemo } from 'preact/hooks';
import { placeScene, scenePicture, sceneToSvg, sceneToTikz, svgStyle } from '../../draw/index.ts';
import { type ExplainedStep, type JuryRow, juryLatex, juryScene } from '../../explain/index.ts';
import type { Sayable } from '../../i18n/index.ts';
import { algorithms } from '../../search/index.ts';
import { adoptStyle, DrawnSvg } from '../drawn.tsx';
import { Exports, FigurePanel, pictureForms, textForm, tikzForm } from '../figure/index.ts';
import { language, pageText } from '../language.ts';
import { type ShownTree, titleOf } from '../tree/shown-tree.ts';
import { fileOf } from '../tree/traces.ts';
import { juryText as text } from './words.ts';

interface Props {
  readonly shown: ShownTree;
  readonly explained: ExplainedStep;
  readonly rows: readonly JuryRow[];
  readonly legend: readonly Sayable[];
}

/** Leaves have their bounds, where the scene has them; levels are near each other, because paper is not high. */
const ROOM = { windows: 'all', stretch: 0.92 } as const;

/** The tree with the returned value at every node and the case of the lemma; it can also be saved. */
export function JuryFigure({ shown, explained, rows, legend }: Props) {
  adoptStyle(svgStyle);
  const currentLanguage = language.value;
  const title = titleOf(shown);
  const scene = useMemo(() => juryScene(explained, currentLanguage), [rows, currentLanguage]);
  const places = useMemo(() => placeScene(scene.items, ROOM), [scene]);
  const algorithm = pageText(algorithms.find(({ name }) => name === explained.algorithm)?.title ?? explained.algorithm);
  const forms = [
    ...pictureForms((look) => sceneToSvg(scene, { look, ...ROOM })),
    tikzForm(() => sceneToTikz(scene, { leafWindows: true })),
    textForm('LaTeX A4', 'a4.tex', 'application/x-tex', () => juryLatex(explained, rows, { title, language: currentLanguage })),
  ];
  return (
    <figure class="jury-figure stack">
      <div class="card filled">
        <FigurePanel width={places.width} height={places.height} name={text.figure({ algorithm, tree: title })}>
          {DrawnSvg({ element: scenePicture(scene, places) })}
        </FigurePanel>
      </div>
      <figcaption class="note">{legend.map(pageText).join(' ')}</figcaption>
      <Exports file={fileOf(shown, explained)} forms={forms} />
    </figure>
  );
}
