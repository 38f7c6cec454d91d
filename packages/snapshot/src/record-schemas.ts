import {
  CARD_TYPES,
  type Card,
  type CardSet,
  type Combo,
  EXCLUDED_KINDS,
  type ExcludedNames,
  LEGALITIES,
  PRICE_FINISHES,
  PRICE_SOURCE_CURRENCY,
  PRICE_SOURCES,
  type PreconDeck,
  RULING_SOURCES,
  type Ruling,
  THEME_KINDS,
  type Theme,
} from '@deckwright/domain';
import { z } from 'zod';

const text = z.string();
const texts = z.array(text);
const textOrNull = text.nullable();
const identity = z.number().int().min(0).max(31);

const face = z.object({
  name: text,
  manaCost: text,
  typeLine: text,
  text: textOrNull,
  power: textOrNull,
  toughness: textOrNull,
  loyalty: textOrNull,
  defense: textOrNull,
  imageSmall: textOrNull,
  imageNormal: textOrNull,
});

const lead = z.object({
  canLead: z.boolean(),
  partner: z.boolean(),
  partnerWith: textOrNull,
  partnerText: textOrNull,
  choosesBackground: z.boolean(),
  isBackground: z.boolean(),
  doctorsCompanion: z.boolean(),
  isDoctor: z.boolean(),
  companion: z.boolean(),
});

const price = z.object({
  price: z.number(),
  currency: z.enum(Object.values(PRICE_SOURCE_CURRENCY)),
  date: text,
  finish: z.enum(PRICE_FINISHES).optional(),
});

/** The schema of a line of `cards.jsonl`; readers validate only the first line, since the checksum covers the rest. */
export const CardRecord: z.ZodType<Omit<Card, 'roles' | 'prices' | 'salt' | 'themes' | 'kindred' | 'asks'>> =
  z.looseObject({
    key: text,
    slug: text,
    name: text,
    aliases: texts,
    layout: text,
    typeLine: text,
    primaryType: z.enum(CARD_TYPES),
    supertypes: texts,
    types: texts,
    subtypes: texts,
    manaCost: text,
    manaValue: z.number(),
    colors: identity,
    colorIdentity: identity,
    keywords: texts,
    faces: z.array(face),
    summary: textOrNull,
    rarity: text,
    set: text,
    setName: text,
    released: text,
    legality: z.enum(LEGALITIES),
    gameChanger: z.boolean(),
    imageId: textOrNull,
    prices: z.partialRecord(z.enum(PRICE_SOURCES), price),
    /** Not present in the lake; set by the build. */
    salt: z.object({ score: z.number(), votes: z.number() }).nullish(),
    lead,
    roles: texts,
    tags: texts,
    themes: texts.optional(),
    kindred: texts.optional(),
    asks: z.object({ themes: texts, types: texts }).optional(),
    printings: z.array(
      z.object({
        id: text,
        set: text,
        number: text,
        rarity: text,
        released: text,
        tcgplayer: z.number().optional(),
        mtgo: z.number().optional(),
        multiverse: z.array(z.number()).optional(),
        tcgplayerEtched: z.number().optional(),
        mtgoFoil: z.number().optional(),
        prices: z.partialRecord(z.enum(PRICE_SOURCES), z.number()).optional(),
        finishes: z.partialRecord(z.enum(PRICE_SOURCES), z.enum(PRICE_FINISHES)).optional(),
      }),
    ),
  });

export const ComboRecord: z.ZodType<Combo> = z.object({
  id: text,
  cards: z.array(z.object({ name: text, oracleId: textOrNull, mustBeCommander: z.boolean() })),
  requires: texts,
  produces: texts,
  identity,
  prerequisites: text,
  steps: text,
  manaNeeded: text,
  bracketTag: textOrNull,
});

export const PreconRecord: z.ZodType<PreconDeck> = z.object({
  name: text,
  slug: text,
  setCode: text,
  released: text,
  type: text,
  commanders: texts,
  cards: z.array(z.object({ name: text, quantity: z.number().int().positive() })),
});

export const SetRecord: z.ZodType<CardSet> = z.object({
  code: text,
  name: text,
  setType: text,
  released: text,
  cardCount: z.number().int(),
  iconUri: textOrNull,
});

export const RulingRecord: z.ZodType<Ruling> = z.object({
  date: text,
  source: z.enum(RULING_SOURCES),
  text,
});

export const ThemeRecord: z.ZodType<Theme> = z.object({
  slug: text,
  name: text,
  kind: z.enum(THEME_KINDS),
  decks: z.number().int().nonnegative(),
});

export const ExcludedNamesRecord: z.ZodType<ExcludedNames> = z.object({
  date: textOrNull,
  names: z.array(z.object({ name: text, kind: z.enum(EXCLUDED_KINDS) })),
});
