import { type Card, isBasic } from '@deckwright/domain';

const NUMBER_NAMES = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/**
 * How many copies of a card a deck may run: any number of basic lands, otherwise one unless its text says otherwise.
 */
export function copiesAllowed(card: Pick<Card, 'supertypes' | 'faces' | 'summary'>): number {
  if (isBasic(card)) return Number.POSITIVE_INFINITY;
  const text = [card.summary ?? '', ...card.faces.map((face) => face.text ?? '')].join('\n');
  if (/\bdeck can have any number of cards named\b|^any number allowed\b/im.test(text))
    return Number.POSITIVE_INFINITY;
  const [, word = ''] = /\bdeck can have up to (\w+) cards named\b/i.exec(text) ?? [];
  const most = /^\d+$/.test(word) ? Number(word) : NUMBER_NAMES.indexOf(word.toLowerCase());
  return Math.max(1, most);
}
