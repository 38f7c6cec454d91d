import { BULK_TABLES, type TableColumn } from '@deckwright/answers';

type DescribedTable = { name: string; rows: string; columns: readonly TableColumn[] };

/** The columns of tables in Markdown: those of the bulk data as docs/API.md has them, those of the lake as docs/operate/lake.md. */
export function fieldsTables(tables: readonly DescribedTable[] = BULK_TABLES): string {
  return tables
    .map(({ name, rows, columns }) => {
      const lines = columns.map(
        (column) =>
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
    })
    .join('\n');
}
