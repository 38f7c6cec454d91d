import type { RawDeck } from '@deckwright/domain';
import { type DeckRefusal, deckLinkId, type Refusals, sourceKey } from '@deckwright/snapshot';
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

type DeckMatcher = (source: string, deck: Pick<RawDeck, 'id' | 'url'>) => boolean;

/**
 * Says whether a deck is the one meant: by its address at the source, by its id there, by "SOURCE/ID", or by the address
 * of its page on this site, which ends in the id that links use.
 */
export function deckMatcher(text: string): DeckMatcher {
  const key = addressKey(text);
  const path = addressPath(text);
  const last = path.slice(path.lastIndexOf('/') + 1);
  const isLink = /^[0-9a-f]{12}$/.test(last);
  return (source, { id, url }) =>
    id === text.trim() ||
    sourceKey(`${source}/${id}`) === sourceKey(text) ||
    (url !== null && addressKey(url) === key) ||
    (isLink && deckLinkId(source, id) === last);
}
