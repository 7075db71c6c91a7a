import { useId, useState } from 'preact/hooks';
import { svgText } from '../../draw/index.ts';
import { keepFile } from '../browser.ts';
import { Check } from '../check.tsx';
import './figure.css';
import { type ColourScheme, shownColourScheme } from '../browser.ts';
import { paintedPicture } from './read.ts';
import { figureText } from './words.ts';

type Eventually<T> = T | Promise<T>;

/** A file format in which something can be saved. */
export interface ExportForm {
  /** The name of the format, the same in every language: SVG, TikZ, CSV. */
  readonly title: string;
  /** How the file's name ends. */
  readonly ending: string;
  readonly make: (scheme: ColourScheme) => Eventually<Blob>;
}

interface Props {
  /** The file name, without its extension. */
  readonly file: string;
  readonly forms: readonly ExportForm[];
  /** The name of the saved thing, if it is not a picture. */
  readonly label?: string;
}

/** A button for each form. Pictures are for paper, black on white, or for a slide, as the page shows them. */
export function Exports({ file, forms, label }: Props) {
  const name = useId();
  const [asShown, setAsShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const save = async ({ make, ending }: ExportForm) => {
    try {
      keepFile(await make(asShown ? shownColourScheme() : 'light'), `${file}.${ending}`);
      setFailed(false);
    } catch (error) {
      console.error(error);
      setFailed(true);
    }
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form.
    <div class="exports row note" role="group" aria-labelledby={name}>
      <span id={name}>{label ?? figureText.save}</span>
      <ul class="row tight">
        {forms.map((form) => (
          <li key={form.title}>
            <button
              type="button"
              translate={false}
              aria-label={figureText.saveAs({ form: form.title })}
              onClick={() => void save(form)}
            >
              {form.title}
            </button>
          </li>
        ))}
      </ul>
      {label === undefined && <Check label={figureText.asShown} checked={asShown} onCheck={setAsShown} />}
      <p class="error" role="alert">
        {failed && figureText.notDrawn}
      </p>
    </div>
  );
}

/** A form that is a text. */
export function textForm(
  title: string,
  ending: string,
  type: string,
  make: (scheme: ColourScheme) => Eventually<string>,
): ExportForm {
  return { title, ending, make: async (scheme) => new Blob([await make(scheme)], { type: `${type};charset=utf-8` }) };
}

/** A picture as SVG and as PNG; `make` writes the SVG, with its style sheet. */
export function pictureForms(make: (scheme: ColourScheme) => Eventually<string>): readonly ExportForm[] {
  const png: ExportForm = { title: 'PNG', ending: 'png', make: async (scheme) => pngOf(await make(scheme)) };
  return [textForm('SVG', 'svg', 'image/svg+xml', make), png];
}

export const tikzForm = (make: () => string): ExportForm => textForm('TikZ', 'tex', 'application/x-tex', make);
export const dotForm = (make: () => string): ExportForm => textForm('DOT', 'dot', 'text/vnd.graphviz', make);
export const txtForm = (make: () => string): ExportForm => textForm('TXT', 'txt', 'text/plain', make);
export const csvForm = (make: () => string): ExportForm => textForm('CSV', 'csv', 'text/csv', make);

/** Two pixels to the unit. Browsers refuse canvases beyond these sizes: a larger picture gets fewer. */
const DENSITY = 2;
const LONGEST_SIDE = 16_000;
const MOST_PIXELS = 120_000_000;

/** An image has the policy of its page, which refuses the style sheet of the picture: every element says its own. */
async function pngOf(svg: string): Promise<Blob> {
  const address = URL.createObjectURL(new Blob([svgText(paintedPicture(svg))], { type: 'image/svg+xml;charset=utf-8' }));
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const { naturalWidth: width, naturalHeight: height } = image;
    const density = Math.min(DENSITY, LONGEST_SIDE / Math.max(width, height), Math.sqrt(MOST_PIXELS / (width * height)));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(width * density);
    canvas.height = Math.round(height * density);
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('The canvas gave no image.')) : resolve(blob)), 'image/png'),
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}
