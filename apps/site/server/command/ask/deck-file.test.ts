import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '@deckwright/answers/testing';
import { afterAll, expect, it } from 'vitest';
import { readListFile } from './deck-file.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

it.each([
  ['utf-8.txt', Buffer.from('1 Junún Efreet')],
  ['mark.txt', Buffer.from('\ufeff1 Junún Efreet')],
  ['utf-16le.txt', Buffer.from('\ufeff1 Junún Efreet', 'utf16le')],
  ['utf-16be.txt', Buffer.from('\ufeff1 Junún Efreet', 'utf16le').swap16()],
  ['unmarked-utf-16.txt', Buffer.from('1 Junún Efreet', 'utf16le')],
  ['windows-1252.txt', Buffer.from('1 Junún Efreet', 'latin1')],
])('reads %s', (fileName, bytes) => {
  const path = join(folder.path, fileName);
  writeFileSync(path, bytes);
  expect(readListFile(fileName, folder.path)).toEqual({ text: '1 Junún Efreet', fileName });
});

it('says which file is not there', () => {
  expect(() => readListFile('nothing.txt', folder.path)).toThrow(/nothing\.txt cannot be read\.$/);
});

it('refuses what is no text', () => {
  const path = join(folder.path, 'deck.png');
  writeFileSync(path, Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]));
  expect(() => readListFile(path, folder.path)).toThrow(
    /deck\.png is not a text file\. Export the deck as text/,
  );
});
