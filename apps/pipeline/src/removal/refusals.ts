import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawDeck } from '@deckwright/domain';
import {
  type DataPaths,
  DeckLinks,
  type DeckRefusal,
  deckLinkId,
  type Refusals,
  sourceKey,
} from '@deckwright/snapshot';
import { addressKey, addressPath } from './addresses.ts';

type Finder = {
  /** Whether any single deck is refused. */
  hasDecks: boolean;
  ofSource: (source: string) => Refusals['sources'][number] | undefined;
  ofDeck: (source: string, deck: Pick<RawDeck, 'id' | 'url'>) => DeckRefusal | undefined;
};

/** Finds what stands against a source or a deck; a deck by its id in the source, or by its address in any. */
export function refusalFinder({ sources, decks }: Refusals): Finder {
  const bySource = new Map(sources.map((refusal) => [sourceKey(refusal.source), refusal]));
  const byId = new Map(decks.map((refusal) => [`${sourceKey(refusal.source)}\n${refusal.id}`, refusal]));
  const byUrl = new Map(
    decks.flatMap((refusal) => (refusal.url === null ? [] : [[addressKey(refusal.url), refusal] as const])),
  );
  return {
    hasDecks: decks.length > 0,
    ofSource: (source) => bySource.get(sourceKey(source)),
    ofDeck: (source, { id, url }) => {
      if (decks.length === 0) return undefined;
      return (
        byId.get(`${sourceKey(source)}\n${id}`) ?? (url === null ? undefined : byUrl.get(addressKey(url)))
      );
    },
  };
}

type DeckMatcher = (
  source: string,
  deck: Pick<RawDeck, 'id' | 'url'> & { page?: string | undefined },
) => boolean;

/** The id at the end of the address of a deck's page on this site, or null. */
export function pageId(text: string): string | null {
  const path = addressPath(text);
  const last = path.slice(path.lastIndexOf('/') + 1);
  return /^[0-9a-f]{12}$/.test(last) ? last : null;
}

/**
 * Says whether a deck is the one meant: by its address at the source, by its id there, by "SOURCE/ID", or by the address
 * of its page on this site. A page is of a list: in the snapshots of the data folder it says which decks have that list.
 */
export function deckMatcher(text: string, paths: Pick<DataPaths, 'snapshots'>): DeckMatcher {
  const key = addressKey(text);
  const page = pageId(text);
  const links = page === null ? new Set<string>() : new Set([page, ...sourceIdsOfPage(paths, page)]);
  return (source, { id, url, page: refused }) =>
    id === text.trim() ||
    sourceKey(`${source}/${id}`) === sourceKey(text) ||
    (url !== null && addressKey(url) === key) ||
    (page !== null && (refused === page || links.has(deckLinkId(source, id))));
}

/** The ids by source of the decks with the list of a page, of all snapshots here. */
function sourceIdsOfPage({ snapshots }: Pick<DataPaths, 'snapshots'>, page: string): string[] {
  if (!existsSync(snapshots)) return [];
  return readdirSync(snapshots).flatMap((name) => {
    const [links, sources] = ['deck-links.tsv', 'deck-sources.tsv'].map((file) =>
      join(snapshots, name, file),
    );
    if (!links || !sources || !existsSync(links) || !existsSync(sources)) return [];
    const decks = new DeckLinks(readFileSync(links), readFileSync(sources));
    return decks.at(decks.search(page) ?? -1)?.sourceIds ?? [];
  });
}
