import { FIELD_DESCRIPTIONS } from '@deckwright/answers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OTHER_DESCRIPTIONS } from '../printers/other-calls.data.ts';
import { type ApiCalls, openApiCalls } from '../testing/api-calls.ts';
import {
  type ApiDocument,
  callsBelow,
  type Field,
  fieldsBelow,
  mayBeNull,
  numbersIn,
} from '../testing/api-fields.ts';

const BASE = '/api/v1';
/** How descriptions name the unit of a number. */
const UNIT =
  /Number of|Rank|Page of|Bracket|Minutes|Place in|level|0…1|−1…1|0…4|log10|standard deviations|USD|CAD|EUR|MXN|TIX|`currency`|per deck|mana value/i;
/** A range as written in descriptions. */
const RANGE = /(−?\d+)…(\d+)/;
const DATES: Readonly<Record<string, string>> = {
  asOf: 'YYYY-MM-DD',
  from: 'YYYY-MM-DD',
  to: 'YYYY-MM-DD',
  date: 'YYYY-MM-DD',
  released: 'YYYY-MM-DD',
  month: 'YYYY-MM',
  year: 'YYYY',
};

let calls: ApiCalls;
let document: ApiDocument;
let fields: Field[];
beforeAll(async () => {
  calls = await openApiCalls();
  document = await (await calls.request('/api/openapi.json')).json();
  fields = fieldsBelow(document, BASE);
}, 60_000);
afterAll(() => calls.close());

const where = (wrong: (field: Field, words: string) => boolean): string[] =>
  fields.filter((field) => wrong(field, field.schema.description ?? '')).map(({ at }) => at);

describe('the description of /api/v1', () => {
  it('says of every field what it means', () => {
    expect(fields.length).toBeGreaterThan(500);
    expect(where((_, words) => words.trim() === '')).toEqual([]);
  });

  it('says of every field of the other calls, too, what it means', () => {
    const silent = fieldsBelow(document, '').filter(({ schema }) => !schema.description?.trim());
    expect(silent.map(({ at }) => at)).toEqual([]);
  });

  it('describes no field that does not exist', () => {
    const said = JSON.stringify(document);
    const idle = Object.entries({ ...FIELD_DESCRIPTIONS, ...OTHER_DESCRIPTIONS }).filter(
      ([, words]) => !said.includes(JSON.stringify(words).slice(1, -1)),
    );
    expect(idle.map(([key]) => key)).toEqual([]);
  });

  it('names the unit of every number', () => {
    expect(where(({ schema }, words) => numbersIn(schema).length > 0 && !UNIT.test(words))).toEqual([]);
  });

  it('gives every number the range that its description gives it', () => {
    const numbers = fields.flatMap(({ at, schema }) =>
      numbersIn(schema).map(({ minimum, maximum }) => ({
        at,
        words: schema.description ?? '',
        minimum,
        maximum,
      })),
    );
    const open = numbers.filter(
      ({ minimum, words }) => minimum === undefined && !/no fixed range/.test(words),
    );
    expect(open.map(({ at }) => at)).toEqual([]);
    const differing = numbers.filter(({ minimum, maximum, words }) => {
      const [, from, to] = RANGE.exec(words) ?? [];
      const said = from === undefined ? undefined : `${from.replace('−', '-')} ${to}`;
      return said !== (maximum === undefined ? undefined : `${minimum} ${maximum}`);
    });
    expect(differing.map(({ at }) => at)).toEqual([]);
  });

  it('says what null means exactly where a field may be null', () => {
    expect(where(({ schema }, words) => mayBeNull(schema) !== /\bnull\b/i.test(words))).toEqual([]);
  });

  it('gives every field of an answer a type, with `fields`, too', async () => {
    const { schemas } = (document as unknown as { components: { schemas: Record<string, Shape> } })
      .components;
    type Shape = { additionalProperties?: unknown; properties?: Record<string, object>; required?: string[] };
    expect(schemas.ChosenCard).toMatchObject({
      required: ['object', 'id'],
      properties: { num_decks: { type: 'integer' }, prices: expect.any(Object) },
    });
    const untyped = Object.entries(schemas).filter(
      ([name, { additionalProperties }]) =>
        fields.some(({ at }) => at.startsWith(`${name}.`)) &&
        typeof additionalProperties === 'object' &&
        Object.keys(additionalProperties ?? {}).length === 0,
    );
    expect(untyped.map(([name]) => name)).toEqual([]);
  });

  it('says when an optional field is absent', () => {
    // What `fields` leaves of a resource has only what was asked for: its description says so once.
    expect(
      where(
        ({ at, isOptional }, words) => isOptional && !at.startsWith('Chosen') && !/\babsent\b/i.test(words),
      ),
    ).toEqual([]);
  });

  it('says how dates are written', () => {
    const isText = ({ schema }: Field): boolean => [schema.type].flat().includes('string');
    const isSilent = (field: Field, words: string): boolean => {
      const form = DATES[field.name];
      return form !== undefined && isText(field) && !new RegExp(`\\b${form}\\b`).test(words);
    };
    expect(where(isSilent)).toEqual([]);
  });

  it('describes every path parameter and every query key', () => {
    const silent = callsBelow(document, '').flatMap(([path, { parameters = [] }]) =>
      parameters.filter(({ description }) => !description).map(({ name }) => `${path} ${name}`),
    );
    expect(silent).toEqual([]);
  });
});
