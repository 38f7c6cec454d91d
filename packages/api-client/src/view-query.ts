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

export type Shown = 'all' | readonly string[];

/** What of an address changes only how cards are shown, never a number. */
export type ViewQuery = {
  group: ListGroup;
  sort: ListSort;
  view: ListLook;
  /** The lists in full length: all, or those of these kinds. */
  show: Shown;
  /** Only the cards that this card query finds are shown; '' = all. */
  q: string;
};

export const DEFAULT_VIEW: ViewQuery = {
  group: 'default',
  sort: 'default',
  view: 'images',
  show: [],
  q: '',
};

/** Keys of the view in an address. */
export const VIEW_KEYS: readonly string[] = ['group', 'sort', 'view', 'show', 'q'];

/** Reads `group`, `sort`, `view`, `show` and `q`; what is not known counts as not given. */
export function parseViewQuery(query: URLSearchParams): ViewQuery {
  return {
    group: listGroup(query.get('group')) ?? DEFAULT_VIEW.group,
    sort: listSort(query.get('sort')) ?? DEFAULT_VIEW.sort,
    view: LIST_LOOKS.find((known) => known === query.get('view')) ?? DEFAULT_VIEW.view,
    show: shownOf(query.get('show') ?? ''),
    q: (query.get('q') ?? '').trim(),
  };
}

/** The one way to write a view: `group=…`, `q=…`, `show=…`, `sort=…`, `view=…`, the defaults left out. */
export function printViewQuery({ group, sort, view, show, q }: ViewQuery): string[] {
  return [
    group === DEFAULT_VIEW.group ? '' : `group=${group}`,
    q === '' ? '' : `q=${encodeURIComponent(q)}`,
    show.length === 0 ? '' : `show=${show === 'all' ? show : show.join(',')}`,
    sort === DEFAULT_VIEW.sort ? '' : `sort=${sort}`,
    view === DEFAULT_VIEW.view ? '' : `view=${view}`,
  ].filter(Boolean);
}

/** Whether the list of this kind is shown in full. */
export function isShown(show: Shown, kind: string): boolean {
  return show === 'all' || show.includes(kind);
}

/** The same with one more list in full. */
export function withShown(show: Shown, kind: string): Shown {
  return show === 'all' ? show : [...new Set([...show, kind])].sort();
}

/** Puts a view behind a page's own query ('' or '?…'), keys sorted. */
export function joinQuery(deckQuery: string, view: ViewQuery): string {
  const pairs = [...deckQuery.replace(/^\?/, '').split('&'), ...printViewQuery(view)];
  const kept = pairs.filter(Boolean).sort();
  return kept.length > 0 ? `?${kept.join('&')}` : '';
}

/** More lists than a page has. */
const MOST_SHOWN = 30;
const KIND = /^[a-z0-9][a-z0-9-]{0,39}$/;

function shownOf(text: string): Shown {
  if (text === 'all') return text;
  const kinds = text.split(',').filter((kind) => KIND.test(kind));
  return [...new Set(kinds)].sort().slice(0, MOST_SHOWN);
}

export function listGroup(word: string | null | undefined): ListGroup | null {
  return LIST_GROUPS.find((known) => known === word) ?? null;
}

export function listSort(word: string | null | undefined): ListSort | null {
  return LIST_SORTS.find((known) => known === word) ?? null;
}
