import type { Card } from '@deckwright/domain';
import { starterCards } from '@deckwright/starter';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildCardColumns, type CardColumns } from './columns.ts';
import { parseQuery } from './parse.ts';
import { QueryError } from './query-error.ts';
import { runQuery, runQueryInParts } from './run-query.ts';

/** A query as text with its meaning, evaluated for one card at a time in the simplest way. */
type Reported = { text: string; holds: (card: Card, index: number) => boolean };

const CARDS: readonly Card[] = starterCards();
const DECKS = CARDS.map((_, index) => (index * 37) % 500);
/** Every third card is a commander of some. */
const AS_COMMANDER = CARDS.map((_, index) => (index % 3 === 0 ? (index * 7) % 50 : 0));
const POTENTIAL = CARDS.map((_, index) => (index % 9 === 0 ? 0 : 500));

function openColumns(): CardColumns {
  const steps = buildCardColumns(CARDS, {
    decks: DECKS,
    potential: POTENTIAL,
    asCommander: AS_COMMANDER,
    records: null,
  });
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const columns = openColumns();
const run = (text: string) => runQuery(parseQuery(text), columns).cards;

const SIGNS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '<': (a, b) => a < b,
  '<=': (a, b) => a < b || a === b,
  '>': (a, b) => b < a,
  '>=': (a, b) => b < a || a === b,
  '=': (a, b) => a === b,
  ':': (a, b) => a === b,
  '!=': (a, b) => a < b || b < a,
};
const sign = fc.constantFrom(...Object.keys(SIGNS));
const holdsSign = (op: string, a: number | null, b: number) => a !== null && SIGNS[op]?.(a, b) === true;

function numberCondition(
  keys: string[],
  most: number,
  read: (card: Card, index: number) => (number | null)[],
) {
  return fc.tuple(fc.constantFrom(...keys), sign, fc.nat(most)).map(
    ([key, op, number]): Reported => ({
      text: `${key}${op}${number}`,
      holds: (card, index) => read(card, index).some((value) => holdsSign(op, value, number)),
    }),
  );
}

const size = (text: string | null) => (text === null ? null : Number.parseInt(text, 10) || 0);
const money = (card: Card) => {
  const { cardkingdom, tcgplayer, scg } = card.prices;
  return (cardkingdom ?? tcgplayer ?? scg)?.price ?? null;
};

/** WUBRG as a sorted string of letters, from the bits. */
const letters = (bits: number) => [...'WUBRG'].filter((_, at) => Math.floor(bits / 2 ** at) % 2 === 1);
const within = (a: string[], b: string[]) => a.every((letter) => b.includes(letter));
const colorHolds = (op: string, has: string[], wanted: string[], colon: string): boolean => {
  const comparison = op === ':' ? (wanted.length === 0 ? '=' : colon) : op;
  const same = within(has, wanted) && within(wanted, has);
  if (comparison === '=') return same;
  if (comparison === '!=') return !same;
  if (comparison === '>=') return within(wanted, has);
  if (comparison === '>') return within(wanted, has) && !same;
  if (comparison === '<=') return within(has, wanted);
  return within(has, wanted) && !same;
};
const colors = fc.tuple(fc.constantFrom('c', 'color', 'id', 'identity'), sign, fc.subarray([...'WUBRG'])).map(
  ([key, op, wanted]): Reported => ({
    text: `${key}${op}${wanted.length === 0 ? 'colorless' : wanted.join('').toLowerCase()}`,
    holds: (card) =>
      key.startsWith('c')
        ? colorHolds(op, letters(card.colors), wanted, '>=')
        : colorHolds(op, letters(card.colorIdentity), wanted, '<='),
  }),
);

const types = fc
  .tuple(
    fc.constantFrom(':', '!='),
    fc.constantFrom('elf', 'Creature', 'orc', 'bat', 'land', 'urza’s', 'legendary creature'),
  )
  .map(
    ([op, word]): Reported => ({
      text: word.includes(' ') ? `t${op}"${word}"` : `t${op}${word}`,
      holds: (card) => {
        const words =
          card.typeLine
            .replaceAll('’', "'")
            .toLowerCase()
            .match(/[^\s—]+/g) ?? [];
        const wanted = word.replaceAll('’', "'").toLowerCase().split(' ');
        const found = words.some((_, at) => wanted.every((part, index) => words[at + index] === part));
        return found === (op === ':');
      },
    }),
  );

const words = fc.constantFrom('the', 'sol', 'dragon', 'of', 'a', 'king', 'x').map(
  (word): Reported => ({
    text: word,
    holds: (card) =>
      [card.name, ...card.faces.map(({ name }) => name), ...card.aliases].some((name) =>
        name
          .normalize('NFD')
          .toLowerCase()
          .replaceAll('æ', 'ae')
          .replace(/[^a-z0-9]/g, '')
          .includes(word),
      ),
  }),
);

const texts = fc.constantFrom('card', 'creature', 'each', 'mana').map(
  (word): Reported => ({
    text: `o:${word}`,
    holds: (card) => (card.summary ?? '').toLowerCase().includes(word),
  }),
);

const facts = fc
  .constantFrom<[string, (card: Card) => boolean]>(
    ['commander', (card) => card.lead.canLead],
    ['gamechanger', (card) => card.gameChanger],
    ['banned', (card) => card.legality === 'banned'],
    ['background', (card) => card.lead.isBackground],
    ['basic', (card) => card.typeLine.startsWith('Basic')],
    ['permanent', (card) => card.typeLine.split(' // ').some((line) => !/Instant|Sorcery/.test(line))],
    ['shockland', (card) => SHOCKS.includes(card.name)],
  )
  .chain(([name, holds]) =>
    fc.constantFrom(
      { text: `is:${name}`, holds } satisfies Reported,
      { text: `not:${name}`, holds: (card: Card) => !holds(card) } satisfies Reported,
    ),
  );
const SHOCKS = [
  'Hallowed Fountain',
  'Watery Grave',
  'Blood Crypt',
  'Stomping Ground',
  'Temple Garden',
  'Godless Shrine',
  'Steam Vents',
  'Overgrown Tomb',
  'Sacred Foundry',
  'Breeding Pool',
];

const RARE = ['common', 'uncommon', 'rare', 'mythic', 'special', 'bonus'];
const rarities = fc.tuple(sign, fc.constantFrom(...RARE)).map(
  ([op, name]): Reported => ({
    text: `r${op}${name}`,
    holds: (card) => {
      const rank = RARE.indexOf(card.rarity);
      return rank >= 0 && holdsSign(op, rank, RARE.indexOf(name));
    },
  }),
);

const leaf: fc.Arbitrary<Reported> = fc.oneof(
  colors,
  types,
  words,
  texts,
  facts,
  rarities,
  numberCondition(['mv', 'cmc'], 8, (card) => [card.manaValue]),
  numberCondition(['pow', 'power'], 6, (card) => card.faces.map((face) => size(face.power))),
  numberCondition(['tou'], 6, (card) => card.faces.map((face) => size(face.toughness))),
  numberCondition(['usd'], 30, (card) => [money(card)]),
  numberCondition(['tix'], 5, (card) => [card.prices.cardhoarder?.price ?? null]),
  numberCondition(['decks'], 500, (_, index) => [DECKS[index] ?? null]),
  numberCondition(['inclusion'], 100, (_, index) => [
    POTENTIAL[index] === 0 ? null : (100 * (DECKS[index] ?? 0)) / (POTENTIAL[index] ?? 1),
  ]),
);

const { query } = fc.letrec<{ query: Reported }>((tie) => ({
  query: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    leaf,
    fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((parts) => ({
      text: parts.map(({ text }) => `(${text})`).join(' '),
      holds: (card: Card, index: number) => parts.every((part) => part.holds(card, index)),
    })),
    fc.array(tie('query'), { minLength: 2, maxLength: 3 }).map((parts) => ({
      text: parts.map(({ text }) => `(${text})`).join(' or '),
      holds: (card: Card, index: number) => parts.some((part) => part.holds(card, index)),
    })),
    tie('query').map((part) => ({
      text: `-(${part.text})`,
      holds: (card: Card, index: number) => !part.holds(card, index),
    })),
  ),
}));

describe('queries over the sample compared with a slow reference', () => {
  it('find the same cards', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(query, ({ text, holds }) => {
        const expected = CARDS.flatMap((card, index) => (holds(card, index) ? [index] : []));
        expect(run(text), text).toEqual(expected);
      }),
      { numRuns: 400 },
    );
  });
});

describe('runQuery', () => {
  it('sorts cards that lack the number last', () => {
    const cards = run('t:creature order:eur');
    const prices = cards.map((card) => CARDS[card]?.prices.cardmarket?.price ?? null);
    const known = prices.filter((price) => price !== null);
    expect(prices.slice(known.length).every((price) => price === null)).toBe(true);
    expect(known).toEqual([...known].sort((a, b) => b - a));
  });

  it('orders by decks as commander, cards without any last in either direction', () => {
    const counts = (text: string) => run(text).map((card) => AS_COMMANDER[card] ?? 0);
    const some = AS_COMMANDER.filter((decks) => decks > 0).sort((a, b) => a - b);
    const none = AS_COMMANDER.filter((decks) => decks === 0);
    expect(counts('order:commander')).toEqual([...some.toReversed(), ...none]);
    expect(counts('order:commander direction:asc')).toEqual([...some, ...none]);
  });

  it('finds the same in parts', () => {
    for (const text of ['t:creature', '(o:a or t:elf) order:name', '-c:g mv<3']) {
      const parts = runQueryInParts(parseQuery(text), columns);
      let part = parts.next();
      while (!part.done) part = parts.next();
      expect(part.value).toEqual(runQuery(parseQuery(text), columns));
    }
    // 60 texts cost 2,400 a card, so that 10,000 cards are more than one part.
    const many = parseQuery(Array.from({ length: 60 }, (_, at) => `o:q${at}`).join(' or '));
    const within = Array.from({ length: 10_000 }, (_, at) => at % CARDS.length);
    expect(runQueryInParts(many, columns, new Map(), within).next().done).toBe(false);
  });

  it('has notes about the result', () => {
    expect(runQuery(parseQuery('o:draw'), columns).warnings[0]).toContain('no rules text');
  });

  it('matches types by whole words', () => {
    const lines = (text: string) => new Set(run(text).map((card) => CARDS[card]?.typeLine ?? ''));
    expect([...lines('t:sorcery')].length).toBeGreaterThan(0);
    for (const line of [...lines('t:orc'), ...lines('t=orc')]) expect(line).toMatch(/\bOrc\b/);
    for (const line of lines('t:bat')) expect(line).toMatch(/\bBat\b/);
    expect(lines('t:"legendary creature — human"')).toEqual(lines('t:"Legendary Creature Human"'));
    expect(run('t:legend')).toEqual([]);
    const [said] = runQuery(parseQuery('t:legend'), columns).warnings;
    expect(said).toContain('whole words. Did you mean “legendary”?');
    expect(runQuery(parseQuery('t:creatrue'), columns).warnings[0]).toContain('“creature”');
  });

  it.each([
    ['zz:1', 'zz', 'is not a key'],
    ['crad:ring', 'crad', 'is not a key. Did you mean “card”?'],
    ['artist:x', 'artist', 'printing'],
    ['c:grene', 'grene', 'Did you mean “green”'],
    ['r:rar', 'rar', 'Did you mean “rare”'],
    ['is:shokland', 'shokland', 'shockland'],
    ['mv>x', 'x', 'not a number'],
    ['t>elf', 't>', 'no greater or less than'],
    ['m:q', 'q', 'mana cost'],
    // Cutting 200 digits into parts in every way would never end.
    [`m:${'1'.repeat(200)}!`, `${'1'.repeat(200)}!`, 'mana cost'],
    ['date:2024-13', '2024-13', 'not a date'],
    ['f:modern', 'modern', 'Only Commander'],
    ['o:/x/', '/x/', 'slashes'],
    ['a or order:usd', 'order:usd', 'use it on its own'],
    ['order:nam', 'nam', 'name'],
    ['lift>2', 'lift>2', 'in:'],
    ['e:zzzzzz', 'zzzzzz', 'no set'],
    ['c:""', 'c:""', 'needs a value'],
  ])('points at what is wrong in %s', (text, part, message) => {
    try {
      run(text);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(QueryError);
      const { from, to } = error as QueryError;
      expect(text.slice(from, to)).toBe(part);
      expect((error as QueryError).message).toContain(message);
    }
  });
});
