import { describe, expect, it } from 'vitest';
import { testCard } from '../testing/tiny-catalog.ts';
import { findTopList, isListed } from './top-lists.ts';

/** Slugs of the lists that include a card with this type line. As in the data, subtypes of all faces count. */
function getLists(typeLine: string, subtypes: string[]): string[] {
  const name = typeLine.includes(' // ') ? 'Near // Far' : 'Near';
  const card = { ...testCard(name, { typeLine }), subtypes };
  return ['creatures', 'battles', 'equipment', 'auras'].filter((slug) => {
    const list = findTopList(slug);
    return list !== null && isListed(list, card);
  });
}

describe('the lists of a type', () => {
  it('use the front face: what transforms into Equipment or an Aura is in neither', () => {
    expect(getLists('Artifact — Equipment', ['Equipment'])).toEqual(['equipment']);
    expect(getLists('Creature — Golem // Artifact — Equipment', ['Golem', 'Equipment'])).toEqual([
      'creatures',
    ]);
    expect(getLists('Battle — Siege // Enchantment — Aura', ['Siege', 'Aura'])).toEqual(['battles']);
    expect(getLists('Enchantment — Aura', ['Aura'])).toEqual(['auras']);
  });
});
