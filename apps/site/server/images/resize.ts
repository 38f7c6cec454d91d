import { PICTURE_QUALITY } from '@deckwright/domain';
import sharp from 'sharp';

/** Cards are not larger; a file that claims to be is not decoded. */
const MAX_PIXELS = 4_000_000;

// Pages have priority: one thread, and no pictures cached in memory.
sharp.concurrency(1);
sharp.cache(false);

/** The picture as WebP with the given width in pixels, never enlarged. Throws if it cannot be decoded. */
export async function resize(image: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const resized = await sharp(image, { limitInputPixels: MAX_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: PICTURE_QUALITY })
    .toBuffer();
  return new Uint8Array(resized);
}
