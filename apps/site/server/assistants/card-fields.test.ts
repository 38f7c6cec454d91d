import { describe, expect, it } from 'vitest';
import { shareText } from './card-fields.ts';

const share = (
  num_decks: number,
  potential_decks: number,
  [inclusion_low, inclusion_high]: [number, number] | [null, null] = [null, null],
) => ({
  num_decks,
  potential_decks,
  inclusion_rate: potential_decks === 0 ? 0 : num_decks / potential_decks,
  inclusion_low,
  inclusion_high,
});

describe('a share in the text of an answer', () => {
  it('has its counts and its interval', () => {
    expect(shareText(share(8, 12, [0.391, 0.862]))).toBe(
      '67% of decks that could (8 of 12; 95% interval 39–86%)',
    );
  });

  it('says why there is no interval, and no share', () => {
    expect(shareText(share(3, 12))).toContain('no interval, as most of these decks have no known date');
    expect(shareText(share(0, 0))).toBe('no share: none of these decks could');
  });
});
