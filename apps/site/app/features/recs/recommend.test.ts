import { type Answers, createAnswers } from '@deckwright/answers';
import { openTiny, type TinySnapshot, tinyContent, withCompanions } from '@deckwright/answers/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SentLine } from './new-list/list-card.ts';
import { recommendFor } from './recommend.server.ts';

let tiny: TinySnapshot;
let answers: Answers;
beforeAll(async () => {
  tiny = await openTiny();
  answers = createAnswers({ snapshot: tiny.snapshot, imageHost: null });
}, 60_000);
afterAll(() => tiny.close());

/** Runs on the tiny snapshot. */
function recommend(fields: Record<string, string>) {
  const input = new FormData();
  for (const [name, value] of Object.entries(fields)) input.set(name, value);
  return recommendFor(answers, input);
}

describe('a list sent from the form', () => {
  it.each([
    ['list', { deck: `1 Beacon${' '.repeat(100_000)}!` }],
    ['other list', { deck: '1 Beacon', compare: 'other', other: `1 Beacon${'\n'.repeat(5000)}` }],
    ['name', { deck: '1 Beacon', commander: 'a'.repeat(401) }],
  ])(
    'is refused before anything reads it if the %s is too long, and the answer is short',
    async (_, fields) => {
      const untouched = new Proxy(answers, {
        get: (_target, name) => expect.fail(`${String(name)} was called.`),
      });
      const input = new FormData();
      for (const [name, value] of Object.entries(fields)) input.set(name, value);
      const { data, init } = await recommendFor(untouched, input);
      expect(init?.status).toBe(413);
      expect(data.answer).toBeNull();
      expect(JSON.stringify(data).length).toBeLessThan(1000);
    },
  );

  it('does not come back longer than it was sent, however often a name is replaced', async () => {
    // 49,999 characters and lines that a replacement would make 200 times as long.
    const { data } = await recommend({
      deck: 'a\n'.repeat(4999),
      replace: JSON.stringify([['a', `1 b${'c'.repeat(190)}`]]),
    });
    expect(data.form.deck.length).toBeLessThanOrEqual(100_000);
    expect(JSON.stringify(data).length).toBeLessThan(250_000);
  });

  it('may be empty if a commander is chosen', async () => {
    const { data, init } = await recommend({ deck: '', commander: 'Cyr the Lone' });
    expect(init?.status).toBe(200);
    expect(data.error).toBeNull();
    expect(data.answer?.commanders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
    expect(data.answer?.inRecs.length).toBeGreaterThan(0);
    // Only the commander.
    expect(data.deckSize).toBe(1);
  });

  it('comes back as cards with all copies, the commander apart, and unknown names as written', async () => {
    const deck = '1 Cyr the Lone\n12 Island\n2 island\n1 beacon\n1 Nobody Knows It';
    const { data } = await recommend({ deck, commander: 'Cyr the Lone' });
    const toLine = ({ card, written, quantity }: SentLine) => [quantity, written, card.name, card.type];
    expect(data.list?.commanders.map(toLine)).toEqual([[1, 'Cyr the Lone', 'Cyr the Lone', 'Creature']]);
    expect(data.list?.cards.map(toLine)).toEqual([
      [14, 'Island', 'Island', 'Land'],
      [1, 'beacon', 'Beacon', 'Artifact'],
      [1, 'Nobody Knows It', 'Nobody Knows It', null],
    ]);
    // The same price as the insight's: Cyr 5 and Beacon 1; Islands have none.
    expect(data.insight?.value.price).toBe(6);
    expect(data.list?.cards.map(({ card }) => card.price)).toEqual([null, 1, null]);
  });

  it('is required if there is neither card nor commander', async () => {
    const { data, init } = await recommend({ deck: ' \n' });
    expect(init?.status).toBe(400);
    expect(data.error).toMatch(/^Paste a deck list/);
  });

  it('asks for a commander in the words of the page', async () => {
    const { data } = await recommend({ deck: '1 Sunbeam' });
    expect(data.error).toMatch(/Enter yours in the field “Commander”/);
    const { data: named } = await recommend({ deck: '1 Sunbeam', commander: 'Cyr the Lone' });
    expect(named.error).toBeNull();
  });

  it('replaces several names at once, in the list and among the commanders', async () => {
    const pairs = [
      ['Becon', 'Beacon'],
      ['Cyr the Lon', 'Cyr the Lone'],
      ['Sunbaem', 'Sunbeam'],
    ];
    const { data } = await recommend({
      deck: '1 Becon (TST) 4\n2 sunbaem',
      commander: 'Cyr the Lon',
      replace: JSON.stringify(pairs),
    });
    expect(data.form.deck).toBe('1 Beacon (TST) 4\n2 Sunbeam');
    expect(data.answer?.commanders.map(({ name }) => name)).toEqual(['Cyr the Lone']);
    expect(data.answer?.unknown).toEqual([]);
  });

  it('is refused and kept if replaced names would make it too long', async () => {
    const deck = 'a\n'.repeat(600);
    const replace = JSON.stringify([['a', 'b'.repeat(200)]]);
    const { data, init } = await recommend({ deck, replace });
    expect(init?.status).toBe(413);
    expect(data.error).toMatch(/^That list is too long/);
    expect(data.form.deck).toBe(deck);
  });

  it.each([
    ['names longer than a card’s', JSON.stringify([['a', `1 b${'c'.repeat(25_000)}`]])],
    ['something else than pairs', JSON.stringify(['a', 'b'])],
    ['no JSON', 'a'],
  ])('is refused before it is read if the replacement has %s', async (_what, replace) => {
    const untouched = new Proxy(answers, {
      get: (_target, name) => expect.fail(`${String(name)} was called.`),
    });
    const input = new FormData();
    input.set('deck', 'a\n'.repeat(4000));
    input.set('replace', replace);
    const { data, init } = await recommendFor(untouched, input);
    expect(init?.status).toBe(400);
    expect(data.error).toMatch(/^These names could not be replaced/);
  });

  it.each([
    ['maxPrice', 'cheap', '“Max per card, $” must be a plain number, such as 5 or 2.50.'],
    ['maxTotal', '-1', '“Max total, $” must be a plain number, such as 5 or 2.50.'],
    ['maxTotal', '1e3', '“Max total, $” must be a plain number, such as 5 or 2.50.'],
    ['maxPrice', '1000001', '“Max per card, $” must be at most 1,000,000.'],
  ])('is kept and not read if %s is %j', async (field, amount, problem) => {
    const { data, init } = await recommend({ deck: '1 Sunbeam', commander: 'Cyr the Lone', [field]: amount });
    expect(init?.status).toBe(400);
    expect(data).toMatchObject({ error: problem, answer: null, form: { [field]: amount } });
  });

  it('is advised on within an amount that is typed as players type it', async () => {
    for (const maxTotal of ['$1', '1,00', ' 1 ', '']) {
      const { data } = await recommend({ deck: '1 Sunbeam', commander: 'Cyr the Lone', maxTotal });
      expect(data.error, maxTotal).toBeNull();
    }
  });

  it('no longer keeps what is taken back', async () => {
    const input = new FormData();
    const fields = [
      'deck:1 Sunbeam',
      'commander:Cyr the Lone',
      'keep:Sunbeam',
      'keep:Beacon',
      'unkeep:Sunbeam',
    ];
    for (const field of fields) input.append(...(field.split(':') as [string, string]));
    const { data } = await recommendFor(answers, input);
    expect(data.form.keep).toEqual(['Beacon']);
  });
});

describe('the companion of a list', () => {
  let withThem: TinySnapshot;
  beforeAll(async () => {
    withThem = await openTiny({ cards: withCompanions(tinyContent().cards) });
  }, 60_000);
  afterAll(() => withThem.close());

  const adviseWith = async (companion: string) => {
    const input = new FormData();
    input.set('deck', `Commander\n1 Cyr the Lone\n\nCompanion\n1 ${companion}\n\nDeck\n99 Plains`);
    const site = createAnswers({ snapshot: withThem.snapshot, imageHost: null });
    return (await recommendFor(site, input)).data;
  };
  const getInsight = async (companion: string) => (await adviseWith(companion)).insight;

  it('is named among the problems if no card has its name, and passed over if no name is so long', async () => {
    expect((await adviseWith('No Such Friend')).answer?.unknown).toMatchObject([{ name: 'No Such Friend' }]);
    const { answer, error } = await adviseWith('Friend '.repeat(80).trim());
    expect(error).toBeNull();
    expect(answer?.unknown).toEqual([]);
    expect(answer?.inRecs).not.toEqual([]);
  });

  it('is judged with the deck and not counted in it', async () => {
    // Cyr costs two, and lands nothing: all even.
    expect(await getInsight('Lim-Dûl’s Lamp')).toMatchObject({
      size: 100,
      companion: { name: 'Lim-Dûl’s Lamp', meets: true },
      faults: [],
    });
    for (const name of ['Beacon', 'Sprout', 'Wave'])
      expect(await getInsight(name)).toMatchObject({
        size: 100,
        companion: { name, meets: false },
        faults: [{ kind: 'companion', text: expect.stringContaining(`${name} cannot be`) }],
      });
  });
});
