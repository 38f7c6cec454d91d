import { COMMANDER } from '../support/sample.ts';
import { expect, hydrated, test } from '../support/test.ts';

const PAGES = ['/', '/commanders', COMMANDER.path, '/cards/sol-ring', '/recs'];

for (const path of PAGES) {
  test(`sends ${path} with a strict policy and nothing that breaks it`, async ({ page }) => {
    const answer = await page.goto(path);
    const policy = (await answer?.allHeaders())?.['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
    const html = (await answer?.text()) ?? '';
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).not.toContain('nonce=');
    expect(html).not.toMatch(/<link[^>]+rel="stylesheet"/);
    await hydrated(page);
  });
}

test('does not run a script slipped into a page', async ({ page, complaints }) => {
  await page.route('**/commanders', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    const body = html.replace('</main>', '<script>window.slippedIn = true</script></main>');
    await route.fulfill({ response: answer, body });
  });
  await page.goto('/commanders');
  await page.waitForLoadState('load');
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  const blocked = complaints.filter((text) => /violat|Content Security Policy/i.test(text));
  expect(blocked.length).toBeGreaterThan(0);
  complaints.splice(0, complaints.length);
});

test('does not run what a visitor types', async ({ page }) => {
  const attack = '"><script>window.slippedIn = true</script><img src=x onerror=alert(1)>';
  await page.goto(`/search?q=${encodeURIComponent(attack)}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<script>');
  expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
});
