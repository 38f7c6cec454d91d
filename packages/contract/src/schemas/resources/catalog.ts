import { z } from 'zod';
import { Count } from '../figures.ts';

/** A list of words of the data: names, types, keywords. */
export const CatalogResource = z
  .object({
    object: z.literal('catalog').meta({ description: 'Kind of resource.' }),
    id: z.string().meta({ description: 'Id of the catalog, such as `card-names`.' }),
    description: z.string().meta({ description: 'What it lists.' }),
    num_values: Count.meta({ description: 'Number of its values.' }),
  })
  .meta({ id: 'CatalogResource' });
export type CatalogResource = z.infer<typeof CatalogResource>;

/** A catalog with its values. */
export const CatalogDetails = CatalogResource.extend({
  values: z.array(z.string()).meta({ description: 'The values, each once, by name.' }),
}).meta({ id: 'CatalogDetails' });
export type CatalogDetails = z.infer<typeof CatalogDetails>;
