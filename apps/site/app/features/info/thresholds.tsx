import type { InfoPage } from '@deckwright/contract/schemas';

type Props = { rows: InfoPage['thresholds'] };

/** All thresholds of the statistics, grouped. */
export function Thresholds({ rows }: Props) {
  const groups = [...new Set(rows.map(({ group }) => group))];
  return (
    <section aria-labelledby="thresholds" className="mt-6 flex flex-col gap-4">
      <h2 id="thresholds" className="font-display text-2xl font-semibold">
        Every threshold
      </h2>
      <p>
        Every cutoff we use is listed here. The values are read directly from the code that does the counting.
      </p>
      <details>
        <summary className="link w-fit cursor-pointer">Show all {rows.length} thresholds</summary>
        <table className="w-full border-collapse text-left text-sm">
          <caption className="sr-only">Thresholds of the statistics</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">Figure</th>
              <th scope="col">What it does</th>
            </tr>
          </thead>
          {groups.map((group) => (
            <tbody key={group}>
              <tr>
                <th
                  colSpan={2}
                  scope="rowgroup"
                  className="pt-2.5 pb-1 md:pt-4 font-display text-lg font-semibold"
                >
                  {group}
                </th>
              </tr>
              {rows
                .filter((row) => row.group === group)
                .map(({ name, value, words }) => (
                  <tr key={name} id={name} className="border-b border-line">
                    <td className="w-28 max-w-[30vw] py-px pr-4 md:py-2 align-top font-semibold wrap-anywhere tabular-nums">
                      {value}
                    </td>
                    <td className="py-px wrap-anywhere md:py-2">{words}</td>
                  </tr>
                ))}
            </tbody>
          ))}
        </table>
      </details>
    </section>
  );
}
