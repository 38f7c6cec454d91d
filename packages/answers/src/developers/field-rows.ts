import { z } from 'zod';
import { wordsOfField } from './field-descriptions.ts';

export type FieldRow = { name: string; type: string; meaning: string };

/** A schema as JSON Schema has it, as far as fields need it. */
type Part = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number | null)[];
  const?: string | number;
  anyOf?: Part[];
  items?: Part;
  properties?: Record<string, Part>;
  propertyNames?: Part;
  additionalProperties?: Part | boolean;
};

/** A schema and how the words of its fields are found: the name of the last one that has a name, and the names since. */
type FieldPosition = { part: Part; path: readonly string[] };

const DEFINITIONS = '#/$defs/';
const WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'number',
  integer: 'whole number',
  boolean: 'true or false',
};

/** Every field of a resource with the words of its schema; those inside others behind a dot, as `fields` takes them. */
export function fieldRows(shape: z.ZodObject): FieldRow[] {
  // Safe because Part names the keys that it may have.
  const { $defs = {}, ...whole } = z.toJSONSchema(shape) as Part & { $defs?: Record<string, Part> };
  const follow = ({ part: { $ref, ...beside }, path }: FieldPosition): FieldPosition => {
    if ($ref === undefined) return { part: beside, path };
    const name = $ref.slice(DEFINITIONS.length);
    const { part, path: inner } = follow({ part: $defs[name] ?? {}, path: [name] });
    return { part: { ...part, ...beside }, path: inner };
  };

  const toRows = ({ part, path }: FieldPosition, before: string): FieldRow[] =>
    Object.entries(part.properties ?? {}).flatMap(([key, given]) => {
      const own = [...path, key];
      const { field, type } = getKind({ part: given, path: own });
      const meaning = given.description ?? wordsOfField(own) ?? field.part.description ?? '';
      return [{ name: before + key, type, meaning }, ...getInside(field, before + key)];
    });

  const getInside = (field: FieldPosition, name: string): FieldRow[] => {
    if (field.part.properties) return toRows(field, `${name}.`);
    const value = field.part.additionalProperties;
    const names = field.part.propertyNames;
    const first = names && follow({ part: names, path: [] }).part.enum?.[0];
    if (typeof first !== 'string' || typeof value !== 'object') return [];
    // All values of a record have the same fields: those of one name stand for all.
    return toRows(getKind({ part: value, path: field.path }).field, `${name}.${first}.`);
  };

  /** The kind of a value in words, and what is inside it, or inside the entries of a list. */
  const getKind = (given: FieldPosition): { field: FieldPosition; type: string } => {
    const { part, path } = follow(given);
    const options = (part.anyOf ?? [part]).map((option) => follow({ part: option, path }));
    const some = options.filter((option) => option.part.type !== 'null');
    const orNull = some.length < options.length ? ' or null' : '';
    const [first = { part, path }] = some;
    if (first.part.type === 'array') {
      const { field, type } = getKind({ part: first.part.items ?? {}, path: first.path });
      return { field, type: `list of ${type}${orNull}` };
    }
    return { field: first, type: some.map((option) => describeType(option.part)).join(' or ') + orNull };
  };

  return toRows(follow({ part: whole, path: [] }), '');
}

function describeType(part: Part): string {
  if (part.const !== undefined) return `\`${part.const}\``;
  if (part.enum && part.enum.length <= 6) return part.enum.map((value) => `\`${value}\``).join(', ');
  if (part.type === 'object') return part.properties ? 'object' : 'object by name';
  const kinds = [part.type ?? []].flat();
  if (kinds.length === 0) return part.enum ? 'text' : 'value';
  return kinds.map((kind) => WORDS[kind] ?? kind).join(' or ');
}
