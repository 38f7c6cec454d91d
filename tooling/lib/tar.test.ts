import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { unpackTar } from './tar.mjs';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deckwright-tar-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** One ustar entry: header block and content, padded to 512 bytes. */
function entry(name: string, content: string, kind = '0', mode = '755'): Buffer {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write(`${mode.padStart(7, '0')}\0`, 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write(kind, 156);
  const body = Buffer.alloc(Math.ceil(content.length / 512) * 512);
  body.write(content);
  return Buffer.concat([header, body]);
}

describe('unpackTar', () => {
  it('writes files of any length into their folders, with their mode', () => {
    const long = 'x'.repeat(513);
    unpackTar(
      Buffer.concat([
        entry('lib/', '', '5'),
        entry('lib/a', long),
        entry('b', 'short', '0', '644'),
        Buffer.alloc(1024),
      ]),
      folder,
    );
    expect(readFileSync(join(folder, 'lib/a'), 'utf8')).toBe(long);
    expect(readFileSync(join(folder, 'b'), 'utf8')).toBe('short');
    expect([statSync(join(folder, 'lib/a')).mode & 0o777, statSync(join(folder, 'b')).mode & 0o777]).toEqual([
      0o755, 0o644,
    ]);
  });

  it('refuses names outside the folder and links', () => {
    expect(() => unpackTar(entry('../evil', 'x'), folder)).toThrow(/outside its folder/);
    expect(() => unpackTar(entry('link', '', '2'), folder)).toThrow(/kind "2"/);
  });
});
