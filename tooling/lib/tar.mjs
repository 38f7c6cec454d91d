import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';

const BLOCK = 512;

/**
 * Unpacks the files and folders of an uncompressed ustar archive; links and devices are refused.
 * @param {Buffer} archive
 * @param {string} target folder
 */
export function unpackTar(archive, target) {
  for (let offset = 0; offset + BLOCK <= archive.length; ) {
    const header = archive.subarray(offset, offset + BLOCK);
    const name = [text(header, 345, 155), text(header, 0, 100)].filter(Boolean).join('/');
    if (name === '') return;
    const size = octal(header, 124, 12);
    const kind = String.fromCharCode(header[156] ?? 0);
    const path = join(target, name);
    if (!resolve(path).startsWith(resolve(target) + sep) && resolve(path) !== resolve(target)) {
      throw new Error(`The archive names a file outside its folder: ${name}`);
    }
    if (kind === '5') {
      mkdirSync(path, { recursive: true });
    } else if (kind === '0' || kind === '\0') {
      mkdirSync(dirname(path), { recursive: true });
      const start = offset + BLOCK;
      writeFileSync(path, archive.subarray(start, start + size), { mode: octal(header, 100, 8) & 0o777 });
    } else {
      throw new Error(`The archive holds ${name} of kind "${kind}", which is not supported.`);
    }
    offset += BLOCK + Math.ceil(size / BLOCK) * BLOCK;
  }
}

/**
 * @param {Buffer} header
 * @param {number} start
 * @param {number} length
 */
function text(header, start, length) {
  const field = header.subarray(start, start + length);
  const end = field.indexOf(0);
  return field.toString('utf8', 0, end === -1 ? length : end);
}

/**
 * @param {Buffer} header
 * @param {number} start
 * @param {number} length
 */
function octal(header, start, length) {
  return Number.parseInt(text(header, start, length).trim() || '0', 8);
}
