/** A page as the crawler saw it; `ids` are the places within it that a link may name. */
export type Visit = {
  url: string;
  status: number;
  kind: string;
  from: string;
  ids: Set<string>;
  /** Links that name a place within a page. */
  placed: string[];
  /** Whether the page is one that React takes over in the browser. */
  isLive: boolean;
};

const ATTRIBUTE = /<(?:a|link|img|script|source|form)\b[^>]*?\s(?:href|src|action)="([^"]*)"/g;
/** What React Router writes into each page that it takes over. */
const LIVE_PAGE = '__reactRouterContext';
const ID = /\sid="([^"]*)"/g;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  '#x27': "'",
  '#39': "'",
  lt: '<',
  gt: '>',
};
/** Words of the first part of a path under which every further part is a name. */
const NAMED = new Set([
  'cards',
  'commanders',
  'partners',
  'backgrounds',
  'decks',
  'average-decks',
  'sets',
  'tags',
  'precon',
  'combos',
  'lands',
  'articles',
  'guides',
  'og',
  'top',
]);

/** The addresses a page names, as written; entities undone. */
export function linksOf(html: string): string[] {
  return [...html.matchAll(ATTRIBUTE)].map(([, address = '']) =>
    address.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole),
  );
}

/** Parts of a text keep the whole text in memory; copies do not. */
function copied(parts: readonly string[]): string[] {
  return JSON.parse(JSON.stringify(parts));
}

function idsOf(html: string): Set<string> {
  return new Set([...html.matchAll(ID)].map(([, id = '']) => id));
}

/** What kind of page an address is: its path with names left out, and the keys of its query. */
export function kindOf({ pathname, searchParams }: URL): string {
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  const names = rest.map((part) => (NAMED.has(first) ? ':name' : part));
  const keys = [...new Set(searchParams.keys())].sort();
  return `/${[first, ...names].join('/')}${keys.length > 0 ? `?${keys.join('&')}` : ''}`;
}

/**
 * Follows every link of the site reachable from `start`, `width` at a time; links with a query once for each kind.
 * A redirect is followed and counts as the page it leads to. Of the kinds named in `most` no more than that many.
 */
export async function crawl(
  origin: string,
  start: string,
  { width, most }: { width: number; most: Readonly<Record<string, number>> },
): Promise<Map<string, Visit>> {
  const entered = new Map<string, number>();
  const visits = new Map<string, Visit>();
  const queryKinds = new Set<string>();
  const seen = new Set<string>([start]);
  const waiting: { path: string; from: string }[] = [{ path: start, from: '' }];
  const enter = (address: string, base: string) => {
    if (!URL.canParse(address, base)) {
      waiting.push({ path: `/unreadable-link-${encodeURIComponent(address)}`, from: base });
      return;
    }
    const url = new URL(address, base);
    if (url.origin !== origin) return;
    const path = url.pathname + url.search;
    if (seen.has(path)) return;
    seen.add(path);
    const kind = kindOf(url);
    const count = entered.get(kind) ?? 0;
    if (count >= (most[kind] ?? Number.POSITIVE_INFINITY)) return;
    entered.set(kind, count + 1);
    if (url.search !== '') {
      if (queryKinds.has(kind)) return;
      queryKinds.add(kind);
    }
    waiting.push({ path, from: base });
  };
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { path, from } = next;
      const answer = await fetch(origin + path, { headers: { 'accept-encoding': 'identity' } });
      const isPage = answer.headers.get('content-type')?.startsWith('text/html') ?? false;
      const text = isPage ? await answer.text() : '';
      if (!isPage) await answer.arrayBuffer();
      const links = linksOf(text);
      const placed = copied(links.filter((link) => link.includes('#')));
      const kind = kindOf(new URL(answer.url));
      visits.set(path, {
        url: answer.url,
        status: answer.status,
        kind,
        from,
        ids: new Set(copied([...idsOf(text)])),
        placed,
        isLive: text.includes(LIVE_PAGE),
      });
      for (const link of links) enter(link, answer.url);
    }
  };
  // A worker that finds nothing waiting while others still read would end too early.
  while (waiting.length > 0) await Promise.all(Array.from({ length: width }, worker));
  return visits;
}
