import { FIELD_DESCRIPTIONS } from './field-descriptions.data.ts';

/** Types described once: a card as such and as the subject of a page. */
const SAME: Readonly<Record<string, string>> = {
  PageCard: 'Card',
  SingleCard: 'Card',
  RecommendedCard: 'Card',
  CardResource: 'Card',
  ProblemDetails: 'Problem',
};

/**
 * What a field means, by the schema's name and the names inside it: the longest key that ends the path, of ours or of
 * `more`. Null if unknown.
 */
export function wordsOfField(
  [schema = '', ...names]: readonly string[],
  more: Readonly<Record<string, string>> = {},
): string | null {
  const path = [SAME[schema] ?? schema, ...names];
  for (let first = 0; first < path.length; first++) {
    const key = path.slice(first).join('.');
    const words = FIELD_DESCRIPTIONS[key] ?? more[key];
    if (words !== undefined) return words;
  }
  return null;
}
