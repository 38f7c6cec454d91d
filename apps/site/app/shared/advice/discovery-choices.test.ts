import { expect, it } from 'vitest';
import { DISCOVERY_CHOICES, discoveryOption } from './discovery-choices.ts';

it('has the ends and the middle of the scale in order', () => {
  expect(DISCOVERY_CHOICES.map(([value]) => discoveryOption(value).discovery ?? 0)).toEqual([
    -0.5, -0.25, 0, 0.25, 0.5,
  ]);
});

it.each(['3', '-3', 'x', ' ', '1e0', '0'])('ignores %j', (text) => {
  expect(discoveryOption(text)).toEqual({});
});
