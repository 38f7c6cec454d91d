import type { AverageDeckPage, DeckPage } from '@deckwright/contract/schemas';
import { formatDays, formatExact, formatPrice, listCurveBars } from '@deckwright/domain';
import type { Deferred } from '@deckwright/islands';
import { BarChart, Panel, VENDOR_LABELS } from '@deckwright/ui';
import { ListValue } from '../../shared/deck-list/list-value.tsx';
import { withManaValue } from '../../shared/lists/mana-value-query.ts';
import type { View } from '../../shared/page/use-view.ts';

type Props = { page: Deferred<Pick<DeckPage, 'values' | 'value' | 'sample'>, 'values'> };

type CurveProps = {
  page: Deferred<Pick<AverageDeckPage, 'curve' | 'overallManaCurve'>, 'curve'>;
  view: View;
};

/** The mana curve of a list, beside the average of all decks; a bar leads to its cards. */
export function CurvePanel({ page: { curve = {}, overallManaCurve }, view }: CurveProps) {
  const overall = listCurveBars(overallManaCurve);
  const bars = listCurveBars(curve).map((bar, index) => ({
    ...bar,
    text: `${bar.value}`,
    compared: overall[index]?.value ?? 0,
    to: `${view.to({ q: withManaValue(view.query.q, index) })}#list-heading`,
  }));
  return (
    <Panel className="bg-surface/90">
      <BarChart
        title="Cards by mana value"
        columns={['Mana value', 'Cards']}
        bars={bars}
        legend="all decks"
      />
    </Panel>
  );
}

/** The price of the list, card by card and at each vendor. */
export function PricePanel({ page }: Props) {
  const { values = [], value, sample } = page;
  return (
    <Panel title={sample ? 'Sample prices' : 'Price'}>
      {values.length === 0 ? (
        <p className="text-sm text-muted">No vendor prices available.</p>
      ) : (
        <>
          <ListValue value={value} />
          <dl className="flex flex-col gap-1 text-sm tabular-nums">
            {values.map((entry) => (
              <div key={entry.source} className="flex flex-wrap items-baseline justify-between gap-x-4">
                <dt className="text-muted">
                  {VENDOR_LABELS[entry.source]}{' '}
                  {entry.missing > 0 ? (
                    <span className="text-xs whitespace-nowrap">{`(${formatExact(entry.missing)} without a price)`}</span>
                  ) : null}{' '}
                  {entry.foilOrEtched > 0 ? (
                    <span className="text-xs whitespace-nowrap">{`(${formatExact(entry.foilOrEtched)} foil or etched)`}</span>
                  ) : null}{' '}
                  {entry.newestDate === entry.date ? null : (
                    <span className="text-xs">{`(${formatDays(entry.date, entry.newestDate)})`}</span>
                  )}
                </dt>
                <dd className="font-semibold whitespace-nowrap">{formatPrice(entry)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  );
}
