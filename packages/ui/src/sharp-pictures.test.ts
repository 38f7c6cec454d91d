import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { smallFirst as SmallFirst } from './sharp-pictures.ts';

const SIZES = '(min-width: 36rem) 30vw, 46vw';
const picture = (sizes: string) => ({ sizes }) as HTMLImageElement;

describe('pictures that begin small', () => {
  const images: HTMLImageElement[] = [];
  let sharpen: (picture: HTMLImageElement) => void;
  let sharpenWhenTouched: () => () => void;
  let smallFirst: typeof SmallFirst;
  let page: EventTarget;
  let idle: (() => void)[];
  const rest = () => {
    while (idle.length > 0) idle.shift()?.();
  };
  beforeEach(async () => {
    vi.resetModules();
    ({ sharpen, sharpenWhenTouched, smallFirst } = await import('./sharp-pictures.ts'));
    idle = [];
    images.length = 0;
    page = Object.assign(new EventTarget(), {
      scrollY: 0,
      requestIdleCallback: (run: () => void) => idle.push(run),
    });
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { images });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stay small until the page is touched; those that come later are sharp', () => {
    const [small, sharp, late] = [picture(smallFirst(SIZES)), picture(SIZES), picture(smallFirst(SIZES))];
    const resized = picture(smallFirst(SIZES, 'far'));
    images.push(small, sharp, resized);
    sharpenWhenTouched();
    rest();
    sharpen(small);
    expect(small.sizes).toBe(smallFirst(SIZES));
    page.dispatchEvent(new Event('scroll'));
    rest();
    expect(images.map(({ sizes }) => sizes)).toEqual([SIZES, SIZES, SIZES]);
    sharpen(late);
    expect(late.sizes).toBe(SIZES);
  });

  it('do not hold up the touch: a few follow whenever the browser is idle, until the page is left', () => {
    for (let index = 0; index < 40; index++) images.push(picture(smallFirst(SIZES)));
    const sharpened = () => images.filter(({ sizes }) => sizes === SIZES).length;
    const end = sharpenWhenTouched();
    rest();
    page.dispatchEvent(new Event('pointerdown'));
    expect(sharpened()).toBe(0);
    idle.shift()?.();
    expect(sharpened()).toBeGreaterThan(0);
    expect(sharpened()).toBeLessThan(20);
    end();
    const before = sharpened();
    rest();
    expect(sharpened()).toBeLessThanOrEqual(before + 12);
    expect(sharpened()).toBeLessThan(40);
  });

  it('are sharp at once for who arrives in the middle of a page', () => {
    Object.assign(page, { scrollY: 900 });
    images.push(picture(smallFirst(SIZES)));
    sharpenWhenTouched();
    rest();
    expect(images[0]?.sizes).toBe(SIZES);
  });
});
