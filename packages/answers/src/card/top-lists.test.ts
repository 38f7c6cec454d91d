import { describe, expect, it } from 'vitest';
import { testCard } from '../testing/tiny-catalogue.ts';
import { isListed, topListOf } from './top-lists.ts';

/** Slugs of the lists that include a card with this type line. As in the data, subtypes of all faces count. */
function listsOf(typeLine: string, subtypes: string[]): string[] {
  const name = typeLine.includes(' // ') ? 'Near // Far' : 'Near';
  const card = { ...testCard(name, { typeLine }), subtypes };
  return ['creatures', 'battles', 'equipment', 'auras'].filter((slug) => {
    const list = topListOf(slug);
    return list !== null && isListed(list, card);
  });
}

describe('the lists of a type', () => {
  it('use the front face: what transforms into Equipment or an Aura is in neither', () => {
    expect(listsOf('Artifact — Equipment', ['Equipment'])).toEqual(['equipment']);
    expect(listsOf('Creature — Golem // Artifact — Equipment', ['Golem', 'Equipment'])).toEqual([
      'creatures',
    ]);
    expect(listsOf('Battle — Siege // Enchantment — Aura', ['Siege', 'Aura'])).toEqual(['battles']);
    expect(listsOf('Enchantment — Aura', ['Aura'])).toEqual(['auras']);
  });
});
