import { onFirstTouch } from './first-touch.ts';

/** On a phone with JavaScript: a width for which browsers take the small picture, or 256 of the resized pixels. */
const SMALL_FIRST = '(width < 36rem) and (scripting: enabled) 2.5rem, ';
const RESIZED_FIRST = '(width < 36rem) and (scripting: enabled) 6.5rem, ';

let touched = false;

/**
 * The `sizes` of a list's picture, of which phones load the small one until the page is touched: a screenful of large
 * ones would hold up everything else of the first load (docs/adr/0009-first-paint.md).
 */
export function smallFirst(sizes: string, resized = false): string {
  return `${resized ? RESIZED_FIRST : SMALL_FIRST}${sizes}`;
}

/** Gives a picture its true width back where the page has been touched. */
export function sharpen(picture: HTMLImageElement): void {
  const first = [SMALL_FIRST, RESIZED_FIRST].find((begin) => picture.sizes.startsWith(begin));
  if (touched && first) picture.sizes = picture.sizes.slice(first.length);
}

/** Waits for the visitor's first touch, scroll or key; from then on pictures are as sharp as the screen. */
export function sharpenWhenTouched(): () => void {
  return onFirstTouch(() => {
    touched = true;
    for (const picture of document.images) sharpen(picture);
  });
}
