import { useHydrated } from '@deckwright/islands';
import { cn, FIELD } from '@deckwright/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { findPriceLimit, PRICE_LIMITS, withPriceLimit } from './price-limit.ts';
import type { CardFilter } from './use-card-filter.ts';

type Props = { filter: CardFilter };

/**
 * Cards up to a price, for those who don’t know the words of a query: the menu writes them into the field, and shows
 * what is in it. Without JavaScript the field alone does it.
 */
export function PriceLimitChoice({ filter }: Props) {
  const isScripted = useHydrated();
  const { q, input, change } = filter;
  /** What the field says; the query of the URL follows with the answer, and only if it is valid. */
  const [written, setWritten] = useState({ q, text: q });
  const onInput = useEffectEvent(({ target }: Event) => {
    if (input.current && target === input.current) setWritten({ q, text: input.current.value });
  });
  useEffect(() => {
    const follow = (event: Event) => onInput(event);
    document.addEventListener('input', follow);
    return () => document.removeEventListener('input', follow);
  }, []);
  if (!isScripted) return null;
  const limit = findPriceLimit(written.q === q ? written.text : q);

  function choose(value: string): void {
    const text = withPriceLimit(input.current?.value ?? q, value === '' ? null : Number(value));
    if (input.current) input.current.value = text;
    setWritten({ q, text });
    change(text, 'once');
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
