import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { isInEvaluationSet, precision, recall } from '../accuracy.ts';
import { loadThemes, readThemes, type ThemeData } from './load-themes.ts';
import { firstFound, measureThemes } from './theme-accuracy.ts';

/** Real cards and decks, which are not part of the repository. */
const DATA = join(import.meta.dirname, '../../../../shared/data');
const present = existsSync(join(DATA, 'decks/casual-labelled.jsonl.gz'));
if (!present) console.warn(`themes of real decks skipped: there are no tagged decks at ${DATA}`);

describe.skipIf(!present)('the themes of real decks', () => {
  let data: ThemeData;
  let found: Map<string, number[]>;
  beforeAll(async () => {
    data = await loadThemes(DATA);
    found = readThemes(data, [...data.labeled, ...data.casual, ...data.tournament]);
  }, 120_000);

  const slugs = (id: string): string[] =>
    (found.get(id) ?? []).map((theme) => data.table.themes[theme]?.slug ?? '');

  /** The share of a commander's tournament decks that have the theme, and that have it first. */
  function getShare(commanders: string, theme: string): { has: number; first: number } {
    const decks = data.tournament.filter(
      ({ id, deck }) =>
        found.has(id) &&
        deck.commanders
          .map((card) => data.cards[card]?.name)
          .sort()
          .join(' / ') === commanders,
    );
    expect(decks.length).toBeGreaterThanOrEqual(20);
    const themes = decks.map(({ id }) => slugs(id));
    return {
      has: themes.filter((some) => some.includes(theme)).length / decks.length,
      first: themes.filter(([best]) => best === theme).length / decks.length,
    };
  }

  it('are what the deck is built on: Winota is Humans, Yuriko Ninjas', () => {
    const winota = getShare('Winota, Joiner of Forces', 'humans');
    expect(winota.has).toBe(1);
    expect(winota.first).toBeGreaterThan(0.9);
    expect(getShare('Winota, Joiner of Forces', 'flying').has).toBe(0);
    const yuriko = "Yuriko, the Tiger's Shadow";
    expect(getShare(yuriko, 'ninjutsu').has).toBe(1);
    expect(getShare(yuriko, 'ninjas').first + getShare(yuriko, 'ninjutsu').first).toBeGreaterThan(0.9);
  });

  it('are not created by staples', () => {
    expect(getShare('The Gitrog Monster', 'madness').has).toBe(0);
    expect(getShare('The Gitrog Monster', 'lands-matter').has).toBe(1);
    expect(getShare('Atraxa, Grand Unifier', 'enchantress').has).toBe(0);
    expect(getShare("Kraum, Ludevic's Opus / Tymna the Weaver", 'politics').has).toBe(0);
  });

  it("match owners' tags in more than half of what is found", () => {
    const judged = data.labeled
      .filter(({ id }) => isInEvaluationSet(id))
      .map(({ id, tags }) => ({
        id,
        wanted: tags.map((tag) => data.table.ofTags([tag])[0] ?? null),
        found: found.get(id) ?? [],
      }));
    const accuracy = measureThemes(judged);
    expect(precision(accuracy)).toBeGreaterThanOrEqual(0.55);
    expect(recall(accuracy)).toBeGreaterThanOrEqual(0.5);
    expect(firstFound(accuracy)).toBeGreaterThanOrEqual(0.55);
  });
});
