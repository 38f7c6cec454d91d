import { THEME_SLUGS } from '@deckwright/domain';
import { expect, it } from 'vitest';
import { CUTTABLE_LIST as CARDS, findCuts } from '../../testing/find-cuts.ts';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { planFacts } from './plan-facts.ts';

it('leaves weak cards whose themes are the whole list’s, and replaceable ones whose themes it shares a little', () => {
  const theme = { theme: 0, weight: 1 };
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Aegis Turtle', 'Instant'),
    insightCard('Izzet Locket', 'Instant'),
    ...Array.from({ length: 20 }, (_, index) => insightCard(`Other ${index}`, 'Artifact')),
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const list = [...cards.keys()].slice(1);
  const find = (sharing: number) => {
    const sharers = new Set(list.slice(4, 4 + sharing));
    const of = (card: number) => (card === 3 || card === 4 || sharers.has(card) ? [theme] : []);
    const cardThemes = {
      of,
      cards: Uint32Array.from(list),
      mean: new Float64Array(THEME_SLUGS.length),
      unknown: [],
    };
    const found = findCuts({
      facts: { ...facts, cardThemes, themedSpells: list },
      list,
      inCombos: new Set(),
      keep: new Set(list.slice(4)),
    });
    return found.map(({ card }) => cards[card]?.name);
  };
  // No average card has the theme, so each other card that has it counts one. The two are beside those that share.
  // The Turtle, weak, stays from 14 others on, the Locket, replaceable, from 4 on.
  expect(find(2)).toEqual(['Aegis Turtle', 'Izzet Locket']);
  expect(find(3)).toEqual(['Aegis Turtle']);
  expect(find(12)).toEqual(['Aegis Turtle']);
  expect(find(13)).toEqual([]);
});

it('takes out what is replaceable only if few players care for it, or an expensive mana rock', () => {
  const cards = [
    ...CARDS.slice(0, 3),
    insightCard('Saruli Caretaker', 'Sorcery'),
    insightCard('Darksteel Ingot', 'Artifact', { manaValue: 3, roles: ['ramp', 'mana-artifact'] }),
    insightCard('Better Rock', 'Artifact', { roles: ['ramp', 'mana-artifact'] }),
  ];
  const base = planFacts(proposalFacts(cards, []), []);
  const find = (standing: number) =>
    findCuts({
      facts: {
        ...base,
        proposal: { ...base.proposal, standing: Float64Array.of(0, 0, 0, standing, standing, 0.9) },
      },
      ...{ list: [1, 2, 3, 4], adds: [{ card: 5 }], inCombos: new Set<number>(), keep: new Set<number>() },
    }).map(({ card }) => cards[card]?.name);
  expect(find(0.11).toSorted()).toEqual(['Darksteel Ingot', 'Saruli Caretaker']);
  expect(find(0.12)).toEqual(['Darksteel Ingot']);
  // One that draws a card, too, but none that does more.
  cards[4] = insightCard('Darksteel Ingot', 'Artifact', {
    ...{ manaValue: 3, roles: ['ramp', 'draw', 'mana-artifact'] },
  });
  expect(find(0.12)).toEqual(['Darksteel Ingot']);
  cards[4] = insightCard('Darksteel Ingot', 'Artifact', {
    ...{ manaValue: 3, roles: ['ramp', 'removal', 'mana-artifact'] },
  });
  expect(find(0.12)).toEqual([]);
});

it('finds that what helps all creatures has a role in a list of many', () => {
  const creatures = Array.from({ length: 20 }, (_, index) => insightCard(`Wall ${index}`, 'Creature — Wall'));
  const cards = [
    ...CARDS.slice(0, 1),
    insightCard('Saruli Caretaker', 'Instant', { text: 'Creatures you control gain vigilance.' }),
    ...creatures,
  ];
  const facts = planFacts(proposalFacts(cards, []), []);
  const find = (count: number) =>
    findCuts({
      ...{ facts, list: [...cards.keys()].slice(1, 2 + count) },
      ...{ inCombos: new Set<number>(), keep: new Set<number>([...cards.keys()].slice(2)) },
    }).map(({ card }) => cards[card]?.name);
  expect([find(19), find(20)]).toEqual([['Saruli Caretaker'], []]);
});

it('names what may be the engine of a deck only with a better card', () => {
  const find = (typeLine: string, more: { better?: boolean; rocks?: number } = {}) => {
    const cards = [
      ...CARDS.slice(0, 3),
      insightCard('Aegis Turtle', typeLine, { roles: ['ramp'] }),
      ...Array.from({ length: more.rocks ?? 0 }, (_, index) =>
        insightCard(`Stone ${index}`, 'Artifact', { roles: ['ramp'] }),
      ),
      insightCard('Better Rock', 'Artifact', { roles: ['ramp'] }),
    ];
    const base = planFacts(proposalFacts(cards, []), []);
    const better = cards.length - 1;
    const standing = Float64Array.from(cards, (_, index) => (index === better ? 0.9 : 0));
    return findCuts({
      facts: { ...base, proposal: { ...base.proposal, standing } },
      list: [...cards.keys()].slice(1, better),
      adds: more.better ? [{ card: better }] : [],
      ...{ inCombos: new Set<number>(), keep: new Set<number>([...cards.keys()].slice(4, better)) },
    }).map(({ card }) => cards[card]?.name);
  };
  const turtle = ['Aegis Turtle'];
  expect([find('Artifact'), find('Creature — Turtle'), find('Enchantment')]).toEqual([[], [], []]);
  expect([find('Artifact', { better: true }), find('Artifact', { rocks: 14 })]).toEqual([turtle, []]);
  for (const effect of ['Instant', 'Sorcery', 'Enchantment — Aura', 'Artifact — Equipment'])
    expect(find(effect)).toEqual(turtle);
});
