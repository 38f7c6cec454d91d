import { crc32 } from 'node:zlib';
import { kindOf, type PageFacts, readPage } from './page-facts.ts';

/** A page that was met, under the address by which it was asked for. */
export type Visit = Pick<PageFacts, 'title' | 'description' | 'canonical'> & { path: string; kind: string };

export type Crawl = {
  /** In the order in which they were met. */
  visits: Visit[];
  /** Links to places within pages that these pages do not have. */
  lostPlaces: string[];
};

export type CrawlOptions = {
  /** Answers an address of the site; a redirect is an answer too. */
  ask: (path: string) => Response | Promise<Response>;
  /** Every so manieth page of these kinds alone is asked for, the same ones at every run. */
  shares?: Readonly<Record<string, number>>;
  /** The same for kinds of address with a query. */
  queryShare?: number;
};

type Link = { path: string; from: string };

const ORIGIN = 'http://localhost';

/**
 * Follows every link of the site that can be reached from `start`; queries without end can be made of a few filters, so
 * that those are followed once for each kind of page and set of keys, lists to their last page.
 * @throws Error at the first link that leads nowhere, saying where it stands.
 */
export async function crawl(start: string, options: CrawlOptions): Promise<Crawl> {
  const waiting: Link[] = [{ path: start, from: start }];
  const enter = gate(waiting, options);
  const visits: Visit[] = [];
  const places = new Places();
  // Links are added while it runs.
  for (const { path, from } of waiting) {
    const answer = await options.ask(path);
    if (answer.status >= 400) throw new Error(`${answer.status}: ${path}, to which ${from} links`);
    const target = answer.headers.get('location');
    if (target !== null) enter(urlOf(target, path), path, true);
    const html = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const { links, ids, ...facts } = readPage(html);
    visits.push({ ...facts, path, kind: kindOf(urlOf(path, path)) });
    places.add(path, ids);
    for (const url of links.map((address) => urlOf(address, path))) {
      if (url.origin !== ORIGIN) continue;
      places.want(url, path);
      enter(url, path);
    }
  }
  return { visits, lostPlaces: places.lost() };
}

/** Lets each address pass once that is to be asked for. */
function gate(waiting: Link[], { shares = {}, queryShare = 1 }: CrawlOptions) {
  const seen = new Set(waiting.map(({ path }) => path));
  const queryKinds = new Set<string>();
  return (url: URL, from: string, always = false): void => {
    const path = pathOf(url);
    if (seen.has(path)) return;
    seen.add(path);
    const kind = kindOf(url);
    if (!always && !isOfShare(path, shares[kind] ?? 1)) return;
    if (!always && url.search !== '' && !kind.endsWith('?page')) {
      if (queryKinds.size === queryKinds.add(kind).size || !isOfShare(kind, queryShare)) return;
    }
    waiting.push({ path, from });
  };
}

/** Places within pages: which there are and which are linked to. */
class Places {
  readonly #ids = new Map<string, Set<string>>();
  readonly #wanted = new Map<string, { path: string; place: string; from: string }>();

  add(path: string, ids: Set<string>): void {
    this.#ids.set(path, ids);
  }

  want(url: URL, from: string): void {
    const path = pathOf(url);
    const place = decodeURIComponent(url.hash.slice(1));
    if (place !== '') this.#wanted.set(`${path}#${place}`, { path, place, from });
  }

  lost(): string[] {
    return [...this.#wanted.values()]
      .filter(({ path, place }) => this.#ids.get(path)?.has(place) === false)
      .map(({ path, place, from }) => `${path}#${place}, to which ${from} links`);
  }
}

function pathOf({ pathname, search }: URL): string {
  return pathname + search;
}

function urlOf(address: string, from: string): URL {
  const url = URL.parse(address, ORIGIN + from);
  if (url === null) throw new Error(`"${address}", to which ${from} links, is no address`);
  return url;
}

function isOfShare(text: string, every: number): boolean {
  return crc32(text) % every === 0;
}
