import type { CatalogDetails, CatalogResource } from '@deckwright/contract/schemas';
import { nearestWords, UnknownNameError } from '../lookup/index.ts';
import { type LoadedSnapshot, SteppedValue } from '../snapshot/index.ts';
import { CATALOGS, type CatalogId, type CatalogValues, collectValues } from './catalog-values.ts';

const known = new WeakMap<LoadedSnapshot, SteppedValue<CatalogValues>>();

/** The values of all catalogs, collected once per snapshot. */
export function catalogValues(snapshot: LoadedSnapshot): SteppedValue<CatalogValues> {
  const values = known.get(snapshot) ?? new SteppedValue(collectValues(snapshot));
  known.set(snapshot, values);
  return values;
}

export function listedCatalogs(): string[] {
  return Object.keys(CATALOGS);
}

/** @throws UnknownNameError */
export async function catalogResource(snapshot: LoadedSnapshot, id: string): Promise<CatalogResource> {
  const { values, ...catalog } = await catalogDetails(snapshot, id);
  return catalog;
}

/** @throws UnknownNameError that names the catalogs */
export async function catalogDetails(snapshot: LoadedSnapshot, id: string): Promise<CatalogDetails> {
  if (!isCatalog(id)) {
    const pages = listedCatalogs().map((label) => ({ label, url: `/api/v1/catalogs/${label}` }));
    throw new UnknownNameError(
      `There is no catalog "${id.slice(0, 100)}". There are ${listedCatalogs().join(', ')}.`,
      nearestWords(pages, id),
    );
  }
  await snapshot.ready('columns');
  const values = (await catalogValues(snapshot).read())[id];
  return { object: 'catalog', id, description: CATALOGS[id], num_values: values.length, values: [...values] };
}

function isCatalog(id: string): id is CatalogId {
  return Object.hasOwn(CATALOGS, id);
}
