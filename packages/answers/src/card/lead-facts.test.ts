import { leadFactsOfCard } from '@deckwright/api-client';
import { starterCards } from '@deckwright/starter';
import { describe, expect, it } from 'vitest';
import { cardJson } from './card-json.ts';

const CARDS = starterCards();

describe('what a card’s fields say about leading', () => {
  it('is what its rules text says, for every card of the sample', () => {
    for (const card of CARDS) {
      const told = leadFactsOfCard(cardJson(card, { imageHost: null }));
      expect({ name: card.name, ...told }).toEqual({ name: card.name, ...card.lead, companion: false });
    }
  });

  it('is tried on cards of every kind', () => {
    const kinds = [
      'partner',
      'partnerWith',
      'partnerText',
      'choosesBackground',
      'isBackground',
      'doctorsCompanion',
      'isDoctor',
    ] as const;
    for (const kind of kinds) expect(CARDS.some(({ lead }) => lead[kind])).toBe(true);
  });
});
