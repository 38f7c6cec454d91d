import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeckText } from './parse.ts';
import { printDeck } from './print.ts';
import type { DeckList } from './types.ts';

const getCards = (text: string) => parseDeckText(text).cards;

describe('parsing card lines', () => {
  it.each([
    ['1 Sol Ring', 'Sol Ring', 1],
    ['1x Sol Ring', 'Sol Ring', 1],
    ['12X Forest', 'Forest', 12],
    ['2 × Swamp', 'Swamp', 2],
    ['Sol Ring', 'Sol Ring', 1],
    ['Sol Ring x3', 'Sol Ring', 3],
    ['  1\tSol   Ring  ', 'Sol Ring', 1],
    ['- 1 Sol Ring', 'Sol Ring', 1],
    ['1 Sol Ring (C21) 263', 'Sol Ring', 1],
    ['1 Sol Ring (C21) 263 *F*', 'Sol Ring', 1],
    ['1 Sol Ring (PLST) C21-263', 'Sol Ring', 1],
    ['1 Sol Ring (sld) 1512★ *E*', 'Sol Ring', 1],
    ['1 Sol Ring (C21)', 'Sol Ring', 1],
    ['1 Sol Ring [C21]', 'Sol Ring', 1],
    ['1 Sol Ring <263> [C21] (F)', 'Sol Ring', 1],
    ['1 [C21] Sol Ring', 'Sol Ring', 1],
    ['2 [C21:263] Sol Ring', 'Sol Ring', 2],
    ['7. Sol Ring', 'Sol Ring', 1],
    ['3) 2 Forest', 'Forest', 2],
    ['* 1 Sol Ring', 'Sol Ring', 1],
    ['1x Sol Ring (c21) 263 [Ramp,Artifacts] ^Have,#37d67a^', 'Sol Ring', 1],
    ['1 Sol Ring #ramp #fast mana', 'Sol Ring', 1],
    ['1 Sol Ring (C21) 263 #!ramp', 'Sol Ring', 1],
    ['1 Fire // Ice', 'Fire // Ice', 1],
    ['1 Fire // Ice (APC) 128', 'Fire // Ice', 1],
    ['1 Lim-Dûl’s Vault', "Lim-Dûl's Vault", 1],
    ['1 SP//dr, Piloted by Peni', 'SP//dr, Piloted by Peni', 1],
    ['+2 Mace', '+2 Mace', 1],
    ['50 Feet of Rope', '50 Feet of Rope', 1],
    ['2 50 Feet of Rope', '50 Feet of Rope', 2],
    ["1 Vault 13: Dweller's Journey", "Vault 13: Dweller's Journey", 1],
    ["Vault 13: Dweller's Journey", "Vault 13: Dweller's Journey", 1],
    ['1 Circle of Protection: Red', 'Circle of Protection: Red', 1],
    ['1 Erase (Not the Old One)', 'Erase (Not the Old One)', 1],
    ['\uFEFF1 Sol Ring', 'Sol Ring', 1],
  ])('reads %j', (line, name, quantity) => {
    const parsed = parseDeckText(line);
    expect(parsed.cards).toEqual([{ name, quantity }]);
    expect(parsed.problems).toEqual([]);
  });

  it('adds up lines of one name in the place of the first', () => {
    expect(getCards('2 Forest\n1 Sol Ring\n3 Forest (ZNR) 278')).toEqual([
      { name: 'Forest', quantity: 5 },
      { name: 'Sol Ring', quantity: 1 },
    ]);
  });

  it.each([
    ['0 Sol Ring', 'the quantity must be 1 to 999'],
    ['1000 Forest', 'the quantity must be 1 to 999'],
    ['99999999999999999999 Forest', 'the quantity must be 1 to 999'],
    ['3', 'no card name'],
    ['1x', 'no card name'],
    ['1 (C21) 263', 'no card name'],
    ['1 ***', 'no card name'],
    ['https://decks.example/abc', 'an address; open the deck there, copy its list as text and paste that'],
    ['decks.example.com/abc', 'an address; open the deck there, copy its list as text and paste that'],
    ['<p>1 Sol Ring</p>', 'code, not a card; paste the list as text'],
    ['{"Sol Ring": 1}', 'code, not a card; paste the list as text'],
    [`1 ${'a'.repeat(201)}`, 'a name of more than 200 letters'],
  ])('reports %j with its line and reason', (line, reason) => {
    const parsed = parseDeckText(`1 Sol Ring\n\n${line}`);
    expect(parsed.problems).toEqual([{ line: 3, text: line, reason }]);
    expect(parsed.cards).toEqual([{ name: 'Sol Ring', quantity: 1 }]);
  });
});

describe('parsing sections', () => {
  it('follows plain headings', () => {
    const text = [
      'Commander',
      '1 Tymna the Weaver',
      '1 Kraum, Ludevic’s Opus',
      '',
      'Companion:',
      '1 Lurrus of the Dream-Den',
      'Deck',
      '1 Sol Ring',
      'Sideboard (2)',
      '2 Duress',
      'MAYBEBOARD:',
      '1 Ponder',
    ].join('\n');
    expect(parseDeckText(text)).toEqual({
      commanders: ['Tymna the Weaver', "Kraum, Ludevic's Opus"],
      companion: 'Lurrus of the Dream-Den',
      cards: [{ name: 'Sol Ring', quantity: 1 }],
      sideboard: [{ name: 'Duress', quantity: 2 }],
      maybeboard: [{ name: 'Ponder', quantity: 1 }],
      tokens: [],
      other: [],
      problems: [],
    });
  });

  it('follows headings in comments, and returns to the deck at the next one', () => {
    const text =
      '// Commander (1)\n1 Atraxa\n//Ramp (2)\n1 Sol Ring\n// Maybeboard\n1 Ponder\n// Land\n1 Forest';
    const parsed = parseDeckText(text);
    expect(parsed.commanders).toEqual(['Atraxa']);
    expect(parsed.cards.map((card) => card.name)).toEqual(['Sol Ring', 'Forest']);
    expect(parsed.maybeboard.map((card) => card.name)).toEqual(['Ponder']);
  });

  it('skips comments without leaving the section', () => {
    const text = '// my deck\nSideboard\n// against blue\n1 Duress\n# a note\n1 Boil';
    expect(parseDeckText(text).sideboard.map((card) => card.name)).toEqual(['Duress', 'Boil']);
    expect(parseDeckText('// Commander\n// the boss\n1 Atraxa\n').commanders).toEqual(['Atraxa']);
  });

  it('treats headings by type and custom ones as parts of the deck', () => {
    const text =
      'Commander: Atraxa\nCreatures (1)\n1 Birds of Paradise\nMy tricks:\n1 Brainstorm\nBig stuff (3)\n1 Ulamog\nLands\nForest';
    const parsed = parseDeckText(text);
    expect(parsed.commanders).toEqual(['Atraxa']);
    expect(parsed.cards.map((card) => card.name)).toEqual([
      'Birds of Paradise',
      'Brainstorm',
      'Ulamog',
      'Forest',
    ]);
  });

  it("treats the list's own counts as headings", () => {
    const deck = parseDeckText(
      'Commander: Atraxa\n20 creatures\n1 Birds of Paradise\nLands: 2\n2 Forest\nSideboard: 1\n1 Opt\nTotal: 100\n100 cards',
    );
    expect(deck).toMatchObject({
      commanders: ['Atraxa'],
      cards: [
        { name: 'Birds of Paradise', quantity: 1 },
        { name: 'Forest', quantity: 2 },
      ],
      sideboard: [{ name: 'Opt', quantity: 1 }],
      problems: [],
    });
  });

  it('keeps names that look like counts', () => {
    const { cards, problems } = parseDeckText('1 Battlefield Forge\n2 Landfall\n1 Total Annihilation');
    expect(cards.map(({ name }) => name)).toEqual(['Battlefield Forge', 'Landfall', 'Total Annihilation']);
    expect(problems).toEqual([]);
  });

  it('reads several cards of one line', () => {
    const { cards, problems } = parseDeckText('1 Sol Ring; 2x Forest; 1 Who // What\n1 Opt');
    expect(cards).toEqual([
      { name: 'Sol Ring', quantity: 1 },
      { name: 'Forest', quantity: 2 },
      { name: 'Who // What', quantity: 1 },
      { name: 'Opt', quantity: 1 },
    ]);
    expect(problems).toEqual([]);
  });

  it('reads marks of single lines', () => {
    const text = [
      '1 Tymna the Weaver *CMDR*',
      '1x Kraum (c16) 34 [Commander{top}] ^Have^',
      '1 Sol Ring',
      'SB: 2 Duress',
      'Sideboard: 1 Boil',
      'Companion: Lurrus of the Dream-Den',
      '1x Ponder (m10) 68 [Maybeboard{noDeck}{noPrice},Draw]',
      '1 Opt [Sideboard] *F*',
    ].join('\n');
    const parsed = parseDeckText(text);
    expect(parsed.commanders).toEqual(['Tymna the Weaver', 'Kraum']);
    expect(parsed.companion).toBe('Lurrus of the Dream-Den');
    expect(parsed.cards).toEqual([{ name: 'Sol Ring', quantity: 1 }]);
    expect(parsed.sideboard.map(({ name, quantity }) => `${quantity} ${name}`)).toEqual([
      '2 Duress',
      '1 Boil',
      '1 Opt',
    ]);
    expect(parsed.maybeboard.map((card) => card.name)).toEqual(['Ponder']);
    expect(parsed.problems).toEqual([]);
  });

  it('reads headings in brackets and skips the part that names the deck', () => {
    const parsed = parseDeckText('About\nName My Deck\n\n[Commander]\n1 Atraxa\n[Main]\n1 Sol Ring');
    expect(parsed.commanders).toEqual(['Atraxa']);
    expect(parsed.cards).toEqual([{ name: 'Sol Ring', quantity: 1 }]);
    expect(parsed.problems).toEqual([]);
  });

  it('keeps and reports unplaceable text unchanged', () => {
    const text = 'Commander\n2 Atraxa\n1 Atraxa\nCompanion\n1 Lurrus\n1 Jegantha\nTokens\n1 Treasure';
    const parsed = parseDeckText(text);
    expect(parsed.commanders).toEqual(['Atraxa']);
    expect(parsed.companion).toBe('Lurrus');
    expect(parsed.sideboard).toEqual([{ name: 'Jegantha', quantity: 1 }]);
    expect(parsed.problems.map(({ line, reason }) => [line, reason])).toEqual([
      [3, 'this commander is already named'],
    ]);
    expect(parsed.tokens).toEqual([{ name: 'Treasure', quantity: 1 }]);
  });

  it('ends the commanders at a blank line, as in lists without a heading for the deck', () => {
    const parsed = parseDeckText('// COMMANDER\n\n1 Tymna\n1 Kraum\n\n1 Sol Ring\n\n1 Forest');
    expect(parsed.commanders).toEqual(['Tymna', 'Kraum']);
    expect(parsed.cards.map((card) => card.name)).toEqual(['Sol Ring', 'Forest']);
  });

  it('reads headings in bold, and skips the name of the deck', () => {
    const parsed = parseDeckText(
      'NAME:Birds\n**Commander (1)**\n* 1 Atraxa\n\n**Artifacts (1)**\n* 1 Sol Ring',
    );
    expect(parsed.commanders).toEqual(['Atraxa']);
    expect(parsed.cards).toEqual([{ name: 'Sol Ring', quantity: 1 }]);
    expect(parsed.problems).toEqual([]);
  });

  it('reads Windows and old Mac line ends alike', () => {
    const names = ['Sol Ring', 'Forest'];
    for (const end of ['\n', '\r\n', '\r'])
      expect(getCards(`1 Sol Ring${end}1 Forest`).map((card) => card.name)).toEqual(names);
  });
});

describe('printing a deck', () => {
  it('writes headings, quantities and one blank line between parts', () => {
    const deck: DeckList = {
      commanders: ['Tymna the Weaver'],
      companion: 'Lurrus of the Dream-Den',
      cards: [
        { name: 'Fire // Ice', quantity: 1 },
        { name: 'Forest', quantity: 12 },
      ],
      sideboard: [],
      maybeboard: [{ name: 'Opt', quantity: 1 }],
      tokens: [],
      other: [],
    };
    expect(printDeck(deck)).toBe(
      'Commander\n1 Tymna the Weaver\n\nCompanion\n1 Lurrus of the Dream-Den\n\n' +
        'Deck\n1 Fire // Ice\n12 Forest\n\nMaybeboard\n1 Opt\n',
    );
  });

  it('prints an empty deck as nothing', () => {
    expect(printDeck(parseDeckText(''))).toBe('');
  });
});

const NAME = fc
  .array(
    fc.constantFrom(
      'Sol',
      'Ring',
      '//',
      "Ludevic's",
      'Dûl',
      '+2',
      'of',
      'the',
      'Æther',
      '13:',
      '"Ach!"',
      '1x',
    ),
    {
      minLength: 1,
      maxLength: 5,
    },
  )
  .map((words) => `Card ${words.join(' ')} End`);

const ENTRIES = fc.uniqueArray(fc.record({ name: NAME, quantity: fc.integer({ min: 1, max: 99 }) }), {
  selector: (entry) => entry.name,
  maxLength: 8,
});

const DECK = fc.record({
  commanders: fc.uniqueArray(NAME, { maxLength: 2 }),
  companion: fc.option(NAME),
  cards: ENTRIES,
  sideboard: ENTRIES,
  maybeboard: ENTRIES,
  tokens: ENTRIES,
  other: ENTRIES,
});

const PIECE = fc.oneof(
  fc.constantFrom(
    '1 ',
    '2x ',
    ' // ',
    '//',
    '#',
    ' #t',
    ' *F*',
    '*CMDR*',
    ' [A]',
    ' [Sideboard]',
    ' (C21) 2',
    ' ^x^',
    '<2>',
  ),
  fc.constantFrom(
    'Sol Ring',
    'Deck',
    'Commander',
    ':',
    'SB: ',
    ' x2',
    '(',
    ')',
    '[',
    ' ',
    '\t',
    "'",
    'é',
    '\u200b',
    '∞',
  ),
  fc.string({ maxLength: 4 }),
);

const LINES = fc.array(
  fc.array(PIECE, { maxLength: 7 }).map((parts) => parts.join('')),
  { maxLength: 8 },
);

describe('parsing and printing together', () => {
  it('reads every printed deck back unchanged and without a problem', () => {
    fc.assert(
      fc.property(DECK, (deck) => {
        expect(parseDeckText(printDeck(deck))).toEqual({ ...deck, problems: [] });
      }),
    );
  });

  it('accepts any text without throwing, and what it reads survives printing', () => {
    fc.assert(
      fc.property(LINES, (lines) => {
        const { problems: _, ...deck } = parseDeckText(lines.join('\n'));
        expect(parseDeckText(printDeck(deck))).toEqual({ ...deck, problems: [] });
      }),
      { numRuns: 500 },
    );
  });

  it('loses no line: each is a card, a heading, a comment or a problem', () => {
    const copies = fc.array(fc.constantFrom('1 Sol Ring', '2 Forest', '0 Opt', '7', '1 Tymna *CMDR*'), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(copies, (lines) => {
        const parsed = parseDeckText(lines.join('\n'));
        const count = (line: string) => lines.filter((other) => other === line).length;
        const getQuantity = (name: string) => parsed.cards.find((card) => card.name === name)?.quantity ?? 0;
        expect(getQuantity('Sol Ring')).toBe(count('1 Sol Ring'));
        expect(getQuantity('Forest')).toBe(2 * count('2 Forest'));
        expect(parsed.commanders.length).toBe(Math.min(1, count('1 Tymna *CMDR*')));
        const repeats = Math.max(0, count('1 Tymna *CMDR*') - 1);
        expect(parsed.problems.length).toBe(count('0 Opt') + count('7') + repeats);
      }),
    );
  });

  it('handles a megabyte of one line and of many lines', () => {
    const long = 'x'.repeat(1_000_000);
    expect(parseDeckText(long).problems).toHaveLength(1);
    expect(parseDeckText('1 '.repeat(500_000)).problems).toHaveLength(1);
    expect(parseDeckText('['.repeat(1_000_000)).problems).toHaveLength(1);
    expect(parseDeckText('*F*'.repeat(300_000)).problems).toHaveLength(1);
    expect(parseDeckText('1 Sol Ring\n'.repeat(90_000)).cards).toEqual([
      { name: 'Sol Ring', quantity: 90_000 },
    ]);
  });

  it.each(['[]', '^^', '<>', '*F*', ' *F*', '[Commander]', '(C21)', ' #t', ' x9'])(
    'handles a quarter of a megabyte of lines of nothing but %s',
    (mark) => {
      const line = `1 Sol Ring${mark.repeat(Math.floor(980 / mark.length))}`;
      const { commanders, cards, problems } = parseDeckText(`${line}\n`.repeat(256));
      expect(
        problems.length + commanders.length + cards.reduce((sum, card) => sum + card.quantity, 0),
      ).toBeGreaterThanOrEqual(256);
    },
  );
});
