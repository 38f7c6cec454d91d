import { formatExact, formatPrice } from '@deckwright/domain';

type Props = {
  /** In USD, and the number of cards without a price at any vendor. */
  value: { price: number; missing: number };
};

/** The price of a list, each card at the first vendor that has it. */
export function ListValue({ value: { price, missing } }: Props) {
  return (
    <p className="text-sm tabular-nums">
      <strong className="text-xl font-semibold">{formatPrice({ price, currency: 'USD' })}</strong>{' '}
      <span className="text-muted">
        at the first vendor that has each card
        {missing > 0 ? `; ${formatExact(missing)} without a price` : ''}
      </span>
    </p>
  );
}
