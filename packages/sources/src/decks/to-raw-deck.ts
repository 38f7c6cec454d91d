import { createHash } from 'node:crypto';
import type { ParsedDeck } from '@deckwright/decklist';
import {
  type Bracket,
  type DeckEntry,
  type DeckResult,
  dateOf,
  dayOf,
  type RawDeck,
} from '@deckwright/domain';
import { schemaReason } from '../stream/read-records.ts';
import { type Board, DeckExport, DeckRecord } from './schemas.ts';

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

/** A deck from one JSON value of either shape, or why it is rejected. */
export function deckOfValue(value: unknown): RawDeck | string {
  if (typeof value !== 'object' || value === null) return 'not a deck: a JSON object is expected';
  const isExport = !('cards' in value) && ('mainboard' in value || 'boards' in value);
  return isExport ? deckOfExport(value) : deckOfRecord(value);
}

/** A deck from a plain list, or why it is rejected. */
export function deckOfText(parsed: ParsedDeck): RawDeck | string {
  if (parsed.cards.length > 0 && parsed.commanders.length === 0)
    return 'no commander is marked: put a line "Commander" above the commander';
  return finishDeck({
    id: null,
    commanders: parsed.commanders,
    cards: parsed.cards,
    companion: parsed.companion,
    date: null,
    tags: [],
    bracket: null,
    url: null,
    hasQuantities: true,
  });
}

function deckOfRecord(value: object): RawDeck | string {
  const parsed = DeckRecord.safeParse(value);
  if (!parsed.success) return schemaReason(parsed.error);
  const deck = parsed.data;
  return finishDeck({
    id: deck.id === null || deck.id === undefined ? null : String(deck.id),
    commanders: deck.commanders.map(nameOf),
    cards: deck.cards.map((card) =>
      typeof card === 'string'
        ? { name: card, quantity: 1 }
        : { name: card.name, quantity: card.quantity ?? 1 },
    ),
    companion: deck.companion ? nameOf(deck.companion) : null,
    date: deck.updatedAt,
    tags: deck.tags ?? [],
    bracket: deck.bracket,
    url: deck.url,
    hasQuantities: deck.cards.every((card) => typeof card !== 'string' && typeof card.quantity === 'number'),
    result: deck.result,
  });
}

function deckOfExport(value: object): RawDeck | string {
  const parsed = DeckExport.safeParse(value);
  if (!parsed.success) return schemaReason(parsed.error);
  const { boards, ...deck } = parsed.data;
  if (deck.format && !FORMATS.has(deck.format.toLowerCase())) return `format ${deck.format}, not Commander`;
  return finishDeck({
    id: deck.publicId ?? null,
    commanders: entriesOf(deck.commanders ?? boards?.commanders?.cards).map((entry) => entry.name),
    cards: entriesOf(deck.mainboard ?? boards?.mainboard?.cards),
    companion: entriesOf(deck.companions ?? boards?.companions?.cards)[0]?.name ?? null,
    date: deck.lastUpdatedAtUtc ?? deck.updatedAt,
    tags: [],
    bracket: deck.userBracket ?? deck.bracket,
    url: deck.publicUrl,
    hasQuantities: true,
  });
}

/** The deck of a draft, or why it is rejected. A deck without an id gets a hash of its content. */
export function finishDeck(draft: DeckDraft): RawDeck | string {
  const day = draft.date ? dayOf(draft.date) : null;
  if (draft.date && day === null) return 'updatedAt: not a date (YYYY-MM-DD)';
  if (draft.result && dayOf(draft.result.event.date) === null)
    return 'result.event.date: not a date (YYYY-MM-DD)';
  const bracket = draft.bracket ?? null;
  if (bracket !== null && ![1, 2, 3, 4, 5].includes(bracket)) return 'bracket: not 1 to 5';
  const cards = joined(draft.cards, new Set(draft.commanders));
  if (cards.length === 0) return 'no cards';
  const deck = { commanders: [...new Set(draft.commanders)], cards, companion: draft.companion };
  return {
    id: draft.id?.toWellFormed() || contentHash(deck),
    ...deck,
    date: day === null ? null : dateOf(day),
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

function entriesOf(board: Board | null | undefined): DeckEntry[] {
  return Object.entries(board ?? {}).map(([key, entry]) => ({
    name: entry.card?.name ?? key,
    quantity: entry.quantity,
  }));
}

function nameOf(value: string | { name: string }): string {
  return typeof value === 'string' ? value : value.name;
}
