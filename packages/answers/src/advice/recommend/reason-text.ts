import { DECK_SIZE, formatShare } from '@deckwright/domain';
import type { DeadReason, Reason } from '@deckwright/engine/query';
import { decks } from '../../format/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';

/** What one or two precons choose says nothing. */
const MIN_PRECONS = 3;

/** A reason and its sentence: what follows from a reason is read from the reason, since sentences are reworded. */
export type DescribedReason = { reason: Reason; text: string };

const COUNTED_FROM_DECKS: ReadonlySet<string> = new Set<Reason['kind']>([
  'with',
  'commander',
  'similar-decks',
  'lift',
  'all-decks',
  'precons',
  'in-precons',
]);

/** The reasons of one card. That our own list does not come from decks is only said where no other of them does. */
export function describeReasons(snapshot: LoadedSnapshot, reasons: readonly Reason[]): DescribedReason[] {
  const countsDecks = reasons.some(({ kind }) => COUNTED_FROM_DECKS.has(kind));
  return reasons.map((reason) => ({ reason, text: describeReason(snapshot, reason, !countsDecks) }));
}

/**
 * Formats a reason of the engine for players: "in 81% of 558 decks with Sanguine Bond".
 * @param saysSource Whether to add to a reason from our own lists that it is not from decks
 */
export function describeReason(snapshot: LoadedSnapshot, reason: Reason, saysSource = true): string {
  const { sample } = snapshot.manifest;
  const source = saysSource ? ', not from decks' : '';
  switch (reason.kind) {
    case 'with':
      return `in ${toPart(reason, sample)} with ${getName(snapshot, reason.card)}${thatCould(snapshot, reason)}`;
    case 'commander':
      return `in ${toPart(reason, sample)} with this commander`;
    case 'similar-decks':
      return `in ${formatShare(reason.share)} of the ${decks(reason.decks, sample)} most like yours`;
    case 'lift':
      return `×${reason.factor.toFixed(1)} as often here as in other eligible decks`;
    case 'redundant':
      return `one of ${reason.count} ${roleCards(reason.role)}; the decks most like yours run ${reason.average.toFixed(1)}`;
    case 'weak-fit':
      return `in ${shareOfFew(reason.share)} of the ${decks(reason.decks, sample)} most like yours`;
    case 'replaced-by':
      return `${getName(snapshot, reason.card)} fits better`;
    case 'precons':
      return `in ${preconPart(reason)} with ${getName(snapshot, reason.card)}`;
    case 'game-changers':
      return `a Game Changer, like ${reason.count} of your cards`;
    case 'fits':
      return `goes best with ${getName(snapshot, reason.card)}`;
    case 'dead':
      return describeDead(reason.why);
    case 'many':
      return `one of ${reason.count} ${roleCards(reason.role)}; ${reason.usual} are plenty`;
    case 'oversize':
      return `${describeSize(reason)}, ${reason.surplus} too many; the list would miss this one little`;
    case 'off-plan':
      return reason.themes.length === 0
        ? 'in no role that a deck needs'
        : `does not serve ${listNames(reason.themes)}${reason.hasRole ? '' : ' and has no other role'}`;
    case 'weak':
      return `from our list of ${reason.strength} cards${source}`;
    case 'staple':
      return `from our list of ${roleCards(reason.role)}${source}`;
    case 'all-decks':
      return `in ${toPart(reason, sample)} that could run it`;
    case 'in-precons':
      return reason.precons < MIN_PRECONS ? 'by its rules text' : `in ${reason.precons} precons`;
    case 'plan':
      return reason.isNamed
        ? `from our list ${reason.type === null ? `for ${reason.theme}` : `of ${reason.type} cards`}${source}`
        : `serves the plan: ${reason.theme}`;
    case 'alike':
      return `much like ${getName(snapshot, reason.card)} (from the cards, not from decks)`;
  }
}

/** How many cards are counted; without those that must go anyway, if there are such. */
function describeSize({ cards, surplus }: { cards: number; surplus: number }): string {
  const counted = DECK_SIZE + surplus;
  return counted === cards ? `${cards} cards` : `${counted} cards without those that must go`;
}

function describeDead(why: DeadReason): string {
  switch (why.kind) {
    case 'no-mana-of-its-colors':
      return 'makes none of this deck’s colors';
    case 'no-target':
      return `finds nothing here: the deck has no ${why.what}`;
    case 'no-color':
      return `does nothing here: the deck has no ${why.color}`;
    case 'one-color-land':
      return 'fixes colors, and this deck has one at most: a basic land does as much';
  }
}

/** At most three names: "Dinosaurs, Discover and Aggro". */
function listNames(names: readonly string[]): string {
  return new Intl.ListFormat('en', { type: 'conjunction' }).format(names.slice(0, 3));
}

function preconPart({ included, precons }: { included: number; precons: number }): string {
  if (included < precons) return `${included} of ${precons} precons`;
  if (precons === 1) return 'the one precon';
  return precons === 2 ? 'both precons' : `all ${precons} precons`;
}

/** Of the decks with a card of the list, only those count whose colors and date allow the card to add. */
function thatCould(
  { overview }: LoadedSnapshot,
  { card, decks: counted }: { card: number; decks: number },
): string {
  return counted < (overview.cardDecks[card] ?? 0) ? ' that could run it' : '';
}

/** Fewer decks are counted out: "1 of 4 decks" says how little 25% of them is. */
const FEW_DECKS = 20;

function toPart({ share, decks: all }: { share: number; decks: number }, sample: boolean): string {
  const part = all < FEW_DECKS ? `${Math.round(share * all)}` : formatShare(share);
  return `${part} of ${decks(all, sample)}`;
}

function shareOfFew(share: number): string {
  if (share === 0) return 'none';
  return share < 0.5 ? `only ${formatShare(share)}` : formatShare(share);
}

/** Names for the cards of a role, a card type or a high mana value, after a count: "one of 12 …". */
const ROLE_CARDS: Readonly<Record<string, string>> = {
  ramp: 'ramp cards',
  draw: 'card-draw cards',
  removal: 'removal cards',
  sweeper: 'board wipes',
  tutor: 'tutors',
  protection: 'protection cards',
  recursion: 'recursion cards',
  counterspell: 'counterspells',
  'mana-artifact': 'mana artifacts',
  'utility-land': 'utility lands',
  'fixing-land': 'color-fixing lands',
  'mass-land-denial': 'mass land denial cards',
  'extra-turn': 'extra-turn cards',
  creature: 'creatures',
  instant: 'instants',
  sorcery: 'sorceries',
  artifact: 'artifacts',
  enchantment: 'enchantments',
  battle: 'battles',
  planeswalker: 'planeswalkers',
  land: 'lands',
  'high-mana-value': 'cards of mana value 5 or more',
};

export function roleCards(role: string): string {
  return ROLE_CARDS[role] ?? `cards of the role ${role}`;
}

function getName(snapshot: LoadedSnapshot, card: number): string {
  return snapshot.cards[card]?.name ?? 'a card';
}
