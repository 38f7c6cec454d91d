import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadCorpus } from './load-decks.ts';
import { timeSetting } from './rows/time.ts';
import { measureSearch } from './search.ts';

/** Real cards and decks, which are not part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data');
const present = existsSync(join(DATA, 'decks/tournament-decks.jsonl.gz'));
if (!present) console.warn(`candidates among real decks skipped: there are no decks at ${DATA}`);

describe.skipIf(!present)('candidates among real decks', () => {
  it('give the answers of all decks, though a fraction is compared', { timeout: 240_000 }, async () => {
    const corpus = await loadCorpus(DATA);
    const [part] = [...timeSetting(corpus, { validation: true, seed: 1, max: 200 }).parts()];
    const queries = part?.queried[0]?.queries.slice(0, 40) ?? [];
    expect(queries).toHaveLength(40);
    if (!part) return;
    const effort = { exactDecks: 0, candidates: 1_000, entriesRead: 20_000, entriesPerDeck: 0 };
    const { nearest, first10, first30, hidden } = measureSearch(part.training, queries, effort);
    expect(nearest).toBeGreaterThan(0.95);
    expect(first10).toBeGreaterThan(0.98);
    expect(first30).toBeGreaterThan(0.98);
    // Half a point of the cards asked back.
    expect(Math.abs(hidden.candidates - hidden.exact)).toBeLessThanOrEqual(0.005);
  });
});
