import { describe, expect, it } from 'vitest';
import { TINY_CARDS, testCard } from '../testing/tiny-catalog.ts';
import { NameResolver } from './name-resolver.ts';

const resolver = new NameResolver(TINY_CARDS);
const named = (index: number | null | undefined): string | null =>
  index === null || index === undefined ? null : (TINY_CARDS[index]?.name ?? null);

describe('find', () => {
  it.each([
    ['/cards/beacon', 'Beacon'],
    ['https://example.org/cards/beacon?x=1', 'Beacon'],
    ['beacon', 'Beacon'],
    ['BEACON', 'Beacon'],
    ['1 Beacon', 'Beacon'],
    ['30x Plains', 'Plains'],
    ['1 Beacon (TST) 12', 'Beacon'],
    ['1 Beacon (TST) 12 *F*', 'Beacon'],
    [`Beacon${' '.repeat(300)}(TST)`, 'Beacon'],
    ['Beacon\t()', 'Beacon'],
    ["Lim-Dul's Lamp", 'Lim-Dûl’s Lamp'],
    ['Dawn // Dusk', 'Dawn // Dusk'],
    ['Dawn', 'Dawn // Dusk'],
    ['dawn-dusk', 'Dawn // Dusk'],
    ['Gate Warden', 'Gate Warden // Warden’s Path'],
    ['1 Gate Warden // Warden’s Path', 'Gate Warden // Warden’s Path'],
  ])('reads %s', (text, name) => {
    expect(named(resolver.find(text))).toBe(name);
  });

  it.each(['', ' ', 'Nothing', '/cards/', '/cards/%', '%', '__proto__', 'constructor', '1', '()', '1 ()'])(
    'finds no card for "%s"',
    (text) => {
      expect(resolver.find(text)).toBeNull();
    },
  );

  it('accepts a number that is part of the name', () => {
    const cards = [testCard('40 Winks', { typeLine: 'Sorcery' }), testCard('Winks', { typeLine: 'Sorcery' })];
    const own = new NameResolver(cards);
    expect(own.find('40 Winks')).toBe(0);
    expect(own.find('3 40 Winks')).toBe(0);
    expect(own.find('3 Winks')).toBe(1);
  });
});

describe('bySlug', () => {
  it('distinguishes its own address from other spellings', () => {
    expect(resolver.bySlug('dawn-dusk')?.canonical).toBe(true);
    expect(resolver.bySlug('dawn')?.canonical).toBe(false);
    expect(resolver.bySlug('Dawn-Dusk')?.canonical).toBe(false);
  });

  it('follows an alias only if exactly one card claims it', () => {
    const cards = [
      testCard('North', { typeLine: 'Land', aliases: ['Shared', 'Only'] }),
      testCard('South', { typeLine: 'Land', aliases: ['Shared'] }),
    ];
    const own = new NameResolver(cards);
    expect(own.bySlug('shared')).toBeNull();
    expect(own.bySlug('only')).toEqual({ card: 0, canonical: false });
  });

  it('prefers an address to an alias with the same text', () => {
    const cards = [
      testCard('North', { typeLine: 'Land', aliases: ['South'] }),
      testCard('South', { typeLine: 'Land' }),
    ];
    expect(new NameResolver(cards).bySlug('south')).toEqual({ card: 1, canonical: true });
  });
});

describe('commanderBySlug', () => {
  it('finds a legal sole commander', () => {
    expect(resolver.commanderBySlug('cyr-the-lone')).toMatchObject({ key: 'cyr-the-lone', canonical: true });
  });

  it('finds a legal pair and knows its right order', () => {
    const right = resolver.commanderBySlug('ada-the-first-bo-the-second');
    expect(right).toMatchObject({ key: 'ada-the-first-bo-the-second', canonical: true });
    const wrong = resolver.commanderBySlug('bo-the-second-ada-the-first');
    expect(wrong).toEqual({ ...right, canonical: false });
  });

  it('finds a card with its Background, although the Background cannot be the sole commander', () => {
    expect(resolver.commanderBySlug('eld-the-chooser-far-hometown')?.key).toBe(
      'eld-the-chooser-far-hometown',
    );
    expect(resolver.commanderBySlug('far-hometown')).toBeNull();
  });

  it.each([
    'beacon',
    'ada-the-first-cyr-the-lone',
    'ada-the-first-ada-the-first',
    'ada-the-first-x',
    '-',
    'a'.repeat(5000),
    '-'.repeat(5000),
  ])('finds no commander at %.40s', (slug) => {
    expect(resolver.commanderBySlug(slug)).toBeNull();
  });
});

describe('findCommanders', () => {
  it('reads a card, an address of one and an address of a pair', () => {
    const names = (text: string) => resolver.findCommanders(text)?.map(named);
    expect(names('1 Cyr the Lone')).toEqual(['Cyr the Lone']);
    expect(names('/commanders/cyr-the-lone')).toEqual(['Cyr the Lone']);
    expect(names('/cards/far-hometown')).toEqual(['Far Hometown']);
    expect(names('https://x.org/commanders/bo-the-second-ada-the-first')).toEqual([
      'Ada, the First',
      'Bo, the Second',
    ]);
    expect(names('ada-the-first-bo-the-second')).toEqual(['Ada, the First', 'Bo, the Second']);
    expect(resolver.findCommanders('nobody')).toBeNull();
  });

  it('reads the name of a pair, and the name of a card with two faces as that card', () => {
    const names = (text: string) => resolver.findCommanders(text)?.map(named);
    expect(names('Bo, the Second // Ada, the First')).toEqual(['Bo, the Second', 'Ada, the First']);
    expect(names('1 Ada, the First // Bo, the Second')).toEqual(['Ada, the First', 'Bo, the Second']);
    expect(names('Gate Warden // Warden’s Path')).toEqual(['Gate Warden // Warden’s Path']);
    expect(names('Dawn // Dusk')).toEqual(['Dawn // Dusk']);
    for (const between of ['&', '+', 'and'])
      expect(names(`Ada, the First ${between} Bo, the Second`)).toEqual(['Ada, the First', 'Bo, the Second']);
    expect(names('Ada, the First, Bo, the Second')).toEqual(['Ada, the First', 'Bo, the Second']);
    expect(resolver.findCommanders('Ada, the First, Nobody')).toBeNull();
    expect(resolver.findCommanders('Ada, the First & Nobody')).toBeNull();
    expect(resolver.findCommanders(' // '.repeat(90))).toBeNull();
  });
});
