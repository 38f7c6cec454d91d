import { afterEach, expect, it, vi } from 'vitest';
import { stubStorage } from '../../shared/storage/stub-storage.fixture.ts';
import { keepDeck, readStoredDeck } from './stored-deck.ts';

const FORM = '{"deck":"1 Sol Ring","commanders":["Ada"],"keep":[],"plan":["elves"]}';
const PRESS = '{"before":"x","doneBefore":["a"],"after":"y","doneAfter":[]}';
const STORED = `{"entry":"default#","sent":${FORM},"now":${FORM},"edits":{"done":["a"],"presses":[${PRESS}],"undone":[${PRESS}]}}`;

afterEach(() => void vi.unstubAllGlobals());

it('is read as it was written, for its entry of the history alone', () => {
  const { tab } = stubStorage();
  tab.set('deckwright-recs', STORED);
  const deck = readStoredDeck('default#');
  expect(deck).toEqual(JSON.parse(STORED));
  expect(readStoredDeck('other')).toBeNull();
  if (deck) keepDeck(deck, undefined);
  expect(tab.get('deckwright-recs')).toBe(STORED);
});

it.each([
  '{',
  'null',
  '[]',
  '{"entry":"default#"}',
  STORED.replace('"keep":[]', '"keep":7'),
  STORED.replace(',"plan":["elves"]', ''),
  STORED.replace('"doneAfter":[]', '"doneAfter":7'),
])('is null in %j', (text) => {
  stubStorage().tab.set('deckwright-recs', text);
  expect(readStoredDeck('default#')).toBeNull();
});

it('is null without storage, and storing it does not throw', () => {
  stubStorage().become('denied');
  keepDeck(JSON.parse(STORED), undefined);
  expect(readStoredDeck('default#')).toBeNull();
});
