import type { Provenance } from '@deckwright/contract/schemas';
import { creditsOf } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Where the numbers of an answer come from. */
export function provenanceOf({ manifest, corpus }: Pick<LoadedSnapshot, 'manifest' | 'corpus'>): Provenance {
  const { id, asOf, counts, sample, provenance } = manifest;
  const credits = creditsOf(provenance).map(({ text, url }) => ({ text, url }));
  return { snapshot: id, asOf, num_decks: counts.decks, corpus, sample, credits };
}
