import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CARD_ROLES } from '@deckwright/domain';
import { beforeAll, describe, expect, it } from 'vitest';
import { precision, recall } from '../accuracy.ts';
import { type LoadedRoles, loadRoles } from './load-roles.ts';
import { SAMPLES } from './report.ts';
import { measureRoles, sumUp, toHits } from './role-accuracy.ts';

/** Real cards, which are not part of the repository. */
const MIRROR = join(import.meta.dirname, '../../../../shared/data/mirror');
const present = existsSync(join(MIRROR, 'scryfall/oracle-cards.json.gz'));
if (!present) console.warn(`roles of real cards skipped: there is no ${MIRROR}`);

describe('the labels', () => {
  it('contain at least 20 cards of each role, and at least 300 in total', () => {
    const cards = SAMPLES.flatMap((sample) => sample.cards);
    expect(cards.length).toBeGreaterThanOrEqual(300);
    for (const role of CARD_ROLES)
      expect(cards.filter(({ roles }) => roles.includes(role)).length, role).toBeGreaterThanOrEqual(20);
  });
});

describe.skipIf(!present)('the roles of real cards', () => {
  let loaded: LoadedRoles;
  beforeAll(async () => {
    loaded = await loadRoles(MIRROR);
  });

  it.each(SAMPLES)('are right for nine of ten, $name cards too', ({ cards }) => {
    const { tallies, unknown } = measureRoles(cards, loaded.getRoles);
    expect(unknown).toEqual([]);
    const sum = sumUp(tallies.values());
    expect(precision(toHits(sum))).toBeGreaterThanOrEqual(0.9);
    expect(recall(toHits(sum))).toBeGreaterThanOrEqual(0.9);
  });

  it('are right for nine of ten without tags', () => {
    const cards = SAMPLES.flatMap((sample) => sample.cards);
    const sum = sumUp(measureRoles(cards, loaded.byTextAlone).tallies.values());
    expect(precision(toHits(sum))).toBeGreaterThanOrEqual(0.9);
    expect(recall(toHits(sum))).toBeGreaterThanOrEqual(0.9);
  });

  it('are right for more than eight of ten in each role', () => {
    const { tallies } = measureRoles(
      SAMPLES.flatMap(({ cards }) => cards),
      loaded.getRoles,
    );
    for (const [role, tally] of tallies) {
      expect(precision(toHits(tally)), role).toBeGreaterThanOrEqual(0.85);
      expect(recall(toHits(tally)), role).toBeGreaterThanOrEqual(0.85);
    }
  });
});
