import { z } from 'zod';
import { Count } from '../figures.ts';
import { Provenance } from './envelope.ts';

const BulkTable = z.object({
  name: z.string().meta({ description: 'Name of the table, such as `commander-cards`.' }),
  row: z.string().meta({ description: 'What the table has a row for, in words.' }),
  rows: Count.meta({ description: 'Number of rows.' }),
});

const BulkFile = z.object({
  name: z.string().meta({ description: 'Name of the file, such as `cards.csv.gz`. It does not change.' }),
  table: z.string().meta({ description: 'Name of its table.' }),
  format: z.enum(['jsonl', 'csv', 'parquet', 'meta']).meta({
    description:
      '`jsonl`: a JSON object per line, in gzip; `csv`: RFC 4180 with a header, in gzip; `parquet`; `meta`: license, sources and columns of the table, as JSON.',
  }),
  media_type: z.string().meta({ description: 'Media type of the file.' }),
  url: z.string().meta({
    description: 'Path of the file, relative to the host that answered. It always has the same bytes.',
  }),
  bytes: Count.meta({ description: 'Number of bytes.' }),
  sha256: z.string().meta({ description: 'SHA-256 of the file, in hexadecimal digits.' }),
});

/** The files with all of our numbers. */
export const Bulk = z
  .object({
    object: z.literal('bulk').meta({ description: 'Kind of resource.' }),
    edition: z.string().nullable().meta({
      description: 'Name of these files in their addresses. Null where there are none.',
    }),
    generated: z.string().nullable().meta({
      description: 'When the files were written, as RFC 3339 has it. Null where there are none.',
    }),
    license: z.string().nullable().meta({
      description:
        'On which terms the numbers may be used, in the operator’s words. Null where there are no files.',
    }),
    message: z.string().nullable().meta({
      description: 'Why there are no files, and what the operator can do. Null where there are files.',
    }),
    tables: z.array(BulkTable).meta({ description: 'The tables; empty where there are no files.' }),
    files: z.array(BulkFile).meta({ description: 'The files, by table; empty where there are none.' }),
  })
  .meta({ id: 'Bulk' });
export type Bulk = z.infer<typeof Bulk>;

export const BulkAnswer = z.object({ data: Bulk, source: Provenance }).meta({ id: 'BulkAnswer' });
