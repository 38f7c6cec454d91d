import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AppError, type RawDeck } from '@deckwright/domain';
import { type DataPaths, deckLinkId, replaceFile } from '@deckwright/snapshot';
import { z } from 'zod';
import { addressKey, addressPath } from './addresses.ts';

const head = { reason: z.string(), date: z.string() };

/** A source that was removed: nothing more is taken from it. */
const SourceRefusal = z.object({ source: z.string(), ...head });
/** A deck that was removed, under its source and id, and at its address under any. Its contents are not kept. */
const DeckRefusal = z.object({ source: z.string(), id: z.string(), url: z.string().nullable(), ...head });
export type DeckRefusal = z.infer<typeof DeckRefusal>;

const Refusals = z.object({
  format: z.literal('deckwright-refusals'),
  version: z.literal(1),
  sources: z.array(SourceRefusal),
  decks: z.array(DeckRefusal),
});
/** `lake/refusals.json`: what was removed, why, and on which day. */
export type Refusals = z.infer<typeof Refusals>;

const NONE: Refusals = { format: 'deckwright-refusals', version: 1, sources: [], decks: [] };

function refusalsPath({ lake }: Pick<DataPaths, 'lake'>): string {
  return join(lake, 'refusals.json');
}

/** @throws AppError data-loss for a damaged file: going on without it would bring back what was removed */
export function readRefusals(paths: Pick<DataPaths, 'lake'>): Refusals {
  const path = refusalsPath(paths);
  if (!existsSync(path)) return NONE;
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    value = null;
  }
  const parsed = Refusals.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError(
    'data-loss',
    `${path} is damaged: it lists the sources and decks that were removed on request. Restore it from a backup, or mend it; without it they would come back.`,
  );
}

export function writeRefusals(paths: Pick<DataPaths, 'lake'>, refusals: Refusals): void {
  replaceFile(refusalsPath(paths), `${JSON.stringify(refusals, null, 2)}\n`);
}

type Finder = {
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
    ofSource: (source) => bySource.get(sourceKey(source)),
    ofDeck: (source, { id, url }) => {
      if (decks.length === 0) return undefined;
      return (
        byId.get(`${sourceKey(source)}\n${id}`) ?? (url === null ? undefined : byUrl.get(addressKey(url)))
      );
    },
  };
}

/** The same for a source however it is capitalized. */
export function sourceKey(source: string): string {
  return source.trim().toLowerCase();
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
