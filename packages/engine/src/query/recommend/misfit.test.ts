import type { CardFeature } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import type { EngineCard, EngineDeck } from '../../build/types.ts';
import { testModel } from '../../testing/card-model.ts';
import { loaded } from '../../testing/load.ts';
import { plainCard } from '../../testing/plain-card.ts';
import type { Blend } from './blend.ts';
import { commanderShares } from './commander.ts';
import { misfitProbability } from './misfit.ts';
import { readQuery } from './query.ts';

const W = 1;
const card = (slug: string, identity = 0): EngineCard => plainCard(slug, { identity });
const FILLERS = Array.from({ length: 60 }, (_, index) => card(`filler-${index}`));
const CARDS = [card('wanda', W), card('wilma', W), card('own'), card('staple'), card('idea'), card('other')];
CARDS.push(...FILLERS);
const at = (slug: string): number => CARDS.findIndex((each) => each.slug === slug);
const deck = (commander: string, ...cards: string[]): EngineDeck => ({
  commanders: [at(commander)],
  cards: cards.map(at),
  day: null,
  bracket: 0,
  estimatedBracket: 0,
  basics: 0,
  basicsEstimated: false,
});

const DECKS = [deck('wanda', 'own', 'other'), deck('wilma', 'staple', 'other')];

type Input = { list?: string[]; nearness?: number; features?: Record<string, string> };

/** With a nearness there is a card model of the decks; without, near decks decide alone. */
function requested({ list = ['own'], nearness, features = {} }: Input) {
  const on = loaded(CARDS, DECKS, 20000);
  const query = readQuery(on.engine, {
    commanders: [on.index('wanda')],
    cards: list.map(on.index),
    limit: 1,
  });
  const known = CARDS.map((_, index): CardFeature[] => {
    const name = features[on.slug(index)];
    return name === undefined ? [] : [{ name, kind: 1 }];
  });
  // Safe because misfitProbability reads nothing else of it.
  const blend =
    nearness === undefined ? null : ({ nearness, cardModel: testModel(on.engine, known) } as Blend);
  const shares = commanderShares(on.engine, query.commander, null);
  const foreign = misfitProbability(on.engine, query, { blend, cardDecks: null, shares });
  return (slug: string, fit: number, surplus = 0) => foreign({ card: on.index(slug), fit, surplus });
}

const logOdds = (share: number): number => Math.log(share / (1 - share));

describe('misfitProbability', () => {
  it('is the logistic of the weighted evidence', () => {
    // own: fit .4; in one of two decks of the colors, beside 20 with .03 each: 1.6 / 22 = .072727; the commander's one
    // deck has it: (1 + 5 · .072727) / 6 = .227273. One card of two that decks have: half of a list is missing.
    // −2.01 − 2.6 · .4 − .485 · ln .403 + .875 · ln .075727 − .635 · ln .230273 − 1.115 · .5
    // = −2.01 − 1.04 + .440777 − 2.258040 + .932492 − .5575 = −4.492271; 1 / (1 + e^4.492271) = .011071
    expect(requested({})('own', 0.4)).toBeCloseTo(0.011071, 6);
  });

  it('is greater for what the colors play and the list’s like do not than for what nobody plays', () => {
    for (const nearness of [undefined, 0, 0.5, 1]) {
      const foreign = requested(nearness === undefined ? {} : { nearness });
      expect(foreign('staple', 0.01)).toBeGreaterThan(foreign('own', 0.01));
      expect(foreign('staple', 0.01)).toBeGreaterThan(foreign('idea', 0.01));
      expect(foreign('staple', 0.01)).toBeGreaterThan(foreign('staple', 0.1));
      // Too many of a role, beside decks that are not near, means nothing.
      if (nearness === 0) expect(foreign('staple', 0.01, 0.5)).toBe(foreign('staple', 0.01));
      else expect(foreign('staple', 0.01, 0.5)).toBeGreaterThan(foreign('staple', 0.01));
    }
  });

  it('is less for a card that the model knows by its features alone', () => {
    const [alone, withModel] = [requested({}), requested({ nearness: 1 })];
    expect(logOdds(withModel('idea', 0.01))).toBeCloseTo(logOdds(alone('idea', 0.01)) - 0.985, 8);
    expect(withModel('staple', 0.01)).toBeCloseTo(alone('staple', 0.01), 8);
  });

  it('is less the more a card is like the five cards of the list most like it, and the commander', () => {
    // Cards with the same single feature are alike by 1, others by 0. Seven cards are beside own: with two of them like it,
    // their mean is 2/5; with six, however they stand, it is that of five.
    const list = ['own', 'staple', 'other', 'idea', 'filler-0', 'filler-1', 'filler-2', 'filler-3'];
    const draws = (...slugs: string[]) => Object.fromEntries(['own', ...slugs].map((slug) => [slug, 'draw']));
    const logOddsAt = (nearness: number, features?: Record<string, string>): number =>
      logOdds(requested({ list, nearness, ...(features ? { features } : {}) })('own', 0.1));
    const plain = logOddsAt(0.25);
    // −2.96 · 2/5 · (1 − .25) = −.888, −2.96 · 5/5 · .75 = −2.22, −7.8 · .75 = −5.85
    expect(logOddsAt(0.25, draws('staple', 'filler-3')) - plain).toBeCloseTo(-0.888, 5);
    const six = draws('staple', 'other', 'idea', 'filler-0', 'filler-1', 'filler-3');
    expect(logOddsAt(0.25, six) - plain).toBeCloseTo(-2.22, 5);
    expect(logOddsAt(0.25, draws('wanda')) - plain).toBeCloseTo(-5.85, 5);
    expect(logOddsAt(1, six)).toBeCloseTo(logOddsAt(1), 8);
  });

  it('is less in a short list', () => {
    // One card of two on average, then two of two.
    const short = logOdds(requested({ list: ['own'] })('own', 0.1));
    expect(logOdds(requested({ list: ['own', 'other'] })('own', 0.1)) - short).toBeCloseTo(1.115 / 2, 8);
  });
});
