/**
 * Tournament results the slow and obvious way, from raw lists by name. It shares no code with what it checks: intervals
 * are found by halving, tests by adding up a density, comparisons by walking all entries for each card.
 */

/** One player with one deck in one tournament, and the facts of the deck; `cards` null for a list that is not known. */
export type ReferenceEntry = {
  commander: string;
  cards: ReadonlySet<string> | null;
  /** Day on which the deck was saved; the event's day may be earlier. */
  saved: string | null;
  event: string;
  day: string;
  size: number;
  placing: number;
  wins: number;
  losses: number;
  draws: number;
};

/** What decides whether a deck of a commander that has decks with the card could run it. */
export type ReferenceCard = { slug: string; released: string };

export type ReferenceCount = ReturnType<typeof countEntries>;
type Counted = { low: number; high: number };

const Z = 1.959963985;

export const played = ({ wins, losses, draws }: { wins: number; losses: number; draws: number }): number =>
  wins + losses + draws;

/** Sums over entries; a top cut is the first 16 of 32 players or more. */
export function countEntries(entries: readonly ReferenceEntry[]) {
  const large = entries.filter(({ size }) => size >= 32);
  const total = (key: 'wins' | 'losses' | 'draws'): number =>
    entries.reduce((sum, entry) => sum + entry[key], 0);
  return {
    entries: entries.length,
    events: new Set(entries.map(({ event }) => event)).size,
    wins: total('wins'),
    losses: total('losses'),
    draws: total('draws'),
    largeEntries: large.length,
    reached: large.filter(({ placing }) => placing <= 16).length,
    expected: large.reduce((sum, { size }) => sum + 16 / size, 0) / large.length,
  };
}

/** Wilson's interval: the shares π for which |wins ÷ games − π| is 1.96 standard errors of π, found by halving. */
export function wilson(wins: number, games: number): Counted {
  const share = wins / games;
  const isWithin = (other: number): boolean =>
    Math.abs(share - other) <= Z * Math.sqrt((other * (1 - other)) / games);
  const edge = (end: number): number => {
    let [inside, outside] = [share, end];
    if (isWithin(end)) return end;
    for (let step = 0; step < 60; step++) {
      const middle = (inside + outside) / 2;
      if (isWithin(middle)) inside = middle;
      else outside = middle;
    }
    return inside;
  };
  return { low: edge(0), high: edge(1) };
}

/** Newcombe's interval of the difference of two rates, from the two intervals of Wilson. */
export function newcombe(a: ReferenceCount, b: ReferenceCount): Counted & { difference: number } {
  const [one, other] = [a.wins / played(a), b.wins / played(b)];
  const [first, second] = [wilson(a.wins, played(a)), wilson(b.wins, played(b))];
  const difference = one - other;
  return {
    difference,
    low: difference - Math.sqrt((one - first.low) ** 2 + (second.high - other) ** 2),
    high: difference + Math.sqrt((first.high - one) ** 2 + (other - second.low) ** 2),
  };
}

/**
 * The difference over all commanders: each one's difference, weighted by games with × games without ÷ games. Its
 * variance is that of a weighted sum of independent shares.
 */
export function mantelHaenszel(
  sides: readonly { with: ReferenceCount; without: ReferenceCount }[],
): Counted & { difference: number } {
  const rows = sides.map(({ with: a, without: b }) => {
    const [m, n] = [played(a), played(b)];
    const [p, q] = [a.wins / m, b.wins / n];
    return {
      weight: 1 / (1 / m + 1 / n),
      difference: p - q,
      variance: (p * (1 - p)) / m + (q * (1 - q)) / n,
    };
  });
  const weights = rows.reduce((sum, { weight }) => sum + weight, 0);
  const difference = rows.reduce((sum, row) => sum + (row.weight / weights) * row.difference, 0);
  const error = Math.sqrt(rows.reduce((sum, row) => sum + (row.weight / weights) ** 2 * row.variance, 0));
  return { difference, low: Math.max(-1, difference - Z * error), high: Math.min(1, difference + Z * error) };
}

/** Entries of a commander with a card and, of those whose deck could run it, without it. */
export function getSides(entries: readonly ReferenceEntry[], card: ReferenceCard) {
  const listed = entries.filter(({ cards }) => cards !== null);
  return {
    with: countEntries(listed.filter(({ cards }) => cards?.has(card.slug))),
    without: countEntries(
      listed.filter(({ cards, saved }) => !cards?.has(card.slug) && saved !== null && saved >= card.released),
    ),
  };
}

/** The chance of a difference at least as large if both sides had one rate: Student's t by adding up its density. */
function findChance(a: ReferenceCount, b: ReferenceCount): number {
  const [m, n] = [played(a), played(b)];
  const rate = (a.wins + b.wins) / (m + n);
  if (rate === 0 || rate === 1) return 1;
  const t = Math.abs(a.wins / m - b.wins / n) / Math.sqrt(rate * (1 - rate) * (1 / m + 1 / n));
  const freedom = m + n - 2;
  const step = 0.005;
  let [inside, all] = [0, 0];
  for (let x = step / 2; x < 12; x += step) {
    const density = (1 + x ** 2 / freedom) ** (-(freedom + 1) / 2);
    all += density;
    if (x < t) inside += density;
  }
  return 1 - inside / all;
}

/** Whether each difference is marked, with at most 5 % expected to be wrong (Benjamini and Hochberg). */
export function markedSides(sides: readonly { with: ReferenceCount; without: ReferenceCount }[]): boolean[] {
  const chances = sides.map(({ with: a, without: b }) => findChance(a, b));
  const sorted = [...chances].sort((a, b) => a - b);
  let limit = -1;
  for (const [index, chance] of sorted.entries())
    if (chance <= (0.05 * (index + 1)) / sorted.length) limit = chance;
  return chances.map((chance) => chance <= limit);
}
