import { leadFactsOfCard } from '@deckwright/contract';
import { starterCards } from '@deckwright/starter';
import { describe, expect, it } from 'vitest';
import { cardJson } from './card-json.ts';

const CARDS = starterCards();

describe('a card’s commander fields', () => {
  it('match its rules text, for every card of the sample', () => {
    for (const card of CARDS) {
      const facts = leadFactsOfCard(cardJson(card, { imageHost: null }));
      expect({ name: card.name, ...facts }).toEqual({ name: card.name, ...card.lead, companion: false });
    }
  });

  it('are tested on cards of every kind', () => {
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
