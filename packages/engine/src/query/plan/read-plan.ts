import {
  type Card,
  getCreatureTypes,
  isBasic,
  THEME_NAMES,
  THEME_SLUGS,
  THEMES_SAID_SELDOM,
  type ThemeSlug,
} from '@deckwright/domain';
import type { WeightedTheme } from './card-themes/card-themes.ts';
import { type PlanFacts, typeSlug } from './plan-facts.ts';
import { PLAN } from './settings.ts';
import type { ListPlan, PlanTheme } from './types.ts';

export type PlanList = {
  /** Positions of the commanders, and of the other cards, each once. */
  commanders: readonly number[];
  cards: readonly number[];
};

/** Different nonland cards beside the commander in a deck, about. */
const WHOLE_DECK = 60;

/**
 * Reads what a list is built to do from its cards and from its commanders' text: themes that it has far more of than
 * precons do, by log odds, and creature types that many of its creatures are of.
 * @param chosen slugs that the player names instead; unknown ones are ignored
 */
export function readPlan(
  facts: PlanFacts,
  list: PlanList,
  chosen: readonly string[] | null = null,
): ListPlan {
  const counted = countCards(facts, list);
  const found = chosen
    ? chosen.flatMap((slug) => namedTheme(facts, counted, slug) ?? [])
    : [...kindreds(facts, counted), ...themes(facts, counted)];
  const ordered = chosen ? found : found.toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  return {
    themes: ordered
      .slice(0, chosen ? ordered.length : PLAN.most)
      .map(({ score: _, ...theme }, index) => ({ ...theme, weight: PLAN.laterTheme ** index })),
  };
}

type Scored = Omit<PlanTheme, 'weight'> & { score: number };

type Counted = {
  spells: number[];
  creatures: number;
  /** How much of a whole deck the list is, above 0 up to 1. */
  part: number;
  byTheme: ReadonlyMap<string, number[]>;
  byType: ReadonlyMap<string, number>;
  requestedThemes: ReadonlySet<string>;
  requestedTypes: ReadonlySet<string>;
};

function countCards({ proposal: { cards }, commanders }: PlanFacts, list: PlanList): Counted {
  const known = list.commanders.flatMap((index) => commanders.of(index) ?? []);
  const lead = list.commanders.flatMap((index) => cards[index] ?? []);
  const spells = [...new Set(list.cards)].filter((index) => {
    const card = cards[index];
    return card && card.primaryType !== 'Land' && !isBasic(card) && !list.commanders.includes(index);
  });
  const byTheme = new Map<string, number[]>();
  const byType = new Map<string, number>();
  let creatures = 0;
  for (const index of spells) {
    const card = cards[index]!;
    for (const theme of card.themes ?? []) byTheme.set(theme, [...(byTheme.get(theme) ?? []), index]);
    if (card.types.includes('Creature')) creatures++;
    for (const type of getCreatureTypes(card)) byType.set(type, (byType.get(type) ?? 0) + 1);
  }
  return {
    spells,
    creatures,
    part: Math.min(1, Math.max(0.1, spells.length / WHOLE_DECK)),
    byTheme,
    byType,
    requestedThemes: new Set([
      ...lead.flatMap(({ asks }) => asks?.themes ?? []),
      ...known.flatMap(({ themes }) => themes.flatMap(toRequested)),
    ]),
    requestedTypes: new Set([
      ...lead.flatMap((card) => [...(card.asks?.types ?? []), ...ownKind(card)]),
      // Most creatures of some colors are Humans; the text has to ask for them.
      ...known.flatMap(({ types }) => types).filter((type) => type !== 'Human'),
    ]),
  };
}

/** What most decks of a commander are about: its first theme, and further ones that they would hardly go without. */
function toRequested({ theme, weight }: WeightedTheme): ThemeSlug[] {
  const slug = THEME_SLUGS[theme];
  return slug !== undefined && weight >= 1 ? [slug] : [];
}

/** A commander that asks for no type leads its own, if the list has many of it. */
function ownKind(card: Card): string[] {
  return (card.asks?.types.length ?? 0) > 0 ? [] : getCreatureTypes(card).filter((type) => type !== 'Human');
}

function kindreds(facts: PlanFacts, counted: Counted): Scored[] {
  const { byType, creatures, part, requestedTypes } = counted;
  const candidates = new Set([...byType.keys(), ...requestedTypes]);
  return [...candidates]
    .flatMap((type): Scored[] => {
      const count = byType.get(type) ?? 0;
      const share = count / Math.max(1, creatures);
      const isRequested = requestedTypes.has(type);
      const least = (isRequested ? PLAN.requestedCreatures : PLAN.typeCreatures) * part;
      const minShare = isRequested
        ? PLAN.requestedShare
        : type === 'Human'
          ? PLAN.humanShare
          : PLAN.typeShare;
      if (count < least || share < minShare) return [];
      const score = logOdds(count, creatures) + (isRequested ? PLAN.requestedScore : 0) + 2;
      return [toType(facts, counted, type, isRequested ? 'commander' : 'list', score)];
    })
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .slice(0, PLAN.maxTypes);
}

function toType(
  _: PlanFacts,
  { byType }: Counted,
  type: string,
  source: PlanTheme['source'],
  score: number,
): Scored {
  const slug = typeSlug(type);
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
  return { slug, kind: 'kindred', name, type, source, cards: byType.get(type) ?? 0, score };
}

function themes({ usualShare }: PlanFacts, { byTheme, spells, part, requestedThemes }: Counted): Scored[] {
  const candidates = new Set([...byTheme.keys(), ...requestedThemes]);
  const scored = [...candidates]
    .flatMap((slug): (Scored & { holders: number[] })[] => {
      const holders = byTheme.get(slug) ?? [];
      const isRequested = requestedThemes.has(slug);
      if (holders.length < (isRequested ? PLAN.requestedCards : PLAN.themeCards) * part) return [];
      const usual = (usualShare.get(slug) ?? PLAN.minShare) * spells.length;
      const isSeldom = THEMES_SAID_SELDOM.includes(slug as ThemeSlug);
      const score =
        logOdds(holders.length, spells.length) -
        logOdds(usual, spells.length) +
        (isRequested ? PLAN.requestedScore : 0) +
        (isSeldom ? PLAN.seldomScore : 0);
      if (score < PLAN.themeScore) return [];
      const source = isRequested ? 'commander' : 'list';
      return [{ ...toTheme(slug, holders.length, source, score), holders }];
    })
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  const unexplained: typeof scored = [];
  for (const theme of scored) {
    const isExplained = unexplained.some(
      ({ holders }) =>
        theme.holders.filter((card) => holders.includes(card)).length >=
        PLAN.explained * theme.holders.length,
    );
    if (!isExplained) unexplained.push(theme);
    if (unexplained.length === PLAN.maxThemes) break;
  }
  return unexplained.map(({ holders: _, ...theme }) => theme);
}

function toTheme(slug: string, cards: number, source: PlanTheme['source'], score: number): Scored {
  return { slug, kind: 'theme', name: THEME_NAMES[slug as ThemeSlug], type: null, source, cards, score };
}

function namedTheme(facts: PlanFacts, counted: Counted, slug: string): Scored | null {
  const type = facts.ofType.get(slug);
  if (type) return toType(facts, counted, type.type, 'player', 0);
  if (!(slug in THEME_NAMES)) return null;
  return toTheme(slug, counted.byTheme.get(slug)?.length ?? 0, 'player', 0);
}

/** With one card more on either side, so that few cards say little. */
function logOdds(some: number, of: number): number {
  return Math.log((some + 1) / Math.max(1, of - some + 1));
}
