import { expect, it } from 'vitest';
import { insightCard } from '../../../testing/insight-card.ts';
import { findCardStrengths, NAMES_BY_STRENGTH } from './card-strength.ts';

it('names each card once', () => {
  const names = Object.values(NAMES_BY_STRENGTH).flat();
  expect(names.length).toBeGreaterThan(7000);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^[\p{Lu}"+_\d]\S*(?: \S+)*$/u);
});

it('knows cards that nobody takes out, cards that anybody takes out first, and what lies between', () => {
  const names = [
    'Sol Ring',
    'Doubling Season',
    'Chariot of Victory',
    'Aegis Turtle',
    'Izzet Locket',
    'Never Printed',
  ];
  const { of, unknown } = findCardStrengths(names.map((name) => insightCard(name, 'Artifact')));
  expect(names.map((_, index) => of(index))).toEqual([
    ...['strong', 'strong', 'weak', 'weak', 'replaceable'],
    undefined,
  ]);
  expect(unknown).toContain('Skullclamp');
  expect(unknown).not.toContain('Sol Ring');
});
