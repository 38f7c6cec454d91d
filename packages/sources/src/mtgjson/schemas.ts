import { z } from 'zod';

const NumberText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .nullish()
  .catch(null);

export const MtgjsonIdentifier = z.object({
  identifiers: z.object({
    scryfallId: z.string().nullish(),
    tcgplayerProductId: NumberText,
    mtgoId: NumberText,
    multiverseId: NumberText,
  }),
});
export type MtgjsonIdentifier = z.infer<typeof MtgjsonIdentifier>;

/** Date → price, by finish. */
const Points = z.record(z.string(), z.number().nullable()).nullish();

const Vendor = z
  .object({
    currency: z.string().nullish(),
    retail: z.object({ normal: Points, foil: Points, etched: Points }).nullish(),
  })
  .nullish();

export const MtgjsonPrices = z.object({
  paper: z.object({ tcgplayer: Vendor, cardkingdom: Vendor, cardmarket: Vendor, manapool: Vendor }).nullish(),
  mtgo: z.object({ cardhoarder: Vendor }).nullish(),
});
export type MtgjsonPrices = z.infer<typeof MtgjsonPrices>;
export type MtgjsonVendor = z.infer<typeof Vendor>;
export type MtgjsonPoints = z.infer<typeof Points>;

export const DeckListEntry = z.object({
  code: z.string(),
  fileName: z.string().regex(/^[^/\\]+$/, 'not a file name'),
  name: z.string(),
  releaseDate: z.string().nullish(),
  type: z.string(),
});
export type DeckListEntry = z.infer<typeof DeckListEntry>;

const DeckCard = z.object({ name: z.string(), count: z.number().int().positive() });

export const MtgjsonDeck = z.object({
  data: z.object({
    code: z.string(),
    name: z.string(),
    releaseDate: z.string().nullish(),
    type: z.string(),
    commander: z.array(DeckCard).nullish(),
    displayCommander: z.array(DeckCard).nullish(),
    mainBoard: z.array(DeckCard),
  }),
});
export type MtgjsonDeck = z.infer<typeof MtgjsonDeck>;
