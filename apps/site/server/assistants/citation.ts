import type { Provenance } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import { z } from 'zod';
import { boundedText } from './bounded-text.ts';

/** Where the numbers of an answer are from, for every tool. */
export const Citation = z.object({
  page: z.string().describe('Address of the page that shows this; cite it'),
  corpus: z.string().describe('The decks behind the numbers, in words'),
  num_decks: z.number().int().describe('Number of all counted decks'),
  as_of: z.string().nullable().describe('As-of date, YYYY-MM-DD, on which time ranges end'),
  snapshot: z.string().describe('Id of the data; answers with the same id count the same decks'),
  sample: z.boolean().describe('True where decks, prices, votes and results are invented'),
  credits: z.array(z.string()).describe('Credits to show with the numbers'),
});
export type Citation = z.infer<typeof Citation>;

const MAX_CREDITS = 5;

export function toCitation(source: Provenance, page: string): Citation {
  return {
    page,
    corpus: boundedText(source.corpus, 300),
    num_decks: source.num_decks,
    as_of: source.asOf,
    snapshot: source.snapshot,
    sample: source.sample,
    credits: source.credits.slice(0, MAX_CREDITS).map(({ text, url }) => boundedText(`${text} ${url}`, 200)),
  };
}

/** The lines at the end of every answer. */
export function citationLines({ page, corpus, as_of, snapshot, sample, credits }: Citation): string[] {
  const dated = as_of === null ? '' : `, as of ${as_of}`;
  return [
    `Source: ${page}`,
    `Data: ${corpus}${dated} (snapshot ${snapshot})`,
    ...(sample ? ['These are sample data: the decks, prices, votes and results are invented.'] : []),
    ...credits,
  ];
}

/** @throws AppError unavailable if parts of an answer count different decks */
export function checkSameData(first: Provenance, ...others: readonly Provenance[]): void {
  if (others.some(({ snapshot }) => snapshot !== first.snapshot))
    throw new AppError('unavailable', 'The data were renewed between two questions. Ask again.');
}
