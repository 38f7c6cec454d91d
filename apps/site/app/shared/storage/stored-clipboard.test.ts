import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type Contents,
  clippedCards,
  migrate,
  printContents,
  storedClipboard,
  writeClipboard,
} from './stored-clipboard.ts';
import { stubStorage } from './stub-storage.fixture.ts';

const contents = (cards: string, commanders = ''): Contents => ({
  cards: Object.fromEntries([...cards].map((name) => [`/cards/${name}`, true] as const)),
  commanders: [...commanders].map((name) => `/cards/${name}`),
});

describe('the stored clipboard', () => {
  it('is the list and the commanders of version 2, and reads back the same', () => {
    const stored = printContents({ ...contents('ab', 'c'), error: 'not this' } as Contents);
    expect(JSON.parse(stored)).toEqual({ version: 2, state: contents('ab', 'c') });
    expect(storedClipboard.parse(stored)).toEqual({ contents: contents('ab', 'c'), isNewer: false });
  });

  it.each([
    [
      'version 0 with a commander',
      0,
      { cards: { '/cards/a': true }, commander: '/cards/b' },
      contents('a', 'b'),
    ],
    ['version 0 without one', 0, { cards: { '/cards/a': {} } }, contents('a')],
    ['version 0 with null', 0, { cards: {}, commander: null }, contents('')],
    [
      'version 1',
      1,
      { cards: { '/cards/a': true }, commanders: ['/cards/c', '/cards/b'] },
      contents('a', 'bc'),
    ],
    ['version 2', 2, contents('a', 'b'), contents('a', 'b')],
    ['a commander that is also in the list', 2, contents('ab', 'b'), contents('a', 'b')],
    [
      'entries that are not URLs of cards',
      2,
      { cards: { '/sets/x': true, x: 1 }, commanders: [7, 'y'] },
      contents(''),
    ],
  ])('reads %s', (_, version, state, expected) => {
    expect(migrate(state as Record<string, unknown>, version)).toEqual(expected);
  });

  it.each([['{'], ['null'], ['[]'], ['{"version":2}'], ['{"state":[]}']])('reads nothing from %s', (text) => {
    expect(storedClipboard.parse(text).contents).toBeNull();
  });

  it('is null if nothing was written', () => {
    expect(storedClipboard.parse(null)).toEqual({ contents: null, isNewer: false });
  });

  it('never throws, whatever is stored', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (text) => storedClipboard.parse(text) !== undefined),
    );
  });
});

describe('a clipboard on the device', () => {
  beforeEach(() => () => void vi.unstubAllGlobals());

  it('is read as every version wrote it, commanders first and each card once', () => {
    const { device } = stubStorage();
    device.set(
      'clipboard',
      '{"version":2,"state":{"cards":{"/cards/sol-ring":true,"/cards/opt":true},"commanders":["/cards/opt"]}}',
    );
    expect(clippedCards()).toEqual(['/cards/opt', '/cards/sol-ring']);
    device.set(
      'clipboard',
      '{"version":0,"state":{"cards":{"/cards/sol-ring":{}},"commander":"/cards/opt"}}',
    );
    expect(clippedCards()).toEqual(['/cards/opt', '/cards/sol-ring']);
    device.set('clipboard', '{"version":3,"state":{"cards":{"/cards/opt":true},"commanders":[],"lists":[]}}');
    expect(storedClipboard.read()).toEqual({
      contents: { cards: { '/cards/opt': true }, commanders: [] },
      isNewer: true,
    });
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"state":7}',
    '{"state":{"cards":["x"],"commanders":[{}, "javascript:1"]}}',
  ])('has no cards in %j', (text) => {
    stubStorage().device.set('clipboard', text);
    expect(clippedCards()).toEqual([]);
  });

  it('is written as version 2', () => {
    const { device } = stubStorage();
    expect(writeClipboard(contents('a', 'b'))).toBe('stored');
    expect(device.get('clipboard')).toBe(
      '{"version":2,"state":{"cards":{"/cards/a":true},"commanders":["/cards/b"]}}',
    );
  });
});
