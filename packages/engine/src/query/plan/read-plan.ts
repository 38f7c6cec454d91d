import {
  getCreatureTypes,
  THEME_NAMES,
  THEME_SLUGS,
  THEMES_SAID_SELDOM,
  type ThemeSlug,
} from '@deckwright/domain';
import { livesOn } from './lives-on.ts';
import { type PlanFacts, typeSlug } from './plan-facts.ts';
import { PLAN, TUNED } from './settings.ts';
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
    : withRequested(facts, counted, [...kindreds(counted), ...themes(facts, counted)]);
  const ordered = chosen ? found : found.toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  const listed = ordered.slice(0, chosen ? ordered.length : PLAN.most);
  const plan = listed.map(({ score: _, ...theme }, index) => ({
    ...theme,
    weight: PLAN.laterTheme ** index,
  }));
  if (chosen || counted.tuned === 0) return { themes: plan };
  const usual = themes(facts, { ...counted, tuned: 0 })
    .filter(({ slug }) => slug in TUNED.cards && listed.every((theme) => theme.slug !== slug))
    .slice(0, PLAN.most - listed.length)
    .map(({ score: _, ...theme }, index) => ({
      ...theme,
      weight: PLAN.laterTheme ** (listed.length + index),
    }));
  return usual.length > 0 ? { themes: plan, usual } : { themes: plan };
}

type Scored = Omit<PlanTheme, 'weight'> & { score: number };

type Counted = {
  spells: number[];
  creatures: number;
  /** How much of a whole deck the list is, above 0 up to 1. */
  part: number;
  /** How tuned it is, 0…1, by its Game Changers. */
  tuned: number;
  byTheme: ReadonlyMap<string, { sum: number; cards: number[] }>;
  byType: ReadonlyMap<string, number>;
  /** By creature type: cards of the list that are for creatures of it. */
  named: ReadonlyMap<string, number>;
  /** How much the commanders ask for a theme, up to 1. */
  requestedThemes: ReadonlyMap<string, number>;
  requestedTypes: ReadonlySet<string>;
  /** Types that the commanders themselves are of. */
  ownTypes: ReadonlySet<string>;
};

function countCards(facts: PlanFacts, list: PlanList): Counted {
  const { cards } = facts.proposal;
  const others = [...new Set(list.cards)].filter((index) => cards[index] && !list.commanders.includes(index));
  const spells = others.filter((index) => cards[index]!.primaryType !== 'Land');
  const byTheme = new Map<string, { sum: number; cards: number[] }>();
  const byType = new Map<string, number>();
  const named = new Map<string, number>();
  let creatures = 0;
  const requests = readCommanders(facts, list.commanders);
  for (const index of others)
    for (const [theme, part] of facts.themeParts(index)) {
      // Lands of a kind fix the mana of many decks; they are the plan of one whose commander is for them.
      if (cards[index]!.primaryType === 'Land' && !requests.requestedThemes.has(theme)) continue;
      const known = byTheme.get(theme) ?? { sum: 0, cards: [] };
      known.sum += part;
      known.cards.push(index);
      byTheme.set(theme, known);
    }
  for (const index of spells) {
    const card = cards[index]!;
    if (card.types.includes('Creature')) creatures++;
    for (const type of getCreatureTypes(card)) byType.set(type, (byType.get(type) ?? 0) + 1);
    for (const type of facts.proposal.wantedTypes.get(index) ?? [])
      if (livesOn(facts.proposal.words(index), type)) named.set(type, (named.get(type) ?? 0) + 1);
  }
  const gameChangers = others.filter((index) => cards[index]!.gameChanger).length;
  return {
    spells,
    creatures,
    part: Math.min(1, Math.max(0.1, spells.length / WHOLE_DECK)),
    tuned: Math.min(1, Math.max(0, (gameChangers - TUNED.none) / (TUNED.full - TUNED.none))),
    byTheme,
    byType,
    named,
    ...requests,
  };
}

/** The creature types that commanders ask for: those of their decks where we know these, otherwise those that their text asks for. */
export function readRequestedTypes(
  { proposal: { cards }, commanders }: PlanFacts,
  lead: readonly number[],
): Set<string> {
  const types = lead.flatMap((index) => {
    // Most creatures of some colors are Humans; the text has to ask for them, and not to spare them.
    const byText = cards[index]?.asks?.types ?? [];
    return (commanders.of(index)?.types ?? byText).filter(
      (type) => type !== 'Human' || byText.includes(type),
    );
  });
  return new Set(types);
}

function readCommanders(
  facts: PlanFacts,
  lead: readonly number[],
): Pick<Counted, 'requestedThemes' | 'requestedTypes' | 'ownTypes'> {
  const { proposal, commanders } = facts;
  const themes = new Map<string, number>();
  const add = (theme: string, part: number): void => {
    themes.set(theme, Math.max(part, themes.get(theme) ?? 0));
  };
  const own = new Set<string>();
  for (const index of lead) {
    const card = proposal.cards[index];
    if (!card) continue;
    const known = commanders.of(index);
    for (const { theme, weight } of known?.themes ?? []) {
      const slug = THEME_SLUGS[theme];
      // What most of its decks are about: its first theme, and further ones that they would hardly go without.
      if (slug !== undefined) add(slug, weight >= 1 ? 1 : PLAN.someDecks);
    }
    // What a text names is often what it spares, or when it acts: where we know the decks, these decide.
    for (const theme of card.asks?.themes ?? []) add(theme, known ? PLAN.textAlone : 1);
    for (const type of getCreatureTypes(card)) own.add(type);
  }
  return { requestedThemes: themes, requestedTypes: readRequestedTypes(facts, lead), ownTypes: own };
}

function kindreds(counted: Counted): Scored[] {
  const { byType, creatures, part, requestedTypes, ownTypes, named } = counted;
  return [...byType]
    .flatMap(([type, count]): Scored[] => {
      const share = count / Math.max(1, creatures);
      const isHuman = type === 'Human';
      const isRequested = requestedTypes.has(type);
      const isOwn = !isHuman && ownTypes.has(type);
      const isNamed = (named.get(type) ?? 0) >= (isHuman ? 1 : PLAN.typeNamed * part);
      const isMostly = !isHuman && share >= PLAN.unnamedShare && count >= PLAN.unnamedCreatures * part;
      const [least, minShare] = isRequested
        ? [PLAN.requestedCreatures, PLAN.requestedShare]
        : isOwn
          ? [PLAN.ownCreatures, PLAN.ownShare]
          : [PLAN.typeCreatures, isHuman ? PLAN.humanShare : PLAN.typeShare];
      if (count < least * part || share < minShare || !(isRequested || isNamed || isMostly)) return [];
      const score = logOdds(count, creatures) + (isRequested || isOwn ? PLAN.requestedScore : 0) + 2;
      return [toType(counted, type, isRequested || isOwn ? 'commander' : 'list', score)];
    })
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    .slice(0, PLAN.maxTypes);
}

/**
 * What the commanders are played for, behind what the list shows, while it has too few cards to show a plan: their creature types,
 * then what most of their decks are about.
 */
function withRequested(facts: PlanFacts, counted: Counted, shown: readonly Scored[]): Scored[] {
  if (counted.spells.length >= (shown.length > 0 ? PLAN.telling : PLAN.tellingNothing)) return [...shown];
  const { requestedTypes, requestedThemes, byTheme } = counted;
  const types = [...requestedTypes]
    .filter((type) => facts.ofType.has(typeSlug(type)))
    .slice(0, PLAN.maxTypes)
    .map((type) => toType(counted, type, 'commander', 0));
  const themes = [...requestedThemes]
    .filter(([slug, part]) => part >= 1 && slug in THEME_NAMES)
    .map(([slug]) => toTheme(slug, byTheme.get(slug)?.cards.length ?? 0, 'commander', 0));
  const lowest = Math.min(0, ...shown.map(({ score }) => score));
  const requested = [...types, ...themes].filter(({ slug }) => shown.every((theme) => theme.slug !== slug));
  return [...shown, ...requested.map((theme, index) => ({ ...theme, score: lowest - 1 - index }))];
}

function toType({ byType }: Counted, type: string, source: PlanTheme['source'], score: number): Scored {
  const slug = typeSlug(type);
  const name = slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll('-', ' ');
  return { slug, kind: 'kindred', name, type, source, cards: byType.get(type) ?? 0, score };
}

function themes({ usualPart }: PlanFacts, counted: Counted): Scored[] {
  const { byTheme, spells, part, tuned, requestedThemes } = counted;
  const scored = [...byTheme]
    .flatMap(([slug, { sum, cards }]): (Scored & { holders: number[] })[] => {
      const requested = requestedThemes.get(slug) ?? 0;
      const isRequested = requested >= PLAN.requestedFrom;
      if (sum < (isRequested ? PLAN.requestedCards : PLAN.themeCards) * part) return [];
      const inTuned = (TUNED.cards as Readonly<Record<string, number>>)[slug] ?? 0;
      const usual = Math.max(
        (usualPart.get(slug) ?? PLAN.minShare) * spells.length,
        // What is usual in tuned decks is still what a commander of such cards is played for.
        requested >= 1 ? 0 : tuned * inTuned * part,
      );
      const isSeldom = THEMES_SAID_SELDOM.includes(slug as ThemeSlug);
      const score =
        logOdds(sum, spells.length) -
        logOdds(usual, spells.length) +
        requested * PLAN.requestedScore +
        (isSeldom ? PLAN.seldomScore : 0);
      if (score < PLAN.themeScore) return [];
      return [{ ...toTheme(slug, cards.length, isRequested ? 'commander' : 'list', score), holders: cards }];
    })
    .toSorted((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1));
  const unexplained: typeof scored = [];
  for (const theme of scored) {
    // What most decks of the commander are about is a theme of its own.
    const isKey = (requestedThemes.get(theme.slug) ?? 0) >= 1;
    const isExplained =
      !isKey &&
      unexplained.some(
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
  if (type) return toType(counted, type.type, 'player', 0);
  if (!(slug in THEME_NAMES)) return null;
  return toTheme(slug, counted.byTheme.get(slug)?.cards.length ?? 0, 'player', 0);
}

/** With one card more on either side, so that few cards say little. */
function logOdds(some: number, of: number): number {
  return Math.log((some + 1) / Math.max(1, of - some + 1));
}
