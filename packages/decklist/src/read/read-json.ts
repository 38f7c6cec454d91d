import { badQuantity, MAX_NAME, NAME_TOO_LONG, NO_CARD_NAME, parseFinish } from './card-line.ts';
import { cleanCharacters, collapseSpaces } from './clean-text.ts';
import type { Item, ReadContext } from './items.ts';
import { boardOfEntry, isDeckValue, numberIn, objectIn, readCardName, textIn } from './json-values.ts';
import type { Board } from './section-names.data.ts';
import { boardOfZone } from './sections.ts';
import type { DeckFormat, ListFacts } from './types.ts';

/** A value from JSON and what it says; items are numbered from 1 in the order of the entries. */
export type JsonReading = { format: DeckFormat; items: Item[]; facts: ListFacts };

type Objects = Readonly<Record<string, unknown>>;

export const NO_FACTS: ListFacts = { id: null, gameFormat: null, date: null, bracket: null, url: null };
const KNOWN_JSON =
  'JSON of a kind that is not read here; those of Moxfield, Archidekt, MTGJSON and Tabletop Simulator are, and {"commanders": [], "cards": []}';
/** Keys of a deck that hold no part of it. */
const NO_BOARDS = new Set([
  'categories',
  'customtags',
  'hubs',
  'authors',
  'tags',
  'printings',
  'faces',
  'meta',
]);

/** Reads a deck from a JSON value of any known shape. */
export function readJsonDeck(value: unknown, context: ReadContext): JsonReading {
  if (Array.isArray(value)) return readList(value, context);
  const root = objectIn(value);
  const whole = textOfJson(value);
  if (!root) return refused(whole, KNOWN_JSON);
  if (Array.isArray(root.ObjectStates))
    return { ...NOTHING, format: 'tabletop-simulator', items: ofPiles(root, context) };
  const inner = objectIn(root.data) ?? objectIn(root.deck);
  const deck = inner && isDeckValue(inner) ? inner : root;
  if (!isDeckValue(deck)) return refused(whole, KNOWN_JSON);
  const archidekt = Array.isArray(deck.categories) && Array.isArray(deck.cards);
  const items = archidekt ? ofCategories(deck, context) : ofBoards(deck, context);
  const format = archidekt
    ? 'archidekt'
    : 'mainBoard' in deck
      ? 'mtgjson'
      : 'boards' in deck || 'mainboard' in deck
        ? 'moxfield'
        : 'json';
  return { format, items, facts: readFacts(deck) };
}

/** What whole text begins like JSON but is none. */
export function damagedJson(text: string): JsonReading {
  return refused(text, 'JSON that is damaged or cut off; export or copy the deck again');
}

const NOTHING = { facts: NO_FACTS };

function refused(text: string, reason: string): JsonReading {
  return {
    format: 'json',
    facts: NO_FACTS,
    items: [{ kind: 'not-read', line: 1, text: text.trim().slice(0, 200), reason }],
  };
}

/** An array is one deck by its cards, or holds the one deck. */
function readList(values: readonly unknown[], context: ReadContext): JsonReading {
  const decks = values.filter((value) => isDeckValue(objectIn(value) ?? {}));
  if (decks.length > 1)
    return refused(textOfJson(values), `${decks.length} decks; one at a time is read here`);
  if (decks.length === 1 && values.length === 1) return readJsonDeck(decks[0], context);
  if (values.length === 0) return { format: 'json', items: [], facts: NO_FACTS };
  return { format: 'json', facts: NO_FACTS, items: new Entries(context).addBoard(values, 'cards', '').items };
}

/** The boards of Moxfield (in `boards` or at the root), MTGJSON and plain {commanders, cards}. */
function ofBoards(deck: Objects, context: ReadContext): Item[] {
  const entries = new Entries(context);
  for (const holder of [objectIn(deck.boards), deck]) {
    // Commanders before their partners, in whatever order the file has them.
    const boards = Object.entries(holder ?? {});
    const leading = boards.filter(([key]) => /^commander/i.test(key));
    for (const [key, value] of [...leading, ...boards.filter((each) => !leading.includes(each))]) {
      if (holder === deck && (key === 'boards' || NO_BOARDS.has(key.toLowerCase()))) continue;
      const isShown = /^display/i.test(key);
      const board = boardOfEntry(key);
      const cards = objectIn(value)?.cards ?? value;
      if (board === null && !holdsCards(cards)) continue;
      if (isShown) entries.addMetadata(cards, key);
      else entries.addBoard(cards, board ?? boardOfZone(key), key);
    }
  }
  return entries.items;
}

/** Archidekt: each card has categories, the first of which decides; a category may stand outside the deck. */
function ofCategories(deck: Objects, context: ReadContext): Item[] {
  const outside = new Map<string, boolean>();
  const leading = new Set<string>();
  for (const value of listIn(deck.categories)) {
    const category = objectIn(value);
    const name = textIn(category?.name);
    if (!category || name === null) continue;
    outside.set(name, category.includedInDeck === false);
    if (category.isPremier === true && /command|oathbreaker/i.test(name)) leading.add(name);
  }
  const entries = new Entries(context);
  for (const value of listIn(deck.cards)) {
    const names = listIn(objectIn(value)?.categories).map(
      (each) => textIn(objectIn(each)?.name ?? each) ?? '',
    );
    const [first = ''] = names;
    const zone = boardOfZone(first);
    const board = leading.has(first)
      ? 'commanders'
      : outside.get(first) && zone === 'cards'
        ? 'maybeboard'
        : zone;
    entries.add(value, '', board, first);
  }
  return entries.items;
}

/** Tabletop Simulator: piles of cards; a card that lies alone is the commander, a pile may have a name. */
function ofPiles(root: Objects, context: ReadContext): Item[] {
  const entries = new Entries(context);
  for (const value of listIn(root.ObjectStates)) {
    const pile = objectIn(value);
    const title = textIn(pile?.Nickname) ?? '';
    const cards = listIn(pile?.ContainedObjects);
    if (cards.length === 0) entries.add({ name: frontLine(title), count: 1 }, '', 'commanders', '');
    for (const card of cards)
      entries.add(
        { name: frontLine(textIn(objectIn(card)?.Nickname) ?? ''), count: 1 },
        '',
        boardOfZone(title),
        title,
      );
  }
  return entries.items;
}

/** A nickname is the name, then type and cost on lines of their own. */
function frontLine(nickname: string): string {
  return nickname.split('\n')[0] ?? '';
}

class Entries {
  readonly items: Item[] = [];
  readonly #context: ReadContext;

  constructor(context: ReadContext) {
    this.#context = context;
  }

  /** Name → entry, any key → entry with a card, or a list of entries or names. */
  addBoard(value: unknown, board: Board, section: string): this {
    if (Array.isArray(value)) for (const entry of value) this.add(entry, '', board, section);
    else if (objectIn(value) && readCardName(value, '') !== '') this.add(value, '', board, section);
    else if (typeof value === 'string') this.add(value, '', board, section);
    else
      for (const [key, entry] of Object.entries(objectIn(value) ?? {})) this.add(entry, key, board, section);
    return this;
  }

  addMetadata(value: unknown, section: string): void {
    const cards = Array.isArray(value) ? value : Object.values(objectIn(value) ?? {});
    for (const card of cards)
      this.items.push({
        kind: 'metadata',
        line: this.#next(),
        text: `${section}: ${readCardName(card, '')}`,
      });
  }

  add(value: unknown, key: string, board: Board, section: string): void {
    const line = this.#next();
    const text = textOfJson(value);
    const notRead = (reason: string): void => {
      this.items.push({ kind: 'not-read', line, text, reason });
    };
    const name = collapseSpaces(cleanCharacters(readCardName(value, key).slice(0, 4 * MAX_NAME)));
    if (!/[\p{L}\p{N}_]/u.test(name)) {
      notRead(NO_CARD_NAME);
      return;
    }
    if (name.length > MAX_NAME) {
      notRead(NAME_TOO_LONG);
      return;
    }
    const entry = objectIn(value);
    const stated = entry?.quantity ?? entry?.count ?? (typeof value === 'number' ? value : null);
    const quantity = stated === null || stated === undefined ? 1 : (numberIn(stated) ?? 0);
    const max = this.#context.maxQuantity;
    if (!Number.isInteger(quantity) || quantity < 1 || quantity > max) {
      notRead(badQuantity(max));
      return;
    }
    const finish =
      parseFinish(textIn(entry?.finish) ?? textIn(entry?.modifier) ?? '') ??
      (entry?.isEtched === true ? 'etched' : entry?.isFoil === true ? 'foil' : 'normal');
    this.items.push({ kind: 'card', line, text, name, quantity, finish, board, section, block: 0 });
  }

  #next(): number {
    return this.items.length + 1;
  }
}

function holdsCards(value: unknown): boolean {
  const entries = Array.isArray(value) ? value : Object.values(objectIn(value) ?? {});
  return (
    entries.length > 0 &&
    entries.every((entry) => {
      const fields = objectIn(entry);
      return (
        fields !== null && ('quantity' in fields || 'count' in fields) && readCardName(entry, 'x') !== ''
      );
    })
  );
}

function readFacts(deck: Objects): ListFacts {
  return {
    id: textIn(deck.publicId) ?? (deck.id === null || deck.id === undefined ? null : String(deck.id)),
    gameFormat: textIn(deck.format),
    date: textIn(deck.lastUpdatedAtUtc) ?? textIn(deck.updatedAt),
    bracket: numberIn(deck.userBracket) ?? numberIn(deck.bracket),
    url: textIn(deck.publicUrl) ?? textIn(deck.url),
  };
}

function listIn(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function textOfJson(value: unknown): string {
  return (JSON.stringify(value) ?? '').slice(0, 200);
}
