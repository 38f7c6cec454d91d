import { wordsOfField } from '@deckwright/answers';
import { ACCOUNT_DESCRIPTIONS } from './account-calls.data.ts';
import { OTHER_DESCRIPTIONS } from './other-calls.data.ts';

const DESCRIPTIONS = { ...OTHER_DESCRIPTIONS, ...ACCOUNT_DESCRIPTIONS };

/** The parts of an OpenAPI schema that are visited. */
type Schema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  default?: unknown;
  properties?: Record<string, Schema>;
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
};

export type ApiDescription = {
  components?: { schemas?: Record<string, unknown> };
  paths?: Record<string, unknown>;
};

/** Adds the description of each field to the API description; returns the same document. */
export function describeFields<T extends ApiDescription>(document: T): T {
  // What `fields` leaves of a resource is described as the whole.
  for (const { schema, name } of namedBy(document)) describe(schema, [name.replace(/^Chosen(?=.)/, '')]);
  for (const schema of allSchemas(document)) allowNull(schema, new Set());
  return document;
}

/** All named schemas, and those inline in calls. */
function allSchemas(document: ApiDescription): Schema[] {
  const inCalls = Object.values(document.paths ?? {}).flatMap(getBodies);
  return [...Object.values(getComponents(document)), ...inCalls];
}

function allowNull(schema: Schema, seen: Set<Schema>): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  for (const [key, field] of Object.entries(schema.properties ?? {}))
    if (schema.properties) schema.properties[key] = withNull(orNull(field));
  if (schema.items) schema.items = withNull(orNull(schema.items));
  for (const part of [...Object.values(schema.properties ?? {}), ...getParts(schema)]) allowNull(part, seen);
}

/** All named schemas used by bodies, answers and problems of calls, and inline schemas by path. */
function namedBy(document: ApiDescription): { schema: Schema; name: string }[] {
  const named = getComponents(document);
  const found = new Map<string, Schema>();
  const follow = (schema: Schema): void => {
    const name = schema.$ref?.split('/').at(-1);
    const target = name === undefined ? undefined : named[name];
    if (name !== undefined && target && !found.has(name)) {
      found.set(name, target);
      follow(target);
    }
    for (const part of [...Object.values(schema.properties ?? {}), ...getParts(schema)]) follow(part);
  };
  for (const [path, operations] of Object.entries(document.paths ?? {})) {
    for (const answer of getBodies(operations)) {
      if (answer.$ref === undefined) found.set(path, answer);
      follow(answer);
    }
  }
  return [...found].map(([name, schema]) => ({ name, schema }));
}

function describe(schema: Schema, path: readonly string[]): void {
  for (const [key, field] of Object.entries(schema.properties ?? {})) {
    const own = [...path, key];
    // Fields of one shape may share an object.
    const copy: Schema = orNull({ ...field });
    const words = wordsOfField(own, DESCRIPTIONS);
    if (words !== null && copy.description === undefined) copy.description = words;
    sayDefault(copy);
    if (schema.properties) schema.properties[key] = copy;
    describe(copy, own);
  }
  for (const part of getParts(schema)) describe(part, path);
}

/**
 * States the default of a field in words alone: generators of types take a field with `default` for one that is always
 * there, which bodies need not have.
 */
function sayDefault(field: Schema): void {
  if (field.default === undefined) return;
  const { default: value, description = '' } = field;
  delete field.default;
  if (!/where absent/i.test(description))
    field.description = `${description} \`${JSON.stringify(value)}\` where absent.`.trim();
}

/** Nullable fields are generated as both a component and null, which matches nothing: one of the two is meant. */
function orNull({ allOf, ...field }: Schema): Schema {
  const [component, also] = allOf ?? [];
  if (!component?.$ref || allOf?.length !== 2 || !also?.type?.includes('null'))
    return allOf ? { ...field, allOf } : field;
  return { ...field, anyOf: [component, { type: 'null' }] };
}

/** A list of values that does not have null forbids it, whatever the type says. */
function withNull<T extends Schema>(schema: T): T {
  const { type, enum: values } = schema;
  return Array.isArray(type) && type.includes('null') && values && !values.includes(null)
    ? { ...schema, enum: [...values, null] }
    : schema;
}

function getParts({ items, additionalProperties, anyOf = [], oneOf = [], allOf = [] }: Schema): Schema[] {
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...(items ? [items] : []), ...values, ...anyOf, ...oneOf, ...allOf];
}

function getComponents(document: ApiDescription): Record<string, Schema> {
  // Safe because OpenAPI keeps schemas there.
  return (document.components?.schemas ?? {}) as Record<string, Schema>;
}

type Content = { content?: Record<string, { schema?: Schema }> };
type Operation = { requestBody?: Content; responses?: Record<string, Content> };

function getBodies(operations: unknown): Schema[] {
  // Safe because OpenAPI keeps operations by method there.
  return Object.values(operations as Record<string, Operation>).flatMap(({ requestBody, responses }) =>
    [...(requestBody ? [requestBody] : []), ...Object.values(responses ?? {})].flatMap(({ content }) =>
      Object.values(content ?? {}).flatMap(({ schema }) => schema ?? []),
    ),
  );
}
