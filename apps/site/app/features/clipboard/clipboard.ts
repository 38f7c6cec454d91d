import type { ApiCard, SingleCard } from '@deckwright/api-client/schemas';

/** A card of the list stands once, in the order of adding; quantities are not kept. */
type CardSet = Readonly<Record<string, true>>;

/** What is kept on the device and taken back by undo; both by the card's url (`/cards/{slug}`). */
export type Contents = {
  readonly cards: CardSet;
  /** Sorted by plain order of the urls; no card of it stands in `cards`. */
  readonly commanders: readonly string[];
};

/** Cards of a list that was read, leaders apart. */
export type ImportedList = { cards: readonly ApiCard[]; leaders: readonly ApiCard[] };

/** The clipboard of one browser tab. */
export type Clipboard = Contents & {
  /** Card data by url, of all cards ever shown here; fetched anew after a reload. */
  readonly loadedCards: Readonly<Record<string, SingleCard>>;
  /** Urls of the cards advised last, best first. */
  readonly recs: readonly string[];
  /** Shown in the panel's alert; empty without one. */
  readonly error: string;
  readonly isOpen: boolean;
  readonly mobileImageIsOpen: boolean;
  /** Url of the card shown large, or null. */
  readonly viewerImage: string | null;
  /** While prices or the link of Star City Games are on their way. */
  readonly isLoadingSCG: boolean;
  readonly isLoadingRecs: boolean;
  /** What undo goes back to, the latest last; at most UNDO_STEPS. */
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

/** Puts cards into the list, except those that lead; the entry of a pair brings its two cards instead of itself. */
export function addCards(state: Clipboard, cards: readonly ApiCard[]): Clipboard {
  const singles = cards.flatMap(singlesOf);
  return addUrls(
    load(state, singles),
    singles.map(({ url }) => url),
  );
}

/** As `addCards`, before the data of the cards are there. */
export function addUrls(state: Clipboard, urls: readonly string[]): Clipboard {
  const fresh = urls.filter((url) => !state.commanders.includes(url));
  return change(state, { ...state, cards: withCards(state.cards, fresh) });
}

/**
 * Takes in a list in one step, to the clipboard as it is or in its place. Its leaders lead where nobody does; else they
 * go into the list.
 */
export function importList(
  state: Clipboard,
  { cards, leaders, replace }: ImportedList & { replace: boolean },
): Clipboard {
  const [singles, leading] = [cards.flatMap(singlesOf), leaders.flatMap(singlesOf)];
  const before: Contents = replace ? { cards: {}, commanders: [] } : state;
  const commanders = before.commanders.length > 0 ? before.commanders : sorted(leading.map(({ url }) => url));
  const urls = [...leading, ...singles].map(({ url }) => url).filter((url) => !commanders.includes(url));
  return change(load(state, [...leading, ...singles]), {
    cards: withCards(withoutCards(before.cards, commanders), urls),
    commanders,
  });
}

/** Makes the cards leaders beside those there are; they leave the list. The entry of a pair brings its two cards. */
export function addCommander(state: Clipboard, card: ApiCard): Clipboard {
  const singles = singlesOf(card);
  const urls = singles.map(({ url }) => url);
  return change(load(state, singles), {
    cards: withoutCards(state.cards, urls),
    commanders: sorted([...state.commanders, ...urls]),
  });
}

/** Moves leaders back into the list, in one step; what leads not is left alone. */
export function demote(state: Clipboard, ...urls: string[]): Clipboard {
  const former = urls.filter((url) => state.commanders.includes(url));
  return change(state, {
    cards: withCards(state.cards, former),
    commanders: state.commanders.filter((url) => !former.includes(url)),
  });
}

/** Makes the card the only leader; those before it go into the list. */
export function replaceCommander(state: Clipboard, card: ApiCard): Clipboard {
  const singles = singlesOf(card);
  const urls = sorted(singles.map(({ url }) => url));
  const former = state.commanders.filter((url) => !urls.includes(url));
  return change(load(state, singles), {
    cards: withCards(withoutCards(state.cards, urls), former),
    commanders: urls,
  });
}

/** Puts `card` in the place of the leader `out`, which goes into the list. */
export function swapCommander(state: Clipboard, out: string, card: SingleCard): Clipboard {
  return change(load(state, [card]), {
    cards: withCards(withoutCards(state.cards, [card.url]), [out]),
    commanders: sorted([...state.commanders.filter((url) => url !== out), card.url]),
  });
}

/** Takes a card out of the list, the leaders and the loaded data. */
export function removeCard(state: Clipboard, url: string): Clipboard {
  return removeCards(state, [url]);
}

/** Takes cards out in one step, as those of a pair. */
export function removeCards(state: Clipboard, urls: readonly string[]): Clipboard {
  const kept = Object.entries(state.loadedCards).filter(([url]) => !urls.includes(url));
  return change(
    { ...state, loadedCards: Object.fromEntries(kept) },
    {
      cards: withoutCards(state.cards, urls),
      commanders: state.commanders.filter((each) => !urls.includes(each)),
    },
  );
}

/** Empties list, leaders and advice; what is open stays open, what is loaded stays loaded. */
export function clear(state: Clipboard): Clipboard {
  return { ...change(state, { cards: {}, commanders: [] }), recs: EMPTY_CLIPBOARD.recs };
}

/** Goes back to the contents before the latest change of them; nothing happens without one. */
export function undoClipboard(state: Clipboard): Clipboard {
  const last = state.prevStates.at(-1);
  if (!last) return { ...state, error: '' };
  return { ...state, ...last, error: '', prevStates: state.prevStates.slice(0, -1) };
}

export function toggle(state: Clipboard): Clipboard {
  return { ...state, isOpen: !state.isOpen, mobileImageIsOpen: false, error: '' };
}

/** Adds card data that was fetched, of urls asked for before. */
export function loadCards(state: Clipboard, cards: readonly ApiCard[]): Clipboard {
  return load(state, cards.flatMap(singlesOf));
}

/** Whether prices or the link of Star City Games are on their way. */
export function setLoadingScg(state: Clipboard, isLoadingSCG: boolean): Clipboard {
  return { ...state, isLoadingSCG };
}

export function setError(state: Clipboard, error: string): Clipboard {
  return { ...state, error };
}

export function startRecs(state: Clipboard): Clipboard {
  return { ...state, isLoadingRecs: true, error: '' };
}

/** The advice that came, best first. */
export function setRecs(state: Clipboard, cards: readonly ApiCard[]): Clipboard {
  const singles = cards.flatMap(singlesOf);
  return {
    ...load(state, singles),
    recs: singles.map(({ url }) => url),
    isLoadingRecs: false,
    error: '',
  };
}

/** No advice came. */
export function failRecs(state: Clipboard, error: string): Clipboard {
  return { ...state, error, isLoadingRecs: false };
}

/** The card shown large beside the list; on a phone above it, until it is touched. */
export function showImage(state: Clipboard, url: string | null, onPhone = false): Clipboard {
  return { ...state, viewerImage: url, mobileImageIsOpen: onPhone && url !== null };
}

/** Every card, those that lead first. */
export function urlsOf({ cards, commanders }: Contents): string[] {
  return [...commanders, ...Object.keys(cards)];
}

/** Where a card stands. */
export function clippedAs({ cards, commanders }: Contents, url: string): 'leads' | 'listed' | null {
  if (commanders.includes(url)) return 'leads';
  return Object.hasOwn(cards, url) ? 'listed' : null;
}

/** New contents, with the old ones kept for undo; where nothing changes only the error goes. */
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

function singlesOf(card: ApiCard): SingleCard[] {
  return card.is_partner ? card.cards : [{ ...card, cards: [] }];
}

function withCards(cards: CardSet, urls: readonly string[]): CardSet {
  return { ...cards, ...Object.fromEntries(urls.map((url) => [url, true] as const)) };
}

function withoutCards(cards: CardSet, urls: readonly string[]): CardSet {
  return Object.fromEntries(Object.entries(cards).filter(([url]) => !urls.includes(url)));
}

function sorted(urls: readonly string[]): string[] {
  return [...new Set(urls)].sort();
}
