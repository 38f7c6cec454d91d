import { createHash } from 'node:crypto';

/** What was found correctly, all that was found, and all that should have been. */
export type Hits = { right: number; found: number; wanted: number };

/** Share of what was found that is right, 0…1; NaN if nothing was found. */
export function precision({ right, found }: Hits): number {
  return right / found;
}

/** Share of what should have been found that was, 0…1; NaN if there is none. */
export function recall({ right, wanted }: Hits): number {
  return right / wanted;
}

/**
 * Whether rules and limits may not be fitted to what has this id, which half of all have: those whose hash is odd. It depends
 * on the id alone, so that nothing ever changes its half.
 */
export function isInEvaluationSet(id: string): boolean {
  return ((createHash('sha256').update(id).digest()[0] ?? 0) & 1) === 1;
}

/** 95% Wilson interval of the share `found` of `of`, 0…1; NaN of nothing. */
export function wilsonInterval(found: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [Number.NaN, Number.NaN];
  const z = 1.96;
  const share = found / of;
  const middle = (share + (z * z) / (2 * of)) / (1 + (z * z) / of);
  const spread = (z / (1 + (z * z) / of)) * Math.sqrt((share * (1 - share)) / of + (z * z) / (4 * of * of));
  return [middle - spread, middle + spread];
}
