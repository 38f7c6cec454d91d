import { z } from 'zod';
import { type Wire, type WireName, wireName } from './to-wire.ts';

type Schema = z.core.$ZodType;

/** Each schema is converted once, so that a shared part stays one component of the API's description. */
const converted = new WeakMap<Schema, Schema>();

/** The schema of the JSON of a value: with wire names, the same checks, and the same descriptions. */
export function wireSchema<T extends z.ZodType>(schema: T): z.ZodType<Wire<z.output<T>>> {
  // Safe because exactly the names that the type renames are renamed.
  return convert(schema) as z.ZodType<Wire<z.output<T>>>;
}

/** The fields of an object's schema with their wire names. */
export function wireFields<F extends Record<string, z.ZodType>>(
  fields: F,
): { [K in keyof F as WireName<K>]: z.ZodType<Wire<z.output<F[K]>>> } {
  // Safe as in `wireSchema`.
  return convertShape(fields) as { [K in keyof F as WireName<K>]: z.ZodType<Wire<z.output<F[K]>>> };
}

function convertShape(shape: Readonly<Record<string, Schema>>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(shape).map(([name, part]) => [wireName(name), convert(part)]));
}

function convert(schema: Schema): Schema {
  const known = converted.get(schema);
  if (known) return known;
  const parts = convertedParts(schema as z.core.$ZodTypes);
  let made = schema;
  if (parts !== null) {
    const copy = z.core.clone(schema, { ...schema._zod.def, ...parts } as never);
    const meta = z.globalRegistry.get(schema);
    // Safe because a copy of a classic schema is one. `meta` tells the writer of the API's description, too.
    made = meta ? (copy as z.ZodType).meta(meta) : copy;
  }
  converted.set(schema, made);
  return made;
}

/** What changes of a schema's definition; null if nothing does. @throws Error for a kind that the contract does not use */
function convertedParts({ _zod: { def } }: z.core.$ZodTypes): Record<string, unknown> | null {
  switch (def.type) {
    case 'object': {
      const shape = convertShape(def.shape);
      const isEqual = Object.keys(shape).every((name) => def.shape[name] === shape[name]);
      return isEqual ? null : { shape };
    }
    case 'array':
      return changed(def, 'element');
    case 'record':
      return changed(def, 'valueType');
    case 'optional':
    case 'nullable':
    case 'default':
    case 'readonly':
      return changed(def, 'innerType');
    case 'union': {
      const options = def.options.map(convert);
      return options.every((option, index) => option === def.options[index]) ? null : { options };
    }
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
    case 'never':
    case 'unknown':
      return null;
    default:
      throw new Error(`A schema of type ${def.type} has no wire form yet.`);
  }
}

function changed<K extends string>(def: Record<K, Schema>, key: K): Record<string, unknown> | null {
  const made = convert(def[key]);
  return made === def[key] ? null : { [key]: made };
}
