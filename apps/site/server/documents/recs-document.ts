import type { ApiCard, RecommendedCard, RecsAnswer } from '@deckwright/api-client';
import type { RecsRequest } from '@deckwright/api-client/schemas';
import { isPlayable, isWithin } from '@deckwright/domain';
import type { Recommendation, RecommendOutput } from '@deckwright/engine/query';
import type { z } from '@hono/zod-openapi';
import { cardJson } from './card-json.ts';
import type { ViewContext } from './card-view-json.ts';
import { reasonWords } from './reason-words.ts';
import { readDeck } from './recs-request.ts';
import { rounded } from './words.ts';

const MOST_RECS = 100;
const MOST_REASONS = 3;
/** Asked for beyond what is shown, because lands may be left out and to know whether more follow. */
const SPARE = 200;

const NO_DECKS =
  'There are no decks yet to compare with, so that nothing can be recommended. Add some with "npm run deckwright -- ingest decks".';

/** Cards to add and cards to cut, with reasons; what is wrong with the request stands in `errors`. */
export async function recsDocument(
  context: ViewContext,
  request: z.output<typeof RecsRequest>,
): Promise<RecsAnswer> {
  const { snapshot, imageHost } = context;
  const { commanders, cards, errors } = readDeck(snapshot, request);
  const { asOf, sample } = snapshot.manifest;
  const offset = request.options?.offset ?? 0;
  const limit = offset + MOST_RECS + SPARE;
  const output: RecommendOutput =
    commanders.length === 0
      ? { decksConsidered: 0, add: [], cut: [] }
      : await snapshot.ask('recommend', { commanders, cards, limit });
  const fits = admission(context, commanders, cards, request.options?.excludeLands ?? false);
  const add = output.add.filter(fits);
  return {
    commanders: commanders.flatMap((index) => card(index)),
    inRecs: recommended(context, add.slice(offset, offset + MOST_RECS)),
    outRecs: recommended(
      context,
      output.cut.filter(({ card: index }) => cards.includes(index)).slice(0, MOST_RECS),
    ),
    errors: commanders.length > 0 && snapshot.manifest.counts.decks === 0 ? [...errors, NO_DECKS] : errors,
    more: add.length > offset + MOST_RECS,
    num_decks: output.decksConsidered,
    asOf,
    sample,
  };

  function card(index: number): ApiCard[] {
    const found = snapshot.cards[index];
    return found ? [cardJson(found, { imageHost }, snapshot.overview.cardDecks[index] ?? 0)] : [];
  }
}

/** The promise of the interface, kept here whatever the model says: nothing given, banned or off colour. */
function admission(
  { snapshot }: ViewContext,
  commanders: readonly number[],
  cards: readonly number[],
  excludeLands: boolean,
): (recommendation: Recommendation) => boolean {
  const given = new Set([...commanders, ...cards]);
  const identity = commanders.reduce((bits, index) => bits | (snapshot.cards[index]?.colorIdentity ?? 0), 0);
  return ({ card: index }) => {
    const card = snapshot.cards[index];
    if (!card || given.has(index) || !isPlayable(card)) return false;
    return isWithin(card.colorIdentity, identity) && !(excludeLands && card.primaryType === 'Land');
  };
}

function recommended(
  { snapshot, imageHost }: ViewContext,
  recommendations: readonly Recommendation[],
): RecommendedCard[] {
  return recommendations.flatMap(({ card: index, score, reasons }) => {
    const card = snapshot.cards[index];
    if (!card) return [];
    return {
      ...cardJson(card, { imageHost }, snapshot.overview.cardDecks[index] ?? 0),
      score: rounded(score, 6),
      reasons: reasons.slice(0, MOST_REASONS).map((reason) => reasonWords(snapshot, reason)),
    };
  });
}
