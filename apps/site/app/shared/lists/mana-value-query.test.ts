import { expect, it } from 'vitest';
import { withManaValue } from './mana-value-query.ts';

it('puts a bar of the curve into a query, in place of another', () => {
  expect(withManaValue('', 2)).toBe('mv=2');
  expect(withManaValue('t:artifact', 10)).toBe('t:artifact mv>=10');
  expect(withManaValue('t:artifact mv=0 -t:land', 3)).toBe('t:artifact mv=3');
  expect(withManaValue('mv>=10', 0)).toBe('mv=0 -t:land');
  const alternatives = withManaValue('t:elf or t:goblin', 3);
  expect(alternatives).toBe('(t:elf or t:goblin) mv=3');
  expect(withManaValue('t:elf or (t:goblin mv=2)', 3)).toBe('(t:elf or (t:goblin mv=2)) mv=3');
  expect(withManaValue(alternatives, 4)).toBe('(t:elf or t:goblin) mv=4');
});
