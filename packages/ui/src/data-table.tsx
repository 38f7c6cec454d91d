import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export type Column = { key: string; label: string; numeric?: boolean };
export type Row = { key: string; cells: readonly ReactNode[] };

type Props = { caption: string; columns: readonly Column[]; rows: readonly Row[] };

/** Rows of numbers; the first cell names the row. Scrolls sideways within itself. */
export function DataTable({ caption, columns, rows }: Props) {
  return (
    <section aria-label={caption} className="overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-left text-sm tabular-nums">
        <caption className="sr-only">{caption}</caption>
        <thead className="border-b border-line bg-raised text-xs text-muted">
          <tr>
            {columns.map((column) => (
              <th
                key={column.key}
                scope="col"
                className={cn('px-3 py-2 font-semibold whitespace-nowrap', column.numeric && 'text-right')}
              >
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.key} className="border-b border-line last:border-0 hover:bg-raised">
              {columns.map((column, index) =>
                index === 0 ? (
                  <th key={column.key} scope="row" className="px-3 py-2 font-medium">
                    {row.cells[index]}
                  </th>
                ) : (
                  <td key={column.key} className={cn('px-3 py-2', column.numeric && 'text-right')}>
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
