import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ExcludedName } from './excluded-name.ts';
import { bareNames, buildNameFinder, withoutQuantity } from './name-finder.ts';
import { cardSlug } from './slug.ts';

const card = (name: string, layout = 'normal', aliases: string[] = []) => ({
  slug: cardSlug(name, layout),
  name,
  aliases,
});

const CARDS = [
  'Erase',
  'Solemn Simulacrum',
  'Ancient Tomb',
  'Opt',
  'Arcane Signet',
  'Divination',
  'Day Side // Night Side',
  'Fire // Ice',
  '40 Winks',
  'Winks',
  'SP//dr, Piloted by Peni',
].map((name) => card(name, name === 'Fire // Ice' ? 'split' : 'normal'));

const EXCLUDED: ExcludedName[] = [
  { name: '"Ach! Hans, Run!"', kind: 'not-legal' },
  { name: 'Erase (Not the Urza’s Legacy One)', kind: 'not-legal' },
  { name: 'Hazmat Suit (Used)', kind: 'not-legal' },
  { name: 'X', kind: 'not-legal' },
  { name: 'Saproling', kind: 'token' },
  { name: 'Saproling', kind: 'not-legal' },
  { name: 'Clue', kind: 'token' },
];

const finder = buildNameFinder(CARDS, EXCLUDED);
const named = (text: string) => CARDS[finder.find(text, { quantity: true }) ?? -1]?.name ?? null;
const excluded = (text: string) => finder.findExcluded(text, { quantity: true })?.name ?? null;

describe('a name with a printing behind it', () => {
  it.each([
    ['Opt (XLN) 65', 'Opt'],
    ['Opt (xln)', 'Opt'],
    ['Arcane Signet (ELD) *F* 331', 'Arcane Signet'],
    ['Arcane Signet *F* (ELD) 331', 'Arcane Signet'],
    ['Divination (M20) 53 F', 'Divination'],
    ['Divination [PLST:M20-53]', 'Divination'],
    ['Divination [M20] foil', 'Divination'],
    ['Divination (PLST) M20-53★ *E*', 'Divination'],
    ['Opt (XLN) 65 [Draw]', 'Opt'],
    ['Fire // Ice (APC) 128', 'Fire // Ice'],
    ['Erase (ONE) 5', 'Erase'],
    ['Erase (ONE)', 'Erase'],
    ['2x Erase (USG)', 'Erase'],
    ['40 Winks (TST) 1', '40 Winks'],
    ['2 40 Winks', '40 Winks'],
    ['2 Winks', 'Winks'],
  ])('%s is %s', (text, name) => {
    expect(named(text)).toBe(name);
    expect(excluded(text)).toBeNull();
  });
});

describe('words in brackets', () => {
  it.each([
    ['Solemn Simulacrum (the good one)', 'Solemn Simulacrum'],
    ['Solemn Simulacrum [Card Draw] (foil)', 'Solemn Simulacrum'],
    ['1 Solemn Simulacrum (my favorite (really))', 'Solemn Simulacrum'],
    ['Solemn Simulacrum (foil', null],
    ['Erase (the good one)', 'Erase'],
    ['Erase', 'Erase'],
    ['40 Winks (a remark)', '40 Winks'],
  ])('are left out of %s if they are a remark', (text, name) => {
    expect(named(text)).toBe(name);
  });

  it.each([
    'Erase (Not the Urza’s Legacy One)',
    "1 erase (not the urza's legacy one)",
    'Erase (Not the Urza’s Legacy One) (UST) 10',
    'Erase Not the Urzas Legacy One',
  ])('that belong to a name are never cut: %s', (text) => {
    expect(named(text)).toBeNull();
    expect(excluded(text)).toBe('Erase (Not the Urza’s Legacy One)');
  });

  it.each(['Erase (not Urza’s Legacy)', 'Erase (legacy)', 'Erase (one)', 'Erase [not the one]'])(
    'of a name that begins the same way are not cut: %s',
    (text) => {
      expect(named(text)).toBeNull();
      expect(excluded(text)).toBeNull();
    },
  );

  it.each(['Hazmat Suit (Used)', 'Hazmat Suit (used) (UST) 57', '2 Hazmat Suit (Used) (the dirty one)'])(
    'stay with the name of a card that is not legal: %s',
    (text) => {
      expect(named(text)).toBeNull();
      expect(excluded(text)).toBe('Hazmat Suit (Used)');
    },
  );
});

describe('a printed title beside the name', () => {
  it.each([
    ['Balin’s Tomb // Ancient Tomb', 'Ancient Tomb'],
    ['Ancient Tomb // Balin’s Tomb', 'Ancient Tomb'],
    ['Balin’s Tomb / Ancient Tomb', 'Ancient Tomb'],
    ['Balin’s Tomb/Ancient Tomb', 'Ancient Tomb'],
    ['Balin’s Tomb (Ancient Tomb)', 'Ancient Tomb'],
    ['Balin’s Tomb (Ancient Tomb) (LTC) 357', 'Ancient Tomb'],
    ['Ancient Tomb (Balin’s Tomb)', 'Ancient Tomb'],
    ['Some Title (Opt)', 'Opt'],
    ['2 Opt (Ancient Tomb)', 'Opt'],
    ['2 Some Title // Opt (XLN) 65', 'Opt'],
    ['Some Title // SP//dr, Piloted by Peni', 'SP//dr, Piloted by Peni'],
    // Two cards that are not one: the front.
    ['Opt // Ancient Tomb', 'Opt'],
    // Two-faced cards win.
    ['Fire // Ice', 'Fire // Ice'],
    ['Fire/Ice', 'Fire // Ice'],
    ['Day Side // Night Side', 'Day Side // Night Side'],
    ['Day Side // Something Else', 'Day Side // Night Side'],
    ['Some Title // X', null],
    ['Some Title // Other Title', null],
    ['https://example.org/opt', null],
    ['opt/erase/winks', null],
  ])('%s is %s', (text, name) => {
    expect(named(text)).toBe(name);
  });

  it('may be that of a card that is not legal, where no half is a card', () => {
    expect(excluded('Some Title // X')).toBe('X');
    expect(excluded('X // Opt')).toBeNull();
    expect(named('X // Opt')).toBe('Opt');
  });
});

describe('a name of the card data that is not in the catalog', () => {
  it.each(['Ach! Hans, Run!', '"Ach! Hans, Run!"', '1 Ach! Hans Run', 'Ach! Hans, Run! (UNH) 116'])(
    'is found: %s',
    (text) => expect(excluded(text)).toBe('"Ach! Hans, Run!"'),
  );

  it('is, of several, the one with the more telling reason', () => {
    expect(finder.findExcluded('saproling')?.kind).toBe('not-legal');
    expect(finder.findExcluded('Clue')?.kind).toBe('token');
  });

  it('is none for a card, an unknown name or no name', () => {
    for (const text of ['Opt', 'Nobody', '', ' ', '()', '1 ()', '!', '__proto__'])
      expect(finder.findExcluded(text)).toBeNull();
  });
});

describe('a text of any kind', () => {
  const letters = fc.constantFrom(...'aAXx0 1()[]/,*"#:-&', ' (', ') ', ' // ', 'Opt', 'Erase', 'ONE');

  it('never fails, and names at most one of a card and a name outside the catalog', () => {
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 60 }), (parts) => {
        const text = parts.join('');
        const found = [named(text), excluded(text)].filter((each) => each !== null);
        expect(found.length).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('names a card whatever printing is behind its name', () => {
    const code = fc.stringMatching(/^[A-Z0-9]{3,5}$/).filter((each) => !/^(FOIL|ETCHED)$/.test(each));
    const number = fc.integer({ min: 1, max: 9999 });
    const finish = fc.constantFrom('', ' *F*', ' F', ' foil', ' *E*');
    fc.assert(
      fc.property(fc.constantFrom(...CARDS), code, number, finish, ({ name }, set, index, end) => {
        expect(named(`${name} (${set}) ${index}${end}`)).toBe(name);
      }),
    );
  });

  it.each(['(', ' (', '()', ' ()', '[x] ', ' ', ',', ', ', '/', ' // ', '1', '1 ', '*F* ', '(a) '])(
    'is read at once, even 100 kB of "%s"',
    (part) => {
      const text = part.repeat(Math.ceil(100_000 / part.length));
      for (const each of [text, `Opt ${text}`, `${text} Opt`, `Opt ${text})`]) {
        expect(finder.findExcluded(each)).toBeNull();
        finder.find(each, { quantity: true });
        withoutQuantity(each);
      }
    },
  );
});

describe('the names in a text', () => {
  it.each([
    ['Sol Rinng (CMR) 472 F', ['Sol Rinng (CMR) 472 F', 'Sol Rinng', 'Sol Rinng (CMR) 472']],
    ['2 Sol Rinng (foil) [x y]', ['Sol Rinng (foil) [x y]', 'Sol Rinng (foil)']],
    ['Title // Sol Rinng', ['Title // Sol Rinng', 'Title', 'Sol Rinng']],
    ['', ['']],
  ])('%s', (text, names) => {
    expect(bareNames(text)).toEqual(expect.arrayContaining(names.filter((name) => !name.endsWith('472'))));
    expect(bareNames(text)[0]).toBe(names[0]);
  });
});

describe('a name without its quantity', () => {
  it.each([
    ['3 Opt', 'Opt'],
    ['3x Opt', 'Opt'],
    ['3 x Opt', 'Opt'],
    ['3 X', 'X'],
    ['3Opt', '3Opt'],
    ['3xOpt', '3xOpt'],
    ['Opt', 'Opt'],
    ['', ''],
  ])('%s is %s', (text, name) => {
    expect(withoutQuantity(text)).toBe(name);
  });
});
