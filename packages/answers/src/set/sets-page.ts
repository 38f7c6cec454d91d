import { printQueryValues, SETS_QUERY } from '@deckwright/contract';
import type { CardEntry, SetEntry, SetsPage, SetType } from '@deckwright/contract/schemas';
import { formatCounted, isBasic, isSmallSet, NO_FILTERS, SET_TYPES, searchKey } from '@deckwright/domain';
import { countsOfCard, plainCardView } from '../card/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { type KnownSet, SET_TYPE_LABELS, setIndex } from './set-index.ts';

/** Sets with a top card: the newest, after those the newest promos and small sets. */
const MAX_TOP_CARDS = 24;

export function setEntry({ set, type, members, newCards }: KnownSet): SetEntry {
  return {
    code: set.code,
    name: set.name,
    iconSvgUri: set.iconUri,
    released: set.released,
    type,
    numCards: members.length,
    numNew: newCards,
  };
}

/** Sets by year, newest first; sets without known cards have no kind. `q` filters by name or code. */
export function setsPage(context: ViewContext, { type, q }: { type: SetType; q: string }): SetsPage {
  const { snapshot } = context;
  const all = [...setIndex(snapshot).values()];
  const filled = all.filter(({ members }) => members.length > 0);
  const ofType = (wanted: SetType): KnownSet[] =>
    filled.filter((each) => (wanted === 'all' ? each.type !== 'other' : each.type === wanted));
  const key = searchKey(q);
  const shown = ofType(type).filter(({ set }) => searchKey(set.name).includes(key) || set.code === key);
  const years = new Map<string, SetEntry[]>();
  for (const each of shown) {
    const year = each.set.released.slice(0, 4) || 'No date';
    years.set(year, [...(years.get(year) ?? []), setEntry(each)]);
  }
  const title = type === 'all' ? 'Sets' : `Sets: ${SET_TYPE_LABELS[type]}`;
  const description = `${formatCounted(shown.length, 'set')} by year, with the cards and commanders that decks play most.`;
  return {
    ...pageHead(snapshot, NO_FILTERS, {
      title,
      description,
      canonical: '/sets',
      query: printQueryValues(SETS_QUERY, { q, type }),
      warnings: [],
    }),
    type,
    q,
    numSets: shown.length,
    numEmpty: all.length - filled.length,
    types: SET_TYPES.map((each) => ({
      type: each,
      label: SET_TYPE_LABELS[each],
      numSets: ofType(each).length,
    })),
    years: [...years].map(([year, sets]) => ({ year, sets })),
    lists: smallLast(shown)
      .slice(0, MAX_TOP_CARDS)
      .flatMap((known) => {
        const card = topCard(context, known);
        return card ? [{ kind: known.set.code, title: known.set.name, cards: [card] }] : [];
      }),
  };
}

/** Pages list promos and small sets apart, most of them without a picture. */
function smallLast(sets: readonly KnownSet[]): KnownSet[] {
  const isSmall = ({ set: { name }, members }: KnownSet) => isSmallSet({ name, numCards: members.length });
  return [...sets.filter((each) => !isSmall(each)), ...sets.filter(isSmall)];
}

/** The most played of its new cards, or of all of them if none is new; no basic lands and no banned cards. */
function topCard(context: ViewContext, { members }: KnownSet): CardEntry | null {
  const { snapshot } = context;
  const ranked = members
    .filter(({ card: index }) => {
      const card = snapshot.cards[index];
      return card && !isBasic(card) && card.legality !== 'banned';
    })
    .map(({ card, isNew }) => ({ card, isNew, decks: countsOfCard(snapshot, card).numDecks }))
    .sort((a, b) => Number(b.isNew) - Number(a.isNew) || b.decks - a.decks || a.card - b.card);
  const [first] = ranked;
  return first ? plainCardView(context, first.card, null) : null;
}
