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

/** Card name → quantity, or any key → an entry that carries the card. */
const Board = z.record(
  z.string(),
  z.object({ quantity: Quantity, card: z.object({ name: Name }).nullish() }),
);
export type Board = z.infer<typeof Board>;

const BoardHolder = z.object({ cards: Board }).nullish();

/** A deck site's export of one deck: boards at the root, or below `boards`. */
export const DeckExport = z.object({
  publicId: z.string().nullish(),
  format: z.string().nullish(),
  commanders: Board.nullish(),
  companions: Board.nullish(),
  mainboard: Board.nullish(),
  boards: z.object({ commanders: BoardHolder, companions: BoardHolder, mainboard: BoardHolder }).nullish(),
  lastUpdatedAtUtc: DateText,
  updatedAt: DateText,
  publicUrl: z.string().nullish(),
  userBracket: z.number().nullish(),
  bracket: z.number().nullish(),
});
export type DeckExport = z.infer<typeof DeckExport>;
