import {
  type CardList,
  LAND_BASE_QUERY,
  type LandCycleShare,
  type LandsPage,
  printQueryValues,
} from '@deckwright/contract';
import {
  ALL_IDENTITIES,
  COLORS,
  type ColorIdentity,
  type DeckFilters,
  getShownPrice,
  identityName,
  identitySlug,
  inListOrder,
  isWithin,
  listColors,
  NO_FILTERS,
  type TimeRange,
} from '@deckwright/domain';
import type { LandAverages, LandBase, LandStats } from '@deckwright/engine/query';
import { cardUrl, present, statView } from '../card/index.ts';
import type { LandsAnswer } from '../engine/index.ts';
import { decks, inclusionInterval, rounded, roundedOrNull } from '../format/index.ts';
import { pageHead } from '../page/index.ts';
import type { ViewContext } from '../snapshot/index.ts';
import { BASIC_NAMES } from './basic-names.ts';
import { cycleShare, makesAnyColor } from './cycle-share.ts';
import { type KnownCycle, knownCycles, landColors } from './land-colors.ts';

export type LandsForm = {
  /** Average mana value, and cheap ramp and draw; null = the decks' averages. */
  mana: number | null;
  cheap: number | null;
  /** Maximum price of the nonbasic lands in dollars; null = no limit. */
  cap: number | null;
};

/** The lands of one color identity, or of all decks for null. */
export async function landsPage(
  context: ViewContext,
  { identity, range, form }: { identity: ColorIdentity | null; range: TimeRange; form: LandsForm },
): Promise<LandsPage> {
  const { snapshot } = context;
  const answer = await snapshot.ask('lands', {
    identity,
    range,
    averageManaValue: form.mana,
    cheap: form.cheap,
    capCents: form.cap === null ? null : Math.round(form.cap * 100),
    overview: true,
  });
  const { stats } = answer;
  const { sample } = snapshot.manifest;
  const filters: DeckFilters = { ...NO_FILTERS, range };
  const name = identity === null ? null : identityName(identity);
  const title = name === null ? 'Lands' : `${name} Lands`;
  const description =
    stats.decks === 0
      ? `Land cycles${name === null ? '' : ` of ${name} decks`} and a land base by a published formula.`
      : `What lands ${decks(stats.decks, sample)}${name === null ? '' : ` in ${name}`} play: ${rounded(stats.land, 1)} a deck, cycle by cycle, and a recommended land base.`;
  const cycles = getCycles(context, stats, identity);
  return {
    ...pageHead(snapshot, filters, {
      title,
      description,
      canonical: identity === null ? '/lands' : `/lands/${identitySlug(identity)}`,
      query: printQueryValues(LAND_BASE_QUERY, { ...form, range }),
      warnings: [],
    }),
    identity: identity === null ? null : makeChoice(identity),
    averages: getAverages(stats),
    identities: ALL_IDENTITIES.flatMap((each) => {
      const averages = answer.identities[each];
      return averages ? [{ ...makeChoice(each), ...getAverages(averages) }] : [];
    }),
    colors: identity === null ? [] : colorSources(context, identity, answer),
    cycles: cycles.map(({ share }) => share),
    base: identity === null ? null : getBase(context, answer, form),
    lists: cycles.map(({ list }) => list),
  };
}

function makeChoice(identity: ColorIdentity) {
  return { slug: identitySlug(identity), name: identityName(identity), colors: listColors(identity) };
}

function getAverages(stats: LandAverages): LandsPage['averages'] {
  return {
    numDecks: stats.decks,
    land: rounded(stats.land, 2),
    basic: rounded(stats.basic, 2),
    nonbasic: rounded(stats.nonbasic, 2),
    manaValue: roundedOrNull(stats.averageManaValue, 3),
    cheap: rounded(stats.cheap, 2),
    decksWithEstimatedBasics: stats.decksWithEstimatedBasics,
  };
}

type CycleEntry = { share: LandCycleShare; list: CardList };

/**
 * The cycles with a land that makes one of these colors or is played in them. Lands by share, those that make none of the
 * colors last, cycles by their average share; equal ones by decks, then by name.
 */
function getCycles(context: ViewContext, stats: LandStats, identity: ColorIdentity | null): CycleEntry[] {
  const byCard = new Map(stats.lands.map((land) => [land.card, land]));
  const entries = knownCycles(context.snapshot).flatMap((cycle) => {
    const entry = getCycle(context, cycle, { byCard, identity });
    return entry ? [entry] : [];
  });
  return entries.sort(
    inListOrder({
      figure: ({ share }) => share.average,
      decks: ({ share }) => share.lands.reduce((sum, { numDecks }) => sum + numDecks, 0),
      name: ({ share }) => share.name,
    }),
  );
}

type CycleQuestion = {
  byCard: ReadonlyMap<number, LandStats['lands'][number]>;
  identity: ColorIdentity | null;
};

function getCycle(
  context: ViewContext,
  { lands, ...cycle }: KnownCycle,
  { byCard, identity }: CycleQuestion,
): CycleEntry | null {
  const { cards } = context.snapshot;
  const rows = lands
    .flatMap(({ card, colors }) => {
      const facts = cards[card];
      if (!facts || (identity !== null && !isWithin(facts.colorIdentity, identity))) return [];
      const stat = byCard.get(card) ?? {
        card,
        numDecks: 0,
        potentialDecks: 0,
        effectiveDecks: 0,
        inclusion: 0,
      };
      const fits = makesAnyColor(colors, identity);
      return fits || stat.numDecks > 0 ? [{ stat, fits, facts, colors }] : [];
    })
    .sort(
      inListOrder({
        figure: ({ stat, fits }) => stat.inclusion - (fits ? 0 : 2),
        decks: ({ stat }) => stat.numDecks,
        name: ({ facts }) => facts.name,
      }),
    );
  if (rows.length === 0) return null;
  const counts = rows.map(({ stat, colors }) => ({ ...stat, colors }));
  const none = {
    synergy: null,
    synergyRaw: null,
    lift: null,
    liftRaw: null,
    trend: null,
    trendChance: null,
    trendMark: null,
  };
  return {
    share: {
      ...cycle,
      average: roundedOrNull(cycleShare(counts, identity)),
      lands: rows.map(({ stat, fits, facts }) => ({
        name: facts.name,
        url: cardUrl(facts),
        numDecks: stat.numDecks,
        potentialDecks: stat.potentialDecks,
        rate: rounded(stat.inclusion),
        ...inclusionInterval(stat),
        fits,
        banned: facts.legality === 'banned',
      })),
    },
    list: {
      kind: cycle.tag,
      title: cycle.name,
      cards: present(rows.map(({ stat }) => statView(context, { ...stat, ...none }))),
    },
  };
}

/** Lands that produce each color, in the average deck (with basics split as in the base) and in the base. */
function colorSources(
  { snapshot }: ViewContext,
  identity: ColorIdentity,
  { stats, base }: LandsAnswer,
): LandsPage['colors'] {
  const allPips = stats.pips.reduce((sum, pips) => sum + pips, 0);
  return listColors(identity).map((color) => {
    const index = COLORS.indexOf(color);
    const makes = (card: number): boolean => (landColors(snapshot, card) & (1 << index)) !== 0;
    const isBasicLand = (card: number): boolean =>
      snapshot.cards[card]?.supertypes.includes('Basic') ?? false;
    const pips = stats.pips[index] ?? 0;
    const share = allPips === 0 ? 0 : pips / allPips;
    const included = stats.lands
      .filter(({ card }) => !isBasicLand(card) && makes(card))
      .reduce((sum, { numDecks }) => sum + numDecks, 0);
    const sources = stats.decks === 0 ? 0 : included / stats.decks + stats.basic * share;
    return {
      color,
      pips: rounded(pips, 2),
      pipShare: rounded(share),
      sources: rounded(sources, 1),
      baseSources: base && base.nonbasics.filter(makes).length + (base.basics[index] ?? 0),
    };
  });
}

function getBase(context: ViewContext, { stats, base }: LandsAnswer, form: LandsForm): LandsPage['base'] {
  if (!base) return null;
  return {
    form,
    manaValue: rounded(form.mana ?? stats.averageManaValue ?? 0, 2),
    cheap: rounded(form.cheap ?? stats.cheap, 1),
    exact: rounded(base.exact, 2),
    lands: base.lands,
    nonbasics: getNonbasics(context, stats, base),
    basics: base.basics.flatMap((count, index) => {
      const name = BASIC_NAMES[index] ?? '';
      const card = context.snapshot.cards[context.snapshot.resolver.find(name) ?? -1];
      return count > 0 ? [{ name, url: card ? cardUrl(card) : null, count }] : [];
    }),
    price: rounded(base.cents / 100, 2),
    unpriced: base.unpriced,
  };
}

function getNonbasics({ snapshot }: ViewContext, { lands }: LandStats, { nonbasics }: LandBase) {
  const statByCard = new Map(lands.map((stat) => [stat.card, stat]));
  return nonbasics.flatMap((card) => {
    const facts = snapshot.cards[card];
    if (!facts) return [];
    const {
      numDecks = 0,
      potentialDecks = 0,
      effectiveDecks = 0,
      inclusion = 0,
    } = statByCard.get(card) ?? {};
    const price = getShownPrice(facts.prices);
    return [
      {
        name: facts.name,
        url: cardUrl(facts),
        numDecks,
        potentialDecks,
        rate: rounded(inclusion),
        ...inclusionInterval({ numDecks, potentialDecks, effectiveDecks }),
        price: price?.price ?? null,
        priceFinish: price?.finish ?? null,
      },
    ];
  });
}
