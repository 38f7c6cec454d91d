import fc from 'fast-check';
import { arbitrarilySpoiled, odd } from '../testing/spoiled.ts';
import type { Description, Schema } from './described-api.ts';

/** Maximum depth of values of recursive schemas. */
const DEEPEST = 5;
const LONGEST = 4;

/** Values of a schema; often its examples, if any. */
export function arbitraryValuesFor(
  schema: Schema | undefined,
  description: Description,
  depth = 0,
): fc.Arbitrary<unknown> {
  if (schema === undefined || depth > DEEPEST) return fc.jsonValue({ maxDepth: 1 });
  if (schema.$ref !== undefined)
    return arbitraryValuesFor(resolve(schema.$ref, description), description, depth + 1);
  const examples = [schema.example, ...(schema.examples ?? [])].filter((value) => value !== undefined);
  const plain = plainValues(schema, description, depth);
  return examples.length > 0 ? fc.oneof(fc.constantFrom(...examples), plain) : plain;
}

function plainValues(schema: Schema, description: Description, depth: number): fc.Arbitrary<unknown> {
  const { allOf, const: only } = schema;
  if (only !== undefined) return fc.constant(only);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((part) => arbitraryValuesFor(part, description, depth + 1)));
  if (allOf) {
    const parts = allOf.map((part) => arbitraryValuesFor(part, description, depth + 1));
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
      return arbitraryTexts(schema);
    case 'integer':
      return fc.integer({ min: Math.ceil(min), max: Math.min(Math.floor(max), 2 ** 31 - 1) });
    case 'number':
      return fc.double({ min, max: Math.max(min, max), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitraryValuesFor(schema.items, description, depth + 1), {
        minLength: Math.min(schema.minItems ?? 0, LONGEST),
        maxLength: Math.min(schema.maxItems ?? LONGEST, LONGEST),
      });
    default:
      return arbitraryObjects(schema, description, depth);
  }
}

function arbitraryTexts({ format, pattern, minLength = 0, maxLength = 40 }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2024-02-29', '2026-11-24', '1993-08-05');
  if (format === 'email') return fc.emailAddress();
  if (format === 'uuid') return fc.uuid();
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, 'u'));
  const low = Math.min(minLength, 200);
  return fc.string({ minLength: low, maxLength: Math.max(low, Math.min(maxLength, 200)) });
}

function arbitraryObjects(schema: Schema, description: Description, depth: number): fc.Arbitrary<unknown> {
  const fields: [string, fc.Arbitrary<unknown>][] = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => [name, arbitraryValuesFor(field, description, depth + 1)],
  );
  const more = schema.additionalProperties;
  const known = fc.record(Object.fromEntries(fields), { requiredKeys: schema.required ?? [] });
  if (typeof more !== 'object') return known;
  const keys = fc.string({ minLength: 1, maxLength: 20 });
  const others = fc.dictionary(keys, arbitraryValuesFor(more, description, depth + 1), { maxKeys: 3 });
  return fc.tuple(others, known).map((parts) => Object.assign({}, ...parts));
}

function resolve(ref: string, { components }: Description): Schema | undefined {
  return components?.schemas?.[ref.replace('#/components/schemas/', '')];
}

/** A value with one part of it corrupted, and occasionally text that is not JSON. */
export function spoiledJson(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 8, arbitrary: arbitrarilySpoiled(values).map((value) => JSON.stringify(value) ?? 'null') },
    { weight: 1, arbitrary: values.map((value) => (JSON.stringify(value) ?? '').slice(0, -1)) },
    { weight: 1, arbitrary: fc.oneof(odd, fc.constantFrom('['.repeat(20_000), '{"a":'.repeat(5000))) },
  );
}
