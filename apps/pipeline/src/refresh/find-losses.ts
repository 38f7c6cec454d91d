import { counted, groupDigits } from '@deckwright/command-line';
import { PRICE_SOURCES, type PriceSource } from '@deckwright/domain';
import type { SnapshotFacts } from './snapshot-facts.ts';

type Counted = keyof SnapshotFacts['counts'];

/**
 * The share of a total that may be lost from one snapshot to the next, and the minimum number that counts as a loss:
 * one of four precons is a quarter of them but means nothing. Listed in docs/operate/refresh.md.
 */
const MAX_LOST: readonly { what: Counted; name: string; share: number; least: number }[] = [
  { what: 'cards', name: 'card', share: 0.005, least: 5 },
  { what: 'decks', name: 'deck', share: 0.05, least: 20 },
  { what: 'commanders', name: 'commander', share: 0.05, least: 10 },
  { what: 'combos', name: 'combo', share: 0.05, least: 5 },
  { what: 'precons', name: 'precon', share: 0.02, least: 3 },
  { what: 'sets', name: 'set', share: 0.02, least: 3 },
  { what: 'rulings', name: 'ruling', share: 0.05, least: 20 },
];

/** Growth of the catalog beyond this is not a new release: cards of another game or format have been included. */
const MAX_MORE_CARDS = { share: 0.2, least: 50 };

/** Vendors sell out and lists come late, but not this much from one day to the next. */
const MAX_PRICES_LOST = { share: 0.2, least: 20 };

/** A commander with at least this many decks may lose this share of them. */
const COMMANDER = { decks: 100, share: 0.3 };

/** The number of most played pages of each kind that must exist in the next snapshot. */
const REFERENCE_PAGES = 100;
/** A page with fewer decks may disappear. */
const REFERENCE_DECKS = 20;
const SHOWN = 5;

/**
 * What a new snapshot has lost compared with the published one beyond what a day can explain, one sentence each; empty
 * if it may be published. A sample is not compared with real data.
 */
export function findLosses(before: SnapshotFacts, after: SnapshotFacts): string[] {
  if (before.sample || after.sample) return [];
  return [
    ...MAX_LOST.flatMap(({ what, name, ...most }) =>
      fallen(`${name}s`, before.counts[what] ?? 0, after.counts[what] ?? 0, most),
    ),
    ...grown(before.counts.cards, after.counts.cards),
    ...PRICE_SOURCES.flatMap((vendor) => pricesFallen(vendor, before, after)),
    ...missingPages('cards', before.cardDecks, (slug) => after.cards.has(slug)),
    ...missingPages('commanders', before.commanderDecks, (slugs) => after.commanderDecks.has(slugs)),
    ...shrunkCommanders(before, after),
  ];
}

type Most = { share: number; least: number };

function fallen(what: string, before: number, after: number, { share, least }: Most): string[] {
  const lost = before - after;
  if (lost < least || lost <= before * share) return [];
  return [`${change(what, before, after)}; at most ${percent(share)} may go at once.`];
}

function grown(before: number, after: number): string[] {
  const more = after - before;
  if (before === 0 || more < MAX_MORE_CARDS.least || more <= before * MAX_MORE_CARDS.share) return [];
  return [`${change('cards', before, after)}; at most ${percent(MAX_MORE_CARDS.share)} may come at once.`];
}

function pricesFallen(vendor: PriceSource, before: SnapshotFacts, after: SnapshotFacts): string[] {
  return fallen(`prices of ${vendor}`, before.prices[vendor], after.prices[vendor], MAX_PRICES_LOST);
}

/** Those of the pages with most decks that would be gone. */
function missingPages(
  what: string,
  decks: ReadonlyMap<string, number>,
  exists: (page: string) => boolean,
): string[] {
  const pages = [...decks]
    .filter(([, count]) => count >= REFERENCE_DECKS)
    .sort(([a, more], [b, fewer]) => fewer - more || (a < b ? -1 : 1))
    .slice(0, REFERENCE_PAGES)
    .map(([page]) => page);
  const gone = pages.filter((page) => !exists(page));
  if (gone.length === 0) return [];
  return [`Of the ${groupDigits(pages.length)} most played ${what}, missing now: ${describeShown(gone)}.`];
}

function shrunkCommanders(before: SnapshotFacts, after: SnapshotFacts): string[] {
  const shrunk = [...before.commanderDecks]
    .map(([page, decks]) => ({ page, decks, left: after.commanderDecks.get(page) ?? 0 }))
    .filter(({ decks, left }) => decks >= COMMANDER.decks && decks - left > decks * COMMANDER.share)
    .sort((a, b) => b.decks - b.left - (a.decks - a.left) || (a.page < b.page ? -1 : 1));
  if (shrunk.length === 0) return [];
  const list = shrunk.map(
    ({ page, decks, left }) => `${page} (${groupDigits(decks)} to ${groupDigits(left)})`,
  );
  return [
    `${counted(shrunk.length, 'commander')} with ${COMMANDER.decks} decks or more would lose more than ${percent(COMMANDER.share)} of them: ${describeShown(list)}.`,
  ];
}

function change(what: string, before: number, after: number): string {
  const share = Math.abs(after - before) / before;
  const word = after < before ? 'fewer' : 'more';
  return `${percent(share)} ${word} ${what} (${groupDigits(before)} to ${groupDigits(after)})`;
}

function percent(share: number): string {
  return `${Math.round(share * 1000) / 10}%`;
}

function describeShown(list: readonly string[]): string {
  const more = list.length - SHOWN;
  return list.slice(0, SHOWN).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
