import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepScrollAnchor, trackScrolling } from './scroll-anchor.ts';

/** A window over a document in which one list begins at `listAt`. */
class Page extends EventTarget {
  scrollY = 0;
  listAt = 0;
  onscrollend = null;
  readonly scrollBy = vi.fn(({ top }: { top: number }) => {
    this.scrollY += top;
  });
}

let page: Page;
let resized: () => void;
const root = { querySelectorAll: () => [] } as unknown as Element;
const list = { getBoundingClientRect: () => ({ top: page.listAt - page.scrollY }) };

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', { documentElement: { style: {} }, getElementById: () => list });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(call: () => void) {
        resized = call;
      }
      observe(): void {}
      disconnect(): void {
        resized = () => {};
      }
    },
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the reading position', () => {
  it('is kept while the lists above it grow', () => {
    Object.assign(page, { scrollY: 3000, listAt: 3100 });
    keepScrollAnchor(root, { id: 'lands', top: 100 });
    expect(page.scrollBy).not.toHaveBeenCalled();
    page.listAt = 3500;
    resized();
    expect(page.scrollY).toBe(3400);
    page.listAt = 3450;
    resized();
    expect(page.scrollY).toBe(3350);
  });

  it('is released once the reader has begun to scroll, even before an event says so', () => {
    Object.assign(page, { scrollY: 3000, listAt: 3100 });
    keepScrollAnchor(root, { id: 'lands', top: 100 });
    // The first frame of scrolling to the top.
    page.scrollY = 2400;
    page.listAt = 3500;
    resized();
    resized();
    expect(page.scrollY).toBe(2400);
    expect(page.scrollBy).not.toHaveBeenCalled();
  });

  it('is released after a second', () => {
    Object.assign(page, { scrollY: 3000, listAt: 3100 });
    keepScrollAnchor(root, { id: 'lands', top: 100 });
    vi.advanceTimersByTime(1000);
    page.listAt = 3500;
    resized();
    expect(page.scrollY).toBe(3000);
  });
});

describe('a scrolling reader', () => {
  const event = (type: string, target: object = document): Event =>
    Object.defineProperty(new Event(type), 'target', { value: target });

  it('is detected from the first scroll event to the end of scrolling', () => {
    const motion = trackScrolling();
    expect(motion.isScrolling()).toBe(false);
    page.dispatchEvent(event('scroll'));
    vi.advanceTimersByTime(5000);
    expect(motion.isScrolling()).toBe(true);
    page.dispatchEvent(event('scrollend'));
    expect(motion.isScrolling()).toBe(false);
    page.dispatchEvent(event('scroll', {}));
    expect(motion.isScrolling()).toBe(false);
    motion.stop();
    page.dispatchEvent(event('scroll'));
    expect(motion.isScrolling()).toBe(false);
  });

  it('is assumed for half a second after a key that scrolls, and after no other', () => {
    const motion = trackScrolling();
    const press = (key: string) => page.dispatchEvent(Object.assign(event('keydown'), { key }));
    press('a');
    expect(motion.isScrolling()).toBe(false);
    press('Home');
    expect(motion.isScrolling()).toBe(true);
    vi.advanceTimersByTime(501);
    expect(motion.isScrolling()).toBe(false);
  });

  it('is detected by a pause if the browser reports no end', () => {
    Reflect.deleteProperty(page, 'onscrollend');
    const motion = trackScrolling();
    page.dispatchEvent(event('scroll'));
    expect(motion.isScrolling()).toBe(true);
    vi.advanceTimersByTime(151);
    expect(motion.isScrolling()).toBe(false);
  });
});
