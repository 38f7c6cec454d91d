import { describe, expect, it } from 'vitest';
import { deferParts, isPartDeferred } from './deferred-parts.ts';

describe('deferred parts of a page', () => {
  const page = { title: 'Decks', decks: [1, 2] };

  it('can be read, but are not serialized', () => {
    const deferred = deferParts(page, ['decks'], true);
    expect(deferred.decks).toBe(page.decks);
    expect(JSON.stringify(deferred)).toBe('{"title":"Decks"}');
    expect(JSON.stringify(page)).toBe('{"title":"Decks","decks":[1,2]}');
  });

  it('are serialized if nothing is to be deferred', () => {
    expect(deferParts(page, ['decks'], false)).toBe(page);
  });

  it('are recognized on both sides alike', () => {
    const deferred = deferParts(page, ['decks'], true);
    for (const side of [deferred, JSON.parse(JSON.stringify(deferred))]) {
      expect(isPartDeferred(side, 'decks')).toBe(true);
      expect(isPartDeferred(side, 'title')).toBe(false);
    }
    expect(isPartDeferred(page, 'decks')).toBe(false);
  });
});
