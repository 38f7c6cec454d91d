import type { RecsAnswer, RecsRequest } from '@deckwright/api-client/schemas';

/** As many owned cards are asked about; some of them are refused beside those above them. */
const MOST_ASKED = 150;

/** Cards a player owns: copies by slug. */
export type Owned = Readonly<Record<string, number>>;

export type OwnedAnswer = {
  answer: RecsAnswer;
  /** How many cards decks like the list play, and how many of those the player owns. */
  share: { ranked: number; owned: number };
};

/** A request whose answer names every card there is to add, so that the owned ones can be picked out of it. */
export function rankedRequest(request: RecsRequest): RecsRequest {
  // What one owns costs nothing: budgets are for what is bought.
  const { maxPrice: _price, maxTotal: _total, ...options } = request.options ?? {};
  return { ...request, options: { ...options, ranked: true } };
}

/**
 * The answer with owned cards alone. The collection stays here: the first answer names all cards there are to add, and
 * only those of it that will be shown are asked for again.
 */
export async function narrowToOwned(
  first: RecsAnswer,
  request: RecsRequest,
  owned: Owned,
  ask: (request: RecsRequest) => Promise<RecsAnswer>,
): Promise<OwnedAnswer> {
  const isOwned = (slug: string): boolean => Object.hasOwn(owned, slug);
  const among = first.ranked.filter(isOwned);
  const share = { ranked: first.ranked.length, owned: among.length };
  // No deck need play the card that a combo lacks; of the others the second answer finds the combos itself.
  const near = first.combos.near.map(({ missing }) => missing.slug).filter(isOwned);
  const asked = [...new Set([...among.slice(0, MOST_ASKED), ...near])];
  if (asked.length === 0) {
    const combos = { ...first.combos, near: [] };
    return { answer: { ...first, inRecs: [], price: null, more: false, ranked: [], combos }, share };
  }
  const { ranked: _, ...options } = rankedRequest(request).options ?? {};
  return { answer: await ask({ ...request, options: { ...options, among: asked } }), share };
}
