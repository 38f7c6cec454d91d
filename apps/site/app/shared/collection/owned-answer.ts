import type { RecsAnswer, RecsRequest } from '@deckwright/contract/schemas';

/** Maximum number of owned cards requested; some of them are dropped in favor of those ranked higher. */
const MAX_REQUESTED = 150;

/** Cards a player owns: copies by slug. */
export type Owned = Readonly<Record<string, number>>;

export type OwnedAnswer = {
  answer: RecsAnswer;
  /** How many cards similar decks run, and how many of those the player owns. */
  share: { ranked: number; owned: number };
};

/** A request whose answer contains every recommendable card, so that the owned ones can be selected from it. */
export function rankedRequest(request: RecsRequest): RecsRequest {
  // Owned cards cost nothing: budgets are for cards to buy.
  const { maxPrice: _price, maxTotal: _total, ...options } = request.options ?? {};
  return { ...request, options: { ...options, anyPrice: true, ranked: true } };
}

/**
 * The answer with only owned cards. The collection stays on the device: the first answer names all recommendable cards,
 * and only those of them that will be shown are requested again.
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
  // The missing card of a combo need not be run by any deck; the second answer finds the combos of the other cards
  // itself.
  const near = first.combos.near.map(({ missing }) => missing.slug).filter(isOwned);
  const requested = [...new Set([...among.slice(0, MAX_REQUESTED), ...near])];
  if (requested.length === 0) {
    const combos = { ...first.combos, near: [] };
    return { answer: { ...first, inRecs: [], price: null, more: false, ranked: [], combos }, share };
  }
  const { ranked: _, ...options } = rankedRequest(request).options ?? {};
  return { answer: await ask({ ...request, options: { ...options, among: requested } }), share };
}
