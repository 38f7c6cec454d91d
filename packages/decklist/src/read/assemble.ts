import { mayLead } from '@deckwright/domain';
import type { CardItem, Item } from './items.ts';
import { pairIn } from './pair-in.ts';
import type {
  DeckFormat,
  DeckListReading,
  FindCard,
  KnownCard,
  ListEntry,
  ListFacts,
  OutsideBoard,
} from './types.ts';

/** Most cards of a deck that a commander's colors may lack before it is not its commander: typos and mistakes. */
const MAX_OFF_COLOR = 0.05;

/** Sorts what was read into the parts of a deck; merges equal cards of one section and finish. */
export function assemble(
  items: readonly Item[],
  { format, facts, lookUp }: { format: DeckFormat; facts: ListFacts; lookUp: FindCard | undefined },
): DeckListReading {
  const reading: DeckListReading = {
    format,
    commanders: [],
    companion: null,
    cards: [],
    outside: [],
    headings: [],
    metadata: [],
    notRead: [],
    facts,
  };
  const cards = items.filter((item): item is CardItem => item.kind === 'card');
  const commanders = lookUp ? unmarkedCommanders(cards, lookUp) : new Set<CardItem>();
  const lists = new Merged();
  for (const item of items) {
    if (item.kind === 'heading') reading.headings.push({ line: item.line, text: item.text });
    else if (item.kind === 'metadata') reading.metadata.push({ line: item.line, text: item.text });
    else if (item.kind === 'not-read')
      reading.notRead.push({ line: item.line, text: item.text, reason: item.reason });
    else if (item.kind === 'card')
      addCard(reading, lists, commanders.has(item) ? { ...item, board: 'commanders' } : item, lookUp);
  }
  return reading;
}

function addCard(
  reading: DeckListReading,
  lists: Merged,
  item: CardItem,
  lookUp: FindCard | undefined,
): void {
  const { board } = item;
  if (board === 'commanders') {
    addCommander(reading, item, lookUp);
    return;
  }
  if (board === 'companion' && reading.companion === null) {
    reading.companion = listed(item);
    return;
  }
  if (board === 'cards' || board === 'about' || board === 'sum') {
    lists.add(reading.cards, item, 'cards', listed);
    return;
  }
  const outside: OutsideBoard = board === 'companion' ? 'sideboard' : board;
  lists.add(reading.outside, item, outside, (each) => ({ ...listed(each), board: outside }));
}

/** A pair in one string is two commanders. */
function addCommander(reading: DeckListReading, item: CardItem, lookUp: FindCard | undefined): void {
  const names = (lookUp && pairIn(item.name, lookUp)) ?? [item.name];
  const isRepeated = names.every((name) => reading.commanders.some((known) => known.name === name));
  if (isRepeated) {
    reading.notRead.push({ line: item.line, text: item.text, reason: 'this commander is already named' });
    return;
  }
  for (const name of names)
    if (!reading.commanders.some((known) => known.name === name))
      reading.commanders.push(listed({ ...item, name }));
}

function listed({ name, quantity, section, finish, line }: CardItem): ListEntry {
  return { name, quantity, section, finish, lines: [line] };
}

class Merged {
  readonly #known = new Map<string, ListEntry>();

  add<T extends ListEntry>(list: T[], item: CardItem, part: string, make: (item: CardItem) => T): void {
    const key = `${part}\n${item.section}\n${item.finish}\n${item.name}`;
    const known = this.#known.get(key);
    if (known) {
      known.quantity += item.quantity;
      known.lines.push(item.line);
      return;
    }
    const entry = make(item);
    this.#known.set(key, entry);
    list.push(entry);
  }
}

/**
 * The lines that name the commanders of a list that marks none: a sideboard of one or two cards, where Magic Online puts
 * them, or such a block at the end or the beginning of a plain list, if they may lead; of blocks, only if the deck is within their colors.
 */
function unmarkedCommanders(cards: readonly CardItem[], lookUp: FindCard): Set<CardItem> {
  const none = new Set<CardItem>();
  if (cards.some(({ board }) => board === 'commanders')) return none;
  const inDeck = cards.filter(({ board }) => board === 'cards');
  const plain = inDeck.filter(({ section, block }) => section === '' && block > 0);
  const side = cards.filter(({ board }) => board === 'sideboard');
  // Nobody else has one or two legendary cards in a sideboard, so their colors need not fit.
  if (inDeck.length > 0 && mayLeadTogether(side, lookUp)) return new Set(side);
  const leads = (items: readonly CardItem[]): boolean =>
    mayLeadTogether(items, lookUp) && fitsColors(items, inDeck, lookUp);
  if (plain.length < inDeck.length) return none;
  const [first, last] = [plain[0]?.block, plain.at(-1)?.block];
  if (first === last) return none;
  const found = [first, last].map((block) => plain.filter((item) => item.block === block)).filter(leads);
  return found.length === 1 ? new Set(found[0]) : none;
}

function mayLeadTogether(items: readonly CardItem[], lookUp: FindCard): boolean {
  if (items.length === 0 || items.length > 2 || items.some(({ quantity }) => quantity > 1)) return false;
  const found = items.map(({ name }) => lookUp(name));
  const known = found.filter((card): card is Required<KnownCard> => card?.lead !== undefined);
  return known.length === found.length && mayLead(known);
}

function fitsColors(items: readonly CardItem[], deck: readonly CardItem[], lookUp: FindCard): boolean {
  const identity = items.reduce((bits, { name }) => bits | (lookUp(name)?.colorIdentity ?? 0), 0);
  const colors = deck.flatMap(({ name }) => lookUp(name)?.colorIdentity ?? []);
  const off = colors.filter((bits) => (bits & ~identity) !== 0).length;
  return deck.some((card) => !items.includes(card)) && off <= MAX_OFF_COLOR * colors.length;
}
