import type { ApiCard, SingleCard } from '@deckwright/contract/schemas';
import { createStore } from 'zustand/vanilla';
import type { Contents } from '../../shared/storage/stored-clipboard.ts';
import {
  addCards,
  addCommander,
  addUrls,
  type Clipboard,
  clear,
  demote,
  EMPTY_CLIPBOARD,
  failRecs,
  getCardUrls,
  type ImportedList,
  importList,
  loadCards,
  removeCards,
  replaceCommander,
  sameContents,
  setError,
  setLoadingScg,
  setRecs,
  showImage,
  startRecs,
  toggle,
  undoClipboard,
  undoTo,
} from './clipboard.ts';
import { mergeTabs } from './merge-tabs.ts';
import { toggleCommander } from './toggle-commander.ts';

/** Source of card data by URL; unknown cards are absent. Rejects if the fetch failed. */
export type CardSource = (urls: readonly string[]) => Promise<ReadonlyMap<string, ApiCard>>;

/** State of the cards whose data are not in `loadedCards`. */
type DataState = {
  /** URLs that no longer have a card; they stay in the clipboard and can be removed. */
  readonly unknownUrls: Readonly<Record<string, true>>;
  /** Whether the latest fetch of any card in the clipboard failed. */
  readonly dataFailed: boolean;
};

type Actions = {
  add: (cards: readonly ApiCard[]) => void;
  /** Adds by URL; the data are fetched afterwards. */
  addUrls: (urls: readonly string[]) => void;
  /** Handles a press on a card's crown; see `toggleCommander`. */
  toggleCommander: (card: ApiCard) => void;
  /**
   * Handles a press on a crown by URL, or by two for the entry of a pair; fetches missing data first. Never rejects.
   */
  toggleCommanderUrl: (...urls: string[]) => Promise<void>;
  importList: (list: ImportedList & { replace: boolean }) => void;
  addCommander: (card: ApiCard) => void;
  demote: (url: string) => void;
  replace: (card: ApiCard) => void;
  remove: (...urls: string[]) => void;
  clear: () => void;
  undo: () => void;
  /** Reverts the commanders from `after` to `before`, and keeps later changes. */
  takeBack: (before: Contents, after: Contents) => void;
  toggle: () => void;
  loadCards: (cards: readonly ApiCard[]) => void;
  /** Fetches the data of every card without data, including failed ones. */
  fetchData: () => Promise<void>;
  setError: (error: string) => void;
  startRecs: () => void;
  failRecs: (error: string) => void;
  setRecs: (cards: readonly ApiCard[]) => void;
  setLoadingScg: (loading: boolean) => void;
  showImage: (url: string | null, onPhone?: boolean) => void;
  /** Takes over contents from another tab or from storage. */
  adopt: (contents: Contents) => void;
};

export type ClipboardStore = Clipboard & DataState & Actions;

/** Maximum in one lookup of the API. */
const BATCH = 100;

export const NO_SUCH_CARD = 'This card is no longer in our data.';
export const NOT_LOADED = 'The card could not be loaded. Check the connection and try again.';

/** A clipboard whose actions are the transitions of clipboard.ts and toggle-commander.ts; it fetches card data by itself. */
export function createClipboardStore(fetchCards: CardSource) {
  /** Pending fetches and latest failures, by URL. */
  const pending = new Map<string, Promise<void>>();
  const failed = new Set<string>();

  const store = createStore<ClipboardStore>()((set, get) => {
    const become = (next: (state: Clipboard) => Clipboard) => set(next(get()));

    async function fetchBatch(urls: readonly string[]): Promise<void> {
      try {
        const found = await fetchCards(urls);
        const unknown = urls.filter((url) => !found.has(url)).map((url) => [url, true] as const);
        set({
          ...loadCards(get(), [...found.values()]),
          unknownUrls: { ...get().unknownUrls, ...Object.fromEntries(unknown) },
        });
      } catch {
        // The client has logged it; the panel reports it and offers a retry.
        for (const url of urls) failed.add(url);
        reportFailed();
      }
    }

    function startBatch(urls: readonly string[]): void {
      for (const url of urls) failed.delete(url);
      const answer = fetchBatch(urls).finally(() => {
        for (const url of urls) pending.delete(url);
      });
      for (const url of urls) pending.set(url, answer);
    }

    function reportFailed(): void {
      const dataFailed = getCardUrls(get()).some((url) => failed.has(url));
      if (dataFailed !== get().dataFailed) set({ dataFailed });
    }

    /** Fetches what is neither known nor pending, and waits for both. */
    async function fetchMissing(urls: readonly string[]): Promise<void> {
      const { loadedCards, unknownUrls } = get();
      const missing = urls.filter((url) => !(url in loadedCards || url in unknownUrls));
      const fresh = missing.filter((url) => !pending.has(url));
      for (let at = 0; at < fresh.length; at += BATCH) startBatch(fresh.slice(at, at + BATCH));
      reportFailed();
      await Promise.all(missing.map((url) => pending.get(url)));
    }

    return {
      ...EMPTY_CLIPBOARD,
      unknownUrls: {},
      dataFailed: false,
      add: (cards) => become((state) => addCards(state, cards)),
      addUrls: (urls) => become((state) => addUrls(state, urls)),
      toggleCommander: (card) => become((state) => toggleCommander(state, card)),
      async toggleCommanderUrl(...urls) {
        await fetchMissing([...get().commanders, ...urls]);
        const { loadedCards, unknownUrls } = get();
        const cards = urls.flatMap((url) => loadedCards[url] ?? []);
        const [first, second] = cards;
        if (!first || cards.length < urls.length)
          become((state) =>
            setError(state, urls.some((url) => url in unknownUrls) ? NO_SUCH_CARD : NOT_LOADED),
          );
        else become((state) => toggleCommander(state, second ? joinPair(first, second) : first));
      },
      importList: (list) => become((state) => importList(state, list)),
      addCommander: (card) => become((state) => addCommander(state, card)),
      demote: (url) => become((state) => demote(state, url)),
      replace: (card) => become((state) => replaceCommander(state, card)),
      remove: (...urls) => become((state) => removeCards(state, urls)),
      clear: () => become(clear),
      undo: () => become(undoClipboard),
      takeBack: (before, after) =>
        become((state) =>
          sameContents(state, after) ? undoTo(state, before) : adopt(state, mergeTabs(after, before, state)),
        ),
      toggle: () => become(toggle),
      loadCards: (cards) => become((state) => loadCards(state, cards)),
      fetchData: () => fetchMissing(getCardUrls(get())),
      setError: (error) => become((state) => setError(state, error)),
      startRecs: () => become(startRecs),
      failRecs: (error) => become((state) => failRecs(state, error)),
      setRecs: (cards) => become((state) => setRecs(state, cards)),
      setLoadingScg: (loading) => become((state) => setLoadingScg(state, loading)),
      showImage: (url, onPhone) => become((state) => showImage(state, url, onPhone)),
      adopt: (contents) => become((state) => adopt(state, contents)),
    };
  });

  store.subscribe((state, before) => {
    if (state.cards !== before.cards || state.commanders !== before.commanders) void state.fetchData();
  });
  return store;
}

/** A pair entry for the two cards, used only for its members. */
function joinPair(first: SingleCard, second: SingleCard): ApiCard {
  return {
    ...first,
    name: `${first.name} // ${second.name}`,
    url: `/commanders/${[first.slug, second.slug].sort().join('-')}`,
    isPartner: true,
    cards: [first, second],
  };
}

/**
 * Takes over contents from storage or another tab. This adds no undo step; existing steps are updated too, so that undo
 * reverts changes made here but never those made there.
 */
function adopt(state: Clipboard, contents: Contents): Clipboard {
  if (sameContents(state, contents)) return state;
  const { cards, commanders } = contents;
  const prevStates = state.prevStates.map((before) => mergeTabs(state, before, contents));
  return { ...state, cards, commanders, prevStates };
}
