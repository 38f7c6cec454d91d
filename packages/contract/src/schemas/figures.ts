import { z } from 'zod';

/** A count. */
export const Count = z.number().int().min(0);

/** A rank or a page number, from 1. */
export const Place = z.number().int().min(1);

/** A share, 0…1. */
export const Share = z.number().min(0).max(1);

/** The 95 % interval of the adjacent share; null without trials. */
export const intervalFields = { inclusionLow: Share.nullable(), inclusionHigh: Share.nullable() };

/** A difference of shares. */
export const ShareDifference = z.number().min(-1).max(1);

/** A quantity other than a count: an average, a mana value, an amount of money. */
export const Amount = z.number().min(0);

/** A mean of votes. */
export const SaltScore = z.number().min(0).max(4);

/** The brackets by their numbers. */
export const BracketNumber = z.number().int().min(1).max(5);

/** A bracket estimated from a list, never 1, with at least one reason in words. */
export const DeckBracketEstimate = z
  .object({ bracket: z.number().int().min(2).max(5), name: z.string(), reasons: z.array(z.string()).min(1) })
  .meta({ id: 'BracketEstimate' });
