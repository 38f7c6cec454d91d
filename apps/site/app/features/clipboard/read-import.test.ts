import type { ApiCard } from '@deckwright/api-client/schemas';
import { describe, expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { testCard } from './test-card.ts';

const spell = (name: string, type = 'Instant') =>
  testCard(name, { type, subtypes: [], legal_commander: false });
const partner = (name: string) => testCard(name, { legal_partner: true });
const CARDS: readonly ApiCard[] = [
  testCard('Aria'),
  partner('Bell'),
  partner('Cole'),
  spell('Sol Ring', 'Artifact'),
  spell('Opt'),
  spell('Rats', 'Creature'),
  spell('Forest', 'Basic Land — Forest'),
  spell('Fire // Ice'),
];

const calls = {
  fetchCards: async (names: readonly string[]) =>
    new Map(
      names.flatMap((name) =>
        CARDS.filter((card) => card.name === name).map((card) => [name, card] as const),
      ),
    ),
  postInsight: async ({ cards, commanders }: { cards: string[]; commanders: string[] }) => ({
    unknown: [
      ...commanders
        .filter((name) => !isSlug(name))
        .map((name) => ({ name, of: 'commander' as const, ...misspelled('Aria') })),
      ...cards
        .filter((name) => !isSlug(name))
        .map((name) => ({ name, of: 'card' as const, ...(name === 'Optt' ? misspelled('Opt') : missing) })),
    ],
    card_date: '2024-04-19',
  }),
};

const missing = { kind: 'missing' as const, reason: null, nearest: null };
const misspelled = (label: string) => ({
  kind: 'misspelled' as const,
  reason: null,
  nearest: optionOf(label),
});
const isSlug = (text: string) => CARDS.some(({ slug }) => slug === text);

function optionOf(label: string) {
  return { label, url: `/cards/${label.toLowerCase()}`, image: null, icon: null, kind: 'card' as const };
}

const names = (cards: readonly { name: string }[]) => cards.map(({ name }) => name);

describe('importing a list into the clipboard', () => {
  it('separates commanders from cards and counts the copies left in the deck box', async () => {
    const list = await readImport('Commander\n1 Aria\n\n1 Sol Ring\n12 Forest\n3 Rats\n1 Fire // Ice', calls);
    expect(names(list.commanders)).toEqual(['Aria']);
    expect(names(list.cards)).toEqual(['Sol Ring', 'Forest', 'Rats', 'Fire // Ice']);
    // One of 12 Forests and one of 3 Rats go to the clipboard.
    expect(list).toMatchObject({
      basicsLeft: 11,
      copiesLeft: [{ name: 'Rats', copies: 2 }],
      outside: [],
      notCommanders: [],
      unknown: [],
      problems: [],
    });
  });

  it.each([
    ['on one line', '2 Opt\n12 Forest', 11],
    ['on two lines', '1 Opt\n12 Forest\n1 Opt', 11],
    ['in two printings', '1 Opt (DOM) 60\n1 Opt (XLN) 65', 0],
    ['in the sideboard too', '1 Opt\n\nSideboard\n1 Opt', 0],
    ['in the maybeboard too', '1 Opt\n\nMaybeboard\n1 Opt', 0],
    ['in the sideboard alone', '1 Sol Ring\n\nSideboard\n2 Opt', 0],
  ])('says that a second copy was not added: %s', async (_where, text, basicsLeft) => {
    expect(await readImport(text, calls)).toMatchObject({
      basicsLeft,
      copiesLeft: [{ name: 'Opt', copies: 1 }],
    });
  });

  it.each([
    ['a commander in the list as well', 'Commander\n1 Aria\n\nDeck\n1 Aria\n1 Opt'],
    ['a companion in the sideboard as well', 'Companion\n1 Aria\n\nDeck\n1 Opt\n\nSideboard\n1 Aria'],
    ['a sideboard that is the commander', '1 Opt\n\nSideboard\n1 Aria'],
  ])('counts one copy of %s', async (_what, text) => {
    expect(await readImport(text, calls)).toMatchObject({ basicsLeft: 0, copiesLeft: [] });
  });

  it('loses no line: each is added, outside, unrecognized or a problem', async () => {
    const text = 'Commander: Aria\n1 Sol Ring\n1 Optt\n1 Qqq\n0 Opt\n\nSideboard\n1 Opt\n2 Zzz';
    const list = await readImport(text, calls);
    expect(names(list.cards)).toEqual(['Sol Ring']);
    expect(names(list.outside)).toEqual(['Opt']);
    expect(list.unknown.map(({ name, nearest }) => [name, nearest?.label ?? null])).toEqual([
      ['Optt', 'Opt'],
      ['Qqq', null],
      ['Zzz', null],
    ]);
    expect(list.cardDate).toBe('2024-04-19');
    expect(list.problems).toEqual(['line 5, “0 Opt”: the quantity must be 1 to 999']);
  });

  it.each([
    ['Commander\n1 Bell\n1 Cole\n\n1 Opt'],
    ['Commander: Bell & Cole\n1 Opt'],
    ['Commander: Bell // Cole\n1 Opt'],
    ['Commanders: Bell, Cole\n1 Opt'],
    ['1 Opt\n\nSideboard\n1 Bell\n1 Cole'],
  ])('finds the pair of %j', async (text) => {
    const list = await readImport(text, calls);
    expect(names(list.commanders)).toEqual(['Bell', 'Cole']);
    expect(names(list.cards)).toEqual(['Opt']);
    expect(names(list.outside)).toEqual([]);
    expect(list.unknown).toEqual([]);
  });

  it.each([
    'Tymna, the Weaver, Thrasios, Triton Hero',
    'Thrasios, Triton Hero, Tymna, the Weaver',
    'Cole, Thrasios, Triton Hero',
  ])('splits %j into two names', async (line) => {
    const pair = ['Cole', 'Thrasios, Triton Hero', 'Tymna, the Weaver'].map(partner);
    const fetchCards = async (asked: readonly string[]) =>
      new Map(pair.filter(({ name }) => asked.includes(name)).map((card) => [card.name, card] as const));
    const list = await readImport(`Commanders: ${line}`, { ...calls, fetchCards });
    expect(names(list.commanders).join(', ')).toBe(line);
    expect(list.unknown).toEqual([]);
  });

  it('asks about unrecognized names with the cards that were found', async () => {
    const sent: unknown[] = [];
    const postInsight: (typeof calls)['postInsight'] = (deck) => {
      sent.push(deck);
      return calls.postInsight(deck);
    };
    await readImport('Commander: Aria\n1 Optt\n12 Forest\n\nSideboard\n1 Rats', { ...calls, postInsight });
    expect(sent).toEqual([{ commanders: ['aria'], cards: ['Optt', 'forest', 'rats'] }]);
  });

  it('lists every unrecognized name', async () => {
    const lines = Array.from({ length: 130 }, (_, at) => `1 Qqq ${'z'.repeat(at + 1)}`);
    expect((await readImport(lines.join('\n'), calls)).unknown).toHaveLength(130);
  });

  it('keeps commanders that cannot be partners as cards', async () => {
    const list = await readImport('Commander\n1 Aria\n1 Bell\n\n1 Opt', calls);
    expect(list.commanders).toEqual([]);
    expect(names(list.cards)).toEqual(['Aria', 'Bell', 'Opt']);
    expect(names(list.notCommanders)).toEqual(['Aria', 'Bell']);
  });

  it('ignores sideboards as commanders next to a marked one, and if their cards cannot be commanders', async () => {
    const marked = await readImport('1 Aria *CMDR*\n1 Opt\nSideboard\n1 Bell', calls);
    expect([names(marked.commanders), names(marked.outside)]).toEqual([['Aria'], ['Bell']]);
    const plain = await readImport('1 Opt\nSideboard\n1 Sol Ring', calls);
    expect([names(plain.commanders), names(plain.outside)]).toEqual([[], ['Sol Ring']]);
  });

  it('lists an unrecognized commander with its closest match', async () => {
    const list = await readImport('Commander: Ariah\n1 Opt', calls);
    expect(list.unknown).toMatchObject([{ name: 'Ariah', of: 'commander', nearest: { label: 'Aria' } }]);
    expect(names(list.cards)).toEqual(['Opt']);
  });

  it('lists unrecognized names even if the closest matches could not be loaded', async () => {
    const broken = { ...calls, postInsight: () => Promise.reject(new Error('offline')) };
    expect((await readImport('1 Optt', broken)).unknown).toEqual([{ name: 'Optt', of: 'card', ...missing }]);
  });

  it('rejects if the cards could not be fetched', async () => {
    const broken = { ...calls, fetchCards: () => Promise.reject(new Error('offline')) };
    await expect(readImport('1 Opt', broken)).rejects.toThrow('offline');
  });
});
