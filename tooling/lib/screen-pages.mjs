/** @typedef {{ name: string, path: string, deck?: string }} ScreenPage `deck`: a list to paste there and send */

const DECK_CARDS = 60;

/**
 * One page of every kind, found in what the site serves: the largest commander, the largest pair, the smallest one.
 * @param {string} address
 * @returns {Promise<ScreenPage[]>}
 */
export async function findPages(address) {
  const home = await read(`${address}/data/pages/home`);
  const list = await read(`${address}/data/pages/commanders`);
  /** @type {{ name: string, url: string, cards?: unknown[] }[]} */
  const commanders = list.container.json_dict.cardlists[0]?.cardviews ?? [];
  const cards = home.container.json_dict.cardlists.find(isTopCards)?.cardviews ?? [];
  const largest = commanders[0];
  const pair = commanders.find((view) => view.cards);
  const smallest = commanders.at(-1);
  return [
    { name: 'home', path: '/' },
    { name: 'commanders', path: '/commanders' },
    ...(largest ? [{ name: 'commander', path: largest.url }] : []),
    ...(pair ? [{ name: 'commander-pair', path: pair.url }] : []),
    ...(smallest ? [{ name: 'commander-small', path: smallest.url }] : []),
    ...(cards[0] ? [{ name: 'card', path: cards[0].url }] : []),
    { name: 'recs', path: '/recs' },
    ...(largest ? [{ name: 'recs-answer', path: '/recs', deck: await deckOf(address, largest) }] : []),
    { name: 'search', path: '/search?q=sol' },
    { name: 'not-found', path: '/cards/sol-rng' },
  ];
}

/** @param {{ tag: string }} list */
function isTopCards({ tag }) {
  return tag === 'topcards';
}

/**
 * A list of what the commander's decks play.
 * @param {string} address
 * @param {{ name: string, url: string }} commander
 */
async function deckOf(address, { name, url }) {
  const page = await read(`${address}/data/pages${url}`);
  /** @type {{ cardviews: { name: string }[] }[]} */
  const lists = page.container.json_dict.cardlists;
  const names = new Set(lists.flatMap(({ cardviews }) => cardviews.map((view) => view.name)));
  const cards = [...names].slice(0, DECK_CARDS).map((card) => `1 ${card}`);
  return ['Commander', ...name.split(' // ').map((leader) => `1 ${leader}`), '', 'Deck', ...cards].join('\n');
}

/** @param {string} url */
async function read(url) {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return answer.json();
}
