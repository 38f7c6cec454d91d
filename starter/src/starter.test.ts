import {
  type Card,
  colorCount,
  commanderKey,
  dayOf,
  isBasic,
  isWithin,
  mayLead,
  type RawDeck,
} from '@deckwright/domain';
import { describe, expect, it } from 'vitest';
import { SAMPLE_DATE, starterCards, starterCombos, starterDecks, starterSets } from './index.ts';

const cards = starterCards();
const decks = starterDecks();
const byName = new Map(cards.map((card) => [card.name, card]));

function known(name: string): Card {
  const card = byName.get(name);
  if (!card) throw new Error(`${name} is no sample card`);
  return card;
}

function decksLedBy(...names: string[]): RawDeck[] {
  return decks.filter((deck) => [...deck.commanders].sort().join() === [...names].sort().join());
}

describe('starterCards', () => {
  it('holds a few hundred cards, each name, key and slug once', () => {
    expect(cards.length).toBeGreaterThanOrEqual(200);
    expect(new Set(cards.map((card) => card.name)).size).toBe(cards.length);
    expect(new Set(cards.map((card) => card.slug)).size).toBe(cards.length);
    expect(cards.every((card) => card.key === card.slug)).toBe(true);
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

  it('prices every card at several vendors in their own currency', () => {
    expect(known('Sol Ring').prices.tcgplayer).toEqual({ price: 1.6, currency: 'USD', date: SAMPLE_DATE });
    expect(known('Sol Ring').prices.cardmarket?.currency).toBe('EUR');
    expect(cards.filter((card) => Object.keys(card.prices).length < 3)).toEqual([]);
  });

  it('holds every kind of pair and lead', () => {
    const lead = (...names: string[]) => mayLead(names.map(known));
    expect(lead('Tymna the Weaver', 'Thrasios, Triton Hero')).toBe(true);
    expect(lead("Abdel Adrian, Gorion's Ward", 'Candlekeep Sage')).toBe(true);
    expect(lead('Pir, Imaginative Rascal', 'Toothy, Imaginary Friend')).toBe(true);
    expect(lead('The Tenth Doctor', 'Rose Tyler')).toBe(true);
    expect(lead('Teferi, Temporal Archmage')).toBe(true);
    expect(lead('Candlekeep Sage')).toBe(false);
    expect(lead('Tymna the Weaver', 'Candlekeep Sage')).toBe(false);
    expect(lead('Teferi, Time Raveler')).toBe(false);
    expect(lead('Sol Ring')).toBe(false);
  });
});

describe('starterDecks', () => {
  it('holds about four hundred decks with an id each, the same at every call', () => {
    expect(decks.length).toBe(400);
    expect(new Set(decks.map((deck) => deck.id)).size).toBe(400);
    expect(JSON.stringify(starterDecks())).toBe(JSON.stringify(decks));
  });

  it('holds legal decks only', () => {
    expect(decks.flatMap(faultsOf)).toEqual([]);
  });

  it('repeats no list', () => {
    const lists = decks.map((deck) =>
      JSON.stringify([deck.commanders, deck.cards.map((card) => card.name).sort()]),
    );
    expect(new Set(lists).size).toBe(400);
  });

  it('dates decks over two years up to the sample date and leaves some undated', () => {
    const days = decks.flatMap((deck) => (deck.date === null ? [] : [dayOf(deck.date) ?? Number.NaN]));
    const last = dayOf(SAMPLE_DATE) ?? Number.NaN;
    expect(Math.max(...days)).toBe(last);
    expect(Math.min(...days)).toBeGreaterThan(last - 731);
    expect(Math.min(...days)).toBeLessThan(last - 600);
    expect(days.filter((day) => day > last - 30).length).toBeGreaterThan(10);
    expect(400 - days.length).toBeGreaterThan(10);
  });

  it('sets brackets in about half of the decks, each of the five at least once', () => {
    const brackets = decks.map((deck) => deck.bracket);
    expect(new Set(brackets)).toEqual(new Set([1, 2, 3, 4, 5, null]));
    const unset = brackets.filter((bracket) => bracket === null).length;
    expect(unset).toBeGreaterThan(120);
    expect(unset).toBeLessThan(280);
  });

  it('covers one to five colours, colourless, pairs, thin commanders and one without a deck', () => {
    const colors = new Set(
      decks.map((deck) =>
        colorCount(deck.commanders.reduce((all, name) => all | known(name).colorIdentity, 0)),
      ),
    );
    expect(colors).toEqual(new Set([0, 1, 2, 3, 4, 5]));
    expect(new Set(decks.map((deck) => commanderKey(deck.commanders))).size).toBeGreaterThanOrEqual(14);
    expect(decksLedBy('Tymna the Weaver', 'Thrasios, Triton Hero').length).toBeGreaterThan(10);
    expect(decksLedBy("Trostani, Selesnya's Voice").length).toBe(1);
    expect(decksLedBy('Azusa, Lost but Seeking').length).toBe(0);
  });

  it('plays what the theme asks for more than a deck without it does', () => {
    const share = (list: RawDeck[], name: string) =>
      list.filter((deck) => deck.cards.some((card) => card.name === name)).length / list.length;
    expect(share(decksLedBy('Krenko, Mob Boss'), 'Goblin Chieftain')).toBeGreaterThan(0.8);
    expect(share(decksLedBy('Niv-Mizzet, Parun'), 'Goblin Chieftain')).toBeLessThan(0.4);
  });
});

/** Written apart from the generator: what makes a hundred-card list illegal. */
function faultsOf(deck: RawDeck): string[] {
  const faults: string[] = [];
  const leaders = deck.commanders.map(known);
  const colors = leaders.reduce((all, card) => all | card.colorIdentity, 0);
  if (!mayLead(leaders)) faults.push('may not lead');
  let size = leaders.length;
  let lands = 0;
  const names = new Set(deck.commanders);
  for (const { name, quantity } of deck.cards) {
    const card = known(name);
    size += quantity;
    if (card.primaryType === 'Land') lands += quantity;
    if (names.has(name)) faults.push(`${name} twice`);
    names.add(name);
    if (quantity < 1 || (quantity > 1 && !isBasic(card))) faults.push(`${quantity} ${name}`);
    if (!isWithin(card.colorIdentity, colors)) faults.push(`${name} is off colour`);
    if (deck.date !== null && card.released > deck.date) faults.push(`${name} is newer than the deck`);
  }
  if (size !== 100) faults.push(`${size} cards`);
  if (names.size < 60) faults.push(`${names.size} different cards`);
  if (lands < 35 || lands > 38) faults.push(`${lands} lands`);
  return faults.map((fault) => `${deck.id}: ${fault}`);
}

describe('starterSets', () => {
  it('lists exactly the sets of the cards', () => {
    const sets = starterSets();
    expect(new Set(sets.map((set) => set.code))).toEqual(new Set(cards.map((card) => card.set)));
    expect(sets.reduce((sum, set) => sum + set.cardCount, 0)).toBe(cards.length);
    expect(sets.every((set) => dayOf(set.released) !== null)).toBe(true);
  });
});

describe('starterCombos', () => {
  it('names sample cards, explains itself and lies in the colours of its cards', () => {
    const combos = starterCombos();
    expect(combos.length).toBe(8);
    expect(combos.filter((combo) => !combo.steps || combo.produces.length === 0)).toEqual([]);
    expect(combos.find((combo) => combo.id === 'sample-heliod-ballista')).toMatchObject({
      identity: 1,
      bracketTag: 'R',
      cards: [{ oracleId: 'heliod-sun-crowned' }, { oracleId: 'walking-ballista' }],
    });
  });
});
