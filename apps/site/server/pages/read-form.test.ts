import { describe, expect, it } from 'vitest';
import { MOST_FORM_BYTES, readForm } from './read-form.ts';

const post = (body: BodyInit, type?: string) =>
  new Request('http://x/recs', {
    method: 'POST',
    body,
    ...(type ? { headers: { 'content-type': type } } : {}),
  });

describe('readForm', () => {
  it('gives the form on as it came', async () => {
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
    const large = post(`deck=${'a'.repeat(MOST_FORM_BYTES)}`, 'application/x-www-form-urlencoded');
    await expect(readForm(large)).rejects.toMatchObject({ code: 'resource-exhausted' });
  });
});
