import { expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import type { ListPlan } from './types.ts';
import { unsupportedCards } from './unsupported-cards.ts';

const elves = Array.from({ length: 6 }, (_, index) => insightCard(`Elf ${index}`, 'Creature — Elf'));
const bears = Array.from({ length: 40 }, (_, index) => insightCard(`Bear ${index}`, 'Creature — Bear'));
const legends = Array.from({ length: 60 }, (_, index) =>
  insightCard(`Legend ${index}`, 'Legendary Creature — Human'),
);
const CARDS = [
  insightCard('Elf Lord', 'Creature — Elf', { text: 'Other Elves you control get +1/+1.' }),
  insightCard('Colossus Hammer', 'Artifact — Equipment', {
    text: 'Equipped creature gets +10/+10.\nEquip {8}',
  }),
  insightCard('Embercleave', 'Artifact — Equipment', {
    text: 'When Embercleave enters, attach it to target creature you control.\nEquip {6}',
  }),
  insightCard('Blackblade', 'Artifact — Equipment', { text: 'Equip legendary creature {3}\nEquip {7}' }),
  insightCard('Kaldra', 'Artifact — Equipment', { text: 'Living weapon\nEquip {7}' }),
  {
    ...insightCard('Not for Humans', 'Creature — Zombie', {
      text: 'Other non-Human creatures you control get +1/+1.',
    }),
    kindred: ['Human'],
  },
  insightCard('Sigarda’s Aid', 'Enchantment', { text: 'You may attach that Equipment to target creature.' }),
  { ...insightCard('Conscription', 'Enchantment — Aura', { text: 'Enchant creature' }), manaValue: 8 },
  { ...insightCard('Rancor', 'Enchantment — Aura', { text: 'Enchant creature' }), manaValue: 1 },
  insightCard('Light-Paws', 'Creature — Fox', { text: 'Search your library for an Aura card.' }),
  {
    ...insightCard('Snake Maker', 'Creature — Human', {
      text: 'At the beginning of each upkeep, if you control no Snakes, create a Snake creature token.',
    }),
    kindred: ['Snake'],
  },
  insightCard('Oath', 'Enchantment', { text: 'Whenever a planeswalker you control enters, scry 1.' }),
  insightCard('Sigil', 'Enchantment', { text: 'Whenever you cast an enchantment spell, create a token.' }),
  ...Array.from({ length: 8 }, (_, index) => insightCard(`Shrine ${index}`, 'Enchantment')),
  { ...insightCard('Changeling', 'Creature — Shapeshifter'), keywords: ['Changeling'], kindred: ['*'] },
  insightCard('Megrim', 'Enchantment', {
    text: 'Whenever an opponent discards a card, that player loses 2 life.',
  }),
  ...Array.from({ length: 4 }, (_, index) =>
    insightCard(`Duress ${index}`, 'Sorcery', {
      text: 'Target opponent reveals their hand and discards a card.',
    }),
  ),
  insightCard('Looter', 'Creature — Rat', { text: 'Draw a card, then discard a card.' }),
  insightCard('Looter 2', 'Creature — Rat', { text: 'Draw a card, then discard a card.' }),
  insightCard('Chain Veil', 'Artifact', {
    text: 'You may activate the loyalty abilities of planeswalkers you control twice.',
  }),
  ...Array.from({ length: 5 }, (_, index) => insightCard(`Walker ${index}`, 'Legendary Planeswalker — Jace')),
  insightCard('Saheeli', 'Legendary Planeswalker — Saheeli', {
    text: 'Create a token that’s a copy of target artifact or creature you control.',
  }),
  insightCard('Mox Amber', 'Legendary Artifact', {
    text: '{T}: Add one mana of any color among legendary creatures and planeswalkers you control.',
  }),
  insightCard('Sphere of Safety', 'Enchantment', {
    text: 'Creatures can’t attack you or planeswalkers you control unless their controller pays {X}.',
  }),
  insightCard('Sterling Grove', 'Enchantment', { text: 'Other enchantments you control have shroud.' }),
  insightCard('Arcane Lighthouse', 'Land', {
    text: 'Creatures your opponents control lose hexproof and shroud.',
  }),
  insightCard('Solitary Confinement', 'Enchantment', { text: 'You have shroud.' }),
  insightCard('Nightmare Shepherd', 'Creature — Demon', {
    text: 'Whenever another nontoken creature you control dies, you may exile it. If you do, create a token that’s a copy of that creature.',
  }),
  insightCard('Faerie Artisans', 'Creature — Faerie', {
    text: 'Whenever a nontoken creature an opponent controls enters, create a token that’s a copy of that creature.',
  }),
  insightCard('Helm', 'Artifact — Equipment', {
    text: 'Create a token that’s a copy of equipped creature, except the token isn’t legendary. Equip {5}',
  }),
  insightCard('Rite', 'Sorcery', { text: 'Create a token that’s a copy of target creature.' }),
  ...Array.from({ length: 2 }, (_, index) =>
    insightCard(`Polymorph ${index}`, 'Sorcery', {
      text: 'Its controller reveals cards from the top of their library until they reveal a creature card.',
    }),
  ),
  ...Array.from({ length: 40 }, (_, index) => insightCard(`Filler ${index}`, 'Sorcery')),
  ...Array.from({ length: 12 }, (_, index) => ({
    ...insightCard(`Prize ${index}`, 'Creature — Beast'),
    manaValue: index < 9 ? 5 : 4,
  })),
  ...Array.from({ length: 2 }, (_, index) =>
    insightCard(`Identity ${index}`, 'Instant', {
      text: 'Reveal cards from the top of your library until you reveal that many creature cards.',
    }),
  ),
  insightCard('Reclamation', 'Sorcery', {
    text: 'Return all land cards from your graveyard to the battlefield tapped.',
  }),
  insightCard('Analyst', 'Creature — Bear', {
    text: 'When this creature enters, mill three cards.\n{3}, Sacrifice this creature: Return all land cards from your graveyard to the battlefield.',
  }),
  ...Array.from({ length: 10 }, (_, index) =>
    insightCard(`Fetch ${index}`, 'Land', {
      text: '{T}, Sacrifice this land: Search your library for a basic land card.',
    }),
  ),
  insightCard('Cradle', 'Legendary Land', { text: '{T}: Add {G} for each creature you control.' }),
  insightCard('Null Rod', 'Artifact', { text: 'Activated abilities of artifacts can’t be activated.' }),
  insightCard('Stony Silence', 'Enchantment', {
    text: 'Activated abilities of artifacts can’t be activated.',
  }),
  insightCard('Karn', 'Legendary Planeswalker — Karn', {
    text: 'Activated abilities of artifacts your opponents control can’t be activated.',
  }),
  ...Array.from({ length: 8 }, (_, index) =>
    insightCard(`Rock ${index}`, 'Artifact', { text: '{T}: Add {C}.' }),
  ),
  insightCard('Greaves', 'Artifact — Equipment', {
    text: 'Equipped creature has haste and shroud.\nEquip {0}',
  }),
  ...Array.from({ length: 8 }, (_, index) => insightCard(`Aura ${index}`, 'Enchantment — Aura')),
  insightCard('Mirror Gallery', 'Artifact', { text: 'The “legend rule” doesn’t apply.' }),
  ...legends,
  ...elves,
  ...bears,
];
const facts = proposalFacts(CARDS, []);
const at = (name: string): number => CARDS.findIndex((card) => card.name === name);

const NO_PLAN: ListPlan = { themes: [] };

function lacks(name: string, ...deck: string[]): boolean {
  return lacksFor(NO_PLAN, name, deck);
}

function lacksFor(plan: ListPlan, name: string, deck: readonly string[] = []): boolean {
  const cards = [...bears.map((card) => card.name), ...deck].map(at);
  return unsupportedCards(facts, { identity: 31, cards, makes: () => 0 }, plan)(at(name));
}

const theme = (
  slug: string,
  type: string | null,
  source: ListPlan['themes'][number]['source'] = 'player',
): ListPlan => ({
  themes: [
    {
      ...{ slug, kind: type === null ? 'theme' : 'kindred', name: slug, type },
      ...{ source, cards: 0, weight: 1 },
    } as ListPlan['themes'][number],
  ],
});

it('knows cards for a creature type that the deck has little of', () => {
  const names = elves.map((card) => card.name);
  expect(lacks('Elf Lord', ...names.slice(1))).toBe(true);
  expect(lacks('Elf Lord', ...names)).toBe(false);
  expect(lacks('Bear 0')).toBe(false);
  expect(lacks('Snake Maker')).toBe(false);
  expect(lacks('Changeling')).toBe(false);
  // A list of a few cards may still get its Elves.
  const few = unsupportedCards(facts, { identity: 31, cards: [at('Bear 0')], makes: () => 0 }, NO_PLAN);
  expect([few(at('Elf Lord')), few(at('Colossus Hammer'))]).toEqual([false, false]);
  // So may one whose player names them.
  expect(lacksFor(theme('elves', 'Elf'), 'Elf Lord')).toBe(false);
  expect(lacks('Not for Humans')).toBe(false);
});

it('knows rewards for a type of card that the deck has little of', () => {
  const shrines = Array.from({ length: 8 }, (_, index) => `Shrine ${index}`);
  expect(lacks('Sigil', ...shrines.slice(1))).toBe(true);
  expect(lacks('Sigil', ...shrines)).toBe(false);
  expect(lacksFor(theme('enchantress', null), 'Sigil')).toBe(false);
  expect([lacks('Oath'), lacksFor(theme('planeswalkers', null), 'Oath')]).toEqual([true, false]);
});

it('knows cards that need something to make them cheap', () => {
  expect(lacks('Colossus Hammer')).toBe(true);
  expect(lacks('Colossus Hammer', 'Sigarda’s Aid')).toBe(false);
  // Embercleave attaches itself alone.
  expect(lacks('Colossus Hammer', 'Embercleave')).toBe(true);
  expect([lacks('Embercleave'), lacks('Blackblade'), lacks('Kaldra')]).toEqual([false, false, false]);
  expect(lacks('Conscription')).toBe(true);
  expect(lacks('Conscription', 'Light-Paws')).toBe(false);
  expect(lacks('Rancor')).toBe(false);
});

it('knows what a text lives on beside cards of a type', () => {
  const names = (of: string, count: number) => Array.from({ length: count }, (_, index) => `${of} ${index}`);
  // Who discards cards of their own makes no opponent discard.
  expect(lacks('Megrim', ...names('Duress', 3), 'Looter')).toBe(true);
  expect(lacks('Megrim', ...names('Duress', 4))).toBe(false);
  expect(lacksFor(theme('discard', null), 'Megrim')).toBe(false);
  // Read from the list: two cards that make opponents discard tell this plan from discarding one's own.
  const read = theme('discard', null, 'list');
  expect([
    lacksFor(read, 'Megrim', ['Duress 0', 'Looter']),
    lacksFor(read, 'Megrim', ['Duress 0', 'Duress 1']),
  ]).toEqual([...[true, false]]);
  // As many cards that discard one's own as partners: theirs is the plan, and 8 partners are needed, whether it was read or not.
  expect(lacksFor(read, 'Megrim', ['Duress 0', 'Duress 1', 'Looter', 'Looter 2'])).toBe(true);
  expect(lacksFor(read, 'Megrim', [...names('Duress', 3), 'Looter', 'Looter 2'])).toBe(false);
  expect([lacks('Mox Amber'), lacks('Sphere of Safety')]).toEqual([false, false]);
  expect([lacks('Reclamation', ...names('Fetch', 9)), lacks('Reclamation', ...names('Fetch', 10))]).toEqual([
    ...[true, false],
  ]);
  expect(lacks('Analyst')).toBe(false);
  expect([lacks('Chain Veil', ...names('Walker', 4)), lacks('Chain Veil', ...names('Walker', 5))]).toEqual([
    ...[true, false],
  ]);
});

it('knows copies of creatures that the legend rule would take away', () => {
  const all = legends.map((card) => card.name);
  // 60 of 100 creatures are legendary; with 59 of 99 it is less than 60 %.
  expect([lacks('Saheeli', ...all), lacks('Saheeli', ...all.slice(1))]).toEqual([true, false]);
  // What makes its copies not legendary, copies of the creatures of others, and a deck where the rule does not hold.
  for (const name of ['Helm', 'Rite', 'Nightmare Shepherd', 'Faerie Artisans'])
    expect(lacks(name, ...all)).toBe(false);
  expect(lacks('Saheeli', ...all, 'Mirror Gallery')).toBe(false);
});

it('knows cards that work against many others of the deck', () => {
  const names = (of: string, count: number) => Array.from({ length: count }, (_, index) => `${of} ${index}`);
  expect([lacks('Rock 0', 'Null Rod'), lacks('Rock 0', 'Null Rod', 'Stony Silence')]).toEqual([false, true]);
  expect(lacks('Rock 0', 'Null Rod', 'Karn')).toBe(false);
  expect([lacks('Null Rod', ...names('Rock', 7)), lacks('Null Rod', ...names('Rock', 8))]).toEqual([
    false,
    true,
  ]);
  expect([lacks('Greaves', ...names('Aura', 7)), lacks('Greaves', ...names('Aura', 8))]).toEqual([
    false,
    true,
  ]);
  for (const name of ['Sterling Grove', 'Arcane Lighthouse', 'Solitary Confinement'])
    expect(lacks(name, ...names('Aura', 8))).toBe(false);
  // Of few creatures each is one that the next of the library may be.
  const polymorphs = names('Polymorph', 2);
  const lacksIn = (...deck: string[]) =>
    unsupportedCards(facts, { identity: 31, cards: deck.map(at), makes: () => 0 }, NO_PLAN)(at('Looter'));
  const others = [...names('Filler', 40), ...names('Bear', 7)];
  expect([lacksIn(...others, ...polymorphs), lacksIn(...others, ...polymorphs.slice(1))]).toEqual([
    true,
    false,
  ]);
  expect(lacksIn(...others, 'Bear 7', ...polymorphs)).toBe(false);
  // 9 of 12 creatures cost 5 or more, 3 of 4 as it takes: a cheap one would be the worst to turn into. 8 of 11 are fewer.
  const prizes = [...names('Filler', 40), ...polymorphs, ...names('Identity', 2), ...names('Prize', 12)];
  expect([lacksIn(...prizes), lacksIn(...prizes.filter((name) => name !== 'Prize 0'))]).toEqual([
    true,
    false,
  ]);
  expect(lacksIn(...prizes.filter((name) => name !== 'Identity 0'))).toBe(false);
});

it('knows lands that live on creatures', () => {
  const lacksCradle = (creatures: number) => {
    const cards = [
      ...Array.from({ length: 40 }, (_, index) => `Filler ${index}`),
      ...bears.slice(0, creatures).map(({ name }) => name),
    ].map(at);
    return unsupportedCards(facts, { identity: 31, cards, makes: () => 0 }, NO_PLAN)(at('Cradle'));
  };
  expect([lacksCradle(14), lacksCradle(15)]).toEqual([true, false]);
});

it('of a short list knows only types that are neither of its plan nor begun', () => {
  const lacksInShort = (plan: ListPlan, name: string, deck: readonly string[] = []): boolean =>
    unsupportedCards(facts, { identity: 31, cards: deck.map(at), makes: () => 0 }, plan)(at(name));
  const bearPlan = theme('bears', 'Bear');
  expect(lacksInShort(bearPlan, 'Elf Lord')).toBe(true);
  expect(lacksInShort(theme('elves', 'Elf'), 'Elf Lord')).toBe(false);
  expect(lacksInShort(bearPlan, 'Sigil')).toBe(true);
  expect(lacksInShort(theme('enchantress', null), 'Sigil')).toBe(false);
  // Two Elves may be the beginning of more; of 30 cards, ⌈6 · 30 / 40⌉ = 5 are.
  expect(lacksInShort(bearPlan, 'Elf Lord', ['Elf 0', 'Elf 1'])).toBe(false);
  const names = (of: string, count: number) => Array.from({ length: count }, (_, index) => `${of} ${index}`);
  const fillers = (count: number) => names('Filler', count);
  expect(lacksInShort(bearPlan, 'Elf Lord', [...fillers(26), ...names('Elf', 4)])).toBe(true);
  expect(lacksInShort(bearPlan, 'Elf Lord', [...fillers(25), ...names('Elf', 5)])).toBe(false);
  // Without a plan nothing is known of what comes, and what costs too much may still be made cheap.
  expect(lacksInShort(NO_PLAN, 'Elf Lord')).toBe(false);
  expect(lacksInShort(bearPlan, 'Colossus Hammer')).toBe(false);
});
