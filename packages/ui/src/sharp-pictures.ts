import { onFirstTouch } from '@deckwright/islands';
import { whenIdle } from './when-idle.ts';

/** Position of a picture on a phone: at the top of the first screen, further down on it, just below, or far below. */
export type PicturePriority = 'first' | 'screen' | 'near' | 'far';

/** Index limits of tiles in the first row of a phone, on its first screen, and near it. */
const FIRST = 2;
const SCREEN = 4;
const NEAR = 6;

/** The position of the tile at this index; tiles of lists after the page's first (`list` > 0) are always far. */
export function getPicturePriority(index: number, list = 0): PicturePriority {
  if (list > 0) return 'far';
  if (index < FIRST) return 'first';
  if (index < SCREEN) return 'screen';
  return index < NEAR ? 'near' : 'far';
}

const PHONE = '(width < 36rem) and (scripting: enabled) ';
/** Widths for which browsers take the service's small picture, 256 and 128 of the site's own pixels. */
const BEGIN = { service: `${PHONE}2.5rem, `, near: `${PHONE}6.5rem, `, far: `${PHONE}3rem, ` };

let touched = false;

/**
 * The `sizes` of a list's picture, of which phones load the small one until it is seen or the page is touched: the twenty
 * large ones that browsers fetch ahead would hold up everything else of the first load (docs/design/first-paint.md).
 */
export function smallFirst(sizes: string, kind: keyof typeof BEGIN = 'service'): string {
  return `${BEGIN[kind]}${sizes}`;
}

/** Restores the true width of a picture that is drawn after the page has been touched. */
export function sharpen(picture: HTMLImageElement): void {
  if (touched) restore(picture);
}

function restore(picture: HTMLImageElement): void {
  const first = Object.values(BEGIN).find((begin) => picture.sizes.startsWith(begin));
  if (first) picture.sizes = picture.sizes.slice(first.length);
}

/** Also while the page is being scrolled. */
const LATEST_MS = 150;
/** How far ahead of the screen: before browsers begin to load a picture that waits. */
const AHEAD = '2600px 0px';
const ON_SCREEN = '0px';

/**
 * Makes the pictures on the screen as sharp as the screen once the page has loaded, and those that come near it from the
 * visitor's first touch, scroll or key on. None of it stands in the way of that touch: it is done when the browser is
 * idle. Who arrives in the middle of a page need not wait. The function given back ends it.
 */
export function sharpenPictures(): () => void {
  let nearby: IntersectionObserver | undefined;
  let ended = false;
  const watch = (rootMargin: string) => {
    if (ended) return;
    nearby?.disconnect();
    nearby = new IntersectionObserver(sharpenNearby, { rootMargin });
    // A tile that is not drawn yet has a place, its picture has none.
    for (const picture of document.images)
      if (isSmall(picture)) nearby.observe(picture.closest('li') ?? picture);
  };
  const loaded = () =>
    whenIdle(() => {
      if (!touched) watch(ON_SCREEN);
    });
  const begin = () => {
    touched = true;
    whenIdle(() => watch(AHEAD), LATEST_MS);
  };
  if (document.readyState === 'complete') loaded();
  else window.addEventListener('load', loaded, { once: true });
  const unwait = onFirstTouch(begin);
  whenIdle(() => {
    if (ended || (window.scrollY === 0 && !touched)) return;
    unwait();
    begin();
  }, LATEST_MS);
  return () => {
    ended = true;
    unwait();
    window.removeEventListener('load', loaded);
    nearby?.disconnect();
  };
}

function sharpenNearby(entries: readonly IntersectionObserverEntry[], observer: IntersectionObserver): void {
  const near = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
  for (const target of near) observer.unobserve(target);
  whenIdle(() => {
    for (const target of near)
      if (target instanceof HTMLImageElement) restore(target);
      else for (const picture of target.querySelectorAll('img')) restore(picture);
  }, LATEST_MS);
}

function isSmall(picture: HTMLImageElement): boolean {
  return Object.values(BEGIN).some((begin) => picture.sizes.startsWith(begin));
}
