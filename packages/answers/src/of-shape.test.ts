import * as schemas from '@deckwright/contract/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ofShape, unknownKey } from './of-shape.ts';

/** The wording of the validator itself. */
const RAW = /expected|Invalid|Too (?:small|big)|Unrecognized|NaN/;

const SHAPE = z.strictObject({
  email: z.string().min(1).max(5).optional(),
  code: z.string().min(3).optional(),
  limit: z.int().min(1).max(9).optional(),
  share: z.number().optional(),
  on: z.boolean().optional(),
  ids: z.array(z.string()).min(1).max(2).optional(),
  sort: z.enum(['name', 'price']).optional(),
  terms: z.literal(true, 'must be true: accept the terms').optional(),
  address: z.url().optional(),
  either: z.union([z.string(), z.number()]).optional(),
  inner: z.object({ names: z.array(z.strictObject({ name: z.string() })) }).optional(),
});

describe('a value of another form', () => {
  it.each<[unknown, string]>([
    [null, 'The body must be an object.'],
    [[], 'The body must be an object.'],
    [
      { nothing: 1 },
      'This call has no field "nothing". It has: email, code, limit, share, on, ids, sort, terms, address, either, inner.',
    ],
    [{ email: '' }, 'The field "email" must not be empty.'],
    [{ email: 'x'.repeat(6) }, 'The field "email" must have at most 5 characters.'],
    [{ email: 3 }, 'The field "email" must be text.'],
    [{ code: 'a' }, 'The field "code" must have at least 3 characters.'],
    [{ limit: 0 }, 'The field "limit" must be at least 1.'],
    [{ limit: 10 }, 'The field "limit" must be at most 9.'],
    [{ limit: 1.5 }, 'The field "limit" must be a whole number.'],
    [{ share: 'much' }, 'The field "share" must be a number.'],
    [{ on: 'yes' }, 'The field "on" must be true or false.'],
    [{ ids: [] }, 'The field "ids" must have at least 1 entry.'],
    [{ ids: ['a', 'b', 'c'] }, 'The field "ids" must have at most 2 entries.'],
    [{ sort: 'age' }, 'The field "sort" must be one of name, price.'],
    [{ sort: 'prise' }, 'The field "sort" must be one of name, price. Did you mean "price"?'],
    [{ terms: false }, 'The field "terms" must be true: accept the terms.'],
    [{ address: 'nowhere' }, 'The field "address" has the wrong format.'],
    [{ either: true }, 'The field "either" has none of the allowed forms.'],
    [{ inner: {} }, 'The field "inner.names" is missing.'],
    [{ inner: { names: [{}] } }, 'The field "inner.names[0].name" is missing.'],
    [
      { inner: { names: [{ name: 'a' }, { nam: 'b' }] } },
      'The field "inner.names[1]" has no field "nam". Did you mean "name"? It has: name.',
    ],
  ])('%j is refused in plain words', (value, message) => {
    expect(() => ofShape(SHAPE, value)).toThrow(
      expect.objectContaining({ code: 'invalid-argument', message }),
    );
  });

  it.each([
    // Two letters in turn, one left out, one too many, one wrong: one edit each.
    ['crads', ['combos', 'cards', 'commanders'], 'cards'],
    ['txt', ['name', 'text'], 'text'],
    ['colros', ['role', 'colors', 'color_identity'], 'colors'],
    ['limmit', ['limit', 'list'], 'limit'],
    ['MAX_PRISE', ['max_total', 'max_price'], 'max_price'],
    // Shared pairs of letters: ca, ar, rd of 3 + 7 and of 3 + 4 pairs, .6 and .86.
    ['card', ['card_ids', 'cards'], 'cards'],
    // A run of one letter is like nothing.
    ['a'.repeat(5000), ['name', 'aa'], null],
    ['x', ['name', 'text'], null],
  ])('%s: the nearest name of %j is %s', (given, known, nearest) => {
    const hint = /Did you mean "([^"]+)"/.exec(unknownKey('field', given, known))?.[1] ?? null;
    expect(hint).toBe(nearest);
  });

  it('is called a parameter where it comes from a query', () => {
    const query = z.object({ limit: z.coerce.number().int().min(1) });
    const refusal = (limit: string) => () => ofShape(query, { limit }, 'parameter');
    expect(refusal('0')).toThrow('The parameter "limit" must be at least 1.');
    expect(refusal('ten')).toThrow('The parameter "limit" must be a number.');
    expect(refusal('1.5')).toThrow('The parameter "limit" must be a whole number.');
  });

  it('is returned as parsed if it has the form', () => {
    expect(ofShape(SHAPE, { limit: 3 })).toEqual({ limit: 3 });
  });

  it('is never refused in the words of the validator, whatever the schema of the API', () => {
    const shapes = Object.entries(schemas).flatMap(([name, shape]) =>
      shape instanceof z.ZodObject ? [{ name, shape }] : [],
    );
    expect(shapes.length).toBeGreaterThan(100);
    for (const { name, shape } of shapes) {
      const keys = Object.keys(shape.shape);
      const body = fc.dictionary(
        fc.constantFrom(...keys),
        fc.oneof(fc.constant(''), fc.jsonValue({ maxDepth: 2 })),
      );
      fc.assert(
        fc.property(fc.oneof(fc.jsonValue({ maxDepth: 1 }), body), (value) => {
          try {
            ofShape(shape, value);
          } catch (error) {
            const { message } = error as Error;
            // Names of fields and allowed values are quoted from the schema, not words of the validator.
            expect(message, name).toMatch(
              /^(?:The (?:body|field ".*") (?:must|has|is missing)|This call has no field)/s,
            );
            expect(message, name).not.toMatch(RAW);
          }
        }),
        { numRuns: 15 },
      );
    }
  });
});
