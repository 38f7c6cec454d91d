// The surfaces that `apps/site/server/questions/deck-list-surfaces.test.ts` cannot import: they must find the same cards.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImport } from '../../apps/site/app/features/clipboard/read-import.ts';
import type { ReadDeckListAnswer } from '../../apps/site/app/shared/api/api-client.ts';
import { DECK_LISTS } from '../../apps/site/server/questions/deck-lists.fixture.ts';
import { post } from '../../apps/site/server/testing/api-calls.ts';
import { openTestApp, type TestApp } from '../../apps/site/server/testing/test-app.ts';
import { createAnswers } from '../../packages/answers/src/answers.ts';
import { cardLookup } from '../../packages/answers/src/list/read-list.ts';
import { DeckListAnswer, type DeckListParts } from '../../packages/contract/src/schemas/index.ts';
import { fromWire } from '../../packages/contract/src/wire/index.ts';
import { readDecks } from '../../packages/sources/src/index.ts';

let test: TestApp;
let folder: string;
beforeAll(async () => {
  test = await openTestApp();
  folder = await mkdtemp(join(tmpdir(), 'lists-'));
}, 60_000);
afterAll(async () => {
  await test.close();
  await rm(folder, { recursive: true });
});

async function readByApi(text: string, fileName?: string): Promise<DeckListParts> {
  const named = fileName === undefined ? {} : { file_name: fileName };
  const answer = await test.app.request('/api/v1/deck-lists', post({ text, ...named }));
  return DeckListAnswer.parse(await answer.json()).data;
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].sort();

describe('a deck list', () => {
  it.each(Object.entries(DECK_LISTS))('is imported into the clipboard alike: %s', async (_, { text }) => {
    const list = await readByApi(text);
    const imported = await readImport(text, {
      readDeckList: async (sent) => fromWire(await readByApi(sent)) as ReadDeckListAnswer,
      fetchCards: (names) => createAnswers({ snapshot: test.snapshot, imageHost: null }).cards(names),
    });
    const { commanders, companion, cards, outside, not_read } = list;
    const named = [...commanders, ...cards, ...(companion ? [companion] : []), ...outside];
    const added = [...imported.commanders, ...imported.cards, ...imported.outside];
    expect(sorted(added.map(({ name }) => name))).toEqual(
      sorted(named.filter(({ id }) => id !== null).map(({ name }) => name)),
    );
    const left = not_read.filter(({ kind }) => kind !== null).map(({ text: name }) => name);
    expect(sorted(imported.unknown.map(({ name }) => name))).toEqual(sorted(left));
    expect(imported.problems).toHaveLength(not_read.filter(({ kind }) => kind === null).length);
  });

  it.each(Object.entries(DECK_LISTS))('is ingested alike: %s', async (_, { text, fileName = 'a.txt' }) => {
    const { commanders, companion, cards, not_read } = await readByApi(text, fileName);
    const path = join(folder, fileName);
    await writeFile(path, text);
    const reads = [];
    try {
      for await (const read of readDecks([path], { cards: cardLookup(test.snapshot) })) reads.push(read);
    } catch (error) {
      // The one reason to refuse a list that can be read.
      expect(String(error)).toContain('no commander is marked');
      expect(commanders).toEqual([]);
      return;
    }
    const [read] = reads;
    if (!read || !('deck' in read)) return expect.fail('No deck was read.');
    // The lake keeps names as written: each is looked up as the build does.
    const getName = (name: string) =>
      test.snapshot.cards[test.snapshot.resolver.find(name) ?? -1]?.name ?? null;
    const known = (names: readonly string[]) => sorted(names.flatMap((name) => getName(name) ?? []));
    expect(known(read.deck.commanders)).toEqual(sorted(commanders.map(({ name }) => name)));
    const leading = new Set(commanders.map(({ name }) => name));
    const inDeck = cards.map(({ name }) => name).filter((name) => !leading.has(name));
    expect(known(read.deck.cards.map(({ name }) => name))).toEqual(sorted(inDeck));
    expect(read.deck.companion === null ? null : getName(read.deck.companion)).toBe(companion?.name ?? null);
    expect(read.notes).toHaveLength(not_read.filter(({ kind }) => kind === null).length);
  });
});
