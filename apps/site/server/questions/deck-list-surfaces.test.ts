// The same list on every surface of the server: each must find the same cards and name the same lines.
import { checkSharedList, createAnswers } from '@deckwright/answers';
import { DeckListAnswer, type DeckListParts } from '@deckwright/contract/schemas';
import { readCollection } from '@deckwright/decklist/collection';
import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPastedDeck } from '#site/app/features/recs/read-deck.server.ts';
import { type ApiConnection, folderApi } from '../command/api-connection.ts';
import { askDeck, askRecommendations } from '../command/ask/ask-reports.ts';
import { post } from '../testing/api-calls.ts';
import { connectAssistant } from '../testing/assistant-client.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { DECK_LISTS } from './deck-lists.fixture.ts';

let test: TestApp;
let assistant: Client;
let terminal: ApiConnection;
beforeAll(async () => {
  test = await openTestApp();
  assistant = await connectAssistant(test);
  terminal = await folderApi(test.dataDir);
}, 60_000);
afterAll(async () => {
  await terminal.close();
  await assistant.close();
  await test.close();
});

type Listed = { name: string; quantity: number };
const copies = (cards: readonly Listed[]): string[] =>
  cards.map(({ quantity, name }) => `${quantity} ${name}`);

/** As the numbers of a deck count it: each card once, a commander among the cards not again. */
function counted({ commanders, cards }: Pick<DeckListParts, 'commanders' | 'cards'>): Map<string, number> {
  const all = new Map<string, number>();
  for (const { name, quantity } of cards) all.set(name, (all.get(name) ?? 0) + quantity);
  for (const { name, quantity } of commanders)
    all.set(name, quantity + Math.max(0, (all.get(name) ?? 0) - 1));
  return all;
}

describe('a deck list', () => {
  it.each(Object.entries(DECK_LISTS))('is read alike everywhere: %s', async (_, { text, fileName }) => {
    const named = fileName === undefined ? {} : { file_name: fileName };
    const answer = await test.app.request('/api/v1/deck-lists', post({ text, ...named }));
    const { data: list } = DeckListAnswer.parse(await answer.json());
    expect(list.cards.length).toBeGreaterThan(0);

    const answers = createAnswers({ snapshot: test.snapshot, imageHost: null });
    const own = await answers.readDeckList({ text, fileName });
    expect({
      commanders: copies(own.commanders),
      companion: own.companion?.name ?? null,
      cards: copies(own.cards),
      outside: copies(own.outside),
      not_read: own.notRead.map(({ nearest, ...line }) => ({ ...line, nearest: nearest?.label ?? null })),
    }).toEqual({
      commanders: copies(list.commanders),
      companion: list.companion?.name ?? null,
      cards: copies(list.cards),
      outside: copies(list.outside),
      not_read: list.not_read,
    });

    const tool = await assistant.callTool({ name: 'read_deck_list', arguments: { text, ...named } });
    const { commanders, companion, cards, outside, not_read } = list;
    expect(tool.structuredContent).toMatchObject({ commanders, companion, cards, outside, not_read });

    const file = { text, fileName: fileName ?? null };
    const size = [...counted(list).values()].reduce((sum, quantity) => sum + quantity, 0);
    const judged = await askDeck(terminal, file);
    expect(judged.whole).toMatchObject({ list, deck: { size, unknown: [] } });
    // One line for all names that the card data lack.
    const missing = not_read.filter(({ kind }) => kind === 'missing').length;
    const shown = not_read.length - missing + Math.min(1, missing);
    expect(judged.rows.filter(({ what }) => what === 'not read')).toHaveLength(shown);
    const advised = askRecommendations(terminal, file, {}, 1);
    if (list.commanders.length === 0) await expect(advised).rejects.toThrow('names no commander');
    else expect((await advised).whole).toMatchObject({ list });
    if (fileName === undefined) {
      const { structuredContent } = await assistant.callTool({
        name: 'judge_deck',
        arguments: { deck: text },
      });
      expect(structuredContent).toMatchObject({ size, not_read });
    }

    // The page of advice sends names on as they are written: those that no card has come back as unknown.
    const pasted = await readPastedDeck(answers, text);
    const { insight } = await answers.advise(pasted, { parts: ['insight'] });
    const { unknown, size: pastedSize } = insight;
    expect(pastedSize).toBe(size);
    const nameless = not_read.filter(({ kind }) => kind !== null);
    expect(pasted.unreadable).toHaveLength(not_read.length - nameless.length);
    const inDeck = new Set(unknown.map(({ name }) => name));
    for (const { name } of unknown) expect(nameless.map(({ text: words }) => words)).toContain(name);
    expect(outside.length === 0 && pasted.outside === '' ? inDeck.size : 0).toBe(
      outside.length === 0 && pasted.outside === ''
        ? new Set(nameless.map(({ text: words }) => words)).size
        : 0,
    );

    const owned = await readCollection(text, {
      cards: (name) => test.snapshot.cards[test.snapshot.resolver.find(name) ?? -1] ?? null,
    });
    const ownedCopies = owned.entries.reduce(
      (sum, { name, quantity }) => sum + (test.snapshot.resolver.find(name) === null ? 0 : quantity),
      0,
    );
    const everything = [...commanders, ...(companion ? [companion] : []), ...cards, ...outside];
    expect(ownedCopies).toBe(everything.reduce((sum, { quantity }) => sum + quantity, 0));

    const { deck, faults } = await checkSharedList(test.snapshot, text);
    const shared = [...deck.commanders.map((name) => ({ name, quantity: 1 })), ...deck.cards];
    const sum = new Map<string, number>();
    for (const { name, quantity } of shared) sum.set(name, (sum.get(name) ?? 0) + quantity);
    expect(new Map([...sum].sort())).toEqual(new Map([...counted(list)].sort()));
    const unread = faults.filter(({ text: words }) => /is not counted|does not have/.test(words));
    expect(unread.flatMap(({ lines }) => lines).sort((a, b) => a - b)).toEqual(
      not_read.map(({ line }) => line),
    );
  });
});
