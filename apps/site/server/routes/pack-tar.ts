const BLOCK = 512;

/** Files as an uncompressed ustar archive; the same files make the same bytes. @throws Error for a path over 100 bytes */
export function packTar(files: ReadonlyMap<string, Uint8Array>): Buffer {
  const parts = [...files].flatMap(([path, bytes]) => {
    const padding = Buffer.alloc((BLOCK - (bytes.byteLength % BLOCK)) % BLOCK);
    return [makeTarHeader(path, bytes.byteLength), bytes, padding];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

function makeTarHeader(path: string, size: number): Buffer {
  if (Buffer.byteLength(path) > 100) throw new Error(`The path is too long for the archive: ${path}`);
  const header = Buffer.alloc(BLOCK);
  const octal = (value: number, start: number, length: number): void => {
    header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, start, 'latin1');
  };
  header.write(path, 0);
  octal(0o644, 100, 8);
  octal(0, 108, 8);
  octal(0, 116, 8);
  octal(size, 124, 12);
  octal(0, 136, 12);
  header.write('0', 156, 'latin1');
  header.write('ustar\x0000', 257, 'latin1');
  // The sum is over the header with spaces in its place.
  header.fill(' ', 148, 156);
  const sum = header.reduce((all, byte) => all + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return header;
}
