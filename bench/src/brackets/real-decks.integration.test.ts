import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInEvaluationSet } from '../accuracy.ts';
import { countPart, measureBrackets, shareOfPart, TARGET } from './bracket-accuracy.ts';
import { type BracketDecks, loadDecks } from './load-decks.ts';

/** Real decks, which are not part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data');
const present = existsSync(join(DATA, 'decks', 'casual-labelled.jsonl.gz'));
if (!present) console.warn(`estimates on real decks skipped: there is no ${DATA}`);

describe.skipIf(!present)('estimated brackets of real decks', () => {
  let decks: BracketDecks;
  beforeAll(async () => {
    decks = await loadDecks(DATA);
  });

  it('match those of deck sites for seven of ten, and are within one for nearly all, in both halves', () => {
    const stated = decks.labeled.decks.flatMap(({ id, stated: bracket, estimated }) =>
      bracket === null ? [] : [{ id, stated: bracket, estimated }],
    );
    expect(stated.length).toBeGreaterThan(100);
    for (const some of [stated, stated.filter(({ id }) => isInEvaluationSet(id))]) {
      const { exact, withinOne } = measureBrackets(some);
      expect(shareOfPart(exact)).toBeGreaterThanOrEqual(0.7);
      expect(shareOfPart(withinOne)).toBeGreaterThanOrEqual(0.97);
    }
  });

  it('are 5 for nine of ten tournament decks and hardly any casual one', () => {
    const called = (some: BracketDecks['casual']['decks']) =>
      shareOfPart(countPart(some, ({ estimated }) => estimated === 5));
    expect(called(decks.tournament.decks)).toBeGreaterThanOrEqual(TARGET.tournament);
    expect(called([...decks.labeled.decks, ...decks.casual.decks])).toBeLessThanOrEqual(TARGET.casual);
  });
});
