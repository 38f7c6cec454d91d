import type { ApiCard, CardDocument } from '@deckwright/contract';
import type { ViewContext } from '../snapshot/index.ts';
import { cardJson } from './card-json.ts';

/** The document of one card. @throws RangeError for a position without a card. */
export function fullCardDocument(context: ViewContext, index: number): CardDocument {
  const card = fullCard(context, index);
  return {
    ...card,
    oracleText: wholeText(card),
    banned: card.legality === 'banned',
    sample: context.snapshot.manifest.sample,
  };
}

/** The rules text of all faces; null if the data lacks that of one. */
export function wholeText({ faces }: Pick<ApiCard, 'faces'>): string | null {
  const texts = faces.flatMap(({ text }) => text ?? []);
  return texts.length < faces.length ? null : texts.join('\n//\n');
}

/** One card with its decks. @throws RangeError for a position without a card. */
export function fullCard(context: ViewContext, index: number): ApiCard {
  const { snapshot } = context;
  const card = snapshot.cards[index];
  if (!card) throw new RangeError(`The snapshot has no card ${index}.`);
  return cardJson(card, context, snapshot.overview.cardDecks[index] ?? 0);
}
