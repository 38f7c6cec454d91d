import { BULK_TABLES, type BulkColumn } from '@deckwright/answers';

/** The columns of all tables in Markdown, as docs/API.md has them. */
export function fieldsTables(): string {
  return BULK_TABLES.map(({ name, rows, columns }) => {
    const lines = columns.map(
      (column: BulkColumn) =>
        `| \`${column.name}\` | ${column.type}${column.nullable ? ' or null' : ''} | ${column.unit || '–'} | ${column.range || '–'} | ${column.meaning} |`,
    );
    return [
      `**\`${name}\`**: a row for each ${rows}.`,
      '',
      '| column | type | unit | range | meaning |',
      '|---|---|---|---|---|',
      ...lines,
      '',
    ].join('\n');
  }).join('\n');
}
