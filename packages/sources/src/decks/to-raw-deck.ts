import { createHash } from 'node:crypto';
import { type DeckListReading, type FindCard, readDeckValue } from '@deckwright/decklist';
import {
  type Bracket,
  type DeckEntry,
  type DeckResult,
  type RawDeck,
  toDate,
  toDay,
} from '@deckwright/domain';
import { schemaReason } from '../stream/read-records.ts';
import { DeckRecord } from './schemas.ts';

/** Formats in which a deck of two hundred names is still a Commander deck. */
const FORMATS = new Set(['commander', 'edh', 'cedh', 'commanderprecons']);

/** What a source says of a deck, before it is checked. */
export type DeckDraft = {
  id: string | null;
  commanders: readonly string[];
  cards: readonly DeckEntry[];
  companion: string | null;
  date: string | null | undefined;
  tags: readonly string[];
  bracket: number | null | undefined;
  url: string | null | undefined;
  hasQuantities: boolean;
  result?: DeckResult | null | undefined;
};

/** A deck, with notes on what of its list was not read, or why it is rejected. */
export type DeckOutcome = RawDeck | { deck: RawDeck; notes: string[] } | string;

/** Keys of decks as sites and programs export them, which our own records lack. */
const EXPORT_KEYS = ['mainboard', 'mainBoard', 'boards', 'categories', 'ObjectStates', 'data'];

/** A deck from one JSON value: a record of `docs/operate/decks.md`, or any deck that the reader of lists knows. */
export function deckOfValue(value: unknown, cards?: FindCard): DeckOutcome {
  if (typeof value !== 'object' || value === null) return 'not a deck: a JSON object is expected';
  const isExport = EXPORT_KEYS.some((key) => key in value);
  return isExport ? deckOfReading(readDeckValue(value, { cards })) : deckOfRecord(value);
}

/** A deck from what was read of a list. What stands outside the deck is not part of it. */
export function deckOfReading(reading: DeckListReading): DeckOutcome {
  const { commanders, companion, cards, notRead, facts, format } = reading;
  const [first] = notRead;
  if (cards.length + commanders.length === 0) return first ? first.reason : 'no cards';
  if (facts.gameFormat && !FORMATS.has(facts.gameFormat.toLowerCase()))
    return `format ${facts.gameFormat}, not Commander`;
  if (cards.length > 0 && commanders.length === 0) return NO_COMMANDER;
  const deck = finishDeck({
    id: facts.id,
    commanders: commanders.map(({ name }) => name),
    cards,
    companion: companion?.name ?? null,
    date: facts.date,
    tags: [],
    bracket: facts.bracket,
    url: facts.url,
    hasQuantities: true,
  });
  if (typeof deck === 'string') return deck;
  const unit = PLAIN_FORMATS.has(format) ? 'line' : 'entry';
  return { deck, notes: notRead.map(({ line, reason }) => `${unit} ${line}: ${reason}`) };
}

const NO_COMMANDER = 'no commander is marked: put a line "Commander" above the commander';
const PLAIN_FORMATS: ReadonlySet<string> = new Set([
  'text',
  'table',
  'markdown',
  'forge',
  'xmage',
  'mtgo',
  'cockatrice',
]);

function deckOfRecord(value: object): RawDeck | string {
  const parsed = DeckRecord.safeParse(value);
  if (!parsed.success) return schemaReason(parsed.error);
  const deck = parsed.data;
  return finishDeck({
    id: deck.id === null || deck.id === undefined ? null : String(deck.id),
    commanders: deck.commanders.map(getName),
    cards: deck.cards.map((card) =>
      typeof card === 'string'
        ? { name: card, quantity: 1 }
        : { name: card.name, quantity: card.quantity ?? 1 },
    ),
    companion: deck.companion ? getName(deck.companion) : null,
    date: deck.updatedAt,
    tags: deck.tags ?? [],
    bracket: deck.bracket,
    url: deck.url,
    hasQuantities: deck.cards.every((card) => typeof card !== 'string' && typeof card.quantity === 'number'),
    result: deck.result,
  });
}

/** The deck of a draft, or why it is rejected. A deck without an id gets a hash of its content. */
export function finishDeck(draft: DeckDraft): RawDeck | string {
  const day = draft.date ? toDay(draft.date) : null;
  if (draft.date && day === null) return 'updatedAt: not a date (YYYY-MM-DD)';
  if (draft.result && toDay(draft.result.event.date) === null)
    return 'result.event.date: not a date (YYYY-MM-DD)';
  const bracket = draft.bracket ?? null;
  if (bracket !== null && ![1, 2, 3, 4, 5].includes(bracket)) return 'bracket: not 1 to 5';
  const cards = joined(draft.cards, new Set(draft.commanders));
  if (cards.length === 0) return 'no cards';
  const deck = { commanders: [...new Set(draft.commanders)], cards, companion: draft.companion };
  return {
    id: draft.id?.toWellFormed() || contentHash(deck),
    ...deck,
    date: day === null ? null : toDate(day),
    tags: [...new Set(draft.tags)],
    bracket: bracket as Bracket | null,
    url: draft.url && /^https?:\/\//.test(draft.url) ? draft.url.toWellFormed() : null,
    hasQuantities: draft.hasQuantities,
    ...(draft.result ? { result: draft.result } : {}),
  };
}

/** One entry per name; a commander that is also listed among the cards counts once. */
function joined(entries: readonly DeckEntry[], commanders: ReadonlySet<string>): DeckEntry[] {
  const quantities = new Map<string, number>();
  for (const { name, quantity } of entries) {
    if (!commanders.has(name)) quantities.set(name, (quantities.get(name) ?? 0) + quantity);
  }
  return [...quantities].map(([name, quantity]) => ({ name, quantity }));
}

function contentHash(deck: Pick<RawDeck, 'commanders' | 'cards' | 'companion'>): string {
  const cards = deck.cards.map(({ name, quantity }) => `${quantity} ${name}`).sort();
  const content = JSON.stringify([[...deck.commanders].sort(), cards, deck.companion]);
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

function getName(value: string | { name: string }): string {
  return typeof value === 'string' ? value : value.name;
}
