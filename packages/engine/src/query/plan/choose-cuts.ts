import { isWithin, toDay } from '@deckwright/domain';
import { isModalLand } from '../insight/deck-makeup.ts';
import type { Recommendation } from '../types.ts';
import { commonWording } from './common-wording.ts';
import type { CutsInput } from './cuts-input.ts';
import { deadCards } from './dead-cards.ts';
import { findFarCuts } from './far-cuts.ts';
import { findOversizeCuts } from './oversize-cuts.ts';
import { CUTS, KNOWN_TABLES } from './settings.ts';

/**
 * The cards to cut, each with a reason that a player accepts: dead in this deck; then what near decks hardly play or, where
 * none are near, what players take out (`findFarCuts`), but no card of the plan or that the commanders ask for. Never one of a
 * whole combo, a kept one, or one newer than all decks. Fewer than ten, or none, where there is no reason; for a list with too many
 * cards as many as there are too many, the others being those that it would miss least. No card that is illegal in the deck: it
 * must go for that, and is reported as such.
 */
export function chooseCuts(input: CutsInput): Recommendation[] {
  const { isFixed, isProtected } = protection(input);
  const found = new Map<number, Recommendation>();
  const take = (cut: Recommendation): void => {
    if (isLegal(input, cut.card) && !found.has(cut.card) && !isProtected(cut.card)) found.set(cut.card, cut);
  };
  for (const cut of dead(input)) take(cut);
  const others =
    input.basis === 'near-decks'
      ? input.byDecks
          .filter((cut) => isHardlyPlayed(cut, input.facts.strengths.of(cut.card) === 'strong'))
          .map((cut) => withShownReplacement(cut, input))
      : findFarCuts(input, isProtected);
  for (const cut of others) if (!isMissingLand(cut, input)) take(cut);
  const tests = {
    mayGo: (card: number) => isLegal(input, card) && !found.has(card) && !isFixed(card),
    isPlanned: isProtected,
  };
  return [...found.values(), ...findOversizeCuts(input, tests, found.size)];
}

/** A land of a list that has too few of them, unless another land takes its room. */
function isMissingLand({ card, reasons }: Recommendation, { facts, lackingLands }: CutsInput): boolean {
  const isLand = (index: number): boolean => facts.proposal.cards[index]?.primaryType === 'Land';
  const isReplaced = reasons.some((reason) => reason.kind === 'replaced-by' && isLand(reason.card));
  return (lackingLands ?? 0) > 0 && isLand(card) && !isReplaced;
}

/** Whether a card may be in the deck. */
function isLegal({ facts, deck }: CutsInput, index: number): boolean {
  const card = facts.proposal.cards[index];
  return !!card && card.legality !== 'banned' && isWithin(card.colorIdentity, deck.identity);
}

/**
 * A card that hardly any of the decks most like the list play: fewer of them for a strong card, which is seldom the one too many, more
 * where the list has more cards of its role than they do.
 */
function isHardlyPlayed({ reasons }: Recommendation, isStrong: boolean): boolean {
  const isOneOfMany = reasons.some(({ kind }) => kind === 'redundant');
  const usualMax = isOneOfMany ? CUTS.nearShareIfMany : CUTS.nearShare;
  const maxShare = isStrong ? CUTS.nearShareOfStrong : usualMax;
  return reasons.some((reason) => reason.kind === 'weak-fit' && reason.share < maxShare);
}

/** Without the reason that another card is better, if that one is not among the first to read or only one of the two is a land. */
function withShownReplacement(cut: Recommendation, { adds, facts }: CutsInput): Recommendation {
  const isLand = (card: number): boolean => facts.proposal.cards[card]?.primaryType === 'Land';
  const isShown = (card: number): boolean =>
    isLand(card) === isLand(cut.card) && adds.some((add) => add.card === card);
  return {
    ...cut,
    reasons: cut.reasons.filter((reason) => reason.kind !== 'replaced-by' || isShown(reason.card)),
  };
}

/** What serves the commander serves any deck with one. */
const SERVES_COMMANDER = /\bcommanders?(?: creatures?)? you (?:control|own)\b/;

/** Finds, by transmute or wizardcycling, the one card that a deck is built around, whatever decks like it play. */
const FINDS_ONE_CARD = /\btransmute\b|\bwizardcycling\b/;

/** What is never cut, whatever speaks against it, and what is cut only from a list with too many cards. */
function protection({ facts, fit, judged, basis, bracket, inCombos, keep, asOfDay, list }: CutsInput): {
  isFixed: (card: number) => boolean;
  isProtected: (card: number) => boolean;
} {
  const isNear = basis === 'near-decks';
  const own = new Map(judged.map(({ card, own: share }) => [card, share]));
  const isPlayed = (index: number): boolean => {
    const share = own.get(index);
    return (
      !!share && share.decks >= CUTS.ownDecks && share.share >= (isNear ? CUTS.ownShareNear : CUTS.ownShare)
    );
  };
  const spells = list.filter((index) => facts.proposal.cards[index]?.primaryType !== 'Land');
  const getCommon = isNear ? () => 0 : commonWording(facts.wording, spells);
  // Of a weak card another does better what the theme or the wording says.
  const isPlanned = (index: number): boolean =>
    fit.isWanted(index) ||
    (fit.overlap(index) ?? 0) >= CUTS.shared ||
    (facts.strengths.of(index) !== 'weak' &&
      (fit.belongs(index) ||
        getCommon(index) >= CUTS.commonWording ||
        SERVES_COMMANDER.test(facts.proposal.words(index))));
  const inList = new Set(list);
  const isFixed = (index: number): boolean => {
    const card = facts.proposal.cards[index];
    if (!card || !inList.has(index)) return true;
    const isNew = (toDay(card.released) ?? 0) > asOfDay;
    return keep.has(index) || inCombos.has(index) || isNew || isPlayed(index);
  };
  // Near decks are those of tournaments: what they leave out of a deck for other tables may still be its plan.
  const isForPlan = !isNear || bracket < KNOWN_TABLES;
  // A spell that may be played as a land is one of the lands.
  const isModal = (index: number): boolean => {
    const card = facts.proposal.cards[index];
    return card !== undefined && isModalLand(card);
  };
  const isProtected = (index: number): boolean =>
    isFixed(index) ||
    fit.isSought(index) ||
    isModal(index) ||
    FINDS_ONE_CARD.test(facts.proposal.words(index)) ||
    (isForPlan && isPlanned(index));
  return { isFixed, isProtected };
}

function dead({ facts, deck, list, lackingLands }: CutsInput): Recommendation[] {
  const isDead = deadCards(facts.proposal, deck, lackingLands);
  return list.flatMap((card): Recommendation[] => {
    const why = isDead(card);
    // A land that fixes the color of a deck of one is no better than a basic, but no worse.
    return why && why.kind !== 'one-color-land' ? [{ card, score: 1, reasons: [{ kind: 'dead', why }] }] : [];
  });
}
