import { describe, expect, it } from 'vitest';
import { readPastedDeck } from './read-deck.server.ts';

describe('readPastedDeck', () => {
  it('keeps quantities and separates commanders from cards', () => {
    const deck = readPastedDeck('Commander\n1 Yuriko, the Tiger’s Shadow\n\nDeck\n1 Sol Ring\n12 Island\n');
    expect(deck.commanders).toEqual(["Yuriko, the Tiger's Shadow"]);
    expect(deck.cards).toEqual(['1 Sol Ring', '12 Island']);
    expect(deck.unreadable).toEqual([]);
    // One commander, one Sol Ring, twelve Islands.
    expect(deck.sizeWith(deck.commanders)).toBe(14);
    expect(deck.sizeWith([])).toBe(14);
  });

  it('counts a commander once, however the list spells it', () => {
    // Two names on one line add two cards to the Sol Ring; a name in the list itself adds none.
    expect(readPastedDeck('Commander: Ada & Bo\nSol Ring').sizeWith(['Ada', 'Bo'])).toBe(3);
    expect(readPastedDeck('1 esika\n1 Sol Ring').sizeWith(['Esika // The Bridge'])).toBe(2);
    expect(readPastedDeck('Commander: Esika\nSol Ring').sizeWith(['Esika // The Bridge'])).toBe(2);
  });

  it('leaves the sideboard out', () => {
    expect(readPastedDeck('1 Sol Ring\n\nSideboard\n1 Opt').cards).toEqual(['1 Sol Ring']);
  });

  it('has the cards of a sideboard that could be the commanders', () => {
    const list = '1 Sol Ring\n\nSideboard\n1 Tymna the Weaver\n1 Kraum\n';
    expect(readPastedDeck(list).besides).toEqual(['Tymna the Weaver', 'Kraum']);
    expect(readPastedDeck(`${list}1 Opt\n`).besides).toEqual([]);
    expect(readPastedDeck('Sideboard\n2 Opt').besides).toEqual([]);
  });

  it('reports the line it could not read', () => {
    const [first] = readPastedDeck('1 Sol Ring\n12 \n1 Opt').unreadable;
    expect(first).toMatch(/^line 2, /);
  });

  it('requests no name that the API would refuse', () => {
    const { cards } = readPastedDeck(`1 Sol Ring\n1 ${'x'.repeat(500)}\n`);
    expect(cards.every((card) => card.length <= 400)).toBe(true);
  });

  it('names the first 100 lines that it cannot read, and counts the others', () => {
    const { unreadable } = readPastedDeck(
      Array.from({ length: 130 }, (_, at) => `${at + 1000} Opt`).join('\n'),
    );
    expect(unreadable).toHaveLength(101);
    expect(unreadable.at(-1)).toBe('and 30 more lines');
  });
});
