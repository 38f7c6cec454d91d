import { findByPath, type LoadedSnapshot, pageAddresses } from '@deckwright/answers';

/** A page's document: what `/api/v1/pages` prints and the page itself draws. */
export type Document = { canonical: string } & Record<string, unknown>;

export type Page = { address: string; document: Document };

/** Pages without a document. */
const WITHOUT_DOCUMENT = ['/recs', '/games/'];

/** Addresses in addition to those of the site map. */
const FURTHER = ['/home', '/salt?page=1', '/top/salt'];

/**
 * Every page document of a snapshot: those of the site map, each further page of a list, and the decks behind each
 * commander. `leavesOut` skips addresses before their documents are made.
 */
export async function* walkPages(
  snapshot: LoadedSnapshot,
  leavesOut: (address: string) => boolean = () => false,
): AsyncGenerator<Page> {
  const begun = new Set<string>();
  const waiting: string[] = [];
  const addresses = [...FURTHER, ...pageAddresses(snapshot)];
  for (const first of addresses) {
    if (first === '/' || WITHOUT_DOCUMENT.some((path) => first.startsWith(path))) continue;
    waiting.push(first);
    for (let address = waiting.pop(); address !== undefined; address = waiting.pop()) {
      if (begun.has(address) || leavesOut(address)) continue;
      begun.add(address);
      const document = await documentAt(snapshot, address);
      yield { address, document };
      waiting.push(...furtherFrom(address, document));
    }
  }
}

/** The document at a path with its query. @throws Error if there is none */
export async function documentAt(snapshot: LoadedSnapshot, address: string): Promise<Document> {
  const [path = '', query = ''] = address.split('?');
  const found = await findByPath({ snapshot, imageHost: null }, path, new URLSearchParams(query));
  if (!found?.make) throw new Error(`${address} has no document.`);
  // Safe because each document has the head of a page.
  return (await found.make()) as Document;
}

/** The next pages of a list, and the decks that it names. */
function furtherFrom(address: string, { more, pages, decks }: Document): string[] {
  const [path = ''] = address.split('?');
  const next: string[] = [];
  if (typeof more === 'string') next.push(more);
  else if (typeof pages === 'number' && path === address)
    for (let page = 2; page <= pages; page += 1) next.push(`${path}?page=${page}`);
  if (path.startsWith('/decks/') && Array.isArray(decks))
    for (const { url } of decks as { url: string }[]) next.push(url);
  return next;
}
