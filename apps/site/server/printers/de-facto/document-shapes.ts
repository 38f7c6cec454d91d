import { z } from '@hono/zod-openapi';

/** How the API description shows these documents; docs/COMPATIBILITY.md has the fields of each kind. */
const Entry = z
  .looseObject({
    name: z.string(),
    sanitized: z.string(),
    sanitized_wo: z.string(),
    slug: z.string(),
    url: z.string(),
    label: z.string().optional().meta({ description: '`In 558 decks`, then `28% of 2000 decks`' }),
    inclusion: z.number().int().optional().meta({ description: 'Number of decks, as `num_decks`' }),
    num_decks: z.number().int().optional(),
    potential_decks: z.number().int().optional(),
    synergy: z.number().optional().meta({ description: 'Difference of shares, −1…1' }),
    lift: z.number().optional().meta({ description: 'Ratio of shares; 1 is chance' }),
  })
  .meta({ id: 'DeFactoEntry' });

export const DeFactoPage = z
  .looseObject({
    header: z.string(),
    description: z.string(),
    container: z.object({
      breadcrumb: z.array(z.record(z.string(), z.string())),
      description: z.string(),
      json_dict: z.looseObject({
        cardlists: z.array(z.looseObject({ tag: z.string(), header: z.string(), cardviews: z.array(Entry) })),
      }),
      keywords: z.string(),
      title: z.string(),
    }),
  })
  .meta({ id: 'DeFactoPage' });

export const CardRanksShape = z.array(
  z.object({
    name: z.string(),
    oracle_id: z.string(),
    rank: z.number().int(),
    num_decks: z.number().int(),
    salt: z.number().optional(),
  }),
);

export const ComboCountsShape = z.object({
  combos: z.record(
    z.string(),
    z.object({ cardnames: z.array(z.string()), count: z.number().int(), url: z.string() }),
  ),
  errors: z.record(z.string(), z.string()),
});

export const PriceFileShape = z.record(
  z.string(),
  z.record(
    z.string(),
    z.object({ price: z.number().nullable(), url: z.string().optional(), slug: z.string().optional() }),
  ),
);
