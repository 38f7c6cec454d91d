import { THEME_NAMES, THEME_SLUGS } from '@deckwright/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTiny, type TinySnapshot } from '../../testing/index.ts';
import { adviseDeck } from '../advise-deck.ts';
import { findPlanThemes, planChoices } from './plan-choices.ts';

let tiny: TinySnapshot;
beforeAll(async () => {
  tiny = await openTiny();
}, 60_000);
afterAll(() => tiny.close());

const find = (...texts: string[]) => findPlanThemes(tiny.snapshot, texts);

describe('findPlanThemes', () => {
  it('finds what is offered by its name and by its slug, in any case', () => {
    for (const { slug, name } of planChoices(tiny.snapshot))
      for (const text of [slug, name, name.toUpperCase(), ` ${name.toLowerCase()} `])
        expect(find(text), text).toEqual({ slugs: [slug], unknown: [] });
  });

  it('keeps the order, and each theme once', () => {
    const [first, second] = THEME_SLUGS;
    if (!first || !second) return expect.fail('No themes.');
    expect(find(second, first, THEME_NAMES[second]).slugs).toEqual([second, first]);
  });

  it('names what is no theme as it was written', () => {
    expect(find(' No Such Theme ', '', '  ')).toEqual({ slugs: [], unknown: ['No Such Theme'] });
  });
});

describe('the plan of an answer', () => {
  const ask = async (plan?: string[]) => {
    const context = { snapshot: tiny.snapshot, imageHost: null };
    const list = { cards: ['Sunbeam', 'Beacon'], commanders: ['Cyr the Lone'] };
    return (await adviseDeck(context, list, { parts: ['plan'], limits: plan ? { plan } : {} })).plan;
  };

  it('is the player’s, in the player’s order', async () => {
    const plan = await ask(['Tokens', 'artifacts']);
    expect(plan?.themes.map(({ slug, source }) => [slug, source])).toEqual([
      ['tokens', 'player'],
      ['artifacts', 'player'],
    ]);
    expect(plan?.unknown).toEqual([]);
  });

  it('is that of the list where the player names nothing known', async () => {
    const own = await ask();
    expect(own?.themes.some(({ source }) => source === 'player')).toBe(false);
    expect(await ask(['No Such Theme'])).toEqual({ ...own, unknown: ['No Such Theme'] });
    expect(await ask([])).toEqual(own);
  });
});
