import { z } from 'zod';
import { Count } from '../figures.ts';
import { toChosenShape } from './chosen-shape.ts';

/** Largest and usual number of entries in one answer of a list. */
export const LIST_LIMITS = { most: 100, usual: 50 } as const;

/** Maximum number of cards in one batch. */
export const BATCH_SIZE = 100;

/** Where the numbers of an answer come from. */
export const Provenance = z
  .object({
    snapshot: z.string().meta({
      description: 'Id of the data that answered. Answers with the same id count the same decks.',
    }),
    asOf: z.string().nullable().meta({
      description:
        'As-of date, YYYY-MM-DD, on which time ranges end: the newest date of the counted decks that no single deck set. Null where no deck has a date.',
    }),
    num_decks: Count.meta({ description: 'Number of all counted decks.' }),
    corpus: z.string().meta({
      description: 'The decks behind the numbers, in words: how many there are and where they come from.',
    }),
    sample: z.boolean().meta({
      description:
        'True where the data are the built-in sample: real cards; invented decks, precons, prices and votes.',
    }),
    credits: z
      .array(
        z.object({
          text: z.string().meta({ description: 'Words to show, such as where you use these data.' }),
          url: z.string().meta({ description: 'Address to link them to.' }),
        }),
      )
      .meta({
        description:
          'Credits that sources of these decks ask for wherever their data are shown, with a link.',
      }),
  })
  .meta({ id: 'Provenance' });
export type Provenance = z.infer<typeof Provenance>;

/**
 * Not null alone: generated types tell the two halves of an answer apart by it, and openapi-fetch drops a property whose
 * only value is null.
 */
const everyField = z.union([z.null(), z.literal('*')]).meta({
  description: 'Null, or `*` if `fields=*` was sent: the answer has every field.',
});

const chosenFields = z
  .array(z.string())
  .min(1)
  .meta({ description: 'The fields that `fields` asked for. Others are left out.' });

/** What is left of a resource with `fields`. Its fields are typed by the whole resource alone, since any may be absent. */
type Chosen = z.ZodObject<{ object: z.ZodString; id: z.ZodString }, z.core.$loose>;

function chosenShape(shape: z.ZodObject, id: string): Chosen {
  // Safe because every resource has both, and the others are optional.
  return toChosenShape(shape, `Chosen${id}`) as unknown as Chosen;
}

const listFields = {
  total: Count.meta({ description: 'Number of entries on all pages of the list.' }),
  next: z.string().nullable().meta({
    description:
      'Path and query of the next page, relative to the host that answered. Null on the last page.',
  }),
};

const notFound = z.array(z.string()).meta({
  description: 'The ids and names that no card has, as they were sent.',
});

const missingKinds = z.array(z.string()).meta({
  description:
    'One sentence for each kind of identifier that was sent and of which these data have no numbers at all; empty if they have all of them.',
});

/** The answer with one resource: whole, or with the chosen fields only. */
export function itemSchema<T extends z.ZodObject>(shape: T, id: string) {
  return z.union([
    z.object({ data: shape, fields: everyField, source: Provenance }).meta({ id: `${id}Item` }),
    z
      .object({ data: chosenShape(shape, id), fields: chosenFields, source: Provenance })
      .meta({ id: `Chosen${id}Item` }),
  ]);
}

const warningsField = {
  warnings: z.array(z.string()).meta({
    description: 'What of the query was read otherwise than written, or ignored, and why, a sentence each.',
  }),
};

/** The answer with one page of a list. */
export function listSchema<T extends z.ZodObject>(shape: T, id: string) {
  return pageSchema(shape, id, 'Items', {});
}

/** The answer with one page of what a query found. */
export function foundSchema<T extends z.ZodObject>(shape: T, id: string) {
  return pageSchema(shape, id, 'Found', warningsField);
}

function pageSchema<T extends z.ZodObject, More extends z.ZodRawShape>(
  shape: T,
  id: string,
  ending: 'Items' | 'Found',
  more: More,
) {
  const entries = { description: 'The entries of this page, in the order of the list.' };
  const rest = { ...listFields, ...more, source: Provenance };
  return z.union([
    z
      .object({ data: z.array(shape).meta(entries), fields: everyField, ...rest })
      .meta({ id: `${id}${ending}` }),
    z
      .object({ data: z.array(chosenShape(shape, id)).meta(entries), fields: chosenFields, ...rest })
      .meta({ id: `Chosen${id}${ending}` }),
  ]);
}

/** The answer of a batch: one entry for each id, then for each name, as they were sent. */
export function batchSchema<T extends z.ZodObject>(shape: T, id: string) {
  const entries = {
    description:
      'An entry for each id, then for each name, then for each identifier, in the order sent. Null where no card has it, unless `omit_missing` leaves it out.',
  };
  const rest = { not_found: notFound, warnings: missingKinds, source: Provenance };
  return z.union([
    z
      .object({ data: z.array(z.union([shape, z.null()])).meta(entries), fields: everyField, ...rest })
      .meta({ id: `${id}Batched` }),
    z
      .object({
        data: z.array(z.union([chosenShape(shape, id), z.null()])).meta(entries),
        fields: chosenFields,
        ...rest,
      })
      .meta({ id: `Chosen${id}Batched` }),
  ]);
}
