import { expect, hydrated, test } from '../support/test.ts';

const COLORS = ['white', 'blue', 'black', 'red', 'green', 'colorless', 'multicolor'];
const TYPES = [
  'creatures',
  'instants',
  'sorceries',
  'artifacts',
  'equipment',
  'utility-artifacts',
  'mana-artifacts',
  'enchantments',
  'auras',
  'battles',
  'planeswalkers',
  'lands',
  'utility-lands',
  'color-fixing-lands',
];
const IDENTITIES = [
  ...['mono-white', 'mono-blue', 'mono-black', 'mono-red', 'mono-green', 'colorless'],
  ...['azorius', 'dimir', 'rakdos', 'gruul', 'selesnya', 'orzhov', 'izzet', 'golgari', 'boros', 'simic'],
  ...['esper', 'grixis', 'jund', 'naya', 'bant', 'abzan', 'jeskai', 'sultai', 'mardu', 'temur'],
  ...['yore-tiller', 'glint-eye', 'dune-brood', 'ink-treader', 'witch-maw', 'five-color'],
];

test('leads from the overview to a ranked list, a window and its next page', async ({ page }) => {
  await page.goto('/top');
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Top cards' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article').first()).toContainText('#1');
  await page.getByRole('link', { name: 'All creatures', exact: true }).click();
  await expect(page).toHaveURL('/top/creatures');
  await expect(page.getByRole('heading', { level: 1, name: 'Creatures' })).toBeVisible();
  await expect(page.getByText(/cards by how many of 22,635 sample decks play them/)).toBeVisible();
  await page
    .getByRole('navigation', { name: 'Pages of Creatures' })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL('/top/creatures?page=2');
  await expect(page.getByRole('main').getByRole('article').first()).toContainText(/#(?:9\d|10[01])/);
  await page.goto('/top/creatures?range=week');
  await expect(page.locator('summary').getByText(/the 7 days up to/)).toBeVisible();
});

test('names all types in one menu and the list of all cards once, above the first card', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/top');
  await hydrated(page);
  const lists = page.getByRole('navigation', { name: 'Top lists' });
  await expect(lists.getByRole('link', { name: 'All cards' })).toHaveCount(1);
  const first = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(first?.y).toBeLessThan(400);
  await lists.getByRole('button', { name: /^Type/ }).click();
  await page.getByRole('navigation', { name: 'Type' }).getByRole('link', { name: 'Auras' }).click();
  await expect(page).toHaveURL('/top/auras');
  await expect(page.getByRole('heading', { level: 1, name: 'Auras' })).toBeVisible();
  await expect(lists.getByRole('button', { name: 'Type: Auras' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Type' })).toBeHidden();
  await lists.getByRole('link', { name: 'All cards' }).click();
  await expect(page).toHaveURL('/top/all');
  await expect(lists.getByRole('link', { name: 'All cards' })).toHaveAttribute('aria-current', /./);
  await expect(lists.getByRole('button', { name: /^Type ?: All types$/ })).toBeVisible();
});

const COLOR_LETTERS: Readonly<Record<string, string>> = {
  'mono-white': 'W',
  'mono-blue': 'U',
  'mono-black': 'B',
  'mono-red': 'R',
  'mono-green': 'G',
  colorless: '',
  azorius: 'WU',
  dimir: 'UB',
  rakdos: 'BR',
  gruul: 'RG',
  selesnya: 'WG',
  orzhov: 'WB',
  izzet: 'UR',
  golgari: 'BG',
  boros: 'WR',
  simic: 'UG',
  esper: 'WUB',
  grixis: 'UBR',
  jund: 'BRG',
  naya: 'WRG',
  bant: 'WUG',
  abzan: 'WBG',
  jeskai: 'WUR',
  sultai: 'UBG',
  mardu: 'WBR',
  temur: 'URG',
  'yore-tiller': 'WUBR',
  'glint-eye': 'UBRG',
  'dune-brood': 'WBRG',
  'ink-treader': 'WURG',
  'witch-maw': 'WUBG',
  'five-color': 'WUBRG',
};

type Listed = {
  numDecks: number;
  rank: number;
  primaryType: string;
  colorIdentity: string[];
  gameChanger: boolean;
  face: { type: string };
};
const ofType = (type: string) => (view: Listed) => view.primaryType === type;
const ofColor = (letters: string) => (view: Listed) => view.colorIdentity.join('') === letters;

/** What every card of a list has. */
const LISTED_BY: Readonly<Record<string, (view: Listed) => boolean>> = {
  white: ofColor('W'),
  blue: ofColor('U'),
  black: ofColor('B'),
  red: ofColor('R'),
  green: ofColor('G'),
  colorless: ofColor(''),
  multicolor: (view) => view.colorIdentity.length >= 2,
  creatures: ofType('Creature'),
  instants: ofType('Instant'),
  sorceries: ofType('Sorcery'),
  artifacts: ofType('Artifact'),
  equipment: (view) => view.primaryType === 'Artifact' && view.face.type.includes('Equipment'),
  'utility-artifacts': (view) => view.primaryType === 'Artifact' && !view.face.type.includes('Equipment'),
  'mana-artifacts': ofType('Artifact'),
  enchantments: ofType('Enchantment'),
  auras: (view) => view.primaryType === 'Enchantment' && view.face.type.includes('Aura'),
  battles: ofType('Battle'),
  planeswalkers: ofType('Planeswalker'),
  lands: (view) => view.primaryType === 'Land' && !view.face.type.includes('Basic'),
  'utility-lands': ofType('Land'),
  'color-fixing-lands': ofType('Land'),
  'game-changers': (view) => view.gameChanger,
};

test('ranks all cards beyond those of the overview, 100 a page, also as a table', async ({
  page,
  request,
}) => {
  const { lists } = await (await request.get('/api/v1/pages/top/all')).json();
  expect(lists[0].cards).toHaveLength(100);
  await page.goto('/top/all?view=table');
  await expect(page.getByRole('main').getByRole('table')).toBeVisible();
  await expect(page.getByRole('main').getByRole('rowheader')).toHaveCount(100);
  await page
    .getByRole('navigation', { name: /^Pages of / })
    .getByRole('link', { name: 'Next' })
    .click();
  await expect(page).toHaveURL(/page=2/);
});

test('has a list for every color and type', async ({ request }) => {
  for (const slug of [...COLORS, ...TYPES, 'game-changers']) {
    const answer = await request.get(`/api/v1/pages/top/${slug}`);
    expect(answer.status(), slug).toBe(200);
    const { lists } = await answer.json();
    const views: Listed[] = lists[0].cards;
    expect(views.length, slug).toBeGreaterThan(0);
    expect(views[0]?.rank, slug).toBe(1);
    const counts = views.map(({ numDecks }) => numDecks);
    expect(counts, slug).toEqual([...counts].sort((a, b) => b - a));
    expect(
      views.filter((view) => !LISTED_BY[slug]?.(view)),
      slug,
    ).toEqual([]);
    expect((await request.get(`/top/${slug}`)).status(), slug).toBe(200);
  }
});

test('shows the nearest lists for an unknown name', async ({ page, complaints }) => {
  await page.goto('/top/creature');
  await expect(page.getByRole('main').getByRole('link', { name: 'Creatures' })).toBeVisible();
  complaints.splice(0);
});

test('picks a color identity by toggling colors, with the keyboard', async ({ page }) => {
  await page.goto('/commanders');
  await hydrated(page);
  const picker = page.getByRole('navigation', { name: 'Color identity' });
  await picker.getByRole('link', { name: 'White' }).first().focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/commanders/mono-white');
  await expect(page.getByRole('heading', { level: 1, name: 'Mono-White Commanders' })).toBeVisible();
  await picker.getByRole('link', { name: 'Blue' }).first().click();
  await expect(page).toHaveURL('/commanders/azorius');
  await expect(page.getByRole('heading', { level: 1, name: 'Azorius Commanders' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Most played in Azorius decks' })).toBeVisible();
  await picker.getByRole('link', { name: /^White ?, on/ }).click();
  await expect(page).toHaveURL('/commanders/mono-blue');
});

test('has a page for each of the 32 color identities', async ({ request }) => {
  expect(IDENTITIES).toHaveLength(32);
  expect(Object.keys(COLOR_LETTERS).sort()).toEqual([...IDENTITIES].sort());
  for (const slug of IDENTITIES) {
    expect((await request.get(`/commanders/${slug}`)).status(), slug).toBe(200);
    const { identity, lists } = await (await request.get(`/api/v1/pages/commanders/${slug}`)).json();
    expect(identity).toBe(slug);
    const views: Listed[] = lists[0].cards;
    expect(views.length, slug).toBeGreaterThan(0);
    expect(new Set(views.map((view) => view.colorIdentity.join(''))), slug).toEqual(
      new Set([COLOR_LETTERS[slug]]),
    );
  }
});

test('starts with cards at /cards', async ({ page }) => {
  await page.goto('/cards');
  await expect(page.getByRole('region', { name: 'Most played cards' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Lists of cards' }).getByRole('link', { name: 'Blue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blue cards' })).toBeVisible();
});

test('finds a set by name and shows its commanders and cards', async ({ page }) => {
  await page.goto('/sets');
  const years = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(years.length).toBeGreaterThan(20);
  expect(years).toEqual([...years].sort().reverse());
  await hydrated(page);
  await page.getByRole('searchbox', { name: 'Name of a set' }).fill('commander legends');
  await expect(page.getByRole('main').getByRole('status')).toContainText('2 sets');
  await page.getByRole('link', { name: 'Commander Legends', exact: true }).click();
  await expect(page).toHaveURL('/sets/cmr');
  await expect(page.getByRole('region', { name: 'New Commanders' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Top Cards' })).toBeVisible();
  await page.goto('/sets/cmr?prints=reprints');
  await expect(page.getByRole('heading', { name: 'No cards to list here' })).toBeVisible();
});

test('the newest sets have a picture; small ones are folded until a name finds them', async ({ page }) => {
  await page.goto('/sets');
  await hydrated(page);
  const newest = page.getByRole('main').locator('a[href^="/sets/"]').first();
  await expect(newest.locator('.art-strip')).toBeVisible();
  const small = page.getByRole('region', { name: 'Promos and small sets' });
  const folded = small.getByRole('link', { includeHidden: true }).first();
  await expect(folded).toBeHidden();
  await page.getByRole('searchbox', { name: 'Name of a set' }).fill((await folded.textContent()) ?? '');
  await expect(small).toHaveCount(0);
  await expect(page.getByRole('main').locator('section a[href^="/sets/"]').first()).toBeVisible();
});

test('lists sets except promos, which are apart', async ({ page }) => {
  const kinds = page.getByRole('navigation', { name: 'Kind of set' });
  const sets = page.getByRole('main').locator('section a[href^="/sets/"]');
  await page.goto('/sets');
  const all = kinds.getByRole('link', { name: /^All except promos \d+$/ });
  await expect(all).toHaveAttribute('aria-current', /./);
  const most = Number((await all.textContent())?.match(/\d+$/)?.[0]);
  const listed = await sets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(new Set(listed).size).toBe(most);
  await hydrated(page);
  await kinds.getByRole('link', { name: /^Promos and others/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sets: Promos and others' })).toBeVisible();
  const promos = await sets.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(promos.length).toBeGreaterThan(0);
  for (const promo of promos) expect(listed).not.toContain(promo);
});

test('ranks pairs and leads through a partner to the page of a pair', async ({ page }) => {
  await page.goto('/partners');
  await hydrated(page);
  await page
    .getByRole('navigation', { name: 'Kind of pair' })
    .getByRole('link', { name: /^Partner 1/ })
    .click();
  await expect(page).toHaveURL('/partners?kind=partner');
  await page
    .getByRole('region', { name: 'Most played partners' })
    .getByRole('link', { name: 'Tymna the Weaver' })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tymna the Weaver' })).toBeVisible();
  await page.reload();
  await hydrated(page);
  const unplayed = page.locator('details').filter({ hasText: 'without a deck here' });
  await unplayed.locator('summary').click();
  await expect(unplayed.getByRole('listitem').first()).toBeVisible();
  await page
    .getByRole('region', { name: 'Pairs' })
    .getByRole('link', { name: 'Thrasios, Triton Hero & Tymna the Weaver' })
    .click();
  await expect(page).toHaveURL('/commanders/thrasios-triton-hero-tymna-the-weaver');
});

test('lists Backgrounds, and one with the commanders that choose it', async ({ page, request }) => {
  await page.goto('/backgrounds');
  await page
    .getByRole('region', { name: 'Backgrounds', exact: true })
    .getByRole('link', { name: 'Raised by Giants' })
    .click();
  await expect(page).toHaveURL('/backgrounds/raised-by-giants');
  await expect(page.getByRole('region', { name: 'Pairs' }).getByRole('article').first()).toContainText(
    'Karlach',
  );
  const answer = await request.get('/partners/raised-by-giants', { maxRedirects: 0 });
  expect(answer.headers().location).toBe('/backgrounds/raised-by-giants');
});

test('states the condition of each companion and which decks have it', async ({ page }) => {
  await page.goto('/companions');
  await expect(page.getByRole('article')).toHaveCount(10);
  const lurrus = page.getByRole('article', { name: 'Lurrus of the Dream-Den' });
  await expect(lurrus).toContainText('Every permanent in the deck has mana value 2 or less');
  await expect(lurrus).toContainText(/No deck names it as its companion; in [\d,]+ main decks? of/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('lists, sets and the next page are links and forms', async ({ page }) => {
    await page.goto('/top/creatures');
    await page.getByRole('link', { name: 'Page 2' }).click();
    await expect(page).toHaveURL('/top/creatures?page=2');
    await page.goto('/sets');
    await page.getByRole('searchbox', { name: 'Name of a set' }).fill('ikoria');
    await page.getByRole('button', { name: 'Find' }).click();
    await expect(page).toHaveURL('/sets?q=ikoria');
    await expect(page.getByRole('link', { name: /^Ikoria: Lair of Behemoths IKO/ })).toBeVisible();
    await page.goto('/commanders');
    await page.getByRole('link', { name: 'Load more' }).click();
    await expect(page).toHaveURL('/commanders?page=2');
    await expect(page.getByRole('navigation', { name: 'Pages of Commanders' })).toBeVisible();
  });
});

test('the kinds of sets are one line each on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/sets');
  const heights = await page
    .locator('main nav ul a[class*="rounded-full"]')
    .evaluateAll((chips) => chips.map((chip) => chip.getBoundingClientRect().height));
  expect(heights.length).toBeGreaterThan(2);
  expect(Math.max(...heights)).toBeLessThan(46);
});

test('ranks the cards by salt and marks the salty ones elsewhere', async ({ page }) => {
  await page.goto('/top/salt');
  await expect(page.getByText(/sample votes on .* cards · /)).toBeVisible();
  await hydrated(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(page.getByRole('article')).toHaveCount(100);
  // Far from the screen a tile is its name, on paper it is not.
  const drawn = page.locator('article strong');
  await expect(async () => {
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    expect(await drawn.count()).toBe(100);
  }).toPass();
  const scores = (await drawn.allTextContents()).map(Number);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
  const first = page.getByRole('article').first();
  await expect(first).toContainText(/\d+ sample votes/);
  await first.getByRole('link').click();
  await expect(page.getByText(/of 4, \d+ sample votes/)).toBeVisible();
});
