import type { DeckPage } from '@deckwright/contract/schemas';
import { CARD_TYPE_PLURALS, CARD_TYPES, formatAverage } from '@deckwright/domain';
import type { Deferred } from '@deckwright/islands';
import { BarChart, ChartTable, Panel } from '@deckwright/ui';
import { withManaValue } from '../../shared/lists/mana-value-query.ts';
import { useView } from '../../shared/page/use-view.ts';
import { compareCurves, formatDifference, isCompared } from './deck-view.ts';

type Props = {
  page: Deferred<Pick<DeckPage, 'curve' | 'average' | 'deck' | 'canonical' | 'query'>, 'curve'>;
};

/** The mana curve and the card types of a deck, beside the average of its commander's decks; a bar leads to its cards. */
export function DeckCurve({ page }: Props) {
  const { average, deck, curve = {} } = page;
  const compares = isCompared(page);
  const curves = compareCurves({ curve, average });
  const view = useView(page);
  const bars = curves.map(({ compared, ...bar }, index) => ({
    ...bar,
    text: `${bar.value}`,
    to: `${view.to({ q: withManaValue(view.query.q, index) })}#list-heading`,
    ...(compares ? { compared } : {}),
  }));
  const types = CARD_TYPES.map((type) => {
    const key = type.toLowerCase();
    return { type, count: deck.counts[key] ?? 0, mean: average.counts[key] ?? 0 };
  }).filter(({ count, mean }) => count > 0 || mean >= 0.5);
  return (
    <Panel className="bg-surface/90 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:items-center md:max-xl:gap-8 xl:py-3">
      <BarChart
        title="Cards by mana value"
        columns={['Mana value', 'Cards']}
        bars={bars}
        chartOnly
        height={140}
        {...(compares ? { legend: 'average' } : {})}
      />
      <dl className="grid grid-cols-2 gap-x-3 gap-y-1 text-xs tabular-nums">
        {types.map(({ type, count, mean }) => (
          <div key={type} className="flex items-baseline gap-1">
            <dt className="min-w-0 truncate text-muted xl:text-[0.6875rem]">{CARD_TYPE_PLURALS[type]}</dt>
            <dd className="ml-auto flex items-baseline gap-1 font-semibold">
              {count}
              {compares ? (
                <span
                  className="min-w-6 text-right font-normal whitespace-nowrap text-muted"
                  title={`${formatAverage(mean)} on average`}
                >
                  {formatDifference(count, mean)}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
      <div className="md:max-xl:col-span-2">
        <ChartTable
          columns={['Mana value', 'Cards', ...(compares ? ['Average'] : [])]}
          rows={curves.map(({ label, value, compared }) => [
            label,
            `${value}`,
            ...(compares ? [formatAverage(compared)] : []),
          ])}
        />
      </div>
    </Panel>
  );
}
