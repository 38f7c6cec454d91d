import type { UnknownName } from '@deckwright/contract';
import { canPair, describeExcluded, isWithin, mayLead, searchKey } from '@deckwright/domain';
import { cardOption, commanderOption, nearestQuestion } from '../lookup/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';
import { looksAlike } from './alike.ts';

export type UnknownText = Pick<UnknownName, 'name' | 'of'>;

/** A deck as far as it was recognized: positions of cards, and the names that no card has. */
type ReadNames = {
  commanders: readonly number[];
  cards: readonly number[];
  unknown: readonly UnknownText[];
};

/**
 * What each unrecognized name is: something real that is in no deck, a misspelling with the card that is probably meant,
 * or a name that the card data lacks. Each search takes milliseconds in a worker, so only the first `most` names get one.
 */
export async function describeUnknown(
  snapshot: LoadedSnapshot,
  deck: ReadNames,
  most: number,
): Promise<UnknownName[]> {
  const searched = searchedNames(snapshot, deck, most);
  const requested = searched.map(({ name }) => nearestQuestion(name));
  const found = requested.length === 0 ? [] : await snapshot.ask('nearest', requested);
  return described(snapshot, deck, new Map(searched.map((each, at) => [each, found[at] ?? []])));
}

function searchedNames(
  { resolver }: LoadedSnapshot,
  { unknown }: ReadNames,
  most: number,
): readonly UnknownText[] {
  return unknown.filter(({ name }) => resolver.findExcluded(name) === null).slice(0, most);
}

function described(
  snapshot: LoadedSnapshot,
  deck: ReadNames,
  found: ReadonlyMap<UnknownText, readonly number[]>,
): UnknownName[] {
  const mayMean = suggestionRule(snapshot, deck);
  return deck.unknown.map((each) => {
    const { name, of } = each;
    const excluded = snapshot.resolver.findExcluded(name);
    if (excluded)
      return { name, of, kind: 'excluded', reason: describeExcluded(excluded.kind), nearest: null };
    const target = found.get(each)?.find((index) => mayMean(each, index));
    const card = snapshot.cards[target ?? -1];
    if (!card) return { name, of, kind: 'missing', reason: null, nearest: null };
    const nearest = of === 'card' ? cardOption(card, null) : commanderOption(card, null);
    return { name, of, kind: 'misspelled', reason: null, nearest };
  });
}

/**
 * Whether a card may be offered for a name: it looks alike, may be in the deck as far as its colors are known, and is
 * neither in it nor offered for another name.
 */
function suggestionRule(
  { cards }: LoadedSnapshot,
  deck: ReadNames,
): (unknown: UnknownText, index: number) => boolean {
  const listed = new Set([...deck.commanders, ...deck.cards]);
  const offered = new Map<number, string>();
  const leading = deck.commanders.flatMap((index) => cards[index] ?? []);
  const missing = deck.unknown.filter(({ of }) => of === 'commander').length;
  const identity =
    leading.length === 0 || missing > 0
      ? null
      : leading.reduce((bits, { colorIdentity }) => bits | colorIdentity, 0);
  const mayLeadHere = (card: (typeof leading)[number]): boolean =>
    leading.length === 0 && missing > 1
      ? card.lead.canLead || canPair(card.lead)
      : mayLead([...leading, card]);
  return ({ name, of }, index) => {
    const card = cards[index];
    if (!card || card.legality === 'banned' || listed.has(index) || !looksAlike(name, card.name))
      return false;
    const fits =
      of === 'commander' ? mayLeadHere(card) : identity === null || isWithin(card.colorIdentity, identity);
    const key = searchKey(name);
    if (!fits || (offered.get(index) ?? key) !== key) return false;
    offered.set(index, key);
    return true;
  };
}
