import type { CardEntry, RecommendedCard, RecsAnswer } from '@deckwright/contract/schemas';
import { commanderKey, type ShareCounts } from '@deckwright/domain';
import { type CardGroup, getGroup, groupLabel, isInGroup, listGroups } from '@deckwright/engine/query';
import { plainCardView } from '../card/index.ts';
import { combosOfList, type NearCard, nearCards } from '../combo/index.ts';
import { inclusionInterval } from '../format/index.ts';
import type { LoadedSnapshot, ViewContext } from '../snapshot/index.ts';
import { type AdvisedSwap, chooseSwaps } from './choose-swaps.ts';
import type { AdvisedPlan } from './plan/read-deck-plan.ts';
import { readPlanFacts, readProposalFacts } from './proposal/read-facts.ts';
import type { AdvisedDeck } from './read-advised-deck.ts';
import { isDeadInColors } from './recommend/advised-cuts.ts';
import type { DescribedReason } from './recommend/reason-text.ts';

/** How many of the commander's decks play a card, of how many eligible ones, and the 95 % interval of that share. */
type PlayedShare = {
  decks: number;
  of: number;
  inclusionLow: number | null;
  inclusionHigh: number | null;
};

/** What the picture of a card needs. */
type CardPictureFacts = Pick<
  CardEntry,
  'name' | 'primaryType' | 'colorIdentity' | 'imageUri' | 'imageUriSmall' | 'face'
>;

/** The recommended cards grouped by role, compared with the commander's decks. */
export type DeckChanges = {
  /** Whether the list is long enough, and decks near enough, to call any like it. */
  hasDecksLikeIt: boolean;
  /** Number of the commander's decks that the shares refer to; may be 0. */
  decks: number;
  /** By slug. */
  played: Record<string, PlayedShare>;
  /** Cards to add by role, the group with the best card first; each card is in one group. */
  groups: AdviceGroup[];
  /** Pairs of a card to cut and a better one that does the same (`chooseSwaps`). */
  swaps: AdvisedSwap[];
  /** Cards that are illegal in this deck, each once, with a short reason. */
  mustGo: { name: string; url: string; reason: string; picture: CardPictureFacts | null }[];
  /** Urls of cards to cut that do nothing in a deck of these colors, whatever else comes into it. */
  dead: string[];
  /** Combos that lack one card which may be added, by that card, cheapest first. */
  near: NearCard[];
};

export type AdviceGroup = {
  key: string;
  label: string;
  /** Number of different cards of the deck in this group, without basic lands. */
  yours: number;
  /** The mean number of such cards in the commander's decks, without basic lands; null without decks. */
  usual: number | null;
  /** Slugs in the order of reading, those that are shown at once first. */
  cards: string[];
  /** How many of the cards are shown at once; none of a group whose cards are all worse than those of others. */
  first: number;
};

type Advised = {
  answer: Pick<RecsAnswer, 'inRecs' | 'outRecs' | 'mustGo'>;
  reasons: ReadonlyMap<number, readonly DescribedReason[]>;
  testAddition: () => (card: number) => boolean;
  reading: { cards: readonly number[]; first: number };
  nearShares: ReadonlyMap<number, number> | null;
  hasDecksLikeIt: boolean;
  plan?: AdvisedPlan | null;
};

/** Groups the cards of an answer by role, and counts the same groups in the deck and in the commander's decks. */
export async function deckChanges(
  context: ViewContext,
  { legalCommanders: commanders, cards }: Pick<AdvisedDeck, 'legalCommanders' | 'cards'>,
  { answer: { inRecs, outRecs, mustGo }, plan = null, ...advised }: Advised,
): Promise<DeckChanges> {
  const { snapshot } = context;
  const { reasons, testAddition, reading, nearShares, hasDecksLikeIt } = advised;
  const indexOf = ({ slug }: Pick<RecommendedCard, 'slug'>): number =>
    snapshot.resolver.bySlug(slug)?.card ?? -1;
  const played = await playedBy(snapshot, commanders, [...inRecs, ...outRecs].map(indexOf));
  const toPlayedEntry = (rec: RecommendedCard): [string, PlayedShare] => [
    rec.slug,
    played.getShare(indexOf(rec)),
  ];
  const cuts = outRecs.map((rec) => ({ ...rec, reasons: reasons.get(indexOf(rec)) ?? [] }));
  const facts = readProposalFacts(snapshot);
  const running = countGroups(snapshot, played);
  const groups = new Map<string, AdviceGroup>();
  const recBySlug = new Map(inRecs.map((rec) => [rec.slug, rec]));
  const adds = reading.cards.flatMap((index) => recBySlug.get(snapshot.cards[index]?.slug ?? '') ?? []);
  adds.forEach((rec, at) => {
    const card = snapshot.cards[indexOf(rec)];
    if (!card) return;
    const group = getGroup(card);
    const known = groups.get(group.key) ?? startGroup(group);
    known.cards.push(rec.slug);
    if (at < reading.first) known.first++;
    groups.set(group.key, known);
  });
  return {
    hasDecksLikeIt,
    decks: played.decks,
    played: Object.fromEntries([...inRecs, ...outRecs].map(toPlayedEntry)),
    groups: [...groups.values()],
    swaps: chooseSwaps({
      // A swap makes no list shorter.
      cuts: cuts.filter((cut) => !cut.reasons.some(({ reason }) => reason.kind === 'oversize')),
      adds,
      find: (slug) => {
        const index = indexOf({ slug });
        const card = snapshot.cards[index];
        return card ? { index, card } : null;
      },
      getShare: (slug) => {
        const { decks, of } = played.getShare(indexOf({ slug }));
        return of === 0 ? 0 : decks / of;
      },
      getNearShare: nearShares && ((index) => nearShares.get(index) ?? 0),
      inPrecons: (index) => facts.inPrecons[index] ?? 0,
      plan,
      getStrength: readPlanFacts(snapshot).strengths.of,
    }),
    mustGo: mustGo.map(({ name, url, slug, reason }) => ({
      ...{ name, url, reason },
      picture: getPicture(context, slug),
    })),
    dead: cuts.flatMap((cut) => (cut.reasons.some(({ reason }) => isDeadInColors(reason)) ? [cut.url] : [])),
    near: nearCards(snapshot, combosOfList(snapshot, commanders, cards).near, testAddition()),
  };

  function startGroup(group: CardGroup): AdviceGroup {
    return {
      key: group.key,
      label: groupLabel(group),
      yours: [...commanders, ...cards].filter((index) => isInGroup(snapshot.cards[index], group.key)).length,
      usual: played.decks === 0 ? null : (running.get(group.key) ?? 0) / played.decks,
      cards: [],
      first: 0,
    };
  }
}

const NOT_PLAYED: PlayedShare = { decks: 0, of: 0, inclusionLow: null, inclusionHigh: null };

type Played = {
  decks: number;
  /** Of the cards in the decks and the recommended ones; nothing of a card that no deck could run. */
  getShare: (card: number) => PlayedShare;
  /** By card: decks that run it, eligible or not. */
  running: ReadonlyMap<number, number>;
};

function toPlayedCard(counts: ShareCounts): PlayedShare {
  return { decks: counts.numDecks, of: counts.potentialDecks, ...inclusionInterval(counts) };
}

async function playedBy(
  snapshot: LoadedSnapshot,
  commanders: readonly number[],
  others: readonly number[],
): Promise<Played> {
  const key = commanderKey(commanders.map((commanderCard) => snapshot.cards[commanderCard]?.slug ?? ''));
  const commander = commanders.length === 0 ? null : snapshot.commanders.indexOf(key);
  if (commander === null) return { decks: 0, getShare: () => NOT_PLAYED, running: new Map() };
  const numbers = await snapshot.ask('played', { commander, others });
  const positions = new Map(Array.from(numbers.cards, (card, at) => [card, at]));
  const eligible = new Map(others.map((card, at) => [card, numbers.eligible[at]]));
  return {
    decks: snapshot.commanders.getDecks(commander),
    getShare: (card) => {
      const at = positions.get(card);
      if (at === undefined) {
        const could = eligible.get(card);
        return could && could.potentialDecks > 0 ? toPlayedCard({ numDecks: 0, ...could }) : NOT_PLAYED;
      }
      return toPlayedCard({
        numDecks: numbers.numDecks[at] ?? 0,
        potentialDecks: numbers.potentialDecks[at] ?? 0,
        effectiveDecks: numbers.effectiveDecks[at] ?? 0,
      });
    },
    running: new Map(
      Array.from(numbers.running.cards, (card, at) => [card, numbers.running.numDecks[at] ?? 0]),
    ),
  };
}

/** Cards of each group in the commander's decks, all decks together; empty without decks. */
function countGroups(snapshot: LoadedSnapshot, { running }: Played): Map<string, number> {
  const counts = new Map<string, number>();
  const keys = groupKeys.get(snapshot) ?? [];
  groupKeys.set(snapshot, keys);
  for (const [index, playing] of running) {
    keys[index] ??= listGroups(snapshot.cards[index]);
    for (const key of keys[index]) counts.set(key, (counts.get(key) ?? 0) + playing);
  }
  return counts;
}

/** The groups that each card counts for, by its position, read once for each snapshot. */
const groupKeys = new WeakMap<LoadedSnapshot, string[][]>();

function getPicture(context: ViewContext, slug: string): CardPictureFacts | null {
  const found = context.snapshot.resolver.bySlug(slug);
  const view = found && plainCardView(context, found.card, null);
  if (!view) return null;
  const { name, primaryType, colorIdentity, imageUri, imageUriSmall, face } = view;
  return { name, primaryType, colorIdentity, imageUri, imageUriSmall, face };
}
