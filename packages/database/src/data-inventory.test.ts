import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { DATA_INVENTORY } from './data-inventory.data.ts';
import * as index from './index.ts';

const DOCUMENT = join(import.meta.dirname, '../../../docs/PRIVACY.md');

const tables = Object.values(index).flatMap((value) => (is(value, PgTable) ? [getTableConfig(value)] : []));

/** In the format of docs/PRIVACY.md. */
function printed(): string {
  return Object.entries(DATA_INVENTORY)
    .map(([table, { about, why, until, columns }]) =>
      [
        `### \`${table}\``,
        '',
        `About ${about}, ${why}. Kept until ${until}.`,
        '',
        '| column | contents |',
        '|---|---|',
        ...Object.entries(columns).map(([name, words]) => `| \`${name}\` | ${words} |`),
      ].join('\n'),
    )
    .join('\n\n');
}

describe('data stored about people', () => {
  it('is documented for every column of every table', () => {
    const inSchema = Object.fromEntries(
      tables.map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]),
    );
    const reported = Object.fromEntries(
      Object.entries(DATA_INVENTORY).map(([name, { columns }]) => [name, Object.keys(columns).sort()]),
    );
    expect(reported).toEqual(inSchema);
  });

  it('is in docs/PRIVACY.md word for word', () => {
    expect(readFileSync(DOCUMENT, 'utf8')).toContain(printed());
  });
});
