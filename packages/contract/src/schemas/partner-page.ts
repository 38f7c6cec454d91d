import { PAIR_KINDS } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter } from './card.ts';
import { CardEntry, CardList } from './card-entry.ts';
import { Count } from './figures.ts';
import { listFields, pagedFields } from './list-page.ts';
import { PageCard } from './page.ts';

/** The ability that allows two commanders. */
export const PairKindField = z.enum(PAIR_KINDS);

/** Pairs by number of decks (`pairs`), and on the first answer also their cards (`partners`). */
export const PartnersPage = z
  .object({
    ...pagedFields,
    /** The kind that the list is limited to, or null. */
    kind: PairKindField.nullable(),
    kinds: z.array(z.object({ kind: PairKindField, label: z.string(), numPairs: Count })),
    /** Decks of pairs of this kind. */
    decksLed: Count,
  })
  .meta({ id: 'PartnersPage' });
export type PartnersPage = z.infer<typeof PartnersPage>;

/** Backgrounds (`backgrounds`), then the commanders that choose one (`choosers`), by number of decks. */
export const BackgroundsPage = z.object({ ...listFields, decksLed: Count }).meta({ id: 'BackgroundsPage' });
export type BackgroundsPage = z.infer<typeof BackgroundsPage>;

/** A card that can have a partner: its pairings (`pairs`) by decks, then the most played cards of its pairs. */
export const PartnerPage = z
  .object({
    ...listFields,
    /** Pairs with decks in the window. */
    numPairs: Count,
    /** Decks with it as commander in pairs, and alone. */
    decksLed: Count,
    decksAlone: Count,
    /** Legal partners without common decks in the window, by name; the first 60. */
    unplayed: z.array(z.object({ name: z.string(), url: z.string(), colorIdentity: z.array(ColorLetter) })),
    numUnplayed: Count,
    card: PageCard,
    lists: z.array(CardList),
  })
  .meta({ id: 'PartnerPage' });
export type PartnerPage = z.infer<typeof PartnerPage>;

/** The companions, by the decks that name them, then by those that run them in the 99. */
export const CompanionsPage = z
  .object({
    ...listFields,
    companions: z.array(
      z.object({
        slug: z.string(),
        /** The deck-building condition in our own words; null if there is no text for it. */
        condition: z.string().nullable(),
        potentialDecks: Count,
        /** Decks that name it as their companion, and decks that run it in the 99. */
        namedDecks: Count,
        mainDecks: Count,
        /** Commanders of the decks that name it or, if there are none, of those that run it. */
        commanders: z.array(CardEntry),
      }),
    ),
  })
  .meta({ id: 'CompanionsPage' });
export type CompanionsPage = z.infer<typeof CompanionsPage>;
