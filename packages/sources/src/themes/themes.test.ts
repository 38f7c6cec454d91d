import type { Card, ThemeSlug } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { findRoles } from '../roles/roles.ts';
import { kindredReader } from './kindred.ts';
import { THEME_EXAMPLES } from './theme-examples.fixture.ts';
import type { Example } from './theme-examples-to-k.fixture.ts';
import { themeReader } from './themes.ts';

const read = themeReader();
const readThemes = (card: Facts) => read(card).themes;

type Facts = Parameters<typeof read>[0] & Parameters<typeof findRoles>[0] & Pick<Card, 'name'>;

function card([typeLine, text]: Example, facts: Partial<Facts> = {}): Facts {
  const known = makeCard({ name: 'Any', typeLine, text, ...facts });
  return { ...known, roles: findRoles(known) };
}

describe.each(Object.entries(THEME_EXAMPLES))('the theme %s', (slug, { yes, no }) => {
  it('includes a card of it and excludes a near miss', () => {
    expect(readThemes(card(yes))).toContain(slug);
    expect(readThemes(card(no))).not.toContain(slug);
  });
});

describe('themes', () => {
  const plain: Example = ['Creature — Bear', ''];
  const has = (slug: ThemeSlug, facts: Partial<Facts>) => readThemes(card(plain, facts)).includes(slug);

  it('follow functional tags: the tag itself, and all with this prefix if the rule says so', () => {
    expect(has('blink', { tags: ['flicker'] })).toBe(true);
    expect(has('blink', { tags: ['flicker-creature'] })).toBe(true);
    expect(has('blink', { tags: ['flickering'] })).toBe(false);
    expect(has('auras', { tags: ['synergy-aura-x'] })).toBe(false);
  });

  it('follow keywords, an X in the cost and the size of a creature', () => {
    expect(has('cascade', { keywords: ['Cascade'] })).toBe(true);
    expect(has('x-spells', { manaCost: '{X}{G}' })).toBe(true);
    expect(has('big-mana', { manaValue: 7 })).toBe(true);
    const size = (power: string) => [{ ...card(plain).faces[0], power } as Card['faces'][number]];
    expect(has('power-matters', { faces: size('6') })).toBe(true);
    expect(has('power-matters', { faces: size('*') })).toBe(false);
  });

  it('do not follow from a name of several words', () => {
    const [face] = card(['Land', 'Myriad Landscape enters tapped.']).faces;
    const faces = [{ ...face, name: 'Myriad Landscape' } as Card['faces'][number]];
    expect(has('myriad', { name: 'Myriad Landscape', faces })).toBe(false);
    expect(has('myriad', { faces: [{ ...faces[0], text: 'It has myriad.' } as Card['faces'][number]] })).toBe(
      true,
    );
  });

  it('ignore reminder text and are sorted', () => {
    expect(readThemes(card(['Creature — Bear', 'Trample (It can create a Treasure token.)']))).toEqual([]);
    const many = readThemes(card(['Sorcery', 'Create a Food token. Create a Clue token. Proliferate.']));
    expect(many).toEqual([...many].sort());
  });
});

describe('the creature types a card names', () => {
  const catalog = [
    'Creature — Elf Druid',
    'Creature — Wolf',
    'Creature — Goblin',
    'Legendary Creature — Time Lord',
  ];
  const readTypes = kindredReader(catalog.map((typeLine) => card([typeLine, ''])));

  it.each<[text: string, typeLine: string, named: string[]]>([
    ['Other Elves you control get +1/+1.', 'Creature — Elf', []],
    ['Elves you control have trample.', 'Creature — Wolf', ['Elf']],
    ['Create a 2/2 green Wolf creature token.', 'Sorcery', ['Wolf']],
    ['Choose Elf or Goblin.', 'Artifact', ['Elf', 'Goblin']],
    ['Time Lords you control have ward {1}.', 'Artifact', ['Time Lord']],
    ['Zombies you control have menace.', 'Artifact', []],
    ['Draw a card. (Elves are creatures.)', 'Sorcery', []],
  ])('%s (%s)', (text, typeLine, named) => {
    expect(readTypes(card([typeLine, text])).others).toEqual(named);
  });

  it('are not those of its own name', () => {
    const named = card(['Sorcery', 'Goblin Fire deals 2 damage to any target.'], { name: 'Goblin Fire' });
    expect(readTypes(named)).toEqual({ others: [], all: [] });
  });

  it('include its own when asked for its decks as commander', () => {
    const lord = card(['Legendary Creature — Elf Druid', 'Other Elves you control get +1/+1.']);
    expect(readTypes(lord)).toEqual({ others: [], all: ['Elf'] });
  });

  it('are all of them for a changeling', () => {
    const every = { others: ['*'], all: [] };
    expect(
      readTypes(card(['Creature — Shapeshifter', 'Changeling (This card is every creature type.)'])),
    ).toEqual(every);
    expect(readTypes(card(['Creature — Shapeshifter', ''], { keywords: ['Changeling'] }))).toEqual(every);
  });
});

describe('what a card asks of a deck as its commander', () => {
  const asks = (text: string, facts: Partial<Facts> = {}) =>
    read(card(['Legendary Artifact Creature — Golem', text], facts)).asks;

  it('is what its sentences say, not its type, its size or how it fights', () => {
    expect(asks('Whenever you gain life, draw a card.')).toEqual(['lifegain']);
    expect(asks('Flying, lifelink', { keywords: ['Flying', 'Lifelink'], manaValue: 8 })).toEqual([]);
  });

  it("is what a theme's keyword says", () => {
    expect(asks('Cascade', { keywords: ['Cascade'] })).toEqual(['cascade']);
  });
});
