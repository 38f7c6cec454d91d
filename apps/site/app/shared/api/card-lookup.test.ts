import { describe, expect, it, vi } from 'vitest';
import { createCardLookup, lookupSlug } from './card-lookup.ts';
import { type Recorded, recordingFetch } from './recording-fetch.fixture.ts';
import { createRequester } from './request.ts';

const getNames = (call: Recorded | undefined): string[] => JSON.parse(String(call?.init.body)).names;
const echo = (call: Recorded) => ({
  cards: Object.fromEntries(
    getNames(call).map((name) => [name, { name, url: `/cards/${name}`, type: '', prices: {} }]),
  ),
});

function open(answer: (call: Recorded) => unknown = echo) {
  const { fetch, calls } = recordingFetch(answer);
  const warn = vi.fn();
  return { lookup: createCardLookup(createRequester({ fetch, log: () => {} }), warn), calls, warn };
}

describe('looking cards up', () => {
  it('sends 250 names as 100, 100 and 50', async () => {
    const { lookup, calls } = open();
    const found = await lookup(Array.from({ length: 250 }, (_, index) => `Card ${index}`));
    expect(calls.map((call) => getNames(call).length)).toEqual([100, 100, 50]);
    expect(calls.every(({ url }) => url === '/api/cards/')).toBe(true);
    expect(JSON.parse(String(calls[0]?.init.body)).format).toBe('dict');
    expect(found.size).toBe(250);
  });

  it('requests a name once, also while its answer is pending', async () => {
    const { lookup, calls } = open();
    await Promise.all([lookup(['Opt', 'Opt']), lookup(['Opt'])]);
    await lookup(['Opt', 'Duress']);
    expect(calls.map(getNames)).toEqual([['Opt'], ['Duress']]);
  });

  it('omits unknown names and does not request them again', async () => {
    const { lookup, calls } = open(() => ({ cards: {} }));
    expect(await lookup(['Nothing', 'constructor', '__proto__'])).toEqual(new Map());
    await lookup(['Nothing']);
    expect(calls).toHaveLength(1);
  });

  it('skips names that normalize to nothing, with a warning', async () => {
    const { lookup, calls, warn } = open();
    const found = await lookup(['', ' // Back', 'Opt']);
    expect([...found.keys()]).toEqual(['Opt']);
    expect(getNames(calls[0])).toEqual(['Opt']);
    expect(warn).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith('Invalid card name: ""');
  });

  it('omits a card without a url, with a warning', async () => {
    const { lookup, warn } = open(() => ({
      cards: { Opt: { name: 'Opt' }, Duress: { name: 'Duress', url: '' } },
    }));
    expect(await lookup(['Opt', 'Duress'])).toEqual(new Map());
    expect(warn.mock.calls).toEqual([['Card url missing: "Opt"'], ['Card url missing: "Duress"']]);
  });

  it('fails if an answer has another shape, and requests again the next time', async () => {
    const reported = [{}, { cards: [] }, { cards: { Opt: { name: 'Opt', url: '/cards/opt' } } }];
    const { lookup } = open((call) => reported.shift() ?? echo(call));
    await expect(lookup(['Opt'])).rejects.toThrow('Failed to fetch /api/cards/');
    await expect(lookup(['Opt'])).rejects.toThrow('Failed to fetch /api/cards/');
    await expect(lookup(['Opt'])).rejects.toThrow('"Opt" is of another form than a card.');
    expect((await lookup(['Opt'])).size).toBe(1);
  });

  it('sends nothing if no name is left', async () => {
    const { lookup, calls } = open();
    await lookup(['!']);
    expect(calls).toEqual([]);
  });

  it('passes a failure on and requests again the next time', async () => {
    let answers = 0;
    const { lookup } = open((call) => (answers++ === 0 ? new Response('', { status: 503 }) : echo(call)));
    await expect(lookup(['Opt'])).rejects.toThrow('Failed to fetch /api/cards/');
    expect((await lookup(['Opt'])).size).toBe(1);
  });
});

describe('lookupSlug', () => {
  it('uses the part before the slashes, trimmed, as a slug', () => {
    expect(lookupSlug('  Lim-Dûl’s Vault ')).toBe('lim-duls-vault');
    expect(lookupSlug('Fire // Ice')).toBe('fire');
  });

  it('fails for an empty slug', () => {
    expect(() => lookupSlug('// ')).toThrow('Invalid card name');
  });
});
