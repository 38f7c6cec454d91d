import { expect, it } from 'vitest';
import { describeColor } from './color-text.ts';

it('does not call the sources of a color enough beside a cost that they hardly pay', () => {
  const color = (costs: Parameters<typeof describeColor>[1]) =>
    describeColor(
      { color: 'B', pips: 9, lands: 14, artifacts: 0, others: 0, sources: 14, asked: 12, short: 0 },
      costs,
    );
  const cost = (chance: number) => ({ chance, target: 0.92 });
  expect(color([cost(0.3)])).toBe(
    'Black has enough for most of its symbols: 14 sources, they call for 12. But it has the mana for its hardest cost on curve in only 30% of games.',
  );
  expect(color([cost(0.92)])).toBe('Black has enough: 14 sources, its mana costs call for 12.');
  expect(color([])).toBe('Black has enough: 14 sources, its mana costs call for 12.');
});
