/** Why a name of the card data is not in the catalog, the more telling first: of several, the first counts. */
export const EXCLUDED_KINDS = ['not-legal', 'arena', 'attraction', 'emblem', 'token', 'art-card'] as const;

export type ExcludedKind = (typeof EXCLUDED_KINDS)[number];

/** A name of something real that is in no Commander deck, and why not. */
export type ExcludedName = { name: string; kind: ExcludedKind };

/** The names of the card data without a card in the catalog; `date` is that of the card data, YYYY-MM-DD, if known. */
export type ExcludedNames = { date: string | null; names: readonly ExcludedName[] };

export const NO_EXCLUDED_NAMES: ExcludedNames = { date: null, names: [] };

const WORDS: Readonly<Record<ExcludedKind, string>> = {
  'not-legal': 'is not legal in Commander',
  arena: 'exists only on Arena',
  attraction: 'is an Attraction, not a card of the deck',
  emblem: 'is an emblem, not a card of the deck',
  token: 'is a token, not a card of the deck',
  'art-card': 'is an art card, not a card of the deck',
};

/** Why, as the end of a sentence that begins with the name: "is not legal in Commander". */
export function describeExcluded(kind: ExcludedKind): string {
  return WORDS[kind];
}
