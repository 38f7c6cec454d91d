import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { lowercaseRulesText, wants } from './rules-text.ts';

const card = (name: string, text: string) => insightCard(name, 'Legendary Creature', { text });

describe('the words of a rules text', () => {
  it('call the card "this" by its whole and its short name, without reminders', () => {
    expect(
      lowercaseRulesText(card('Ana, Bold of Heart', 'Whenever Ana attacks, draw a card. (Ana is bold.)')),
    ).toBe('whenever this attacks, draw a card.');
    expect(lowercaseRulesText(card('Ivo the Grim', 'Ivo the Grim can’t block. Ivo deals 1 damage.'))).toBe(
      "this can't block. this deals 1 damage.",
    );
  });

  it('are none without a text', () => {
    const { faces } = card('Ana', '');
    expect(lowercaseRulesText({ faces: faces.map((face) => ({ ...face, text: null })) })).toBe('');
  });
});

describe('a type that a text wants', () => {
  it('is not the type of tokens alone', () => {
    expect(wants(card('A', 'Create a 1/1 red Goblin creature token.'), 'Goblin')).toBe(false);
    expect(wants(card('A', 'Create a Goblin token. Goblins you control have haste.'), 'Goblin')).toBe(true);
  });

  it('is not what other creatures become', () => {
    const change = 'Each Elf you control becomes a 5/5 Dinosaur until end of turn.';
    expect(wants(card('A', change), 'Dinosaur')).toBe(false);
    expect(wants(card('A', change), 'Elf')).toBe(true);
    const tapped = 'Whenever this becomes tapped, Merfolk you control get +1/+1.';
    expect(wants(card('A', tapped), 'Merfolk')).toBe(true);
  });
});
