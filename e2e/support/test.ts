import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { drawAll, motionEnded } from './settle.ts';

type Fixtures = {
  /** The browser's complaints; each test fails on any that remain. */
  complaints: string[];
};

/** A test that fails on a console error, an exception or a violation of the content security policy. */
export const test = base.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(`${error}`));
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) => {
          console.error(`Policy violation: ${event.violatedDirective} ${event.blockedURI}`);
        });
      });
      await use(complaints);
      for (const status of forgiven.get(complaints) ?? []) dropStatus(complaints, status);
      expect(complaints, 'the browser complained').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

const forgiven = new WeakMap<string[], Set<number>>();

/**
 * The browser reports answers with status 400 and above, perhaps after the page has used them; a test that expects one
 * forgives it.
 */
export function forgiveStatus(complaints: string[], status: number): void {
  forgiven.set(complaints, (forgiven.get(complaints) ?? new Set()).add(status));
  dropStatus(complaints, status);
}

function dropStatus(complaints: string[], status: number): void {
  const remaining = complaints.filter((text) => !text.includes(`status of ${status}`));
  complaints.splice(0, complaints.length, ...remaining);
}

/**
 * Waits until the page is hydrated, so that keys and clicks reach it. Elements have their fibers before the effects have
 * run that add listeners to the document; the last of those repeats early presses and forgets them.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      Reflect.get(globalThis, 'early') === undefined &&
      Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactFiber')),
    undefined,
    { timeout: 120_000 },
  );
}

const ALL_RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The axe rules that a change of colors alone can break. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

type Violations = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

function toSummary(violations: Violations): string[] {
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html} (${failureSummary})`).join(' ¦ ')}`,
  );
}

/**
 * Axe in the page itself, reporting only violations: passes need not be recorded, and passing them to a second page, as
 * the builder does for frames of other origins, takes longer than the rules do. (No page of ours has any.)
 */
function violationsIn(page: Page, part?: string): AxeBuilder {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  return part ? builder.include(part) : builder;
}

/** Checks the whole page, or the part that the selector names, once nothing moves or changes its color any more; scrolls to the top. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  // What scrolls behind the sticky header would be measured by the few pixels still visible.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await motionEnded(page);
  await drawAll(page);
  const { violations } = await violationsIn(page, part).withTags(ALL_RULES).analyze();
  expect(toSummary(violations)).toEqual([]);
}

/** As above in the active theme; in the other one, which has the same elements, only rules about colors. */
export async function expectAccessibleInBothThemes(page: Page, part?: string): Promise<void> {
  await expectAccessible(page, part);
  // Otherwise some text would be checked during its color transition.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const theme = await page.evaluate(() => {
    const root = document.documentElement;
    root.dataset.theme = root.dataset.theme === 'dark' ? 'light' : 'dark';
    return root.dataset.theme;
  });
  const { violations } = await violationsIn(page, part).withRules(COLOR_RULES).analyze();
  expect(toSummary(violations), `in the ${theme} theme`).toEqual([]);
}
