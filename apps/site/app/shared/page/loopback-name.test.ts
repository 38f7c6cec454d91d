import { describe, expect, it } from 'vitest';
import { isLoopbackName } from './loopback-name.ts';

describe('the name of the machine itself', () => {
  it.each(['localhost', '127.0.0.1', '[::1]'])('is %s', (name) => {
    expect(isLoopbackName(name)).toBe(true);
  });

  it.each(['decks.example.org', '127.0.0.1.example.org', ''])('is not "%s"', (name) => {
    expect(isLoopbackName(name)).toBe(false);
  });
});
