import { THEME_SLUGS } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../../testing/insight-card.ts';
import { proposalFacts } from '../../proposal/card-facts.ts';
import { planFacts } from '../plan-facts.ts';
import { planFit } from '../plan-fit.ts';
import { readPlan } from '../read-plan.ts';
import { requestedCards } from '../requested-cards.ts';
import { findKnownCommanders, findsWording } from './known-commanders.ts';

const NAME = 'Mikaeus, the Unhallowed';

describe('our list of what players build around commanders', () => {
  it('names thousands of commanders once, with themes that the site knows', () => {
    const { of, unknown } = findKnownCommanders([
      insightCard(NAME, 'Legendary Creature — Zombie Cleric', { colors: 'B' }),
      insightCard('Never Printed', 'Legendary Creature — Elf'),
    ]);
    expect(of(0)?.themes.map(({ theme }) => THEME_SLUGS[theme])).toContain('aristocrats');
    expect(of(0)?.types).toEqual(['Zombie']);
    expect(of(0)?.wording).toContain('undying');
    expect(of(1)).toBeUndefined();
    expect(unknown.length).toBeGreaterThan(2900);
    expect(new Set(unknown).size).toBe(unknown.length);
  });

  it('finds a wording, with any number for "#", and takes other signs as they are', () => {
    expect(findsWording('pay # life').isIn('{t}, pay 2 life: draw a card.')).toBe(true);
    expect(findsWording('pay # life').isIn('{t}, pay x life: draw a card.')).toBe(true);
    expect(findsWording('pay # life').isIn('pay half your life')).toBe(false);
    expect(findsWording('equip {#}').isIn('equip {3}')).toBe(true);
    expect(findsWording('+#/+# counter').isIn('put a +1/+1 counter on it')).toBe(true);
    expect(findsWording('{t}:').isIn('{t}: add {g}.')).toBe(true);
    expect(findsWording('create # tokens').isIn('create ten tokens')).toBe(true);
  });

  it('finds whole words and their plural, and what cards call themselves', () => {
    expect(findsWording('rat').isIn('for each rat you control')).toBe(true);
    expect(findsWording('rat').isIn('all rats get +1/+1')).toBe(true);
    expect(findsWording('rat').isIn('operation')).toBe(false);
    expect(findsWording('flash').isIn('flashback {2}')).toBe(false);
    for (const text of ['when this dies, draw', 'when this creature dies, draw'])
      for (const wording of ['when this dies', 'when this creature dies'])
        expect(findsWording(wording).isIn(text)).toBe(true);
    expect(findsWording('when this dies').isIn('when this turn ends')).toBe(false);
  });
});

describe('a commander that is on the list', () => {
  const cards = [
    insightCard(NAME, 'Legendary Creature — Zombie Cleric', { colors: 'B' }),
    insightCard('Comes Back', 'Instant', { colors: 'B', text: 'Persist' }),
    insightCard('Plain', 'Instant', { colors: 'B', text: 'Flying' }),
    ...Array.from({ length: 400 }, (_, index) => insightCard(`Other ${index}`, 'Instant')),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);

  it('asks for cards with the wording: the rarer it is, the more', () => {
    const { cards: found, parts } = requestedCards(facts, [0]);
    // One of 402 spells says "persist": (ln 402 − 3) / 3.6 = 0.8324.
    expect([...found]).toEqual([1]);
    expect(parts[0]).toBeCloseTo(0.8324, 3);
  });

  it('has these in its plan', () => {
    const list = [1, 2, 3];
    const plan = readPlan(facts, { commanders: [0], cards: list });
    const fit = planFit(facts, plan, { commanders: [0], list });
    expect([fit.isWanted(1), fit.isWanted(2)]).toEqual([true, false]);
    expect(fit.fit[1]!).toBeGreaterThan(fit.fit[2]!);
  });
});
