import { currentSnapshotId } from '@deckwright/snapshot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { madeSample } from '../../../../tooling/lib/made-once.mjs';
import { type Answers, createAnswers } from '../answers.ts';
import { loadSnapshot } from '../snapshot/load-snapshot.ts';

/** A commander whose decks have estimates of several brackets. */
const SLUG = 'atraxa-praetors-voice';

describe('the decks of the sample', () => {
  let answers: Answers;
  let close: () => Promise<void>;
  beforeAll(async () => {
    const dataDir = await madeSample();
    const loaded = await loadSnapshot(dataDir, currentSnapshotId(dataDir) ?? '');
    close = loaded.close;
    answers = createAnswers({ snapshot: loaded.snapshot, imageHost: null });
  });
  afterAll(() => close());

  it('explain the same estimate that the build uses', async () => {
    const estimated: { id: string; bracket: number | null }[] = [];
    for (const page of [1, 2, 3]) {
      const { decks } = await answers.page('decks', { slug: SLUG }, `?page=${page}`);
      estimated.push(...decks.filter(({ bracketEstimated }) => bracketEstimated));
    }
    expect(new Set(estimated.map(({ bracket }) => bracket)).size).toBeGreaterThanOrEqual(3);
    const explained: typeof estimated = [];
    for (const { id } of estimated) {
      const { bracketEstimate } = await answers.page('deck', { slug: SLUG, id });
      expect(bracketEstimate.reasons).not.toEqual([]);
      explained.push({ id, bracket: bracketEstimate.bracket });
    }
    expect(explained).toEqual(estimated.map(({ id, bracket }) => ({ id, bracket })));
  });
});
