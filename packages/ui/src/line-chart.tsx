import { ChartTable } from './chart-table.tsx';
import { cn } from './cn.ts';

/** `height` is the plotted value, with higher values up; `month` counts months from any one on, and ascends. */
export type LinePoint = { label: string; month: number; height: number; cells: readonly string[] };

type Props = {
  title: string;
  columns: readonly string[];
  points: readonly LinePoint[];
  /** Labels at the upper and lower edge of the chart; one in the middle if they are the same. */
  edges: [string, string];
};

const WIDTH = 280;
const HEIGHT = 96;
const PAD = 8;
/** Points further apart are not joined: what was between them is not known. */
const MAX_MONTHS = 6;

/** A line over the months, true to their distances, and a table of the same numbers below. */
export function LineChart({ title, columns, points, edges }: Props) {
  const heights = points.map((point) => point.height);
  const low = Math.min(...heights);
  const span = Math.max(...heights) - low;
  const begin = points[0]?.month ?? 0;
  const months = Math.max(1, (points.at(-1)?.month ?? 0) - begin);
  const placed = points.map((point) => ({
    month: point.month,
    x: PAD + ((point.month - begin) / months) * (WIDTH - 2 * PAD),
    y:
      HEIGHT -
      PAD -
      (span === 0 || edges[0] === edges[1] ? 0.5 : (point.height - low) / span) * (HEIGHT - 2 * PAD),
    label: point.label,
  }));
  const isFlat = edges[0] === edges[1];
  const rules = isFlat ? [HEIGHT / 2] : [PAD, HEIGHT - PAD];
  const first = points[0]?.label ?? '';
  const last = points.at(-1)?.label ?? '';
  return (
    <figure className="flex flex-col gap-2">
      <figcaption className="text-sm font-semibold">{title}</figcaption>
      <div className="flex gap-2">
        <div
          className={cn(
            'flex flex-col text-right text-2xs text-muted tabular-nums',
            isFlat ? 'justify-center' : 'justify-between',
          )}
          aria-hidden="true"
        >
          <span>{edges[0]}</span>
          {isFlat ? null : <span>{edges[1]}</span>}
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={title}
          data-chart=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys show its values (shell/chart-value.ts).
          tabIndex={0}
          className="chart h-auto min-w-0 flex-1"
        >
          {rules.map((y) => (
            <line
              key={y}
              x1={PAD}
              x2={WIDTH - PAD}
              y1={y}
              y2={y}
              strokeDasharray="2 4"
              className="stroke-line"
            />
          ))}
          {runsByBlock(placed).map((run) => (
            <polyline
              key={run[0]?.label}
              points={run.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
              fill="none"
              strokeWidth="2"
              strokeLinejoin="round"
              className="stroke-accent"
            />
          ))}
          <g className="fill-accent">
            {placed.map(({ x, y, label }) => (
              <circle key={label} cx={x.toFixed(1)} cy={y.toFixed(1)} r="2.5" />
            ))}
          </g>
        </svg>
      </div>
      <p className="flex justify-between text-2xs text-muted tabular-nums" aria-hidden="true">
        <span>{first}</span>
        <span>{last === first ? '' : last}</span>
      </p>
      <ChartTable columns={columns} rows={points.map((point) => [point.label, ...point.cells])} />
    </figure>
  );
}

/** The points in runs that may be joined. */
function runsByBlock<T extends { month: number }>(points: readonly T[]): T[][] {
  const runs: T[][] = [];
  for (const point of points) {
    const before = runs.at(-1)?.at(-1);
    if (before && point.month - before.month <= MAX_MONTHS) runs.at(-1)?.push(point);
    else runs.push([point]);
  }
  return runs;
}
