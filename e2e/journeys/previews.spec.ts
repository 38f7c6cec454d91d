import { addressOf, NO_PAGE, PAGES } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const PICTURE = /<meta property="og:image" content="([^"]+)"/;

/** What a search finds, and where a mail's link leads, is not for other sites to show. */
const WITHOUT = (path: string) => path === NO_PAGE || /^\/(?:search|newsletter\/)/.test(path);

test('every kind of page has a picture for other sites to show beside a link', async ({ request }) => {
  const faults: string[] = [];
  for (const path of PAGES) {
    const html = await (await request.get(await addressOf(path, request))).text();
    const address = PICTURE.exec(html)?.[1];
    if (!address) {
      if (!WITHOUT(path)) faults.push(`${path} names none`);
      continue;
    }
    const answer = await request.get(new URL(address, 'http://site').pathname, { maxRedirects: 0 });
    const type = answer.headers()['content-type'];
    if (answer.status() !== 200 || type !== 'image/png') faults.push(`${path}: ${answer.status()} ${type}`);
  }
  expect(faults).toEqual([]);
});
