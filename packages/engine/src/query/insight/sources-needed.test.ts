import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { THRESHOLDS } from '../../thresholds.ts';
import { type ColorAsk, sourcesNeeded } from './sources-needed.ts';

/** Enumerates every draw; the first `sources` of the first `lands` cards are the sources. */
function byEveryDraw({ library, lands, pips, turn }: ColorAsk): number {
  if (lands === 0) return 0;
  const seen = Math.min(7 + turn, library);
  const due = Math.min(Math.max(turn, pips), lands, seen);
  const wanted = Math.min(pips, due);
  const draws = Array.from({ length: 2 ** library }, (_, draw) => draw).filter(
    (draw) => [...draw.toString(2)].filter((bit) => bit === '1').length === seen,
  );
  const among = (draw: number, first: number) =>
    Array.from({ length: first }, (_, card) => card).filter((card) => (draw >> card) & 1).length;
  const enough = draws.filter((draw) => among(draw, lands) >= due);
  for (let sources = wanted; sources < lands; sources += 1) {
    const good = enough.filter((draw) => among(draw, sources) >= wanted);
    if (good.length / enough.length >= THRESHOLDS.sourcesShare) return sources;
  }
  return lands;
}

describe('sources needed for a cost', () => {
  it('agrees with enumerating every draw of a small deck', () => {
    const ask = fc
      .record({
        library: fc.integer({ min: 8, max: 11 }),
        lands: fc.integer({ min: 0, max: 8 }),
        pips: fc.integer({ min: 1, max: 3 }),
        turn: fc.integer({ min: 0, max: 4 }),
      })
      .filter(({ library, lands }) => lands <= library);
    fc.assert(
      fc.property(ask, (requested) => {
        expect(sourcesNeeded(requested)).toBe(byEveryDraw(requested));
      }),
      { numRuns: 60 },
    );
  });

  it('needs every land if one draw in ten may fail', () => {
    /*
     * Ten cards, two lands, one source, a cost of {W} on turn 1: eight of ten cards are seen. Of the 45 draws, one has
     * no land at all (C(8,8) = 1), C(8,7) = 8 have only the source, 8 only the other land, C(8,6) = 28 both. So 36 of
     * 44 succeed: 82 %, less than nine tenths, so both lands have to produce white.
     */
    expect(sourcesNeeded({ library: 10, lands: 2, pips: 1, turn: 1 })).toBe(2);
  });

  it('needs more for more symbols, fewer on later turns, and never more than all lands', () => {
    const ask = fc.record({
      library: fc.integer({ min: 60, max: 99 }),
      lands: fc.integer({ min: 1, max: 45 }),
      pips: fc.integer({ min: 1, max: 4 }),
      turn: fc.integer({ min: 1, max: 9 }),
    });
    fc.assert(
      fc.property(ask, (requested) => {
        const needed = sourcesNeeded(requested);
        expect(needed).toBeLessThanOrEqual(requested.lands);
        expect(needed).toBeGreaterThan(0);
        if (requested.turn > requested.pips)
          expect(sourcesNeeded({ ...requested, pips: requested.pips + 1 })).toBeGreaterThanOrEqual(needed);
        if (requested.turn >= requested.pips)
          expect(sourcesNeeded({ ...requested, turn: requested.turn + 1 })).toBeLessThanOrEqual(needed);
      }),
    );
  });

  it('handles lists and costs far beyond any real deck in a few steps', () => {
    /*
     * 900,000 of a million cards are lands, and of 27 cards seen by turn 20 at least 20 are lands: nearly always some 24.
     * One symbol wants one source among them. With the share p of sources among lands, a draw of 24 misses all of them
     * with (1 - p)^24; a tenth is reached at p = 1 - 0.1^(1/24) = 9.15 %, about 82,000 of 900,000.
     */
    const needed = sourcesNeeded({ library: 1_000_000, lands: 900_000, pips: 1, turn: 1_000_000 });
    expect(needed).toBeGreaterThan(75_000);
    expect(needed).toBeLessThan(90_000);
  });

  it('is 0 without lands', () => {
    expect(sourcesNeeded({ library: 60, lands: 0, pips: 2, turn: 3 })).toBe(0);
  });
});
