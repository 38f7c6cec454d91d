import { z } from 'zod';
import { TextBlock } from './articles.ts';
import { Count } from './figures.ts';
import { PageHead } from './page.ts';

/** The page for people who write programs. */
export const DevelopersPage = PageHead.extend({
  resources: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Name of the resource.' }),
        call: z.string().meta({ description: 'Path of the call that answers it.' }),
        fields: z
          .array(
            z.object({
              name: z.string().meta({ description: 'Name of the field as `fields` takes it.' }),
              type: z.string().meta({ description: 'Kind of value, in words.' }),
              meaning: z.string().meta({ description: 'What the field means, with unit and range.' }),
            }),
          )
          .meta({ description: 'All fields, in the order of the answer.' }),
      }),
    )
    .meta({ description: 'The resources of the API with their fields, from the schemas.' }),
  limits: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Name of the limit in `RateLimit`.' }),
        calls: Count.meta({ description: 'Number of calls that one network may make in that time.' }),
        seconds: Count.meta({ description: 'Number of seconds that the limit is counted over.' }),
        of: z.string().meta({ description: 'The calls that it counts.' }),
      }),
    )
    .meta({ description: 'How often programs may call.' }),
  tables: z
    .array(
      z.object({
        name: z.string().meta({ description: 'Name of the table.' }),
        row: z.string().meta({ description: 'What a row of it is.' }),
        columns: z.array(z.string()).meta({ description: 'Names of its columns.' }),
      }),
    )
    .meta({ description: 'The tables of the bulk data.' }),
  changes: z
    .array(
      z.object({
        release: z.string().meta({ description: 'Version with its date, or `Unreleased`.' }),
        breaking: z.array(TextBlock).meta({ description: 'What programs have to change.' }),
        added: z.array(TextBlock).meta({ description: 'What programs can use since.' }),
      }),
    )
    .meta({ description: 'What changed for programs, newest first, from the changelog.' }),
}).meta({ id: 'DevelopersPage' });
export type DevelopersPage = z.infer<typeof DevelopersPage>;
