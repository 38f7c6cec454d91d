import type { ApiCard, RecommendedCard, RecsAnswer, RecsDocument } from '@deckwright/contract/schemas';

/** The answer of `/api/recs`, of recommendations as they are computed. */
export function recsDocument(answer: RecsAnswer): RecsDocument {
  return {
    ...answer,
    commanders: answer.commanders.map(named),
    inRecs: answer.inRecs.map(scored),
    mustGo: answer.mustGo.map(named),
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
