import type { Provenance } from '@deckwright/contract/schemas';
import { getCredits } from '@deckwright/domain';
import type { LoadedSnapshot } from '../snapshot/index.ts';

/** Where the numbers of an answer come from. */
export function toProvenance({ manifest, corpus }: Pick<LoadedSnapshot, 'manifest' | 'corpus'>): Provenance {
  const { id, asOf, counts, sample, provenance } = manifest;
  const credits = getCredits(provenance).map(({ text, url }) => ({ text, url }));
  return { snapshot: id, asOf, num_decks: counts.decks, corpus, sample, credits };
}
