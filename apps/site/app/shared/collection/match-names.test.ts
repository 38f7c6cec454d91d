import type { CardNames } from '@deckwright/contract/schemas';
import { describe, expect, it } from 'vitest';
import { matchNames } from './match-names.ts';
import { nearestNames } from './nearest-names.ts';

const NAMES: CardNames = {
  cards: [
    'Sol Ring',
    "Atraxa, Praetors' Voice",
    'Esika, God of the Tree // The Prismatic Bridge',
    ['Commit // Memory', 'commit-memory'],
    ["Lim-Dûl's Vault", 'lim-duls-vault', 'Lim-Dul Vault'],
    'Forest',
    'Erase',
    'Erase (Not the Urza’s Legacy One)',
  ],
  excluded: [{ name: 'Hazmat Suit (Used)', kind: 'not-legal' }],
};

const match = (...names: string[]) =>
  matchNames(
    names.map((name) => ({ name, quantity: 2 })),
    NAMES,
  );

describe('the names of a collection', () => {
  it.each([
    ['Sol Ring', 'sol-ring'],
    ['SOL RING', 'sol-ring'],
    ['Atraxa, Praetors’ Voice', 'atraxa-praetors-voice'],
    ['Esika, God of the Tree', 'esika-god-of-the-tree'],
    ['The Prismatic Bridge', 'esika-god-of-the-tree'],
    ['Esika, God of the Tree // The Prismatic Bridge', 'esika-god-of-the-tree'],
    ['Commit // Memory', 'commit-memory'],
    ['Commit', 'commit-memory'],
    ['Lim-Dul Vault', 'lim-duls-vault'],
    ['Sol Ring (Extended Art)', 'sol-ring'],
    ['Forest (384) [ZNR]', 'forest'],
    ['Forest (ZNR) *F* 384', 'forest'],
    ['Any Title // Sol Ring', 'sol-ring'],
    ['Erase (USG) 7', 'erase'],
    ['Erase (Not the Urza’s Legacy One)', 'erase-not-the-urzas-legacy-one'],
  ])('“%s” is %s', async (name, slug) => {
    expect(await match(name)).toEqual({ cards: { [slug]: 2 }, unknown: [] });
  });

  it('add up if they mean the same card', async () => {
    expect((await match('Sol Ring', 'sol ring', 'Sol Ring (Foil)')).cards).toEqual({ 'sol-ring': 6 });
  });

  it('without a card are kept with the closest match', async () => {
    expect((await match('Sol Rinng', 'Wholly Different', '(Foil)')).unknown).toEqual([
      { name: 'Sol Rinng', quantity: 2, nearest: { name: 'Sol Ring', slug: 'sol-ring' } },
      { name: 'Wholly Different', quantity: 2, nearest: null },
      { name: '(Foil)', quantity: 2, nearest: null },
    ]);
  });

  it('of what is not legal say so, without a suggestion', async () => {
    expect((await match('Hazmat Suit (Used)')).unknown).toEqual([
      { name: 'Hazmat Suit (Used)', quantity: 2, nearest: null, reason: 'is not legal in Commander' },
    ]);
  });

  it('are read in time proportional to their length', async () => {
    const text = `Sol Ring${' ()'.repeat(33_000)}`;
    expect((await match(text)).unknown).toHaveLength(1);
  });

  it('are reported as they are matched', async () => {
    const shares: number[] = [];
    const entries = Array.from({ length: 5000 }, (_, at) => ({ name: `Sol Rinng ${at}`, quantity: 1 }));
    const { unknown } = await matchNames(entries, NAMES, { onProgress: (share) => void shares.push(share) });
    expect(unknown).toHaveLength(5000);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });
});

describe('the closest name', () => {
  const nearest = nearestNames([
    { name: 'Opt', slug: 'opt' },
    { name: 'Sol Ring', slug: 'sol-ring' },
    { name: 'Sol Talisman', slug: 'sol-talisman' },
    { name: 'Esika, God of the Tree // The Prismatic Bridge', slug: 'esika-god-of-the-tree' },
  ]);

  it.each([
    // so ol lr ri in ng against so lr ri in ng: 2 · 4 / (6 + 5) = 8/11.
    ['So Ring', 'sol-ring'],
    ['Prismatic Brige', 'esika-god-of-the-tree'],
    ['Sol Talismann', 'sol-talisman'],
    // op pt against op pp pt: 2 · 2 / 5.
    ['Oppt', 'opt'],
    ['Xyz', undefined],
    ['', undefined],
  ])('of “%s” is %s', (name, slug) => {
    expect(nearest(name)?.slug).toBe(slug);
  });
});
