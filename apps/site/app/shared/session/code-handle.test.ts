import { afterEach, describe, expect, it, vi } from 'vitest';
import { codeHandle, forgetCodeHandle, ownCodeHandle } from './code-handle.ts';

function useStorage(storage: Partial<Storage>): void {
  vi.stubGlobal('localStorage', storage);
}

function mapStorage(): Partial<Storage> {
  const stored = new Map<string, string>();
  return {
    getItem: (key) => stored.get(key) ?? null,
    setItem: (key, value) => void stored.set(key, value),
    removeItem: (key) => void stored.delete(key),
  };
}

afterEach(() => {
  forgetCodeHandle();
  vi.unstubAllGlobals();
});

describe('the handle of a browser', () => {
  it('is made with the first request, random, and stays until a code is accepted', () => {
    useStorage(mapStorage());
    expect(ownCodeHandle()).toEqual({});
    const handle = codeHandle();
    // 18 bytes are 24 characters of base64url: 144 random bits.
    expect(handle).toMatch(/^[\w-]{24}$/);
    expect(codeHandle()).toBe(handle);
    expect(ownCodeHandle()).toEqual({ handle });
    forgetCodeHandle();
    expect(ownCodeHandle()).toEqual({});
    expect(codeHandle()).not.toBe(handle);
  });

  it('is the same in another tab', () => {
    const storage = mapStorage();
    useStorage(storage);
    expect(storage.getItem?.('deckwright-code-handle')).toBeNull();
    expect(storage.getItem?.('deckwright-code-handle')).not.toBe(codeHandle());
    expect(storage.getItem?.('deckwright-code-handle')).toBe(codeHandle());
  });

  it('lasts as long as the page where nothing can be stored', () => {
    const refuse = () => {
      throw new DOMException('denied');
    };
    useStorage({ getItem: refuse, setItem: refuse, removeItem: refuse });
    const handle = codeHandle();
    expect(ownCodeHandle()).toEqual({ handle });
    expect(codeHandle()).toBe(handle);
  });

  it('is read as earlier visits wrote it', () => {
    const storage = mapStorage();
    useStorage(storage);
    storage.setItem?.('deckwright-code-handle', 'abcdefghijklmnopqrst-_12');
    expect(ownCodeHandle()).toEqual({ handle: 'abcdefghijklmnopqrst-_12' });
    expect(codeHandle()).toBe('abcdefghijklmnopqrst-_12');
  });

  it('is made anew if what is stored cannot be one', () => {
    const storage = mapStorage();
    useStorage(storage);
    storage.setItem?.('deckwright-code-handle', 'no handle');
    expect(ownCodeHandle()).toEqual({});
    expect(codeHandle()).toMatch(/^[\w-]{24}$/);
  });
});
