import { describe, expect, it } from 'vitest';
import {
  COLLECTION_NOT_SAVED,
  type Collection,
  type CollectionShelf,
  createCollectionStore,
  NO_ROOM_FOR_COLLECTION,
} from './collection-store.ts';

const unknown = (name: string, quantity = 1) => ({ name, quantity, nearest: null });

/** A device, on which each tab has its own store. */
function device(stored?: unknown, failure?: Error) {
  const device = { kept: stored };
  const shelf: CollectionShelf = {
    read: async () => {
      if (failure) throw failure;
      return device.kept;
    },
    update: async (next) => {
      if (failure) throw failure;
      device.kept = structuredClone(next(device.kept));
    },
    remove: async () => {
      if (failure) throw failure;
      device.kept = undefined;
    },
  };
  return { held: device, shelf };
}

const ONE: Collection = { cards: { 'sol-ring': 1 }, unknown: [unknown('Sol Rinng', 2)] };
const TWO: Collection = { cards: { 'sol-ring': 2, opt: 4 }, unknown: [unknown('Sol Rinng'), unknown('Foo')] };

describe('a collection on the device', () => {
  it('is stored, replaced and extended', async () => {
    const { held, shelf } = device();
    const store = createCollectionStore(shelf);
    expect((await store.load()).collection).toBeNull();
    await store.add(ONE);
    expect(held.kept).toEqual(ONE);
    await store.add(TWO);
    expect(store.get()).toEqual({
      collection: {
        cards: { 'sol-ring': 3, opt: 4 },
        unknown: [unknown('Sol Rinng', 3), unknown('Foo')],
      },
      problem: '',
    });
    await store.replace(ONE);
    expect(held.kept).toEqual(ONE);
    expect((await createCollectionStore(shelf).load()).collection).toEqual(ONE);
  });

  it('replaces an unrecognized name with a card', async () => {
    const { held, shelf } = device(TWO);
    await createCollectionStore(shelf).correct(unknown('Sol Rinng', 5), 'sol-ring');
    expect(held.kept).toEqual({ cards: { 'sol-ring': 7, opt: 4 }, unknown: [unknown('Foo')] });
  });

  it('is removed, in the tab and on the device', async () => {
    const { held, shelf } = device(ONE);
    const store = createCollectionStore(shelf);
    await store.clear();
    expect(held.kept).toBeUndefined();
    expect(store.get().collection).toBeNull();
  });

  it('merges what another tab has added', async () => {
    const { held, shelf } = device(ONE);
    const [here, there] = [createCollectionStore(shelf), createCollectionStore(shelf)];
    await here.load();
    await there.load();
    await there.add({ cards: { opt: 1 }, unknown: [] });
    await here.add({ cards: { duress: 1 }, unknown: [] });
    const all = { 'sol-ring': 1, opt: 1, duress: 1 };
    expect(held.kept).toMatchObject({ cards: all });
    expect(here.get().collection?.cards).toEqual(all);
  });

  it('does not come back once another tab has removed it', async () => {
    const { held, shelf } = device(ONE);
    const [here, there] = [createCollectionStore(shelf), createCollectionStore(shelf)];
    await here.load();
    await there.clear();
    await here.add({ cards: { opt: 1 }, unknown: [] });
    expect(held.kept).toEqual({ cards: { opt: 1 }, unknown: [] });
    expect(here.get().collection).toEqual(held.kept);
  });

  it('that did not fit is stored once there is space', async () => {
    const { held, shelf } = device();
    let full = true;
    const store = createCollectionStore({
      ...shelf,
      update: async (next) => {
        if (full) throw new DOMException('full', 'QuotaExceededError');
        await shelf.update(next);
      },
    });
    await store.replace(ONE);
    full = false;
    await store.add({ cards: { opt: 4 }, unknown: [] });
    expect(held.kept).toEqual({ ...ONE, cards: { 'sol-ring': 1, opt: 4 } });
    expect(store.get().problem).toBe('');
  });

  it.each([
    ['nothing', undefined],
    ['text', 'cards'],
    ['a list', []],
    ['invalid cards', { cards: 4 }],
  ])('that is %s is null', async (_what, stored) => {
    expect((await createCollectionStore(device(stored).shelf).load()).collection).toBeNull();
  });

  it('leaves out what is damaged', async () => {
    const stored = {
      cards: { opt: 1, duress: 'x', forest: 0 },
      unknown: [unknown('Foo'), { name: 4 }, null],
    };
    const { collection } = await createCollectionStore(device(stored).shelf).load();
    expect(collection).toEqual({ cards: { opt: 1 }, unknown: [unknown('Foo')] });
  });

  it('calls its listeners until they unsubscribe', async () => {
    const store = createCollectionStore(device().shelf);
    let calls = 0;
    const leave = store.subscribe(() => {
      calls += 1;
    });
    await store.replace(ONE);
    expect(calls).toBeGreaterThan(0);
    leave();
    const before = calls;
    await store.clear();
    expect(calls).toBe(before);
  });
});

describe('a device without storage', () => {
  it.each([
    ['a browser in private mode', new Error('denied'), COLLECTION_NOT_SAVED],
    ['a browser with full storage', new DOMException('full', 'QuotaExceededError'), NO_ROOM_FOR_COLLECTION],
  ])('%s has the collection until the page is closed, and reports it', async (_what, failure, message) => {
    const { shelf } = device(undefined, failure);
    const store = createCollectionStore(shelf);
    expect(await store.load()).toEqual({ collection: null, problem: '' });
    await store.replace(ONE);
    expect(store.get()).toEqual({ collection: ONE, problem: message });
    await store.add(TWO);
    expect(store.get().collection?.cards).toEqual({ 'sol-ring': 3, opt: 4 });
  });
});
