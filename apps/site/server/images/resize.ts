import { PICTURE_QUALITY } from '@deckwright/domain';
import sharp from 'sharp';

/** Cards are not larger; a file that says it is larger is not decoded. */
const MOST_PIXELS = 4_000_000;

// The pages of the site come first: one thread, and no pictures kept in memory.
sharp.concurrency(1);
sharp.cache(false);

/** The picture as WebP, so many pixels wide or as wide as it is. Throws where it cannot be decoded. */
export async function resize(image: Uint8Array, width: number): Promise<Uint8Array<ArrayBuffer>> {
  const resized = await sharp(image, { limitInputPixels: MOST_PIXELS })
    .resize({ width, withoutEnlargement: true })
    .webp({ quality: PICTURE_QUALITY })
    .toBuffer();
  return new Uint8Array(resized);
}
