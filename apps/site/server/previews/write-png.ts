import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
/** Each row contains the differences from the row above: uniform areas become zeros. */
const FILTER_UP = 2;

/** Encodes opaque RGBA pixels, row by row from the top, as a PNG file. */
export function writePng(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const header = new DataView(new ArrayBuffer(13));
  header.setUint32(0, width);
  header.setUint32(4, height);
  header.setUint8(8, 8);
  header.setUint8(9, 2);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', new Uint8Array(header.buffer)),
    chunk('IDAT', deflateSync(filteredRows(pixels, width, height), { level: 7 })),
    chunk('IEND', new Uint8Array()),
  ]);
}

function filteredRows(pixels: Uint8Array, width: number, height: number): Uint8Array {
  const rows = new Uint8Array(height * (1 + 3 * width));
  let to = 0;
  for (let y = 0; y < height; y += 1) {
    rows[to++] = FILTER_UP;
    for (let x = 0; x < width; x += 1) {
      const at = 4 * (y * width + x);
      const above = at - 4 * width;
      for (let channel = 0; channel < 3; channel += 1) {
        rows[to++] = (pixels[at + channel] ?? 0) - (pixels[above + channel] ?? 0);
      }
    }
  }
  return rows;
}

function chunk(type: string, content: Uint8Array): Uint8Array {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(content.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}
