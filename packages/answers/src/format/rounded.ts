import { type ShareCounts, shareInterval } from '@deckwright/domain';

/** Rounds to `digits` decimals, so that JSON has no binary rounding noise. */
export function rounded(value: number, digits = 4): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

export function roundedOrNull(value: number | null, digits = 4): number | null {
  return value === null ? null : rounded(value, digits);
}

/** The interval of a share; null where none is given, see `shareInterval`. */
export function inclusionInterval(counts: ShareCounts): {
  inclusionLow: number | null;
  inclusionHigh: number | null;
} {
  const interval = shareInterval(counts);
  return {
    inclusionLow: roundedOrNull(interval?.low ?? null),
    inclusionHigh: roundedOrNull(interval?.high ?? null),
  };
}
