import { formatExact, formatPrice } from '@deckwright/domain';
import { priceNotes } from '../../shared/deck-list/price-notes.ts';
import { HeadFigure } from '../../shared/lists/head-figure.tsx';
import type { PreconPageView } from './precon-view.ts';

type Props = { page: Pick<PreconPageView, 'value' | 'upgrade' | 'sample'> };

/** The price of the list card by card, of the first upgrades, and of the upgraded deck. */
export function UpgradeFigures({ page }: Props) {
  const { value, upgrade, sample } = page;
  if (value.price === 0) return null;
  const notes = priceNotes({ ...value, ...findSpan([value, ...(upgrade ? [upgrade.total] : [])]) });
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-5 gap-y-1.5 tabular-nums lg:gap-x-8">
        <HeadFigure label={sample ? 'sample prices' : 'in singles'}>{dollars(value.price)}</HeadFigure>
        {upgrade && upgrade.cards + upgrade.lands > 0 ? (
          <>
            <HeadFigure label="first swaps">{dollars(upgrade.cost.price)}</HeadFigure>
            <HeadFigure label="deck after">{dollars(upgrade.total.price)}</HeadFigure>
          </>
        ) : null}
      </dl>
      <p className="text-xs text-muted sm:hidden">{notes.at(-1)}</p>
      <p className="max-w-prose text-xs max-sm:hidden text-muted text-pretty tabular-nums">
        {upgrade && upgrade.cards + upgrade.lands > 0
          ? `The first ${describeSwap(upgrade)} to add, replacing as many cards to cut. `
          : ''}
        Each card at the first vendor that sells it
        {value.missing > 0 ? `; ${formatExact(value.missing)} of the printed cards have no price` : ''}.{' '}
        {notes.join(' ')}
      </p>
    </div>
  );
}

/** The days of the oldest and newest price in any of the totals. */
function findSpan(totals: readonly Pick<PreconPageView['value'], 'oldestDate' | 'newestDate'>[]) {
  const days = totals.flatMap(({ oldestDate, newestDate }) => [oldestDate ?? [], newestDate ?? []].flat());
  const sorted = days.sort();
  return { oldestDate: sorted[0] ?? null, newestDate: sorted.at(-1) ?? null };
}

function describeSwap({ cards, lands }: { cards: number; lands: number }): string {
  const words = [count(cards, 'card'), count(lands, 'land')].filter((part) => part !== null);
  return words.join(' and ');
}

function count(number: number, word: string): string | null {
  if (number === 0) return null;
  return number === 1 ? word : `${formatExact(number)} ${word}s`;
}

function dollars(price: number): string {
  return formatPrice({ price, currency: 'USD' });
}
