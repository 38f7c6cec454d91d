import { z } from 'zod';

/** How many there are. */
export const Count = z.number().int().min(0);

/** A place in an order or a page of a list, from 1. */
export const Place = z.number().int().min(1);

/** A part of a whole. */
export const Share = z.number().min(0).max(1);

/** Ends of the 95 % interval of the share that stands beside them; null where that is a share of nothing. */
export const intervalFields = { inclusion_low: Share.nullable(), inclusion_high: Share.nullable() };

/** One share less another. */
export const ShareDifference = z.number().min(-1).max(1);

/** A quantity that is no count: an average, a mana value, an amount of money. */
export const Amount = z.number().min(0);

/** A mean of votes. */
export const SaltScore = z.number().min(0).max(4);

/** The brackets by their numbers. */
export const BracketNumber = z.number().int().min(1).max(5);

/** A bracket by what a list shows, never 1, and why in words; at least one reason. */
export const DeckBracketEstimate = z
  .object({ bracket: z.number().int().min(2).max(5), name: z.string(), reasons: z.array(z.string()).min(1) })
  .meta({ id: 'BracketEstimate' });
