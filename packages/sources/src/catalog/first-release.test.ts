import { describe, expect, it } from 'vitest';
import { cardRecord, type Fields, mirror, printingRecord } from '../testing/mirror.ts';
import { readCatalog } from './read-catalog.ts';

const set = (code: string, released_at: string, set_type = 'expansion') => ({
  code,
  name: `Set ${code}`,
  set_type,
  released_at,
  card_count: 1,
});

/** Kinds of sets as upstream dates them: The List and Secret Lair by the day they began. */
const SETS = [
  set('one', '2020-04-24'),
  set('two', '2022-11-18'),
  set('plst', '2019-11-07'),
  set('sld', '2019-12-02', 'box'),
  set('pone', '2020-04-17', 'promo'),
  set('30a', '2020-01-01', 'memorabilia'),
];

/** The first release of a card whose record stands in one set and whose printings in others. */
async function releasedIn(record: Fields, printings: readonly Fields[]): Promise<string | undefined> {
  const { cards } = await readCatalog({
    dir: await mirror({
      cards: [cardRecord('Dated', { set: 'one', released_at: '2020-04-24', ...record })],
      printings: printings.map((printing, index) => printingRecord('Dated', `p${index}`, printing)),
      sets: SETS,
    }),
  });
  return cards[0]?.released;
}

describe('the first release of a card', () => {
  it('is its earliest date', async () => {
    const later = { set: 'two', released_at: '2022-11-18' };
    expect(await releasedIn({}, [later])).toBe('2020-04-24');
    expect(await releasedIn(later, [{ set: 'one', released_at: '2020-04-24' }])).toBe('2020-04-24');
  });

  it.each([
    ['The List', 'plst', '2019-11-07'],
    ['Secret Lair', 'sld', '2019-12-02'],
    ['promos', 'pone', '2020-04-17'],
    ['memorabilia', '30a', '2020-01-01'],
  ])('is never the date at which %s as a whole began', async (_name, code, released_at) => {
    expect(await releasedIn({}, [{ set: code, released_at }])).toBe('2020-04-24');
  });

  it('may be the own date of a printing in such a set', async () => {
    expect(await releasedIn({}, [{ set: 'sld', released_at: '2020-02-14' }])).toBe('2020-02-14');
  });

  it('is that of the set if the card has no other', async () => {
    const only = { set: 'sld', released_at: '2019-12-02' };
    expect(await releasedIn(only, [only])).toBe('2019-12-02');
  });

  it.each([
    ['online only', { digital: true }],
    ['not on paper', { games: ['arena', 'mtgo'] }],
    ['oversized', { oversized: true }],
    ['gold-bordered', { border_color: 'gold' }],
  ])('is not that of a printing which is %s', async (_what, more) => {
    expect(await releasedIn({}, [{ set: 'two', released_at: '2018-01-01', ...more }])).toBe('2020-04-24');
  });

  it('is that of a printing on paper and online', async () => {
    const both = { set: 'two', released_at: '2018-01-01', games: ['paper', 'mtgo'], digital: false };
    expect(await releasedIn({}, [both])).toBe('2018-01-01');
  });
});
