import { leadFactsOfCard } from '@deckwright/contract';
import type { ApiCard } from '@deckwright/contract/schemas';
import { type FindCard, type ListEntry, readDeckList } from '@deckwright/decklist';
import { buildCardFinder } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { readImport } from './read-import.ts';
import { testCard } from './test-card.ts';

const spell = (name: string, type = 'Instant') =>
  testCard(name, { type, subtypes: [], legalCommander: false });
const partner = (name: string) => testCard(name, { legalPartner: true });
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

const find = buildCardFinder(CARDS.map(({ name, slug }) => ({ name, slug, aliases: [] })));
const lookUp: FindCard = (name) => {
  const card = CARDS[find(name) ?? -1];
  return card ? { name: card.name, lead: leadFactsOfCard(card), colorIdentity: 0 } : null;
};

/** The site's answer to a list, from the reader itself: "Optt" and "Ariah" resemble a card. */
function answerTo(text: string) {
  const read = readDeckList(text, { cards: lookUp });
  const { commanders, companion, cards, outside, notRead } = read;
  const listed = <T extends ListEntry>(entries: readonly T[]) =>
    entries.filter(({ name }) => lookUp(name)).map((entry) => ({ ...entry, id: entry.name }));
  const unknown = (entries: readonly ListEntry[], of: 'card' | 'commander') =>
    entries
      .filter(({ name }) => !lookUp(name))
      .flatMap(({ name, lines }) =>
        lines.map((line) => {
          const nearest = { Optt: 'Opt', Ariah: 'Aria' }[name] ?? null;
          const kind = nearest === null ? ('missing' as const) : ('misspelled' as const);
          return { line, text: name, reason: 'no card has this name', kind, of, nearest };
        }),
      );
  return {
    commanders: listed(commanders),
    companion: companion && { ...companion, id: companion.name },
    cards: listed(cards),
    outside: listed(outside),
    notRead: [
      ...notRead.map((line) => ({ ...line, kind: null, of: null, nearest: null })),
      ...unknown(commanders, 'commander'),
      ...unknown([...cards, ...outside], 'card'),
    ],
    cardDate: '2024-04-19',
  };
}

const calls = {
  fetchCards: async (names: readonly string[]) =>
    new Map(
      names.flatMap((name) =>
        CARDS.filter((card) => card.name === name).map((card) => [name, card] as const),
      ),
    ),
  readDeckList: async (text: string) => answerTo(text),
};

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

  it('says why a name is excluded, behind the name', async () => {
    const excluded = {
      line: 1,
      text: 'X',
      reason: 'it is not legal in Commander',
      kind: 'excluded' as const,
    };
    const readList = async (text: string) => ({
      ...answerTo(text),
      notRead: [{ ...excluded, of: 'card' as const, nearest: null }],
    });
    const { unknown, problems } = await readImport('1 X', { ...calls, readDeckList: readList });
    expect(unknown).toMatchObject([{ name: 'X', kind: 'excluded', reason: 'is not legal in Commander' }]);
    expect(problems).toEqual([]);
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

  it('rejects if the cards could not be fetched', async () => {
    const broken = { ...calls, fetchCards: () => Promise.reject(new Error('offline')) };
    await expect(readImport('1 Opt', broken)).rejects.toThrow('offline');
    const unread = { ...calls, readDeckList: () => Promise.reject(new Error('offline')) };
    await expect(readImport('1 Opt', unread)).rejects.toThrow('offline');
  });
});
