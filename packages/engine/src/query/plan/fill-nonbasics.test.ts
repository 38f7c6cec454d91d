import { type Card, defaultPrice, FIVE_COLOR } from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { insightCard } from '../../testing/insight-card.ts';
import { proposalFacts } from '../proposal/card-facts.ts';
import { type FillNonbasicsInput, fillNonbasics } from './fill-nonbasics.ts';
import { planFacts } from './plan-facts.ts';

/** Lands of our list with their colors, those for any colors first, each in the order of the list. */
const ANY = [
  'Command Tower',
  'Exotic Orchard',
  'Path of Ancestry',
  'Evolving Wilds',
  'Terramorphic Expanse',
  'Fabled Passage',
];
const SOME: readonly [string, string][] = [
  ['Sea of Clouds', 'WU'],
  ['Morphic Pool', 'UB'],
  ['Luxury Suite', 'BR'],
  ['Spire Garden', 'RG'],
  ['Bountiful Promenade', 'WG'],
  ['Vault of Champions', 'WB'],
  ['Training Center', 'UR'],
  ['Undergrowth Stadium', 'BG'],
  ['Spectator Seating', 'WR'],
  ['Rejuvenating Springs', 'UG'],
  ['Adarkar Wastes', 'WU'],
  ['Underground River', 'UB'],
  ['Sulfurous Springs', 'BR'],
  ['Hallowed Fountain', 'WU'],
  ['Arcane Sanctum', 'WUB'],
  ['Seaside Citadel', 'WUG'],
  ['Crumbling Necropolis', 'UBR'],
  ['Savage Lands', 'BRG'],
  ['Jungle Shrine', 'WRG'],
];
const OTHERS: readonly [string, string][] = [
  ['Thriving Heath', 'W'],
  ['Thriving Isle', 'U'],
  ['Boseiju, Who Endures', 'G'],
  ['Castle Garenbrig', 'G'],
  ['Mosswort Bridge', 'G'],
  ['Reliquary Tower', ''],
  ['War Room', ''],
];
/** USD. */
const PRICES: Readonly<Record<string, number>> = {
  'Sea of Clouds': 12,
  'Hallowed Fountain': 15,
  'Fabled Passage': 8,
};

const land = (name: string, colors: string): Card => ({
  ...insightCard(name, 'Land', { colors }),
  prices: { cardkingdom: { price: PRICES[name] ?? 1, currency: 'USD', date: '2024-03-01' } },
});
const CARDS: readonly Card[] = [
  insightCard('Leader', 'Legendary Creature'),
  ...ANY.map((name) => land(name, '')),
  ...[...SOME, ...OTHERS].map(([name, colors]) => land(name, colors)),
  land('Own Harbor', 'WU'),
  land('Other Harbor', 'WU'),
  insightCard('Plains', 'Basic Land — Plains', { colors: 'W' }),
  insightCard('Forest', 'Basic Land — Forest', { colors: 'G' }),
  land('Watched Tower', ''),
  ...['Typed One', 'Typed Two', 'Typed Three'].map((name) =>
    insightCard(name, 'Land — Plains Island', { colors: 'WU' }),
  ),
  insightCard('Windy Heath', 'Land', { text: 'Search your library for a Plains or Island card.' }),
];
const at = (name: string): number => CARDS.findIndex((card) => card.name === name);
const MADE: Readonly<Record<string, number>> = {
  'Thriving Heath': FIVE_COLOR,
  'Thriving Isle': FIVE_COLOR,
  'Windy Heath': 3,
};
const makes = (index: number): number => {
  const { name = '', colorIdentity = 0 } = CARDS[index] ?? {};
  return ANY.includes(name) ? FIVE_COLOR : (MADE[name] ?? colorIdentity);
};
const facts = planFacts(proposalFacts(CARDS, []), []);

type More = Partial<Omit<FillNonbasicsInput, 'ofCommander' | 'ofColors'>> & {
  has?: readonly string[];
  ofCommander?: readonly string[];
  ofColors?: readonly string[];
};

/** The lands that are added to a deck of these colors, with what they are from. */
function fill(colors: string, { has = [], ofCommander, ofColors = [], ...more }: More = {}): string[] {
  const found = fillNonbasics({
    facts,
    deck: { identity: land('', colors).colorIdentity, cards: [0, ...has.map(at)], makes },
    lands: 36,
    ofCommander: ofCommander?.map(at) ?? null,
    ofColors: ofColors.map(at),
    take: () => true,
    ...more,
  });
  return found.map(({ card, source }) => `${source}: ${CARDS[card]?.name}`);
}
const ofList = (names: readonly string[]): string[] => names.map((name) => `list: ${name}`);

describe('nonbasic lands for a list that is filled, without enough decks', () => {
  it('are two in one color, which do more than make it', () => {
    expect(fill('G')).toEqual(ofList(['Boseiju, Who Endures', 'Castle Garenbrig']));
    expect(fill('G', { has: ['Castle Garenbrig'] })).toEqual(ofList(['Boseiju, Who Endures']));
    // What decks of one color play is for their plans.
    expect(fill('G', { ofColors: ['Watched Tower', 'Mosswort Bridge'] })).toHaveLength(2);
  });

  it('are those that do more than make mana without colors', () => {
    expect(fill('')).toEqual(ofList(['Reliquary Tower', 'War Room']));
  });

  it('are nine in two colors', () => {
    // Any and some alternate. Of those for some, only these are white, blue or both: Sea of Clouds, Adarkar Wastes, Hallowed
    // Fountain, then those of one color: Thriving Heath, Thriving Isle.
    expect(fill('WU')).toEqual(
      ofList([
        ...['Command Tower', 'Sea of Clouds', 'Exotic Orchard', 'Adarkar Wastes', 'Path of Ancestry'],
        ...['Hallowed Fountain', 'Evolving Wilds', 'Thriving Heath', 'Terramorphic Expanse'],
      ]),
    );
  });

  it('are 24 in five colors, most of the lands, and those of three colors first', () => {
    // Six for any colors alternate with the five of three colors and the first of two; then twelve more of two colors.
    expect(fill('WUBRG')).toEqual(
      ofList([
        ...['Command Tower', 'Arcane Sanctum', 'Exotic Orchard', 'Seaside Citadel', 'Path of Ancestry'],
        ...[
          'Crumbling Necropolis',
          'Evolving Wilds',
          'Savage Lands',
          'Terramorphic Expanse',
          'Jungle Shrine',
        ],
        ...['Fabled Passage', 'Sea of Clouds', 'Morphic Pool', 'Luxury Suite', 'Spire Garden'],
        ...['Bountiful Promenade', 'Vault of Champions', 'Training Center', 'Undergrowth Stadium'],
        ...['Spectator Seating', 'Rejuvenating Springs', 'Adarkar Wastes', 'Underground River'],
        'Sulfurous Springs',
      ]),
    );
  });

  it('stay within the limits of the list, and are others in place of those that do not', () => {
    const take = (card: number): boolean => (defaultPrice(CARDS[card]?.prices ?? {}) ?? 0) <= 5;
    // Without Sea of Clouds ($12), Hallowed Fountain ($15) and Fabled Passage ($8) eight of our list are left.
    expect(fill('WU', { take })).toEqual(
      ofList([
        ...['Command Tower', 'Exotic Orchard', 'Adarkar Wastes', 'Path of Ancestry'],
        ...['Evolving Wilds', 'Thriving Heath', 'Terramorphic Expanse', 'Thriving Isle'],
      ]),
    );
  });

  it('begin with Command Tower and what decks of these colors play, if it fixes them', () => {
    const ofColors = ['Own Harbor', 'Watched Tower', 'Hallowed Fountain', 'Command Tower', 'Morphic Pool'];
    // The tower that makes no color is no help, and the pool is only half within white and blue.
    expect(fill('WU', { ofColors }).slice(0, 5)).toEqual([
      'colors: Command Tower',
      'colors: Own Harbor',
      'colors: Hallowed Fountain',
      'list: Sea of Clouds',
      'list: Exotic Orchard',
    ]);
  });

  it('are fewer for a list that has some, or lacks few lands', () => {
    expect(fill('WU', { has: ['Command Tower', 'Other Harbor', 'Own Harbor', 'Plains'] })).toHaveLength(6);
    expect(fill('WU', { lands: 4 })).toHaveLength(4);
    expect(fill('WU', { has: ['Watched Tower'] })).toHaveLength(9);
  });
});

describe('lands that find others by their types', () => {
  const ofColors = ['Windy Heath', 'Typed One', 'Typed Two', 'Typed Three', 'Own Harbor'];

  it('come after those that they may find', () => {
    expect(fill('WU', { ofColors }).slice(0, 6)).toEqual([
      'list: Command Tower',
      ...['Typed One', 'Typed Two', 'Typed Three', 'Own Harbor', 'Windy Heath'].map(
        (name) => `colors: ${name}`,
      ),
    ]);
  });

  it('are left out where they would find hardly more than basic lands', () => {
    const few = ofColors.filter((name) => name !== 'Typed Three');
    expect(fill('WU', { ofColors: few })).not.toContain('colors: Windy Heath');
    // The third is in the list.
    expect(fill('WU', { ofColors: few, has: ['Typed Three'] })).toContain('colors: Windy Heath');
  });
});

describe('nonbasic lands for a list that is filled, with decks of its commander', () => {
  const ofCommander = ['Own Harbor', 'Watched Tower', 'Hallowed Fountain'];

  it('are those of the average deck, as many as it has', () => {
    expect(fill('WU', { ofCommander })).toEqual(ofCommander.map((name) => `commander: ${name}`));
    expect(fill('WU', { ofCommander, has: ['Own Harbor'] })).toEqual([
      'commander: Watched Tower',
      'commander: Hallowed Fountain',
    ]);
    expect(fill('WU', { ofCommander: [] })).toEqual([]);
  });

  it('are others where the limits exclude these', () => {
    const take = (card: number): boolean => (defaultPrice(CARDS[card]?.prices ?? {}) ?? 0) <= 5;
    expect(fill('WU', { ofCommander, take })).toEqual([
      'commander: Own Harbor',
      'commander: Watched Tower',
      'list: Command Tower',
    ]);
  });
});
