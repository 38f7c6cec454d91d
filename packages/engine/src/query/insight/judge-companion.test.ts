import type { Card } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { judgeCompanion } from './judge-companion.ts';
import type { InsightLine } from './types.ts';

const line = (card: Card, quantity = 1): InsightLine => ({ card, quantity, makes: 0 });
const creature = (name: string, manaValue: number, kinds = 'Human'): Card =>
  insightCard(name, `Creature — ${kinds}`, { manaValue });
const LEAD = insightCard('Aria', 'Legendary Creature — Cat', {
  colors: 'WUBRG',
  manaCost: '{W}{U}',
  manaValue: 2,
  text: '{T}: Draw a card.',
});
const PLAINS = insightCard('Plains', 'Basic Land — Plains', { text: '({T}: Add {W}.)' });

/** The verdict on a companion whose rules text has this condition. */
function verdict(condition: string, cards: readonly Card[], commanders: readonly Card[] = [LEAD]) {
  const text = `Companion — ${condition} (If this card is your chosen companion, you may put it into your hand.)\nFlying`;
  return judgeCompanion({
    commanders: commanders.map((card) => line(card)),
    cards: cards.map((card) => line(card)),
    companion: { card: insightCard('Fellow', 'Legendary Creature', { text, colors: 'W' }), words: null },
  });
}

/** Names of the cards that break it. */
const brokenBy = (condition: string, cards: readonly Card[], commanders?: readonly Card[]): string[] =>
  (verdict(condition, cards, commanders)?.cards ?? []).slice(1).map(({ name }) => name);

const split = (name: string, typeLines: string[], costs: string[], manaValue: number): Card => {
  const card = insightCard(name, typeLines.join(' // '), { manaValue, manaCost: costs.join(' // ') });
  const [face] = card.faces;
  if (!face) throw new RangeError('A card has a face.');
  const faces = typeLines.map((typeLine, at) => ({ ...face, typeLine, manaCost: costs[at] ?? '' }));
  return { ...card, layout: 'split', faces };
};
/** A front and a back; in a deck the front alone counts. */
const doubleFaced = (name: string, typeLines: string[], manaValue: number): Card => ({
  ...split(name, typeLines, ['{1}{W}', ''], manaValue),
  layout: 'modal_dfc',
});

describe('a companion of even mana values', () => {
  const EVEN = 'Your starting deck contains only cards with even mana values.';

  it('takes lands and other cards of 0, 2, 4 …, and names odd ones', () => {
    const cards = [
      PLAINS,
      creature('Two', 2),
      creature('Four', 4),
      insightCard('Zero', 'Artifact', { manaValue: 0 }),
    ];
    expect(verdict(EVEN, cards)).toEqual({ meets: true, text: null, cards: [expect.anything()] });
    expect(verdict(EVEN, [...cards, creature('Three', 3), creature('One', 1)])).toMatchObject({
      meets: false,
      text: 'Fellow cannot be this deck’s companion: every card must have an even mana value; these do not: Three, One.',
    });
  });

  it('counts the commander, a split card with both halves, and a double-faced card by its front', () => {
    expect(brokenBy(EVEN, [], [{ ...LEAD, manaValue: 3 }])).toEqual(['Aria']);
    // {1}{R} and {1}{U} are four together; {G} and {1}{W} three.
    const four = split('Four // Parts', ['Instant', 'Instant'], ['{1}{R}', '{1}{U}'], 4);
    const three = split('Three // Parts', ['Instant', 'Instant'], ['{G}', '{1}{W}'], 3);
    expect(brokenBy(EVEN, [four, three, doubleFaced('Two // Seven', ['Creature', 'Creature'], 2)])).toEqual([
      'Three // Parts',
    ]);
  });
});

describe('a companion of odd mana values', () => {
  const ODD = 'Your starting deck contains only cards with odd mana values and land cards.';

  it('leaves lands out, but neither zero nor a land on the back', () => {
    const lead = { ...LEAD, manaValue: 5 };
    expect(verdict(ODD, [PLAINS, creature('One', 1), creature('Three', 3)], [lead])?.meets).toBe(true);
    const moxlike = insightCard('Zero', 'Artifact', { manaValue: 0 });
    const back = doubleFaced('Rite // Mire', ['Sorcery', 'Land'], 2);
    const front = doubleFaced('Path // Way', ['Land', 'Land'], 0);
    const arbor = insightCard('Arbor', 'Land Creature — Dryad', { manaValue: 0 });
    expect(brokenBy(ODD, [moxlike, back, front, arbor], [lead])).toEqual(['Zero', 'Rite // Mire']);
    expect(brokenBy(ODD, [], [LEAD])).toEqual(['Aria']);
  });
});

describe('a companion of a least mana value', () => {
  const LEAST = 'Your starting deck contains only cards with mana value 3 or greater and land cards.';

  it('names cheaper cards, X counting as 0', () => {
    const lead = { ...LEAD, manaValue: 3 };
    // {X}{G} is 1 in a deck.
    const cards = [PLAINS, creature('Three', 3), creature('Seven', 7), creature('X', 1), creature('Two', 2)];
    expect(verdict(LEAST, cards, [lead])?.text).toContain(
      'every nonland card must have mana value 3 or greater; these do not: X, Two.',
    );
    expect(verdict(LEAST, cards.slice(0, 3), [lead])?.meets).toBe(true);
    expect(brokenBy(LEAST, [])).toEqual(['Aria']);
  });
});

describe('a companion of permanents of a most mana value', () => {
  const MOST = 'Each permanent card in your starting deck has mana value 2 or less.';

  it('leaves instants and sorceries out', () => {
    const cards = [
      PLAINS,
      insightCard('Wrath', 'Sorcery', { manaValue: 4 }),
      insightCard('Tutor', 'Instant', { manaValue: 3 }),
      creature('Two', 2),
      doubleFaced('Rite // Mire', ['Sorcery', 'Land'], 7),
      split('Half // Other', ['Instant', 'Sorcery'], ['{2}{R}', '{2}{U}'], 6),
    ];
    expect(verdict(MOST, cards)?.meets).toBe(true);
    const types = ['Artifact', 'Enchantment', 'Planeswalker', 'Battle — Siege', 'Creature', 'Artifact Land'];
    const costly = types.map((type, at) => insightCard(`P${at}`, type, { manaValue: 3 }));
    const room = split(
      'Room // Next Room',
      ['Enchantment — Room', 'Enchantment — Room'],
      ['{W}', '{2}{U}'],
      4,
    );
    expect(brokenBy(MOST, [...costly, room])).toEqual([
      'P0',
      'P1',
      'P2',
      'P3',
      'P4',
      'P5',
      'Room // Next Room',
    ]);
  });
});

describe('a companion of creature types', () => {
  const KINDS =
    'Each creature card in your starting deck is a Cat, Elemental, Nightmare, Dinosaur, or Beast card.';

  it('looks at creatures alone', () => {
    const cards = [
      PLAINS,
      insightCard('Ring', 'Artifact'),
      creature('A', 2, 'Cat'),
      creature('B', 2, 'Elemental Shaman'),
      creature('C', 2, 'Horror Nightmare'),
      creature('D', 2, 'Dinosaur'),
      creature('E', 2, 'Beast'),
      insightCard('Twin', 'Creature — Shapeshifter', {
        text: 'Changeling (This card is every creature type.)',
      }),
      insightCard('Ultimus', 'Legendary Creature — Illusion', { text: 'Ultimus is every creature type.' }),
    ];
    expect(verdict(KINDS, cards)?.meets).toBe(true);
    const cat = {
      ...LEAD,
      faces: LEAD.faces.map((face) => ({ ...face, typeLine: 'Legendary Creature — Elf' })),
    };
    const bug = insightCard('Bug', 'Legendary Planeswalker — Bug', {
      text: "As long as Bug isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
    });
    const dryad = insightCard('Dryad', 'Land Creature — Forest Dryad');
    const maker = insightCard('Maker', 'Creature — Elf', {
      text: 'Whenever you cast a changeling spell, draw.',
    });
    const turned = doubleFaced('Elf // Cat', ['Creature — Elf', 'Creature — Cat'], 2);
    expect(verdict(KINDS, [bug, dryad, maker, turned], [cat])?.text).toBe(
      'Fellow cannot be this deck’s companion: every creature must be a Cat, Elemental, Nightmare, Dinosaur or Beast; these are not: Aria, Bug, Dryad, Maker, Elf // Cat.',
    );
  });
});

describe('a companion of different mana symbols', () => {
  const SYMBOLS = 'No card in your starting deck has more than one of the same mana symbol in its mana cost.';

  it.each([
    ['{2}{W}{U}', false],
    ['{W/U}{U/B}', false],
    ['{W}{W/P}', false],
    ['{X}{R}', false],
    ['', false],
    ['{W}{W}', true],
    ['{1}{G/U}{G/U}', true],
    ['{X}{X}{R}', true],
    ['{C}{C}', true],
    ['{2/W}{2/W}', true],
  ])('%s is one too many: %s', (manaCost, isBroken) => {
    expect(brokenBy(SYMBOLS, [insightCard('It', 'Instant', { manaCost })])).toEqual(isBroken ? ['It'] : []);
  });

  it('adds up the halves of a split card, and looks at the front of a double-faced one alone', () => {
    const parts = split('Fire // Water', ['Instant', 'Instant'], ['{1}{R}', '{1}{U}'], 4);
    const plain = split('Red // Blue', ['Instant', 'Instant'], ['{R}', '{1}{U}'], 3);
    const adventurer = {
      ...split('Elf // Trip', ['Creature', 'Instant'], ['{1}{G}', '{G}{G}'], 2),
      layout: 'adventure',
    };
    expect(brokenBy(SYMBOLS, [parts, plain, adventurer])).toEqual(['Fire // Water']);
    expect(
      brokenBy(SYMBOLS, [], [insightCard('Lead', 'Legendary Creature', { manaCost: '{B}{B}' })]),
    ).toEqual(['Lead']);
  });
});

describe('a companion of a shared card type', () => {
  const SHARED = 'Each nonland card in your starting deck shares a card type.';

  it('names the cards without the most common type', () => {
    const golem = insightCard('Golem', 'Artifact Creature — Golem');
    const bug = insightCard('Bug', 'Legendary Planeswalker — Bug', {
      text: "As long as Bug isn't on the battlefield, it's a 1/1 Insect creature in addition to its other types.",
    });
    expect(verdict(SHARED, [PLAINS, golem, creature('Elf', 1), bug])?.meets).toBe(true);
    expect(
      verdict(SHARED, [golem, insightCard('Ring', 'Artifact'), insightCard('Orb', 'Artifact')])?.text,
    ).toContain('all nonland cards must share a card type; these do not share the most common one: Aria.');
    const spells = [insightCard('Ray', 'Instant'), insightCard('Rite', 'Sorcery'), creature('Elf', 1)];
    expect(brokenBy(SHARED, spells)).toEqual(['Ray', 'Rite']);
    // An Elf spell has the type Kindred, which the creature lacks.
    expect(brokenBy(SHARED, [insightCard('Call', 'Kindred Sorcery — Elf'), creature('Elf', 1)])).toEqual([
      'Call',
    ]);
    expect(verdict(SHARED, [PLAINS])?.meets).toBe(true);
  });
});

describe('a companion of activated abilities', () => {
  const ACTIVE = 'Each permanent card in your starting deck has an activated ability.';

  it.each<[string, string, boolean]>([
    ['Artifact', '{T}: Add {C}.', true],
    ['Basic Land — Plains', '', true],
    ['Land — Island Swamp', '({T}: Add {U} or {B}.)', true],
    ['Land', '{T}: Add {C}{C}.', true],
    ['Artifact — Equipment', 'Equipped creature gets +1/+1.\nEquip {2}', true],
    ['Artifact — Equipment', 'Equip legendary creature {3}', true],
    ['Artifact — Vehicle', 'Flying\nCrew 3', true],
    ['Creature', 'Trample\nCycling {2}', true],
    ['Creature', 'Flying, basic landcycling {1}', true],
    ['Creature', 'Unearth {1}{R} ({1}{R}: Return this card from your graveyard.)', true],
    ['Creature', 'Reinforce 1—{1}{W}', true],
    ['Creature', 'Channel — {1}, Discard this card: Draw a card.', true],
    ['Legendary Planeswalker', '+1: Draw a card.\n−2: Destroy target creature.', true],
    ['Creature', 'Ninjutsu {U}', true],
    ['Instant', 'Draw a card.', true],
    ['Creature', 'Flying', false],
    ['Creature', 'Whenever you cycle a card, draw a card.', false],
    ['Enchantment', 'Equipped creatures you control have trample.', false],
    ['Enchantment — Aura', 'Enchant land\nEnchanted land has "{T}: Add {G}{G}."', false],
    [
      'Creature',
      'When it enters, create a Treasure token. (It’s an artifact with “{T}: Add one mana.”)',
      false,
    ],
    ['Creature', 'Morph {2}{U} (Turn it face up any time for its morph cost.)', false],
    ['Enchantment — Saga', 'I — Draw a card.\nII — Discard a card.', false],
  ])('%s with %j has one: %s', (type, text, isMet) => {
    expect(brokenBy(ACTIVE, [insightCard('It', type, { text })])).toEqual(isMet ? [] : ['It']);
  });

  it('is not judged by cards whose text is unknown', () => {
    const [face] = creature('Dim', 2).faces;
    const dim = { ...creature('Dim', 2), faces: face ? [{ ...face, text: null }] : [] };
    expect(verdict(ACTIVE, [dim])).toMatchObject({ meets: null, text: null });
    expect(brokenBy(ACTIVE, [dim, creature('Plain', 1)])).toEqual(['Plain']);
  });
});

describe('what no Commander deck may have as companion', () => {
  it('more cards than the minimum', () => {
    const many = Array.from({ length: 30 }, (_, at) => creature(`C${at}`, 2));
    const size = 'Your starting deck contains at least twenty cards more than the minimum deck size.';
    for (const cards of [[], many])
      expect(verdict(size, cards)?.text).toBe(
        'Fellow cannot be a companion in Commander: it asks for more cards than the minimum, and a Commander deck has exactly 100.',
      );
  });

  it.each([
    ['a card without the ability', insightCard('Ring', 'Artifact'), 'it has no companion ability'],
    [
      'a card that speaks of companions',
      insightCard('Friend', 'Creature', { text: "Doctor's companion (You can have two commanders.)" }),
      'it has no companion ability',
    ],
    [
      'one that is banned as a companion alone',
      {
        ...insightCard('Lutri', 'Creature', {
          text: 'Companion — Each nonland card in your starting deck has a different name.',
        }),
        slug: 'lutri-the-spellchaser',
      },
      'it is banned as a companion',
    ],
    [
      'one that is banned',
      insightCard('Out', 'Creature', { text: 'Companion — Even mana values.', legality: 'banned' }),
      'it is banned in Commander',
    ],
  ])('%s', (_, card, reason) => {
    const judged = judgeCompanion({ commanders: [line(LEAD)], cards: [], companion: { card, words: null } });
    expect(judged).toMatchObject({
      meets: false,
      text: `${card.name} cannot be a companion in Commander: ${reason}.`,
      cards: [card],
    });
  });
});

describe('a companion and its deck', () => {
  const EVEN = 'Your starting deck contains only cards with even mana values.';
  const fellow = (colors: string): Card =>
    insightCard('Fellow', 'Legendary Creature', { colors, text: `Companion — ${EVEN}` });
  const judged = (
    card: Card,
    commanders: readonly Card[],
    cards: readonly Card[] = [],
    words: string | null = null,
  ) =>
    judgeCompanion({
      commanders: commanders.map((each) => line(each)),
      cards: cards.map((each) => line(each)),
      companion: { card, words },
    });

  it('is within the commanders’ colors', () => {
    const white = insightCard('Aria', 'Legendary Creature', { colors: 'W' });
    const blue = insightCard('Bo', 'Legendary Creature', { colors: 'U' });
    expect(judged(fellow('WU'), [white, blue])?.meets).toBe(true);
    expect(judged(fellow(''), [white])?.meets).toBe(true);
    expect(judged(fellow('WUB'), [white])?.text).toBe(
      'Fellow cannot be this deck’s companion: it is outside the commanders’ colors (blue, black).',
    );
    expect(judged(fellow('R'), [])?.meets).toBe(true);
  });

  it('is outside the deck', () => {
    const card = fellow('W');
    for (const [commanders, cards] of [
      [[LEAD], [card]],
      [[card], []],
    ] as const)
      expect(judged(card, commanders, cards)?.text).toContain('it is one of the deck’s own cards');
  });

  it('has every reason in one sentence, and eight names of each', () => {
    const odd = Array.from({ length: 10 }, (_, at) => creature(`C${at}`, 3));
    const white = insightCard('Aria', 'Legendary Creature', { colors: 'W' });
    expect(judged(fellow('G'), [white], odd)).toMatchObject({
      text: 'Fellow cannot be this deck’s companion: it is outside the commanders’ colors (green); every card must have an even mana value; these do not: C0, C1, C2, C3, C4, C5, C6, C7 and 2 more.',
      cards: { length: 11 },
    });
  });

  it('is judged by a condition in words where the data have no rules texts', () => {
    const [face] = fellow('W').faces;
    const card = { ...fellow('W'), faces: face ? [{ ...face, text: null }] : [] };
    const words = 'Every card in the deck has an even mana value; lands count as zero, which is even.';
    expect(judged(card, [LEAD], [creature('Three', 3)], words)?.meets).toBe(false);
    expect(judged(card, [LEAD], [creature('Two', 2)], words)?.meets).toBe(true);
    expect(judged(card, [LEAD], [creature('Three', 3)])).toMatchObject({ meets: null, text: null });
  });

  it('is not judged where its condition is none that we know', () => {
    expect(verdict('Your starting deck contains only nostalgic cards.', [])).toMatchObject({ meets: null });
  });

  it('is not there', () => {
    expect(judgeCompanion({ commanders: [line(LEAD)], cards: [] })).toBeNull();
    expect(judgeCompanion({ commanders: [line(LEAD)], cards: [], companion: null })).toBeNull();
  });
});
