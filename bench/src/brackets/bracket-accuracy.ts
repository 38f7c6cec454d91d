import type { Bracket } from '../../../packages/domain/src/index.ts';

/** A deck with the bracket given by its site or tournament, and our estimate from the list. */
export type Judged = { id: string; stated: Bracket; estimated: Bracket };

/** A part of a whole. */
export type Part = { of: number; found: number };

export type BracketAccuracy = {
  exact: Part;
  /** At most one bracket away. */
  withinOne: Part;
  /** Decks by stated (row) and estimated (column) bracket, 1…5 each. */
  confusion: number[][];
};

/** Compares the estimates of all decks with the stated brackets. */
export function measureBrackets(decks: readonly Judged[]): BracketAccuracy {
  const confusion = [1, 2, 3, 4, 5].map(() => [0, 0, 0, 0, 0]);
  for (const { stated, estimated } of decks) {
    const row = confusion[stated - 1];
    if (row) row[estimated - 1] = (row[estimated - 1] ?? 0) + 1;
  }
  return {
    exact: countPart(decks, ({ stated, estimated }) => stated === estimated),
    withinOne: countPart(decks, ({ stated, estimated }) => Math.abs(stated - estimated) <= 1),
    confusion,
  };
}

export function countPart<T>(all: readonly T[], holds: (one: T) => boolean): Part {
  return { of: all.length, found: all.filter(holds).length };
}

/** The features that the two limits of bracket 5 use. */
export type Signs = { gameChangers: number; meanManaValue: number | null };

export type Limits = { gameChangers: number; meanManaValue: number };

/** The minimum share of tournament decks and the maximum share of casual ones to be put at 5. */
export const TARGET = { tournament: 0.9, casual: 0.02 } as const;

/** The strictest of the limits that reach the target: lowest mana value, then most Game Changers. */
export function strictest(
  tried: readonly Limits[],
  tournament: readonly Signs[],
  casual: readonly Signs[],
): Limits | null {
  const reaching = tried.filter((limits) => {
    const called = calledBy(limits, tournament, casual);
    return shareOfPart(called.tournament) >= TARGET.tournament && shareOfPart(called.casual) <= TARGET.casual;
  });
  const [first = null] = reaching.sort(
    (a, b) => a.meanManaValue - b.meanManaValue || b.gameChangers - a.gameChangers,
  );
  return first;
}

/** Shares of tournament and of casual decks that the limits put at 5. */
export function calledBy(limits: Limits, tournament: readonly Signs[], casual: readonly Signs[]) {
  const holds = ({ gameChangers, meanManaValue }: Signs): boolean =>
    gameChangers >= limits.gameChangers && meanManaValue !== null && meanManaValue <= limits.meanManaValue;
  return { tournament: countPart(tournament, holds), casual: countPart(casual, holds) };
}

export function shareOfPart({ of, found }: Part): number {
  return found / of;
}
