/** Commander of the sample decks shown in most of the pictures. */
const COMMANDER = "Atraxa, Praetors' Voice";
const SEARCHED = 'atraxa prae';
const COLLECTED = 10;
/**
 * Cards that this commander's decks hardly ever play: everything the page suggests fits and would leave nothing to cut.
 */
const MISFITS = ['Marwyn, the Nurturer', 'Heliod, Sun-Crowned'];

/**
 * One walk through the workshop, as players do it: search, crown, ten cards, recommendations, a cut, prices, export.
 * @param {import('@playwright/test').Page} page
 * @param {string} address
 * @param {import('./walk-screens.mjs').Save} save
 */
export async function walkWorkshop(page, address, save) {
  // Fonts that load too late are missing on a first visit; the pictures show a second one.
  for (let visit = 0; visit < 2; visit += 1) await page.goto(address, { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await page.keyboard.type(SEARCHED, { delay: 20 });
  await page.getByRole('option').first().waitFor();
  await save('search');

  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: COMMANDER }).waitFor();
  await page.waitForLoadState('networkidle');
  await page
    .getByRole('main')
    .getByRole('button', { name: `Crown: ${COMMANDER}` })
    .first()
    .click();
  await page.getByText(`${COMMANDER} is now your commander.`).waitFor();
  await save('crown');

  const unpressed = page.getByRole('article').getByRole('button', { name: /^Clipboard: /, pressed: false });
  for (let count = 0; count < COLLECTED; count += 1) await unpressed.first().click();
  await save('ten-cards');

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Clipboard(,|$)/ })
    .click();
  const panel = page.getByRole('dialog', { name: 'Clipboard' });
  await panel.getByRole('heading', { name: 'Prices' }).waitFor();
  await save('panel');

  await panel.getByText('Import a list').click();
  await panel.getByLabel('List', { exact: true }).fill(MISFITS.join('\n'));
  await panel.getByRole('button', { name: 'Add to clipboard' }).click();
  await panel.getByText(/cards added/).waitFor();
  await panel.getByText('Import a list').click();

  await panel.getByRole('button', { name: 'Improve my deck' }).click();
  const adds = panel.getByRole('heading', { name: /^To add/ });
  await adds.waitFor();
  await adds.scrollIntoViewIfNeeded();
  await panel.getByRole('button', { name: /^Add / }).first().click();
  await save('recommendations');

  const cut = panel
    .getByRole('region', { name: /^To cut/ })
    .getByRole('button', { name: /^Remove / })
    .first();
  await cut.scrollIntoViewIfNeeded();
  await cut.click();
  await save('cut');

  await panel.getByRole('heading', { name: 'Prices' }).evaluate((heading) => heading.scrollIntoView());
  await save('prices');
  await panel.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('link', { name: 'Open in Moxfield' }).waitFor();
  await save('export');
}
