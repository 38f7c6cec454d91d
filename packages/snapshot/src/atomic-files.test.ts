import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { isTemporary, removeFolder, removeLeftovers, replaceFile, writeFolder } from './atomic-files.ts';
import { fileFacts, HashedFile, writeJsonLines, writeWhole } from './hashed-file.ts';

let parent: string;

beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'deckwright-files-'));
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

function fillWith(name: string, content: string) {
  return (folder: string) => {
    writeFileSync(join(folder, 'a.txt'), content);
    return name;
  };
}

describe('writeFolder', () => {
  it('shows the folder under its name only when it is complete', async () => {
    let duringWrite: string[] = [];
    const result = await writeFolder(parent, (folder) => {
      writeFileSync(join(folder, 'a.txt'), 'one');
      duringWrite = readdirSync(parent);
      return 'done';
    });
    expect(duringWrite).toHaveLength(1);
    expect(duringWrite.every(isTemporary)).toBe(true);
    expect(result).toEqual({ path: join(parent, 'done'), created: true });
    expect(readdirSync(parent)).toEqual(['done']);
  });

  it('keeps a folder of the same name', async () => {
    await writeFolder(parent, fillWith('done', 'one'));
    const second = await writeFolder(parent, fillWith('done', 'two'));
    expect(second.created).toBe(false);
    expect(readFileSync(join(parent, 'done', 'a.txt'), 'utf8')).toBe('one');
    expect(readdirSync(parent)).toEqual(['done']);
  });

  it('replaces a folder reported as damaged', async () => {
    await writeFolder(parent, fillWith('done', 'one'));
    const second = await writeFolder(parent, fillWith('done', 'two'), () => true);
    expect(second.created).toBe(true);
    expect(readFileSync(join(parent, 'done', 'a.txt'), 'utf8')).toBe('two');
    expect(readdirSync(parent)).toEqual(['done']);
  });

  it('leaves nothing behind when filling fails', async () => {
    const failing = writeFolder(parent, (folder) => {
      writeFileSync(join(folder, 'a.txt'), 'one');
      throw new Error('the source broke off');
    });
    await expect(failing).rejects.toThrow('the source broke off');
    expect(readdirSync(parent)).toEqual([]);
  });
});

describe('replaceFile', () => {
  it('writes a file and replaces it', () => {
    const path = join(parent, 'deep', 'current');
    replaceFile(path, 'one');
    replaceFile(path, 'two');
    expect(readFileSync(path, 'utf8')).toBe('two');
    expect(readdirSync(join(parent, 'deep'))).toEqual(['current']);
  });
});

describe('removeLeftovers', () => {
  it('removes only what a killed run left', () => {
    mkdirSync(join(parent, '.tmp-1-abc'));
    writeFileSync(join(parent, '.tmp-1-abc', 'half.bin'), 'x');
    writeFileSync(join(parent, '.tmp-2-def'), 'x');
    mkdirSync(join(parent, 'done'));
    expect(removeLeftovers([parent, join(parent, 'missing')])).toBe(2);
    expect(readdirSync(parent)).toEqual(['done']);
  });

  it('leaves the database that a site is creating', () => {
    mkdirSync(join(parent, '.tmp-db-12'));
    writeFileSync(join(parent, '.tmp-db-12', 'PG_VERSION'), '17');
    expect(removeLeftovers([parent])).toBe(0);
    expect(readdirSync(parent)).toEqual(['.tmp-db-12']);
  });
});

describe('removeFolder', () => {
  it('removes a folder and does not mind a missing one', () => {
    mkdirSync(join(parent, 'done'));
    removeFolder(join(parent, 'done'));
    removeFolder(join(parent, 'done'));
    expect(existsSync(join(parent, 'done'))).toBe(false);
  });
});

describe('HashedFile', () => {
  // SHA-256 of the three bytes "abc", FIPS 180-2 appendix B.1.
  const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

  it('returns the length in bytes and the SHA-256', () => {
    expect(writeWhole(join(parent, 'abc'), 'abc')).toEqual({ bytes: 3, sha256: ABC });
    expect(writeWhole(join(parent, 'abc-bytes'), new Uint8Array([97, 98, 99]))).toEqual({
      bytes: 3,
      sha256: ABC,
    });
  });

  it('agrees with the file on disk across chunk boundaries and multi-byte characters', async () => {
    const path = join(parent, 'long');
    const file = new HashedFile(path);
    const line = 'Lim-Dûl’s Vault\n';
    for (let index = 0; index < 200_000; index += 1) file.writeText(line);
    file.writeBytes(new Uint8Array([0, 255]));
    const facts = file.close();
    expect(facts.bytes).toBe(200_000 * Buffer.byteLength(line) + 2);
    expect(await fileFacts(path)).toEqual(facts);
  });

  it('writes one record per line', () => {
    const path = join(parent, 'lines');
    writeJsonLines(path, [{ a: 1 }, 'two\nlines']);
    expect(readFileSync(path, 'utf8')).toBe('{"a":1}\n"two\\nlines"\n');
  });
});
