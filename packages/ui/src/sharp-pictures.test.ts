import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sharpen, sharpenWhenTouched, smallFirst } from './sharp-pictures.ts';

const SIZES = '(min-width: 36rem) 30vw, 46vw';
const picture = (sizes: string) => ({ sizes }) as HTMLImageElement;

describe('pictures that begin small', () => {
  const page = new EventTarget();
  const images: HTMLImageElement[] = [];
  beforeEach(() => {
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { images });
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stay small until the page is touched; those that come later are sharp', () => {
    const [small, sharp, late] = [picture(smallFirst(SIZES)), picture(SIZES), picture(smallFirst(SIZES))];
    const resized = picture(smallFirst(SIZES, 'far'));
    images.push(small, sharp, resized);
    sharpenWhenTouched();
    sharpen(small);
    expect(small.sizes).toBe(smallFirst(SIZES));
    page.dispatchEvent(new Event('scroll'));
    expect(images.map(({ sizes }) => sizes)).toEqual([SIZES, SIZES, SIZES]);
    sharpen(late);
    expect(late.sizes).toBe(SIZES);
  });
});
