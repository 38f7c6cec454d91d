import { formatCounted, formatExact } from '@deckwright/domain';

type Near = {
  /** Combos that lack one of the cards offered, and how many such cards there are. */
  combos: number;
  cards: number;
  /** Combos whose missing card the limits leave out. */
  hidden: number;
};

/** "12 combos, each with one of these 3 cards, cheapest first. 1 more lacks a card that your limits leave out." */
export function nearNote({ combos, cards, hidden }: Near): string {
  const offered =
    cards > 1 ? `each with one of these ${formatExact(cards)} cards, cheapest first` : 'with this card';
  const more =
    hidden > 0
      ? ` ${formatExact(hidden)} more ${hidden === 1 ? 'lacks' : 'lack'} a card that your limits leave out.`
      : '';
  return `${formatCounted(combos, 'combo')}, ${offered}.${more}`;
}
