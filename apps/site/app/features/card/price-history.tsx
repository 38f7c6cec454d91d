import { type Currency, formatDay, formatPrice, type PriceSource } from '@deckwright/domain';
import { ChartTable, Fold, VENDOR_LABELS } from '@deckwright/ui';
import { tableRows } from '../../shared/cards/rank-change.ts';
import type { CardPageView } from './card-view.ts';
import { type PriceChart, type PriceLine, priceCharts } from './price-lines.ts';

type Props = { page: Pick<CardPageView, 'priceHistory'> };

const WIDTH = 280;
const HEIGHT = 96;
const PAD = 8;

/** Told apart by dashes as well as by color. */
const LOOKS = [
  { className: 'stroke-accent', dashes: undefined },
  { className: 'stroke-text', dashes: '6 3' },
  { className: 'stroke-good', dashes: '2 3' },
  { className: 'stroke-muted', dashes: '9 3 2 3' },
] as const;
const ONLY = LOOKS[0];

const NO_HISTORY = { days: [], vendors: {} };

const CURRENCY_LABELS: Record<Currency, string> = {
  USD: 'US dollars',
  EUR: 'euros',
  CAD: 'Canadian dollars',
  MXN: 'Mexican pesos',
  TIX: 'MTGO tix',
};

const LIST = new Intl.ListFormat('en-US');

/** Each vendor's price by day, one chart per currency, of which the first is open, and the same numbers as a table. */
export function PriceHistoryCharts({ page: { priceHistory: history = NO_HISTORY } }: Props) {
  const charts = priceCharts(history);
  const [first, ...others] = charts;
  if (!first) return null;
  const { days, vendors } = history;
  const shown = charts.flatMap(({ lines, currency }) => lines.map(({ vendor }) => ({ vendor, currency })));
  const rows = tableRows(days.map((day, index) => ({ day, place: index })));
  return (
    <figure className="flex flex-col gap-2 border-t border-line pt-3">
      <figcaption className="text-sm font-semibold">Price by day</figcaption>
      <Chart chart={first} days={days} />
      {others.length > 0 ? (
        <Fold quiet label={`Also in ${LIST.format(others.map(({ currency }) => CURRENCY_LABELS[currency]))}`}>
          <div className="flex flex-col gap-3 pt-1">
            {others.map((chart) => (
              <Chart key={chart.currency} chart={chart} days={days} />
            ))}
          </div>
        </Fold>
      ) : null}
      <div className="overflow-x-auto">
        <ChartTable
          columns={['Day', ...shown.map(({ vendor }) => VENDOR_LABELS[vendor])]}
          rows={rows.map(({ day, place }) => [
            formatDay(day),
            ...shown.map(({ vendor, currency }) => priceText(vendors[vendor]?.prices[place], currency)),
          ])}
        />
      </div>
    </figure>
  );
}

function priceText(price: number | null | undefined, currency: PriceChart['currency']): string {
  return price === null || price === undefined ? '–' : formatPrice({ price, currency });
}

type ChartProps = { chart: PriceChart; days: readonly string[] };

function Chart({ chart: { currency, low, high, lines }, days }: ChartProps) {
  const lastDay = days.at(-1) ?? '';
  const names = lines.map(({ vendor }) => VENDOR_LABELS[vendor]).join(', ');
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <div
          className="flex flex-col justify-between text-right text-2xs text-muted tabular-nums"
          aria-hidden="true"
        >
          <span>{formatPrice({ price: high, currency })}</span>
          <span>{low === high ? '' : formatPrice({ price: low, currency })}</span>
        </div>
        <svg
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          role="img"
          aria-label={`Price by day at ${names}`}
          data-chart=""
          // biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys show its values (shell/chart-value.ts).
          tabIndex={0}
          className="chart h-auto min-w-0 flex-1"
        >
          {[PAD, HEIGHT - PAD].map((y) => (
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
          {lines.map((line, index) => (
            <Line key={line.vendor} line={line} index={index} />
          ))}
        </svg>
      </div>
      <p className="flex justify-between text-2xs text-muted tabular-nums" aria-hidden="true">
        <span>{formatDay(days[0] ?? '')}</span>
        <span>{formatDay(lastDay)}</span>
      </p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted tabular-nums">
        {lines.map((line, index) => (
          <li key={line.vendor} className="flex items-center gap-1.5">
            <LineSign index={index} />
            {describeLegend(line.vendor, formatPrice({ price: line.last, currency }), line.lastDay, lastDay)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A vendor whose prices ended before the others' is named with its last day. */
function describeLegend(vendor: PriceSource, price: string, day: string, lastDay: string): string {
  return `${VENDOR_LABELS[vendor]} ${price}${day === lastDay ? '' : `, last on ${formatDay(day)}`}`;
}

function Line({ line, index }: { line: PriceLine; index: number }) {
  const { className, dashes } = LOOKS[index] ?? ONLY;
  return line.stretches.map((stretch) => {
    const points = stretch.map(({ x, y }) => [
      (PAD + x * (WIDTH - 2 * PAD)).toFixed(1),
      (HEIGHT - PAD - y * (HEIGHT - 2 * PAD)).toFixed(1),
    ]);
    const [first = ['0', '0']] = points;
    // A day between two gaps has no length of its own.
    const path = points.length > 1 ? points : [first, [`${Number(first[0]) + 1.5}`, first[1] ?? '0']];
    return (
      <polyline
        key={first[0]}
        points={path.map((point) => point.join(',')).join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        strokeDasharray={points.length > 1 ? dashes : undefined}
        className={className}
      />
    );
  });
}

function LineSign({ index }: { index: number }) {
  const { className, dashes } = LOOKS[index] ?? ONLY;
  return (
    <svg viewBox="0 0 20 4" aria-hidden="true" className="h-1 w-5 shrink-0">
      <line x1="0" x2="20" y1="2" y2="2" strokeWidth="2" strokeDasharray={dashes} className={className} />
    </svg>
  );
}
