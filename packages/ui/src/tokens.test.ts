import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const overlay = readFileSync(new URL('./overlay.css', import.meta.url), 'utf8');

describe('the tokens', () => {
  it('break the layout at the six widths, in pixels of a 16 pixel rem', () => {
    const widths = [...tokens.matchAll(/--breakpoint-([a-z]+): ([\d.]+)rem/g)].map(([, name, rem]) => [
      name,
      Number(rem) * 16,
    ]);
    expect(Object.fromEntries(widths)).toEqual({ xs: 0, sm: 576, md: 768, lg: 992, xl: 1200, xxl: 1400 });
  });

  it('move dialogs in 300 ms and what is behind them in 150 ms', () => {
    expect(tokens).toMatch(/--duration-calm: 300ms/);
    expect(tokens).toMatch(/--duration-quick: 150ms/);
    expect(overlay).toMatch(/dialog\.pop \{\s+transition-duration: var\(--duration-calm\)/);
    expect(overlay).toMatch(
      /::backdrop \{[^}]*transition:\s+opacity var\(--duration-quick\)[^;]*overlay var\(--duration-quick\)/,
    );
  });
});
