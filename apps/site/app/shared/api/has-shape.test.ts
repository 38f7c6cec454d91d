import { describe, expect, it } from 'vitest';
import { hasShape } from './has-shape.ts';

describe('hasShape', () => {
  const example = { name: '', count: 0, on: false, tags: [''], decks: [{ slug: '' }], site: { origin: '' } };
  const whole = {
    name: 'a',
    count: 2,
    on: true,
    tags: [],
    decks: [{ slug: 'b' }],
    site: { origin: '' },
    more: 1,
  };

  it('accepts what has every part of the example, whatever else it contains', () => {
    expect(hasShape(whole, example)).toBe(true);
    expect(hasShape([], [{ slug: '' }])).toBe(true);
    expect(hasShape([1, 'a', null], [])).toBe(true);
    expect(hasShape({}, {})).toBe(true);
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['a text', 'whole'],
    ['a list', [whole]],
    ['a missing part', { ...whole, name: undefined }],
    ['a part of another kind', { ...whole, count: '2' }],
    ['a part that is null', { ...whole, site: null }],
    ['an object in place of a list', { ...whole, tags: {} }],
    ['a list in place of an object', { ...whole, site: [] }],
    ['an entry of another kind', { ...whole, tags: ['a', 1] }],
    ['an entry without its part', { ...whole, decks: [{ slug: 'b' }, {}] }],
  ])('refuses %s', (_, value) => {
    expect(hasShape(value, example)).toBe(false);
  });
});
