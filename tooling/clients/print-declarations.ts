import { type ApiModel, nameOfReference, type Schema, withoutNull } from './api-model.ts';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'string',
  number: 'number',
  integer: 'number',
  boolean: 'boolean',
  null: 'null',
};

/** The types of everything that calls take and answer, with the words of the schemas as comments. */
export function printDeclarations({ schemas }: ApiModel): string {
  return [...schemas]
    .map(
      ([name, schema]) =>
        `${formatDocComment(schema.description, '')}export type ${name} = ${typeOf(schema, '')};\n`,
    )
    .join('\n');
}

export function typeOf(given: Schema, indent: string): string {
  const { schema, isNullable } = withoutNull(given);
  const type = printPlainType(schema, indent);
  return isNullable ? `${type} | null` : type;
}

export function formatDocComment(description: string | undefined, indent: string): string {
  if (description === undefined) return '';
  return `${indent}/** ${description.replaceAll('*/', '*\\/').replaceAll(/\s*\n\s*/g, ' ')} */\n`;
}

function printPlainType(schema: Schema, indent: string): string {
  const { $ref, anyOf, type, items } = schema;
  if ($ref !== undefined) return nameOfReference($ref);
  if (schema.const !== undefined) return literal(schema.const);
  if (schema.enum)
    return schema.enum
      .filter((value) => value !== null)
      .map(literal)
      .join(' | ');
  if (anyOf) return anyOf.map((part) => typeOf(part, indent)).join(' | ');
  if (type === 'array') return printListType(items ? typeOf(items, indent) : 'unknown');
  if (type === 'object') return printObjectType(schema, indent);
  if (Array.isArray(type)) return type.map((kind) => SCALARS[kind] ?? 'unknown').join(' | ');
  return SCALARS[type ?? ''] ?? 'unknown';
}

function printObjectType(
  { properties = {}, required = [], additionalProperties }: Schema,
  indent: string,
): string {
  const inner = `${indent}  `;
  const entries = Object.entries(properties).map(([name, property]) => {
    const mark = required.includes(name) ? '' : '?';
    const key = /^[A-Za-z_]\w*$/.test(name) ? name : literal(name);
    return `${formatDocComment(property.description, inner)}${inner}${key}${mark}: ${typeOf(property, inner)};\n`;
  });
  const others = typeof additionalProperties === 'object' ? typeOf(additionalProperties, inner) : 'unknown';
  if (entries.length === 0) return `{ [name: string]: ${others} }`;
  if (additionalProperties) entries.push(`${inner}[name: string]: ${others};\n`);
  return `{\n${entries.join('')}${indent}}`;
}

function printListType(type: string): string {
  return / \| /.test(type) && !type.startsWith('{') ? `(${type})[]` : `${type}[]`;
}

function literal(value: string | number): string {
  return typeof value === 'number'
    ? `${value}`
    : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
