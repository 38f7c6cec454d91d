import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStore, type DeviceStore } from './device-store.ts';

/** Storage as in a browser: optionally full or blocked. */
let shelf: { text: string | null; blocked: boolean; writes: number };
let store: DeviceStore;

function newStore(): DeviceStore {
  const guard = () => {
    if (shelf.blocked) throw new DOMException('no', 'SecurityError');
  };
  return createDeviceStore({
    read: () => {
      guard();
      return shelf.text;
    },
    write: (text) => {
      guard();
      shelf.text = text;
      shelf.writes += 1;
    },
  });
}

beforeEach(() => {
  shelf = { text: null, blocked: false, writes: 0 };
  store = newStore();
});

describe('settings of a device', () => {
  it('are restored on the next page', () => {
    store.change({ saltLevel: 0, namesUnderCards: true });
    store.arrived('DE', '2026-11-23');
    const next = newStore();
    next.meet();
    expect(next.get()).toEqual({
      chosen: { saltLevel: 0, namesUnderCards: true },
      region: 'DE',
      askedOn: '2026-11-23',
      keeping: 'kept',
    });
  });

  it('leave nothing behind once all are reset', () => {
    store.change({ saltLevel: 0 });
    store.change({ saltLevel: null });
    expect(shelf.text).toBeNull();
  });

  it('merge what another tab has chosen in the meantime', () => {
    const other = newStore();
    store.change({ saltLevel: 0 });
    other.change({ namesUnderCards: true });
    store.change({ priceSources: ['scg'] });
    expect(store.get().chosen).toEqual({ saltLevel: 0, namesUnderCards: true, priceSources: ['scg'] });
    other.heard(shelf.text);
    expect(other.get().chosen).toEqual(store.get().chosen);
  });

  it('last as long as the page if the browser stores nothing, and report it', () => {
    shelf.blocked = true;
    store.meet();
    expect(store.get().keeping).toBe('refused');
    store.change({ saltLevel: 0 });
    store.change({ namesUnderCards: true });
    expect(store.get()).toMatchObject({
      chosen: { saltLevel: 0, namesUnderCards: true },
      keeping: 'refused',
    });
    shelf.blocked = false;
    store.change({ saltLevel: 2 });
    expect(store.get()).toMatchObject({ chosen: { saltLevel: 2, namesUnderCards: true }, keeping: 'kept' });
  });

  it('of a later version are read as far as they are known, and never overwritten', () => {
    const later = JSON.stringify({
      version: 2,
      chosen: { saltLevel: 2, foil: true },
      region: 'DE',
      font: 'big',
    });
    shelf.text = later;
    store.meet();
    expect(store.get()).toMatchObject({ chosen: { saltLevel: 2 }, region: 'DE', keeping: 'later' });
    store.change({ saltLevel: 0 });
    expect(store.get().chosen).toEqual({ saltLevel: 0 });
    store.arrived('CA', '2026-11-23');
    expect(shelf).toMatchObject({ text: later, writes: 0 });
  });
});
