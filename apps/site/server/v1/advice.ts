import { bracketResource, insightResource, recommendationsResource, toProvenance } from '@deckwright/answers';
import {
  BracketEstimateAnswer,
  DeckListBody,
  InsightAnswer,
  InsightBody,
  RecommendationsAnswer,
  RecommendationsRequest,
} from '@deckwright/contract/schemas';
import { toWire } from '@deckwright/contract/wire';
import type { Api } from '../api/api.ts';
import { defineRoute, readJson } from '../api/define-route.ts';
import { VERSION_ONE } from '../http/version-one.ts';
import { readDeck } from './read-deck.ts';

const PROBLEMS = {
  400: 'The body cannot be read, or has no card, or none that is recognized.',
  413: 'The body is larger than 1 MB.',
};
const EXAMPLE = {
  commanders: ['Atraxa, Praetors’ Voice'],
  cards: ['1 Sol Ring', 'Arcane Signet', 'Command Tower'],
};

export function adviceRoutes(api: Api): void {
  defineRoute(
    api,
    {
      method: 'post',
      path: `${VERSION_ONE}/recommendations`,
      summary: 'Cards that must go from a deck, cards to add and cards to cut, with reasons',
      description:
        '`commanders` must have a name. Names that no card has, and cards that cannot be commanders, are not refused: the answer has them in `unknown` or `problems`, and its `commanders` are empty. Cards that may not be in the deck are in `must_go`, and in no other part of the answer. A list of 40 different cards or more gets nothing above its own bracket and price level, unless the request sets or lifts these limits; `plan` of the answer says which hold.',
      operationId: 'recommendations.make',
      tags: ['Decks'],
      body: RecommendationsRequest,
      bodyExample: { ...EXAMPLE, exclude_lands: true, max_price: 5, order: 'reading' },
      answer: RecommendationsAnswer,
      problems: { ...PROBLEMS, 400: 'The body cannot be read, or has no name in `commanders`.' },
    },
    async (c) => {
      const { view, snapshot, inTurn } = c.var;
      const request = await readJson(c, RecommendationsRequest);
      c.header('Cache-Control', 'no-store');
      const data = await inTurn(() => recommendationsResource(view, request));
      return c.json({ data, source: toProvenance(snapshot) });
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: `${VERSION_ONE}/brackets/estimate`,
      summary: 'The bracket of a deck list by our estimate, with reasons',
      operationId: 'brackets.estimate',
      tags: ['Decks'],
      body: DeckListBody,
      bodyExample: EXAMPLE,
      answer: BracketEstimateAnswer,
      problems: PROBLEMS,
    },
    async (c) => {
      const { view, snapshot, inTurn } = c.var;
      const list = await readDeck(c, DeckListBody);
      c.header('Cache-Control', 'no-store');
      const data = await inTurn(() => bracketResource(view, list));
      return c.json({ data, source: toProvenance(snapshot) });
    },
  );
  defineRoute(
    api,
    {
      method: 'post',
      path: `${VERSION_ONE}/insight`,
      summary: 'What a deck is made of: curve, types, colors, prices, salt, bracket, combos and problems',
      operationId: 'insight.make',
      tags: ['Decks'],
      body: InsightBody,
      bodyExample: EXAMPLE,
      answer: InsightAnswer,
      problems: PROBLEMS,
    },
    async (c) => {
      const { view, snapshot, inTurn } = c.var;
      const deck = await readDeck(c, InsightBody);
      c.header('Cache-Control', 'no-store');
      const insight = await inTurn(() => insightResource(view, deck));
      return c.json({ data: toWire(insight), source: toProvenance(snapshot) });
    },
  );
}
