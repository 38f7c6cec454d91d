import { PAIR_KINDS } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter } from './card.ts';
import { CardEntry, CardList } from './card-entry.ts';
import { Count } from './figures.ts';
import { listFields, pagedFields } from './list-page.ts';
import { PageCard } from './page.ts';

/** By which ability two commanders lead together. */
export const PairKindField = z.enum(PAIR_KINDS);

/** Pairs by the decks they lead (`pairs`), on the first answer also the cards that lead in pairs (`partners`). */
export const PartnersPage = z
  .object({
    ...pagedFields,
    /** The kind the list is narrowed to, or null. */
    kind: PairKindField.nullable(),
    kinds: z.array(z.object({ kind: PairKindField, label: z.string(), num_pairs: Count })),
    /** Decks that pairs of this kind lead. */
    decks_led: Count,
  })
  .meta({ id: 'PartnersPage' });
export type PartnersPage = z.infer<typeof PartnersPage>;

/** Backgrounds (`backgrounds`), then the commanders that choose one (`choosers`), by the decks they lead. */
export const BackgroundsPage = z.object({ ...listFields, decks_led: Count }).meta({ id: 'BackgroundsPage' });
export type BackgroundsPage = z.infer<typeof BackgroundsPage>;

/** One of two commanders: its pairings (`pairs`) by decks, then the cards its pairs play most. */
export const PartnerPage = z
  .object({
    ...listFields,
    /** Pairs with a deck in the window. */
    num_pairs: Count,
    /** Decks with it as commander in pairs, and alone. */
    decks_led: Count,
    decks_alone: Count,
    /** Legal partners with which it leads no deck of the window, by name; the first 60. */
    unplayed: z.array(z.object({ name: z.string(), url: z.string(), color_identity: z.array(ColorLetter) })),
    num_unplayed: Count,
    card: PageCard,
    lists: z.array(CardList),
  })
  .meta({ id: 'PartnerPage' });
export type PartnerPage = z.infer<typeof PartnerPage>;

/** The companions, by the decks that name them, then by those that hold them. */
export const CompanionsPage = z
  .object({
    ...listFields,
    companions: z.array(
      z.object({
        slug: z.string(),
        /** What a deck must be like, in the product's words; null for a companion it has none for. */
        condition: z.string().nullable(),
        potential_decks: Count,
        /** Decks that name it as their companion, and decks that hold it among their cards. */
        named_decks: Count,
        main_decks: Count,
        /** Commanders of the decks that name it or, where none does, of those that hold it. */
        commanders: z.array(CardEntry),
      }),
    ),
  })
  .meta({ id: 'CompanionsPage' });
export type CompanionsPage = z.infer<typeof CompanionsPage>;
