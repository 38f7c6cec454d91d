import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { commonWording, countWording } from './common-wording.ts';

const BITE =
  'Target creature you control deals damage equal to its power to target creature you don’t control.';
const cards = [
  ...Array.from({ length: 5 }, (_, index) => insightCard(`Bite ${index}`, 'Instant', { text: BITE })),
  insightCard('Plain', 'Instant', { text: 'Draw a card.' }),
  insightCard('Only one', 'Sorcery', { text: 'Exile an artifact.' }),
  ...Array.from({ length: 93 }, (_, index) =>
    insightCard(`Other ${index}`, 'Instant', { text: 'Draw a card.' }),
  ),
];
const facts = proposalFacts(cards, []);
const wording = countWording(facts);
const list = [0, 1, 2, 3, 4, 5, 6];
const getCommon = commonWording(wording, list);

it('is high for cards that say the same as others of the list, and low for those that say what every card says', () => {
  // "deals damage": 5 of 100 spells, 7 cards of the catalog's would have 0.35 of it. The 4 others: 3.65 / √1.35 = 3.141.
  expect(getCommon(0)).toBeCloseTo(3.1414, 4);
  // "draw": no three others of the list say it.
  expect(getCommon(5)).toBe(0);
  // Nothing in common.
  expect(getCommon(6)).toBe(0);
});

it('is known of a card outside of the list, and never of words that two cards of the catalog have', () => {
  const six = [...cards, insightCard('Bite 6', 'Instant', { text: BITE })];
  const other = proposalFacts(six, []);
  // 6 of 101 spells; of a card outside all five in the list count.
  const expected = (6 / 101) * 7;
  expect(commonWording(countWording(other), list)(100)).toBeCloseTo(
    (5 - expected) / Math.sqrt(expected + 1),
    10,
  );
  // Only one card says "Exile an artifact".
  expect([...wording.terms(6)]).toEqual([]);
});

it('leaves out what mana a card makes, which cards of any list say', () => {
  const rocks = Array.from({ length: 5 }, (_, index) =>
    insightCard(`Rock ${index}`, 'Artifact', {
      text: '{T}: Add one mana of any color. {2}, {T}: Bless a Wizard.',
    }),
  );
  const find = (text: string) => {
    const all = [...cards.slice(7), ...rocks, insightCard('Another', 'Artifact', { text })];
    const rest = [93, 94, 95, 96, 97, 98];
    return commonWording(countWording(proposalFacts(all, [])), rest)(98);
  };
  expect(find('{T}: Add one mana of any color.')).toBe(0);
  expect(find('Bless a Wizard.')).toBeGreaterThan(3);
});

it('holds for texts of one letter, and for none', () => {
  const odd = ['a'.repeat(5000), ' ', ''].map((text, index) =>
    insightCard(`Odd ${index}`, 'Instant', { text }),
  );
  const other = proposalFacts(odd, []);
  expect(commonWording(countWording(other), [0, 1, 2])(0)).toBe(0);
  expect(commonWording(countWording(other), [])(1)).toBe(0);
});
