import { expect, test } from '../support/test.ts';

test('does not run a script injected into a page', async ({ page, complaints }) => {
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
