import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { BULK_TABLES } from '@deckwright/answers';
import { describe, expect, it } from 'vitest';
import { fieldsTables } from './fields-table.ts';

describe('the columns of the bulk data', () => {
  it('are listed in docs/API.md; "deckwright bulk --fields" prints the list', () => {
    expect(readFileSync(join(import.meta.dirname, '../../../../docs/API.md'), 'utf8')).toContain(
      fieldsTables(),
    );
  });

  it('have a unit and a range wherever they are numbers, and say when they are null', () => {
    for (const { name, columns } of BULK_TABLES)
      for (const column of columns) {
        const at = `${name}.${column.name}`;
        expect(column.unit !== '', at).toBe(column.type !== 'text');
        expect(column.range !== '', at).toBe(column.type !== 'text' && column.unit !== 'log10');
        expect(/Null /.test(column.meaning), at).toBe(column.nullable);
      }
  });

  it('hold nothing of other services but ids', () => {
    const names = BULK_TABLES.flatMap(({ columns }) => columns.map(({ name }) => name));
    for (const foreign of ['name', 'slug', 'text', 'price', 'image', 'salt', 'tag', 'type_line', 'mana_cost'])
      expect(names.filter((name) => name.includes(foreign))).toEqual([]);
    const texts = BULK_TABLES.flatMap(({ columns }) => columns.filter(({ type }) => type === 'text'));
    for (const { name } of texts) expect(name).toMatch(/(?:^|_)id$/);
  });
});
