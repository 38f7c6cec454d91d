import { type BULK_TABLES, type LoadedSnapshot, toProvenance } from '@deckwright/answers';
import type { BulkContent } from '@deckwright/snapshot';

/** What is said of the license where the operator says nothing. */
const NO_LICENSE =
  'Not stated. Ask whoever runs the site whether and under which terms you may pass these numbers on.';
/** The sample is invented and part of the program. */
const SAMPLE_LICENSE = 'MIT';
const NOTICE =
  'Numbers counted by this site in the deck lists of its sources. No card text, names, pictures, prices or tags of other services. Unofficial fan content, not approved or endorsed by Wizards of the Coast.';

export type BulkFacts = Omit<BulkContent, 'tables' | 'files'>;

/** Where the numbers of a snapshot's bulk data come from, and on which terms they may be used. */
export function bulkFacts(snapshot: LoadedSnapshot, license: string, now: Date): BulkFacts {
  const { snapshot: id, asOf, num_decks, corpus, sample } = toProvenance(snapshot);
  const stated = license.trim() || NO_LICENSE;
  return {
    snapshot: id,
    generatedAt: now.toISOString(),
    asOf,
    sample,
    decks: num_decks,
    corpus,
    sources: snapshot.manifest.provenance,
    license: sample ? SAMPLE_LICENSE : stated,
  };
}

/** What goes into each file, or next to it, of a table: facts, terms and columns. Without the time, so that equal data make equal files. */
export function tableMetadata(
  { generatedAt: _, ...facts }: BulkFacts,
  { name, rows, columns }: (typeof BULK_TABLES)[number],
): object {
  return { table: name, row: rows, ...facts, notice: NOTICE, columns };
}
