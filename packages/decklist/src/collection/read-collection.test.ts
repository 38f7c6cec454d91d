import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText } from '../read/decode.ts';
import { readCollection } from './read-collection.ts';

const SOL = { name: 'Sol Ring', quantity: 3 };
const ATRAXA = { name: "Atraxa, Praetors' Voice", quantity: 1 };
const FOREST = { name: 'Forest', quantity: 12 };

/** Three cards as each app writes them, made up by hand after its column heads. */
const APPS: readonly [app: string, lines: readonly string[]][] = [
  [
    'Moxfield',
    [
      '"Count","Tradelist Count","Name","Edition","Condition","Language","Foil","Tags","Last Modified","Collector Number","Alter","Proxy","Purchase Price"',
      '"3","0","Sol Ring","c21","Near Mint","English","","","2024-01-02 03:04:05.000000","263","False","False",""',
      '"1","1","Atraxa, Praetors\' Voice","2x2","Near Mint","English","foil","","2024-01-02 03:04:05.000000","190","False","False","12.50"',
      '"12","0","Forest","znr","Near Mint","English","","","2024-01-02 03:04:05.000000","384","False","False",""',
    ],
  ],
  [
    'Archidekt',
    [
      'Quantity,Name,Finish,Condition,Date Added,Language,Purchase Price,Tags,Edition Name,Edition Code,Multiverse Id,Scryfall ID,MTGO ID,Collector Number',
      '3,Sol Ring,Normal,NM,2024-01-02,EN,1.00,"bulk,ramp",Commander 2021,c21,1,aa,2,263',
      '1,"Atraxa, Praetors\' Voice",Foil,NM,2024-01-02,EN,12.50,,Double Masters 2022,2x2,3,bb,4,190',
      '12,Forest,Normal,NM,2024-01-02,EN,,,Zendikar Rising,znr,5,cc,6,384',
    ],
  ],
  [
    'Deckbox',
    [
      'Count,Tradelist Count,Name,Edition,Edition Code,Card Number,Condition,Language,Foil,Signed,Artist Proof,Altered Art,Misprint,Promo,Textless,Printing Id,Printing Note,Tags,My Price',
      '3,0,Sol Ring,Commander 2021,C21,263,Near Mint,English,,,,,,,,1,,,$0.00',
      '1,0,"Atraxa, Praetors\' Voice",Double Masters 2022,2X2,190,Near Mint,English,foil,,,,,,,2,,,$12.50',
      '12,0,Forest,Zendikar Rising,ZNR,384,Near Mint,English,,,,,,,,3,,,$0.00',
    ],
  ],
  [
    'ManaBox',
    [
      'Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Scryfall ID,Purchase price,Misprint,Altered,Condition,Language,Purchase price currency',
      'Sol Ring,C21,Commander 2021,263,normal,uncommon,3,1,aa,1.0,false,false,near_mint,en,USD',
      '"Atraxa, Praetors\' Voice",2X2,Double Masters 2022,190,foil,mythic,1,2,bb,12.5,false,false,near_mint,en,USD',
      'Forest,ZNR,Zendikar Rising,384,normal,common,12,3,cc,0.1,false,false,near_mint,en,USD',
    ],
  ],
  [
    'Dragon Shield',
    [
      '"sep=,"',
      'Folder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET',
      'Binder,3,0,Sol Ring,C21,Commander 2021,263,NearMint,Normal,English,1.00,2024-01-02,0.50,1.00,1.20',
      'Binder,1,0,"Atraxa, Praetors\' Voice",2X2,Double Masters 2022,190,NearMint,Foil,English,12.50,2024-01-02,10.00,12.00,12.50',
      'Binder,12,0,Forest,ZNR,Zendikar Rising,384,NearMint,Normal,English,0.10,2024-01-02,0.05,0.10,0.10',
    ],
  ],
  [
    'Delver Lens',
    [
      "QuantityX,Name,Edition,Edition code,Collector's number,Foil,Condition,Language,Price",
      '3x,Sol Ring,Commander 2021,C21,263,,NM,English,1.00',
      '1x,"Atraxa, Praetors\' Voice",Double Masters 2022,2X2,190,Foil,NM,English,12.50',
      '12x,Forest,Zendikar Rising,ZNR,384,,NM,English,0.10',
    ],
  ],
  [
    'TCGplayer',
    [
      'Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU,Price,Price Each',
      '3,Sol Ring (Extended Art),Sol Ring,Commander 2021,263,C21,Normal,Near Mint,English,Uncommon,1,2,$3.00,$1.00',
      '1,"Atraxa, Praetors\' Voice (Borderless)","Atraxa, Praetors\' Voice",Double Masters 2022,190,2X2,Foil,Near Mint,English,Mythic,3,4,$12.50,$12.50',
      '12,Forest (384),Forest,Zendikar Rising,384,ZNR,Normal,Near Mint,English,Land,5,6,$1.20,$0.10',
    ],
  ],
  [
    'CardCastle, a row for each copy',
    [
      'Card Name,Set Name,Condition,Foil,Language,Multiverse ID,JSON ID,Price USD',
      ...Array.from({ length: 3 }, () => 'Sol Ring,Commander 2021,Near Mint,false,English,1,aa,1.00'),
      '"Atraxa, Praetors\' Voice",Double Masters 2022,Near Mint,true,English,2,bb,12.50',
      ...Array.from({ length: 12 }, () => 'Forest,Zendikar Rising,Near Mint,false,English,3,cc,0.10'),
    ],
  ],
  [
    'Helvault',
    [
      'collector_number,estimated_price,extras,language,name,oracle_id,quantity,rarity,scryfall_id,set_code,set_name',
      '"263","1.0","","en","Sol Ring","o1","3","uncommon","aa","c21","Commander 2021"',
      '"190","12.5","foil","en","Atraxa, Praetors\' Voice","o2","1","mythic","bb","2x2","Double Masters 2022"',
      '"384","0.1","","en","Forest","o3","12","common","cc","znr","Zendikar Rising"',
    ],
  ],
  [
    'MTGGoldfish',
    [
      'Card,Set ID,Set Name,Quantity,Foil,Variation,Collector Number,Scryfall ID',
      'Sol Ring,C21,Commander 2021,3,REGULAR,"",263,aa',
      '"Atraxa, Praetors\' Voice",2X2,Double Masters 2022,1,FOIL,"",190,bb',
      'Forest,ZNR,Zendikar Rising,12,REGULAR,"",384,cc',
    ],
  ],
  [
    'EchoMTG, plain and foil copies apart',
    [
      'Reg Qty,Foil Qty,Name,Set,Rarity,Acquired',
      '2,1,Sol Ring,Commander 2021,Uncommon,0.00',
      '0,1,"Atraxa, Praetors\' Voice",Double Masters 2022,Mythic Rare,12.50',
      '12,0,Forest,Zendikar Rising,Basic Land,0.00',
    ],
  ],
];

describe('the exports of the usual apps', () => {
  it.each(APPS)('%s', async (_app, lines) => {
    const sorted = ({ entries, problems }: Awaited<ReturnType<typeof readCollection>>) => ({
      entries: [...entries].sort((a, b) => b.quantity - a.quantity),
      problems,
    });
    const expected = { entries: [FOREST, SOL, ATRAXA], problems: [] };
    expect(sorted(await readCollection(lines.join('\r\n')))).toEqual(expected);
    expect(sorted(await readCollection(`\uFEFF${lines.join('\n')}\n`))).toEqual(expected);
  });
});

describe('a table', () => {
  it.each([
    ['semicolons', 'Name;Quantity\nSol Ring;3'],
    ['tabs', 'Quantity\tName\tSet\n3\tSol Ring\tC21'],
    ['bars', 'Quantity|Name\n3|Sol Ring'],
    ['a title above', 'My binder\n\nQuantity,Name\n3,Sol Ring'],
    ['heads in capitals', 'QTY,CARD NAME\n3,Sol Ring'],
    ['empty rows', 'Name,Count\n,\n\nSol Ring,3\n,\n'],
    ['old line ends', 'Name,Count\rSol Ring,3\r'],
    ['a number with a decimal', 'Name,Count\nSol Ring,3.0'],
    ['the same card in several rows', 'Name,Count,Foil\nSol Ring,1,\nSol Ring,2,foil'],
  ])('of %s', async (_what, text) => {
    expect(await readCollection(text)).toEqual({ entries: [SOL], problems: [] });
  });

  it('keeps quotes, delimiters and line breaks within quotes', async () => {
    const text = 'Name,Count,Note\n"""Ach! Hans, Run!""",1,"first, line\nsecond line"\nSol Ring,3,\n,2,';
    expect(await readCollection(text)).toEqual({
      entries: [{ name: '"Ach! Hans, Run!"', quantity: 1 }, SOL],
      // Heading, two lines of Hans, Sol Ring: the last row is line 5.
      problems: [{ line: 5, text: ',2,', reason: 'no card name' }],
    });
  });

  it('loses no line to an unclosed quote, unless its cells are not those of the heads', async () => {
    const text = 'Name,Count\nSol Ring,1\n"Forest,4\nSol Ring,2\n"Krenko, Mob Boss,1\nIsland,1';
    expect(await readCollection(text)).toEqual({
      entries: [SOL, { name: 'Forest', quantity: 4 }, { name: 'Island', quantity: 1 }],
      problems: [{ line: 5, text: '"Krenko, Mob Boss,1', reason: 'a quote that is never closed' }],
    });
  });

  it.each([2001, 4002, 6003])('of %i rows without a quote loses none', async (count) => {
    const rows = Array.from({ length: count }, (_, row) => `1,Card ${row}`);
    for (const text of [rows.join('\n'), `${rows.join('\n')}\n`]) {
      const { entries, problems } = await readCollection(`Count,Name\n${text}`);
      expect(entries.map(({ name }) => name)).toEqual(rows.map((row) => row.slice(2)));
      expect(problems).toEqual([]);
    }
  });

  it('loses no row between two stray quotes', async () => {
    const rows = Array.from({ length: 40 }, (_, row) => `1,Card ${row},`);
    const text = ['Count,Name,Note', '1,Sol Ring,"near mint', ...rows, '1,Brainstorm,"ok"', '2,Opt,'];
    const { entries, problems } = await readCollection(text.join('\n'));
    expect(entries.map(({ name }) => name)).toEqual([
      'Sol Ring',
      ...Array.from({ length: 40 }, (_, row) => `Card ${row}`),
      'Brainstorm',
      'Opt',
    ]);
    expect(problems).toEqual([]);
  });

  it('keeps a quote in the middle of a cell, next to multi-line rows', async () => {
    const text = 'Name,Count,Note\nOpt,1,5" box\nForest,12,"a\nb"\nSol Ring,3,"x" y"\n,1,';
    expect(await readCollection(text)).toEqual({
      entries: [{ name: 'Opt', quantity: 1 }, FOREST, SOL],
      problems: [{ line: 6, text: ',1,', reason: 'no card name' }],
    });
  });

  it('reports the skipped rows', async () => {
    const { entries, problems } = await readCollection(
      `Name,Count\nSol Ring,0\nSol Ring,many\nSol Ring,-1\n${'x'.repeat(201)},1\n---,1\nSol Ring,`,
    );
    expect(entries).toEqual([{ name: 'Sol Ring', quantity: 1 }]);
    expect(problems.map(({ line, reason }) => [line, reason])).toEqual([
      [2, 'the quantity must be 1 to 100000'],
      [3, 'the quantity must be 1 to 100000'],
      [4, 'the quantity must be 1 to 100000'],
      [5, 'a name of more than 200 letters'],
      [6, 'no card name'],
    ]);
  });
});

describe('a list', () => {
  it('is read like deck lists, with all sections owned', async () => {
    const text =
      'Commander\n1 Atraxa, Praetors’ Voice\n\nDeck\n2x Sol Ring (C21) 263 *F*\n\nSideboard\nSol Ring\n12 Forest\n0 Opt';
    expect(await readCollection(text)).toEqual({
      entries: [ATRAXA, SOL, FOREST],
      problems: [{ line: 10, text: '0 Opt', reason: 'the quantity must be 1 to 100000' }],
    });
  });

  it('may be empty', async () => {
    expect(await readCollection('')).toEqual({ entries: [], problems: [] });
    expect(await readCollection('\n \n')).toEqual({ entries: [], problems: [] });
    expect(await readCollection('Name,Count\n')).toEqual({ entries: [], problems: [] });
  });
});

describe('anything', () => {
  const name = fc
    .array(fc.constantFrom('Sol', 'Ring', 'Ach!', '"Hans"', 'of, the', "Lim-Dûl's", '//', 'a;b', 'x/y'), {
      minLength: 1,
      maxLength: 4,
    })
    .map((words) => words.join(' '))
    .filter((words) => /\p{L}/u.test(words));
  const cell = (text: string): string => `"${text.replaceAll('"', '""')}"`;

  it('round-trips through a quoted table with any delimiter and length', async () => {
    const rows = fc.array(fc.tuple(name, fc.integer({ min: 1, max: 99 })), { maxLength: 60 });
    await fc.assert(
      fc.asyncProperty(rows, fc.constantFrom(',', ';', '\t'), fc.nat(3), async (cards, delimiter, times) => {
        const long = Array.from({ length: times * 40 + 1 }, () => cards).flat();
        const lines = long.map(([words, count]) => [cell(words), count, cell('a\nnote')].join(delimiter));
        const { entries, problems } = await readCollection(
          [['Name', 'Quantity', 'Note'].join(delimiter), ...lines].join('\n'),
        );
        const counts = new Map<string, number>();
        for (const [words, count] of long) counts.set(words, (counts.get(words) ?? 0) + count);
        expect(problems).toEqual([]);
        expect(entries).toEqual([...counts].map(([words, quantity]) => ({ name: words, quantity })));
      }),
      { numRuns: 60 },
    );
  });

  it('is read to its end, every line a card, a problem or nothing', async () => {
    const text = fc.array(
      fc.constantFrom('Name', 'Count', ',', ';', '"', '\n', '\r\n', '1', 'Sol Ring', ' '),
      {
        maxLength: 80,
      },
    );
    await fc.assert(
      fc.asyncProperty(text, async (parts) => {
        let last = 0;
        const whole = parts.join('');
        const { entries } = await readCollection(whole, {
          onProgress: (share) => {
            expect(share).toBeGreaterThan(last);
            last = share;
          },
        });
        expect(last).toBe(whole === '' ? 0 : 1);
        for (const { quantity } of entries) expect(quantity).toBeGreaterThan(0);
      }),
    );
  });
});

it('reports progress and reads thirty thousand rows', async () => {
  const rows = Array.from({ length: 30_000 }, (_, row) => `1,"Card, number ${row}",x`);
  const shares: number[] = [];
  const { entries } = await readCollection(`Count,Name,Set\n${rows.join('\n')}`, {
    onProgress: (share) => void shares.push(share),
  });
  expect(entries).toHaveLength(30_000);
  expect(shares.length).toBeGreaterThan(10);
  expect(shares).toEqual([...shares].sort((a, b) => a - b));
});

describe('bytes become text', () => {
  const words = 'Name,Count\nLim-Dûl,3';
  const utf16 = (swap: boolean): number[] =>
    [...words].flatMap((letter) => {
      const code = letter.charCodeAt(0);
      return swap ? [code >> 8, code & 255] : [code & 255, code >> 8];
    });

  it.each([
    ['UTF-8', [...new TextEncoder().encode(words)]],
    ['UTF-8 with a mark', [0xef, 0xbb, 0xbf, ...new TextEncoder().encode(words)]],
    ['UTF-16, low byte first', [0xff, 0xfe, ...utf16(false)]],
    ['UTF-16, high byte first', [0xfe, 0xff, ...utf16(true)]],
    ['UTF-16 without a mark, low byte first', utf16(false)],
    ['UTF-16 without a mark, high byte first', utf16(true)],
    ['Windows-1252', [...words].map((letter) => letter.charCodeAt(0))],
  ])('from %s', (_what, bytes) => {
    expect(decodeText(Uint8Array.from(bytes))).toBe(words);
  });
});
