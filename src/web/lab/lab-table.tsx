import { useId } from 'preact/hooks';
import { unbroken } from '../../i18n/index.ts';
import { type ReportTable, tableTexts } from '../../lab/index.ts';
import { language, pageText } from '../language.ts';

interface Props {
  readonly table: ReportTable;
}

/** Plain texts of a table are names and notation: nobody translates them. */
const named = (cell: unknown) => (typeof cell === 'string' ? { translate: false } : {});

/** A table of the report; one that is wider than the page is moved by itself. */
export function LabTable({ table }: Props) {
  const id = useId();
  const currentLanguage = language.value;
  const { names, rows, isNumber } = tableTexts(table, currentLanguage);
  const of = (column: number) => (isNumber[column] ? 'number' : undefined);
  return (
    <div class="lab-table stack">
      <h3 id={id}>{pageText(table.title)}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
      <section class="scroll" tabIndex={0} aria-labelledby={id}>
        <table aria-labelledby={id}>
          <thead>
            <tr>
              {names.map((name, column) => (
                <th key={column} scope="col" class={of(column)} {...named(table.columns[column])}>
                  {unbroken(name, currentLanguage)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, row) => (
              <tr key={row}>
                {cells.map((cell, column) => (
                  <td key={column} class={of(column)} {...named(table.rows[row][column])}>
                    {unbroken(cell, currentLanguage)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {table.note !== undefined && <p class="hint">{pageText(table.note)}</p>}
    </div>
  );
}
