import { type LatexPart, latexPage } from '../draw/index.ts';
import { type Figure, figureTikz } from './figure.ts';
import { type AnswerSpace, type Sheet, type SheetOptions, type Solution, writtenSheet } from './sheet.ts';

export interface SheetLatexOptions extends SheetOptions {
  /** Default: with the solutions, on pages of their own. */
  readonly solutions?: boolean;
}

/** A sheet as one document that compiles: the exercises with room for the answers, then the solutions. */
export function sheetLatex(sheet: Sheet, options: SheetLatexOptions): string {
  const written = writtenSheet(sheet, options);
  const parts: LatexPart[] = [
    { kind: 'text', text: written.series },
    ...(options.app === undefined ? [] : [{ kind: 'address', text: written.link } as const]),
    { kind: 'dots', labels: [written.name, written.date, written.total], end: written.points },
    ...written.questions.map(({ heading, points, task, figure, room }) =>
      together({ kind: 'heading', text: heading, end: points }, { kind: 'text', text: task }, ...drawn(figure), roomPart(room)),
    ),
  ];
  if (options.solutions !== false)
    parts.push(
      { kind: 'turn' },
      { kind: 'heading', text: written.solutionsTitle },
      ...written.solutions.map((solution) => together(...solutionParts(solution))),
    );
  return latexPage({ title: written.title, parts });
}

function together(...parts: readonly LatexPart[]): LatexPart {
  return { kind: 'together', parts };
}

/** The largest share of the page's height: two exercises fit on a page, or three with figures of the default size. */
const HIGHEST = 0.34;

function drawn(figure: Figure): LatexPart[] {
  const picture: LatexPart = { kind: 'picture', tikz: figureTikz(figure), most: HIGHEST };
  return figure.note === undefined ? [picture] : [picture, { kind: 'notes', lines: [figure.note] }];
}

function roomPart(room: AnswerSpace): LatexPart {
  return room.in === 'boxes' ? { kind: 'boxes', boxes: room.boxes } : { kind: 'dots', labels: [room.label], more: room.more };
}

function solutionParts({ heading, solved, figure, reasons }: Solution): LatexPart[] {
  return [
    { kind: 'heading', text: heading },
    { kind: 'text', text: solved },
    ...(figure === undefined ? [] : drawn(figure)),
    ...(reasons.length === 0 ? [] : [{ kind: 'notes', lines: reasons } as const]),
  ];
}
