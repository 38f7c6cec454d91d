import { z } from 'zod';
import { ApiCard } from './card.ts';

const Entry = z.string().max(400);

/** Cards and commanders each as url, slug, name or "N name". */
export const RecsRequest = z
  .object({
    cards: z.array(Entry).max(1000).default([]),
    commanders: z.array(Entry).max(100).default([]),
    full_card_data: z.boolean().optional(),
    name: z.string().max(1000).optional(),
    options: z
      .object({ excludeLands: z.boolean().optional(), offset: z.number().int().min(0).max(1000).optional() })
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

export const RecsAnswer = z
  .object({
    commanders: z.array(ApiCard),
    /** Cards to add, best first; at most 100. */
    inRecs: z.array(RecommendedCard),
    /** Cards of the deck that may go, first to go first; at most 100. */
    outRecs: z.array(RecommendedCard),
    errors: z.array(z.string()),
    /** More recommendations follow at a higher offset. */
    more: z.boolean(),
    /** Decks the recommendation rests on. */
    num_decks: z.number().int(),
    asOf: z.string().nullable(),
    sample: z.boolean(),
  })
  .meta({ id: 'RecsAnswer' });
export type RecsAnswer = z.infer<typeof RecsAnswer>;
