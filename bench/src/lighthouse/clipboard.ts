import type { Page } from 'puppeteer-core';
import { type Section, table } from '../report.ts';
import { type Act, measureInteractions, pause } from './interactions.ts';
import { openStage } from './stage.ts';

/** As many cards as the clipboard has after a long evening, more than two decks. */
const CARDS = 250;
const LIMIT_MS = 100;

const OPENER = '[data-clip-open]';
const PANEL = '.clip-panel';
/** The buttons of visible tiles that are not in a folded part. */
const FREE_CLIP = '.tile > [data-clip][aria-pressed="false"]';

/** How long the clipboard takes to respond with 250 cards, as a phone with a processor four times slower. */
export async function runClipboard(dataDir: string | undefined): Promise<Section> {
  const stage = await openStage(dataDir);
  try {
    const urls = await cardUrls(stage.address);
    const path = '/top/salt';
    const keep = (page: Page) => keepCards(page, urls);
    const acts: Act[] = [
      { name: 'opening the panel', path, before: keep, run: openPanel },
      { name: 'adding a card of a list', path, before: keep, run: addCard },
      {
        name: 'taking it back in the panel',
        path,
        before: keep,
        run: async (page) => {
          await addCard(page);
          await openPanel(page);
          await pause();
          await forget(page);
          await page.locator(`${PANEL} button ::-p-text(Undo)`).click();
        },
      },
      {
        name: 'clearing all of it',
        path,
        before: keep,
        run: async (page) => {
          await openPanel(page);
          await pause();
          await forget(page);
          await page.locator(`${PANEL} button ::-p-text(Clear)`).click();
        },
      },
      {
        name: 'taking that back',
        path,
        before: keep,
        run: async (page) => {
          await openPanel(page);
          await pause();
          await page.locator(`${PANEL} button ::-p-text(Clear)`).click();
          await pause();
          await forget(page);
          await page.locator(`${PANEL} button ::-p-text(Undo)`).click();
          await page.waitForSelector(`${PANEL} li[data-card]`);
        },
      },
    ];
    const measured = await measureInteractions(stage, acts);
    return {
      id: 'clipboard',
      title: `The clipboard with ${CARDS} cards on a phone`,
      lines: [
        `Interaction to next paint with ${CARDS} cards in the clipboard, as a phone with a 4× slower processor; at most ${LIMIT_MS} ms is the aim.`,
        '',
        ...table(
          ['interaction', 'longest', ''],
          measured.map(({ name, milliseconds }) => [
            name,
            `${milliseconds.toFixed(0)} ms`,
            milliseconds <= LIMIT_MS ? 'within' : 'above',
          ]),
        ),
      ],
    };
  } finally {
    await stage.close();
  }
}

async function cardUrls(address: string): Promise<string[]> {
  const answer = await fetch(`${address}/static/typeahead`);
  const options: { url: string }[] = await answer.json();
  const urls = options.map(({ url }) => url).filter((url) => url.startsWith('/cards/'));
  if (urls.length < CARDS) throw new Error(`The site has ${urls.length} cards, ${CARDS} are needed.`);
  return urls.slice(0, CARDS);
}

async function keepCards(page: Page, urls: readonly string[]): Promise<void> {
  const cards = Object.fromEntries(urls.map((url) => [url, true]));
  const kept = JSON.stringify({ version: 2, state: { cards, commanders: [] } });
  await page.evaluateOnNewDocument((text) => localStorage.setItem('clipboard', text), kept);
}

async function openPanel(page: Page): Promise<void> {
  await page.locator(OPENER).click();
  await page.waitForSelector(`${PANEL} li[data-card] [data-row]`);
}

async function addCard(page: Page): Promise<void> {
  await page.locator(FREE_CLIP).click();
  await page.waitForSelector('.tile > [data-clip][aria-pressed="true"]');
  await pause();
}

/** Discards the interactions so far, which are not measured. */
async function forget(page: Page): Promise<void> {
  await page.evaluate(() => Reflect.get(window, 'slowEvents').splice(0));
}
