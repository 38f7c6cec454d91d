import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { ExtraCopies } from './extra-copies.ts';

const CARDS = new Map(
  [
    makeCard({ name: 'Relentless Rats', text: 'A deck can have any number of cards named Relentless Rats.' }),
    makeCard({ name: 'Seven Dwarves', text: 'A deck can have up to seven cards named Seven Dwarves.' }),
    makeCard({ name: 'Sol Ring', text: '{T}: Add {C}{C}.' }),
    makeCard({ name: 'Wastes', typeLine: 'Basic Land' }),
  ].map((card) => [card.name, card]),
);

function report(...decks: Record<string, number>[]) {
  const lookups: string[] = [];
  const found = new ExtraCopies((name) => {
    lookups.push(name);
    return CARDS.get(name) ?? null;
  });
  decks.forEach((deck, index) => {
    const cards = Object.entries(deck).map(([name, quantity]) => ({ name, quantity }));
    found.add({ id: `d${index}`, cards });
  });
  return { text: found.toText(), lookups };
}

describe('ExtraCopies', () => {
  it('finds copies beyond what the rules or the card allow', () => {
    expect(report({ 'Sol Ring': 4 }, { 'Seven Dwarves': 8, 'Sol Ring': 2 }).text).toBe(
      '  2 decks with more copies of a card than the rules allow, which will count once: ' +
        'd0 (4 Sol Ring), d1 (8 Seven Dwarves, 2 Sol Ring)\n',
    );
  });

  it('accepts basics, what a card allows itself, single copies and names that no card has', () => {
    const deck = {
      Island: 30,
      'Relentless Rats': 25,
      'Seven Dwarves': 7,
      'Sol Ring': 1,
      Nobody: 3,
      Wastes: 9,
    };
    expect(report(deck).text).toBe('');
  });

  it('needs no card data for decks with nothing but basics in several copies', () => {
    expect(report({ Island: 30, 'Snow-Covered Forest': 4, 'Sol Ring': 1 }).lookups).toEqual([]);
    expect(report({ 'Sol Ring': 4 }, { 'Sol Ring': 2 }).lookups).toEqual(['Sol Ring']);
  });

  it('names the first three', () => {
    const { text } = report(...Array.from({ length: 5 }, () => ({ 'Sol Ring': 2 })));
    expect(text).toContain('5 decks');
    expect(text).toContain('d2 (2 Sol Ring) …');
    expect(text).not.toContain('d3');
  });
});
