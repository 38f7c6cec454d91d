import type { OwnDeckRow, ReviewedDeckRow } from '@deckwright/accounts';
import type { LoadedSnapshot } from '@deckwright/answers';
import { checkSharedList } from '@deckwright/answers';
import type { OwnDeck, ReviewedDeck } from '@deckwright/contract';
import { commanderKey } from '@deckwright/domain';

/** A shared deck with the address of its page and whether the snapshot counts it. */
export function ownDeckJson(snapshot: LoadedSnapshot, deck: OwnDeckRow): OwnDeck {
  const key = getCommanderKey(snapshot, deck.commanders);
  return {
    id: deck.id,
    url: `/decks/${key ?? ''}/${deck.id}`,
    name: deck.name,
    showPlayer: deck.showPlayer,
    commanders: deck.commanders,
    status: deck.status,
    counted: deck.status === 'accepted' && key !== null && isIncluded(snapshot, key, deck.id),
    reason: deck.reason,
    licence: deck.licence,
    bracket: deck.bracket,
    sharedAt: deck.sharedAt,
    updatedAt: deck.updatedAt,
  };
}

export async function reviewedDeckJson(
  snapshot: LoadedSnapshot,
  deck: ReviewedDeckRow,
): Promise<ReviewedDeck> {
  const list = [
    'Commander',
    ...deck.commanders.map((name) => `1 ${name}`),
    '',
    'Deck',
    ...deck.cards.map(({ name, quantity }) => `${quantity} ${name}`),
  ];
  const { faults } = await checkSharedList(snapshot, list.join('\n'));
  return {
    ...ownDeckJson(snapshot, deck),
    list: list.filter(Boolean),
    faults: deck.cards.length === 0 ? [] : faults.map(({ text }) => text),
    player: deck.player,
    others: deck.others,
  };
}

/** Null if the snapshot lacks a commander. */
function getCommanderKey({ resolver, cards }: LoadedSnapshot, names: readonly string[]): string | null {
  const slugs = names.map((name) => cards[resolver.find(name) ?? -1]?.slug);
  return slugs.length > 0 && slugs.every((slug) => slug !== undefined) ? commanderKey(slugs) : null;
}

function isIncluded({ commanders, deckLinks }: LoadedSnapshot, key: string, id: string): boolean {
  const index = commanders.indexOf(key);
  return index !== null && deckLinks.resolve(id, ...commanders.getRange(index)) !== null;
}
