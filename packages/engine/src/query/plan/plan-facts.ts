import {
  type Card,
  EVERY_CREATURE_TYPE,
  getCreatureTypes,
  isBasic,
  pluralOfType,
  slugify,
  type ThemeSlug,
} from '@deckwright/domain';
import type { ProposalFacts } from '../proposal/card-facts.ts';
import { type CardStrengths, findCardStrengths } from './card-strength/card-strength.ts';
import { findKnownThemes, type KnownThemes } from './card-themes/card-themes.ts';
import { countWording, type Wording } from './common-wording.ts';
import { findKnownCards, type KnownCards } from './known-cards/known-cards.ts';
import { findKnownCommanders, type KnownCommanders } from './known-commanders/known-commanders.ts';
import { PLAN } from './settings.ts';
import { readThemeParts, type ThemePart } from './theme-parts.ts';

/** What plans need to know of the cards of a catalog. */
export type PlanFacts = {
  proposal: ProposalFacts;
  known: KnownCards;
  strengths: CardStrengths;
  cardThemes: KnownThemes;
  /** Positions of the spells that were judged to have themes. */
  themedSpells: readonly number[];
  commanders: KnownCommanders;
  /** By card, 0…1: how much of its value a card has that no list of its theme's cards names, by its strength and by how established it is. */
  established: Float32Array;
  wording: Wording;
  /** By theme: positions of the nonland cards that count for it. */
  ofTheme: ReadonlyMap<string, readonly number[]>;
  /** By theme: the share of the nonland cards that count for it, in precons or half of that in the catalog, 0…1. */
  usualShare: ReadonlyMap<string, number>;
  /** How much a card counts for the themes of a list. */
  themeParts: (card: number) => readonly ThemePart[];
  /** By theme: what the average nonland card of a precon counts for it, or half of that of the average one of the catalog. */
  usualPart: ReadonlyMap<string, number>;
  /** By slug of a creature type: the type, the positions of its creatures, and of other cards that name it. */
  ofType: ReadonlyMap<string, TypeFacts>;
  /** Positions of the creatures that are of every type. */
  everyType: readonly number[];
};

type TypeFacts = { type: string; is: readonly number[]; names: readonly number[] };

/** The slug of a creature type: Elf → elves. */
export function typeSlug(type: string): string {
  return slugify(pluralOfType(type));
}

/** @param precons positions of the cards of each preconstructed list */
export function planFacts(proposal: ProposalFacts, precons: readonly (readonly number[])[]): PlanFacts {
  const { cards } = proposal;
  const isSpell = (card: Card): boolean => card.primaryType !== 'Land';
  const ofTheme = new Map<string, number[]>();
  const types = new Map<string, { is: number[]; names: number[] }>();
  const at = (type: string) => {
    const known = types.get(type) ?? { is: [], names: [] };
    types.set(type, known);
    return known;
  };
  let spells = 0;
  cards.forEach((card, index) => {
    if (!isSpell(card)) return;
    spells++;
    for (const theme of card.themes ?? []) addTo(ofTheme, theme, index);
    const own = getCreatureTypes(card);
    for (const type of own) at(type).is.push(index);
    for (const type of proposal.wantedTypes.get(index) ?? [])
      if (!own.includes(type)) at(type).names.push(index);
  });
  const strengths = findCardStrengths(cards);
  const cardThemes = findKnownThemes(cards);
  const themeParts = readThemeParts(cards, cardThemes);
  const isThemed = new Uint8Array(cards.length);
  for (const card of cardThemes.cards) isThemed[card] = 1;
  return {
    proposal,
    known: findKnownCards(cards),
    strengths,
    cardThemes,
    themedSpells: proposal.spells.filter((card) => isThemed[card] === 1),
    commanders: findKnownCommanders(cards),
    established: Float32Array.from(cards, (_, card) => {
      const [min, max] = PLAN.standingOf[strengths.of(card) ?? 'good'];
      const standing = Math.min(max, Math.max(min, Math.min(1, proposal.standing[card]! * 2)));
      return PLAN.unestablished + (1 - PLAN.unestablished) * standing;
    }),
    wording: countWording(proposal),
    ofTheme,
    usualShare: usualShares(cards, precons, { ofTheme, spells }),
    themeParts,
    usualPart: usualParts(cards, precons, themeParts),
    // A spell of every type does not help the creatures of one.
    everyType: [...cards.keys()].filter(
      (index) =>
        (cards[index]?.kindred?.includes(EVERY_CREATURE_TYPE) ?? false) &&
        cards[index]?.types.includes('Creature'),
    ),
    ofType: new Map(
      [...types].flatMap(([type, { is, names }]) =>
        type === EVERY_CREATURE_TYPE ? [] : [[typeSlug(type), { type, is, names }] as const],
      ),
    ),
  };
}

function addTo(map: Map<string, number[]>, key: string, index: number): void {
  const known = map.get(key);
  if (known) known.push(index);
  else map.set(key, [index]);
}

function usualShares(
  cards: readonly Card[],
  precons: readonly (readonly number[])[],
  { ofTheme, spells }: { ofTheme: ReadonlyMap<string, readonly number[]>; spells: number },
): Map<string, number> {
  const inPrecons = new Map<string, number>();
  let printed = 0;
  for (const precon of precons)
    for (const index of new Set(precon)) {
      const card = cards[index];
      if (!card || card.primaryType === 'Land' || isBasic(card)) continue;
      printed++;
      for (const theme of card.themes ?? []) inPrecons.set(theme, (inPrecons.get(theme) ?? 0) + 1);
    }
  return new Map(
    [...ofTheme].map(([theme, holders]) => [
      theme as ThemeSlug,
      Math.max(
        PLAN.minShare,
        PLAN.catalogPart * (holders.length / Math.max(1, spells)),
        (inPrecons.get(theme) ?? 0) / Math.max(1, printed),
      ),
    ]),
  );
}

function usualParts(
  cards: readonly Card[],
  precons: readonly (readonly number[])[],
  themeParts: PlanFacts['themeParts'],
): Map<string, number> {
  const isSpell = (index: number): boolean => !!cards[index] && cards[index]?.primaryType !== 'Land';
  const average = (spells: readonly number[]): Map<string, number> => {
    const sums = new Map<string, number>();
    for (const spell of spells)
      for (const [theme, part] of themeParts(spell)) sums.set(theme, (sums.get(theme) ?? 0) + part);
    return new Map([...sums].map(([theme, sum]) => [theme, sum / spells.length]));
  };
  const inCatalog = average([...cards.keys()].filter(isSpell));
  const inPrecons = average(precons.flatMap((precon) => [...new Set(precon)].filter(isSpell)));
  return new Map(
    [...inCatalog].map(([theme, share]) => [
      theme,
      Math.max(PLAN.minShare, PLAN.catalogPart * share, inPrecons.get(theme) ?? 0),
    ]),
  );
}
