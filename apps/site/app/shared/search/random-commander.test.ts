import type { SearchOption } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { pickUrl } from './random-commander.ts';

const OPTIONS = ['a', 'b', 'c', 'd'].map(
  (label): SearchOption => ({
    label,
    url: `/commanders/${label}`,
    image: null,
    icon: null,
    kind: 'commander',
  }),
);

describe('pickUrl', () => {
  it('picks each entry with the same probability', () => {
    // 0, 0.001 … 0.999 over 4 entries: 250 each.
    const picked = Array.from({ length: 1000 }, (_, step) => pickUrl(OPTIONS, step / 1000));
    for (const { url } of OPTIONS) expect(picked.filter((one) => one === url)).toHaveLength(250);
  });

  it('returns null for an empty list', () => {
    expect(pickUrl([], 0.5)).toBeNull();
  });
});
