import type { DeckInsight } from '@deckwright/contract/schemas';
import { formatExact, formatPrice } from '@deckwright/domain';
import { priceNotes } from './price-notes.ts';

type Props = {
  /** In USD, and the number of cards without a price at any vendor. */
  value: DeckInsight['value'];
};

/** The price of a list, each card at the first vendor that has it, and what it counts. */
export function ListValue({ value }: Props) {
  const { price, missing } = value;
  const notes = priceNotes(value);
  return (
    <>
      <p className="text-sm tabular-nums">
        <strong className="text-xl font-semibold">{formatPrice({ price, currency: 'USD' })}</strong>{' '}
        <span className="text-muted">
          at the first vendor that has each card
          {missing > 0 ? `; ${formatExact(missing)} without a price` : ''}
        </span>
      </p>
      {notes.length > 0 ? (
        <p className="text-xs text-pretty text-muted tabular-nums">{notes.join(' ')}</p>
      ) : null}
    </>
  );
}
