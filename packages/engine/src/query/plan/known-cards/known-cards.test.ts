import { THEME_SLUGS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../../testing/insight-card.ts';
import { readNames } from '../card-names.ts';
import { findKnownCards, findUnknownNames } from './known-cards.ts';
import { ROLE_STAPLES } from './role-staples.data.ts';
import { THEME_CARDS_A_TO_E } from './themes-a-to-e.data.ts';
import { THEME_CARDS_E_TO_P } from './themes-e-to-p.data.ts';
import { THEME_CARDS_P_TO_X } from './themes-p-to-x.data.ts';
import { TYPE_CARDS_A_TO_K } from './types-a-to-k.data.ts';
import { TYPE_CARDS_K_TO_Z } from './types-k-to-z.data.ts';

const THEMES = { ...THEME_CARDS_A_TO_E, ...THEME_CARDS_E_TO_P, ...THEME_CARDS_P_TO_X };
const TYPES = { ...TYPE_CARDS_A_TO_K, ...TYPE_CARDS_K_TO_Z };

describe('the lists of cards that players name first', () => {
  it('are there for every theme, and for more than a hundred creature types', () => {
    expect(Object.keys(THEMES).sort()).toEqual(THEME_SLUGS);
    expect(Object.keys(TYPES).length).toBeGreaterThan(100);
  });

  it.each(Object.entries({ ...THEMES, ...TYPES }))('name ten to forty different cards: %s', (_, text) => {
    const names = readNames(text);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length).toBeGreaterThanOrEqual(10);
    expect(names.length).toBeLessThanOrEqual(40);
    expect(names.every((name) => /^[\p{Lu}"+_]/u.test(name))).toBe(true);
  });

  it('have a role and a color for each staple, named once', () => {
    const all = Object.entries(ROLE_STAPLES).flatMap(([key, text]) => {
      expect(key).toMatch(/^[a-z-]+:[wubrgcm]$/);
      return readNames(text);
    });
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('their cards in a catalog', () => {
  const cards = [
    insightCard('Goblin Warchief', 'Creature — Goblin'),
    { ...insightCard('Skirk Prospector', 'Creature — Goblin'), legality: 'banned' as const },
    { ...insightCard('Wear // Tear', 'Instant'), aliases: ['Wear', 'Tear'] },
  ];
  const { cards: found, unknown, position } = findKnownCards(cards);

  it('are found by name, banned ones left out, unknown names reported and not fatal', () => {
    expect(found.get('goblins')).toEqual([0]);
    expect(unknown).toContainEqual({ slug: 'goblins', name: 'Goblin Chieftain' });
    expect(unknown.some(({ name }) => name === 'Goblin Warchief' || name === 'Skirk Prospector')).toBe(false);
    expect(position.get(0)).toBe(0);
    const names = findUnknownNames(cards);
    expect(names).toContain('Goblin Chieftain');
    expect(names).toEqual([...new Set(names)].sort());
    for (const name of ['Goblin Warchief', 'Skirk Prospector', 'Wear']) expect(names).not.toContain(name);
  });

  it('are found by the name of a face', () => {
    const { ofRole } = findKnownCards(cards);
    expect([...ofRole.values()].flat()).toContain(2);
  });
});
