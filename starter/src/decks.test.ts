import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Card, colorCount, isBasic, isWithin, mayLead, type RawDeck, toDay } from '@deckwright/domain';
import { describe, expect, it, vi } from 'vitest';
import { SAMPLE_DATE, starterCards, starterCommanders, starterDeckCount, starterDecks } from './index.ts';

const DECKS = join(import.meta.dirname, '../../../shared/data/decks');
const REAL_FILES = ['tournament-decks.jsonl.gz', 'casual-decks.jsonl.gz'].map((name) => join(DECKS, name));
/** Mean overlap within one commander: of casual decks about 0.3, of tournament decks up to 0.8. */
const STATED_OVERLAP = [0.28, 0.82] as const;
/** Decks compared with each other per commander. */
const COMPARED = 24;

// Twenty thousand decks take their time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const started = process.cpuUsage();
const decks = [...starterDecks()];
const { user, system } = process.cpuUsage(started);
const byName = new Map(starterCards().map((card) => [card.name, card]));
const byCommanders = groupBy(decks, (deck) => deck.commanders.join(' + '));
const last = toDay(SAMPLE_DATE) ?? Number.NaN;

function known(name: string): Card {
  const card = byName.get(name);
  if (!card) throw new Error(`${name} is no sample card`);
  return card;
}

function groupBy<T>(items: readonly T[], toKey: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const key = toKey(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

function share(list: readonly RawDeck[], name: string): number {
  return list.filter((deck) => deck.cards.some((card) => card.name === name)).length / list.length;
}

function ledBy(...names: string[]): RawDeck[] {
  return byCommanders.get(names.join(' + ')) ?? [];
}

/** Nonland cards of a deck that the test accepts. */
function countCards(deck: RawDeck, accept: (card: Card) => boolean): number {
  return deck.cards.filter(({ name }) => known(name).primaryType !== 'Land' && accept(known(name))).length;
}

const isRamp = (card: Card): boolean => card.roles.includes('ramp') || card.roles.includes('mana-artifact');

describe('the sample decks', () => {
  it('are at least twenty thousand, each with an id of its own, made in under 30 s', () => {
    expect(decks.length).toBeGreaterThanOrEqual(20_000);
    expect(starterDeckCount()).toBe(decks.length);
    expect(new Set(decks.map((deck) => deck.id)).size).toBe(decks.length);
    expect((user + system) / 1e6).toBeLessThan(30);
  });

  it('come out the same again, however many are taken', () => {
    let index = 0;
    for (const deck of starterDecks()) {
      if (JSON.stringify(deck) !== JSON.stringify(decks[index])) throw new Error(`${deck.id} differs`);
      index += 1;
      if (index === 2500) break;
    }
    expect(index).toBe(2500);
  });

  it('are legal', () => {
    expect(decks.flatMap(findProblems)).toEqual([]);
  });

  it('repeat no list', () => {
    const lists = decks.map((deck) =>
      [...deck.commanders, ...deck.cards.map((card) => card.name).sort()].join(),
    );
    expect(new Set(lists).size).toBe(decks.length);
  });
});

/** Written apart from the generator: what makes a hundred-card list illegal or odd. */
function findProblems(deck: RawDeck): string[] {
  const problems: string[] = [];
  const leading = deck.commanders.map(known);
  const colors = leading.reduce((all, card) => all | card.colorIdentity, 0);
  if (!mayLead(leading)) problems.push('may not lead');
  let size = leading.length;
  let lands = 0;
  const names = new Set(deck.commanders);
  for (const { name, quantity } of deck.cards) {
    const card = known(name);
    size += quantity;
    if (card.primaryType === 'Land') lands += quantity;
    if (names.has(name)) problems.push(`${name} twice`);
    names.add(name);
    if (quantity < 1 || (quantity > 1 && !isBasic(card))) problems.push(`${quantity} ${name}`);
    if (!isWithin(card.colorIdentity, colors)) problems.push(`${name} is off colour`);
    if (deck.date !== null && card.released > deck.date) problems.push(`${name} is newer than the deck`);
  }
  if (size !== 100) problems.push(`${size} cards`);
  if (names.size < 60) problems.push(`${names.size} different cards`);
  if (lands < 31 || lands > 43) problems.push(`${lands} lands`);
  return problems.map((problem) => `${deck.id}: ${problem}`);
}

describe('the shape of the sample decks', () => {
  it('has 8 to 12 cards that make mana in every deck', () => {
    const odd = decks.filter((deck) => {
      const ramp = countCards(deck, isRamp);
      return ramp < 8 || ramp > 12;
    });
    expect(odd.map((deck) => deck.id)).toEqual([]);
  });

  it('has card draw and removal in every deck, more in some than in others', () => {
    for (const [least, most, accept] of [
      [5, 18, (card: Card) => card.roles.includes('draw')],
      [4, 15, (card: Card) => card.roles.includes('removal') || card.roles.includes('sweeper')],
    ] as const) {
      const counts = decks.map((deck) => countCards(deck, accept));
      expect(Math.min(...counts.map((count) => Math.max(count, 0)))).toBeGreaterThanOrEqual(least);
      expect(counts.reduce((most_, count) => Math.max(most_, count), 0)).toBeLessThanOrEqual(most);
      expect(new Set(counts).size).toBeGreaterThan(5);
    }
  });

  it('has more nonbasic lands the more colors there are', () => {
    const means = [1, 2, 3, 5].map((colors) => {
      const some = decks.filter(
        (deck) =>
          colorCount(deck.commanders.reduce((all, name) => all | known(name).colorIdentity, 0)) === colors,
      );
      const lands = some.map(
        (deck) =>
          deck.cards.filter(({ name }) => known(name).primaryType === 'Land' && !isBasic(known(name))).length,
      );
      return lands.reduce((sum, count) => sum + count, 0) / lands.length;
    });
    expect(means).toEqual([...means].sort((a, b) => a - b));
    expect(means[0]).toBeLessThan(16);
    expect(means[3]).toBeGreaterThan(24);
  });

  it('has a few cards in most decks of a commander and a long tail in few', () => {
    for (const [name, list] of byCommanders) {
      if (list.length < 200) continue;
      const included = new Map<string, number>();
      for (const deck of list)
        for (const { name: card } of deck.cards) included.set(card, (included.get(card) ?? 0) + 1);
      const shares = [...included.values()].map((count) => count / list.length);
      const often = shares.filter((part) => part > 0.6).length;
      const rare = shares.filter((part) => part < 0.1).length;
      expect({ name, often: often >= 15 && often <= 75 }).toEqual({ name, often: true });
      expect({ name, tail: rare >= 100 && rare > shares.length * 0.3 }).toEqual({ name, tail: true });
    }
  });

  it('holds even the signature cards of a commander in most decks, not in all', () => {
    const shares = starterCommanders()
      .filter(({ signature, decks: count }) => signature.length > 0 && count >= 200)
      .flatMap(({ commanders, signature }) => signature.map((name) => share(ledBy(...commanders), name)))
      .sort((a, b) => a - b);
    const at = (part: number) => shares[Math.floor(part * (shares.length - 1))] ?? Number.NaN;
    expect(at(0.1)).toBeGreaterThan(0.45);
    expect(at(0.9)).toBeLessThan(0.92);
    expect(at(0.8) - at(0.2)).toBeGreaterThan(0.08);
  });

  it('seldom plays legends that lead decks of their own, unless they stand for the commander or share its kind', () => {
    const leads = new Set(
      starterCards()
        .filter(({ lead, primaryType }) => lead.canLead && primaryType === 'Creature')
        .map(({ name }) => name),
    );
    const odd = starterCommanders().flatMap(({ commanders, signature, themes, decks: count }) => {
      if (count < 100 || themes.includes('legends')) return [];
      const ofItsKind = (name: string): boolean =>
        known(name).subtypes.some((type) => themes.includes(`${type.toLowerCase()}s`));
      const included = groupBy(
        ledBy(...commanders).flatMap(({ cards }) => cards.filter(({ name }) => leads.has(name))),
        ({ name }) => name,
      );
      return [...included]
        .filter(
          ([name, { length }]) => length > 0.85 * count && !signature.includes(name) && !ofItsKind(name),
        )
        .map(([name, { length }]) => `${name} in ${length} of ${count} decks of ${commanders.join(' + ')}`);
    });
    expect(odd).toEqual([]);
    expect(share(ledBy("Atraxa, Praetors' Voice"), 'Rayami, First of the Fallen')).toBeLessThan(0.1);
  });

  it('has more lands where the deck is about lands, fewer where it is fast', () => {
    const lands = (name: string): number => {
      const counts = ledBy(name).map((deck) =>
        deck.cards
          .filter((card) => known(card.name).primaryType === 'Land')
          .reduce((sum, { quantity }) => sum + quantity, 0),
      );
      return counts.reduce((sum, count) => sum + count, 0) / counts.length;
    };
    expect(lands('The Gitrog Monster')).toBeGreaterThan(39);
    expect(lands('Omnath, Locus of Rage')).toBeGreaterThan(39);
    expect(lands("Yuriko, the Tiger's Shadow")).toBeLessThan(35.5);
    expect(lands('Winota, Joiner of Forces')).toBeLessThan(35);
    expect(lands("Atraxa, Praetors' Voice")).toBeCloseTo(36.5, 0);
  });

  it('plays what the theme asks for, and staples everywhere', () => {
    expect(share(ledBy('Krenko, Mob Boss'), 'Goblin Chieftain')).toBeGreaterThan(0.8);
    expect(share(ledBy('Niv-Mizzet, Parun'), 'Goblin Chieftain')).toBeLessThan(0.2);
    expect(share(decks, 'Sol Ring')).toBeGreaterThan(0.8);
    expect(share(decks, 'Sol Ring')).toBeLessThan(0.99);
  });

  it('costs more in some decks than in others of the same commander', () => {
    const prices = ledBy("Atraxa, Praetors' Voice")
      .map((deck) =>
        deck.cards.reduce((sum, { name }) => sum + (known(name).prices.tcgplayer?.price ?? 0), 0),
      )
      .sort((a, b) => a - b);
    const at = (part: number) => prices[Math.floor(part * prices.length)] ?? Number.NaN;
    expect(at(0.1)).toBeLessThan(300);
    expect(at(0.9) / at(0.1)).toBeGreaterThan(3);
  });
});

describe('the overlap of two sample decks of one commander', () => {
  /** Mean Jaccard index of the nonbasic cards over the first decks of each commander with at least `least` decks. */
  const overlaps = (groups: Iterable<Set<string>[]>, least: number): number[] =>
    [...groups].flatMap((group) => {
      const some = group.slice(0, COMPARED);
      if (group.length < least) return [];
      const pairs = some.flatMap((a, index) => some.slice(index + 1).map((b) => jaccard(a, b)));
      return [pairs.reduce((sum, value) => sum + value, 0) / pairs.length];
    });
  const sample = overlaps(
    [...byCommanders.values()].map((list) =>
      list.map((deck) => new Set(deck.cards.map(({ name }) => name).filter((name) => !isBasic(known(name))))),
    ),
    10,
  );

  it('lies within the stated range', () => {
    expect(Math.min(...sample)).toBeGreaterThan(STATED_OVERLAP[0]);
    expect(Math.max(...sample)).toBeLessThan(STATED_OVERLAP[1]);
  });

  it.skipIf(!REAL_FILES.every((file) => existsSync(file)))(
    'lies within the range of real decks in ../shared/data (skipped where it is absent)',
    () => {
      const basics = new Set([...byName.values()].filter(isBasic).map((card) => card.name));
      const real = REAL_FILES.flatMap((file, index) => {
        const lines = gunzipSync(readFileSync(file)).toString('utf8').split('\n').filter(Boolean);
        const lists = lines.map((line) => {
          const deck: { commanders: string[]; cards: (string | { name: string })[] } = JSON.parse(line);
          const names = deck.cards.map((card) => (typeof card === 'string' ? card : card.name));
          return {
            key: [...deck.commanders].sort().join(),
            cards: new Set(names.filter((name) => !basics.has(name))),
          };
        });
        const groups = groupBy(lists, ({ key }) => key);
        return overlaps(
          [...groups.values()].map((group) => group.map(({ cards }) => cards)),
          index === 0 ? 10 : 2,
        );
      });
      expect(real.length).toBeGreaterThan(50);
      expect(Math.min(...sample)).toBeGreaterThanOrEqual(Math.min(...real));
      expect(Math.max(...sample)).toBeLessThanOrEqual(Math.max(...real));
    },
  );
});

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const name of a) if (b.has(name)) both += 1;
  return both / (a.size + b.size - both);
}

describe('the dates of the sample decks', () => {
  const days = decks.flatMap((deck) => (deck.date === null ? [] : [toDay(deck.date) ?? Number.NaN]));

  it('reach over two years up to the sample date, more of them late, and are missing in some decks', () => {
    const earliest = days.reduce((least, day) => Math.min(least, day), last);
    expect(days.reduce((most, day) => Math.max(most, day), 0)).toBe(last);
    expect(earliest).toBeGreaterThanOrEqual(last - 730);
    expect(earliest).toBeLessThan(last - 720);
    const between = (from: number, to: number) =>
      days.filter((day) => day > last - from && day <= last - to).length;
    expect(between(365, 0)).toBeGreaterThan(1.5 * between(730, 365));
    expect(between(7, 0)).toBeGreaterThan(50);
    expect((decks.length - days.length) / decks.length).toBeGreaterThan(0.05);
    expect((decks.length - days.length) / decks.length).toBeLessThan(0.12);
  });

  it('let the order of commanders change from month to month', () => {
    const leading = (month: string) => {
      const some = decks.filter((deck) => deck.date?.startsWith(month));
      const counts = [...groupBy(some, (deck) => deck.commanders.join(' + '))];
      return counts
        .sort(([, a], [, b]) => b.length - a.length)
        .slice(0, 5)
        .map(([name]) => name);
    };
    const months = ['2024-09', '2024-12', '2025-03', '2025-06', '2025-09'].map(leading);
    expect(new Set(months.map((names) => names.join())).size).toBe(months.length);
    expect(new Set(months.map(([first]) => first)).size).toBeGreaterThan(1);
  });

  it('let new cards be taken up only after their release', () => {
    const fresh = new Set([...byName.values()].filter((card) => (toDay(card.released) ?? 0) > last - 650));
    expect(fresh.size).toBeGreaterThan(5);
    const included = { early: 0, late: 0 };
    const decksSeen = { early: 0, late: 0 };
    for (const deck of decks) {
      if (deck.date === null) continue;
      const day = toDay(deck.date) ?? 0;
      const colors = deck.commanders.reduce((all, name) => all | known(name).colorIdentity, 0);
      const cards = new Set(deck.cards.map(({ name }) => known(name)).filter((card) => fresh.has(card)));
      for (const card of fresh) {
        const age = day - (toDay(card.released) ?? 0);
        if (deck.commanders.includes(card.name)) continue;
        if (!isWithin(card.colorIdentity, colors) || age < 0 || (age >= 60 && age < 180)) continue;
        const phase = age < 60 ? 'early' : 'late';
        decksSeen[phase] += 1;
        if (cards.has(card)) included[phase] += 1;
      }
    }
    expect(included.late / decksSeen.late).toBeGreaterThan((1.3 * included.early) / decksSeen.early);
  });
});

describe('the brackets of the sample decks', () => {
  it('are set in about half of the decks, each of the five in some', () => {
    const counts = [1, 2, 3, 4, 5].map((bracket) => decks.filter((deck) => deck.bracket === bracket).length);
    const set = counts.reduce((sum, count) => sum + count, 0) / decks.length;
    expect(set).toBeGreaterThan(0.45);
    expect(set).toBeLessThan(0.65);
    expect(Math.min(...counts)).toBeGreaterThan(decks.length * 0.01);
  });

  it('keep to what a bracket allows', () => {
    const odd = decks.filter((deck) => {
      if (deck.bracket === null || deck.bracket > 3) return false;
      const changers = deck.cards.filter(({ name }) => known(name).gameChanger).length;
      const denial = deck.cards.some(({ name }) => known(name).roles.includes('mass-land-denial'));
      return denial || changers > (deck.bracket === 3 ? 3 : 0);
    });
    expect(odd.map((deck) => deck.id)).toEqual([]);
  });
});
