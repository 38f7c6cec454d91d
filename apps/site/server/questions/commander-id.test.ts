import { describe, expect, it } from 'vitest';
import { toCommanderId } from './commander-id.ts';

describe('the id of a commander by its name', () => {
  it.each([
    ['Cyr the Lone', 'cyr-the-lone'],
    ['cyr-the-lone', 'cyr-the-lone'],
    ['key-ada_key-bo', 'key-ada_key-bo'],
    ['Bo, the Second & Ada, the First', 'bo-the-second-ada-the-first'],
    ['Ada + Bo', 'ada-bo'],
    // The names of one card stay in their order.
    ['Zed, God of Lies // Abe, Impostor', 'zed-god-of-lies-abe-impostor'],
    ['Zed & Abe, Heroes', 'zed-abe-heroes'],
    ['Sénor +2', 'senor-plus-2'],
  ])('%s', (name, id) => {
    expect(toCommanderId(name)).toBe(id);
  });
});
