import { allDecks } from './accessors.ts';
import type { Engine } from './engine.ts';
import type { Neighbors } from './recommend-neighbors.ts';
import type { RecommendQuery } from './recommend-query.ts';
import { RECOMMEND } from './recommend-settings.ts';
import { countAllowed, countBoth, countHolders, holdersAmong } from './recommend-together.ts';

/** "In `share` of the `decks` decks with `card`." */
export type Partner = { card: number; share: number; decks: number };

/**
 * For each card, the card of the list that speaks most for it. Near decks propose the pair, by how far the card's share
 * among those with the other exceeds its share among all of them, in standard errors. The numbers told are exact,
 * over all decks that hold the other card and whose colours allow this one; pairs that say little are left out.
 */
export function partnersOf(
  engine: Engine,
  { list }: RecommendQuery,
  { decks }: Neighbors,
  cards: readonly number[],
): Map<number, Partner> {
  const near = holdersAmong(engine, decks, [...list, ...cards]);
  const holders = new Map([...list].map((card) => [card, countHolders(near, card)]));
  const pairs = new Map<number, number>();
  for (const card of cards) {
    const nearby = countHolders(near, card) / decks.length;
    let best = 0;
    for (const other of list) {
      const count = holders.get(other) ?? 0;
      if (count < RECOMMEND.withMinDecks) continue;
      const gain = (countBoth(near, card, other) / count - nearby) * Math.sqrt(count);
      if (gain <= best) continue;
      best = gain;
      pairs.set(card, other);
    }
  }
  return exactShares(engine, pairs);
}

function exactShares(engine: Engine, pairs: ReadonlyMap<number, number>): Map<number, Partner> {
  const told = new Map<number, Partner>();
  if (pairs.size === 0) return told;
  const every = Uint32Array.from({ length: engine.decks }, (_, deck) => deck);
  const all = holdersAmong(engine, every, [...pairs].flat());
  const { hold, potential } = allDecks(engine);
  const masks = new Map<number, Uint32Array>();
  for (const [card, other] of pairs) {
    const identity = engine.cardIdentity[card] as number;
    const mask = masks.get(identity) ?? decksOfColors(engine, identity);
    masks.set(identity, mask);
    const { decks, both } = countAllowed(all, card, other, mask);
    if (decks < RECOMMEND.withMinDecks) continue;
    const share = both / decks;
    const gain = share - (hold[card] as number) / Math.max(1, potential[card] as number);
    if (share < RECOMMEND.withMinShare || gain < RECOMMEND.withMinGain) continue;
    told.set(card, { card: other, share, decks });
  }
  return told;
}

/** Bit per deck: its colours contain these. */
function decksOfColors(engine: Engine, identity: number): Uint32Array {
  const mask = new Uint32Array((engine.decks + 31) >>> 5);
  for (let commander = 0; commander < engine.commanders; commander++) {
    if (identity & ~(engine.commanderIdentity[commander] as number)) continue;
    const end = engine.commanderStart[commander + 1] as number;
    for (let deck = engine.commanderStart[commander] as number; deck < end; deck++) {
      mask[deck >>> 5] = (mask[deck >>> 5] as number) | (1 << (deck & 31));
    }
  }
  return mask;
}
