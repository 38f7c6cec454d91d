import {
  AppError,
  CARD_ROLES,
  type Card,
  type CardFace,
  type CardRole,
  type CardSet,
  COLORLESS,
  cardSlug,
  parseColorIdentity,
  parseTypeLine,
  primaryType,
} from '@deckwright/domain';
import { type CardTableRow, parseCardTable } from './card-row.ts';
import { COLORLESS_CARDS } from './data/artifacts.data.ts';
import { BLACK_CARDS } from './data/black.data.ts';
import { BLUE_CARDS } from './data/blue.data.ts';
import { COMMANDERS } from './data/commanders.data.ts';
import { GOLD_CARDS } from './data/gold.data.ts';
import { GREEN_CARDS } from './data/green.data.ts';
import { LANDS } from './data/lands.data.ts';
import { RED_CARDS } from './data/red.data.ts';
import { WHITE_CARDS } from './data/white.data.ts';
import { readLead } from './lead.ts';
import { basicTypeColors, costColors, parseManaValue } from './mana.ts';
import { samplePrices } from './sample-prices.ts';
import { type SetFacts, setFacts } from './sets.ts';
import { readKindred, readThemes, siteThemes } from './themes.ts';

const ROLES: ReadonlySet<string> = new Set(CARD_ROLES);

/** A card with the marks that only the deck maker reads. */
export type StarterCard = { card: Card; marks: readonly string[] };

const TABLES = [
  COMMANDERS,
  LANDS,
  COLORLESS_CARDS,
  WHITE_CARDS,
  BLUE_CARDS,
  BLACK_CARDS,
  RED_CARDS,
  GREEN_CARDS,
  GOLD_CARDS,
];

/** All sample cards in the order of the tables. Facts only: faces carry no rules text, `summary` is our own. */
export function starterCards(): Card[] {
  return markedCards().map(({ card }) => card);
}

export function markedCards(): StarterCard[] {
  const sets = setFacts();
  return TABLES.flatMap(parseCardTable).map((row) => ({ card: getCard(row, sets), marks: row.marks }));
}

/** The sets the sample cards first appeared in; `cardCount` counts the sample's cards. */
export function starterSets(): CardSet[] {
  const counts = new Map<string, number>();
  for (const card of starterCards()) counts.set(card.set, (counts.get(card.set) ?? 0) + 1);
  return [...setFacts().values()].map((set) => ({
    ...set,
    cardCount: counts.get(set.code) ?? 0,
    iconUri: null,
  }));
}

function getCard(row: CardTableRow, sets: Map<string, SetFacts>): Card {
  const set = sets.get(row.set);
  const [front] = row.faces;
  const typeLine = row.faces.map((face) => face.typeLine).join(' // ');
  const type = primaryType(typeLine);
  if (!set || !front || !type)
    throw new AppError('internal', `Starter card ${row.name} has no known set or type.`);
  const slug = cardSlug(row.name, row.layout);
  const lines = row.faces.map((face) => parseTypeLine(face.typeLine));
  const isSplit = row.layout === 'aftermath' || row.layout === 'split';
  const spellCost = isSplit ? row.faces.map((face) => face.manaCost).join('') : front.manaCost;
  const subtypes = unique(lines.flatMap((line) => line.subtypes));
  const stated = markValue(row.marks, 'ci=');
  const card: Card = {
    key: slug,
    slug,
    name: row.name,
    aliases: row.faces.length > 1 ? row.faces.map((face) => face.name) : [],
    layout: row.layout,
    typeLine,
    primaryType: type,
    supertypes: unique(lines.flatMap((line) => line.supertypes)),
    types: unique(lines.flatMap((line) => line.types)),
    subtypes,
    manaCost: row.faces
      .map((face) => face.manaCost)
      .filter(Boolean)
      .join(' // '),
    manaValue: parseManaValue(spellCost),
    colors: costColors(spellCost),
    colorIdentity:
      row.faces.reduce((all, face) => all | costColors(face.manaCost), COLORLESS) |
      basicTypeColors(subtypes) |
      parseColorIdentity(stated ?? ''),
    keywords: [],
    faces: row.faces.map(toFace),
    summary: row.summary,
    rarity: row.rarity,
    set: set.code,
    setName: set.name,
    released: set.released,
    legality: row.marks.includes('banned') ? 'banned' : 'legal',
    gameChanger: row.marks.includes('gc'),
    imageId: null,
    prices: samplePrices(slug, row.priceCents),
    salt: null,
    lead: readLead(front, row.marks),
    roles: unique(row.marks).filter((mark): mark is CardRole => ROLES.has(mark)),
    tags: readThemes(row.marks),
    printings: [
      { id: `${set.code}-${slug}`, set: set.code, number: '', rarity: row.rarity, released: set.released },
    ],
  };
  const themes = siteThemes(card);
  const kindred = readKindred(card);
  if (themes.length > 0) card.themes = themes;
  if (kindred.length > 0) card.kindred = kindred;
  return card;
}

function toFace(face: CardTableRow['faces'][number]): CardFace {
  const { types, subtypes } = parseTypeLine(face.typeLine);
  const [power, toughness] = face.size.includes('/') ? face.size.split('/') : [];
  if (types.includes('Creature') && (!power || !toughness) && !subtypes.includes('Saga')) {
    throw new AppError('internal', `Starter card ${face.name} is a creature without power and toughness.`);
  }
  return {
    name: face.name,
    manaCost: face.manaCost,
    typeLine: face.typeLine,
    text: null,
    power: power ?? null,
    toughness: toughness ?? null,
    loyalty: types.includes('Planeswalker') ? face.size : null,
    defense: types.includes('Battle') ? face.size : null,
    imageSmall: null,
    imageNormal: null,
  };
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)];
}

/** The rest of the first mark that begins with `prefix`, or null. */
export function markValue(marks: readonly string[], prefix: string): string | null {
  return marks.find((mark) => mark.startsWith(prefix))?.slice(prefix.length) ?? null;
}
