import fc from 'fast-check';
import type { Description, Schema } from './described-api.ts';

/** How deep values of a schema that contains itself go. */
const DEEPEST = 5;
const LONGEST = 4;

/** What no schema means: text of every kind that has broken a program. */
export const odd: fc.Arbitrary<string> = fc.oneof(
  fc.string(),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    ' ',
    '__proto__',
    'constructor',
    'toString',
    '../../etc/passwd',
    '%00',
    '%C3%28',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '<script>alert(1)</script>',
    '{{7*7}}',
    'NaN',
    '1e999',
    '-0',
    '9007199254740993',
    '2026-02-31',
    '٣',
    'İ',
    'a'.repeat(5000),
    '('.repeat(500),
  ),
);

/** Values of a schema; where it names examples, often these. */
export function valuesOf(
  schema: Schema | undefined,
  description: Description,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (schema === undefined || depth > DEEPEST) return fc.jsonValue({ maxDepth: 1 });
  if (schema.$ref !== undefined) return valuesOf(resolve(schema.$ref, description), description, depth + 1);
  const examples = [schema.example, ...(schema.examples ?? [])].filter((value) => value !== undefined);
  const plain = plainValues(schema, description, depth);
  return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), plain) : plain;
}

function plainValues(schema: Schema, description: Description, depth: number): fc.Arbitrary<unknown> {
  const { allOf, const: only } = schema;
  if (only !== undefined) return fc.constant(only);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((part) => valuesOf(part, description, depth + 1)));
  if (allOf) {
    const parts = allOf.map((part) => valuesOf(part, description, depth + 1));
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values));
  }
  const types = [schema.type ?? []].flat();
  if (types.length === 0) return fc.jsonValue({ maxDepth: 2 });
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, description, depth)));
}

function valuesOfType(
  type: string,
  schema: Schema,
  description: Description,
  depth: number,
): fc.Arbitrary<unknown> {
  const { minimum: min = -10, maximum: max = 1000 } = schema;
  switch (type) {
    case 'string':
      return textsOf(schema);
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min, max: Math.max(min, max), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(valuesOf(schema.items, description, depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, LONGEST),
        maxLength: Math.min(schema.maxItems ?? LONGEST, LONGEST),
      });
    default:
      return objectsOf(schema, description, depth);
  }
}

function textsOf({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2024-02-29', '2026-11-24', '1993-08-05');
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const low = Math.min(minLength, 200);
  return fc.string({ minLength: low, maxLength: Math.max(low, Math.min(maxLength, 200)) });
}

function objectsOf(schema: Schema, description: Description, depth: number): fc.Arbitrary<unknown> {
  const fields: [string, fc.Arbitrary<unknown>][] = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, valuesOf(field, description, depth + 1)],
  );
  const more = schema.additionalProperties;
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  if (typeof more !== 'object') return known;
  const keys = fc.string({ minLength: 1, maxLength: 20 });
  const others = fc.dictionary(keys, valuesOf(more, description, depth + 1), { maxKeys: 3 });
  return fc.tuple(others, known).map((parts) => Object.assign({}, ...parts));
}

function resolve(ref: string, { components }: Description): Schema | undefined {
  return components?.schemas?.[ref.replace('#/components/schemas/', '')];
}

/** A value with one place of it replaced, removed or grown, and now and then a text that is no JSON. */
export function spoiledJson(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const replacement: fc.Arbitrary<unknown> = fc.oneof(
    odd,
    fc.constantFrom<unknown>(null, true, -1, 0.5, 1e308, 2 ** 53, [], {}, [[]], Array(3000).fill('Sol Ring')),
    fc.jsonValue({ maxDepth: 2 }),
  );
  const spoiled = fc
    .tuple(values, fc.nat(), replacement, fc.constantFrom('replace', 'remove', 'add'))
    .map(([value, at, put, how]) => spoil(structuredClone(value), at, put, how));
  return fc.oneof(
    { weight: 8, arbitrary: spoiled.map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: values.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)) },
    { weight: 1, arbitrary: fc.oneof(odd, fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(5000))) },
  );
}

function spoil(value: unknown, at: number, put: unknown, how: string): unknown {
  const places = placesOf(value);
  const place = places[at % Math.max(places.length, 1)];
  if (place === undefined) return put;
  const [owner, key] = place;
  if (how === 'remove') Reflect.deleteProperty(owner, key);
  else if (how === 'add') Object.defineProperty(owner, '__proto__', { value: put, enumerable: true });
  else Reflect.set(owner, key, put);
  return value;
}

/** Every key of every object and array within. */
function placesOf(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]): [object, string][] => [
    [value, key],
    ...placesOf(part),
  ]);
}
