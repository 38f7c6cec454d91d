import type { Locator, Page } from '@playwright/test';
import type { Act } from './measure.ts';

/** Addresses of the pages on which visitors act. */
export type Stops = { commander: string; card: string; deck: string };

/** What visitors do most, one act at a time: lists, filters and views, the clipboard, search, menus, the advice. */
export function listActs(stops: Stops): Act[] {
  const { commander } = stops;
  const average = commander.replace('/commanders/', '/average-decks/');
  return [
    ...commanderActs(commander),
    ...clipboardActs(commander),
    ...frameActs(),
    {
      name: 'open the filters of decks',
      path: stops.card,
      run: async (page) => {
        await page
          .locator('summary')
          .filter({ hasText: /^Filters/ })
          .tap();
        await page.getByRole('button', { name: 'Add count filter' }).waitFor();
      },
    },
    {
      name: 'filter the cards of a deck by typing',
      path: average,
      run: async (page) => {
        const field = page.getByRole('searchbox', { name: 'Filter these cards' });
        await field.tap();
        await field.pressSequentially('t:creature', { delay: 100 });
        await page.waitForFunction(() => location.search.includes('q='));
      },
    },
    {
      name: 'show a deck as a table',
      path: average,
      run: async (page) => {
        await page.getByRole('link', { name: 'Table', exact: true }).tap();
        await page.getByRole('table').first().waitFor();
      },
    },
    {
      name: 'choose a color',
      path: '/commanders',
      run: async (page) => {
        await page.getByRole('main').getByRole('link', { name: 'Blue', exact: true }).first().tap();
        await page.waitForURL('**/commanders/mono-blue');
      },
    },
    { name: 'unfold a list', path: '/commanders', run: unfoldList },
    {
      name: 'load more of a list',
      path: '/commanders',
      prepare: unfoldList,
      run: async (page) => {
        const tiles = page.getByRole('main').getByRole('article');
        const before = await tiles.count();
        await page.getByRole('link', { name: 'Load more' }).tap();
        await tiles.nth(before).waitFor();
      },
    },
    {
      name: 'ask for advice',
      path: '/recs',
      prepare: (page) => page.getByLabel('Deck list').fill(stops.deck),
      run: async (page) => {
        await page.getByRole('button', { name: 'Improve my deck' }).tap();
        await page.getByRole('heading', { name: 'Cards to add' }).waitFor();
      },
    },
  ];
}

function commanderActs(path: string): Act[] {
  const choose = (name: string, menu: string, choice: string | RegExp, address: string): Act => ({
    name,
    path,
    prepare: async (page) => {
      await openFilters(page);
      await sheet(page)
        .getByRole('button', { name: new RegExp(`^${menu}`) })
        .tap();
    },
    run: async (page) => {
      await page.getByRole('navigation', { name: menu }).getByRole('link', { name: choice }).tap();
      await waitForSearch(page, address);
    },
  });
  const show = (look: string, shown: string): Act => ({
    name: `show the cards as ${look.toLowerCase()}`,
    path,
    prepare: openFilters,
    run: async (page) => {
      await sheet(page).getByRole('link', { name: look, exact: true }).tap();
      await waitForSearch(page, `view=${look.toLowerCase()}`);
      await page.locator(shown).first().waitFor({ state: 'attached' });
    },
  });
  return [
    { name: 'open the filters', path, run: openFilters },
    {
      name: 'open a menu of the filters',
      path,
      prepare: openFilters,
      run: async (page) => {
        await sheet(page)
          .getByRole('button', { name: /^Bracket/ })
          .tap();
        await page.getByRole('navigation', { name: 'Bracket' }).waitFor();
      },
    },
    choose('choose a time range', 'Time range', 'Past year', 'range=year'),
    choose('choose a bracket', 'Bracket', /^3 Upgraded/, 'bracket=upgraded'),
    choose('group by type', 'Group', 'Type', 'group=type'),
    choose('sort by price', 'Sort', 'Price', 'sort=price'),
    {
      name: 'add a count filter',
      path,
      prepare: async (page) => {
        await openFilters(page);
        await sheet(page).getByRole('textbox', { name: 'Number' }).fill('20');
      },
      run: async (page) => {
        await sheet(page).getByRole('button', { name: 'Add count filter' }).tap();
        await waitForSearch(page, 'f=');
      },
    },
    show('Table', '#cards table'),
    show('Text', '#cards .clip-row'),
    {
      name: 'jump to the last section',
      path,
      run: async (page) => {
        await page.getByRole('navigation', { name: 'Sections' }).getByRole('link').last().tap();
        await page.waitForFunction(() => location.hash !== '' && scrollY > 2000);
      },
    },
    {
      name: 'show all of a section',
      path,
      run: async (page) => {
        const link = page.locator('main .show-all[data-grows]').first();
        const section = await link.getAttribute('data-grows');
        await link.tap();
        await page.locator(`[data-grows="${section}"]`).waitFor({ state: 'detached' });
      },
    },
    {
      name: 'open a card',
      path,
      run: async (page) => {
        await page.locator('main .tile-link[href^="/cards/"]').first().tap();
        await page.waitForURL('**/cards/*');
      },
    },
    {
      name: 'go to the decks',
      path,
      run: async (page) => {
        const tabs = page.getByRole('navigation', { name: 'Pages of this commander' });
        await tabs.getByRole('link', { name: 'Decks', exact: true }).tap();
        await page.waitForURL('**/decks/*');
      },
    },
  ];
}

function clipboardActs(path: string): Act[] {
  const addCard = async (page: Page) => {
    const button = page.getByRole('article').getByRole('button', { name: /^Clipboard: /, pressed: false });
    await button.first().tap();
    await opener(page)
      .and(page.getByRole('button', { name: /1 card/ }))
      .waitFor();
  };
  return [
    { name: 'add a card to the clipboard', path, run: addCard },
    {
      name: 'open the clipboard',
      path,
      prepare: addCard,
      run: async (page) => {
        await opener(page).tap();
        await page.getByRole('dialog', { name: 'Clipboard' }).waitFor();
      },
    },
  ];
}

/** What every page has. */
function frameActs(): Act[] {
  const path = '/';
  const search = async (page: Page) => {
    const field = page.getByRole('combobox', { name: 'Search cards and commanders' });
    await field.tap();
    await field.pressSequentially('atraxa prae', { delay: 100 });
    await page.getByRole('option').first().waitFor();
  };
  return [
    { name: 'type in the search', path, run: search },
    {
      name: 'choose a suggestion',
      path,
      prepare: search,
      run: async (page) => {
        await page
          .getByRole('option', { name: /^Atraxa/ })
          .first()
          .tap();
        await page.waitForURL('**/commanders/atraxa*');
      },
    },
    { name: 'open the menu', path, run: openMenu },
    {
      name: 'switch the theme',
      path,
      prepare: async (page) => {
        await openMenu(page);
        await page.getByRole('button', { name: 'Settings' }).tap();
        await page.getByText('Dark theme').waitFor();
      },
      run: async (page) => {
        const before = await page.locator('html').getAttribute('data-theme');
        await page.getByText('Dark theme').tap();
        await page.waitForFunction((theme) => document.documentElement.dataset.theme !== theme, before);
      },
    },
  ];
}

/** On a phone the filters, the order and the view are in a sheet. */
async function openFilters(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Filters/ }).tap();
  await sheet(page).waitFor();
}

function sheet(page: Page): Locator {
  return page.getByRole('region', { name: 'Filters and order' });
}

function opener(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: /^Clipboard(,|$)/ });
}

/** A phone shows the first tiles of a long list. */
async function unfoldList(page: Page): Promise<void> {
  await page.locator('main .fold-more').first().tap();
  await page.getByRole('link', { name: 'Load more' }).waitFor();
}

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).tap();
  await page.getByRole('dialog').waitFor();
}

async function waitForSearch(page: Page, part: string): Promise<void> {
  await page.waitForFunction((text) => location.search.includes(text), part);
}
