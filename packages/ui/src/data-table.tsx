import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type Column = {
  key: string;
  label: string;
  numeric?: boolean;
  /** A class with a fixed width, to align tables below one another. */
  width?: string;
  /**
   * Sorted in the browser when the heading is pressed: by number if numeric, otherwise by name; equal rows by the column
   * with the key `decks`, then by the first.
   */
  sorts?: boolean;
  /** Alternatively, a link to the page in that order, and whether it is the current order. */
  link?: { head: ReactNode; sorted: 'ascending' | 'descending' | undefined };
};
export type Row = { key: string; cells: readonly ReactNode[] };

type Props = {
  caption: string;
  columns: readonly Column[];
  rows: readonly Row[];
  /** Less space between columns, for a table that has to fit a phone. */
  dense?: boolean;
};

/** Rows of numbers; the first cell names the row. Scrolls sideways within itself. */
export function DataTable({ caption, columns, rows, dense = false }: Props) {
  const padding = dense ? 'px-2' : 'px-3';
  const isFixed = columns.some(({ width }) => width);
  return (
    <section
      aria-label={caption}
      className="data-table overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className={cn('w-full text-left text-sm tabular-nums', isFixed && 'table-fixed')}>
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-raised text-xs text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                aria-sort={column.link?.sorted}
                className={cn(
                  padding,
                  'font-semibold whitespace-nowrap',
                  column.sorts || column.link ? '' : 'py-2',
                  column.numeric && 'text-right',
                  column.width,
                )}
              >
                {renderHead(column, rows.length)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0 hover:bg-raised">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className={cn(padding, 'py-2 font-medium')}>
                    {row.cells[index]}
                  </th>
                ) : (
                  <td key={column.key} className={cn(padding, 'py-2', column.numeric && 'text-right')}>
                    {row.cells[index]}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Clicks are handled by one listener of the page, because most tables are static markup that is not hydrated. */
function renderHead({ key, label, numeric, sorts, link }: Column, rows: number): ReactNode {
  if (link) return link.head;
  if (!sorts || rows < 2) return label;
  return (
    <button type="button" data-sorts={numeric ? 'number' : 'name'} data-decks={key === 'decks' || undefined}>
      {label}
    </button>
  );
}
