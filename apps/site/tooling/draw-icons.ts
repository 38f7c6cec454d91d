import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import drawSvg from '../server/previews/preview-worker.ts';
import { readTokenColors } from '../server/previews/token-colors.ts';

const PUBLIC = join(import.meta.dirname, '../public');

/** Our crown on a grid of 24, from 4.5 to 19.5. */
const CROWN = 'M4.5 8.5 8.4 11.5 12 6l3.6 5.5 3.9-3-1.5 7.7H6L4.5 8.5Zm1.5 9h12v1.5H6v-1.5Z';

/** Files below `public`, each the crown on ink; `zoom` 1 leaves the room that a mask may cut away. */
export const ICONS = [
  { file: 'icons/192.png', size: 192, zoom: 1.2 },
  { file: 'icons/512.png', size: 512, zoom: 1.2 },
  { file: 'icons/512-maskable.png', size: 512, zoom: 0.95 },
  { file: 'icons/apple-touch-icon.png', size: 180, zoom: 1.15 },
  { file: 'favicon.ico', size: 32, zoom: 1.3 },
] as const;

export const ICON_FOLDER = PUBLIC;

/** The bytes of one icon, the same on every machine. */
export function iconBytes({ file, size, zoom }: (typeof ICONS)[number]): Uint8Array {
  const png = drawSvg(iconSvg(size, zoom));
  return file.endsWith('.ico') ? makeIco(png, size) : png;
}

function iconSvg(size: number, zoom: number): string {
  const color = readTokenColors();
  const shift = 12 - 12 * zoom;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 24 24"><rect width="24" height="24" fill="${color('surface')}"/><path transform="translate(${shift} ${shift - 0.5 * zoom}) scale(${zoom})" fill="${color('accent')}" d="${CROWN}"/></svg>`;
}

/** One picture in the old container, which may hold a PNG as it is. */
function makeIco(png: Uint8Array, size: number): Uint8Array {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(24, 12);
  head.writeUInt32LE(png.byteLength, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

if (import.meta.main) for (const icon of ICONS) writeFileSync(join(PUBLIC, icon.file), iconBytes(icon));
