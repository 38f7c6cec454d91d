import { z } from 'zod';
import { ApiCard, ColorLetter, PrimaryType } from './card.ts';
import { CardEntry, CardList } from './card-entry.ts';
import { Amount, Count } from './figures.ts';
import { PageHead } from './page.ts';
import { PriceMap, VendorPrice } from './prices.ts';

/** What a whole list costs: each card's first price in the default order, USD. */
export const ListPrice = z.object({
  price: Amount,
  /** Copies without a price. */
  missing: Count,
});
export type ListPrice = z.infer<typeof ListPrice>;

export const PreconTile = z.object({
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  released: z.string(),
  colors: z.array(ColorLetter),
  /** Names of its printed commanders. */
  commanders: z.array(z.string()),
  value: ListPrice,
  /** The commander as its picture; null where the catalogue lacks it. */
  view: CardEntry.nullable(),
});
export type PreconTile = z.infer<typeof PreconTile>;

/** Precons by group, newest first; `tag` is the group's anchor. */
export const PreconsPage = z
  .object({
    ...PageHead.shape,
    num_precons: Count,
    /** Those that the form leaves. */
    shown: Count,
    form: z.object({ q: z.string(), colors: z.string().nullable() }),
    /** Color identities that precons have, for the form. */
    choices: z.array(z.object({ slug: z.string(), name: z.string(), count: Count })),
    groups: z.array(z.object({ name: z.string(), tag: z.string(), precons: z.array(PreconTile) })),
    lists: z.array(CardList),
  })
  .meta({ id: 'PreconsPage' });
export type PreconsPage = z.infer<typeof PreconsPage>;

/** One or two cards that may lead the precon. */
export const PreconFace = z.object({
  /** Address of the commander, and value of `?commander=`. */
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  /** On the box, or another card of the list that may lead with the same colors. */
  printed: z.boolean(),
  num_decks: Count,
  /** The page is advised by its decks. */
  current: z.boolean(),
});
export type PreconFace = z.infer<typeof PreconFace>;

export const PreconLine = z.object({
  name: z.string(),
  quantity: Count,
  /** Null where the catalogue lacks the card. */
  url: z.string().nullable(),
  price: VendorPrice.nullable(),
  banned: z.boolean(),
  game_changer: z.boolean(),
});
export type PreconLine = z.infer<typeof PreconLine>;

/** The cards of one type in a printed list. */
export const PrintedGroup = z.object({
  kind: z.string(),
  title: z.string(),
  /** Null for the commanders and for cards that the catalogue lacks. */
  type: PrimaryType.nullable(),
  /** Copies. */
  count: Count,
  lines: z.array(PreconLine),
});
export type PrintedGroup = z.infer<typeof PrintedGroup>;

export const PreconPage = z
  .object({
    ...PageHead.shape,
    precon: z.object({
      name: z.string(),
      slug: z.string(),
      set: z.string(),
      set_name: z.string(),
      tag: z.string(),
      released: z.string(),
      type: z.string(),
      colors: z.array(ColorLetter),
      /** Cards, commanders included. */
      size: Count,
      unknown: Count,
    }),
    /** Per vendor that sells any of it: what its copies cost there, and how many have no price. */
    values: z.array(
      z.object({
        source: PriceMap.keyType,
        ...VendorPrice.shape,
        priced: Count,
        missing: Count,
      }),
    ),
    value: ListPrice,
    faces: z.array(PreconFace),
    /** Why there is no advice, or null. */
    no_advice: z.string().nullable(),
    /** The first so many cards to add, lands apart, in place of as many to cut; null without advice. */
    upgrade: z
      .object({
        cards: Count,
        lands: Count,
        /** What the added cards cost. */
        cost: ListPrice,
        /** What the deck is worth then. */
        total: ListPrice,
      })
      .nullable(),
    /** The printed list by type. */
    deck: z.array(PrintedGroup),
    /** The commander whose decks advise; null where the catalogue lacks it. */
    card: ApiCard.nullable(),
    /** Lists `cardstoadd`, `landstoadd`, `cardstocut`, `landstocut`; empty ones are left out. */
    lists: z.array(CardList),
  })
  .meta({ id: 'PreconPage' });
export type PreconPage = z.infer<typeof PreconPage>;
