import { leadFactsOfCard } from '@deckwright/api-client';
import type { ApiCard, SingleCard } from '@deckwright/api-client/schemas';
import { type PairKind, pairKind } from '@deckwright/domain';
import { addCards, addCommander, type Clipboard, demote, setError, swapCommander } from './clipboard.ts';

export const TWO_LEAD = 'Remove a partner';
/** After a reload, until the card data are there. */
export const STILL_LOADING = 'The commander’s card is still loading. Press the crown again in a moment.';

/** Roles of which one stands beside one of the other kind; only these may be swapped by crowning another. */
const SWAPPED: readonly (PairKind | null)[] = ['background', 'doctors-companion'];

/**
 * What a press on a card's crown does: the first leads, a second that may lead beside it joins, any other goes to the
 * list; with two, another of the same role takes a Background's, chooser's, Doctor's or companion's place. A leader
 * is demoted. The entry of a pair stands for its two cards: where both lead they are demoted, where one leads alone the
 * other is crowned. Pairs by the pairing rules of the game (packages/domain/src/pairing.ts).
 */
export function crown(state: Clipboard, card: ApiCard): Clipboard {
  const { commanders } = state;
  if (commanders.includes(card.url)) return demote(state, card.url);
  if (commanders.length === 0) return addCommander(state, card);
  if (card.is_partner) return crownPair(state, card, card.cards);
  const leaders = commanders.map((url) => state.loadedCards[url]);
  const [first, second] = leaders;
  if (!first || (commanders.length > 1 && !second)) return setError(state, STILL_LOADING);
  if (!second) return kindOf(first, card) ? addCommander(state, card) : addCards(state, [card]);
  const out = placeFor(card, first, second);
  return out ? swapCommander(state, out.url, { ...card, cards: [] }) : setError(state, TWO_LEAD);
}

/** Where somebody leads already. */
function crownPair(state: Clipboard, entry: ApiCard, members: readonly SingleCard[]): Clipboard {
  const { commanders } = state;
  const others = members.filter(({ url }) => !commanders.includes(url));
  const [other] = others;
  if (!other) return demote(state, ...members.map(({ url }) => url));
  if (commanders.length > 1) return setError(state, TWO_LEAD);
  return others.length < members.length ? crown(state, other) : addCards(state, [entry]);
}

/** The leader whose role the card has, where it may lead beside the other; undefined where there is none. */
function placeFor(card: ApiCard, first: SingleCard, second: SingleCard): SingleCard | undefined {
  if (!SWAPPED.includes(kindOf(first, second))) return undefined;
  const swaps = [
    { out: first, stays: second },
    { out: second, stays: first },
  ];
  const possible = swaps.filter(({ stays }) => SWAPPED.includes(kindOf(stays, card)));
  // One card may be both a Background and choose one: it goes for its like.
  const alike = possible.find(
    ({ out }) => leadFactsOfCard(out).isBackground === leadFactsOfCard(card).isBackground,
  );
  return (alike ?? possible[0])?.out;
}

function kindOf(a: SingleCard, b: ApiCard): PairKind | null {
  return pairKind({ name: a.name, lead: leadFactsOfCard(a) }, { name: b.name, lead: leadFactsOfCard(b) });
}
