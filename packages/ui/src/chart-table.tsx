import { ChevronIcon } from './icons.tsx';

type Props = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The numbers of a chart as a collapsed table. */
export function ChartTable({ columns, rows }: Props) {
  return (
    <details className="group/table text-xs">
      <summary className="flex w-fit cursor-pointer list-none items-center gap-1 text-muted hover:text-text">
        As a table
        <ChevronIcon className="size-3.5 transition-transform group-open/table:rotate-180" />
      </summary>
      <table className="chart-table mt-2 w-full text-left tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="font-medium text-muted">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]}>
              {row.map((cell, index) =>
                index === 0 ? (
                  <th key={columns[index]} scope="row">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]}>{cell}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
