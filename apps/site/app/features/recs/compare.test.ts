import { type Answers, createAnswers } from '@deckwright/answers';
import { openTiny, type TinySnapshot } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compareWithOther } from './compare.server.ts';
import type { CompareWith } from './recs-result.ts';

const PASTE_A_DECK = 'Paste the other deck, the address of a deck on this site, or the name of a commander.';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

const yours = { commanders: ['Cyr the Lone'], cards: ['Beacon', 'Wave'] };
const compare = (kind: CompareWith, other = '', commander: string | null = 'cyr-the-lone') =>
  compareWithOther(answers, { with: kind, other, yours, commander });

describe('comparing a list with another', () => {
  it('accepts a deck of this site by its URL, with or without a host', async () => {
    for (const address of [
      '/decks/cyr-the-lone/deck4',
      ' https://decks.example/decks/cyr-the-lone/deck4?x=1 ',
    ]) {
      const { title, difference } = await compare('other', address);
      expect(title).toBe('Tokens Cyr');
      // Deck 4 is Cyr with Beacon, Wave, Old Terror and an Island.
      expect(difference?.onlyTheirs.map(({ name }) => name)).toEqual(['Old Terror', 'Island']);
      expect(difference?.onlyYours).toEqual([]);
    }
  });

  it('accepts the average deck, a pasted list or the clipboard', async () => {
    expect((await compare('average')).difference?.shared).toBeGreaterThan(0);
    const pasted = await compare('other', 'Commander\n1 Cyr the Lone\n\nDeck\n1 Sunbeam');
    expect(pasted.difference?.shared).toBe(1);
    const clipped = await compare('clipboard', '/cards/wave\n/cards/sunbeam');
    expect(clipped.difference?.onlyTheirs.map(({ name }) => name)).toEqual(['Sunbeam']);
  });

  it('accepts the name of a commander or pair for its average deck', async () => {
    for (const name of ['Cyr the Lone', 'cyr the lone', 'Ada the First // Bo the Second']) {
      const { title, difference, problem } = await compare('other', name);
      expect(problem).toBeNull();
      expect(title.toLowerCase()).toContain(name.slice(0, 3).toLowerCase());
      expect((difference?.onlyTheirs.length ?? 0) + (difference?.shared ?? 0)).toBeGreaterThan(0);
    }
  });

  it.each([
    ['Cyr the Lon', 'No commander is called “Cyr the Lon”.'],
    ['Beacon', 'Beacon cannot be a commander.'],
    ['Old Terror', 'Old Terror cannot be a commander. Old Terror is banned in Commander.'],
    ['Dun the Unplayed', null],
  ])('says why a name alone has no average deck: %s', async (name, reason) => {
    const { difference, problem } = await compare('other', name);
    expect(difference).toBeNull();
    expect(problem).toBe(
      reason === null ? `${name} has no decks to average yet.` : `${reason} ${PASTE_A_DECK}`,
    );
  });

  it('reads lists of one line', async () => {
    const card = (name: string) => ({ quantity: 1, card: { name } });
    const exported = { boards: { mainboard: { cards: { a: card('Beacon'), b: card('Sunbeam') } } } };
    for (const list of [
      JSON.stringify(exported),
      '1 Sunbeam',
      'Sunbeam x1',
      '- Sunbeam',
      'Sunbeam (TST) 5',
    ]) {
      const { title, difference, problem } = await compare('other', list);
      expect({ list, problem }).toEqual({ list, problem: null });
      expect(title).toBe('the other deck');
      expect(difference?.onlyTheirs.map(({ name }) => name)).toEqual(['Sunbeam']);
    }
  });

  it.each([
    ['other', '', PASTE_A_DECK],
    ['other', '// nothing', PASTE_A_DECK],
    ['other', '{"no":"deck"}', PASTE_A_DECK],
    ['other', '/decks/cyr-the-lone/nowhere', 'There is no deck at that address.'],
    ['clipboard', '', 'Your clipboard is empty.'],
  ] as const)('reports what is missing: %s %j', async (kind, other, problem) => {
    expect(await compare(kind, other)).toMatchObject({ difference: null, problem });
  });

  it('asks for a commander if the average deck is requested without one', async () => {
    expect((await compare('average', '', null)).problem).toMatch(/^Choose a commander/);
    expect((await compare('average', '', 'dun-the-unplayed')).problem).toBe(
      'Dun the Unplayed has no decks to average yet.',
    );
  });

  it('accepts the list as it was before, whose commander may have been chosen next to it', async () => {
    for (const old of ['1 Beacon\n3 Island', 'Commander\n1 Cyr the Lone\n\nDeck\n1 Beacon\n3 Island']) {
      const { title, difference } = await compare('sent', old);
      expect(title).toBe('your old list');
      expect(difference?.onlyYours.map(({ name, copies }) => [name, copies])).toEqual([['Wave', 1]]);
      expect(difference?.onlyTheirs.map(({ name, copies }) => [name, copies])).toEqual([['Island', 3]]);
    }
  });
});
