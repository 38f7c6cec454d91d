import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const SIZES = '(min-width: 36rem) 30vw, 46vw';

/** Tells of the pictures it is asked to watch when the test says that they come near. */
class Watcher {
  static all: Watcher[] = [];
  readonly watched = new Set<object>();
  readonly notify: (near: readonly object[]) => void;
  readonly rootMargin: string | undefined;
  constructor(
    done: (entries: readonly object[], observer: Watcher) => void,
    options: IntersectionObserverInit,
  ) {
    Watcher.all.push(this);
    this.rootMargin = options.rootMargin;
    this.notify = (near) =>
      done(
        near.filter((target) => this.watched.has(target)).map((target) => ({ target, isIntersecting: true })),
        this,
      );
  }
  observe(target: object): void {
    this.watched.add(target);
  }
  unobserve(target: object): void {
    this.watched.delete(target);
  }
  disconnect(): void {
    this.watched.clear();
  }
}

class Picture {
  sizes: string;
  closest: (selector: string) => Element | null = () => null;
  constructor(sizes: string) {
    this.sizes = sizes;
  }
}

describe('pictures that start small', () => {
  let images: Picture[];
  let page: EventTarget;
  let idle: (() => void)[];
  let sharp: typeof import('./sharp-pictures.ts');
  const small = () => new Picture(sharp.smallFirst(SIZES));
  const rest = () => {
    while (idle.length > 0) idle.shift()?.();
  };
  const comeNear = (...pictures: Picture[]) => {
    for (const watcher of Watcher.all) watcher.notify(pictures);
    rest();
  };
  beforeEach(async () => {
    vi.resetModules();
    sharp = await import('./sharp-pictures.ts');
    idle = [];
    images = [];
    Watcher.all = [];
    page = Object.assign(new EventTarget(), {
      scrollY: 0,
      requestIdleCallback: (run: () => void) => idle.push(run),
    });
    vi.stubGlobal('window', page);
    vi.stubGlobal('document', { images, readyState: 'interactive' });
    vi.stubGlobal('HTMLImageElement', Picture);
    vi.stubGlobal('IntersectionObserver', Watcher);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('become sharp on the screen once the page has loaded', () => {
    const [seen, below] = [small(), small()];
    images.push(seen, below);
    sharp.sharpenPictures();
    rest();
    expect(Watcher.all).toHaveLength(0);
    page.dispatchEvent(new Event('load'));
    rest();
    expect(Watcher.all.map(({ rootMargin }) => rootMargin)).toEqual(['0px']);
    comeNear(seen);
    expect(seen.sizes).toBe(SIZES);
    expect(below.sizes).toBe(sharp.smallFirst(SIZES));

    page.dispatchEvent(new Event('scroll'));
    rest();
    comeNear(below);
    expect(below.sizes).toBe(SIZES);
  });

  it('become sharp at once in a page that has loaded before', () => {
    vi.stubGlobal('document', { images, readyState: 'complete' });
    const seen = small();
    images.push(seen);
    sharp.sharpenPictures();
    rest();
    comeNear(seen);
    expect(seen.sizes).toBe(SIZES);
  });

  it('stay small until the page is touched, then become sharp as they come near', () => {
    const [first, far] = [small(), new Picture(sharp.smallFirst(SIZES, 'far'))];
    images.push(first, new Picture(SIZES), far);
    sharp.sharpenPictures();
    rest();
    sharp.sharpen(first as HTMLImageElement);
    comeNear(first, far);
    expect(first.sizes).toBe(sharp.smallFirst(SIZES));

    page.dispatchEvent(new Event('scroll'));
    rest();
    comeNear(first);
    expect(first.sizes).toBe(SIZES);
    expect(far.sizes).toBe(sharp.smallFirst(SIZES, 'far'));
    comeNear(far);
    expect(far.sizes).toBe(SIZES);
  });

  it('become sharp with their tile', () => {
    const pair = [small(), small()];
    const tile = Object.assign(new EventTarget() as HTMLElement, { querySelectorAll: () => pair });
    for (const picture of pair) picture.closest = () => tile;
    images.push(...pair);
    sharp.sharpenPictures();
    rest();
    page.dispatchEvent(new Event('scroll'));
    rest();
    for (const watcher of Watcher.all) watcher.notify([tile]);
    rest();
    expect(pair.map(({ sizes }) => sizes)).toEqual([SIZES, SIZES]);
  });

  it('do not delay the touch itself', () => {
    const first = small();
    images.push(first);
    sharp.sharpenPictures();
    rest();
    page.dispatchEvent(new Event('pointerdown'));
    expect(Watcher.all).toHaveLength(0);
    rest();
    for (const watcher of Watcher.all) watcher.notify([first]);
    expect(first.sizes).toBe(sharp.smallFirst(SIZES));
    rest();
    expect(first.sizes).toBe(SIZES);
  });

  it('are sharp from the start if drawn after the touch', () => {
    sharp.sharpenPictures();
    page.dispatchEvent(new Event('keydown'));
    const late = small();
    sharp.sharpen(late as HTMLImageElement);
    expect(late.sizes).toBe(SIZES);
  });

  it('do not wait for a touch in the middle of a page, nor once it is left', () => {
    Object.assign(page, { scrollY: 900 });
    const [first, second] = [small(), small()];
    images.push(first, second);
    const end = sharp.sharpenPictures();
    rest();
    comeNear(first);
    expect(first.sizes).toBe(SIZES);
    end();
    comeNear(second);
    expect(second.sizes).toBe(sharp.smallFirst(SIZES));
  });
});
