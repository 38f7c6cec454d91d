import { formatExact } from '@deckwright/domain';
import type { Imported } from './read-import.ts';

type Taken = Pick<Imported, 'fresh' | 'led'> & {
  list: Record<'cards' | 'leaders' | 'unled', readonly { name: string; url: string }[]>;
};

/** What was added from a list, and the commanders. */
export function takenWords({ list, fresh, led }: Taken): string[] {
  const all = list.cards.length + list.leaders.length;
  const leaders = list.leaders.map(({ name }) => name).join(' and ');
  return [
    all === 0
      ? 'No cards were added.'
      : fresh === 0
        ? `Nothing new: ${all === 1 ? 'this card is' : `all ${formatExact(all)} cards are`} in the clipboard already.`
        : `${cardWords(fresh)} added${fresh < all ? `; ${formatExact(all - fresh)} already in the clipboard` : ''}.`,
    leaders === '' ? '' : leadWords(leaders, list.leaders.length, led),
    list.unled.length > 0
      ? `${list.unled.map(({ name }) => name).join(' and ')} can’t be ${list.unled.length === 1 ? 'a commander' : 'commanders together'}; crown a card that can.`
      : '',
  ].filter(Boolean);
}

function leadWords(leaders: string, count: number, led: Imported['led']): string {
  const [are, commanders] = count === 1 ? ['is', 'commander'] : ['are', 'commanders'];
  if (led === 'now') return `${leaders} ${are} now your ${commanders}.`;
  if (led === 'before') return `${leaders} ${are} already your ${commanders}.`;
  return `${leaders} added to the card list: your clipboard already has a commander.`;
}

export function cardWords(count: number): string {
  return count === 1 ? 'One card' : `${formatExact(count)} cards`;
}
