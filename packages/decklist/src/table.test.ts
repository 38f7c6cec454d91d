import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseDeckText } from './parse.ts';

describe('parsing a table', () => {
  it('reads name, quantity and part of the deck from the columns of these names', () => {
    const text = [
      'Quantity,Name,Set,Category',
      '1,"Atraxa, Praetors\' Voice",2x2,Commander',
      '1,Sol Ring,c21,"Ramp, Artifact"',
      '12,Forest,,',
      '1,"""Ach! Hans, Run!""",unh,',
      '1,Opt,m10,Maybeboard',
      '',
    ].join('\r\n');
    expect(parseDeckText(text)).toEqual({
      commanders: ["Atraxa, Praetors' Voice"],
      companion: null,
      cards: [
        { name: 'Sol Ring', quantity: 1 },
        { name: 'Forest', quantity: 12 },
        { name: '"Ach! Hans, Run!"', quantity: 1 },
      ],
      sideboard: [],
      maybeboard: [{ name: 'Opt', quantity: 1 }],
      tokens: [],
      other: [],
      problems: [],
    });
  });

  it.each([
    ['semicolons', 'Count;Card Name\n2;Forest'],
    ['tabs', 'Qty\tCard\n2\tForest'],
    ['quoted heads in any order', '\uFEFF"Name","Edition","Count"\n"Forest","znr","2"'],
  ])('reads %s', (_what, text) => {
    expect(parseDeckText(text).cards).toEqual([{ name: 'Forest', quantity: 2 }]);
  });

  it.each([
    ['the count first', '1,Sol Ring,C21\n12,Forest,\n'],
    ['the name first', '\uFEFFSol Ring,1\r\nForest,12'],
    ['quotes', '"1","Sol Ring","C21"\n"12","Forest","ZNR"'],
    ['spaces', '1, Sol Ring, C21\n12, Forest, ZNR'],
    ['semicolons', '1x;Sol Ring\n\n12x;Forest'],
    ['tabs', '1\tSol Ring\n12\tForest'],
  ])('reads a table without a heading row, with %s', (_what, text) => {
    const { cards, problems } = parseDeckText(text);
    expect(cards).toEqual([
      { name: 'Sol Ring', quantity: 1 },
      { name: 'Forest', quantity: 12 },
    ]);
    expect(problems).toEqual([]);
  });

  it('keeps a comma inside a name of a table without a heading row', () => {
    const { cards } = parseDeckText('1,Thrasios, Triton Hero,C16\n1,"Omnath, Locus of Rage"');
    expect(cards.map(({ name }) => name)).toEqual(['Thrasios, Triton Hero', 'Omnath, Locus of Rage']);
  });

  it('does not treat a list as a table because one line looks like a row', () => {
    const { cards } = parseDeckText('1 Borrowing 100,000 Arrows\n1 Opt');
    expect(cards.map(({ name }) => name)).toEqual(['Borrowing 100,000 Arrows', 'Opt']);
  });

  it('reads any table without a heading row as its rows', () => {
    const rows = fc.array(
      fc.record({
        name: fc.constantFrom(
          'Sol Ring',
          'Thrasios, Triton Hero',
          '"Ach! Hans, Run!"',
          'Fire // Ice',
          'Æther Vial',
        ),
        quantity: fc.integer({ min: 1, max: 99 }),
      }),
      { minLength: 1, maxLength: 8 },
    );
    fc.assert(
      fc.property(rows, fc.constantFrom(',', ';', '\t'), fc.boolean(), (listed, delimiter, nameFirst) => {
        const text = listed.map(({ name, quantity }) => {
          const cells = [String(quantity), `"${name.replaceAll('"', '""')}"`];
          return (nameFirst ? cells.reverse() : cells).join(delimiter);
        });
        const { cards, problems } = parseDeckText(text.join('\n'));
        const copies = new Map<string, number>();
        for (const { name, quantity } of listed) copies.set(name, (copies.get(name) ?? 0) + quantity);
        expect(new Map(cards.map(({ name, quantity }) => [name, quantity]))).toEqual(copies);
        expect(problems).toEqual([]);
      }),
    );
  });

  it('counts a row without a number once, and names the line of a bad one', () => {
    const parsed = parseDeckText('Name,Count\nSol Ring,\nOpt,0\n,3');
    expect(parsed.cards).toEqual([{ name: 'Sol Ring', quantity: 1 }]);
    expect(parsed.problems).toEqual([
      { line: 3, text: 'Opt,0', reason: 'the quantity must be 1 to 999' },
      { line: 4, text: ',3', reason: 'no card name' },
    ]);
  });

  it('treats a line break inside quotes as part of the cell', () => {
    const text = [
      'Count,Name,Notes,Category',
      '1,"Atraxa,',
      'Praetors\' Voice","a gift',
      '',
      '9 lives, ""old""",Commander',
      '1,Opt,"one line",Maybeboard',
      '0,Forest,,',
    ].join('\r\n');
    expect(parseDeckText(text)).toEqual({
      commanders: ["Atraxa, Praetors' Voice"],
      companion: null,
      cards: [],
      sideboard: [],
      maybeboard: [{ name: 'Opt', quantity: 1 }],
      tokens: [],
      other: [],
      problems: [{ line: 7, text: '0,Forest,,', reason: 'the quantity must be 1 to 999' }],
    });
  });

  it('loses no row after an unclosed quote', () => {
    expect(parseDeckText('Count,Name\n1,"Opt\n1,Sol Ring\n2,Forest').cards).toEqual([
      { name: 'Opt', quantity: 1 },
      { name: 'Sol Ring', quantity: 1 },
      { name: 'Forest', quantity: 2 },
    ]);
  });

  it('recognizes a quoted cell after a space, and quotes inside a name', () => {
    const text = 'Count, Name\n1, "Kongming, ""Sleeping Dragon"""\n1,Henzie "Toolbox" Torre';
    expect(parseDeckText(text).cards.map(({ name }) => name)).toEqual([
      'Kongming, "Sleeping Dragon"',
      'Henzie "Toolbox" Torre',
    ]);
  });

  it('leaves a list of names with commas alone', () => {
    expect(parseDeckText("Atraxa, Praetors' Voice\n1 Sol Ring").cards).toHaveLength(2);
  });
});

describe('parsing a .dek file', () => {
  it('reads the cards and the other boards', () => {
    const text = [
      '<?xml version="1.0" encoding="utf-8"?>',
      '<Deck>',
      '  <Cards CatID="1" Quantity="3" Sideboard="false" Name="Forest" />',
      '  <Cards CatID="2" Quantity="1" Sideboard="true" Name="Atraxa, Praetors&apos; Voice" />',
      '</Deck>',
    ].join('\n');
    const { cards, sideboard, problems } = parseDeckText(text);
    expect(cards).toEqual([{ name: 'Forest', quantity: 3 }]);
    expect(sideboard).toEqual([{ name: "Atraxa, Praetors' Voice", quantity: 1 }]);
    expect(problems).toEqual([]);
  });
});
