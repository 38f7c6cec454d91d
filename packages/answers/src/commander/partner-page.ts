import type { ListQuery, PartnerPage } from '@deckwright/contract';
import {
  type Card,
  commanderKey,
  compareNames,
  formatCounted,
  listColors,
  pairKind,
} from '@deckwright/domain';
import { cardJson, pageCard, playedCards, windowOfFilters } from '../card/index.ts';
import { decks } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { pairsAmong, pairViews } from './pairs.ts';

/** Maximum number of listed pairs, including legal partners without decks. */
const MAX_PAIRS = 100;
const MAX_UNPLAYED = 60;

/** The page of a card that can have a partner, or of a Background: all its pairings, and the cards they play. */
export async function partnerPage(
  context: ViewContext,
  index: number,
  { filters, warnings }: Pick<ListQuery, 'filters' | 'warnings'>,
): Promise<PartnerPage> {
  const { snapshot, imageHost } = context;
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  const ranks = await snapshot.ask('ranks', windowOfFilters(filters));
  const own = ranks.filter(({ commander }) => snapshot.commanders.getCards(commander).includes(index));
  // Shares are of the decks of these pairs.
  const among = pairsAmong(snapshot, own).map(({ commander }) => commander);
  const pairs = pairsAmong(snapshot, await snapshot.ask('ranks', { ...windowOfFilters(filters), among }));
  const paired = pairs.reduce((sum, pair) => sum + pair.decks, 0);
  const alone = own.reduce((sum, each) => sum + each.decks, 0) - paired;
  const total = ranks.reduce((sum, each) => sum + each.decks, 0);
  const played = await playedCards(context, among, filters);
  const unplayed = getPartners(snapshot.cards, card).filter(
    (other) => !pairs.some(({ commander }) => snapshot.commanders.getCards(commander).includes(other.index)),
  );
  const title = card.name;
  const description = `${card.name} as one of two commanders: ${decks(paired, snapshot.manifest.sample)} with ${formatCounted(pairs.length, 'partner')}.`;
  const canonical = `${card.lead.isBackground ? '/backgrounds' : '/partners'}/${card.slug}`;
  return {
    ...pageHead(snapshot, filters, { title, description, canonical, warnings }),
    filters,
    numDecks: total,
    numPairs: pairs.length,
    decksLed: paired,
    decksAlone: alone,
    unplayed: unplayed.slice(0, MAX_UNPLAYED).map(({ other }) => ({
      name: other.name,
      url: `/commanders/${commanderKey([card.slug, other.slug])}`,
      colorIdentity: listColors(card.colorIdentity | other.colorIdentity),
    })),
    numUnplayed: unplayed.length,
    card: pageCard(snapshot, cardJson(card, { imageHost }, paired + alone), [index], {
      isCommander: true,
      rank: null,
    }),
    lists: [
      {
        kind: 'pairs',
        title: 'Pairs',
        cards: pairViews(context, pairs.slice(0, MAX_PAIRS), pairs),
      },
      ...played.lists,
    ].filter(({ cards }) => cards.length > 0),
  };
}

/** Every legal partner of this card, by name. */
function getPartners(cards: readonly Card[], card: Card): { index: number; other: Card }[] {
  return cards
    .flatMap((other, index) => (pairKind(card, other) === null ? [] : [{ index, other }]))
    .sort((a, b) => compareNames(a.other.name, b.other.name));
}
