import type { ColumnName, JuryLine, JurySheet } from '../../explain/index.ts';
import { pageText } from '../language.ts';
import { juryText as text, unbroken } from './words.ts';

/** Notation, which is the same in every language. */
const UNSPOKEN: ReadonlySet<ColumnName> = new Set(['window', 'minimax']);

/** Every node in preorder, a row a visit. */
export function JuryTable({ sheet }: { readonly sheet: JurySheet }) {
  const { columns, lines } = sheet;
  return (
    <div class="jury-nodes">
      <h2>{pageText(sheet.title)}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard. */}
      <section class="scroll" aria-label={text.table} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {columns.map(({ name, title }) => (
                <th key={name} scope="col" class={`of-${name}`}>
                  {pageText(title)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Row key={`${line.row.node} ${line.row.visited?.visit}`} line={line} columns={columns} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

interface RowProps {
  readonly line: JuryLine;
  readonly columns: JurySheet['columns'];
}

function Row({ line, columns }: RowProps) {
  const { row, times, cells } = line;
  const state = row.visited === undefined ? 'lost' : row.visited.cut === undefined ? '' : 'cuts';
  return (
    <tr class={state}>
      <th scope="row">
        <span translate={row.node === 0}>{pageText(cells.node)}</span>
        {times !== undefined && <small> {pageText(times)}</small>}
      </th>
      {columns.slice(1).map(({ name }) => (
        <td key={name} class={`of-${name}`} translate={!UNSPOKEN.has(name)}>
          {unbroken(cells[name])}
        </td>
      ))}
    </tr>
  );
}
