import {
  type Card,
  type CardFace,
  cardSlug,
  faceNames,
  parseColorIdentity,
  parseTypeLine,
  primaryType,
  type Rarity,
  readLeadFacts,
} from '@deckwright/domain';
import { findRoles } from '../roles/roles.ts';
import type { ScryfallCard, ScryfallFace } from '../scryfall/schemas.ts';
import { cardColors } from './card-colors.ts';
import { toLegality } from './card-rule.ts';

const RARITIES: readonly string[] = [
  'common',
  'uncommon',
  'rare',
  'mythic',
  'special',
  'bonus',
] satisfies Rarity[];

/**
 * Converts a record to a catalog card without printings and prices. Returns null for records excluded by the catalog's
 * rule (exclusionOf).
 */
export function toCard(record: ScryfallCard, tags: string[]): Card | null {
  const name = recordName(record);
  const faces = toFaces(record, name);
  const typeLine = record.type_line ?? faces.map((face) => face.typeLine).join(' // ');
  const type = primaryType(typeLine);
  const legality = toLegality(record);
  const [front] = faces;
  if (type === null || legality === null || !front) return null;
  const lines = faces.map((face) => parseTypeLine(face.typeLine));
  const slug = cardSlug(name, record.layout);
  const card: Card = {
    key: getOracleId(record) ?? slug,
    slug,
    name,
    aliases: getAliases(record, name, faces),
    layout: record.layout,
    typeLine,
    primaryType: type,
    supertypes: lines[0]?.supertypes ?? [],
    types: unique(lines.flatMap((line) => line.types)),
    subtypes: unique(lines.flatMap((line) => line.subtypes)),
    manaCost: (record.mana_cost ?? front.manaCost).replace(/ \/\/ $/, ''),
    manaValue: record.cmc ?? record.card_faces?.[0]?.cmc ?? 0,
    colors: cardColors(record),
    colorIdentity: parseColorIdentity(record.color_identity),
    keywords: record.keywords ?? [],
    faces,
    summary: null,
    rarity: record.rarity && RARITIES.includes(record.rarity) ? record.rarity : 'special',
    set: record.set.toLowerCase(),
    setName: record.set_name ?? record.set,
    released: record.released_at.slice(0, 10),
    legality,
    gameChanger: record.game_changer ?? false,
    imageId: record.id,
    prices: {},
    salt: null,
    lead: readLeadFacts(front),
    roles: [],
    tags,
    printings: [],
  };
  card.roles = findRoles(card);
  return card;
}

/** The oracle id of a record; reversible prints state it on their faces. */
export function getOracleId(record: {
  oracle_id?: string | null | undefined;
  card_faces?: readonly { oracle_id?: string | null | undefined }[] | null | undefined;
}): string | null {
  return record.oracle_id ?? record.card_faces?.[0]?.oracle_id ?? null;
}

/** Melded cards exist only on the battlefield. Feeds without `all_parts` list them as cards without a cost. */
export function isMeldResult(record: ScryfallCard): boolean {
  if (record.layout !== 'meld') return false;
  const part = record.all_parts?.find(({ id }) => id === record.id);
  if (part) return part.component === 'meld_result';
  return !record.mana_cost && !/\bLand\b/.test(record.type_line ?? '');
}

/** A reversible print and an art card name one card twice. */
export function recordName(record: ScryfallCard): string {
  const [front, back] = faceNames(record.name);
  return front !== undefined && front === back ? front : record.name;
}

function getAliases(record: ScryfallCard, name: string, faces: readonly CardFace[]): string[] {
  const names = [...faceNames(name), ...faces.map((face) => face.name), record.flavor_name ?? ''];
  return unique(names).filter((alias) => alias !== '' && alias !== name);
}

function toFaces(record: ScryfallCard, name: string): CardFace[] {
  const [front, back] = record.card_faces ?? [];
  if (!front || (back && front.name === back.name && !name.includes(' // ')))
    return splitFaces({ ...record, ...front, name, layout: record.layout }, record);
  return (record.card_faces ?? []).map((face, index) => toFace(face, index === 0 ? record : null));
}

/** Some feeds have two-faced cards without `card_faces`, with the fields of both faces joined by ' // '. */
function splitFaces(whole: ScryfallCard, record: ScryfallCard): CardFace[] {
  const names = faceNames(whole.name);
  const typeLines = (whole.type_line ?? '').split(' // ');
  const costs = (whole.mana_cost ?? '').split(' // ');
  const texts = whole.oracle_text?.split(/\n[^\S\n]*\/\/\s*\n/) ?? [];
  const [front, ...backs] = typeLines.map((typeLine, index) => ({
    ...whole,
    name: names[index] ?? whole.name,
    type_line: typeLine,
    mana_cost: costs[index] ?? '',
    oracle_text: texts[index] ?? null,
  }));
  if (!front) return [];
  return [
    toFace(front, record),
    ...backs.map((back) =>
      toFace({ ...back, image_uris: null, power: null, toughness: null, loyalty: null, defense: null }, null),
    ),
  ];
}

function toFace(face: ScryfallFace | ScryfallCard, record: ScryfallCard | null): CardFace {
  const images = face.image_uris ?? record?.image_uris;
  return {
    name: face.name,
    manaCost: face.mana_cost ?? '',
    typeLine: face.type_line ?? '',
    text: face.oracle_text ?? null,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: face.loyalty ?? null,
    defense: face.defense ?? null,
    imageSmall: images?.small ?? null,
    imageNormal: images?.normal ?? null,
  };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
