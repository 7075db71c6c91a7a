import { useSignal } from '@preact/signals';
import { useId } from 'preact/hooks';
import { localeOf } from '../../i18n/index.ts';
import { keepFile } from '../browser.ts';
import { CopyButton } from '../copying.tsx';
import { Sign } from '../exercises/fields.tsx';
import { titleOf } from '../exercises/words.ts';
import { language, pageText } from '../language.ts';
import { usePromised } from '../loaded.tsx';
import { type CollectedResults, collect, resultRows, type SeriesResults, scoreOf, separated, seriesName } from './results.ts';
import { teachText as text } from './words.ts';

/** Students' result links become a table, marked again from the answers. */
export function Collect() {
  const id = useId();
  const pasted = useSignal('');
  const collected = usePromised(() => collect(pasted.value), [pasted.value]);
  return (
    <section class="collect stack wide card" id="collect" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`} class="heading" tabIndex={-1}>
        {text.collect}
      </h2>
      <div class="field">
        <label for={`${id}links`}>{text.links}</label>
        <textarea
          id={`${id}links`}
          spellcheck={false}
          aria-describedby={`${id}hint`}
          value={pasted.value}
          onInput={({ currentTarget }) => {
            pasted.value = currentTarget.value;
          }}
        />
        <p class="hint" id={`${id}hint`}>
          {text.linksHint}
        </p>
      </div>
      {collected !== undefined && pasted.value.trim() !== '' && <Found collected={collected} />}
    </section>
  );
}

function Found({ collected: { bySeries, unread, repeated } }: { readonly collected: CollectedResults }) {
  const count = bySeries.reduce((sum, { results }) => sum + results.length, 0);
  return (
    <>
      <p role="status">
        {count > 0 ? text.found({ count }) : unread.length === 0 ? text.noLink : ''}
        {repeated > 0 && ` ${text.repeated({ count: repeated })}`}
      </p>
      {unread.length > 0 && (
        <div role="alert">
          <h3>{text.unread}</h3>
          <ul class="unread-links stack">
            {unread.map(({ line, link, problem }, at) => (
              <li key={at}>
                <b>{text.line({ line })}</b> <code translate={false}>{link}</code> {pageText(problem)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {bySeries.map((one) => (
        <ResultTable key={seriesName(one.series)} {...one} />
      ))}
      {count > 0 && (
        <p class="row">
          <button type="button" class="main" onClick={() => keepFile(csvOf(bySeries), `minerve-${text.file}.csv`)}>
            {text.download}
          </button>
          <CopyButton label={text.copyTable} content={() => separated(resultRows(bySeries), '\t')} />
        </p>
      )}
    </>
  );
}

/** Spreadsheets split at what their country does not use in numbers, and know UTF-8 by its mark. */
function csvOf(bySeries: readonly SeriesResults[]): Blob {
  const usesComma = Intl.NumberFormat(localeOf(language.value)).format(0.5).includes(',');
  return new Blob(['\uFEFF', separated(resultRows(bySeries), usesComma ? ';' : ',')], { type: 'text/csv;charset=utf-8' });
}

function ResultTable({ series, results }: SeriesResults) {
  const exercises = Array.from({ length: series.count }, (_, at) => at);
  const kindAt = (at: number) => titleOf(series.kinds[at % series.kinds.length] as string);
  return (
    <div class="results-of scroll">
      <table>
        <caption>{seriesName(series)}</caption>
        <thead>
          <tr>
            <th scope="col">{text.name}</th>
            <th scope="col">{text.score}</th>
            <th scope="col">{text.parts}</th>
            {exercises.map((at) => (
              <th key={at} scope="col">
                <abbr title={kindAt(at)}>{at + 1}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((result) => (
            <tr key={result.address}>
              <th scope="row">
                <a href={result.address}>{result.name || text.noName}</a>
              </th>
              <td>{text.scored({ right: scoreOf(result), count: series.count })}</td>
              <td>{text.scored({ right: result.parts.right, count: result.parts.all })}</td>
              {result.marks.map((mark, at) => (
                <td key={at}>{mark === undefined ? <abbr title={text.unanswered}>–</abbr> : <Sign right={mark} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
        {results.length > 1 && (
          <tfoot>
            <tr>
              <th scope="row">{text.rightInAll}</th>
              <td colSpan={2} />
              {exercises.map((at) => (
                <td key={at}>{results.filter(({ marks }) => marks[at] === true).length}</td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}
