import { crc32 } from 'node:zlib';
import { getKind, type PageFacts, readPage } from './page-facts.ts';

/** A visited page, under the address by which it was requested. */
export type Visit = Pick<PageFacts, 'title' | 'description' | 'canonical' | 'numberProblems'> & {
  path: string;
  kind: string;
};

export type Crawl = {
  /** In order of discovery. */
  visits: Visit[];
  /** Links to fragments that the pages do not have. */
  lostAnchors: string[];
};

export type CrawlOptions = {
  /** Answers an address of the site; a redirect is an answer too. */
  ask: (path: string) => Response | Promise<Response>;
  /** For these kinds only one page in this many is requested, the same ones in every run. */
  shares?: Readonly<Record<string, number>>;
  /** Of kinds of addresses with a query, only one in this many is requested, each by one address. */
  queryShare?: number;
};

type Link = { path: string; from: string };

const ORIGIN = 'http://localhost';

/**
 * Follows every link of the site that can be reached from `start`. A few filters make endless queries, so these are
 * followed once for each kind of page and set of keys, and lists to their last page.
 * @throws Error at the first broken link, naming the page it is on.
 */
export async function crawl(start: string, options: CrawlOptions): Promise<Crawl> {
  const waiting: Link[] = [{ path: start, from: start }];
  const enter = gate(waiting, options);
  const visits: Visit[] = [];
  const anchors = new Anchors();
  // Links are added while it runs.
  for (const { path, from } of waiting) {
    const answer = await options.ask(path);
    if (answer.status >= 400) throw new Error(`${answer.status}: ${path}, to which ${from} links`);
    const target = answer.headers.get('location');
    if (target !== null) enter(toUrl(target, path), path, true);
    const html = await answer.text();
    if (!answer.headers.get('content-type')?.startsWith('text/html')) continue;
    const { links, ids, ...facts } = readPage(html);
    visits.push({ ...facts, path, kind: getKind(toUrl(path, path)) });
    anchors.add(path, ids);
    for (const url of links.map((address) => toUrl(address, path))) {
      if (url.origin !== ORIGIN) continue;
      anchors.want(url, path);
      enter(url, path);
    }
  }
  return { visits, lostAnchors: anchors.lost() };
}

/** Admits each address that is to be requested once. */
function gate(waiting: Link[], { shares = {}, queryShare = 1 }: CrawlOptions) {
  const seen = new Set(waiting.map(({ path }) => path));
  const queryKinds = new Set<string>();
  return (url: URL, from: string, always = false): void => {
    const path = toPath(url);
    if (seen.has(path)) return;
    seen.add(path);
    const kind = getKind(url);
    if (!always && !isOfShare(path, shares[kind] ?? 1)) return;
    if (!always && url.search !== '' && !kind.endsWith('?page')) {
      if (queryKinds.size === queryKinds.add(kind).size || !isOfShare(kind, queryShare)) return;
    }
    waiting.push({ path, from });
  };
}

/** Fragments within pages: existing and linked ones. */
class Anchors {
  readonly #ids = new Map<string, Set<string>>();
  readonly #wanted = new Map<string, { path: string; fragment: string; from: string }>();

  add(path: string, ids: Set<string>): void {
    this.#ids.set(path, ids);
  }

  want(url: URL, from: string): void {
    const path = toPath(url);
    const fragment = decodeURIComponent(url.hash.slice(1));
    if (fragment !== '') this.#wanted.set(`${path}#${fragment}`, { path, fragment, from });
  }

  lost(): string[] {
    return [...this.#wanted.values()]
      .filter(({ path, fragment }) => this.#ids.get(path)?.has(fragment) === false)
      .map(({ path, fragment, from }) => `${path}#${fragment}, to which ${from} links`);
  }
}

function toPath({ pathname, search }: URL): string {
  return pathname + search;
}

function toUrl(address: string, from: string): URL {
  const url = URL.parse(address, ORIGIN + from);
  if (url === null) throw new Error(`"${address}", to which ${from} links, is no address`);
  return url;
}

function isOfShare(text: string, every: number): boolean {
  return crc32(text) % every === 0;
}
