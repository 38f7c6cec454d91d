import { ChartTable } from './chart-table.tsx';

export type Bar = { label: string; value: number; text: string };

type Props = {
  title: string;
  /** Headings of the table columns. */
  columns: [string, string];
  bars: readonly Bar[];
  /** Leaves out the table, which is elsewhere, and with it what the chart shows one at a time: its values are printed on it. */
  chartOnly?: boolean;
};

const WIDTH = 280;
const HEIGHT = 96;
const LABELS = 16;
const TOP = 14;

/** Vertical bars with their values, and a table of the same numbers below. */
export function BarChart({ title, columns, bars, chartOnly = false }: Props) {
  const highest = Math.max(...bars.map((bar) => bar.value), Number.MIN_VALUE);
  const step = WIDTH / bars.length;
  const room = HEIGHT - LABELS - TOP;
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={title}
        // Arrow keys show its values (shell/chart-value.ts).
        {...(chartOnly ? {} : { 'data-chart': '', tabIndex: 0 })}
        className="chart h-auto w-full"
      >
        {bars.map((bar, index) => {
          const height = Math.max((bar.value / highest) * room, 1);
          const middle = (index + 0.5) * step;
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
              <text
                x={middle.toFixed(1)}
                y={(TOP + room - height - 3).toFixed(1)}
                textAnchor="middle"
                fontSize="10"
                className="fill-text font-medium tabular-nums"
              >
                {bar.text}
              </text>
              <text
                x={middle.toFixed(1)}
                y={HEIGHT - 4}
                textAnchor="middle"
                fontSize="10"
                className="fill-muted"
              >
                {bar.label}
              </text>
            </g>
          );
        })}
      </svg>
      {chartOnly ? null : <ChartTable columns={columns} rows={bars.map((bar) => [bar.label, bar.text])} />}
    </figure>
  );
}
