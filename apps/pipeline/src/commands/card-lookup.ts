import { join } from 'node:path';
import type { Card } from '@deckwright/domain';
import { CardRecord, type DataPaths } from '@deckwright/snapshot';
import type { z } from 'zod';
import { nameResolver } from '../judging/name-resolver.ts';
import { readJsonLines } from '../lake/json-lines.ts';
import { readMeta } from '../lake/lake.ts';
import { CatalogMeta } from '../lake/lake-schemas.ts';

type FindCard = (name: string) => Card | null;

/** Looks names up among the cards of the lake's catalog, which is read when the first name is looked up. */
export function lakeCardLookup(paths: DataPaths, catalog: string): FindCard {
  let find: FindCard | null = null;
  return (name) => {
    find ??= lookupIn(getCards(paths, catalog));
    return find(name);
  };
}

function lookupIn(cards: readonly Card[]): FindCard {
  const resolve = nameResolver(cards);
  return (name) => cards[resolve(name) ?? -1] ?? null;
}

function getCards(paths: DataPaths, catalog: string): Card[] {
  const { files } = readMeta(paths, 'catalogue', catalog, CatalogMeta);
  const path = join(paths.catalogue, catalog, 'cards.jsonl');
  return [...readJsonLines<Card>(path, files['cards.jsonl'], CardRecord as z.ZodType<Card>)];
}
