import { type Card, type CardRole, getCreatureTypes } from '@deckwright/domain';
import type { AdviceBasis, PlanTheme, Reason, Recommendation } from '@deckwright/engine/query';
import type { LoadedSnapshot } from '../../snapshot/index.ts';
import type { AdvisedPlan } from '../plan/read-deck-plan.ts';
import type { SnapshotProposalFacts } from '../proposal/proposed-deck.ts';

type ReasonsInput = {
  snapshot: LoadedSnapshot;
  facts: SnapshotProposalFacts;
  plan: AdvisedPlan;
  basis: AdviceBasis;
  /** As `hasDecksLike` says of the list. */
  hasDecksLikeIt: boolean;
  /** Cards that the same answer cuts: no reason names one. */
  cut: ReadonlySet<number>;
};

/** Fewer decks are no evidence. */
const MIN_DECKS = 20;
/** Where a commander has few decks, a card that fewer than this share of them play is not recommended because of them. */
const MIN_OWN_SHARE = 0.5;
/** What so many decks of a commander agree on says more than our own list of staples. */
const SOME_DECKS = 10;
/** Of fewer different cards no deck is like the list more than others. */
const MIN_CARDS_OF_LIKENESS = 20;
/** What fewer of the decks most like the list play is there for another reason, if there is one. */
const FEW_OF_NEAR = 0.1;
/** A card is said to be like another for at most one addition in so many. */
const ALIKE_EVERY = 3;
/** The part of all themes of two alike cards that both have. */
const ALIKE_THEMES = 0.6;
/** A card that fits the plan this well is there for it. */
const PLANNED = 0.3;
/** From this share of the decks that could run a card on, how many do is a reason … */
const STAPLE_SHARE = 0.25;
/** … and from this share on where there is no other reason. */
const LAST_SHARE = 0.1;

/**
 * Whether there are decks that may be called like a list, in reasons and on the page.
 * @param length number of different cards that the player named next to the commanders; infinite for a whole deck
 */
export function hasDecksLike(length: number, basis: AdviceBasis): boolean {
  return basis === 'near-decks' && length >= MIN_CARDS_OF_LIKENESS;
}

/**
 * The reasons of each addition that a player would accept, strongest first: what many of the commander's decks or of the
 * decks most like the list play, what decks with a card of the list play, the plan, precons. Never by a card that the same
 * answer cuts, or from fewer than 20 decks but the commander’s own, of which half agree; "much like" only between cards of one kind, and for at most one in three.
 */
export function chooseReasons(additions: readonly Recommendation[], input: ReasonsInput): Recommendation[] {
  let alike = 0;
  return additions.map((addition, index) => {
    const planned = planReason(addition.card, input);
    const found = [
      ...addition.reasons.filter((reason) => isAccepted(addition.card, reason, input)),
      ...planned,
      ...(input.basis === 'cards' || input.hasDecksLikeIt
        ? []
        : allDecksReason(addition.card, input, STAPLE_SHARE)),
    ]
      .map((reason) => ({ reason, strength: getStrength(reason, input.basis) }))
      .sort((a, b) => b.strength - a.strength)
      .map(({ reason }) => reason);
    const others = found.filter(({ kind }) => kind !== 'alike');
    const mayBeAlike = alike < Math.ceil((index + 1) / ALIKE_EVERY);
    const reasons = others.length > 0 ? others : mayBeAlike ? found : [];
    if (reasons[0]?.kind === 'alike') alike++;
    return { ...addition, reasons: reasons.length > 0 ? reasons : [lastReason(addition.card, input)] };
  });
}

function planReason(card: number, { plan: { fit } }: ReasonsInput): Reason[] {
  const reason = fit.reason(card);
  const role = fit.staple(card);
  const planned: Reason[] =
    reason && (fit.fit[card] ?? 0) >= PLANNED ? [toPlanReason(reason.theme, reason.isNamed)] : [];
  return [...planned, ...(role === null ? [] : [{ kind: 'staple' as const, role }])];
}

function isAccepted(card: number, reason: Reason, { snapshot, cut, hasDecksLikeIt }: ReasonsInput): boolean {
  switch (reason.kind) {
    case 'with':
      return (
        reason.decks >= MIN_DECKS &&
        !cut.has(reason.card) &&
        !isAboutLand(snapshot, card, reason.card, 'fixing-land')
      );
    case 'commander':
      // Fewer are counted out, which says how few they are; "in 1 of 4" would speak against the card.
      return reason.decks >= MIN_DECKS || reason.share >= MIN_OWN_SHARE;
    case 'similar-decks':
    case 'lift':
      return hasDecksLikeIt;
    case 'precons':
      return (
        !cut.has(reason.card) &&
        !isAboutLand(snapshot, card, reason.card) &&
        (reason.included === reason.precons || reason.precons >= MIN_DECKS)
      );
    case 'fits':
      return false;
    case 'alike':
      return !cut.has(reason.card) && areAlike(snapshot.cards[card], snapshot.cards[reason.card]);
    default:
      return true;
  }
}

/** Whether the reason for a spell would be a land (of `role`, if given): decks share lands for their colors, which says nothing of the spell. */
function isAboutLand(snapshot: LoadedSnapshot, card: number, partner: number, role?: CardRole): boolean {
  const [one, other] = [snapshot.cards[card], snapshot.cards[partner]];
  return (
    one?.primaryType !== 'Land' &&
    other?.primaryType === 'Land' &&
    (role === undefined || other.roles.includes(role))
  );
}

/** Whether a player would call two cards alike: of one type, the same roles and about one size, with most of their themes in common. */
function areAlike(one: Card | undefined, other: Card | undefined): boolean {
  if (!one || !other || one.primaryType !== other.primaryType) return false;
  const shares = (a: readonly string[] = [], b: readonly string[] = []): number =>
    a.filter((each) => b.includes(each)).length;
  const themes = shares(one.themes, other.themes);
  const allThemes = new Set([...(one.themes ?? []), ...(other.themes ?? [])]).size;
  const sameType =
    one.primaryType !== 'Creature' || shares(getCreatureTypes(one), getCreatureTypes(other)) > 0;
  const sameRoles =
    one.roles.length === other.roles.length && shares(one.roles, other.roles) === one.roles.length;
  return (
    sameType &&
    sameRoles &&
    Math.abs(one.manaValue - other.manaValue) <= 1 &&
    themes >= 1 &&
    themes >= ALIKE_THEMES * allThemes
  );
}

function getStrength(reason: Reason, basis: AdviceBasis): number {
  const isNear = basis === 'near-decks';
  switch (reason.kind) {
    case 'commander':
      return reason.decks >= MIN_DECKS
        ? 2 + reason.share
        : (reason.decks >= SOME_DECKS ? 0.9 : 0.5) + reason.share / 3;
    case 'similar-decks':
      return reason.share < FEW_OF_NEAR ? 0.5 + reason.share : 2 + reason.share;
    case 'with':
      return (isNear ? 1.5 : 0.7) + reason.share;
    case 'plan':
      return reason.isNamed ? 1.6 : 1.2;
    case 'all-decks':
      return 1.15;
    case 'game-changers':
    case 'staple':
      return 1.1;
    case 'precons':
      return 0.8 + reason.included / reason.precons / 2;
    case 'lift':
      return 0.6;
    default:
      return 0.3;
  }
}

/** How many of all decks that could run a card do, if they are at least `from`, 0…1, of enough decks. */
function allDecksReason(card: number, { snapshot: { overview } }: ReasonsInput, from: number): Reason[] {
  const decks = overview.cardPotential[card] ?? 0;
  const share = decks === 0 ? 0 : (overview.cardDecks[card] ?? 0) / decks;
  return decks >= MIN_DECKS && share >= from ? [{ kind: 'all-decks', share, decks }] : [];
}

/** Where nothing else speaks for a card: what of the plan it serves a little, how many decks of any commander or precons run it. */
function lastReason(card: number, input: ReasonsInput): Reason {
  const served = input.plan.fit.reason(card);
  if (served) return toPlanReason(served.theme, false);
  // What decks of the commander play is there for them, however few of all decks play it.
  const from = input.basis === 'near-decks' ? 0 : LAST_SHARE;
  const [played] = input.basis === 'cards' ? [] : allDecksReason(card, input, from);
  return played ?? { kind: 'in-precons', precons: input.facts.inPrecons[card] ?? 0 };
}

function toPlanReason({ name, type }: PlanTheme, isNamed: boolean): Reason {
  return { kind: 'plan', theme: name, type, isNamed };
}
