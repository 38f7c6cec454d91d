/** Where the site serves card pictures itself. */
export const OWN_IMAGES = '/images';

/** Widths in pixels that the site resizes large pictures to, and below it small ones. */
export const LARGE_WIDTHS = [640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;
export const SMALL_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384] as const;

/** Encoder quality of resized pictures, 1 to 100. */
export const PICTURE_QUALITY = 75;

/** Width of the original card pictures in pixels; they are never displayed wider. */
const CARD_WIDTH = 488;
/** Minimum width a tile needs on the first screen of a phone, and far below it. */
const MIN_WIDTH = { near: 256, far: 128 };

const NORMAL = `${OWN_IMAGES}/normal/`;

/**
 * The `srcset` of a card picture that the site serves itself: widths 256, 384 and 488 (also 128 if far from the first
 * screen) for an address `/images/normal/….jpg`; null for any other.
 */
export function resizedSources(address: string, distance: 'near' | 'far' = 'near'): string | null {
  if (!address.startsWith(NORMAL)) return null;
  const [path = '', query] = address.slice(NORMAL.length).split('?');
  const rest = `${path.replace(/\.jpg$/, '.webp')}${query === undefined ? '' : `?${query}`}`;
  const widths = [...SMALL_WIDTHS.filter((width) => width >= MIN_WIDTH[distance]), LARGE_WIDTHS[0]];
  return widths.map((width) => `${OWN_IMAGES}/w${width}/${rest} ${Math.min(width, CARD_WIDTH)}w`).join(', ');
}

/** Parses a path `/w256/….webp` into the width and the path of the original picture; null for any other path. */
export function resizedPath(path: string): { width: number; original: string } | null {
  const [, number = '', rest = ''] = /^\/w(\d{2,4})\/(.+)\.webp$/.exec(path) ?? [];
  const width = [...SMALL_WIDTHS, ...LARGE_WIDTHS].find((one) => `${one}` === number);
  return width === undefined ? null : { width, original: `/normal/${rest}.jpg` };
}
