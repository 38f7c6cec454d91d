import type { ApiCard } from '@deckwright/api-client/schemas';
import { describe, expect, it, vi } from 'vitest';
import { type CardSource, createClipboardStore, NO_SUCH_CARD, NOT_LOADED } from './create-store.ts';
import { TWO_LEAD } from './crown.ts';
import { testCard } from './test-card.ts';

const plain = { legal_partner: true };
const ada = testCard('Ada', plain);
const bo = testCard('Bo', plain);
const cyr = testCard('Cyr');
const known = new Map<string, ApiCard>([ada, bo, cyr].map((card) => [card.url, card]));

function storeOver(fetchCards: CardSource = async (urls) => pick(urls)) {
  const asked = vi.fn(fetchCards);
  const store = createClipboardStore(asked);
  return { store, asked, act: store.getState() };
}

function pick(urls: readonly string[]): Map<string, ApiCard> {
  return new Map([...known].filter(([url]) => urls.includes(url)));
}

/** As over a connection: no answer within the same moment. */
async function slowly(urls: readonly string[]): Promise<Map<string, ApiCard>> {
  await settled();
  return pick(urls);
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('card data', () => {
  it('are fetched for cards added by url, once', async () => {
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

  it('are asked for 100 at a time', async () => {
    const { asked, act } = storeOver();
    act.addUrls(Array.from({ length: 250 }, (_, index) => `/cards/card-${index}`));
    await settled();
    expect(asked.mock.calls.map(([urls]) => urls.length)).toEqual([100, 100, 50]);
  });

  it('of a card that is no more are missing, the card is kept', async () => {
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

  it('that could not be fetched are asked for again', async () => {
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

  it('of a batch that failed are missed, whatever the other batches and other cards bring', async () => {
    const first = '/cards/card-0';
    let online = false;
    const { store, asked, act } = storeOver(async (urls) => {
      if (!online && urls.includes(first)) throw new Error('offline');
      return pick(urls);
    });
    act.addUrls([...Array.from({ length: 250 }, (_, index) => `/cards/card-${index}`), ada.url]);
    await settled();
    expect(store.getState()).toMatchObject({ dataFailed: true, loadedCards: { [ada.url]: ada } });
    await act.crownUrl('/cards/gone');
    expect(store.getState().dataFailed).toBe(true);
    online = true;
    asked.mockClear();
    await act.fetchData();
    expect(asked.mock.calls.map(([urls]) => urls.length)).toEqual([100]);
    expect(store.getState().dataFailed).toBe(false);
  });

  it('that failed are missed no more once their card is taken out', async () => {
    const { store, act } = storeOver(async () => {
      throw new Error('offline');
    });
    act.addUrls([ada.url]);
    await settled();
    act.remove(ada.url);
    expect(store.getState().dataFailed).toBe(false);
  });

  it('come back with a card that undo brings back', async () => {
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

describe('a crown pressed by url', () => {
  it('fetches the card and those that lead, as after a reload', async () => {
    const { store, act } = storeOver();
    act.adopt({ cards: {}, commanders: [ada.url] });
    await act.crownUrl(bo.url);
    expect(store.getState().commanders).toEqual([ada.url, bo.url]);
  });

  it('of a pair makes both lead', async () => {
    const { store, act } = storeOver();
    await act.crownUrl(bo.url, ada.url);
    expect(store.getState().commanders).toEqual([ada.url, bo.url]);
    await act.crownUrl(cyr.url);
    expect(store.getState().error).toBe(TWO_LEAD);
  });

  it('waits for the card where its data are on their way', async () => {
    const { store, asked, act } = storeOver(slowly);
    act.addUrls([ada.url]);
    await act.crownUrl(ada.url);
    expect(store.getState()).toMatchObject({ commanders: [ada.url], cards: {}, error: '' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('twice, as by two presses, crowns and demotes', async () => {
    const { store, asked, act } = storeOver(slowly);
    await Promise.all([act.crownUrl(ada.url), act.crownUrl(ada.url)]);
    expect(store.getState()).toMatchObject({ commanders: [], cards: { [ada.url]: true }, error: '' });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it('says what is wrong where there is no card', async () => {
    const { store, act } = storeOver();
    await act.crownUrl('/cards/gone');
    expect(store.getState()).toMatchObject({ error: NO_SUCH_CARD, commanders: [] });
    const offline = storeOver(async () => {
      throw new Error('offline');
    });
    await offline.act.crownUrl(ada.url);
    expect(offline.store.getState()).toMatchObject({ error: NOT_LOADED, commanders: [] });
  });
});

describe('what comes from elsewhere', () => {
  it('is not taken back by undo', () => {
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
