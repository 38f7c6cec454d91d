import { join } from 'node:path';
import type { RawDeck } from '@deckwright/domain';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReport } from '../stream/report.ts';
import { tempDir, tempFile } from '../testing/temp-dir.ts';
import { type DeckRead, readDecks } from './read-decks.ts';

async function read(files: string | readonly string[]): Promise<DeckRead[]> {
  const reads: DeckRead[] = [];
  for await (const deck of readDecks(typeof files === 'string' ? [files] : files)) reads.push(deck);
  return reads;
}

async function getDecks(content: string, name = 'decks.jsonl'): Promise<RawDeck[]> {
  const reads = await read(await tempFile(name, content));
  return reads.flatMap((one) => ('deck' in one ? [one.deck] : []));
}

const record = (more: object = {}) => ({
  source: 'somewhere',
  id: 'abc',
  url: 'https://decks.test/abc',
  name: "Bob's secret brew",
  author: 'Bob',
  commanders: ['Boss'],
  cards: ['Rock', 'Forest'],
  updatedAt: '2024-03-24',
  tags: ['cedh'],
  bracket: 5,
  ...more,
});

const lines = (...records: unknown[]) => records.map((one) => JSON.stringify(one)).join('\n');

describe('reading decks as JSONL', () => {
  it('reads names as one copy of each', async () => {
    expect(await getDecks(lines(record()))).toEqual([
      {
        id: 'abc',
        commanders: ['Boss'],
        cards: [
          { name: 'Rock', quantity: 1 },
          { name: 'Forest', quantity: 1 },
        ],
        companion: null,
        date: '2024-03-24',
        tags: ['cedh'],
        bracket: 5,
        url: 'https://decks.test/abc',
        hasQuantities: false,
      },
    ]);
  });

  it('reads quantities if stated', async () => {
    const cards = [
      { name: 'Rock', quantity: 1 },
      { name: 'Forest', quantity: 8 },
      { name: 'Forest', quantity: 1 },
    ];
    const [deck] = await getDecks(
      lines({
        commanders: [{ name: 'Boss' }],
        cards,
        companion: 'Pet',
        updatedAt: '2024-03-24T10:00:00.000Z',
        bracket: null,
      }),
    );
    expect(deck).toMatchObject({
      commanders: ['Boss'],
      cards: [
        { name: 'Rock', quantity: 1 },
        { name: 'Forest', quantity: 9 },
      ],
      companion: 'Pet',
      date: '2024-03-24',
      tags: [],
      bracket: null,
      url: null,
      hasQuantities: true,
    });
  });

  it('says that quantities are missing if some are', async () => {
    const [mixed] = await getDecks(lines(record({ cards: ['Rock', { name: 'Forest', quantity: 8 }] })));
    expect(mixed).toMatchObject({ hasQuantities: false });
    const [bare] = await getDecks(lines(record({ cards: [{ name: 'Rock' }] })));
    expect(bare).toMatchObject({ hasQuantities: false, cards: [{ name: 'Rock', quantity: 1 }] });
  });

  it('stores no name of a deck or a player', async () => {
    const text = JSON.stringify(
      await getDecks(lines(record(), record({ id: null, createdByUser: { userName: 'Bob' } }))),
    );
    expect(text).not.toMatch(/Bob|secret|brew/);
  });

  it('reads how it did in a tournament, and nothing else of it', async () => {
    const event = { id: 'spring', name: 'Spring Open', date: '2024-03-20', size: 40 };
    const result = { event, placing: 2, wins: 3, losses: 1, draws: 0 };
    const [deck] = await getDecks(lines(record({ result: { ...result, player: 'Bob' } })));
    expect(deck?.result).toEqual(result);
    const bad = [
      { ...result, wins: -1 },
      { ...result, event: { ...event, date: '2024-02-31' } },
    ];
    for (const one of bad)
      await expect(getDecks(lines(record({ result: one })))).rejects.toThrowError(/result\./);
  });

  it('gives a deck without an id one that depends only on its content', async () => {
    const bare = record({ id: undefined, name: 'one' });
    const [first, same, other] = await getDecks(
      lines(
        bare,
        { ...bare, name: 'two', updatedAt: null, cards: ['Forest', 'Rock'] },
        { ...bare, cards: ['Rock'] },
      ),
    );
    expect(first?.id).toMatch(/^[0-9a-f]{16}$/);
    expect(same?.id).toBe(first?.id);
    expect(other?.id).not.toBe(first?.id);
  });

  it('does not count a commander that is also listed among the cards', async () => {
    const [deck] = await getDecks(lines(record({ cards: ['Boss', 'Rock'] })));
    expect(deck?.cards).toEqual([{ name: 'Rock', quantity: 1 }]);
  });

  it('keeps only web addresses', async () => {
    const [deck] = await getDecks(lines(record({ url: 'javascript:alert(1)' })));
    expect(deck?.url).toBeNull();
  });

  it('says which line is not a deck and why, and continues', async () => {
    const good = Array.from({ length: 60 }, (_, index) => record({ id: `good ${index}` }));
    const bad = [
      '{"id": "cut", "cards": [',
      JSON.stringify(record({ cards: 'many' })),
      JSON.stringify(record({ updatedAt: 'last week' })),
      JSON.stringify(record({ bracket: 6 })),
      JSON.stringify(record({ cards: [{ name: 'Rock', quantity: 0 }] })),
      '[1]',
    ];
    const report = newReport('decks', null);
    const reads: DeckRead[] = [];
    const path = await tempFile('d.jsonl', `${lines(...good)}\n\n${bad.join('\n')}\n`);
    for await (const one of readDecks([path], { report })) reads.push(one);
    expect(reads.flatMap((one) => ('reason' in one ? [[one.at, one.reason]] : []))).toEqual([
      ['line 62', 'not valid JSON'],
      ['line 63', expect.stringMatching(/^cards: /)],
      ['line 64', 'updatedAt: not a date (YYYY-MM-DD)'],
      ['line 65', 'bracket: not 1 to 5'],
      ['line 66', expect.stringMatching(/^cards\.0/)],
      ['line 67', 'Invalid input: expected object, received array'],
    ]);
    expect(report).toMatchObject({ records: 66, accepted: 60, rejected: 6 });
  });

  it('fails as a whole if more than a tenth of all files’ decks are unusable', async () => {
    const good = Array.from({ length: 8 }, (_, index) => record({ id: `${index}` }));
    const dir = await tempDir({ 'a.jsonl': lines(...good), 'b.jsonl': lines({ no: 'deck' }) });
    const files = [join(dir, 'a.jsonl'), join(dir, 'b.jsonl')];
    await expect(read(files)).rejects.toMatchObject({
      code: 'data-loss',
      message: expect.stringMatching(/1 of 9 records .*b\.jsonl, line 1: commanders/s),
    });
  });

  it('reads the same decks gzipped, as a list, and with any whitespace around', async () => {
    const records = [record(), record({ id: 'x', cards: [{ name: 'Æther', quantity: 2 }] })];
    const plain = await getDecks(lines(...records));
    const dir = await tempDir({
      'z.gz': lines(...records),
      'list.json': JSON.stringify(records),
      'pretty.json': JSON.stringify(records, null, 2),
      'windows.txt': `\uFEFF\r\n${records.map((one) => JSON.stringify(one)).join('\r\n')}\r\n`,
    });
    for (const name of ['z.gz', 'list.json', 'pretty.json', 'windows.txt']) {
      const reads = await read(join(dir, name));
      expect(reads.map((one) => ('deck' in one ? one.deck : one.reason))).toEqual(plain);
    }
  });
});

describe('reading a deck site’s export', () => {
  const board = (...names: string[]) => Object.fromEntries(names.map((name) => [name, { quantity: 1 }]));
  const exported = {
    name: "Bob's brew",
    format: 'commander',
    publicId: 'pub-1',
    createdByUser: { userName: 'Bob' },
    commanders: board('Boss', 'Second'),
    companions: board('Pet'),
    mainboard: { ...board('Rock'), Forest: { quantity: 9 } },
    sideboard: board('Never'),
    lastUpdatedAtUtc: '2025-01-02T03:04:05.678Z',
    publicUrl: 'https://decks.test/pub-1',
    userBracket: 3,
  };
  const expected: RawDeck = {
    id: 'pub-1',
    commanders: ['Boss', 'Second'],
    cards: [
      { name: 'Rock', quantity: 1 },
      { name: 'Forest', quantity: 9 },
    ],
    companion: 'Pet',
    date: '2025-01-02',
    tags: [],
    bracket: 3,
    url: 'https://decks.test/pub-1',
    hasQuantities: true,
  };

  it('accepts one line or many', async () => {
    expect(await getDecks(JSON.stringify(exported), 'deck.json')).toEqual([expected]);
    expect(await getDecks(JSON.stringify(exported, null, 2), 'deck.json')).toEqual([expected]);
    expect(await getDecks(`${JSON.stringify(exported)}\n${lines(record())}`, 'deck.json')).toHaveLength(2);
  });

  it('accepts boards of entries that include their cards', async () => {
    const boards = {
      commanders: {
        cards: { x1: { quantity: 1, card: { name: 'Boss' } }, x2: { quantity: 1, card: { name: 'Second' } } },
      },
      companions: { cards: { x3: { quantity: 1, card: { name: 'Pet' } } } },
      mainboard: {
        cards: { x4: { quantity: 1, card: { name: 'Rock' } }, x5: { quantity: 9, card: { name: 'Forest' } } },
      },
    };
    const { commanders: _, companions: __, mainboard: ___, ...rest } = exported;
    expect(await getDecks(JSON.stringify({ ...rest, boards }), 'deck.json')).toEqual([expected]);
  });

  it('reads the partners of other boards, and what other sites and programs export', async () => {
    const pair = { ...exported, commanders: board('Boss'), partners: board('Second') };
    expect(await getDecks(JSON.stringify(pair), 'deck.json')).toEqual([expected]);
    const precon = {
      data: { commander: [{ name: 'Boss', count: 1 }], mainBoard: [{ name: 'Rock', count: 2 }], tokens: [] },
    };
    const [deck] = await getDecks(JSON.stringify(precon, null, 1), 'precon.json');
    expect(deck).toMatchObject({ commanders: ['Boss'], cards: [{ name: 'Rock', quantity: 2 }] });
    const xml = '<Deck><Cards Quantity="2" Sideboard="false" Name="Rock"/></Deck>';
    await expect(read(await tempFile('a.dek', xml))).rejects.toThrowError('no commander is marked');
  });

  it('notes an entry that cannot be read, and refuses a deck without a commander', async () => {
    const odd = { ...exported, mainboard: { ...board('Rock'), Opt: { quantity: 0 } } };
    const [first] = await read(await tempFile('deck.json', JSON.stringify(odd)));
    // Two commanders, a companion and the rock are entries 1 to 4 in the order of the boards.
    expect(first).toMatchObject({ notes: ['entry 5: the quantity must be 1 to 999'] });
    const headless = await tempFile('deck.json', JSON.stringify({ mainboard: board('Rock') }));
    await expect(read(headless)).rejects.toThrowError('no commander is marked');
  });

  it('refuses other formats and damaged files with a reason', async () => {
    const modern = await tempFile('deck.json', JSON.stringify({ ...exported, format: 'modern' }));
    await expect(read(modern)).rejects.toThrowError('format modern, not Commander');
    const cut = await tempFile('deck.json', JSON.stringify(exported, null, 2).slice(0, -9));
    await expect(read(cut)).rejects.toThrowError('the file: JSON that is damaged or cut off');
  });
});

describe('reading plain text', () => {
  it('accepts a pasted list and notes the lines it did not understand', async () => {
    const reads = await read(
      await tempFile('deck.txt', 'Commander\n1 Boss\n\nDeck\n1 Rock\n0 Nothing\n9 Forest (TST) 3\n'),
    );
    expect(reads).toHaveLength(1);
    expect(reads[0]).toMatchObject({
      at: 'the file',
      notes: ['line 6: the quantity must be 1 to 999'],
      deck: {
        commanders: ['Boss'],
        cards: [
          { name: 'Rock', quantity: 1 },
          { name: 'Forest', quantity: 9 },
        ],
        hasQuantities: true,
      },
    });
  });

  it('accepts text in any usual encoding', async () => {
    const list = 'Commander\n1 S\xe9ance\n\n1 Rock\n';
    for (const bytes of [
      Buffer.from(list, 'utf8'),
      Buffer.from(list, 'latin1'),
      Buffer.from(`\uFEFF${list}`, 'utf16le'),
      Buffer.from(list, 'utf16le'),
    ]) {
      const [first] = await read(await tempFile('deck.txt', bytes));
      expect(first).toMatchObject({ deck: { commanders: ['Séance'], cards: [{ name: 'Rock' }] }, notes: [] });
    }
  });

  it('recognizes a list that starts with a heading in brackets', async () => {
    const [deck] = await getDecks('[Commander]\n1 Boss\n[Main]\n1 Rock\n', 'deck.txt');
    expect(deck).toMatchObject({ commanders: ['Boss'], cards: [{ name: 'Rock', quantity: 1 }] });
  });

  it('refuses what is no list, and a list without a commander, and says why', async () => {
    const picture = await tempFile('deck.txt', '\u0007PNG\u0000\n1 Rock\n');
    await expect(read(picture)).rejects.toThrowError('not a text file');
    // Some old programs end a file with Ctrl-Z.
    expect(await getDecks('Commander\n1 Boss\n\nDeck\n1 Rock\n\u001a', 'deck.txt')).toHaveLength(1);
    await expect(read(await tempFile('deck.txt', 'Lorem ipsum\n1 Rock\n'))).rejects.toThrowError(
      'no commander is marked: put a line "Commander" above the commander',
    );
  });

  it('refuses an empty file', async () => {
    await expect(read(await tempFile('deck.txt', ' \n'))).rejects.toThrowError('the file: no cards');
  });
});

describe('hostile deck files', () => {
  it('end in decks, rejects or an error with a code, never in another crash', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        '{',
        '[',
        '"',
        '{"cards":["A"]}',
        '{"commanders":["B"],"cards":["A"]}',
        '\n',
        ',',
        ']',
        '1 Sol Ring',
        '\\',
        '\u0000',
      ),
      fc.string({ maxLength: 5 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 8 }), async (parts) => {
        const path = await tempFile('x', parts.join(''));
        const outcome = await read(path).catch((error: unknown) => error);
        if (outcome instanceof Error) expect(outcome).toMatchObject({ code: 'data-loss' });
      }),
      { numRuns: 150 },
    );
  });
});
