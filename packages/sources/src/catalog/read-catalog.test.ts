import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { cardRecord, type MirrorContent, mirror, printingRecord } from '../testing/mirror.ts';
import { readCatalog } from './read-catalog.ts';

async function read(content: MirrorContent) {
  return readCatalog({ dir: await mirror(content) });
}

async function getCards(content: MirrorContent): Promise<Card[]> {
  return (await read(content)).cards;
}

const getReport = ({ reports }: Awaited<ReturnType<typeof readCatalog>>, name: string) =>
  reports.find((report) => report.name === name);

const legal = (commander: string | null) => ({ legalities: { commander } });

describe('the rule of the catalog', () => {
  it('includes legal, banned and restricted cards, and marks what upstream says nothing about', async () => {
    const cards = await getCards({
      cards: [
        cardRecord('Banned', legal('banned')),
        cardRecord('Legal', legal('legal')),
        cardRecord('Restricted', legal('restricted')),
        cardRecord('Silent', { legalities: { standard: 'legal' } }),
        cardRecord('Unsaid', { legalities: undefined }),
        cardRecord('Out', legal('not_legal')),
        cardRecord('Strange', legal('suspended')),
      ],
    });
    expect(cards.map((card) => [card.name, card.legality])).toEqual([
      ['Banned', 'banned'],
      ['Legal', 'legal'],
      ['Restricted', 'restricted'],
      ['Silent', 'unconfirmed'],
      ['Unsaid', 'unconfirmed'],
    ]);
  });

  it('excludes separate faces, and keeps namesakes that are another card, and names cards without their back', async () => {
    const night = { layout: 'transform', mana_cost: '{1}{R}' };
    const half = (name: string, mana_cost: string, oracle_text: string, type_line = 'Instant') => ({
      ...{ name, mana_cost, oracle_text, type_line },
    });
    const order = half('Order', '{3}{W}', 'Exile target attacking creature.');
    const chaos = half('Chaos', '{2}{R}', 'Creatures can’t block\nthis turn.');
    const record = ({ name, ...fields }: typeof order) => cardRecord(name, fields);
    const split = { layout: 'split', type_line: 'Instant // Instant', mana_cost: '{3}{W} // {2}{R}' };
    const catalog = await read({
      cards: [
        cardRecord('Day // Night', { ...night, type_line: 'Creature — Human // Creature — Werewolf' }),
        cardRecord('Night', { mana_cost: '', type_line: 'Creature — Werewolf' }),
        cardRecord('Moon // Eclipse', { ...night, type_line: 'Enchantment' }),
        cardRecord('Order // Chaos', { ...split, card_faces: [order, chaos] }),
        // Both halves, one with its lines broken otherwise.
        record(order),
        record({ ...chaos, oracle_text: 'Creatures can’t block this turn.' }),
        cardRecord('Beast // Errand', {
          layout: 'adventure',
          card_faces: [
            half('Beast', '{G}', '', 'Creature — Beast'),
            half('Errand', '{1}{G}', 'Draw a card.', 'Sorcery — Adventure'),
          ],
        }),
        // Other cards of the same name: another cost, another type, another text.
        record(half('Errand', '{2}{G}', 'Draw a card.', 'Sorcery — Adventure')),
        cardRecord('Bind // Free', {
          ...split,
          card_faces: [half('Bind', '{G}', 'A'), half('Free', '{W}', 'B')],
        }),
        record(half('Bind', '{G}', 'Counter target ability.')),
        record(half('Free', '{W}', 'B', 'Sorcery')),
      ],
    });
    expect(catalog.cards.map((card) => card.name)).toEqual([
      'Beast // Errand',
      'Bind',
      'Bind // Free',
      'Day // Night',
      'Errand',
      'Free',
      'Moon // Eclipse',
      'Order // Chaos',
    ]);
    expect(catalog.cards.find(({ name }) => name === 'Order // Chaos')?.aliases).toEqual(['Chaos', 'Order']);
    const report = getReport(catalog, 'cards');
    expect(report?.skipped).toEqual({ 'face of another card': 3 });
    expect(report?.warnings).toEqual([
      '1 card came without a further face, so that only the front is shown: Moon // Eclipse',
      '3 cards named like a face of another card stayed, being another card: Bind, Errand, Free',
    ]);
  });

  it('counts dates that say nothing of the first release, excluded or not', async () => {
    const catalog = await read({
      cards: [
        cardRecord('Listed', { released_at: '2020-05-01' }),
        cardRecord('Only Listed', { released_at: '2010-01-01', set: 'plst' }),
        cardRecord('Plain', { released_at: '2020-05-01' }),
      ],
      printings: [
        printingRecord('Listed', 'early', { released_at: '2010-01-01', set: 'plst' }),
        printingRecord('Plain', 'late', { released_at: '2024-01-01', set: 'plst' }),
      ],
    });
    expect(catalog.cards.map(({ name, released }) => [name, released])).toEqual([
      ['Listed', '2020-05-01'],
      ['Only Listed', '2010-01-01'],
      ['Plain', '2020-05-01'],
    ]);
    expect(getReport(catalog, 'cards')?.warnings).toEqual([
      '1 card came with an earlier date that says nothing of the first release, that of a set of cards of many years or of a printing not for play, which was left out: Listed',
      '1 card came with no other date than such a one: Only Listed',
    ]);
  });

  it('excludes what is not a card of the format and counts by rule', async () => {
    const catalog = await read({
      cards: [
        cardRecord('Kept'),
        cardRecord('Plane', { type_line: 'Plane — Somewhere' }),
        cardRecord('Ride', { type_line: 'Artifact — Attraction' }),
        cardRecord('Token A', { layout: 'token', legalities: {} }),
        cardRecord('Token B', { type_line: 'Token Creature — Beast', legalities: {} }),
        cardRecord('Token C', { set_type: 'token' }),
        cardRecord('Souvenir', { set_type: 'memorabilia' }),
        cardRecord('Online', { set_type: 'alchemy' }),
        cardRecord('Not', legal('not_legal')),
      ],
    });
    expect(catalog.cards.map((card) => card.name)).toEqual(['Kept']);
    expect(getReport(catalog, 'cards')).toMatchObject({
      records: 9,
      accepted: 1,
      rejected: 0,
      skipped: {
        'not legal in Commander': 1,
        'none of the eight card types': 1,
        Attraction: 1,
        token: 3,
        memorabilia: 1,
        'Alchemy card': 1,
      },
    });
  });

  it('names what it excludes, unless a card of the catalog has the name', async () => {
    const { excluded } = await read({
      cards: [
        cardRecord('Kept'),
        cardRecord('Both', { set_type: 'alchemy', set: 'yon' }),
        // Its name is that of a card, once for each side.
        cardRecord('Kept // Kept', { layout: 'art_series', legalities: { commander: 'not_legal' } }),
        cardRecord('Scene // Scene', { layout: 'art_series', legalities: { commander: 'not_legal' } }),
        cardRecord('Plane', { type_line: 'Plane — Somewhere', legalities: { commander: 'not_legal' } }),
        cardRecord('Ride', { type_line: 'Artifact — Attraction' }),
        cardRecord('Beast // Food', {
          layout: 'double_faced_token',
          legalities: { commander: 'not_legal' },
        }),
        cardRecord('Beast', { layout: 'token', legalities: {} }),
        cardRecord('Soldier', { set_type: 'token' }),
        cardRecord('Badge', { layout: 'emblem', legalities: {} }),
        cardRecord('Online', { set_type: 'alchemy' }),
        cardRecord('A-Kept', { games: ['arena'], legalities: { commander: 'not_legal' } }),
        cardRecord('Screen', { games: ['arena'], legalities: { commander: 'not_legal' } }),
        cardRecord('Joke (Used)', { legalities: { commander: 'not_legal' } }),
        cardRecord('Souvenir', { set_type: 'memorabilia' }),
        cardRecord('?', { legalities: { commander: 'not_legal' } }),
      ],
      printings: [printingRecord('Both', 'paper', { set_type: 'expansion' })],
    });
    expect(excluded.map(({ name, kind }) => `${name}: ${kind}`)).toEqual([
      'Badge: emblem',
      'Beast: token',
      'Beast // Food: token',
      'Food: token',
      'Joke (Used): not-legal',
      'Online: arena',
      'Plane: not-legal',
      'Ride: attraction',
      'Scene: art-card',
      'Screen: arena',
      'Soldier: token',
      'Souvenir: not-legal',
    ]);
  });

  it('keeps a card whose record names an online set when it is printed elsewhere, with that printing’s set', async () => {
    const [card, ...others] = await getCards({
      cards: [cardRecord('Both', { set_type: 'alchemy', set: 'yon', released_at: '2022-07-07' })],
      printings: [
        printingRecord('Both', 'online', { set: 'yon', released_at: '2022-07-07' }),
        printingRecord('Both', 'later', { set: 'lat', released_at: '2023-01-01' }),
        printingRecord('Both', 'paper', { set: 'two', released_at: '2022-06-10' }),
      ],
      sets: [
        { code: 'yon', name: 'Online Set', set_type: 'alchemy', released_at: '2022-07-07', card_count: 1 },
        { code: 'two', name: 'Second Set', set_type: 'expansion', released_at: '2022-06-10', card_count: 1 },
      ],
    });
    expect(others).toEqual([]);
    expect(card).toMatchObject({
      set: 'two',
      setName: 'Second Set',
      rarity: 'uncommon',
      released: '2022-06-10',
    });
  });

  it('treats an unknown type of set as an ordinary one, whatever its name', async () => {
    const { cards } = await readCatalog({
      dir: await mirror({ cards: [cardRecord('Builder', { set_type: 'constructor' })] }),
    });
    expect(cards.map(({ name }) => name)).toEqual(['Builder']);
  });

  it('counts a record with a text longer than any card’s as damaged', async () => {
    const good = Array.from({ length: 60 }, (_, n) => cardRecord(`Card ${n}`));
    const long = cardRecord('Long', { oracle_text: 'Draw a card. '.repeat(1000) });
    const { cards, reports } = await readCatalog({ dir: await mirror({ cards: [...good, long] }) });
    expect(cards).toHaveLength(60);
    expect(reports.find(({ name }) => name === 'cards')?.rejected).toBe(1);
  });

  it('treats unknown layouts and keywords as data', async () => {
    const [card] = await getCards({
      cards: [
        cardRecord('New', { layout: 'holographic', keywords: ['Zorble'], border_color: { odd: true } }),
      ],
    });
    expect(card).toMatchObject({ layout: 'holographic', keywords: ['Zorble'], slug: 'new' });
  });
});

describe('the printings of a card', () => {
  it('have their TCGplayer price, foil if there is no regular copy, nothing without a price', async () => {
    const [card] = await getCards({
      cards: [cardRecord('Dear', { id: 'x', oracle_id: 'dear', released_at: '2019-01-01' })],
      printings: [
        { ...printingRecord('Dear', 'y', { prices: { usd: '2.50', eur: '9' } }), oracle_id: 'dear' },
        {
          ...printingRecord('Dear', 'z', { released_at: '2022-02-02', prices: { usd: null, usd_foil: '7' } }),
          oracle_id: 'dear',
        },
      ],
    });
    expect(card?.printings.map(({ id, prices }) => [id, prices])).toEqual([
      ['x', undefined],
      ['y', { tcgplayer: 2.5, cardmarket: 9 }],
      ['z', { tcgplayer: 7 }],
    ]);
  });
});

describe('records of one card', () => {
  it('become one card if they share an oracle id; the other name is an alias', async () => {
    const cards = await getCards({
      cards: [
        cardRecord('Newer Name', { id: 'b', oracle_id: 'same', released_at: '2023-01-01' }),
        cardRecord('First Name', { id: 'a', oracle_id: 'same', released_at: '2020-01-01' }),
      ],
    });
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      name: 'First Name',
      slug: 'first-name',
      key: 'same',
      aliases: ['Newer Name'],
    });
    expect(cards[0]?.printings.map((printing) => printing.id)).toEqual(['a', 'b']);
  });

  it('become one card if they share an address, also through a third', async () => {
    const catalog = await read({
      cards: [
        cardRecord('Twin!', { oracle_id: 'one', released_at: '2021-01-01' }),
        cardRecord('Twin', { oracle_id: 'two', released_at: '2022-01-01' }),
        cardRecord('Third', {
          oracle_id: 'two',
          released_at: '2019-01-01',
          legalities: { commander: 'banned' },
        }),
      ],
    });
    expect(catalog.cards).toHaveLength(1);
    expect(catalog.cards[0]).toMatchObject({ name: 'Twin!', legality: 'legal', released: '2019-01-01' });
    expect(catalog.cards[0]?.aliases.sort()).toEqual(['Third', 'Twin']);
    expect(getReport(catalog, 'cards')?.skipped).toEqual({ 'joined with another record': 2 });
  });

  it('have the same result in any order in the files', async () => {
    const cards = ['C', 'A!', 'B', 'A', 'D // E'].map((name, index) =>
      cardRecord(name, {
        oracle_id: `o${index % 4}`,
        released_at: `202${index}-01-01`,
        prices: { usd: String(index + 1) },
      }),
    );
    const printings = cards.map((card, index) => ({
      ...printingRecord('x', `p${index}`, { released_at: '2018-03-03', prices: { tix: '0.5' } }),
      oracle_id: card.oracle_id,
    }));
    const forward = await read({ cards, printings });
    const backward = await read({ cards: cards.toReversed(), printings: printings.toReversed() });
    expect(backward.cards).toEqual(forward.cards);
    expect(forward.cards.map((card) => card.slug)).toEqual(['a', 'b', 'c']);
  });
});
