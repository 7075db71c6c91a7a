import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ok, type Result } from '../../core/index.ts';
import {
  FIRST_SERIES,
  LONGEST_TITLE,
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
import { Check } from '../check.tsx';
import { fieldsIn } from '../fields.ts';
import { Icon } from '../icon.tsx';
import { language, pageText } from '../language.ts';
import { Broken, Waiting } from '../loaded.tsx';
import { sharedAddress } from '../shared-address.ts';
import { QrCode } from '../teach/qr-code.tsx';
import { shellText } from '../words.ts';
import { sheetAddress } from './address.ts';
import { AnswerArea, SheetFigure } from './sheet-parts.tsx';
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
  if (!asked.ok) return <Refused why={pageText(asked.error)} />;
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

function Refused({ why }: { readonly why: string }) {
  return (
    <Broken role="alert" title={text.cannotShow} why={why}>
      <a href={sheetAddress(FIRST_SERIES)}>{text.usual}</a>
      <a href="#/">{shellText.toGames}</a>
    </Broken>
  );
}

function Shown({ sheet: { series: first, exercises } }: { readonly sheet: Sheet }) {
  const withSolutions = useSignal(false);
  const title = useSignal(first.title ?? '');
  const series = { ...first, title: title.value.trim() || undefined };
  const sheet = { series, exercises };
  // Paper is for others: an address of this machine alone is not printed.
  const app = sharedAddress();
  const currentLanguage = language.value;
  const written = useMemo(
    () => writtenSheet(sheet, { language: currentLanguage, app }),
    [exercises, series.title, currentLanguage],
  );
  const save = () => {
    const document = sheetLatex(sheet, { language: currentLanguage, app, solutions: withSolutions.value });
    keepFile(new Blob([document], { type: 'application/x-tex;charset=utf-8' }), `minerve-${series.seed}.tex`);
  };
  const rename = (to: string) => {
    title.value = to;
    history.replaceState(history.state, '', sheetAddress({ ...first, title: to.trim() || undefined }));
  };
  return (
    <div class="stack wide">
      <section class="sheet-controls row words unprinted" aria-label={text.controls}>
        <label class="icon-word tall">
          {text.title}
          <input
            type="text"
            maxLength={LONGEST_TITLE}
            value={title.value}
            placeholder={written.title}
            onInput={({ currentTarget }) => rename(currentTarget.value)}
          />
        </label>
        <Check label={text.solutions} checked={withSolutions.value} onCheck={(on) => (withSolutions.value = on)} />
        <button type="button" class="main" onClick={() => print()}>
          <Icon name="print" />
          {text.print}
        </button>
        <button type="button" onClick={save}>
          {text.latex}
        </button>
        <a href={seriesLink(series)}>{text.practise}</a>
      </section>
      <Paper written={written} isShared={app !== undefined} withSolutions={withSolutions.value} />
    </div>
  );
}

interface PaperProps {
  readonly written: WrittenSheet;
  /** Others can open its link. */
  readonly isShared: boolean;
  readonly withSolutions: boolean;
}

function Paper({ written, isShared, withSolutions }: PaperProps) {
  return (
    <article class="card sheet-paper stack">
      <header class="stack">
        <h1 tabIndex={-1}>{written.title}</h1>
        <p>{written.series}</p>
        {isShared && (
          <div class="sheet-link">
            <QrCode address={written.link} label={text.qrCode} />
            <p translate={false}>{written.link}</p>
          </div>
        )}
        <p class="sheet-who row">
          <span>{written.name}</span>
          <span>{written.date}</span>
          <span>
            {written.total}
            <b class="sheet-points">{written.points}</b>
          </span>
        </p>
      </header>
      {written.questions.map(({ heading, points, task, figure, room }) => (
        <section key={heading} class="sheet-exercise stack">
          <div class="sheet-heading">
            <h2>{heading}</h2>
            <span class="sheet-points">{points}</span>
          </div>
          <p>{task}</p>
          <SheetFigure figure={figure} heading={heading} />
          <AnswerArea room={room} />
        </section>
      ))}
      {withSolutions && (
        <section class="sheet-solutions stack">
          <h2>{written.solutionsTitle}</h2>
          {written.solutions.map(({ heading, solved, figure, reasons }) => (
            <section key={heading} class="sheet-exercise stack">
              <h3>{heading}</h3>
              <p class="sheet-solved strong">{solved}</p>
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
