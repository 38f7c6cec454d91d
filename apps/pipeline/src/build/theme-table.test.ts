import { THEME_SLUGS } from '@deckwright/domain';
import { makeCard } from '@deckwright/domain/testing';
import { describe, expect, it } from 'vitest';
import { themeTable } from './theme-table.ts';

const elf = makeCard({ name: 'Elf', typeLine: 'Creature — Elf Druid', themes: ['ramp'] });
const wolf = makeCard({ name: 'Wolf', typeLine: 'Creature — Wolf', kindred: ['Elf', 'Saproling'] });
const changeling = makeCard({ name: 'Any', typeLine: 'Creature — Shapeshifter', kindred: ['*'] });
const relic = makeCard({ name: 'Relic' });
const table = themeTable([elf, wolf, changeling, relic]);

const slug = (number: number) => table.themes[number]?.slug;

describe('the theme table', () => {
  it('contains the themes by slug, then the creature types of the catalog in the plural', () => {
    expect(table.themes.slice(0, THEME_SLUGS.length).map((theme) => theme.slug)).toEqual(THEME_SLUGS);
    expect(table.themes.slice(THEME_SLUGS.length)).toEqual([
      { slug: 'druids', name: 'Druids', kind: 'kindred' },
      { slug: 'elves', name: 'Elves', kind: 'kindred' },
      { slug: 'shapeshifters', name: 'Shapeshifters', kind: 'kindred' },
      { slug: 'wolves', name: 'Wolves', kind: 'kindred' },
    ]);
  });

  it('distinguishes a creature type from a theme with the same name', () => {
    const clone = makeCard({ name: 'Two', typeLine: 'Creature — Clone' });
    expect(themeTable([clone]).themes.at(-1)).toEqual({
      slug: 'clones-kindred',
      name: 'Clones',
      kind: 'kindred',
    });
  });

  it("assigns numbers to a card's types and text; types of no card are omitted", () => {
    const facts = table.ofCard(elf);
    expect(facts?.themes.map(slug)).toEqual(['ramp']);
    expect(facts?.is.map(slug)).toEqual(['elves', 'druids']);
    expect(table.ofCard(wolf)?.names.map(slug)).toEqual(['elves']);
    expect(table.ofCard(changeling)).toMatchObject({ everyType: true, names: [] });
    expect(table.ofCard(relic)).toBeUndefined();
  });
});

it('knows what a commander asks for, of either kind, and what decks are hardly ever called', () => {
  const lord = makeCard({ name: 'Lord', asks: { themes: ['tokens'], types: ['Elf'] } });
  expect(table.ofCard(lord)?.asks?.map(slug)).toEqual(['tokens', 'elves']);
  const getLean = (name: string) => table.leans[table.themes.findIndex((theme) => theme.slug === name)];
  expect(['tokens', 'madness', 'energy', 'elves'].map(getLean)).toEqual([null, 'seldom', null, null]);
});

describe("an owner's tags", () => {
  it.each([
    ['Ramp', 'ramp'],
    ['Group Hug', 'group-hug'],
    ['+1/+1 Counters', 'plus-1-plus-1-counters'],
    ['-1/-1 Counters', 'minus-1-minus-1-counters'],
    ['Planeswalkers', 'planeswalkers'],
    ['Superfriends', 'planeswalkers'],
    ['plus-counters', 'plus-1-plus-1-counters'],
    ['Elf Tribal', 'elves'],
    ['elves', 'elves'],
    ['Kindred: Wolf', 'wolves'],
    ['Wolf Kindred', 'wolves'],
    ['blink theme', 'blink'],
  ])('%s names the theme %s', (tag, wanted) => {
    expect(table.ofTags([tag]).map(slug)).toEqual([wanted]);
  });

  it('name each theme once, in order; other words are ignored', () => {
    expect(
      table.ofTags(['elves', 'Ramp', 'Elf', 'my best deck', '', 'constructor', 'Kindred']).map(slug),
    ).toEqual(['ramp', 'elves']);
  });
});
