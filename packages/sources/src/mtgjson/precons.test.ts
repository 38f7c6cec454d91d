import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mirror } from '../testing/mirror.ts';
import { readPrecons } from './precons.ts';

const entry = (fileName: string, name: string, more: object = {}) => ({
  code: 'TST',
  fileName,
  name,
  releaseDate: '2020-01-01',
  type: 'Commander Deck',
  ...more,
});

const deck = (name: string, more: object = {}) => ({
  code: 'TST',
  name,
  releaseDate: '2020-01-01',
  type: 'Commander Deck',
  commander: [{ count: 1, name: 'Boss', setCode: 'TST', number: '1' }],
  mainBoard: [
    { count: 1, name: 'Rock', setCode: 'TST', number: '2' },
    { count: 12, name: 'Forest', setCode: 'TST', number: '3' },
  ],
  sideBoard: [],
  ...more,
});

async function read(deckList: readonly unknown[], decks: Record<string, unknown>) {
  const dir = await mirror({ deckList, decks });
  return readPrecons(join(dir, 'mtgjson/DeckList.json'), join(dir, 'mtgjson/decks'));
}

describe('reading preconstructed decks', () => {
  it('gives the list with its commander, cards and counts', async () => {
    const { precons } = await read([entry('A_TST', 'Growing Pains!')], { A_TST: deck('Growing Pains!') });
    expect(precons).toEqual([
      {
        name: 'Growing Pains!',
        slug: 'growing-pains',
        setCode: 'tst',
        released: '2020-01-01',
        type: 'Commander Deck',
        commanders: ['Boss'],
        cards: [
          { name: 'Rock', quantity: 1 },
          { name: 'Forest', quantity: 12 },
        ],
      },
    ]);
  });

  it('gives the plain address to the earliest of a repeated name, in any order of the list', async () => {
    const late = entry('Late', 'Twice', { code: 'LAT', releaseDate: '2022-01-01' });
    const early = entry('Early', 'Twice', { code: 'EAR', releaseDate: '2015-01-01' });
    const decks = {
      Late: deck('Twice', { code: 'LAT', releaseDate: '2022-01-01' }),
      Early: deck('Twice', { code: 'EAR', releaseDate: '2015-01-01' }),
    };
    for (const list of [
      [late, early],
      [early, late],
    ]) {
      const { precons } = await read(list, decks);
      expect(precons.map((precon) => precon.slug)).toEqual(['twice', 'twice-lat']);
    }
  });

  it('includes only Commander decks', async () => {
    const { precons, reports } = await read(
      [
        entry('A', 'A'),
        entry('B', 'B', { type: 'MTGO Commander Deck' }),
        entry('C', 'C', { type: 'Theme Deck' }),
        entry('D', 'D', { type: 'Commander Deck Display' }),
      ],
      { A: deck('A'), B: deck('B', { type: 'MTGO Commander Deck' }) },
    );
    expect(precons.map((precon) => precon.name)).toEqual(['A', 'B']);
    expect(reports[0]?.skipped).toEqual({ 'not a Commander deck': 2 });
  });

  it('counts missing and broken deck files and fails above the share', async () => {
    const names = Array.from({ length: 40 }, (_, index) => `Deck ${index}`);
    const decks = Object.fromEntries(names.map((name) => [name, deck(name)]));
    const list = names.map((name) => entry(name, name));
    const { precons, reports } = await read([...list, entry('Gone', 'Gone'), entry('Odd', 'Odd')], {
      ...decks,
      Odd: deck('Odd', { mainBoard: [{ count: 0, name: 'Zero' }] }),
    });
    expect(precons).toHaveLength(40);
    expect(reports[1]?.firstRejects.map(({ at }) => at)).toEqual(['Gone', 'Odd']);
    await expect(read([entry('Gone', 'Gone')], {})).rejects.toMatchObject({ code: 'data-loss' });
  });

  it('reads gzipped deck files and never leaves the folder', async () => {
    const dir = await mirror({ deckList: [entry('Zip', 'Zip')], decks: {} });
    const [list, decks] = [join(dir, 'mtgjson/DeckList.json'), join(dir, 'mtgjson/decks')];
    const { mkdir } = await import('node:fs/promises');
    await mkdir(decks, { recursive: true });
    await writeFile(join(decks, 'Zip.json.gz'), gzipSync(JSON.stringify({ data: deck('Zip') })));
    expect((await readPrecons(list, decks)).precons).toHaveLength(1);
    await expect(read([entry('../../secret', 'X')], {})).rejects.toMatchObject({ code: 'data-loss' });
  });
});
