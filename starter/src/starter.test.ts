import {
  ALL_IDENTITIES,
  type Card,
  colorCount,
  isBasic,
  isWithin,
  mayLead,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
  toDay,
} from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import {
  SAMPLE_DATE,
  starterCards,
  starterCombos,
  starterCommanders,
  starterPrecons,
  starterSets,
  starterVotes,
} from './index.ts';

const cards = starterCards();
const byName = new Map(cards.map((card) => [card.name, card]));

function known(name: string): Card {
  const card = byName.get(name);
  if (!card) throw new Error(`${name} is no sample card`);
  return card;
}

describe('starterCards', () => {
  it('holds each name, key and slug once', () => {
    expect(new Set(cards.map((card) => card.name)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.slug)).size).toBe(cards.length);
    expect(cards.every((card) => card.key === card.slug)).toBe(true);
  });

  it('covers every color, pair of colors, land and artifact widely', () => {
    const spells = cards.filter((card) => card.primaryType !== 'Land');
    const thin = ALL_IDENTITIES.flatMap((identity) => {
      const least = [0, 170, 25][colorCount(identity)] ?? 0;
      const count = spells.filter((card) => card.colorIdentity === identity).length;
      return count < least ? [`${count} cards of identity ${identity}`] : [];
    });
    expect(thin).toEqual([]);
    expect(cards.length).toBeGreaterThanOrEqual(1600);
    expect(cards.length - spells.length).toBeGreaterThanOrEqual(120);
    expect(cards.filter((card) => card.types.includes('Artifact')).length).toBeGreaterThanOrEqual(120);
    expect(new Set(cards.map((card) => card.primaryType)).size).toBe(8);
  });

  it('carries a line of its own and no rules text', () => {
    expect(cards.filter((card) => !card.summary || card.faces.some((face) => face.text !== null))).toEqual(
      [],
    );
  });

  it('reads a plain card', () => {
    expect(known("K'rrik, Son of Yawgmoth")).toMatchObject({
      slug: 'krrik-son-of-yawgmoth',
      manaCost: '{4}{B/P}{B/P}{B/P}',
      manaValue: 7,
      colors: 4,
      colorIdentity: 4,
      primaryType: 'Creature',
      supertypes: ['Legendary'],
      subtypes: ['Phyrexian', 'Horror', 'Minion'],
      rarity: 'rare',
      set: 'c19',
      released: '2019-08-23',
      legality: 'legal',
    });
  });

  it('splits two-faced cards and gives each layout its address', () => {
    expect(known('Esika, God of the Tree // The Prismatic Bridge')).toMatchObject({
      slug: 'esika-god-of-the-tree',
      layout: 'modal_dfc',
      manaValue: 3,
      colors: 16,
      colorIdentity: 31,
      aliases: ['Esika, God of the Tree', 'The Prismatic Bridge'],
    });
    expect(known('Commit // Memory')).toMatchObject({
      slug: 'commit-memory',
      manaValue: 10,
      primaryType: 'Instant',
    });
    expect(known('Invasion of Ikoria // Zilortha, Apex of Ikoria').faces.map((face) => face.defense)).toEqual(
      ['6', null],
    );
    expect(known("Emeria's Call // Emeria, Shattered Skyclave").primaryType).toBe('Sorcery');
  });

  it('takes the identity of dual lands from their types and of other cards from stated facts', () => {
    expect(known('Steam Vents').colorIdentity).toBe(2 | 8);
    expect(known('Bojuka Bog').colorIdentity).toBe(4);
    expect(known('Kenrith, the Returned King').colorIdentity).toBe(31);
    expect(known('Kozilek, the Great Distortion').colorIdentity).toBe(0);
  });

  it('marks Game Changers and banned cards', () => {
    expect(known('Rhystic Study').gameChanger).toBe(true);
    expect(known('Sol Ring').gameChanger).toBe(false);
    expect(known('Mana Crypt').legality).toBe('banned');
  });

  it('prices cards at all eight vendors in their own currency, some cards missing at some', () => {
    expect(known('Sol Ring').prices.tcgplayer).toEqual({ price: 1.6, currency: 'USD', date: SAMPLE_DATE });
    for (const source of PRICE_SOURCES) {
      const prices = cards.flatMap((card) => card.prices[source] ?? []);
      expect(prices.length / cards.length).toBeGreaterThan(0.7);
      expect(
        prices.every(({ price }) => price >= 0.01 && Number.isInteger(Math.round(price * 1e6) / 1e4)),
      ).toBe(true);
      expect(prices.filter(({ currency }) => currency !== PRICE_SOURCE_CURRENCY[source])).toEqual([]);
    }
    const complete = cards.filter((card) => PRICE_SOURCES.every((source) => card.prices[source]));
    expect(complete.length).toBeLessThan(cards.length * 0.8);
    expect(cards.filter((card) => Object.keys(card.prices).length < 3)).toEqual([]);
  });

  it('tags cards with the themes they are marked for', () => {
    expect(known('Mulldrifter').tags).toEqual(['blink', 'reanimator']);
    expect(known('Krenko, Mob Boss').tags).toEqual(['goblins', 'tokens']);
  });

  it('holds every kind of pair and lead', () => {
    const lead = (...names: string[]) => mayLead(names.map(known));
    expect(lead('Tymna the Weaver', 'Thrasios, Triton Hero')).toBe(true);
    expect(lead("Abdel Adrian, Gorion's Ward", 'Candlekeep Sage')).toBe(true);
    expect(lead('Pir, Imaginative Rascal', 'Toothy, Imaginary Friend')).toBe(true);
    expect(lead('The Tenth Doctor', 'Rose Tyler')).toBe(true);
    expect(lead('Cecily, Haunted Mage', 'Othelm, Sigardian Outcast')).toBe(true);
    expect(lead('Teferi, Temporal Archmage')).toBe(true);
    expect(lead('Shorikai, Genesis Engine')).toBe(true);
    expect(lead('Candlekeep Sage')).toBe(false);
    expect(lead('Tymna the Weaver', 'Candlekeep Sage')).toBe(false);
    expect(lead('Teferi, Time Raveler')).toBe(false);
    expect(lead('Sol Ring')).toBe(false);
  });
});

describe('the sample commanders', () => {
  const leading = starterCommanders();
  const getIdentity = (names: readonly string[]) =>
    names.reduce((all, name) => all | known(name).colorIdentity, 0);

  it('are at least 120, may lead, and cover all 32 color identities and every kind of pair', () => {
    expect(leading.filter(({ commanders }) => !mayLead(commanders.map(known)))).toEqual([]);
    expect(leading.filter(({ decks }) => decks > 0).length).toBeGreaterThanOrEqual(120);
    expect(new Set(leading.map(({ commanders }) => [...commanders].sort().join())).size).toBe(leading.length);
    expect(new Set(leading.map(({ commanders }) => getIdentity(commanders)))).toEqual(
      new Set(ALL_IDENTITIES),
    );
    const pairs = leading.flatMap(({ commanders }) =>
      commanders.length === 2 ? [commanders.map(known)] : [],
    );
    const some = (test: (card: Card) => boolean) => pairs.some((pair) => pair.some(test));
    expect(some(({ lead }) => lead.partner)).toBe(true);
    expect(some(({ lead }) => lead.partnerWith !== null)).toBe(true);
    expect(some(({ lead }) => lead.partnerText === 'friends forever')).toBe(true);
    expect(some(({ lead }) => lead.choosesBackground)).toBe(true);
    expect(some(({ lead }) => lead.doctorsCompanion)).toBe(true);
  });

  it('have most of them many decks, a few 1 to 12 and a few none', () => {
    const count = (least: number, most: number) =>
      leading.filter(({ decks }) => decks >= least && decks <= most).length;
    expect(count(0, 0)).toBeGreaterThanOrEqual(3);
    expect(count(1, 12)).toBeGreaterThanOrEqual(5);
    expect(count(13, 5000)).toBeGreaterThanOrEqual(120);
  });

  it('have eight signature cards in their colors where they are well known', () => {
    const listed = leading.filter(({ signature }) => signature.length > 0);
    expect(listed.length).toBe(80);
    for (const { commanders, signature } of listed) {
      const identity = getIdentity(commanders);
      expect(signature.length).toBe(8);
      expect(signature.filter((name) => !isWithin(known(name).colorIdentity, identity))).toEqual([]);
    }
  });
});

describe('starterSets', () => {
  it('lists exactly the sets of the cards', () => {
    const sets = starterSets();
    expect(new Set(sets.map((set) => set.code))).toEqual(new Set(cards.map((card) => card.set)));
    expect(sets.reduce((sum, set) => sum + set.cardCount, 0)).toBe(cards.length);
    expect(sets.length).toBeGreaterThanOrEqual(60);
    expect(sets.every((set) => toDay(set.released) !== null)).toBe(true);
  });
});

describe('starterCombos', () => {
  it('names sample cards, explains itself and lies in the colors of its cards', () => {
    const combos = starterCombos();
    expect(combos.length).toBeGreaterThanOrEqual(40);
    expect(new Set(combos.map((combo) => combo.id)).size).toBe(combos.length);
    expect(combos.filter((combo) => !combo.steps || combo.produces.length === 0)).toEqual([]);
    expect(combos.find((combo) => combo.id === 'sample-heliod-ballista')).toMatchObject({
      identity: 1,
      bracketTag: 'R',
      cards: [{ oracleId: 'heliod-sun-crowned' }, { oracleId: 'walking-ballista' }],
    });
  });
});

describe('starterPrecons', () => {
  const precons = starterPrecons();

  it('holds twelve legal hundred-card lists of sample cards, each with its own address', () => {
    expect(precons.length).toBe(12);
    expect(new Set(precons.map((precon) => precon.slug)).size).toBe(12);
    for (const { name, commanders, cards: lines, setCode, released } of precons) {
      const leading = commanders.map(known);
      const identity = leading.reduce((all, card) => all | card.colorIdentity, 0);
      const off = lines.filter((line) => !isWithin(known(line.name).colorIdentity, identity));
      const several = lines.filter((line) => line.quantity !== 1 && !isBasic(known(line.name)));
      const size = lines.reduce((sum, line) => sum + line.quantity, commanders.length);
      expect({ name, off, several, size, leads: mayLead(leading) }).toEqual({
        name,
        off: [],
        several: [],
        size: 100,
        leads: true,
      });
      expect(new Set([...commanders, ...lines.map((line) => line.name)]).size).toBe(
        commanders.length + lines.length,
      );
      expect(toDay(released)).not.toBeNull();
      expect(setCode).toMatch(/^[a-z0-9]{3}$/);
    }
  });
});

describe('starterVotes', () => {
  const votes = starterVotes();
  const mean = (accept: (card: Card) => boolean) => {
    const slugs = new Set(cards.filter(accept).map((card) => card.slug));
    const rows = votes.filter(({ card }) => slugs.has(card)).map((row) => row.votes);
    const scores = rows.flatMap((row) => row.flatMap((count, score) => Array<number>(count).fill(score)));
    return scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };

  it('gives most cards some votes, each card once, and some none', () => {
    const slugs = new Set(cards.map((card) => card.slug));
    expect(new Set(votes.map(({ card }) => card)).size).toBe(votes.length);
    expect(votes.filter(({ card }) => !slugs.has(card))).toEqual([]);
    expect(votes.filter((row) => row.votes.every((count) => count === 0))).toEqual([]);
    expect(votes.length).toBeGreaterThan(cards.length * 0.7);
    expect(votes.length).toBeLessThan(cards.length * 0.95);
  });

  it('finds land denial, extra turns and game changers saltier than mana rocks', () => {
    const rocks = mean((card) => card.roles.includes('mana-artifact') && !card.gameChanger);
    expect(mean((card) => card.roles.includes('mass-land-denial'))).toBeGreaterThan(2);
    expect(mean((card) => card.roles.includes('extra-turn'))).toBeGreaterThan(rocks + 0.5);
    expect(mean((card) => card.gameChanger)).toBeGreaterThan(rocks + 0.3);
    expect(rocks).toBeLessThan(1.2);
  });
});
