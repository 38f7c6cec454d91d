import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCalls, openApiCalls, post } from '../testing/api-calls.ts';

let calls: ApiCalls;
beforeAll(async () => {
  calls = await openApiCalls();
}, 60_000);
afterAll(() => calls.close());

const CYR = { commanders: ['Cyr the Lone'], cards: ['1 Wave'] };
const message = async (path: string, body: object) =>
  (await calls.refused(`/api/v1/${path}`, 400, post(body))).error.message;

describe('a name that a call does not have', () => {
  it('is refused with the nearest one it has, in a body and in a query', async () => {
    expect(await message('recommendations', { ...CYR, max_prise: 5 })).toMatch(
      /^This call has no field "max_prise". Did you mean "max_price"\? It has: commanders, cards, /,
    );
    expect(await message('recommendations', { ...CYR, anyBracket: true })).toContain(
      'Did you mean "any_bracket"?',
    );
    expect(await message('recommendations', { ...CYR, oder: 'reading' })).toContain('Did you mean "order"?');
    expect(await message('recommendations', { ...CYR, order: 'price' })).toMatch(/order/);
    expect(await message('insight', { deck: '1 Wave' })).toMatch(/^This call has no field "deck". It has: /);
    expect(await message('deck-lists', { list: '1 Wave' })).toContain('It has: text, file_name.');
    const { error } = await calls.refused('/api/v1/cards?limits=5', 400);
    expect(error.message).toContain('Did you mean "limit"?');
  });

  it('is not guessed from a name that is unlike all others', async () => {
    expect(await message('insight', { zzz: 1 })).not.toContain('Did you mean');
    expect(await message('insight', JSON.parse('{"__proto__":{"cards":[]}}'))).toContain('"__proto__"');
  });
});

describe('a deck without cards', () => {
  it('is refused with what to send', async () => {
    for (const call of ['insight', 'combos/find', 'brackets/estimate'])
      for (const body of [{}, { cards: [] }, { commanders: [' '], cards: [''] }])
        expect(await message(call, body), call).toMatch(
          /^The deck is empty. Send its commander in "commanders" and its other cards in "cards"/,
        );
  });
});

describe('a deck of which no card is recognized', () => {
  const CALLS = ['insight', 'combos/find', 'brackets/estimate'];

  it('is refused alike by every call about it, with what may be meant', async () => {
    for (const call of CALLS) {
      expect(await message(call, { commanders: ['Nobody'], cards: ['1 Zzzz', 'Qqqq'] }), call).toMatch(
        /^No card of the deck is recognized: "Nobody" is no card here\./,
      );
      expect(await message(call, { cards: ['4 Baecon'] }), call).toBe(
        'No card of the deck is recognized: "Baecon" is no card here. Did you mean "Beacon"?',
      );
    }
    // The companion is outside the deck.
    expect(await message('insight', { cards: ['Zzzz'], companion: 'Wave' })).toContain('"Zzzz"');
  });

  it('is answered if one is, with the others as unknown', async () => {
    for (const call of CALLS) {
      const answer = await calls.request(
        `/api/v1/${call}`,
        post({ commanders: ['Nobody'], cards: ['Wave'] }),
      );
      expect(answer.status, call).toBe(200);
      expect((await answer.json()).data.unknown, call).toMatchObject([{ name: 'Nobody', of: 'commander' }]);
    }
  });
});

describe('a parameter', () => {
  it('is refused if given twice, whichever way one would win', async () => {
    for (const query of ['limit=1&limit=2', 'limit=1&limit=1', 'fields=name&fields=id'])
      expect((await calls.refused(`/api/v1/cards?${query}`, 400)).error.message).toContain(
        'must be given once',
      );
  });
});

describe('recommendations', () => {
  it('need a commander, and say which cards of the list can be one', async () => {
    expect(await message('recommendations', { cards: ['1 Wave', 'Cyr the Lone'] })).toBe(
      'Name the commander, or the two of a pair, in "commanders". Of the cards sent, these can be one: Cyr the Lone.',
    );
    expect(await message('recommendations', {})).toBe(
      'Name the commander, or the two of a pair, in "commanders".',
    );
  });

  it('answer a commander that no card is, with its name as unknown and without commanders', async () => {
    const sent = { commanders: ['Nobody'], cards: ['1 Wave'] };
    const answer = await calls.request('/api/v1/recommendations', post(sent));
    expect(answer.status).toBe(200);
    const { data } = await answer.json();
    expect(data).toMatchObject({ commanders: [], unknown: [{ name: 'Nobody', of: 'commander' }] });
    expect(data.problems.length).toBeGreaterThan(0);
    expect(await message('recommendations', { commanders: [' '], cards: ['1 Wave'] })).toContain(
      'Name the commander',
    );
  });

  it('do not add the companion, which is outside the deck', async () => {
    const add = async (more: object) => {
      const answer = await calls.request('/api/v1/recommendations', post({ ...CYR, ...more }));
      return (await answer.json()).data.add.map(({ name }: { name: string }) => name);
    };
    expect(await add({})).toContain('Beacon');
    expect(await add({ companion: 'Beacon' })).not.toContain('Beacon');
  });
});

describe('a body', () => {
  const send = (type: string | null) =>
    calls.request('/api/v1/insight', {
      method: 'POST',
      body: new TextEncoder().encode(JSON.stringify(CYR)),
      ...(type === null ? {} : { headers: { 'content-type': type } }),
    });

  it('of another format is refused with 415', async () => {
    for (const type of [
      'text/xml',
      'application/xml; charset=utf-8',
      'multipart/form-data; boundary=x',
      'text/html',
    ]) {
      const answer = await send(type);
      expect(answer.status, type).toBe(415);
      expect(answer.headers.get('content-type')).toBe('application/problem+json');
      expect((await answer.json()).detail).toContain('application/json');
    }
  });

  it('is read as JSON without a type, and as curl sends it', async () => {
    const types = [
      null,
      'application/json',
      'application/json; charset=utf-8',
      'text/plain',
      'application/ld+json',
      'application/vnd.api+json; ext=x',
      'text/json',
    ];
    for (const type of [...types, 'application/x-www-form-urlencoded'])
      expect((await send(type)).status, `${type}`).toBe(200);
  });
});

describe('an error outside version 1', () => {
  it('is a problem document, too, with the members it had before', async () => {
    for (const path of [
      '/data/pages/cards/becon',
      '/data/cards/becon',
      '/pages/nothing',
      '/api/search?q=%28',
      '/oembed',
      '/sitemaps/none',
      '/_next/data/x/nothing.json',
    ]) {
      const answer = await calls.request(path);
      expect(answer.status, path).toBeGreaterThanOrEqual(400);
      expect(answer.headers.get('content-type'), path).toBe('application/problem+json');
      const problem = await answer.json();
      expect(problem, path).toMatchObject({ status: answer.status, detail: problem.error.message });
    }
  });
});

describe('what the search page finds and warns of', () => {
  it('is what programs are answered, also for names that look like queries or are in no deck', async () => {
    for (const q of [
      'Ha! Bo, Run!',
      'Beast',
      'Screen Light',
      't:nothing',
      'Becon',
      '-t:creatur mv=1',
      '"Beacon"',
      'c=w',
    ]) {
      const query = encodeURIComponent(q);
      const page = await (await calls.request(`/api/v1/pages/search?q=${query}`)).json();
      const { total, warnings } = await (await calls.request(`/api/v1/search?q=${query}`)).json();
      expect([q, total, warnings]).toEqual([q, page.numCards, page.warnings]);
      const short = await (await calls.request(`/api/search?q=${query}`)).json();
      expect([q, short.num_cards, short.warnings]).toEqual([q, page.numCards, page.warnings]);
    }
    const { warnings } = await (await calls.request('/api/v1/search?q=Ha!+Bo,+Run!')).json();
    expect(warnings).toEqual([expect.stringContaining('is not legal in Commander')]);
  });
});
