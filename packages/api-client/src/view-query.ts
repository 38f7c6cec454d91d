/** How a page's card lists are grouped; `default` is Category, the page's own sections. In the order of the menu. */
export const LIST_GROUPS = [
  'default',
  'type',
  'mana-value',
  'price',
  'rarity',
  'release-date',
  'ungrouped',
] as const;

/** How the cards within a group are ordered; `default` is the order of the page's data. In the order of the menu. */
export const LIST_SORTS = [
  'default',
  'inclusion',
  'deck-count',
  'synergy',
  'name',
  'mana-value',
  'price',
  'release-date',
  'salt',
] as const;

export const LIST_LOOKS = ['images', 'table', 'text'] as const;

export type ListGroup = (typeof LIST_GROUPS)[number];
export type ListSort = (typeof LIST_SORTS)[number];
export type ListLook = (typeof LIST_LOOKS)[number];

/** What of an address changes only how cards are shown, never a number. */
export type ViewQuery = {
  group: ListGroup;
  sort: ListSort;
  view: ListLook;
  /** Every list from the start in full length. */
  full: boolean;
  /** Only the cards that this card query finds are shown; '' = all. */
  q: string;
};

export const DEFAULT_VIEW: ViewQuery = {
  group: 'default',
  sort: 'default',
  view: 'images',
  full: false,
  q: '',
};

/** Keys of the view in an address. */
export const VIEW_KEYS: readonly string[] = ['group', 'sort', 'view', 'show', 'q'];

/** Reads `group`, `sort`, `view`, `show=all` and `q`; what is not known counts as not given. */
export function parseViewQuery(query: URLSearchParams): ViewQuery {
  return {
    group: listGroup(query.get('group')) ?? DEFAULT_VIEW.group,
    sort: listSort(query.get('sort')) ?? DEFAULT_VIEW.sort,
    view: LIST_LOOKS.find((known) => known === query.get('view')) ?? DEFAULT_VIEW.view,
    full: query.get('show') === 'all',
    q: (query.get('q') ?? '').trim(),
  };
}

/** The one way to write a view: `group=…`, `q=…`, `show=all`, `sort=…`, `view=…`, the defaults left out. */
export function printViewQuery({ group, sort, view, full, q }: ViewQuery): string[] {
  return [
    group === DEFAULT_VIEW.group ? '' : `group=${group}`,
    q === '' ? '' : `q=${encodeURIComponent(q)}`,
    full ? 'show=all' : '',
    sort === DEFAULT_VIEW.sort ? '' : `sort=${sort}`,
    view === DEFAULT_VIEW.view ? '' : `view=${view}`,
  ].filter(Boolean);
}

/** Puts a view behind a page's own query ('' or '?…'), keys sorted. */
export function joinQuery(deckQuery: string, view: ViewQuery): string {
  const pairs = [...deckQuery.replace(/^\?/, '').split('&'), ...printViewQuery(view)];
  const kept = pairs.filter(Boolean).sort();
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

export function listGroup(word: string | null | undefined): ListGroup | null {
  return LIST_GROUPS.find((known) => known === word) ?? null;
}

export function listSort(word: string | null | undefined): ListSort | null {
  return LIST_SORTS.find((known) => known === word) ?? null;
}
