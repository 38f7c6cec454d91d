import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsLink, readSharedDeck, type SharedDeck, writeSharedDeck } from './share-link.ts';

const NO_LIST = 'This link doesn’t contain a readable list. Ask for a new link, or paste the list itself.';
const TOO_LARGE =
  'The list in this link is too long for one deck. Paste the list itself, at most 100,000 characters.';

const packed = (text: string | Uint8Array) => `deck=1${deflateRawSync(text).toString('base64url')}`;

describe('a list in the fragment of an address', () => {
  it('round-trips with quantities, marks and commanders', async () => {
    const shared = {
      deck: '7 Plains\n1 Lim-Dûl’s Vault *F* [Draw]\n\nSideboard\n1 Fire // Ice\n',
      commanders: ['Tymna the Weaver', 'Thrasios, Triton Hero'],
    };
    const fragment = await writeSharedDeck(shared);
    expect(fragment).toMatch(/^deck=1[\w-]+$/);
    expect(await readSharedDeck(fragment)).toEqual({ shared });
    expect(await readSharedDeck(`#${fragment}`)).toEqual({ shared });
  });

  it('round-trips with any content', async () => {
    const decks: fc.Arbitrary<SharedDeck> = fc.record({
      deck: fc.string({ unit: 'binary', minLength: 1, maxLength: 500 }).filter((text) => text.trim() !== ''),
      commanders: fc.array(fc.string({ unit: 'grapheme' }), { maxLength: 10 }),
    });
    await fc.assert(
      fc.asyncProperty(decks, async (shared) => {
        expect(await readSharedDeck(await writeSharedDeck(shared))).toEqual({ shared });
      }),
      { numRuns: 25 },
    );
  }, 30_000);

  it('fits a deck of a hundred long names in a link that works everywhere', async () => {
    const lines = Array.from({ length: 100 }, (_, index) => `1 Name of a Card, the ${index ** 7}th Wanderer`);
    const fragment = await writeSharedDeck({ deck: lines.join('\n'), commanders: [] });
    expect(fitsLink(`https://decks.example.org/recs#${fragment}`)).toBe(true);
  });

  it('says when a link would be too long', () => {
    expect(fitsLink('x'.repeat(8000))).toBe(true);
    expect(fitsLink('x'.repeat(8001))).toBe(false);
  });

  it.each([
    ['nothing', ''],
    ['another fragment', '#content'],
    ['no list', '#deck='],
    ['no bytes', '#deck=1'],
    ['another version', packed('["1 Sol Ring"]').replace('=1', '=2')],
    ['other letters', '#deck=1a+b/'],
    ['a cut link', packed(JSON.stringify(['1 Sol Ring\n1 Arcane Signet'])).slice(0, -8)],
    ['bytes of something else', '#deck=1AAAAAAAA'],
    ['no JSON', packed('1 Sol Ring')],
    ['no list of texts', packed('{"deck":"1 Sol Ring"}')],
    ['numbers', packed('["1 Sol Ring",7]')],
    ['an empty list', packed('[]')],
    ['an empty deck', packed('["  "]')],
    ['no UTF-8', packed(Uint8Array.of(0x5b, 0x22, 0xff, 0x22, 0x5d))],
    ['eleven commanders', packed(JSON.stringify(['', ...'abcdefghijk']))],
    ['a name without end', packed(JSON.stringify(['1 Sol Ring', 'x'.repeat(401)]))],
  ])('is refused with a sentence: %s', async (_, fragment) => {
    expect(await readSharedDeck(fragment)).toEqual({ problem: NO_LIST });
  });

  it('decompresses no more than a deck can be', async () => {
    expect(await readSharedDeck(packed(JSON.stringify(['x'.repeat(100_001)])))).toEqual({
      problem: TOO_LARGE,
    });
    const bomb = packed(Buffer.alloc(60_000_000, 'x'));
    const before = process.memoryUsage().rss;
    expect(await readSharedDeck(bomb)).toEqual({ problem: TOO_LARGE });
    expect(process.memoryUsage().rss - before).toBeLessThan(40_000_000);
  });

  it('never fails, whatever is in the address', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'abcXYZ019-_=#1') });
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          fc.string(),
          letters.map((text) => `deck=1${text}`),
        ),
        async (fragment) => {
          const read = await readSharedDeck(fragment);
          expect('problem' in read ? read.problem : read.shared.deck).not.toBe('');
        },
      ),
    );
  });
});
