/** @typedef {{ name: string, path: string, deck?: string }} ScreenPage `deck`: a list to paste there and send */

const DECK_CARDS = 60;

/** Pages at fixed addresses, by name. */
const FIXED = [
  ['home', '/'],
  ['commanders', '/commanders'],
  ['commanders-color', '/commanders/azorius'],
  ['cards', '/cards'],
  ['top', '/top'],
  ['top-list', '/top/creatures'],
  ['top-color', '/top/white'],
  ['salt', '/top/salt'],
  ['tags', '/tags'],
  ['themes', '/tags/themes'],
  ['kindred', '/tags/kindred'],
  ['sets', '/sets'],
  ['partners', '/partners'],
  ['backgrounds', '/backgrounds'],
  ['companions', '/companions'],
  ['combos', '/combos'],
  ['lands', '/lands'],
  ['lands-colors', '/lands/azorius'],
  ['precons', '/precon'],
  ['search', '/search?q=sol'],
  ['search-cards', '/search?q=t%3Aelf+mv%3C3'],
  ['search-fault', '/search?q=t%3Aelf+foo%3Abar'],
  ['search-nothing', '/search?q=zzzzqqq'],
  ['recs', '/recs'],
  ['articles', '/articles'],
  ['guides', '/guides'],
  ['developers', '/developers'],
  ['faq', '/faq'],
  ['about', '/about-us'],
  ['contact', '/contact-us'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['newsletter', '/newsletter'],
  ['spellify', '/games/spellify'],
  ['not-found', '/cards/sol-rng'],
];

/** Long pages as a table and as text. */
export const LONG_VIEWS = [
  '/tags/spellslinger',
  '/cards/sol-ring',
  '/top/creatures',
  '/average-decks/atraxa-praetors-voice',
  '/search?q=t%3Acreature',
].flatMap((path) => ['table', 'text'].map((view) => `${path}${path.includes('?') ? '&' : '?'}view=${view}`));

/** The first page of its kind that an index links to, by name. */
const LINKED = [
  ['tag', '/tags', '/tags/'],
  ['kindred-tag', '/tags/kindred', '/tags/'],
  ['set', '/sets', '/sets/'],
  ['partner', '/partners', '/partners/'],
  ['background', '/backgrounds', '/backgrounds/'],
  ['combo', '/combos', '/combos/'],
  ['precon', '/precon', '/precon/'],
  ['article', '/articles', '/articles/'],
  ['guide', '/guides', '/guides/'],
];

/**
 * One page of every kind, found on the site: the largest commander, the largest pair, the smallest one, the first set,
 * combo and article of their lists.
 * @param {string} address
 * @returns {Promise<ScreenPage[]>}
 */
export async function findPages(address) {
  const home = await read(`${address}/api/v1/pages/home`);
  const list = await read(`${address}/api/v1/pages/commanders`);
  /** @type {{ name: string, url: string, cards?: unknown[] }[]} */
  const commanders = list.lists[0]?.cards ?? [];
  const cards = home.lists.find(isTopCards)?.cards ?? [];
  const pages = FIXED.map(([name = '', path = '']) => ({ name, path }));
  for (const [name = '', index = '', start = ''] of LINKED) {
    const path = await firstLink(address, index, start);
    if (path) pages.push({ name, path });
  }
  const tag = pages.find(({ name }) => name === 'tag')?.path;
  const colors = tag && (await firstLink(address, tag, `${tag}/`));
  if (colors) pages.push({ name: 'tag-color', path: colors });
  if (cards[0]) pages.push({ name: 'card', path: cards[0].url });
  return [...pages, ...(await commanderPages(address, commanders))];
}

/**
 * @param {string} address
 * @param {{ name: string, url: string, cards?: unknown[] }[]} commanders in order of decks
 * @returns {Promise<ScreenPage[]>}
 */
async function commanderPages(address, commanders) {
  const [largest, smallest] = [commanders[0], commanders.at(-1)];
  const pair = commanders.find((view) => view.cards);
  if (!largest || !smallest) return [];
  const decks = largest.url.replace('/commanders/', '/decks/');
  const deck = await firstLink(address, decks, `${decks}/`);
  return [
    { name: 'commander', path: largest.url },
    ...(pair ? [{ name: 'commander-pair', path: pair.url }] : []),
    { name: 'commander-small', path: smallest.url },
    { name: 'commander-table', path: `${largest.url}?view=table` },
    { name: 'commander-text', path: `${largest.url}?view=text` },
    { name: 'commander-empty', path: `${largest.url}?f=${NO_DECK_PASSES}` },
    { name: 'decks', path: decks },
    ...(deck ? [{ name: 'deck', path: deck }] : []),
    { name: 'average-deck', path: largest.url.replace('/commanders/', '/average-decks/') },
    { name: 'recs-answer', path: '/recs', deck: await getDeck(address, largest) },
  ];
}

/** More than 98 creatures: no deck has room for them. */
const NO_DECK_PASSES = 'c%3Agt%3D98';

/** @param {{ kind: string }} list */
function isTopCards({ kind }) {
  return kind === 'topcards';
}

/**
 * The first link in a page's main part to an address with this prefix, without its query.
 * @param {string} address
 * @param {string} index
 * @param {string} start
 */
async function firstLink(address, index, start) {
  const html = await (await fetch(address + index)).text();
  const main = html.slice(html.indexOf('<main'));
  const others = new Set(FIXED.map(([, path]) => path));
  for (const [, href = ''] of main.matchAll(/<a [^>]*?href="([^"?#]+)/g))
    if (href.startsWith(start) && !others.has(href)) return href;
  return null;
}

/**
 * A list of what the commander's decks play.
 * @param {string} address
 * @param {{ name: string, url: string }} commander
 */
async function getDeck(address, { name, url }) {
  const page = await read(`${address}/api/v1/pages${url}`);
  /** @type {{ cards: { name: string }[] }[]} */
  const lists = page.lists;
  const names = new Set(lists.flatMap(({ cards }) => cards.map((view) => view.name)));
  const cards = [...names].slice(0, DECK_CARDS).map((card) => `1 ${card}`);
  return ['Commander', ...name.split(' // ').map((commander) => `1 ${commander}`), '', 'Deck', ...cards].join(
    '\n',
  );
}

/** @param {string} url */
async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
