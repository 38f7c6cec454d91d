import type { CardIdentifier } from '@deckwright/contract/schemas';
import { AppError, type Printing } from '@deckwright/domain';
import { findCardId } from '../lookup/index.ts';
import { setIndex } from '../set/index.ts';
import type { LoadedSnapshot } from '../snapshot/index.ts';

type NumberKind = 'tcgplayer' | 'mtgo' | 'multiverse';

type Index = {
  /** Position of the card by the printing's id at Scryfall. */
  printings: Map<string, number> | null;
  numbers: Partial<Record<NumberKind, Map<number, number>>>;
};

const indexes = new WeakMap<LoadedSnapshot, Index>();

/** Each part is made when somebody first looks something up in it: most sites never need most of them. */
function getIndex(snapshot: LoadedSnapshot): Index {
  const index = indexes.get(snapshot) ?? { printings: null, numbers: {} };
  indexes.set(snapshot, index);
  return index;
}

/** Position of the card with this printing; null if there is none. */
function findByPrinting(snapshot: LoadedSnapshot, id: string): number | null {
  const index = getIndex(snapshot);
  index.printings ??= new Map(
    snapshot.cards.flatMap(({ printings }, card) =>
      printings.map((printing) => [printing.id, card] as const),
    ),
  );
  return index.printings.get(id.toLowerCase()) ?? null;
}

/** The cards by a number elsewhere; of several cards with one number, the one that more decks run. */
function getNumbered(snapshot: LoadedSnapshot, kind: NumberKind): ReadonlyMap<number, number> {
  const { numbers } = getIndex(snapshot);
  let known = numbers[kind];
  if (!known) {
    known = new Map();
    for (const [card, { printings }] of snapshot.cards.entries())
      for (const printing of printings)
        for (const each of getNumbers(printing, kind)) if (!known.has(each)) known.set(each, card);
    numbers[kind] = known;
  }
  return known;
}

function findByNumber(snapshot: LoadedSnapshot, kind: NumberKind, number: number): number | null {
  return getNumbered(snapshot, kind).get(number) ?? null;
}

function getNumbers(printing: Printing, kind: NumberKind): readonly number[] {
  if (kind === 'multiverse') return printing.multiverse ?? [];
  const { tcgplayer, tcgplayerEtched, mtgo, mtgoFoil } = printing;
  const numbers = kind === 'mtgo' ? [mtgo, mtgoFoil] : [tcgplayer, tcgplayerEtched];
  return numbers.filter((number) => number !== undefined);
}

/** Stands for an unknown number: several cards of a set have it. */
const UNKNOWN_NUMBER = '0';

/** Position of the card with this collector number in a set; null if there is none. */
function findBySet(snapshot: LoadedSnapshot, set: string, number: string): number | null {
  const [code, wanted] = [set.toLowerCase(), withoutZeros(number)];
  if (wanted === UNKNOWN_NUMBER) return null;
  const member = setIndex(snapshot)
    .get(code)
    ?.members.find(({ card }) =>
      snapshot.cards[card]?.printings.some(
        (printing) => printing.set === code && withoutZeros(printing.number) === wanted,
      ),
    );
  return member?.card ?? null;
}

/** Cards print "0472" where card data have "472". */
function withoutZeros(number: string): string {
  return number
    .trim()
    .toLowerCase()
    .replace(/^0+(?=\d)/, '');
}

const FIELDS = 'oracle_id, scryfall_id, tcgplayer_id, mtgo_id, multiverse_id, or set with number';

/**
 * Position of the card that an identifier names; null if there is none.
 * @throws AppError invalid-argument for none or several of the fields, or for a set without number
 */
export function findIdentified(snapshot: LoadedSnapshot, identifier: CardIdentifier): number | null {
  const { oracle_id, scryfall_id, tcgplayer_id, mtgo_id, multiverse_id, set, number } = identifier;
  const ids = [oracle_id, scryfall_id, tcgplayer_id, mtgo_id, multiverse_id, set ?? number];
  if (ids.filter((id) => id !== undefined).length !== 1)
    throw new AppError('invalid-argument', `Name the card by one of ${FIELDS}.`);
  if (oracle_id !== undefined) return findCardId(snapshot, oracle_id);
  if (scryfall_id !== undefined) return findByPrinting(snapshot, scryfall_id);
  if (tcgplayer_id !== undefined) return findByNumber(snapshot, 'tcgplayer', tcgplayer_id);
  if (mtgo_id !== undefined) return findByNumber(snapshot, 'mtgo', mtgo_id);
  if (multiverse_id !== undefined) return findByNumber(snapshot, 'multiverse', multiverse_id);
  if (set === undefined || number === undefined)
    throw new AppError('invalid-argument', 'Give "set" and "number" together.');
  return findBySet(snapshot, set, number);
}

/** An identifier as text, such as "set tsp, number 157". */
export function describeIdentifier(identifier: CardIdentifier): string {
  return Object.entries(identifier)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}

const NUMBER_FIELDS = {
  tcgplayer_id: { kind: 'tcgplayer', owner: 'TCGplayer' },
  mtgo_id: { kind: 'mtgo', owner: 'Magic Online' },
  multiverse_id: { kind: 'multiverse', owner: 'Gatherer' },
} as const;

/** Why no card can be found by an identifier, whatever its value: these data have no such numbers. Null if they have. */
export function missingNumbers(snapshot: LoadedSnapshot, identifier: CardIdentifier): string | null {
  for (const [field, { kind, owner }] of Object.entries(NUMBER_FIELDS)) {
    const isGiven = identifier[field as keyof typeof NUMBER_FIELDS] !== undefined;
    if (isGiven && getNumbered(snapshot, kind).size === 0)
      return `These data have no numbers of ${owner}, so ${field} finds no card here. Use another of ${FIELDS}.`;
  }
  return null;
}
