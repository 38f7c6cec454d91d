import { describe, expect, it } from 'vitest';
import { heldParts, isPartHeld } from './deferred-parts.ts';

describe('deferred parts of a page', () => {
  const page = { title: 'Decks', decks: [1, 2] };

  it('can be read, but are not serialized', () => {
    const held = heldParts(page, ['decks'], true);
    expect(held.decks).toBe(page.decks);
    expect(JSON.stringify(held)).toBe('{"title":"Decks"}');
    expect(JSON.stringify(page)).toBe('{"title":"Decks","decks":[1,2]}');
  });

  it('are serialized if nothing is to be deferred', () => {
    expect(heldParts(page, ['decks'], false)).toBe(page);
  });

  it('are recognized on both sides alike', () => {
    const held = heldParts(page, ['decks'], true);
    for (const side of [held, JSON.parse(JSON.stringify(held))]) {
      expect(isPartHeld(side, 'decks')).toBe(true);
      expect(isPartHeld(side, 'title')).toBe(false);
    }
    expect(isPartHeld(page, 'decks')).toBe(false);
  });
});
