import { leadFactsOfCard } from '@deckwright/contract';
import type { ApiCard, SingleCard } from '@deckwright/contract/schemas';
import { type PairKind, pairKind } from '@deckwright/domain';
import { addCards, addCommander, type Clipboard, demote, setError, swapCommander } from './clipboard.ts';

export const TWO_LEAD = 'Remove a partner';
/** After a reload, until the card data are loaded. */
export const STILL_LOADING = 'The commander’s card is still loading. Press the crown again in a moment.';

/** Roles that pair with a different role; only these can be swapped by crowning another card. */
const SWAPPED: readonly (PairKind | null)[] = ['background', 'doctors-companion'];

/**
 * A press on a card's crown: the first card becomes the commander; a second joins if the two may be partners, and any
 * other is added to the list; with two commanders, a card replaces the one with its role (Background, Background
 * chooser, Doctor or companion). A commander is demoted. The entry of a pair stands for its two cards: if both are
 * commanders, both are demoted; if one is the sole commander, the other is crowned. Pairing follows
 * packages/domain/src/pairing.ts.
 */
export function toggleCommander(state: Clipboard, card: ApiCard): Clipboard {
  const { commanders } = state;
  if (commanders.includes(card.url)) return demote(state, card.url);
  if (commanders.length === 0) return addCommander(state, card);
  if (card.isPartner) return togglePair(state, card, card.cards);
  const commanderCards = commanders.map((url) => state.loadedCards[url]);
  const [first, second] = commanderCards;
  if (!first || (commanders.length > 1 && !second)) return setError(state, STILL_LOADING);
  if (!second) return getKind(first, card) ? addCommander(state, card) : addCards(state, [card]);
  const out = findReplaced(card, first, second);
  return out ? swapCommander(state, out.url, { ...card, cards: [] }) : setError(state, TWO_LEAD);
}

/** If there is already a commander. */
function togglePair(state: Clipboard, entry: ApiCard, members: readonly SingleCard[]): Clipboard {
  const { commanders } = state;
  const others = members.filter(({ url }) => !commanders.includes(url));
  const [other] = others;
  if (!other) return demote(state, ...members.map(({ url }) => url));
  if (commanders.length > 1) return setError(state, TWO_LEAD);
  return others.length < members.length ? toggleCommander(state, other) : addCards(state, [entry]);
}

/** The commander with the same role that the card can replace next to the other; undefined if there is none. */
function findReplaced(card: ApiCard, first: SingleCard, second: SingleCard): SingleCard | undefined {
  if (!SWAPPED.includes(getKind(first, second))) return undefined;
  const swaps = [
    { out: first, stays: second },
    { out: second, stays: first },
  ];
  const possible = swaps.filter(({ stays }) => SWAPPED.includes(getKind(stays, card)));
  // A card can both be a Background and choose one; it then replaces the commander of the same kind.
  const alike = possible.find(
    ({ out }) => leadFactsOfCard(out).isBackground === leadFactsOfCard(card).isBackground,
  );
  return (alike ?? possible[0])?.out;
}

function getKind(a: SingleCard, b: ApiCard): PairKind | null {
  return pairKind({ name: a.name, lead: leadFactsOfCard(a) }, { name: b.name, lead: leadFactsOfCard(b) });
}
