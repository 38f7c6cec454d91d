import { describe, expect, it } from 'vitest';
import { MAX_FORM_BYTES, MAX_FORM_FIELDS, readForm } from './read-form.ts';

const post = (body: BodyInit, type?: string) =>
  new Request('http://x/recs', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

describe('readForm', () => {
  it('passes on the form unchanged', async () => {
    const form = await (await readForm(post(new URLSearchParams({ deck: '1 Opt' })))).formData();
    expect(form.get('deck')).toBe('1 Opt');
  });

  it.each([
    ['no form at all', post('{', 'application/json')],
    ['a form without its boundary', post('junk', 'multipart/form-data')],
    ['nothing', new Request('http://x/recs', { method: 'POST' })],
  ])('refuses %s', async (_, request) => {
    await expect(readForm(request)).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it('refuses a form that is too large', async () => {
    const large = post(`deck=${'a'.repeat(MAX_FORM_BYTES)}`, 'application/x-www-form-urlencoded');
    await expect(readForm(large)).rejects.toMatchObject({ code: 'resource-exhausted' });
  });

  it('refuses a form with too many fields, in either encoding', async () => {
    const fields = (count: number) => Array.from({ length: count }, () => ['x', ''] as const);
    const url = (count: number) => new URLSearchParams(fields(count).map(([name, value]) => [name, value]));
    const parts = (count: number) => {
      const form = new FormData();
      for (const [name, value] of fields(count)) form.append(name, value);
      return form;
    };
    for (const make of [url, parts]) {
      await expect(readForm(post(make(MAX_FORM_FIELDS + 2)))).rejects.toMatchObject({
        code: 'resource-exhausted',
      });
      const read = await (await readForm(post(make(MAX_FORM_FIELDS - 2)))).formData();
      expect(read.getAll('x')).toHaveLength(MAX_FORM_FIELDS - 2);
    }
  });

  const from = (headers: Record<string, string>) =>
    readForm(
      new Request('http://x/recs', { method: 'POST', body: new URLSearchParams({ deck: '1 Opt' }), headers }),
    );

  it('refuses a form that a browser sends from another site', async () => {
    await expect(
      from({ 'sec-fetch-site': 'cross-site', origin: 'https://other.example' }),
    ).rejects.toMatchObject({ code: 'permission-denied' });
  });

  it.each(['garbage', ':::', 'http://'])('refuses the origin %s', async (origin) => {
    await expect(from({ origin })).rejects.toMatchObject({ code: 'invalid-argument' });
  });

  it.each([
    ['its own page', { 'sec-fetch-site': 'same-origin', origin: 'http://x' }],
    [
      'its own page behind a proxy that ends TLS',
      { 'sec-fetch-site': 'same-origin', origin: 'https://x.example' },
    ],
    ['a page that hides where it is', { origin: 'null' }],
    ['no browser', {}],
  ])('accepts a form from %s', async (_, headers) => {
    expect((await (await from(headers)).formData()).get('deck')).toBe('1 Opt');
  });
});
