import { formatAverage } from '@deckwright/domain';
import { Link } from 'react-router';
import { ChartTable } from './chart-table.tsx';

export type Bar = {
  label: string;
  value: number;
  text: string;
  /** What the value is compared with, drawn as a line across the bar. */
  compared?: number;
  /** Where what the bar counts is listed. */
  to?: string;
};

type Props = {
  title: string;
  /** Headings of the table columns. */
  columns: [string, string];
  bars: readonly Bar[];
  /** What the lines are, for a chart that compares. */
  legend?: string;
  /** Leaves out the table, which its panel has elsewhere. */
  chartOnly?: boolean;
  /** In units of its 280 wide drawing. */
  height?: number;
};

const WIDTH = 280;
const LABELS = 16;
const TOP = 14;

/** Vertical bars with their values, and a table of the same numbers below. */
export function BarChart({ title, columns, bars, legend, chartOnly = false, height: drawn = 96 }: Props) {
  const highest = Math.max(...bars.map((bar) => Math.max(bar.value, bar.compared ?? 0)), Number.MIN_VALUE);
  const step = WIDTH / bars.length;
  const room = drawn - LABELS - TOP;
  const isLinked = bars.some(({ to }) => to !== undefined);
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="flex flex-wrap items-baseline justify-between gap-x-4 text-sm font-semibold">
        {title}
        {legend ? <ChartLegend legend={legend} /> : null}
      </figcaption>
      <div className="relative" data-chart="">
        <svg
          viewBox={`0 0 ${WIDTH} ${drawn}`}
          role="img"
          aria-label={title}
          // Arrow keys show its values (shell/chart-value.ts), or the focus of its links.
          tabIndex={isLinked ? undefined : 0}
          className="chart block h-auto w-full"
        >
          {bars.map((bar, index) => {
            const height = Math.max((bar.value / highest) * room, 1);
            const middle = (index + 0.5) * step;
            const compared = bar.compared === undefined ? null : (bar.compared / highest) * room;
            const top = TOP + room - Math.max(height, compared ?? 0);
            return (
              <g key={bar.label}>
                <rect
                  x={(middle - step * 0.36).toFixed(1)}
                  y={(TOP + room - height).toFixed(1)}
                  width={(step * 0.72).toFixed(1)}
                  height={height.toFixed(1)}
                  rx="3"
                  className="fill-bar"
                />
                <text x={middle.toFixed(1)} y={(top - 3).toFixed(1)} className="chart-number">
                  {bar.text}
                </text>
                {compared === null ? null : (
                  <path
                    d={`M${(middle - step * 0.42).toFixed(1)} ${(TOP + room - compared).toFixed(1)}h${(step * 0.84).toFixed(1)}`}
                    className="chart-compared"
                  />
                )}
                <text x={middle.toFixed(1)} y={drawn - 4}>
                  {bar.label}
                </text>
              </g>
            );
          })}
        </svg>
        {isLinked ? <BarLinks bars={bars} unit={columns[0]} legend={legend} /> : null}
      </div>
      {chartOnly ? null : <BarTable columns={columns} bars={bars} legend={legend} />}
    </figure>
  );
}

/** With what each bar is compared with, under the name of the line. */
function BarTable({
  columns,
  bars,
  legend = '',
}: Pick<Props, 'columns' | 'bars'> & { legend: string | undefined }) {
  const compares = bars.some(({ compared }) => compared !== undefined);
  return (
    <ChartTable
      columns={compares ? [...columns, legend.charAt(0).toUpperCase() + legend.slice(1)] : columns}
      rows={bars.map(({ label, text, compared }) => [
        label,
        text,
        ...(compares ? [formatAverage(compared ?? 0)] : []),
      ])}
    />
  );
}

type LinksProps = Pick<Props, 'bars'> & { unit: string; legend: string | undefined };

/** A link over each bar, which says both values of the picture. */
function BarLinks({ bars, unit, legend = '' }: LinksProps) {
  return (
    <div className="chart-links">
      {bars.map(({ label, text, compared, to = '' }) => (
        <Link
          key={label}
          to={to}
          discover="none"
          aria-label={`${unit} ${label}: ${text}${compared === undefined ? '' : `, ${legend} ${formatAverage(compared)}`}`}
        />
      ))}
    </div>
  );
}

function ChartLegend({ legend }: { legend: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 text-xs font-normal text-muted">
      <span className="h-0.5 w-3.5 bg-text" />
      {legend}
    </span>
  );
}
