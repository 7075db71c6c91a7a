import { useEffect, useState } from 'preact/hooks';
import { plotSvgStyle, type SvgElement } from '../../draw/index.ts';
import type { Language } from '../../i18n/index.ts';
import { type Figure, figurePgfplots, plotPicture, plotSvg } from '../../lab/index.ts';
import { adoptStyle, DrawnSvg } from '../drawn.tsx';
import { Exports, FigurePanel, pictureForms, textForm } from '../figure/index.ts';
import { language, pageText } from '../language.ts';
import { labText as text } from './words.ts';

interface Props {
  readonly figure: Figure;
  /** The file name, without its extension. */
  readonly file: string;
}

/** A plot with its caption, to be taken along in every form. */
export function LabFigure({ figure, file }: Props) {
  adoptStyle(plotSvgStyle);
  const currentLanguage = language.value;
  const picture = usePicture(figure, currentLanguage);
  const forms = [
    ...pictureForms((look) => plotSvg(figure, { language: currentLanguage, document, look })),
    textForm('pgfplots', 'tex', 'application/x-tex', () => figurePgfplots(figure, currentLanguage)),
  ];
  const title = pageText(figure.title);
  if (picture === 'failed')
    return (
      <p class="error" role="alert">
        {text.notDrawn}
      </p>
    );
  return (
    <figure class="lab-figure stack" data-figure={figure.name}>
      <div class="card filled">
        {picture !== undefined && (
          <FigurePanel width={Number(picture.attributes.width)} height={Number(picture.attributes.height)} name={title}>
            {DrawnSvg({ element: picture })}
          </FigurePanel>
        )}
      </div>
      <figcaption class="muted">{pageText(figure.caption)}</figcaption>
      <Exports file={file} forms={forms} />
    </figure>
  );
}

/** Plots are drawn one after the other, and between two the page has its turn. */
let drawing: Promise<unknown> = Promise.resolve();

function inTurn<T>(draw: () => Promise<T>): Promise<T> {
  const drawn = drawing.then(() => new Promise((next) => setTimeout(next))).then(draw);
  drawing = drawn.catch(() => {});
  return drawn;
}

/** The figure as it is drawn; the one before until then. Plot comes with the first. */
function usePicture(figure: Figure, currentLanguage: Language): SvgElement | 'failed' | undefined {
  const [picture, setPicture] = useState<SvgElement | 'failed' | undefined>(undefined);
  // Rows that change nothing in it need no new picture.
  const content = JSON.stringify(figure);
  useEffect(() => {
    let wanted = true;
    inTurn(async () =>
      wanted ? plotPicture(figure, { language: currentLanguage, document, style: false, titles: true }) : undefined,
    ).then(
      (drawn) => wanted && setPicture(drawn),
      (error: unknown) => {
        console.error(error);
        if (wanted) setPicture('failed');
      },
    );
    return () => {
      wanted = false;
    };
  }, [content, currentLanguage]);
  return picture;
}
