import { describe, expect, it } from 'vitest';
import { isOwnApiKey, newApiKey } from './key-text.ts';

const SECRET = 's'.repeat(48);

describe('an API key', () => {
  it('is recognizable, and shows eight characters', () => {
    const { key, begins } = newApiKey(SECRET);
    expect(key).toMatch(/^dwk_[A-Za-z0-9]{32}[0-9a-f]{8}$/);
    expect(begins).toBe(key.slice(0, 8));
    expect(newApiKey(SECRET).key).not.toBe(key);
    expect(isOwnApiKey(SECRET, key)).toBe(true);
  });

  it('is not one with another character, of another database, or of another form', () => {
    const { key } = newApiKey(SECRET);
    for (const index of [4, 20, 35, 36, 43]) {
      const other = key[index] === '1' ? '2' : '1';
      const typed = key.slice(0, index) + other + key.slice(index + 1);
      expect(isOwnApiKey(SECRET, typed), typed).toBe(false);
    }
    expect(isOwnApiKey(newApiKey(SECRET).key, key)).toBe(false);
    const shapes = ['', 'dwk_', key.slice(1), `${key}0`, ` ${key}`, `${key}\n`, 'dwk_'.repeat(100_000)];
    for (const text of shapes) expect(isOwnApiKey(SECRET, text)).toBe(false);
  });
});
