import { formatExact } from '@deckwright/domain';
import type { Imported } from './read-import.ts';

type Taken = Pick<Imported, 'fresh' | 'asCommander'> & {
  list: Record<'cards' | 'commanders' | 'notCommanders', readonly { name: string; url: string }[]>;
};

/** What was added from a list, and the commanders. */
export function describeImport({ list, fresh, asCommander }: Taken): string[] {
  const all = list.cards.length + list.commanders.length;
  const commanders = list.commanders.map(({ name }) => name).join(' and ');
  return [
    all === 0
      ? 'No cards were added.'
      : fresh === 0
        ? `Nothing new: ${all === 1 ? 'this card is' : `all ${formatExact(all)} cards are`} in the clipboard already.`
        : `${describeCardCount(fresh)} added${fresh < all ? `; ${formatExact(all - fresh)} already in the clipboard` : ''}.`,
    commanders === '' ? '' : describeCommanders(commanders, list.commanders.length, asCommander),
    list.notCommanders.length > 0
      ? `${list.notCommanders.map(({ name }) => name).join(' and ')} can’t be ${list.notCommanders.length === 1 ? 'a commander' : 'commanders together'}; crown a card that can.`
      : '',
  ].filter(Boolean);
}

function describeCommanders(
  commanderCards: string,
  count: number,
  asCommander: Imported['asCommander'],
): string {
  const [are, commanders] = count === 1 ? ['is', 'commander'] : ['are', 'commanders'];
  if (asCommander === 'now') return `${commanderCards} ${are} now your ${commanders}.`;
  if (asCommander === 'before') return `${commanderCards} ${are} already your ${commanders}.`;
  return `${commanderCards} added to the card list: your clipboard already has a commander.`;
}

export function describeCardCount(count: number): string {
  return count === 1 ? 'One card' : `${formatExact(count)} cards`;
}

/** The copies of a list that were not added. */
export function describeLeft({
  basicsLeft,
  copiesLeft,
}: Pick<Imported['list'], 'basicsLeft' | 'copiesLeft'>): string[] {
  return [
    basicsLeft > 0
      ? `${formatExact(basicsLeft)} ${basicsLeft === 1 ? 'basic land was' : 'basic lands were'} not added: the clipboard has one of each card.`
      : '',
    describeCopies(copiesLeft),
  ].filter(Boolean);
}

const MAX_NAMED = 5;

/** "3 more copies of Rats were not added."; of several cards: "4 more copies were not added: Rats (3); Opt." */
function describeCopies(left: Imported['list']['copiesLeft']): string {
  const [first] = left;
  if (!first) return '';
  const all = left.reduce((sum, { copies }) => sum + copies, 0);
  const more = `${all === 1 ? 'One' : formatExact(all)} more ${all === 1 ? 'copy' : 'copies'}`;
  const were = all === 1 ? 'was' : 'were';
  if (left.length === 1) return `${more} of ${first.name} ${were} not added.`;
  const named = left
    .slice(0, MAX_NAMED)
    .map(({ name, copies }) => (copies > 1 ? `${name} (${formatExact(copies)})` : name));
  const rest = left.length - named.length;
  return `${more} ${were} not added: ${named.join('; ')}${rest > 0 ? `; and of ${formatExact(rest)} other ${rest === 1 ? 'card' : 'cards'}` : ''}.`;
}
