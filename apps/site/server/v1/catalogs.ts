import { catalogDetails, catalogResource, listedCatalogs } from '@deckwright/answers';
import { CatalogDetails, CatalogResource } from '@deckwright/contract/schemas';
import type { Api } from '../api/api.ts';
import { itemRoute, listRoute } from './define-resource.ts';

const TAG = 'Catalogs';

/** The words of the data, for programs that offer or check them. */
export function catalogRoutes(api: Api): void {
  listRoute(api, {
    path: '/catalogs',
    summary: 'Lists of names, types and keywords',
    operationId: 'catalogs.list',
    tag: TAG,
    name: 'ListedCatalog',
    shape: CatalogResource,
    list: () => ({ key: '/catalogs', entries: listedCatalogs }),
    toId: (_, id) => id,
    print: ({ snapshot }, id) => catalogResource(snapshot, id),
  });
  itemRoute(api, {
    path: '/catalogs/{id}',
    summary: 'A list of names, types or keywords',
    operationId: 'catalogs.get',
    tag: TAG,
    name: 'Catalog',
    shape: CatalogDetails,
    names: { id: { description: 'Id of the catalog, as `/catalogs` lists it', example: 'card-types' } },
    find: async ({ snapshot }, { id = '' }) => {
      const catalog = await catalogDetails(snapshot, id);
      return { key: `/catalogs/${id}`, make: () => catalog };
    },
  });
}
