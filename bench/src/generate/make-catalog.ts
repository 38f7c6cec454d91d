import type { EngineCard } from '../../../packages/engine/src/build/index.ts';
import { Random } from './random.ts';

/** Newest day of the generated decks, 2026-11-01, and the first of the two years they span. */
export const LAST_DAY = 20_758;
const FIRST_DAY = LAST_DAY - 729;
/** The only release after the newest deck: cards that are announced. */
export const LAST_RELEASE = LAST_DAY + 40;

const CARDS = 30_000;
export const LAND_TYPE = 7;

/** Creature, instant, sorcery, artifact, enchantment, battle, planeswalker, land. */
const TYPE_WEIGHTS = [52, 11, 11, 9, 12, 0.3, 1.2, 3.5];
/** Days with releases before and within the window of the decks, about as many as real cards have. */
const RELEASES_BEFORE = 210;
const RELEASES_IN_WINDOW = 40;

/** A catalog of generated cards; the first five are the basics. */
export function makeCatalog(): EngineCard[] {
  const random = new Random(1);
  return Array.from({ length: CARDS }, (_, position) => {
    const basic = position < 5;
    const type = basic ? LAND_TYPE : random.pick(TYPE_WEIGHTS);
    const identity = basic ? 1 << position : makeIdentity(random, type);
    const colors = [0, 1, 2, 3, 4].map((color) => (identity >> color) & 1);
    const isAnnounced = type !== 0 && position % 100 === 99;
    const label = String(position).padStart(5, '0');
    return {
      slug: `card-${label}`,
      name: `Card ${label}`,
      identity,
      type,
      manaValue: type === LAND_TYPE ? 0 : random.pick([2, 10, 22, 24, 18, 12, 7, 4, 2]),
      pips: colors.map((has) => (type === LAND_TYPE ? 0 : has * (1 + random.below(2)))),
      releaseDay: basic ? 8_000 : makeRelease(random, isAnnounced),
      priceCents: random.below(30) === 0 ? -1 : 10 + Math.floor(30_000 * random.fraction() ** 6),
      basic,
      banned: random.below(400) === 0,
      gameChanger: random.below(600) === 0,
      manaArtifact: type === 3 && random.below(6) === 0,
      utilityLand: type === LAND_TYPE && !basic && random.below(2) === 0,
      roles: 0,
    };
  });
}

function makeIdentity(random: Random, type: number): number {
  const isColorless = random.fraction() < (type === 3 ? 0.85 : type === LAND_TYPE ? 0.5 : 0.01);
  const wanted = isColorless ? 0 : 1 + random.pick([74, 20, 4, 0.5, 1.5]);
  let identity = 0;
  for (let colors = 0; colors < wanted; ) {
    const bit = 1 << random.below(5);
    if (identity & bit) continue;
    identity |= bit;
    colors++;
  }
  return identity;
}

/** Nine tenths are older than every deck; the others were released on one of forty days since, or are announced. */
function makeRelease(random: Random, isAnnounced: boolean): number {
  const isOld = random.below(10) > 0;
  const release = isOld
    ? 9_000 + Math.floor((random.below(RELEASES_BEFORE) * (FIRST_DAY - 9_000)) / RELEASES_BEFORE)
    : FIRST_DAY + 1 + Math.floor((random.below(RELEASES_IN_WINDOW) * 700) / RELEASES_IN_WINDOW);
  return isAnnounced ? LAST_RELEASE : release;
}
