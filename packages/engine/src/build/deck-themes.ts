import type { ThemeKind } from '@deckwright/domain';
import { THRESHOLDS } from '../thresholds.ts';
import type { EngineCard, Shard } from './types.ts';

/** Decks in file order; `lists` holds engine indices, `order` leads to the shard's deck. */
type Ordered = { lists: Uint16Array; order: Uint32Array; identities: Uint8Array };

/** Themes of each deck in file order, ascending within a deck, as offsets and values. */
export type DeckThemes = { start: Uint32Array; themes: Uint16Array; decksOf: Uint32Array };

/** A deck has at most this many cards, so a count fits below it. */
const COUNTS = 256;
const IDENTITIES = 32;

/** What one deck holds of each theme (cards that count for it) and of each creature type. */
type DeckCounts = { theme: Uint8Array; care: Uint16Array; is: Uint16Array; creatures: number };

/**
 * Which themes each deck has, by number in `kinds`; cards in engine order. Only the cards beside the commanders count.
 *
 * A deck has a theme when its owner tagged it, or when it holds at least `themeMinCards` cards of it and at least as
 * many as `themePercentile` of the reference decks. It has a creature type when its owner tagged it, or when at least
 * `kindredMinCards` cards care for it (are of the type, or name it) and its n creatures hold k of the type with
 * (k − n·p) / √(n·p·(1 − p)) ≥ `kindredMinDeviations`, where p = (K + m·P) / (N + m): K of the N creatures of the
 * reference decks are of the type, P is the type's share of the creatures of all decks, m = `kindredPriorCreatures`.
 *
 * Reference decks: those of other commanders of the same colour identity; where they are fewer than
 * `themeMinReferenceDecks`, those of all other commanders.
 */
export function assignThemes(
  cards: readonly EngineCard[],
  kinds: readonly ThemeKind[],
  shard: Shard,
  ordered: Ordered,
): DeckThemes {
  const decks = ordered.order.length;
  const start = new Uint32Array(decks + 1);
  const decksOf = new Uint32Array(kinds.length);
  const found: number[] = [];
  if (kinds.length > 0) {
    const count = deckCounter(cards, kinds, shard, ordered);
    const tables = Array.from({ length: IDENTITIES }, () => new Reference(kinds.length));
    const all = new Reference(kinds.length);
    eachCommander(shard, (commander, from, to) => {
      const table = tables[ordered.identities[commander] ?? 0];
      for (let deck = from; deck < to; deck++) {
        const counts = count(deck);
        table?.add(counts);
        all.add(counts);
      }
    });
    eachCommander(shard, (commander, from, to) => {
      const own = new Reference(kinds.length);
      for (let deck = from; deck < to; deck++) own.add(count(deck));
      const sameColors = tables[ordered.identities[commander] ?? 0] ?? all;
      const enough = sameColors.decks - own.decks >= THRESHOLDS.themeMinReferenceDecks;
      const judge = judgeOf(kinds, enough ? sameColors : all, own, all);
      for (let deck = from; deck < to; deck++) {
        start[deck] = found.length;
        const tagged = ownerThemes(shard, ordered.order[deck] ?? 0);
        const counts = count(deck);
        for (let theme = 0; theme < kinds.length; theme++) {
          if (!judge(counts, theme) && !tagged.includes(theme)) continue;
          found.push(theme);
          decksOf[theme] = (decksOf[theme] ?? 0) + 1;
        }
      }
    });
  }
  start[decks] = found.length;
  return { start, themes: Uint16Array.from(found), decksOf };
}

function eachCommander(shard: Shard, take: (commander: number, from: number, to: number) => void): void {
  for (let commander = 0; commander < shard.labels.length; commander++) {
    take(commander, shard.commanderStart[commander] ?? 0, shard.commanderStart[commander + 1] ?? 0);
  }
}

function ownerThemes(shard: Shard, deck: number): Uint16Array {
  return shard.tags.subarray(shard.tagStart[deck], shard.tagStart[deck + 1]);
}

/** Counts one deck; the answer is valid until the next call. */
function deckCounter(
  cards: readonly EngineCard[],
  kinds: readonly ThemeKind[],
  shard: Shard,
  { lists, order }: Ordered,
): (deck: number) => DeckCounts {
  const counts: DeckCounts = {
    theme: new Uint8Array(kinds.length),
    care: new Uint16Array(kinds.length),
    is: new Uint16Array(kinds.length),
    creatures: 0,
  };
  const bump = (list: Uint8Array | Uint16Array, theme: number): void => {
    list[theme] = (list[theme] ?? 0) + 1;
  };
  return (deck) => {
    const { theme, care, is } = counts;
    for (const list of [theme, care, is]) list.fill(0);
    counts.creatures = 0;
    let every = 0;
    let everyCreature = 0;
    const source = order[deck] ?? 0;
    for (const index of lists.subarray(shard.deckStart[source], shard.deckStart[source + 1])) {
      const card = cards[index];
      const facts = card?.themes;
      const creature = card?.type === 0;
      if (creature) counts.creatures++;
      if (!facts) continue;
      for (const number of facts.themes) bump(theme, number);
      if (facts.everyType) {
        every++;
        if (creature) everyCreature++;
        continue;
      }
      for (const number of facts.is) {
        bump(care, number);
        if (creature) bump(is, number);
      }
      for (const number of facts.names) if (!facts.is.includes(number)) bump(care, number);
    }
    for (let number = 0; number < kinds.length; number++) {
      care[number] = (care[number] ?? 0) + every;
      is[number] = (is[number] ?? 0) + everyCreature;
    }
    return counts;
  };
}

/** Sums over decks: how many hold how many cards of each theme, and how many of their creatures are of each type. */
class Reference {
  readonly held: Uint32Array;
  readonly ofType: Float64Array;
  decks = 0;
  creatures = 0;

  constructor(themes: number) {
    this.held = new Uint32Array(themes * COUNTS);
    this.ofType = new Float64Array(themes);
  }

  add({ theme, is, creatures }: DeckCounts): void {
    this.decks++;
    this.creatures += creatures;
    for (let number = 0; number < is.length; number++) {
      const slot = number * COUNTS + (theme[number] ?? 0);
      this.held[slot] = (this.held[slot] ?? 0) + 1;
      this.ofType[number] = (this.ofType[number] ?? 0) + (is[number] ?? 0);
    }
  }
}

/** Whether a deck has a theme, judged against the decks of `wide` that are not in `own`. */
function judgeOf(
  kinds: readonly ThemeKind[],
  wide: Reference,
  own: Reference,
  all: Reference,
): (counts: DeckCounts, theme: number) => boolean {
  const least = kinds.map((kind, theme) => (kind === 'theme' ? leastCards(wide, own, theme) : 0));
  const shares = kinds.map((kind, theme) => (kind === 'kindred' ? typeShare(wide, own, all, theme) : 0));
  return ({ theme: held, care, is, creatures }, theme) => {
    if (kinds[theme] === 'theme') return (held[theme] ?? 0) >= (least[theme] ?? COUNTS);
    if ((care[theme] ?? 0) < THRESHOLDS.kindredMinCards) return false;
    const share = shares[theme] ?? 0;
    const expected = creatures * share;
    const spread = Math.sqrt(expected * (1 - share));
    return (is[theme] ?? 0) - expected >= THRESHOLDS.kindredMinDeviations * spread;
  };
}

/** The percentile by nearest rank: the least count that this share of the reference decks does not pass. */
function leastCards(wide: Reference, own: Reference, theme: number): number {
  const rank = Math.ceil((wide.decks - own.decks) * THRESHOLDS.themePercentile);
  let seen = 0;
  for (let count = 0; count < COUNTS; count++) {
    const slot = theme * COUNTS + count;
    seen += (wide.held[slot] ?? 0) - (own.held[slot] ?? 0);
    if (seen >= rank) return Math.max(count, THRESHOLDS.themeMinCards);
  }
  return COUNTS;
}

function typeShare(wide: Reference, own: Reference, all: Reference, theme: number): number {
  const prior = THRESHOLDS.kindredPriorCreatures;
  const everywhere = all.creatures === 0 ? 0 : (all.ofType[theme] ?? 0) / all.creatures;
  const ofType = (wide.ofType[theme] ?? 0) - (own.ofType[theme] ?? 0);
  return (ofType + prior * everywhere) / (wide.creatures - own.creatures + prior);
}
