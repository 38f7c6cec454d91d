import { useHydrated } from '@deckwright/islands';
import { cn, FIELD } from '@deckwright/ui';
import { findPriceLimit, PRICE_LIMITS, withPriceLimit } from './price-limit.ts';
import type { CardFilter } from './use-card-filter.ts';

type Props = { filter: CardFilter };

/**
 * Cards up to a price, for those who don’t know the words of a query: the menu writes them into the field. Without
 * JavaScript the field alone does it.
 */
export function PriceLimitChoice({ filter }: Props) {
  const isScripted = useHydrated();
  if (!isScripted) return null;
  const limit = findPriceLimit(filter.q);

  function choose(value: string): void {
    const { input, change } = filter;
    const query = withPriceLimit(input.current?.value ?? filter.q, value === '' ? null : Number(value));
    if (input.current) input.current.value = query;
    change(query, 'once');
  }
  return (
    <select
      aria-label="Card price"
      value={limit ?? ''}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      className={cn(FIELD, 'md:min-h-9 md:w-44 md:text-sm', limit !== null && 'border-accent text-accent')}
    >
      <option value="">Any card price</option>
      {PRICE_LIMITS.map((price) => (
        <option key={price} value={price}>{`Cards up to $${price}`}</option>
      ))}
    </select>
  );
}
