import { parseDeckText } from '@deckwright/decklist';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addToDeck, cutFromDeck } from './edit-deck.ts';

describe('adding a card', () => {
  it.each([
    ['an empty list', '', '1 Sol Ring'],
    ['a plain list', '1 Opt\n', '1 Opt\n1 Sol Ring'],
    ['names without quantities', 'Opt\nForest', 'Opt\nForest\n1 Sol Ring'],
    [
      'a list with a sideboard',
      'Commander\n1 Ada\n\nDeck\n1 Opt\n\nSideboard\n1 Duress',
      // Right above the heading, where a line still belongs to the deck.
      'Commander\n1 Ada\n\nDeck\n1 Opt\n\n1 Sol Ring\nSideboard\n1 Duress',
    ],
    ['commanders at the end', '1 Opt\nCommander\n1 Ada', '1 Opt\n1 Sol Ring\nCommander\n1 Ada'],
  ])('to %s', (_what, before, after) => {
    expect(addToDeck(before, 'Sol Ring')).toBe(after);
  });

  it('adds several copies in one line', () => {
    expect(addToDeck('1 Opt\n2 Forest', 'Forest', 12)).toBe('1 Opt\n2 Forest\n12 Forest');
    expect(addToDeck('Commander\n1 Ada\n\nDeck\n1 Opt\n\nSideboard\n1 Duress', 'Forest', 12)).toContain(
      '12 Forest\nSideboard',
    );
  });

  it('converts a table to a list, and unreadable lines to comments', () => {
    const after = addToDeck('Count,Name,Category\n1,Ada,Commander\n2,Opt,\n0,Duress,', 'Sol Ring');
    expect(after).toBe('Commander\n1 Ada\n\nDeck\n2 Opt\n1 Sol Ring\n// 0,Duress,\n');
  });
});

describe('cutting a card', () => {
  it.each([
    ['its line', '1 Opt\n1 Sol Ring\n1 Duress', 'Sol Ring', '1 Opt\n1 Duress'],
    ['a line with markers', '1x Sol Ring (C21) 263 *F* [Ramp]\nOpt', 'Sol Ring', 'Opt'],
    ['one of several copies', '1 Opt\n12 Forest', 'Forest', '1 Opt\n11 Forest'],
    ['the deck’s, not the sideboard’s', '1 Opt\n\nSideboard\n1 Opt', 'Opt', '\nSideboard\n1 Opt'],
    ['a card by its front face', '1 Esika\n1 Opt', 'Esika // The Bridge', '1 Opt'],
    ['a card with either apostrophe', '1 Gaea’s Cradle\n1 Opt', "Gaea's Cradle", '1 Opt'],
    ['a card that is written without its accents', "1 Lim-Dul's Vault\n1 Opt", 'Lim-Dûl’s Vault', '1 Opt'],
    [
      'a copy with other punctuation',
      '3 Gaeas Cradle (USG)\n1 Opt',
      'Gaea’s Cradle',
      '2 Gaeas Cradle (USG)\n1 Opt',
    ],
    ['nothing if the card is missing', '1 Opt', 'Sol Ring', '1 Opt'],
    ['no commander', 'Commander\n1 Ada\n\n1 Opt', 'Ada', 'Commander\n1 Ada\n\n1 Opt'],
    ['a card of a table', 'Count,Name\n1,Opt\n1,Sol Ring', 'Opt', 'Count,Name\n1,Sol Ring'],
    ['a copy of a table', 'Count,Name\n1,Opt\n9,Forest', 'Forest', 'Count,Name\n1,Opt\n8,Forest'],
    ['its line with wide spaces', '1 Sol   Ring\n1 Opt', 'Sol Ring', '1 Opt'],
    [
      'a card with quotes in a table',
      'Count,Name\n1,"Kongming, ""Sleeping Dragon"""\n1,Opt',
      'Kongming, "Sleeping Dragon"',
      'Count,Name\n1,Opt',
    ],
    ['a copy after the name in a table', 'Name,Count\nOpt,1\nForest,9', 'Forest', 'Deck\n1 Opt\n8 Forest\n'],
  ])('%s', (_what, before, name, after) => {
    expect(cutFromDeck(before, name)).toBe(after);
  });
});

// The maximum length of a list: parsing it again for each line would exceed the time limit of the test.
it('cuts the first card of a very long list', () => {
  const others = Array.from({ length: 6000 }, (_, row) => `1 Card ${row}`);
  expect(cutFromDeck(['1 Sol Ring', ...others].join('\n'), 'Sol Ring')).toBe(others.join('\n'));
});

it('undoes what was added and loses nothing else, for any list', () => {
  const line = fc.constantFrom(
    '1 Opt',
    '12 Forest',
    'Duress',
    '',
    'Sideboard',
    'Deck',
    '// Ramp',
    'Commander',
    '1 Ada',
    '0 Nothing',
    'Maybeboard:',
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 14 }), (lines) => {
      const before = lines.join('\n');
      const after = addToDeck(before, 'Sol Ring');
      const [was, is] = [parseDeckText(before), parseDeckText(after)];
      expect(is.cards.filter(({ name }) => name !== 'Sol Ring')).toEqual(was.cards);
      expect(is.cards.find(({ name }) => name === 'Sol Ring')).toEqual({ name: 'Sol Ring', quantity: 1 });
      expect({ ...is, cards: [], problems: is.problems.length }).toEqual({
        ...was,
        cards: [],
        problems: was.problems.length,
      });
      const back = parseDeckText(cutFromDeck(after, 'Sol Ring'));
      expect({ ...back, problems: back.problems.length }).toEqual({ ...was, problems: was.problems.length });
    }),
  );
});
