import type { CardEntry, CardList, SetPage, SetPrints } from '@deckwright/contract';
import { printQueryValues, SET_QUERY, toQueryValues } from '@deckwright/contract';
import {
  CARD_TYPE_PLURALS,
  CARD_TYPES,
  type Card,
  compareNames,
  type DeckFilters,
  formatCounted,
  formatExact,
  isBasic,
} from '@deckwright/domain';
import type { TopCards } from '@deckwright/engine/query';
import {
  asCommanderView,
  canBeCommander,
  plainCardView,
  present,
  rankedViews,
  windowOfFilters,
} from '../card/index.ts';
import { decks } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { type KnownSet, SET_TYPE_LABELS, type SetMember } from './set-index.ts';
import { setEntry } from './sets-page.ts';

const TOP_COMMANDERS = 14;
const TOP_CARDS = 14;
const OF_EACH_TYPE = 100;

type Input = { filters: DeckFilters; prints: SetPrints; warnings: string[] };

/** A set: its played commanders and cards, then all its cards by type. */
export async function setPage(
  context: ViewContext,
  known: KnownSet,
  { filters, prints, warnings }: Input,
): Promise<SetPage> {
  const { snapshot } = context;
  const window = windowOfFilters(filters);
  const members = known.members.filter(({ isNew }) => prints === 'all' || isNew === (prints === 'new'));
  const leading = members.filter(({ card }) => canBeCommander(cardAt(context, card)));
  const [top, leads] = await Promise.all([
    snapshot.ask('topCards', { ...window, commanders: null }),
    snapshot.ask('leads', { ...window, cards: leading.map(({ card }) => card) }),
  ]);
  const areNew = new Set(leading.flatMap(({ card, isNew }) => (isNew ? [card] : [])));
  const commanders = leads.sort((a, b) => b.decks - a.decks || byName(context, a.card, b.card));
  const commanderViews = (of: typeof commanders): CardEntry[] =>
    present(of.map((lead) => asCommanderView(context, lead)));
  const { set } = known;
  const title = set.name;
  const counted = top.decks === 0 ? '' : `, by ${decks(top.decks, snapshot.manifest.sample)}`;
  const description = `${set.name} (${set.code.toUpperCase()}): ${formatCounted(known.members.length, 'card')}, ${formatExact(known.newCards)} of them new${counted}.`;
  const lists: CardList[] = [
    {
      kind: 'topcommanders',
      title: 'Top Commanders',
      cards: commanderViews(commanders.filter(({ decks }) => decks > 0).slice(0, TOP_COMMANDERS)),
    },
    {
      kind: 'newcommanders',
      title: 'New Commanders',
      cards: commanderViews(commanders.filter(({ card }) => areNew.has(card))),
    },
    ...cardLists(context, members, top, filters),
  ];
  return {
    ...pageHead(snapshot, filters, {
      title,
      description,
      canonical: `/sets/${set.code}`,
      query: printQueryValues(SET_QUERY, { ...toQueryValues(filters), prints }),
      warnings,
    }),
    filters,
    numDecks: top.decks,
    ...setEntry(known),
    typeLabel: SET_TYPE_LABELS[known.type],
    prints,
    lists: lists.filter(({ cards }) => cards.length > 0),
  };
}

/** The most played cards, then every card by type; cards in no deck of the window come last, by name. */
function cardLists(
  context: ViewContext,
  members: readonly SetMember[],
  top: TopCards,
  filters: DeckFilters,
): CardList[] {
  const { snapshot } = context;
  const rarities = new Map(members.map(({ card, rarity }) => [card, rarity]));
  const ranked = rankedViews(
    context,
    top,
    [...top.cards].flatMap((card, position) => (rarities.has(card) ? [{ card, position, rank: 0 }] : [])),
  );
  const included = new Set(top.cards);
  const whole = filters.range === 'none' && filters.bracket === null;
  const unplayed = members
    .filter(({ card }) => !included.has(card))
    .sort((a, b) => byName(context, a.card, b.card))
    .map(({ card }) => plainCardView(context, card, null));
  const views = [...ranked, ...(whole ? present(unplayed) : [])].map(({ rank: _, ...view }) => ({
    ...view,
    rarity: rarities.get(snapshot.resolver.bySlug(view.slug)?.card ?? -1) ?? view.rarity,
  }));
  const isShown = (view: CardEntry): boolean => {
    const card = snapshot.resolver.bySlug(view.slug);
    return card !== null && !isBasic(cardAt(context, card.card));
  };
  return [
    {
      kind: 'topcards',
      title: 'Top Cards',
      cards: views.filter((view) => view.numDecks > 0 && !view.banned && isShown(view)).slice(0, TOP_CARDS),
    },
    ...CARD_TYPES.map((type) => ({
      kind: CARD_TYPE_PLURALS[type].toLowerCase(),
      title: CARD_TYPE_PLURALS[type],
      cards: views.filter(({ primaryType }) => primaryType === type).slice(0, OF_EACH_TYPE),
    })),
  ];
}

function cardAt({ snapshot }: ViewContext, index: number): Card {
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  return card;
}

function byName(context: ViewContext, a: number, b: number): number {
  return compareNames(cardAt(context, a).name, cardAt(context, b).name);
}
