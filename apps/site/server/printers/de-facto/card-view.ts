import type { CardEntry, CardList } from '@deckwright/contract';
import { slugify } from '@deckwright/domain';

/** An entry of a list. Unknown numbers are omitted, never null: programs calculate with what is there. */
export type CardView = {
  id: string;
  name: string;
  sanitized: string;
  /** The slug of the front face. */
  sanitized_wo: string;
  slug: string;
  url: string;
  label: string;
  /** A number of decks, like `num_decks`. */
  inclusion: number;
  num_decks: number;
  potential_decks: number;
  /** −1…1. */
  synergy?: number;
  /** A ratio: 1 = as often as by chance. */
  lift?: number;
  trend_zscore?: number;
  /** 0…4. */
  salt?: number;
  rank?: number;
  /** Copies in an average deck. */
  quantity?: number;
  /** 0…1, for cards that players cut from a precon. */
  unpopularity?: number;
  /** Only for pairs of commanders, like the next two. */
  is_partner?: true;
  names?: string[];
  cards?: { name: string; url: string }[];
};

export type CardListing = {
  tag: string;
  header: string;
  cardviews: CardView[];
  is_paginated?: boolean;
  /** Path of the next entries below the base of pages; absent on the last page. */
  more?: string;
};

/** The fields that have a value. */
export function known<T extends object>(fields: { [K in keyof T]: T[K] | null | undefined }): Partial<T> {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  // Safe because only fields of T without a value are omitted.
  return Object.fromEntries(entries) as Partial<T>;
}

/** Rounded to `digits` decimals, without binary fraction noise. */
export function shortened(value: number, digits = 4): number {
  const factor = 10 ** digits;
  return Math.round(value * factor) / factor;
}

/** "In 558 decks\n28% of 2000 decks". */
export function deckLabel(decks: number, potential: number): string {
  const counted = `In ${decks} decks`;
  return potential === 0
    ? counted
    : `${counted}\n${Math.round((100 * decks) / potential)}% of ${potential} decks`;
}

function saltLabel(salt: number, decks: number): string {
  return `Salt Score: ${salt.toFixed(2)}\nIn ${decks} decks`;
}

export function cardView(entry: CardEntry): CardView {
  const { id, name, slug, url, numDecks, potentialDecks, lift, salt } = entry;
  const isSalty = entry.saltVotes !== undefined && salt !== null;
  return {
    id,
    name,
    sanitized: slug,
    sanitized_wo: entry.isPartner ? slug : slugify(name.split(' // ')[0] ?? '') || slug,
    slug,
    url,
    label: isSalty ? saltLabel(salt, numDecks) : deckLabel(numDecks, potentialDecks),
    inclusion: numDecks,
    num_decks: numDecks,
    potential_decks: potentialDecks,
    ...known<Pick<CardView, 'synergy' | 'lift' | 'trend_zscore' | 'salt' | 'rank'>>({
      synergy: entry.synergy,
      lift: lift === null ? null : shortened(10 ** lift),
      trend_zscore: entry.trendZscore,
      salt,
      rank: entry.rank,
    }),
    ...(entry.cards
      ? {
          is_partner: true,
          names: entry.cards.map((card) => card.name),
          cards: entry.cards.map((card) => ({ name: card.name, url: card.url })),
        }
      : {}),
  };
}

export function cardListing({ kind, title, cards }: CardList): CardListing {
  return { tag: kind, header: title, cardviews: cards.map(cardView) };
}
