import {
  type CardRulings,
  DECK_RIGHTS,
  type DeckResult,
  PRICE_SOURCES,
  type RawDeck,
} from '@deckwright/domain';
import { RulingRecord } from '@deckwright/snapshot';
import { z } from 'zod';

const count = z.number().int().nonnegative();

const facts = z.object({ bytes: count, sha256: z.string() });

/** What every `meta.json` of the lake says about the files next to it. */
const folderHead = {
  format: z.literal('deckwright-lake'),
  version: z.literal(1),
  files: z.record(z.string(), facts),
};

export const CatalogMeta = z.object({
  ...folderHead,
  kind: z.literal('catalogue'),
  /** Absent in catalogs of older versions, which have no rulings. */
  counts: z.object({ cards: count, combos: count, precons: count, sets: count, rulings: count.default(0) }),
});
export type CatalogMeta = z.infer<typeof CatalogMeta>;

export const DecksMeta = z.object({
  ...folderHead,
  kind: z.literal('decks'),
  source: z.string(),
  rights: z.enum(DECK_RIGHTS),
  decks: count,
  rejected: count,
  /** Of a source of tournaments: the day on which the newest one began, YYYY-MM-DD. */
  newestEvent: z.string().optional(),
});
export type DecksMeta = z.infer<typeof DecksMeta>;

export const PricesMeta = z.object({
  ...folderHead,
  kind: z.literal('prices'),
  vendor: z.enum(PRICE_SOURCES),
  prices: count,
  rejected: count,
});
export type PricesMeta = z.infer<typeof PricesMeta>;

export const SaltMeta = z.object({
  ...folderHead,
  kind: z.literal('salt'),
  scores: count,
  rejected: count,
});
export type SaltMeta = z.infer<typeof SaltMeta>;

/**
 * `lake/current.json`: names of the current folders, decks in order of ingest, at most one price folder per vendor and
 * one of salt scores.
 */
export const LakeCurrent = z.object({
  format: z.literal('deckwright-lake'),
  version: z.literal(1),
  catalogue: z.string().nullable(),
  decks: z.array(z.string()),
  prices: z.array(z.string()),
  salt: z.string().nullable().default(null),
});
export type LakeCurrent = z.infer<typeof LakeCurrent>;

export const EMPTY_LAKE: LakeCurrent = {
  format: 'deckwright-lake',
  version: 1,
  catalogue: null,
  decks: [],
  prices: [],
  salt: null,
};

/** One line of `rulings.jsonl`. */
export const LakeRulings: z.ZodType<CardRulings> = z.object({
  key: z.string(),
  rulings: z.array(RulingRecord),
});

/** One line of `prices.jsonl`. */
export const LakePrice = z.object({ name: z.string(), price: z.number().positive(), date: z.string() });

/** One line of `scores.jsonl`. */
export const LakeSalt = z.object({
  name: z.string(),
  score: z.number().min(0).max(4),
  votes: z.number().int().positive(),
});

const Brackets = z.literal([1, 2, 3, 4, 5]);

const Result: z.ZodType<DeckResult> = z.object({
  event: z.object({ id: z.string(), name: z.string(), date: z.string(), size: count }),
  placing: z.number().int().positive(),
  wins: count,
  losses: count,
  draws: count,
});

export const RawDeckLine: z.ZodType<RawDeck> = z.object({
  id: z.string(),
  commanders: z.array(z.string()),
  cards: z.array(z.object({ name: z.string(), quantity: z.number().int().positive() })),
  companion: z.string().nullable(),
  date: z.string().nullable(),
  tags: z.array(z.string()),
  bracket: Brackets.nullable(),
  url: z.string().nullable(),
  hasQuantities: z.boolean(),
  /** Absent in lakes of older versions. */
  result: Result.optional(),
});

/** A row of the players' file `votes`: how many voters gave a card 0, 1, 2, 3 and 4. */
export const VoteRow = z.object({
  card_key: z.string(),
  counts: z.tuple([count, count, count, count, count]),
});
export type VoteRow = z.infer<typeof VoteRow>;

/**
 * A row of the players' file `decks`; `owner` and `network` distinguish accounts and networks and reveal nothing else.
 */
export const PlayerDeckLine = z.object({
  id: z.string(),
  commanders: z.array(z.string()),
  cards: z.array(z.object({ name: z.string(), quantity: z.number().int().positive() })),
  companion: z.string().nullable(),
  bracket: Brackets.nullable(),
  date: z.string(),
  rights: z.enum(DECK_RIGHTS),
  owner: count,
  network: count,
});
export type PlayerDeckLine = z.infer<typeof PlayerDeckLine>;
