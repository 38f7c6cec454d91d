import { AppError } from '@deckwright/domain';
import { z } from 'zod';

/** The chosen fields of an object, each with those inside it; empty = all of it. */
type FieldTree = Map<string, FieldTree>;

/** All fields, by name. */
const EVERY = '*';

/** A choice of fields as it was requested, and how to apply it. */
export type ChosenFields = { names: string[] | typeof EVERY; pick: (resource: object) => object };

/** Fields that stay whatever is chosen. */
const ALWAYS = ['object', 'id'];

/**
 * Reads a choice of fields such as `name`, `prices.tcgplayer.price`, or `*` for all; within a list, a field of its entries.
 * @throws AppError invalid-argument that names a field which the shape does not have
 */
export function chooseFields(shape: z.ZodType, names: readonly string[]): ChosenFields {
  const tree: FieldTree = new Map(ALWAYS.map((name) => [name, new Map()]));
  const requested = [...new Set(names.map((name) => name.trim()).filter(Boolean))];
  if (requested.length === 0)
    throw new AppError('invalid-argument', '`fields` names no field. Leave it out to get all fields.');
  for (const name of requested) {
    if (name === EVERY) continue;
    const path = name.split('.');
    checkField(shape, name, path);
    addPath(tree, path);
  }
  if (requested.includes(EVERY)) return { names: EVERY, pick: (resource) => resource };
  return { names: requested, pick: (resource) => pickFrom(resource, tree) as object };
}

function checkField(shape: z.ZodType, name: string, path: readonly string[]): void {
  let at = shape;
  for (const part of path) {
    const inside = getFields(at);
    const next = inside?.get(part);
    if (!next) {
      const known = inside ? ` It has: ${[...inside.keys()].join(', ')}.` : '';
      throw new AppError('invalid-argument', `There is no field "${name.slice(0, 100)}" here.${known}`);
    }
    at = next;
  }
}

/** The fields of an object, of the entries of a list, or of a record with known keys; null if there are none. */
function getFields(shape: z.ZodType): Map<string, z.ZodType> | null {
  if (shape instanceof z.ZodObject) return new Map(Object.entries<z.ZodType>(shape.shape));
  if (shape instanceof z.ZodArray) return getFields(shape.element as z.ZodType);
  if (shape instanceof z.ZodNullable || shape instanceof z.ZodOptional)
    return getFields(shape.unwrap() as z.ZodType);
  if (shape instanceof z.ZodRecord && shape.keyType instanceof z.ZodEnum) {
    const value = shape.valueType as z.ZodType;
    return new Map(shape.keyType.options.map((key) => [`${key}`, value]));
  }
  return null;
}

/** `prices` and `prices.tcgplayer` together mean all prices. */
function addPath(tree: FieldTree, [first = '', ...rest]: readonly string[]): void {
  const inside = tree.get(first);
  if (rest.length === 0) tree.set(first, new Map());
  else if (!inside) {
    const next: FieldTree = new Map();
    tree.set(first, next);
    addPath(next, rest);
  } else if (inside.size > 0) addPath(inside, rest);
}

function pickFrom(value: unknown, tree: FieldTree): unknown {
  if (tree.size === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((entry) => pickFrom(entry, tree));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => {
      const inside = tree.get(name);
      return inside ? [[name, pickFrom(field, inside)]] : [];
    }),
  );
}
