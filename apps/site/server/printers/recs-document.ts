import type { ApiCard, RecommendedCard, RecsAnswer } from '@deckwright/contract';
import { RecsAnswer as RecsSchema } from '@deckwright/contract/schemas';
import { z } from 'zod';

const NAMES = z.array(z.string()).meta({ description: 'Names of its faces or, of a pair, of both cards' });
const SALT = z.number().describe('Mean of votes, 0–4; 0 without any, which `salt_votes` tells apart');

const Named = { names: NAMES, salt: SALT };
const Rec = RecsSchema.shape.inRecs.element
  .extend({ ...Named, score: z.number().int().describe('The score in percent, whole') })
  .meta({ id: 'RecsCard' });
const Commander = RecsSchema.shape.commanders.element.extend(Named).meta({ id: 'RecsCommander' });

/** The answer of `/api/recs` in the types of programs written for it: names, whole scores, no salt that is null. */
export const RecsDocument = RecsSchema.extend({
  commanders: z.array(Commander),
  inRecs: z.array(Rec),
  outRecs: z.array(Rec),
}).meta({ id: 'RecsAnswer' });

export function recsDocument(answer: RecsAnswer): z.infer<typeof RecsDocument> {
  return {
    ...answer,
    commanders: answer.commanders.map(named),
    inRecs: answer.inRecs.map(scored),
    outRecs: answer.outRecs.map(scored),
  };
}

function named<T extends ApiCard>(card: T): T & { names: string[]; salt: number } {
  const members = card.cards.length > 0 ? card.cards : card.faces;
  return { ...card, names: members.map(({ name }) => name), salt: card.salt ?? 0 };
}

function scored(card: RecommendedCard) {
  return { ...named(card), score: Math.round(100 * card.score) };
}
