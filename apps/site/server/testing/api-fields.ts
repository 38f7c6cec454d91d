/** The parts of a schema that are read. */
export type FieldSchema = {
  $ref?: string;
  description?: string;
  type?: string | string[];
  enum?: unknown[];
  minimum?: number;
  maximum?: number;
  required?: string[];
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  additionalProperties?: FieldSchema | boolean;
  anyOf?: FieldSchema[];
  oneOf?: FieldSchema[];
  allOf?: FieldSchema[];
};

type Parameter = { in: string; name: string; description?: string; schema: { example?: string } };
type Content = { content?: Record<string, { schema: FieldSchema }> };
type Call = {
  description?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses: Record<string, Content>;
};

export type ApiDocument = {
  info: { description: string };
  paths: Record<string, Record<string, Call>>;
  components: { schemas: Record<string, FieldSchema> };
};

/** A field of an answer; `at` is its path through the enclosing fields. */
export type Field = { at: string; name: string; schema: FieldSchema; isOptional: boolean };

export function callsBelow(document: ApiDocument, base: string): [path: string, call: Call][] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    path.startsWith(`${base}/`) ? Object.values(methods).map((call): [string, Call] => [path, call]) : [],
  );
}

/** Every field of every body, answer and refusal of these calls, each schema with a name once. */
export function fieldsBelow(document: ApiDocument, base: string): Field[] {
  const fields: Field[] = [];
  const seen = new Set<string>();
  const visit = (schema: FieldSchema, at: string): void => {
    const name = schema.$ref?.split('/').at(-1);
    const target = name === undefined ? undefined : document.components.schemas[name];
    if (name !== undefined && target && !seen.has(name)) {
      seen.add(name);
      visit(target, name);
    }
    for (const [key, field] of Object.entries(schema.properties ?? {})) {
      const isOptional = !schema.required?.includes(key);
      fields.push({ at: `${at}.${key}`, name: key, schema: field, isOptional });
      visit(field, `${at}.${key}`);
    }
    for (const part of getParts(schema)) visit(part, at);
  };
  for (const [path, { requestBody, responses }] of callsBelow(document, base))
    for (const { content } of [...(requestBody ? [requestBody] : []), ...Object.values(responses)])
      for (const { schema } of Object.values(content ?? {})) visit(schema, path);
  return fields;
}

/** The numbers in a field: itself, or its items or values. */
export function numbersIn(schema: FieldSchema): FieldSchema[] {
  const isNumber = [schema.type].flat().some((type) => type === 'number' || type === 'integer');
  const inner = [schema.items, schema.additionalProperties].filter((part) => typeof part === 'object');
  return [...(isNumber && !schema.enum ? [schema] : []), ...inner.flatMap(numbersIn)];
}

export function mayBeNull(schema: FieldSchema): boolean {
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  const entries = schema.items === undefined ? [] : [schema.items];
  return [schema.type].flat().includes('null') || [...choices, ...entries].some(mayBeNull);
}

function getParts({ items, additionalProperties, anyOf = [], oneOf = [], allOf = [] }: FieldSchema) {
  const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
  return [...(items ? [items] : []), ...values, ...anyOf, ...oneOf, ...allOf];
}
