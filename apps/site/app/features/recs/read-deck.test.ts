import { readDeckList } from '@deckwright/decklist';
import { describe, expect, it } from 'vitest';
import { readPastedDeck } from './read-deck.server.ts';

const read = (text: string) => readPastedDeck({ parseDeckList: async (list) => readDeckList(list) }, text);

describe('readPastedDeck', () => {
  it('keeps quantities and separates commanders from cards', async () => {
    const deck = await read('Commander\n1 Yuriko, the Tiger’s Shadow\n\nDeck\n1 Sol Ring\n12 Island\n');
    expect(deck.commanders).toEqual(["Yuriko, the Tiger's Shadow"]);
    expect(deck.cards).toEqual(['1 Sol Ring', '12 Island']);
    expect(deck.unreadable).toEqual([]);
    // One commander, one Sol Ring, twelve Islands.
    expect(deck.sizeWith(deck.commanders)).toBe(14);
    expect(deck.sizeWith([])).toBe(14);
  });

  it('counts a commander once, however the list spells it', async () => {
    // Two names on one line add two cards to the Sol Ring; a name in the list itself adds none.
    expect((await read('Commander: Ada & Bo\nSol Ring')).sizeWith(['Ada', 'Bo'])).toBe(3);
    expect((await read('1 esika\n1 Sol Ring')).sizeWith(['Esika // The Bridge'])).toBe(2);
    expect((await read('Commander: Esika\nSol Ring')).sizeWith(['Esika // The Bridge'])).toBe(2);
  });

  it('leaves the sideboard out', async () => {
    expect((await read('1 Sol Ring\n\nSideboard\n1 Opt')).cards).toEqual(['1 Sol Ring']);
  });

  it('says what the list has outside the deck', async () => {
    const deck = await read(
      '1 Sol Ring\n\nSideboard\n1 Opt\n2 Duress\n\nTokens\n1 Clue\n\nCompanion\n1 Lurrus',
    );
    expect(deck.outside).toBe('Sideboard 3, Tokens 1');
    expect(deck.companion).toBe('Lurrus');
    expect((await read('1 Sol Ring')).outside).toBe('');
  });

  it('keeps further copies of a commander, which break a rule', async () => {
    // Two copies beside the commander that counts once: three of the list less the one that leads.
    const deck = await read('Commander\n2 Ada\n\n1 Sol Ring');
    expect(deck.cards).toEqual(['1 Sol Ring', '2 Ada']);
    expect(deck.sizeWith(['Ada'])).toBe(3);
  });

  it('reports the line it could not read', async () => {
    const [first] = (await read('1 Sol Ring\n12 \n1 Opt')).unreadable;
    expect(first).toMatch(/^line 2, /);
  });

  it('requests no name that the API would refuse', async () => {
    const { cards } = await read(`1 Sol Ring\n1 ${'x'.repeat(500)}\n`);
    expect(cards.every((card) => card.length <= 400)).toBe(true);
  });

  it('names the first 100 lines that it cannot read, and counts the others', async () => {
    const { unreadable } = await read(Array.from({ length: 130 }, (_, at) => `${at + 1000} Opt`).join('\n'));
    expect(unreadable).toHaveLength(101);
    expect(unreadable.at(-1)).toBe('and 30 more lines');
  });
});
