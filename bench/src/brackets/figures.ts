import { createHash } from 'node:crypto';
import type { Bracket } from '../../../packages/domain/src/index.ts';

/** A deck with the bracket given by its site or tournament, and our estimate from the list. */
export type Judged = { id: string; stated: Bracket; estimated: Bracket };

/** A part of a whole. */
export type Part = { of: number; found: number };

export type Figures = {
  exact: Part;
  /** At most one bracket away. */
  withinOne: Part;
  /** Decks by stated (row) and estimated (column) bracket, 1…5 each. */
  confusion: number[][];
};

export function figuresOf(decks: readonly Judged[]): Figures {
  const confusion = [1, 2, 3, 4, 5].map(() => [0, 0, 0, 0, 0]);
  for (const { stated, estimated } of decks) {
    const row = confusion[stated - 1];
    if (row) row[estimated - 1] = (row[estimated - 1] ?? 0) + 1;
  }
  return {
    exact: partOf(decks, ({ stated, estimated }) => stated === estimated),
    withinOne: partOf(decks, ({ stated, estimated }) => Math.abs(stated - estimated) <= 1),
    confusion,
  };
}

export function partOf<T>(all: readonly T[], holds: (one: T) => boolean): Part {
  return { of: all.length, found: all.filter(holds).length };
}

/** True for decks that are not used to choose limits: those whose id has an odd hash. */
export function isHeldBack(id: string): boolean {
  return ((createHash('sha256').update(id).digest()[0] ?? 0) & 1) === 1;
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
    return shareOf(called.tournament) >= TARGET.tournament && shareOf(called.casual) <= TARGET.casual;
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
  return { tournament: partOf(tournament, holds), casual: partOf(casual, holds) };
}

export function shareOf({ of, found }: Part): number {
  return found / of;
}

/** 95% Wilson interval of a share. */
export function interval({ of, found }: Part): readonly [low: number, high: number] {
  if (of === 0) return [Number.NaN, Number.NaN];
  const z = 1.96;
  const share = found / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const spread = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [middle - spread, middle + spread];
}
