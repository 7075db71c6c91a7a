import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ok, type Result } from '../../core/index.ts';
import {
  FIRST_SERIES,
  formatSeries,
  parseSeries,
  type Series,
  type Sheet,
  seriesLink,
  sheetLatex,
  sheetOf,
  type WrittenSheet,
  writtenSheet,
} from '../../exercises/index.ts';
import { keepFile } from '../browser.ts';
import { fieldsIn, withFields } from '../fields.ts';
import { Icon } from '../icon.tsx';
import { Broken, Waiting } from '../loaded.tsx';
import { language, said } from '../spoken.ts';
import { shellText } from '../words.ts';
import { AnswerRoom, SheetFigure } from './sheet-parts.tsx';
import './sheet.css';
import { sheetText as text } from './words.ts';

interface Props {
  /** The part of the address from # on. */
  readonly address: string;
}

/** A series of exercises as a sheet to be printed, with room for the answers, and its solutions after it. */
export function SheetPage({ address }: Props) {
  const asked = useMemo(() => seriesIn(address), [address]);
  const sheet = useSignal<Sheet | 'failed' | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    sheet.value = undefined;
    if (asked?.ok)
      sheetOf(asked.value).then(
        (made) => wanted && (sheet.value = made),
        (error: unknown) => {
          console.error(error);
          if (wanted) sheet.value = 'failed';
        },
      );
    return () => {
      wanted = false;
    };
  }, [asked]);
  if (asked === undefined) return <Refused why={text.badAddress} />;
  if (!asked.ok) return <Refused why={said(asked.error)} />;
  if (sheet.value === 'failed') return <Refused why={text.failed} />;
  if (sheet.value === undefined)
    return (
      <>
        <h1 tabIndex={-1}>{shellText.sheet}</h1>
        <Waiting>{text.making}</Waiting>
      </>
    );
  return <Shown sheet={sheet.value} />;
}

/** The series that an address names; undefined where it is broken. */
function seriesIn(address: string): Result<Series> | undefined {
  if (!address.includes('?')) return ok(FIRST_SERIES);
  const fields = fieldsIn(address.slice(address.indexOf('?') + 1));
  return fields && parseSeries(fields);
}

export function sheetAddress(series: Series): string {
  return withFields('#/sheet', formatSeries(series));
}

function Refused({ why }: { readonly why: string }) {
  return (
    <Broken role="alert" title={text.cannotShow} why={why}>
      <a href={sheetAddress(FIRST_SERIES)}>{text.usual}</a>
      <a href="#/">{shellText.toGames}</a>
    </Broken>
  );
}

function Shown({ sheet }: { readonly sheet: Sheet }) {
  const withSolutions = useSignal(false);
  const app = location.href.replace(/#.*$/s, '');
  const spoken = language.value;
  const written = useMemo(() => writtenSheet(sheet, { language: spoken, app }), [sheet, spoken]);
  const save = () => {
    const document = sheetLatex(sheet, { language: spoken, app, solutions: withSolutions.value });
    keepFile(new Blob([document], { type: 'application/x-tex;charset=utf-8' }), `minerve-${sheet.series.seed}.tex`);
  };
  return (
    <div class="sheet-page">
      <section class="sheet-controls unprinted" aria-label={text.controls}>
        <label>
          <input
            type="checkbox"
            checked={withSolutions.value}
            onChange={({ currentTarget }) => {
              withSolutions.value = currentTarget.checked;
            }}
          />
          {text.solutions}
        </label>
        <button type="button" class="main" onClick={() => print()}>
          <Icon name="print" />
          {text.print}
        </button>
        <button type="button" onClick={save}>
          {text.latex}
        </button>
        <a href={seriesLink(sheet.series)}>{text.practise}</a>
      </section>
      <Paper written={written} withSolutions={withSolutions.value} />
    </div>
  );
}

interface PaperProps {
  readonly written: WrittenSheet;
  readonly withSolutions: boolean;
}

function Paper({ written, withSolutions }: PaperProps) {
  return (
    <article class="card sheet-paper">
      <header>
        <h1 tabIndex={-1}>{written.title}</h1>
        <p>{written.series}</p>
        <p class="sheet-link" translate={false}>
          {written.link}
        </p>
        <p class="sheet-who">
          <span>{written.name}</span>
          <span>{written.date}</span>
        </p>
      </header>
      {written.questions.map(({ heading, task, figure, room }) => (
        <section key={heading} class="sheet-exercise">
          <h2>{heading}</h2>
          <p>{task}</p>
          <SheetFigure figure={figure} heading={heading} />
          <AnswerRoom room={room} />
        </section>
      ))}
      {withSolutions && (
        <section class="sheet-solutions">
          <h2>{written.solutionsTitle}</h2>
          {written.solutions.map(({ heading, solved, figure, reasons }) => (
            <section key={heading} class="sheet-exercise">
              <h3>{heading}</h3>
              <p class="sheet-solved">{solved}</p>
              {figure !== undefined && <SheetFigure figure={figure} heading={heading} />}
              {reasons.map((reason) => (
                <p key={reason} class="sheet-reason">
                  {reason}
                </p>
              ))}
            </section>
          ))}
        </section>
      )}
    </article>
  );
}
