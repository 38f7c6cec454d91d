import { BRACKETS } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter } from './card.ts';
import { CardList } from './card-entry.ts';
import { Count, intervalFields, Place, Share } from './figures.ts';
import { PageHead } from './page.ts';

const Bracket = z.enum(BRACKETS);

/** A combo in lists and on its own page. */
export const ComboEntry = z
  .object({
    id: z.string(),
    url: z.string(),
    /** Its cards' names joined by ' + '. */
    name: z.string(),
    cards: z.array(
      z.object({
        name: z.string(),
        /** Null if the card is not in the catalog. */
        url: z.string().nullable(),
        mustBeCommander: z.boolean(),
      }),
    ),
    /** Other pieces in words, such as "a creature with haste". */
    requires: z.array(z.string()),
    results: z.array(z.string()),
    /** Prerequisites; mana symbols in braces. */
    prerequisites: z.array(z.string()),
    steps: z.array(z.string()),
    manaNeeded: z.string(),
    colorIdentity: z.array(ColorLetter),
    bracket: Bracket.nullable(),
    /** Decks that run all its cards; null if one is not in the catalog. */
    numDecks: Count.nullable(),
    /** Eligible decks: the color identity allows it, and saved since its newest card was released. */
    potentialDecks: Count.nullable(),
    /** numDecks / potentialDecks, 0…1; null without eligible decks. */
    rate: Share.nullable(),
    ...intervalFields,
    /** Rank by decks that run it; null without decks. */
    rank: Place.nullable(),
    /** Its page at the source of the combos, or null. */
    sourceUrl: z.string().nullable(),
  })
  .meta({ id: 'ComboEntry' });
export type ComboEntry = z.infer<typeof ComboEntry>;

const choice = z.object({ slug: z.string(), name: z.string(), count: Count });

/** Combos by the number of decks running them, 30 per answer; `more` is the path of the next answer. */
export const CombosPage = z
  .object({
    ...PageHead.shape,
    numCombos: Count,
    /** Combos that match the form. */
    shown: Count,
    form: z.object({
      colors: z.string().nullable(),
      size: Count.nullable(),
      result: z.string().nullable(),
      bracket: Bracket.nullable(),
      card: z.string().nullable(),
      cardName: z.string().nullable(),
    }),
    /** The most common results, and the sizes, for the form. */
    results: z.array(choice),
    sizes: z.array(z.object({ size: Count, count: Count })),
    page: Place,
    isPaginated: z.boolean(),
    more: z.string().nullable(),
    combos: z.array(ComboEntry),
    /** For each combo a list of its known cards, in the same order. */
    lists: z.array(CardList),
  })
  .meta({ id: 'CombosPage' });
export type CombosPage = z.infer<typeof CombosPage>;

/** One combo: lists `cards` and `topcommanders`, the commanders whose decks run it. */
export const ComboPage = z
  .object({
    ...PageHead.shape,
    combo: ComboEntry,
    numCombos: Count,
    lists: z.array(CardList),
  })
  .meta({ id: 'ComboPage' });
export type ComboPage = z.infer<typeof ComboPage>;
