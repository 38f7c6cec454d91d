import { z } from 'zod';
import { ApiCard } from './card.ts';
import { ComboCount } from './page.ts';
import { SearchOption } from './search-option.ts';

const Entry = z.string().max(400);

/** Cards and commanders each as url, slug, name or "N name". */
export const RecsRequest = z
  .object({
    cards: z.array(Entry).max(1000).default([]),
    commanders: z.array(Entry).max(100).default([]),
    full_card_data: z.boolean().optional(),
    name: z.string().max(1000).optional(),
    options: z
      .object({
        excludeLands: z.boolean().optional(),
        offset: z.number().int().min(0).max(1000).optional(),
        /** No card to add above this price, in USD; cards without a price are left out. */
        maxPrice: z.number().min(0).max(1_000_000).optional(),
        /** The cards to add together cost at most this, in USD, best first; cards without a price are left out. */
        maxTotal: z.number().min(0).max(1_000_000).optional(),
        /**
         * No card to add that would lift the deck above the bracket 1…5: game changers, mass land denial, extra turns
         * and two-card combos, each card counted with those above it in the answer.
         */
        bracket: z.number().int().min(1).max(5).optional(),
        /** Only these cards to add, by url or slug. */
        among: z.array(Entry).max(200).optional(),
        /** Name all cards to add that keep within the price of one card and the bracket, in `ranked`. */
        ranked: z.boolean().optional(),
      })
      .optional(),
  })
  .meta({ id: 'RecsRequest' });
export type RecsRequest = z.input<typeof RecsRequest>;

export const RecommendedCard = ApiCard.extend({
  /** Higher is better; only the order within one answer means something. */
  score: z.number(),
  reasons: z.array(z.string()).max(3),
}).meta({ id: 'RecommendedCard' });
export type RecommendedCard = z.infer<typeof RecommendedCard>;

/** A combo that lacks one card of the deck. */
export const NearCombo = ComboCount.extend({ missing: ApiCard });
export type NearCombo = z.infer<typeof NearCombo>;

/** A name that no card has, as it was sent, with the card it may mean. */
export const UnknownName = z.object({
  name: z.string(),
  of: z.enum(['card', 'commander']),
  nearest: SearchOption.nullable(),
});
export type UnknownName = z.infer<typeof UnknownName>;

export const RecsAnswer = z
  .object({
    commanders: z.array(ApiCard),
    /** Cards to add, best first; at most 100. */
    inRecs: z.array(RecommendedCard),
    /** Cards of the deck that may go, first to go first; at most 100. */
    outRecs: z.array(RecommendedCard),
    errors: z.array(z.string()),
    unknown: z
      .array(UnknownName)
      .describe('Every name nobody knows; what they may mean is looked for at the first 20'),
    /** Cards of the list that may lead a deck, where no commander was given; at most 12. */
    leaders: z.array(ApiCard),
    combos: z.object({
      /** Combos the deck holds whole, the most a player can read: 20. */
      present: z.array(ComboCount),
      /** Combos that lack one card within the commanders' colors; at most 20. */
      near: z.array(NearCombo),
    }),
    /** What the cards to add cost together by their default prices, in USD; null where none has one. */
    price: z.number().nullable(),
    /**
     * With the option `ranked`: slugs of all cards to add, best first, so that what a visitor owns can be picked out
     * without being told; else empty.
     */
    ranked: z.array(z.string()),
    /** More recommendations follow at a higher offset. */
    more: z.boolean(),
    /** Decks the recommendation rests on. */
    num_decks: z.number().int(),
    asOf: z.string().nullable(),
    sample: z.boolean(),
  })
  .meta({ id: 'RecsAnswer' });
export type RecsAnswer = z.infer<typeof RecsAnswer>;
