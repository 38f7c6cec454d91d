import type { DeckDetails, DeckResource, ListedDeck } from '@deckwright/contract/schemas';
import { NO_FILTERS } from '@deckwright/domain';
import { commanderOfDeck, deckPage, listedDecks } from '../deck/index.ts';
import { commanderAt, commanderReference, findCardId, UnknownNameError } from '../lookup/index.ts';
import type { ResolvedCommander, ViewContext } from '../snapshot/index.ts';

/** All counted decks of a commander, newest first, those without a date last. */
export function decksOfCommander(context: ViewContext, commander: ResolvedCommander): Promise<ListedDeck[]> {
  return listedDecks(context, commander, NO_FILTERS, Number.MAX_SAFE_INTEGER);
}

/** A deck of a commander, as lists have it. */
export function deckResource(
  { snapshot }: ViewContext,
  { cards }: Pick<ResolvedCommander, 'cards'>,
  deck: ListedDeck,
): DeckResource {
  return {
    object: 'deck',
    id: deck.id,
    page: deck.url,
    commander: commanderReference(snapshot, cards),
    date: deck.date,
    source: deck.source,
    bracket: deck.bracket,
    bracket_estimated: deck.bracketEstimated,
    price: deck.price,
    salt: deck.salt,
    themes: deck.themes.map(({ slug, name }) => ({ id: slug, name })),
    counts: deck.counts,
    curve: deck.curve,
    basics_estimated: deck.basicsEstimated,
    results: deck.results,
  };
}

/** The commander of the deck with this id. @throws UnknownNameError */
export function commanderOfDeckId(context: ViewContext, id: string): ResolvedCommander {
  const slug = commanderOfDeck(context, id);
  if (slug === null) throw unknownDeck(id);
  return commanderAt(context.snapshot, slug);
}

/** A deck of the commander with its cards. @throws UnknownNameError */
export async function deckDetails(
  context: ViewContext,
  commander: ResolvedCommander,
  id: string,
): Promise<DeckDetails> {
  const page = await deckPage(context, commander, id);
  if (page === null) throw unknownDeck(id);
  return {
    ...deckResource(context, commander, page.deck),
    size: page.size,
    cards: page.groups.flatMap(({ type, lines }) =>
      lines.map(({ name, url, quantity }) => ({
        id: idOfPage(context, url),
        name,
        quantity,
        is_commander: type === null,
      })),
    ),
    basics_unknown: page.basicsUnknown,
    basics_added: page.basicsAdded,
    extra_copies: page.extraCopies,
    stated_date: page.statedDate,
    price_oldest_date: page.deck.price === null ? null : page.value.oldestDate,
    price_newest_date: page.deck.price === null ? null : page.value.newestDate,
    bracket_estimate: page.bracketEstimate,
  };
}

function idOfPage({ snapshot }: ViewContext, url: string): string | null {
  const index = findCardId(snapshot, url.slice(url.lastIndexOf('/') + 1));
  return snapshot.cards[index ?? -1]?.key ?? null;
}

function unknownDeck(id: string): UnknownNameError {
  const message = `No deck has the id "${id.slice(0, 100)}". A commander's decks are at /api/v1/commanders/{id}/decks.`;
  return new UnknownNameError(message, []);
}
