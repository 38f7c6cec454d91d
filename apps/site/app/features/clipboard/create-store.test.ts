import type { ApiCard } from '@deckwright/contract/schemas';
import { describe, expect, it, vi } from 'vitest';
import { type CardSource, createClipboardStore, NO_SUCH_CARD, NOT_LOADED } from './create-store.ts';
import { testCard } from './test-card.ts';
import { TWO_LEAD } from './toggle-commander.ts';

const plain = { legalPartner: true };
const ada = testCard('Ada', plain);
const bo = testCard('Bo', plain);
const cyr = testCard('Cyr');
const known = new Map<string, ApiCard>([ada, bo, cyr].map((card) => [card.url, card]));

function storeOver(fetchCards: CardSource = async (urls) => pick(urls)) {
  const requested = vi.fn(fetchCards);
  const store = createClipboardStore(requested);
  return { store, asked: requested, act: store.getState() };
}

function pick(urls: readonly string[]): Map<string, ApiCard> {
  return new Map([...known].filter(([url]) => urls.includes(url)));
}

/** Resolves asynchronously, as over a connection. */
async function slowly(urls: readonly string[]): Promise<Map<string, ApiCard>> {
  await settled();
  return pick(urls);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('card data', () => {
  it('are fetched once for cards added by URL', async () => {
    const { store, asked, act } = storeOver();
    act.addUrls([ada.url, bo.url]);
    act.addUrls([ada.url]);
    expect(Object.keys(store.getState().cards)).toEqual([ada.url, bo.url]);
    await settled();
    expect(store.getState().loadedCards[ada.url]?.name).toBe('Ada');
    act.addUrls([cyr.url]);
    await settled();
    expect(asked.mock.calls).toEqual([[[ada.url, bo.url]], [[cyr.url]]]);
  });

  it('are requested 100 at a time', async () => {
    const { asked, act } = storeOver();
    act.addUrls(Array.from({ length: 250 }, (_, index) => `/cards/card-${index}`));
    await settled();
    expect(asked.mock.calls.map(([urls]) => urls.length)).toEqual([100, 100, 50]);
  });

  it('are missing for a card that no longer exists, which stays in the clipboard', async () => {
    const { store, asked, act } = storeOver();
    act.addUrls(['/cards/gone']);
    await settled();
    act.addUrls([ada.url]);
    await settled();
    expect(store.getState().unknownUrls).toEqual({ '/cards/gone': true });
    expect(Object.keys(store.getState().cards)).toEqual(['/cards/gone', ada.url]);
    expect(asked).toHaveBeenCalledTimes(2);
    act.remove('/cards/gone');
    expect(Object.keys(store.getState().cards)).toEqual([ada.url]);
  });

  it('are requested again after a failure', async () => {
    let online = false;
    const { store, act } = storeOver(async (urls) => {
      if (!online) throw new Error('offline');
      return pick(urls);
    });
    act.addUrls([ada.url]);
    await settled();
    expect(store.getState()).toMatchObject({ dataFailed: true, cards: { [ada.url]: true } });
    online = true;
    await act.fetchData();
    expect(store.getState().dataFailed).toBe(false);
    expect(store.getState().loadedCards[ada.url]?.name).toBe('Ada');
  });

  it('of a failed batch are reported missing, regardless of other batches and cards', async () => {
    const first = '/cards/card-0';
    let online = false;
    const { store, asked, act } = storeOver(async (urls) => {
      if (!online && urls.includes(first)) throw new Error('offline');
      return pick(urls);
    });
    act.addUrls([...Array.from({ length: 250 }, (_, index) => `/cards/card-${index}`), ada.url]);
    await settled();
    expect(store.getState()).toMatchObject({ dataFailed: true, loadedCards: { [ada.url]: ada } });
    await act.toggleCommanderUrl('/cards/gone');
    expect(store.getState().dataFailed).toBe(true);
    online = true;
    asked.mockClear();
    await act.fetchData();
    expect(asked.mock.calls.map(([urls]) => urls.length)).toEqual([100]);
    expect(store.getState().dataFailed).toBe(false);
  });

  it('that failed are not reported missing once their card is removed', async () => {
    const { store, act } = storeOver(async () => {
      throw new Error('offline');
    });
    act.addUrls([ada.url]);
    await settled();
    act.remove(ada.url);
    expect(store.getState().dataFailed).toBe(false);
  });

  it('are restored with a card that undo restores', async () => {
    const { store, act } = storeOver();
    act.addUrls([ada.url]);
    await settled();
    act.remove(ada.url);
    expect(store.getState().loadedCards).toEqual({});
    act.undo();
    await settled();
    expect(store.getState().loadedCards[ada.url]?.name).toBe('Ada');
  });
});

describe('pressing a crown by URL', () => {
  it('fetches the card and the commanders, as after a reload', async () => {
    const { store, act } = storeOver();
    act.adopt({ cards: {}, commanders: [ada.url] });
    await act.toggleCommanderUrl(bo.url);
    expect(store.getState().commanders).toEqual([ada.url, bo.url]);
  });

  it('makes both cards of a pair commanders', async () => {
    const { store, act } = storeOver();
    await act.toggleCommanderUrl(bo.url, ada.url);
    expect(store.getState().commanders).toEqual([ada.url, bo.url]);
    await act.toggleCommanderUrl(cyr.url);
    expect(store.getState().error).toBe(TWO_LEAD);
  });

  it('waits for a card whose data are loading', async () => {
    const { store, asked, act } = storeOver(slowly);
    act.addUrls([ada.url]);
    await act.toggleCommanderUrl(ada.url);
    expect(store.getState()).toMatchObject({ commanders: [ada.url], cards: {}, error: '' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('crowns and demotes when called twice, as by two presses', async () => {
    const { store, asked, act } = storeOver(slowly);
    await Promise.all([act.toggleCommanderUrl(ada.url), act.toggleCommanderUrl(ada.url)]);
    expect(store.getState()).toMatchObject({ commanders: [], cards: { [ada.url]: true }, error: '' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('reports an error if there is no such card', async () => {
    const { store, act } = storeOver();
    await act.toggleCommanderUrl('/cards/gone');
    expect(store.getState()).toMatchObject({ error: NO_SUCH_CARD, commanders: [] });
    const offline = storeOver(async () => {
      throw new Error('offline');
    });
    await offline.act.toggleCommanderUrl(ada.url);
    expect(offline.store.getState()).toMatchObject({ error: NOT_LOADED, commanders: [] });
  });
});

describe('contents from elsewhere', () => {
  it('are not undone by undo', () => {
    const { store, act } = storeOver();
    act.addUrls([ada.url]);
    act.addUrls([bo.url]);
    act.adopt({ cards: { [ada.url]: true, [bo.url]: true, [cyr.url]: true }, commanders: [] });
    act.undo();
    expect(Object.keys(store.getState().cards).sort()).toEqual([ada.url, cyr.url]);
    act.undo();
    expect(Object.keys(store.getState().cards)).toEqual([cyr.url]);
  });
});
