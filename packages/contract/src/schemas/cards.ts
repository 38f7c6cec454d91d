import { z } from 'zod';
import { ApiCard } from './card.ts';

export const CardsRequest = z
  .object({ format: z.literal('dict'), names: z.array(z.string().max(400)).max(100) })
  .meta({ id: 'CardsRequest' });
export type CardsRequest = z.infer<typeof CardsRequest>;

/** Keyed by the name as sent; unknown names are absent. */
export const CardsAnswer = z.object({ cards: z.record(z.string(), ApiCard) }).meta({ id: 'CardsAnswer' });
export type CardsAnswer = z.infer<typeof CardsAnswer>;
