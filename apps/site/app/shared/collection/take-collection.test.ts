import { describe, expect, it } from 'vitest';
import { takeCollection } from './take-collection.ts';

const client = { fetchCardNames: async () => ({ cards: ['Sol Ring', 'Lim-Dûl’s Vault'] }) };

describe('importing a collection', () => {
  it('reads a file in any encoding and separates cards, unrecognized names and bad rows', async () => {
    const text = 'Name,Count\r\nLim-Dûl’s Vault,2\r\nSol Ringg,1\r\nSol Ring,none\r\n';
    const bytes = Uint8Array.from([
      0xff,
      0xfe,
      ...[...text].flatMap((letter) => {
        const code = letter.charCodeAt(0);
        return [code & 255, code >> 8];
      }),
    ]);
    const shares: number[] = [];
    const taken = await takeCollection(new Blob([bytes]), client, {
      onProgress: (share) => shares.push(share),
    });
    expect(taken).toEqual({
      cards: { 'lim-duls-vault': 2 },
      unknown: [{ name: 'Sol Ringg', quantity: 1, nearest: { name: 'Sol Ring', slug: 'sol-ring' } }],
      problems: [{ line: 4, text: 'Sol Ring,none', reason: 'the quantity must be 1 to 100000' }],
    });
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('reads pasted text', async () => {
    expect((await takeCollection('3 sol ring', client)).cards).toEqual({ 'sol-ring': 3 });
  });

  it('rejects if the names cannot be fetched', async () => {
    const offline = { fetchCardNames: () => Promise.reject(new Error('Failed to fetch')) };
    await expect(takeCollection('3 sol ring', offline)).rejects.toThrow('Failed to fetch');
  });
});
