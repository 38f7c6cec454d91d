import { z } from 'zod';

/** Fields that stay whatever is chosen. */
const ALWAYS = ['object', 'id'];

const made = new WeakMap<z.ZodType, z.ZodType>();

/** What `fields` may leave of a resource: each field as it is, or absent, at every depth. */
export function toChosenShape(shape: z.ZodObject, id: string): z.ZodObject {
  return withOptional(shape, ALWAYS).meta({
    id,
    description: 'The fields that `fields` asked for. `object` and `id` are always there.',
  });
}

function withOptional({ shape }: z.ZodObject, required: readonly string[]): z.ZodObject {
  return z.object(
    Object.fromEntries(
      Object.entries<z.ZodType>(shape).map(([name, field]) => [
        name,
        required.includes(name) ? field : described(toPartial(field).optional(), field),
      ]),
    ),
  );
}

function toPartial(schema: z.ZodType): z.ZodType {
  const known = made.get(schema);
  if (known) return known;
  const partial = makePartial(schema);
  const named = partial === schema ? schema : withMeta(partial, schema);
  made.set(schema, named);
  return named;
}

function makePartial(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodObject) return withOptional(schema, []);
  if (schema instanceof z.ZodArray) {
    const element = schema.element as z.ZodType;
    const partial = toPartial(element);
    return partial === element ? schema : z.array(partial);
  }
  if (schema instanceof z.ZodRecord) {
    const value = schema.valueType as z.ZodType;
    const partial = toPartial(value);
    // Safe because keys of records are strings; with `fields` any of them may be absent.
    return partial === value ? schema : z.partialRecord(schema.keyType as z.ZodEnum, partial);
  }
  if (schema instanceof z.ZodNullable) {
    const inner = schema.unwrap() as z.ZodType;
    const partial = toPartial(inner);
    return partial === inner ? schema : partial.nullable();
  }
  if (schema instanceof z.ZodOptional) return toPartial(schema.unwrap() as z.ZodType);
  return schema;
}

/** With the words of the original; a component gets a name of its own. */
function withMeta(partial: z.ZodType, schema: z.ZodType): z.ZodType {
  const meta = z.globalRegistry.get(schema);
  if (!meta) return partial;
  const { id, ...words } = meta;
  return partial.meta({ ...words, ...(id === undefined ? {} : { id: `Chosen${id}` }) });
}

function described(optional: z.ZodType, field: z.ZodType): z.ZodType {
  const description = z.globalRegistry.get(field)?.description;
  return description === undefined ? optional : optional.meta({ description });
}
