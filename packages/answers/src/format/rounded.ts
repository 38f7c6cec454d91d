import { wilsonInterval } from '@deckwright/domain';

/** Rounds to `digits` decimals, so that JSON has no binary rounding noise. */
export function rounded(value: number, digits = 4): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

export function roundedOrNull(value: number | null, digits = 4): number | null {
  return value === null ? null : rounded(value, digits);
}

/** The interval of a share; null without trials. */
export function inclusionInterval(
  hits: number,
  trials: number,
): { inclusionLow: number | null; inclusionHigh: number | null } {
  const interval = wilsonInterval(hits, trials);
  return {
    inclusionLow: roundedOrNull(interval?.low ?? null),
    inclusionHigh: roundedOrNull(interval?.high ?? null),
  };
}
