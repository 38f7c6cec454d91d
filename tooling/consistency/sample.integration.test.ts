import { loadSnapshot } from '@deckwright/answers';
import { currentSnapshotId } from '@deckwright/snapshot';
import { expect, it } from 'vitest';
import { madeSample } from '../lib/made-once.mjs';
import { trialSize } from '../testing/trial-size.ts';
import { checkPages } from './check-pages.ts';
import { isInShare } from './share.ts';

const MAX_MS = trialSize({ usual: 600_000, long: 3_600_000 });
/** One in this many commanders has all of its decks opened; the long trial opens all. */
const DECKS = trialSize({ usual: 24, long: 1 });

it('the pages of the sample are consistent in themselves and with each other', {
  timeout: MAX_MS,
}, async () => {
  const dataDir = await madeSample();
  const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
  try {
    const { ledger, pages } = await checkPages(snapshot, { includesDecks: (key) => isInShare(key, DECKS) });
    expect(ledger.reported).toEqual([]);
    expect(pages.get('cards/x')).toBe(snapshot.cards.length);
    expect(pages.get('commander')).toBe(snapshot.commanders.keys.length);
    expect(pages.get('decks/x/x')).toBeGreaterThan(trialSize({ usual: 300, long: 20_000 }));
    expect(ledger.assertions.size).toBeGreaterThan(90);
    // Results of tournaments, of pages with many of them and of those with few.
    for (const rule of [
      'all games with a card',
      'all decks of a top 16',
      'same results of a commander with a card',
    ])
      expect(ledger.assertions.get(rule), rule).toBeGreaterThan(0);
    console.info(`${pages.size} kinds of page: ${ledger.count.toLocaleString('en-US')} assertions`);
  } finally {
    await close();
  }
});
