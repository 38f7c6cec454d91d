import { z } from 'zod';
import { ApiCard, ColorLetter, PrimaryType } from './card.ts';
import { CardEntry, CardList } from './card-entry.ts';
import { Amount, Count } from './figures.ts';
import { PageHead } from './page.ts';
import { ListPrice, PriceMap, VendorListTotal, VendorPrice } from './prices.ts';

export const PreconTile = z.object({
  name: z.string(),
  slug: z.string(),
  url: z.string(),
  released: z.string(),
  colors: z.array(ColorLetter),
  /** Names of its printed commanders. */
  commanders: z.array(z.string()),
  value: ListPrice,
  /** The commander, for the picture; null if not in the catalog. */
  view: CardEntry.nullable(),
});
export type PreconTile = z.infer<typeof PreconTile>;

/** Precons by group, newest first; `tag` is the group's anchor. */
export const PreconsPage = z
  .object({
    ...PageHead.shape,
    numPrecons: Count,
    /** Precons that match the form. */
    shown: Count,
    form: z.object({ q: z.string(), colors: z.string().nullable() }),
    /** Color identities that precons have, for the form. */
    choices: z.array(z.object({ slug: z.string(), name: z.string(), count: Count })),
    groups: z.array(z.object({ name: z.string(), tag: z.string(), precons: z.array(PreconTile) })),
    lists: z.array(CardList),
  })
  .meta({ id: 'PreconsPage' });
export type PreconsPage = z.infer<typeof PreconsPage>;

/** A possible commander of the precon: one or two cards. */
export const PreconFace = z.object({
  /** Slug of the commander, and value of `?commander=`. */
  slug: z.string(),
  name: z.string(),
  url: z.string(),
  /** True for the printed commander; false for another card of the list with the same color identity. */
  printed: z.boolean(),
  numDecks: Count,
  /** The page's advice is based on its decks. */
  current: z.boolean(),
});
export type PreconFace = z.infer<typeof PreconFace>;

export const PreconLine = z.object({
  name: z.string(),
  quantity: Count,
  /** Null if the card is not in the catalog. */
  url: z.string().nullable(),
  price: VendorPrice.nullable(),
  banned: z.boolean(),
  gameChanger: z.boolean(),
});
export type PreconLine = z.infer<typeof PreconLine>;

/** The cards of one type in a printed list. */
export const PrintedGroup = z.object({
  kind: z.string(),
  title: z.string(),
  /** Null for the commanders and for cards not in the catalog. */
  type: PrimaryType.nullable(),
  /** Copies. */
  count: Count,
  lines: z.array(PreconLine),
});
export type PrintedGroup = z.infer<typeof PrintedGroup>;

/** A card that an upgrade cuts or adds. */
const UpgradeCard = z.object({
  name: z.string(),
  url: z.string(),
  /** The price that the budget counts. */
  price: VendorPrice.nullable(),
  /** In words; empty if there is none. */
  reason: z.string(),
});

/** Swaps for a budget, by the advice for pasted lists. */
export const PreconUpgrade = z.object({
  /** USD. */
  budget: Amount,
  /** Best card to add first. */
  swaps: z.array(z.object({ cut: UpgradeCard, add: UpgradeCard })),
  /** Price of the cards to add, and what remains of the budget, USD. */
  cost: Amount,
  left: Amount,
  /** Price of the upgraded deck. */
  after: ListPrice,
});
export type PreconUpgrade = z.infer<typeof PreconUpgrade>;

export const PreconPage = z
  .object({
    ...PageHead.shape,
    precon: z.object({
      name: z.string(),
      slug: z.string(),
      set: z.string(),
      setName: z.string(),
      tag: z.string(),
      released: z.string(),
      type: z.string(),
      colors: z.array(ColorLetter),
      /** Number of cards, including commanders. */
      size: Count,
      unknown: Count,
    }),
    /** Per vendor that sells any of it: what its copies cost there, and how many have no price. */
    values: z.array(
      z.object({
        source: PriceMap.keyType,
        ...VendorListTotal.shape,
      }),
    ),
    value: ListPrice,
    faces: z.array(PreconFace),
    /** Why there is no advice, or null. */
    noAdvice: z.string().nullable(),
    /** Why there is no list of cuts although there are cards to add, or null. */
    noCuts: z.string().nullable(),
    /** By budget: 25, 50 and 100 USD; empty without a possible commander. */
    upgrades: z.array(PreconUpgrade),
    /** The printed list by type. */
    deck: z.array(PrintedGroup),
    /** The commander whose decks are the basis of the advice; null if not in the catalog. */
    card: ApiCard.nullable(),
    /** Lists `cardstoadd`, `landstoadd`, `cardstocut`, `landstocut`, without empty ones. */
    lists: z.array(CardList),
  })
  .meta({ id: 'PreconPage' });
export type PreconPage = z.infer<typeof PreconPage>;
