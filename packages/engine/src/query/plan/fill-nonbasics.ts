import { COLORS, type ColorIdentity, colorCount, isBasic } from '@deckwright/domain';
import { PROPOSAL } from '../proposal/settings.ts';
import { deadCards, findsLandTypes, type PlayedDeck } from './dead-cards.ts';
import type { PlanFacts } from './plan-facts.ts';

/** A nonbasic land to add to a list, and what says so. */
export type FillNonbasic = {
  card: number;
  /** Decks of the commander, all decks of its colors, or our own list of lands. */
  source: 'commander' | 'colors' | 'list';
};

export type FillNonbasicsInput = {
  facts: PlanFacts;
  /** The list with its commanders. */
  deck: PlayedDeck;
  /** How many lands are to be added, basic ones included. */
  lands: number;
  /** Nonbasic lands of the average deck of the commander, most played first; null without enough decks. */
  ofCommander: readonly number[] | null;
  /** Nonbasic lands of the decks of these colors, most played first; none without enough decks. */
  ofColors: readonly number[];
  /** Called for each land that would be added, in order; true if it stays within the limits of the list. */
  take: (card: number) => boolean;
};

/** A deck of one color gains little from other lands than basics, and one of none little from Wastes. */
const WITHOUT_FIXING = [8, 2] as const;
/** A land that finds others by their types is worth its price beside so many that have two of them. */
const MIN_TARGETS = 3;

/**
 * The nonbasic lands for a list that is filled: as many as the average deck of its commander has, and those it has. Without enough
 * decks, and where the limits exclude most of these, lands that make two or more of the colors, by the number of colors: Command
 * Tower, what decks of these colors play most, then our own list; in one color or none a few lands of our list that do more than
 * make mana.
 */
export function fillNonbasics(input: FillNonbasicsInput): FillNonbasic[] {
  const { facts, deck, lands, ofCommander, ofColors, take } = input;
  const { cards } = facts.proposal;
  const colors = colorCount(deck.identity);
  const own = new Set(deck.cards);
  const isNonbasic = (index: number): boolean => {
    const card = cards[index];
    return card?.primaryType === 'Land' && !isBasic(card);
  };
  const isDead = deadCards(facts.proposal, withBasics(input), null);
  // In fewer than two colors nothing has to be fixed: any land that makes mana of the deck counts.
  const fixes = (index: number): boolean =>
    colorCount(deck.makes(index) & deck.identity) >= Math.min(2, colors);
  const ownNonbasics = deck.cards.filter(isNonbasic);
  const enough = WITHOUT_FIXING[colors] ?? PROPOSAL.fixing[colors] ?? 0;
  const missing = enough - ownNonbasics.filter(fixes).length;
  const wanted = ofCommander === null ? missing : ofCommander.length - ownNonbasics.length;
  const found = new Map<number, FillNonbasic>();
  let fixing = 0;
  const add = (source: FillNonbasic['source'], card: number): void => {
    if (found.size >= Math.min(lands, wanted) || found.has(card) || own.has(card) || !isNonbasic(card))
      return;
    if (source !== 'commander' && (fixing >= missing || !fixes(card) || isDead(card) !== null)) return;
    if (source !== 'commander' && !findsEnough(card)) return;
    if (!take(card)) return;
    found.set(card, { card, source });
    if (fixes(card)) fixing++;
  };
  for (const card of ofCommander ?? []) add('commander', card);
  if (colors < 2) {
    // What decks of one color play beside basics is for the plan of each.
    for (const card of knownOfColor(input)) add('list', card);
    return [...found.values()];
  }
  const known = knownFixing(input);
  const played = new Set(ofColors);
  // What finds other lands comes after those that it may find.
  const findsTypes = (index: number): boolean => findsLandTypes(facts.proposal, index).length > 0;
  const inOrder = [
    ...known.slice(0, 1),
    ...ofColors.filter((card) => !findsTypes(card)),
    ...ofColors.filter(findsTypes),
    ...known,
  ];
  for (const card of inOrder) add(played.has(card) ? 'colors' : 'list', card);
  return [...found.values()];

  /** Whether a land finds none by their types, or enough that make more than one color. */
  function findsEnough(index: number): boolean {
    const types = findsLandTypes(facts.proposal, index);
    if (types.length === 0) return true;
    const targets = [...ownNonbasics, ...found.keys()].filter((each) =>
      cards[each]?.subtypes.some((type) => types.includes(type.toLowerCase())),
    );
    return targets.length >= MIN_TARGETS;
  }
}

/** A search for a basic land finds one of those that are added with it. */
function withBasics({ facts, deck }: FillNonbasicsInput): PlayedDeck {
  const basics = facts.proposal.basics.filter(
    (index) => ((facts.proposal.identity[index] ?? 0) & deck.identity) !== 0,
  );
  return { ...deck, cards: [...deck.cards, ...basics] };
}

function knownOfColor({ facts, deck }: FillNonbasicsInput): readonly number[] {
  return facts.known.ofRole.get(`utility-land:${letter(deck.identity)}`) ?? [];
}

/** The lands of our list that fix colors, alternately for any colors and for some: of these, those that make most of the deck's first. */
function knownFixing({ facts, deck }: FillNonbasicsInput): number[] {
  const read = (key: string): readonly number[] => facts.known.ofRole.get(`fixing-land:${key}`) ?? [];
  const isWithin = (index: number): boolean => ((facts.proposal.identity[index] ?? 0) & ~deck.identity) === 0;
  const countColors = (index: number): number => colorCount(deck.makes(index) & deck.identity);
  const ofSome = read('m')
    .filter(isWithin)
    .toSorted((a, b) => countColors(b) - countColors(a));
  const ofOne = COLORS.flatMap((color) => read(color.toLowerCase())).filter(isWithin);
  const some = [...ofSome, ...ofOne];
  const any = read('c');
  return Array.from({ length: Math.max(any.length, some.length) }).flatMap((_, index) =>
    [any[index], some[index]].flatMap((card) => card ?? []),
  );
}

function letter(color: ColorIdentity): string {
  return COLORS.find((_, index) => color === 1 << index)?.toLowerCase() ?? 'c';
}
