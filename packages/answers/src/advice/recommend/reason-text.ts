import { formatShare } from '@deckwright/domain';
import type { Reason } from '@deckwright/engine/query';
import { decks } from '../../format/index.ts';
import type { LoadedSnapshot } from '../../snapshot/index.ts';

/** Formats a reason of the engine for players: "in 81% of 558 decks with Sanguine Bond". */
export function describeReason(snapshot: LoadedSnapshot, reason: Reason): string {
  const { sample } = snapshot.manifest;
  switch (reason.kind) {
    case 'with':
      return `in ${toPart(reason, sample)} with ${getName(snapshot, reason.card)}`;
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
      return `in ${reason.included} of ${reason.precons} precons with ${getName(snapshot, reason.card)}`;
    case 'game-changers':
      return `a Game Changer, like ${reason.count} of your cards`;
    case 'fits':
      return `goes best with ${getName(snapshot, reason.card)}`;
    case 'alike':
      return `much like ${getName(snapshot, reason.card)} (from the cards, not from decks)`;
  }
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
