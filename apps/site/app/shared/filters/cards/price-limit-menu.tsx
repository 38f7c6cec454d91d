import { fetchPart } from '@deckwright/islands';
import { cn, FIELD } from '@deckwright/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { PRICE_LIMITS } from './price-limits.ts';
import type { CardFilter } from './use-card-filter.ts';

type Props = { filter: CardFilter };

const loadRules = () => fetchPart(() => import('./price-limit.ts'));

/**
 * Cards up to a price, for those who don’t know the words of a query: the menu writes them into the field, and shows
 * what is in it.
 */
export function PriceLimitMenu({ filter }: Props) {
  const { q, input, change } = filter;
  const [limit, setLimit] = useState<number | null>(null);
  /** What the field says; the query of the URL follows with the answer, and only if it is valid. */
  const latest = useRef('');

  function follow(text: string): void {
    latest.current = text;
    // The code that reads queries is loaded for the first that may have a limit.
    if (!text.includes('usd<=')) setLimit(null);
    else
      loadRules().then(
        (rules) => latest.current === text && setLimit(rules.findPriceLimit(text)),
        () => undefined,
      );
  }
  const followInput = useEffectEvent(({ target }: Event) => {
    if (input.current && target === input.current) follow(input.current.value);
  });
  const followUrl = useEffectEvent(follow);
  useEffect(() => {
    const onInput = (event: Event) => followInput(event);
    document.addEventListener('input', onInput);
    return () => document.removeEventListener('input', onInput);
  }, []);
  useEffect(() => followUrl(q), [q]);

  function choose(value: string): void {
    const chosen = value === '' ? null : Number(value);
    const before = limit;
    setLimit(chosen);
    loadRules().then(
      ({ withPriceLimit }) => {
        const text = withPriceLimit(input.current?.value ?? q, chosen);
        if (input.current) input.current.value = text;
        latest.current = text;
        change(text, 'once');
      },
      () => setLimit(before),
    );
  }
  return (
    <select
      aria-label="Card price"
      value={limit ?? ''}
      onFocus={() => void loadRules().catch(() => undefined)}
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
