import { CARD_ROLES, CARD_TYPES, type CardType } from '@deckwright/domain';
import { z } from 'zod';
import { ColorLetter } from './card.ts';
import { ComboCount } from './combo-count.ts';
import { Amount, Count, DeckBracketEstimate, SaltScore, Share } from './figures.ts';
import { ListPrice, PriceMap, VendorListTotal } from './prices.ts';
import { CardDate, UnknownName } from './recs.ts';

const Entry = z.string().max(400);

/** Cards, commanders and the companion each as url, slug, name or "N name"; the companion is outside the deck. */
export const InsightRequest = z
  .object({
    cards: z.array(Entry).max(1000).default([]),
    commanders: z.array(Entry).max(100).default([]),
    companion: Entry.nullish(),
  })
  .meta({ id: 'InsightRequest' });
export type InsightRequest = z.input<typeof InsightRequest>;

/** What says that a land should be added: the commander's decks, those of its colors, our own list, or the mana symbols in costs. */
const FILL_SOURCES = ['commander', 'colors', 'list', 'basic'] as const;

export const InsightCard = z.object({ name: z.string(), url: z.string() }).meta({ id: 'InsightCard' });
export type InsightCard = z.infer<typeof InsightCard>;

/** A rule of deck building that the deck breaks. */
export const InsightProblem = z.object({
  kind: z.enum(['commander', 'size', 'copies', 'identity', 'banned', 'companion']),
  /** A sentence that names the cards. */
  text: z.string(),
  cards: z.array(InsightCard),
});
export type InsightProblem = z.infer<typeof InsightProblem>;

/** Costs with as many symbols of a color at the same mana value. */
export const InsightCost = z.object({
  pips: Count,
  manaValue: Amount,
  /** Sources that help to cast it on the turn of its mana value. */
  sources: Amount,
  /** To have the color on that turn if there are enough lands; and the chance that is aimed at. */
  chance: Share,
  target: Share,
  cards: z.array(InsightCard),
});
export type InsightCost = z.infer<typeof InsightCost>;

export const InsightColor = z.object({
  color: ColorLetter,
  /** Symbols in mana costs; a hybrid one counts for each of its colors. */
  pips: Count,
  /** Lands and mana artifacts that produce it. */
  lands: Count,
  artifacts: Count,
  others: Count,
  /** All of them, each by its part: a land is one, other cards are less. */
  sources: Amount,
  /** Sources needed for its costs, null without lands; and how many are missing. */
  asked: Count.nullable(),
  short: Count,
  /** Its costs, the one that is furthest below its target first; empty without lands. */
  costs: z.array(InsightCost),
  words: z.string(),
});
export type InsightColor = z.infer<typeof InsightColor>;

// Safe because there is an entry for each type.
const TypeCounts = z.object(
  Object.fromEntries(CARD_TYPES.map((type) => [type, Count])) as Record<CardType, typeof Count>,
);

/** The analysis of a deck. Numbers include copies and commanders unless stated otherwise. */
export const DeckInsight = z
  .object({
    commanders: z.array(InsightCard),
    /** Null without one. `condition` in our own words, null where we have none; `meets` null where our data do not say. */
    companion: InsightCard.extend({
      condition: z.string().nullable(),
      meets: z.boolean().nullable(),
    }).nullable(),
    size: Count,
    different: Count,
    /** Of the nonland cards, and of all cards; null without any. */
    averageManaValue: Amount.nullable(),
    averageWithLands: Amount.nullable(),
    /** Nonland copies at mana value 0, 1, …; the last entry is that value or more. */
    curve: z.array(Count),
    /**
     * The curve of the decks with these commanders, on average, with the commanders too; null without several decks.
     */
    averageCurve: z.array(Amount).nullable(),
    types: TypeCounts,
    /**
     * `advised` from the decks of the commander, or by Karsten's formula for a deck of 99; null without nonland cards and
     * for more than 100 cards.
     */
    lands: z.object({
      count: Count,
      basic: Count,
      /** `count`, and those on the backs of spells as parts of a land. */
      withModal: Amount,
      advised: Count.nullable(),
      /** Why so many, in sentences; null where `advised` is null. */
      reason: z.string().nullable(),
      /** Modal double-faced cards with a land on the back, which do not count as lands. */
      modal: z.array(InsightCard),
    }),
    /** The lands that a list of fewer than 100 cards needs; null for one that needs none. */
    fill: z
      .object({
        lands: Count,
        /** As many basic lands, by the mana symbols in costs. */
        basics: z.array(InsightCard.extend({ quantity: Count })),
        /** The first nonbasic lands of `cards`, at most 8. */
        nonbasics: z.array(InsightCard),
        /** Cards to 100 that remain for spells. */
        spells: Count,
        /** The lands to add together, nonbasic ones first; `lands` copies in all. */
        cards: z.array(InsightCard.extend({ quantity: Count, source: z.enum(FILL_SOURCES) })),
        /** What they rest on, in sentences. */
        reason: z.string(),
      })
      .nullable(),
    /** Nonland cards by role; a card can have several. Null if the data has no roles. */
    roles: z
      .array(
        z.object({
          role: z.enum(CARD_ROLES),
          label: z.string(),
          count: Count,
          cards: z.array(InsightCard),
        }),
      )
      .nullable(),
    colors: z.array(InsightColor),
    /**
     * For each vendor that sells any of the cards: total and average over the copies it sells, and the number without a
     * price.
     */
    prices: z.array(
      z.object({
        source: PriceMap.keyType,
        ...VendorListTotal.shape,
        average: Amount,
        without: z.array(InsightCard),
      }),
    ),
    /** USD: total of each copy's first price in the default order, and how many copies have none. */
    value: ListPrice,
    /** Mean score 0–4 over the different cards with a score; the saltiest cards, at most 10. */
    salt: z.object({
      mean: SaltScore.nullable(),
      scored: Count,
      cards: z.array(InsightCard.extend({ salt: SaltScore })),
    }),
    bracket: DeckBracketEstimate.extend({
      /** All evidence for the bracket, by card name. */
      gameChangers: z.array(InsightCard),
      massLandDenial: z.array(InsightCard),
      extraTurns: z.array(InsightCard),
      /** Shown only for information, because tutors do not affect the bracket. */
      tutors: z.array(InsightCard),
    }),
    combos: z.object({
      /** Complete combos of the deck, and their total number; at most 20 are listed. */
      present: z.array(ComboCount),
      presentCount: Count,
      /** Combos that lack one card within the deck's colors, and their total number; at most 20 are listed. */
      near: z.array(ComboCount.extend({ missing: InsightCard })),
      nearCount: Count,
      /**
       * Combos that lack one card, by that card, cheapest first: USD price or null, how many combos it completes, and these; at most 500
       * combos are listed.
       */
      nearCards: z.array(
        z.object({
          missing: InsightCard,
          price: Amount.nullable(),
          count: Count,
          combos: z.array(ComboCount),
        }),
      ),
    }),
    /** Why the deck is not legal; empty for a legal deck. */
    faults: z.array(InsightProblem),
    unknown: z.array(UnknownName).describe('Every unknown name; closest names are given for the first 20'),
    cardDate: CardDate,
    asOf: z.string().nullable(),
    sample: z.boolean(),
  })
  .meta({ id: 'DeckInsight' });
export type DeckInsight = z.infer<typeof DeckInsight>;
