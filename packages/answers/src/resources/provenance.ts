import type { Provenance } from '@deckwright/api-client/schemas';
import type { LoadedSnapshot } from '../snapshot/loaded-snapshot.ts';

/** Where the numbers of an answer come from. */
export function provenanceOf({ manifest, corpus }: Pick<LoadedSnapshot, 'manifest' | 'corpus'>): Provenance {
  const { id, asOf, counts, sample } = manifest;
  return { snapshot: id, asOf, num_decks: counts.decks, corpus, sample };
}
