import type {
  BackgroundsPage,
  CardList,
  CommandersPage,
  CompanionsPage,
  PartnerPage,
  PartnersPage,
  SaltPage,
  SetPage,
  SetsPage,
  TopListPage,
  TopPage,
} from '@deckwright/contract';
import { byDecksAndName, identityFromSlug, identityName } from '@deckwright/domain';
import { type CardListing, cardListing, cardView } from './card-view.ts';
import { withoutKeys } from './document.ts';
import { type Crumb, documentFrame } from './document-frame.ts';

/** The time ranges by their names in addresses, with the tags and names that other programs use. */
export const PERIODS: Readonly<Record<string, { range: string; tag: string; name: string }>> = {
  year: { range: 'none', tag: 'past2years', name: 'Past 2 Years' },
  month: { range: 'month', tag: 'pastmonth', name: 'Past Month' },
  week: { range: 'week', tag: 'pastweek', name: 'Past Week' },
};

export type Period = keyof typeof PERIODS;

/** A ranked list: its name in addresses, its title, and the entries of one page. */
export type RankedList = {
  /** "commanders/year", without the suffix of further pages. */
  path: string;
  tag: string;
  title: string;
  header: string;
  description: string;
  crumbs: readonly Crumb[];
  page: number;
  pages: number;
  /** Query string appended to the paths of further pages: '' or '?…'. */
  query: string;
  cards: CardList['cards'];
};

/** The first page of a ranked list, with related lists. */
export function rankedDocument(list: RankedList): object {
  return documentFrame(
    { header: list.title, description: list.description, crumbs: list.crumbs, keywords: [list.title] },
    [{ tag: list.tag, header: list.header, ...toEntries(list) }],
  );
}

/** A further page: only entries. */
export function rankedEntries(list: RankedList): object {
  return { ...toEntries(list), is_paginated: list.pages > 1 };
}

/** The document of page n + 1 is numbered n: the first one has a name without number. */
function toEntries({
  path,
  tag,
  page,
  pages,
  query,
  cards,
}: RankedList): Omit<CardListing, 'tag' | 'header'> {
  return {
    cardviews: cards.map(cardView),
    ...(pages > 1 ? { is_paginated: true } : {}),
    ...(page < pages ? { more: `${path}-${tag}-${page}.json${query}` } : {}),
  };
}

export function commandersList(page: CommandersPage, period: Period): RankedList {
  const identity = page.identity === null ? null : identityFromSlug(page.identity);
  const name = identity === null ? '' : identityName(identity);
  const { tag, name: time } = PERIODS[period] ?? { tag: '', name: '' };
  const [list] = page.lists;
  return {
    path: `commanders/${page.identity ?? period}`,
    tag: identity === null ? tag : `${name.replace('-', '').toLowerCase()}commanders`,
    title: identity === null ? `Top Commanders (${time})` : `Top ${name} Commanders`,
    header: identity === null ? time : `${name} Commanders`,
    description: page.description,
    crumbs: [['/commanders', 'Commanders']],
    page: page.page,
    pages: page.pages,
    query: withoutKeys(page.query, identity === null ? ['page', 'range'] : ['page']),
    cards: list?.kind === 'commanders' ? list.cards : [],
  };
}

/** All cards of a period, or those of one type or kind. */
export function topList(page: TopListPage, period: Period | null): RankedList {
  const time = period === null ? null : PERIODS[period];
  const name = page.list.replaceAll('-', '');
  return {
    path: `top/${period ?? page.list}`,
    tag: time ? time.tag : `top${name}`,
    title: time ? `Top Cards (${time.name})` : `Top ${page.title}`,
    header: time ? time.name : `Top ${page.title}`,
    description: page.description,
    crumbs: [['/top', 'Top']],
    page: page.page,
    pages: page.pages,
    query: withoutKeys(page.query, time ? ['page', 'range'] : ['page']),
    cards: page.lists[0]?.cards ?? [],
  };
}

/** Its list has neither tag nor header. */
export function saltList(page: SaltPage): RankedList {
  return {
    path: 'top/salt',
    tag: '',
    title: 'Top 100 Saltiest Cards',
    header: '',
    description: page.description,
    crumbs: [['/top', 'Top']],
    page: page.page,
    pages: page.pages,
    query: '',
    cards: page.lists[0]?.cards ?? [],
  };
}

const TAGS_OF_KINDS: Readonly<Record<string, string>> = { all: 'topcards', cards: 'topcards' };

/** The lists of a color: all its cards, then each type. */
export function colorDocument(page: TopListPage, label: string, lists: readonly CardList[]): object {
  return documentFrame(
    {
      header: `Top ${label} Cards`,
      description: page.description,
      crumbs: [['/top', 'Top']],
      keywords: [`${label} cards`],
    },
    lists.map((list) => ({
      ...cardListing(list),
      tag: TAGS_OF_KINDS[list.kind] ?? list.kind.replace(/-(artifacts|lands)$/, '$1'),
      header: list.kind === 'all' ? 'Top Cards' : list.title,
    })),
  );
}

export function topDocument(page: TopPage): object {
  return plainDocument(
    page,
    page.lists.map((list) => ({
      ...cardListing(list),
      tag: TAGS_OF_KINDS[list.kind] ?? `top${list.kind.replaceAll('-', '')}`,
    })),
    'Top Cards',
  );
}

/** A document with only the page's lists. */
function plainDocument(
  page: { title: string; description: string; canonical: string },
  lists: readonly CardListing[],
  header = page.title,
): object {
  const { description, canonical, title } = page;
  return documentFrame({ header, description, crumbs: [[canonical, title]], keywords: [title] }, [...lists]);
}

export function companionsDocument(page: CompanionsPage): object {
  return plainDocument(page, page.lists.map(cardListing), 'All Companions');
}

/** The cards that are commanders in pairs; the pairs themselves are listed among the commanders. */
export function partnersDocument(page: PartnersPage): object {
  const singles = page.lists.filter(({ kind }) => kind === 'partners');
  return plainDocument(
    page,
    singles.map((list) => ({ ...cardListing(list), header: 'Partners' })),
  );
}

export function backgroundsDocument(page: BackgroundsPage): object {
  const getList = (kind: string, tag: string, header: string): CardListing[] =>
    page.lists.filter((list) => list.kind === kind).map((list) => ({ ...cardListing(list), tag, header }));
  return plainDocument(page, [
    ...getList('choosers', 'commanders', 'Commanders'),
    ...getList('backgrounds', 'backgrounds', 'Backgrounds'),
  ]);
}

/** One of two commanders, with its partners. */
export function partnerDocument(page: PartnerPage): object {
  const { card, canonical } = page;
  const pairs = page.lists.find(({ kind }) => kind === 'pairs')?.cards ?? [];
  const others = pairs.map((pair) => {
    const other = pair.cards?.find(({ name }) => name !== card.name);
    return { pair, name: other?.name ?? pair.name };
  });
  const isBackground = canonical.startsWith('/backgrounds/');
  return {
    ...plainDocument(
      page,
      [
        {
          tag: isBackground ? '' : 'partners',
          header: isBackground ? '' : 'Partners',
          cardviews: pairs.map(cardView),
        },
      ],
      `${card.name} (Pairings)`,
    ),
    partnercounts: others.map(({ pair, name }) => ({ count: pair.numDecks, href: pair.url, value: name })),
  };
}

/** Cards first printed in the set and reprints, each by decks. */
export function setDocument(page: SetPage, fresh: SetPage, reprints: SetPage): object {
  const commanders = ['topcommanders', 'newcommanders'];
  const getCards = ({ lists }: SetPage) =>
    lists
      .filter(({ kind }) => ![...commanders, 'topcards'].includes(kind))
      .flatMap(({ cards }) => cards)
      .sort(byDecksAndName);
  const commanderCards = page.lists
    .filter(({ kind }) => commanders.includes(kind))
    .flatMap(({ cards }) => cards);
  const lists: CardList[] = [
    {
      kind: 'commanders',
      title: 'Commanders',
      cards: [...new Map(commanderCards.map((card) => [card.url, card])).values()],
    },
    { kind: 'cards', title: 'Cards', cards: getCards(fresh) },
    { kind: 'reprints', title: 'Reprints', cards: getCards(reprints) },
  ];
  return plainDocument(page, lists.filter(({ cards }) => cards.length > 0).map(cardListing));
}

/** All sets, newest first. */
export function setsDocument(page: SetsPage): object {
  const cardviews = page.years.flatMap(({ sets }) =>
    sets.map(({ code, name }) => ({
      name,
      sanitized: code,
      sanitized_wo: code,
      slug: code,
      url: `/sets/${code}`,
    })),
  );
  const { title, description } = page;
  const list = { tag: 'sets', header: title, cardviews };
  return documentFrame({ header: title, description, crumbs: [['/sets', title]], keywords: [title] }, [list]);
}
