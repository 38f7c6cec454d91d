import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCookies, writeCookie } from './cookies.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('cookies', () => {
  it('are read and written', () => {
    vi.stubGlobal('document', { cookie: 'theme=dark' });
    expect(readCookies()).toBe('theme=dark');
    writeCookie('theme=light');
    expect(readCookies()).toBe('theme=light');
  });

  it('are empty if the browser blocks them, and writing one does not throw', () => {
    vi.stubGlobal('document', {
      get cookie(): string {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
      set cookie(_: string) {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
    expect(readCookies()).toBe('');
    expect(() => writeCookie('theme=light')).not.toThrow();
  });
});
