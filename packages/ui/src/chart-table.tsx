type Props = { columns: readonly string[]; rows: readonly (readonly string[])[] };

/** The numbers of a picture as a table, folded away. */
export function ChartTable({ columns, rows }: Props) {
  return (
    <details className="text-xs">
      <summary className="w-fit cursor-pointer text-muted">As a table</summary>
      <table className="mt-2 w-full text-left tabular-nums">
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="py-0.5 pr-3 font-medium text-muted">
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
                  <th key={columns[index]} scope="row" className="py-0.5 pr-3 font-normal">
                    {cell}
                  </th>
                ) : (
                  <td key={columns[index]} className="py-0.5 pr-3">
                    {cell}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
