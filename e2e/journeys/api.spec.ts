import { expect, test } from '../support/test.ts';

type Call = { get: { description: string } };

test('every example of the API answers', async ({ page }) => {
  const { paths }: { paths: Record<string, Call> } = await (
    await page.request.get('/api/openapi.json')
  ).json();
  const calls = Object.entries(paths).filter(([path]) => path.startsWith('/api/v1/pages/'));
  expect(calls.length).toBeGreaterThan(30);
  for (const [path, { get }] of calls) {
    const [, example = ''] = /`(\/[^`]+)`/.exec(get.description) ?? [];
    const answer = await page.request.get(example, { maxRedirects: 0 });
    expect(answer.status(), `${path}: ${example}`).toBe(200);
    if (answer.headers()['content-type']?.startsWith('text/csv'))
      expect(await answer.text(), path).toMatch(/^list,name,/);
    else expect(await answer.json(), path).toMatchObject({ sample: true });
  }
});
