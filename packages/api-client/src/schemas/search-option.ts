import { z } from 'zod';

/** A choice of the search; `kind` says what `url` leads to. */
export const SearchOption = z
  .object({
    label: z.string(),
    url: z.string(),
    image: z.string().nullable(),
    icon: z.string().nullable(),
    kind: z.enum(['card', 'commander', 'set', 'tag', 'page', 'precon']),
  })
  .meta({ id: 'SearchOption' });
export type SearchOption = z.infer<typeof SearchOption>;

export const SearchOptions = z.array(SearchOption);
export type SearchOptions = z.infer<typeof SearchOptions>;
