import { describe, expect, it } from 'vitest';
import { readDeckFile } from './deck-file.ts';

const file = (content: BlobPart, name = 'deck.txt') => new File([content], name);
const utf16 = (text: string) =>
  new Uint8Array([
    0xff,
    0xfe,
    ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 255, letter.charCodeAt(0) >> 8]),
  ]);

describe('reading a file', () => {
  it.each([
    ['UTF-8', new TextEncoder().encode('1 Lim-Dûl’s Vault')],
    ['UTF-16, as table programs write it', utf16('1 Lim-Dûl’s Vault')],
    // 0xFB is û and 0x92 is ’ in that encoding, and invalid in UTF-8.
    [
      'old Windows text',
      new Uint8Array(
        [...'1 Lim-D']
          .map((l) => l.charCodeAt(0))
          .concat(0xfb, 0x6c, 0x92, ...[...'s Vault'].map((l) => l.charCodeAt(0))),
      ),
    ],
  ])('reads %s', async (_what, bytes) => {
    expect(await readDeckFile(file(bytes))).toEqual({ text: '1 Lim-Dûl’s Vault' });
  });

  it.each([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0]),
      '“deck.txt” is not a text file. Export the deck as text, CSV, JSON, .dek or .cod and choose that file.',
    ],
    ['nothing', '\n \n', '“deck.txt” is empty.'],
    [
      'a huge file',
      new Uint8Array(1_000_001),
      '“deck.txt” is too big for a deck list. Choose a text or CSV file of at most 1 MB.',
    ],
    [
      'a book',
      '1 Sol Ring\n'.repeat(10_000),
      '“deck.txt” is too long for one deck, which has at most 100,000 characters.',
    ],
  ])('reports what is wrong with %s', async (_what, content, problem) => {
    expect(await readDeckFile(file(content))).toEqual({ problem });
  });

  it('reports a dropped folder', async () => {
    const folder = Object.assign(file('x', 'decks'), {
      arrayBuffer: () => Promise.reject(new Error('NotFound')),
    });
    expect(await readDeckFile(folder)).toEqual({
      problem: '“decks” could not be read. If it is a folder, choose a file in it.',
    });
  });
});
