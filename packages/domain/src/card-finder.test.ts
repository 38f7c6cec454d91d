import { describe, expect, it } from 'vitest';
import { buildAliasIndex, buildCardFinder } from './card-finder.ts';
import { cardSlug } from './slug.ts';

const card = (name: string, layout = 'normal', aliases: string[] = []) => ({
  slug: cardSlug(name, layout),
  name,
  aliases,
});

describe('the alias index', () => {
  it('maps face names, whole names and other names to the one card that claims them', () => {
    const cards = [
      card('Day Side // Night Side', 'transform'),
      card('Left // Right', 'split'),
      card('Plain', 'normal', ['Old Name']),
    ];
    expect(Object.fromEntries(buildAliasIndex(cards))).toEqual({
      'day-side-night-side': 0,
      'night-side': 0,
      left: 1,
      right: 1,
      'old-name': 2,
    });
  });

  it('never overrides the address of another card', () => {
    const cards = [
      card('Part One // Melded', 'meld'),
      card('Melded', 'meld'),
      card('Other', 'normal', ['Part One']),
    ];
    const index = buildAliasIndex(cards);
    expect(index.has('melded')).toBe(false);
    expect(index.has('part-one')).toBe(false);
    expect(index.get('part-one-melded')).toBe(0);
  });

  it('omits an alias that two cards claim, even if a third claims it too', () => {
    const cards = [
      card('A // Same', 'transform'),
      card('B // Same', 'transform'),
      card('C', 'normal', ['Same']),
    ];
    expect(buildAliasIndex(cards).has('same')).toBe(false);
  });

  it('counts an alias that one card lists twice as one claim', () => {
    expect(buildAliasIndex([card('A // B', 'transform', ['B', 'b!'])]).get('b')).toBe(0);
  });

  it('ignores names without a letter', () => {
    expect(buildAliasIndex([card('A', 'normal', ['!!!', ''])]).size).toBe(0);
  });
});

describe('finding a card', () => {
  const cards = [
    card('Fire // Ice', 'split'),
    card('Ice'),
    card('Day Side // Night Side', 'transform'),
    card('SP//dr, Piloted by Peni'),
    card("Lim-Dûl's Vault"),
  ];
  const find = buildCardFinder(cards);

  it.each([
    ['Fire // Ice', 0],
    ['fire-ice', 0],
    ['Fire/Ice', 0],
    ['Fire', 0],
    ['Ice', 1],
    ['Day Side', 2],
    ['Night Side', 2],
    ['Day Side // Night Side', 2],
    ['Day Side // Something Else', 2],
    ['SP//dr, Piloted by Peni', 3],
    ['LIM-DUL’S VAULT', 4],
    ['Unknown', null],
    ['Unknown // Ice', null],
    ['', null],
    ['!', null],
  ])('finds %j at %j', (name, position) => {
    expect(find(name)).toBe(position);
  });

  it('resolves the name of a rebalanced digital card to the paper card', () => {
    const paper = buildCardFinder([
      card('Teferi, Time Raveler'),
      card('Day // Night', 'transform'),
      card('A-Frame'),
    ]);
    expect(paper('A-Teferi, Time Raveler')).toBe(0);
    expect(paper('A-Day // A-Night')).toBe(1);
    expect(paper('A-Frame')).toBe(2);
    expect(paper('A-Nobody')).toBeNull();
  });
});
