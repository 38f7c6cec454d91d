import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { loadSnapshot } from '@deckwright/answers';
import { currentSnapshotId } from '@deckwright/snapshot';
import { expect, it } from 'vitest';
import { madeReal } from '../lib/made-once.mjs';
import { trialSize } from '../testing/trial-size.ts';
import { checkPages } from './check-pages.ts';
import { isInShare } from './share.ts';

const DATA = join(import.meta.dirname, '../../../shared/data');
const present = existsSync(join(DATA, 'mirror')) && existsSync(join(DATA, 'decks'));
const MAX_MS = trialSize({ usual: 600_000, long: 3_600_000 });
/** One in this many is opened; the long trial opens all. */
const SHARES = {
  played: trialSize({ usual: 16, long: 1 }),
  unplayed: trialSize({ usual: 160, long: 1 }),
  decks: trialSize({ usual: 40, long: 1 }),
  further: trialSize({ usual: 24, long: 1 }),
};

const title = 'the pages of real cards and decks contradict neither themselves nor one another';
it.skipIf(!present)(
  present ? title : `${title} (not here: ../shared/data is absent)`,
  { timeout: MAX_MS },
  async () => {
    const dataDir = await madeReal(DATA);
    const { snapshot, close } = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
    const { cardDecks } = snapshot.overview;
    const played = new Set(snapshot.cards.filter((_, index) => cardDecks[index]).map(({ slug }) => slug));
    try {
      const { ledger, pages } = await checkPages(snapshot, {
        cards: (slug) => isInShare(slug, played.has(slug) ? SHARES.played : SHARES.unplayed),
        includesDecks: (key) => isInShare(key, SHARES.decks),
        further: (address) => isInShare(address, SHARES.further),
      });
      expect(ledger.reported).toEqual([]);
      expect(pages.get('commander')).toBe(snapshot.commanders.keys.length);
      expect(pages.get('sets/x')).toBeGreaterThan(600);
      expect(pages.get('cards/x')).toBeGreaterThan(trialSize({ usual: 350, long: 30_000 }));
      expect(ledger.assertions.size).toBeGreaterThan(70);
      console.info(`${pages.size} kinds of page: ${ledger.count.toLocaleString('en-US')} assertions`);
    } finally {
      await close();
    }
  },
);
