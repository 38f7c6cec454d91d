import { z } from 'zod';

const Name = z.string().trim().min(1);

const Quantity = z.number().int().positive().max(9999);

const Named = z.union([Name, z.object({ name: Name })]);

const DateText = z.string().nullish();

const Games = z.number().int().min(0).max(999);

/** How a deck did in a tournament. */
const ResultRecord = z.object({
  event: z.object({
    id: Name.max(200),
    name: Name.max(120),
    date: z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'not a date (YYYY-MM-DD)'),
    size: z.number().int().positive().max(65_535),
  }),
  placing: z.number().int().positive().max(65_535),
  wins: Games,
  losses: Games,
  draws: Games,
});

/** One deck per line. Names of decks and players are not read. */
export const DeckRecord = z.object({
  id: z.union([z.string(), z.number()]).nullish(),
  commanders: z.array(Named),
  cards: z.array(z.union([Name, z.object({ name: Name, quantity: Quantity.nullish() })])),
  companion: Named.nullish(),
  updatedAt: DateText,
  tags: z.array(z.string()).nullish(),
  bracket: z.number().nullish(),
  url: z.string().nullish(),
  result: ResultRecord.nullish(),
});
export type DeckRecord = z.infer<typeof DeckRecord>;
