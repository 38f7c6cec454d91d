import { formatExact, formatPrice } from '@deckwright/domain';
import { priceNotes } from '../../shared/deck-list/price-notes.ts';
import { HeadFigure } from '../../shared/lists/head-figure.tsx';
import type { PreconPageView } from './precon-view.ts';

type Props = { page: Pick<PreconPageView, 'precon' | 'value' | 'upgrades' | 'sample'> };

/** The price of the list card by card, and of the swaps of the first upgrade, with links to all of them. */
export function UpgradeFigures({ page }: Props) {
  const { value } = page;
  const upgrades = (page.upgrades ?? []).filter(({ swaps }) => swaps.length > 0);
  const [first] = upgrades;
  if (value.price === 0) return null;
  const notes = priceNotes({ ...value, ...findSpan([value, ...(first ? [first.after] : [])]) });
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5 tabular-nums lg:gap-x-8">
        <HeadFigure label={describeSum(page)}>{dollars(value.price)}</HeadFigure>
        {first ? (
          <>
            <HeadFigure label={first.swaps.length === 1 ? 'one swap' : `${first.swaps.length} swaps`}>
              {dollars(first.cost)}
            </HeadFigure>
            <HeadFigure label="deck after">{dollars(first.after.price)}</HeadFigure>
          </>
        ) : null}
      </dl>
      {first ? (
        <p className="flex flex-wrap gap-x-3 text-sm">
          Upgrades for
          {upgrades.map(({ budget }) => (
            <a key={budget} href={`#upgrade-${budget}`} className="link font-semibold">
              {`$${budget}`}
            </a>
          ))}
        </p>
      ) : null}
      <p className="text-xs text-muted sm:hidden">{notes.at(-1)}</p>
      <p className="max-w-prose text-xs max-sm:hidden text-muted text-pretty tabular-nums">
        Each card at the first vendor that sells it
        {value.missing > 0 ? `; ${formatExact(value.missing)} of the printed cards have no price` : ''}.{' '}
        {notes.join(' ')}
      </p>
    </div>
  );
}

/** What the sum is of: of a list with unpriced cards it is not the price of the whole. */
function describeSum({ precon: { size }, value: { missing }, sample }: Props['page']): string {
  const what = sample ? 'sample prices' : 'in singles';
  return missing > 0 ? `${what}, ${formatExact(size - missing)} of ${formatExact(size)} cards` : what;
}

/** The days of the oldest and newest price in any of the totals. */
function findSpan(totals: readonly Pick<PreconPageView['value'], 'oldestDate' | 'newestDate'>[]) {
  const days = totals.flatMap(({ oldestDate, newestDate }) => [oldestDate ?? [], newestDate ?? []].flat());
  const sorted = days.sort();
  return { oldestDate: sorted[0] ?? null, newestDate: sorted.at(-1) ?? null };
}

function dollars(price: number): string {
  return formatPrice({ price, currency: 'USD' });
}
