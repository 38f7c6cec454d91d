import type { ApiCard, SingleCard } from '@deckwright/contract/schemas';
import type { Contents } from '../../shared/storage/stored-clipboard.ts';

/** Cards of an imported list, with its commanders apart. */
export type ImportedList = { cards: readonly ApiCard[]; commanders: readonly ApiCard[] };

/** The clipboard of one browser tab. */
export type Clipboard = Contents & {
  /** Card data by URL of all cards shown so far; fetched again after a reload. */
  readonly loadedCards: Readonly<Record<string, SingleCard>>;
  /** URLs of the latest recommendations, best first. */
  readonly recs: readonly string[];
  /** Shown in the panel's alert; empty if there is none. */
  readonly error: string;
  readonly isOpen: boolean;
  readonly mobileImageIsOpen: boolean;
  /** URL of the card shown large, or null. */
  readonly viewerImage: string | null;
  /** Whether prices or the Star City Games link are loading. */
  readonly isLoadingSCG: boolean;
  readonly isLoadingRecs: boolean;
  /** States for undo, latest last; at most UNDO_STEPS. */
  readonly prevStates: readonly Contents[];
};

export const UNDO_STEPS = 10;

export const EMPTY_CLIPBOARD: Clipboard = {
  cards: {},
  commanders: [],
  loadedCards: {},
  recs: [],
  error: '',
  isOpen: false,
  mobileImageIsOpen: false,
  viewerImage: null,
  isLoadingSCG: false,
  isLoadingRecs: false,
  prevStates: [],
};

/** Adds cards to the list, except commanders; the entry of a pair adds its two cards instead. */
export function addCards(state: Clipboard, cards: readonly ApiCard[]): Clipboard {
  const singles = cards.flatMap(splitPair);
  return addUrls(
    load(state, singles),
    singles.map(({ url }) => url),
  );
}

/** Like `addCards`, before the card data are loaded. */
export function addUrls(state: Clipboard, urls: readonly string[]): Clipboard {
  const fresh = urls.filter((url) => !state.commanders.includes(url));
  return change(state, { ...state, cards: withCards(state.cards, fresh) });
}

/**
 * Imports a list in one step, adding to or replacing the clipboard. Its commanders become the commanders if there are
 * none, otherwise they are added to the list.
 */
export function importList(
  state: Clipboard,
  { cards, commanders: commanderCards, replace }: ImportedList & { replace: boolean },
): Clipboard {
  const [singles, leading] = [cards.flatMap(splitPair), commanderCards.flatMap(splitPair)];
  const before: Contents = replace ? { cards: {}, commanders: [] } : state;
  const commanders = before.commanders.length > 0 ? before.commanders : sorted(leading.map(({ url }) => url));
  const urls = [...leading, ...singles].map(({ url }) => url).filter((url) => !commanders.includes(url));
  return change(load(state, [...leading, ...singles]), {
    cards: withCards(withoutCards(before.cards, commanders), urls),
    commanders,
  });
}

/**
 * Makes the cards commanders in addition to existing ones; they leave the list. The entry of a pair adds its two cards.
 */
export function addCommander(state: Clipboard, card: ApiCard): Clipboard {
  const singles = splitPair(card);
  const urls = singles.map(({ url }) => url);
  return change(load(state, singles), {
    cards: withoutCards(state.cards, urls),
    commanders: sorted([...state.commanders, ...urls]),
  });
}

/** Moves commanders back to the list in one step; ignores cards that are not commanders. */
export function demote(state: Clipboard, ...urls: string[]): Clipboard {
  const former = urls.filter((url) => state.commanders.includes(url));
  return change(state, {
    cards: withCards(state.cards, former),
    commanders: state.commanders.filter((url) => !former.includes(url)),
  });
}

/** Makes the card the only commander; previous ones move to the list. */
export function replaceCommander(state: Clipboard, card: ApiCard): Clipboard {
  const singles = splitPair(card);
  const urls = sorted(singles.map(({ url }) => url));
  const former = state.commanders.filter((url) => !urls.includes(url));
  return change(load(state, singles), {
    cards: withCards(withoutCards(state.cards, urls), former),
    commanders: urls,
  });
}

/** Replaces the commander `out` with `card`; `out` moves to the list. */
export function swapCommander(state: Clipboard, out: string, card: SingleCard): Clipboard {
  return change(load(state, [card]), {
    cards: withCards(withoutCards(state.cards, [card.url]), [out]),
    commanders: sorted([...state.commanders.filter((url) => url !== out), card.url]),
  });
}

/** Removes a card from the list, the commanders and the loaded data. */
export function removeCard(state: Clipboard, url: string): Clipboard {
  return removeCards(state, [url]);
}

/** Removes cards in one step, such as those of a pair. */
export function removeCards(state: Clipboard, urls: readonly string[]): Clipboard {
  const remaining = Object.entries(state.loadedCards).filter(([url]) => !urls.includes(url));
  return change(
    { ...state, loadedCards: Object.fromEntries(remaining) },
    {
      cards: withoutCards(state.cards, urls),
      commanders: state.commanders.filter((each) => !urls.includes(each)),
    },
  );
}

/** Clears list, commanders and recommendations; the panel stays open and card data stay loaded. */
export function clear(state: Clipboard): Clipboard {
  return { ...change(state, { cards: {}, commanders: [] }), recs: EMPTY_CLIPBOARD.recs };
}

/** Restores the contents before the latest change; does nothing if there is none. */
export function undoClipboard(state: Clipboard): Clipboard {
  const last = state.prevStates.at(-1);
  if (!last) return { ...state, error: '' };
  return { ...state, ...last, error: '', prevStates: state.prevStates.slice(0, -1) };
}

/** Restores the contents `before` several changes in one step; also if they are no longer among the states for undo. */
export function undoTo(state: Clipboard, before: Contents): Clipboard {
  const back = [...state.prevStates].reverse().findIndex((each) => sameContents(each, before));
  const prevStates = back === -1 ? [] : state.prevStates.slice(0, -1 - back);
  const { cards, commanders } = before;
  return { ...state, cards, commanders, error: '', prevStates };
}

export function toggle(state: Clipboard): Clipboard {
  return { ...state, isOpen: !state.isOpen, mobileImageIsOpen: false, error: '' };
}

/** Adds fetched card data, for URLs requested earlier. */
export function loadCards(state: Clipboard, cards: readonly ApiCard[]): Clipboard {
  return load(state, cards.flatMap(splitPair));
}

/** Sets whether prices or the Star City Games link are loading. */
export function setLoadingScg(state: Clipboard, isLoadingSCG: boolean): Clipboard {
  return { ...state, isLoadingSCG };
}

export function setError(state: Clipboard, error: string): Clipboard {
  return { ...state, error };
}

export function startRecs(state: Clipboard): Clipboard {
  return { ...state, isLoadingRecs: true, error: '' };
}

/** Stores the recommended cards, best first. */
export function setRecs(state: Clipboard, cards: readonly ApiCard[]): Clipboard {
  const singles = cards.flatMap(splitPair);
  return {
    ...load(state, singles),
    recs: singles.map(({ url }) => url),
    isLoadingRecs: false,
    error: '',
  };
}

/** Ends loading of recommendations with an error. */
export function failRecs(state: Clipboard, error: string): Clipboard {
  return { ...state, error, isLoadingRecs: false };
}

/** Shows a card large next to the list; on a phone above it, until touched. */
export function showImage(state: Clipboard, url: string | null, onPhone = false): Clipboard {
  return { ...state, viewerImage: url, mobileImageIsOpen: onPhone && url !== null };
}

/** Every card, commanders first. */
export function getCardUrls({ cards, commanders }: Contents): string[] {
  return [...commanders, ...Object.keys(cards)];
}

/** Where a card is. */
export function clippedAs({ cards, commanders }: Contents, url: string): 'leads' | 'listed' | null {
  if (commanders.includes(url)) return 'leads';
  return Object.hasOwn(cards, url) ? 'listed' : null;
}

/** New contents, with the old ones kept for undo; if nothing changes, only the error is cleared. */
function change(state: Clipboard, next: Contents): Clipboard {
  const { cards, commanders } = next;
  if (sameContents(state, next)) return { ...state, error: '' };
  const before: Contents = { cards: state.cards, commanders: state.commanders };
  const prevStates = [...state.prevStates, before].slice(-UNDO_STEPS);
  return { ...state, cards, commanders, prevStates, error: '' };
}

export function sameContents(a: Contents, b: Contents): boolean {
  const [left, right] = [Object.keys(a.cards), Object.keys(b.cards)];
  return (
    left.length === right.length &&
    left.every((url, index) => right[index] === url) &&
    a.commanders.length === b.commanders.length &&
    a.commanders.every((url, index) => b.commanders[index] === url)
  );
}

function load(state: Clipboard, cards: readonly SingleCard[]): Clipboard {
  if (cards.length === 0) return state;
  const loaded = Object.fromEntries(cards.map((card) => [card.url, card]));
  return { ...state, loadedCards: { ...state.loadedCards, ...loaded } };
}

function splitPair(card: ApiCard): SingleCard[] {
  return card.isPartner ? card.cards : [{ ...card, cards: [] }];
}

function withCards(cards: Contents['cards'], urls: readonly string[]): Contents['cards'] {
  return { ...cards, ...Object.fromEntries(urls.map((url) => [url, true] as const)) };
}

function withoutCards(cards: Contents['cards'], urls: readonly string[]): Contents['cards'] {
  return Object.fromEntries(Object.entries(cards).filter(([url]) => !urls.includes(url)));
}

function sorted(urls: readonly string[]): string[] {
  return [...new Set(urls)].sort();
}
