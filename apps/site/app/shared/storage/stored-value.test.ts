import { afterEach, describe, expect, it, vi } from 'vitest';
import { STORAGE_KEYS } from './keys.ts';
import { createStoredValue, isStored } from './stored-value.ts';
import { stubStorage } from './stub-storage.fixture.ts';

const FORMAT = {
  key: STORAGE_KEYS.spellify,
  parse: (text: string | null): number[] => JSON.parse(text ?? '[]'),
  print: (value: number[]) => (value.length === 0 ? null : JSON.stringify(value)),
};

afterEach(() => void vi.unstubAllGlobals());

describe('a stored value', () => {
  it('is read as written, and erased where it has no text', () => {
    const { device } = stubStorage();
    const value = createStoredValue(FORMAT);
    expect(value.read()).toEqual([]);
    expect(value.write([1, 2])).toBe('stored');
    expect([...device]).toEqual([['spellify', '[1,2]']]);
    expect(value.read()).toEqual([1, 2]);
    expect(value.write([])).toBe('stored');
    expect([...device]).toEqual([]);
  });

  it('may be of one tab', () => {
    const { device, tab } = stubStorage();
    createStoredValue({ ...FORMAT, area: 'tab' }).write([1]);
    expect(device.size).toBe(0);
    expect(tab.get('spellify')).toBe('[1]');
  });

  it('is the default if it is unreadable', () => {
    stubStorage().device.set('spellify', '{');
    expect(createStoredValue(FORMAT).read()).toEqual([]);
    expect(createStoredValue(FORMAT).parse('[')).toEqual([]);
  });

  it('is the default if storage is denied or missing, and a write reports it', () => {
    const storage = stubStorage();
    storage.device.set('spellify', '[1]');
    storage.become('denied');
    expect(createStoredValue(FORMAT).read()).toEqual([]);
    expect(createStoredValue(FORMAT).write([2])).toBe('blocked');
    expect(createStoredValue(FORMAT).write([])).toBe('blocked');
    vi.stubGlobal('localStorage', undefined);
    expect(createStoredValue(FORMAT).read()).toEqual([]);
    expect(createStoredValue(FORMAT).write([2])).toBe('blocked');
  });

  it('stays as it was if storage is full, and a write reports it', () => {
    const storage = stubStorage();
    const value = createStoredValue(FORMAT);
    value.write([1]);
    storage.become('full');
    expect(value.write([2])).toBe('full');
    expect(value.read()).toEqual([1]);
  });

  it('lasts as long as the page if it cannot be stored and may be in memory, until it can', () => {
    const storage = stubStorage();
    const value = createStoredValue({ ...FORMAT, inMemory: true });
    storage.become('denied');
    expect(value.write([2])).toBe('blocked');
    expect(value.read()).toEqual([2]);
    value.write([]);
    expect(value.read()).toEqual([]);
    storage.become('open');
    expect(value.write([3])).toBe('stored');
    storage.device.set('spellify', '[4]');
    expect(value.read()).toEqual([4]);
  });
});

it('a key is found whatever is under it, and not if storage is denied', () => {
  const storage = stubStorage();
  expect(isStored('clipboard')).toBe(false);
  storage.device.set('clipboard', '{');
  expect(isStored('clipboard')).toBe(true);
  storage.become('denied');
  expect(isStored('clipboard')).toBe(false);
});

it('keys stay those that visitors have values under', () => {
  expect(STORAGE_KEYS).toEqual({
    clipboard: 'clipboard',
    session: 'deckwright-session',
    oldSettings: 'deckwright-settings',
    pendingSignOut: 'deckwright-signing-out',
    codeHandle: 'deckwright-code-handle',
    saltDevice: 'deckwright-salt-device',
    adsShown: 'deckwright-ads',
    spellify: 'spellify',
    pendingList: 'deckwright-share-list',
    recsDraft: 'deckwright-recs',
  });
});
