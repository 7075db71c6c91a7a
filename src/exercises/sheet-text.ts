import { type Figure, figureText } from './figure.ts';
import { type AnswerSpace, type Sheet, type SheetOptions, writtenSheet } from './sheet.ts';

export interface SheetTextOptions extends SheetOptions {
  /** Whether the solutions are printed at the end; by default not. */
  readonly solutions?: boolean;
  /** How headings are set, and paragraphs; without it: as they are. */
  readonly strong?: (text: string) => string;
  readonly paragraph?: (text: string) => string;
  /** ANSI colours, for a terminal. */
  readonly colour?: boolean;
}

const same = (text: string) => text;

/** A sheet in lines of text, for a terminal. */
export function sheetText(sheet: Sheet, options: SheetTextOptions): string {
  const { strong = same, paragraph = same, colour = false, solutions = false } = options;
  const written = writtenSheet(sheet, options, false);
  const drawn = (figure: Figure) => [
    '',
    indented(figureText(figure, colour)),
    '',
    ...(figure.on === 'board' && figure.note ? [paragraph(figure.note)] : []),
  ];
  const blocks = [
    [strong(written.title), written.series, written.link, `${written.total} ___ ${written.points}`],
    ...written.questions.map(({ heading, points, task, figure, room }) => [
      `${strong(heading)} (${points})`,
      paragraph(task),
      ...drawn(figure),
      paragraph(roomText(room)),
    ]),
  ];
  if (solutions)
    blocks.push(
      [strong(written.solutionsTitle)],
      ...written.solutions.map(({ heading, solved, figure, reasons }) => [
        strong(heading),
        paragraph(solved),
        ...(figure === undefined ? [] : drawn(figure)),
        ...reasons.map(paragraph),
      ]),
    );
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function roomText(room: AnswerSpace): string {
  return room.in === 'boxes'
    ? room.boxes.map(([before, after]) => `${before} ___ ${after}`.trimEnd()).join('   ')
    : `${room.label} ______`;
}

function indented(text: string): string {
  return text
    .trimEnd()
    .split('\n')
    .map((line) => `    ${line}`.trimEnd())
    .join('\n');
}
