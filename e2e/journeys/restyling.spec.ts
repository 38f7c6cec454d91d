import { COMMANDER } from '../support/sample.ts';
import { followRequests } from '../support/settle.ts';
import { countStyledElements } from '../support/styled-elements.ts';
import { expect, hydrated, test } from '../support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

/** A page has 500 to 1,900 elements; those whose styles depend on what else is on the page are few. */
const FEW = 60;

const SLUG = COMMANDER.path.replace('/commanders/', '');

for (const path of [
  '/',
  COMMANDER.path,
  `${COMMANDER.path}?view=table`,
  `/decks/${SLUG}`,
  `/average-decks/${SLUG}`,
  '/commanders',
  '/cards/sol-ring',
  '/top',
  '/tags/tokens',
  '/sets',
  '/combos',
  '/lands',
  '/precon',
  '/recs',
])
  test(`a change on ${path} leaves the styles of the rest of the page alone`, async ({ page }) => {
    const rest = followRequests(page);
    await page.goto(path);
    await hydrated(page);
    await rest();
    // As a message and a pressed button do: a rule that asks with :has() may answer each with new styles for everything.
    const count = await countStyledElements(page, () =>
      page.evaluate(() => {
        const restyle = () => document.body.offsetTop;
        restyle();
        const added = document.createElement('p');
        document.body.append(added);
        restyle();
        added.remove();
        restyle();
        const button = document.querySelector('main :is([data-clip], a, button)');
        for (const state of ['true', 'false']) {
          button?.setAttribute('aria-pressed', state);
          restyle();
        }
        button?.removeAttribute('aria-pressed');
        restyle();
      }),
    );
    expect(count).toBeGreaterThan(0);
    expect(count).toBeLessThan(FEW);
  });
