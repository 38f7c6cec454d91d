import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { fieldsTables } from '../bulk/fields-table.ts';
import { LAKE_TABLES } from './lake-columns.data.ts';

const DOCUMENT = join(import.meta.dirname, '../../../../docs/operate/lake.md');

describe('the columns of the lake', () => {
  it('are listed in docs/operate/lake.md', () => {
    const printed = fieldsTables(LAKE_TABLES);
    const isListed = readFileSync(DOCUMENT, 'utf8').includes(printed);
    expect(isListed, `docs/operate/lake.md should have:\n${printed}`).toBe(true);
  });

  it('have a unit and a range wherever they are numbers', () => {
    for (const { name, columns } of LAKE_TABLES)
      for (const { type, ...column } of columns) {
        const isNumber = type === 'integer' || type === 'number';
        expect(column.unit !== '', `${name}.${column.name}`).toBe(isNumber);
        expect(column.range !== '', `${name}.${column.name}`).toBe(isNumber && column.unit !== 'log10');
      }
  });
});
