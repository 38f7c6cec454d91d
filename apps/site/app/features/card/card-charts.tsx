import type { CardPageView } from './card-view.ts';
import { CountLines } from './count-lines.tsx';
import { PriceHistoryCharts } from './price-history.tsx';
import { UsageChart } from './usage-chart.tsx';

/** How prices and usage changed. */
export function CardCharts({ page }: { page: CardPageView }) {
  return (
    <div className="mt-1 flex flex-col gap-3">
      <PriceHistoryCharts page={page} />
      <UsageChart page={page} />
      <CountLines page={page} />
    </div>
  );
}
