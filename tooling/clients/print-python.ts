import { type ApiModel, type CallModel, nameOfReference, type Schema, withoutNull } from './api-model.ts';

const SCALARS: Readonly<Record<string, string>> = {
  string: 'str',
  number: 'float',
  integer: 'int',
  boolean: 'bool',
  null: 'None',
};
const KEYWORDS = new Set([
  'from',
  'in',
  'is',
  'not',
  'and',
  'or',
  'class',
  'def',
  'import',
  'global',
  'pass',
  'with',
]);

/** One module: the runtime, then a typed dictionary of every schema, a class of each group of calls, and the client. */
export function printPython({ schemas, calls }: ApiModel, runtime: string): string {
  const types = [...schemas].flatMap(([name, schema]) => getTypes(name, schema));
  const groups = [...Map.groupBy(calls, ({ group }) => group)];
  return [
    runtime.trimEnd(),
    '\n\n# The types of everything that calls take and answer.\n',
    types.join('\n\n'),
    '\n\n# The calls.\n',
    groups.map(([group, members]) => getClass(group, members, schemas)).join('\n\n'),
    '\n',
    `class Client(Transport):\n    """The calls of a site, by what they are about."""\n\n    def __init__(self, site: str, **options: Any):\n        """See Transport for the options."""\n        super().__init__(site, **options)\n${groups.map(([group]) => `        self.${safe(group)} = ${getClassName(group)}(self)\n`).join('')}`,
  ].join('\n');
}

/** The dictionary of a schema, behind those of the objects inside it. */
function getTypes(name: string, schema: Schema): string[] {
  const inner: string[] = [];
  const fields = Object.entries(schema.properties ?? {}).map(([key, property]) => ({
    key,
    isNeeded: schema.required?.includes(key) ?? false,
    type: typeOf(property, name + pascal(key), inner),
    words: property.description,
  }));
  if (fields.length === 0) {
    const alias = typeOf(schema, `${name}Of`, inner);
    return [...inner, `${name} = ${alias}\n`];
  }
  if (fields.some(({ key }) => !isIdentifier(key))) {
    const entries = fields.map(({ key, type }) => `    ${quoted(key)}: ${quoted(type)},\n`).join('');
    const total = fields.every(({ isNeeded }) => isNeeded) ? '' : ', total=False';
    return [...inner, `${name} = TypedDict(\n    "${name}", {\n${entries}}${total})\n`];
  }
  const lines = (some: typeof fields): string =>
    some.map(({ key, type, words }) => `${getNote(words)}    ${key}: ${type}\n`).join('');
  const needed = fields.filter(({ isNeeded }) => isNeeded);
  const optional = fields.filter(({ isNeeded }) => !isNeeded);
  const note = schema.description === undefined ? '' : `    """${getDoc(schema.description)}"""\n\n`;
  if (optional.length === 0) return [...inner, `class ${name}(TypedDict):\n${note}${lines(needed)}`];
  if (needed.length === 0)
    return [...inner, `class ${name}(TypedDict, total=False):\n${note}${lines(optional)}`];
  return [
    ...inner,
    `class _${name}(TypedDict):\n${lines(needed)}`,
    `class ${name}(_${name}, total=False):\n${note}${lines(optional)}`,
  ];
}

function typeOf(given: Schema, name: string, inner: string[]): string {
  const { schema, isNullable } = withoutNull(given);
  const type = getPlainType(schema, name, inner);
  return isNullable ? `Optional[${type}]` : type;
}

function getPlainType(schema: Schema, name: string, inner: string[]): string {
  const { $ref, anyOf, type, items, properties, additionalProperties } = schema;
  if ($ref !== undefined) return quoted(nameOfReference($ref));
  const values = schema.const === undefined ? schema.enum : [schema.const];
  if (values)
    return `Literal[${values
      .filter((value) => value !== null)
      .map((value) => (typeof value === 'number' ? value : quoted(value)))
      .join(', ')}]`;
  if (anyOf) return `Union[${anyOf.map((part, index) => typeOf(part, `${name}${index}`, inner)).join(', ')}]`;
  if (type === 'array') return `List[${items ? typeOf(items, name, inner) : 'Any'}]`;
  if (Array.isArray(type)) return `Union[${type.map((kind) => SCALARS[kind] ?? 'Any').join(', ')}]`;
  if (type !== 'object') return SCALARS[type ?? ''] ?? 'Any';
  if (properties && Object.keys(properties).length > 0) {
    inner.push(...getTypes(name, schema));
    return quoted(name);
  }
  const others =
    typeof additionalProperties === 'object' ? typeOf(additionalProperties, `${name}Value`, inner) : 'Any';
  return `Dict[str, ${others}]`;
}

function getClass(group: string, calls: CallModel[], schemas: ApiModel['schemas']): string {
  const methods = calls.map((call) => getMethod(call, schemas)).join('\n');
  return `class ${getClassName(group)}:\n    def __init__(self, client: Transport):\n        self._client = client\n\n${methods}`;
}

function getMethod(call: CallModel, schemas: ApiModel['schemas']): string {
  const { name, path, isPost, kind, summary, parameters, body } = call;
  const names = parameters.filter((parameter) => parameter.in === 'path').map(({ name: each }) => each);
  const optional = (schema: Schema): string => toOptional(typeOf(schema, 'X', []));
  const bodyFields = body === null ? [] : Object.entries(schemas.get(body)?.properties ?? {});
  const keys = isPost
    ? bodyFields.map(([key, schema]) => {
        const isNeeded = schemas.get(body ?? '')?.required?.includes(key) ?? false;
        return { key, type: isNeeded ? typeOf(schema, 'X', []) : optional(schema), isNeeded };
      })
    : parameters
        .filter((parameter) => parameter.in === 'query')
        .map(({ name: key, required = false, schema }) => ({
          key,
          type: key === 'fields' ? 'Fields' : required ? typeOf(schema, 'X', []) : optional(schema),
          isNeeded: required,
        }));
  const head = [
    'self',
    ...names.map((each) => `${safe(each)}: str`),
    ...(keys.length > 0 ? ['*'] : []),
    ...keys.map(({ key, type, isNeeded }) => `${safe(key)}: ${type}${isNeeded ? '' : ' = None'}`),
  ];
  const filled = path.replaceAll(/\{(\+?)(\w+)\}/g, (_, plus: string, each: string) =>
    plus ? `{_name(${safe(each)}, slashes=True)}` : `{_name(${safe(each)})}`,
  );
  const given = `${filled === path ? '' : 'f'}"${filled}"`;
  const query = keys.map(({ key }) => `"${key}": ${safe(key)}`).join(', ');
  const verb = isPost ? 'post' : { json: 'get', text: 'text', file: 'open' }[kind];
  return `    def ${safe(name)}(${head.join(', ')}) -> ${getAnswer(call)}:\n        """${getDoc(summary)}."""\n        return self._client.${verb}(${given}${query ? `, {${query}}` : isPost ? ', {}' : ''})\n`;
}

function getAnswer({ kind, answers }: CallModel): string {
  if (kind === 'text') return 'str';
  if (kind === 'file') return 'http.client.HTTPResponse';
  return answers.length === 1 ? `${answers[0]}` : `Union[${answers.join(', ')}]`;
}

function toOptional(type: string): string {
  return type.startsWith('Optional[') ? type : `Optional[${type}]`;
}

function getClassName(group: string): string {
  return `${pascal(group)}Calls`;
}

function pascal(text: string): string {
  return text
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]?.toUpperCase() + word.slice(1))
    .join('');
}

function isIdentifier(name: string): boolean {
  return /^[A-Za-z_]\w*$/.test(name) && !KEYWORDS.has(name);
}

/** A name of Python's: keywords get an underscore, and `averageDeck` becomes `average_deck`. */
function safe(name: string): string {
  const snake = name.replaceAll(/([a-z])([A-Z])/g, (_, a: string, b: string) => `${a}_${b.toLowerCase()}`);
  return KEYWORDS.has(snake) ? `${snake}_` : snake;
}

function getNote(words: string | undefined): string {
  return words === undefined ? '' : `    # ${words.replaceAll(/\s*\n\s*/g, ' ')}\n`;
}

function getDoc(words: string): string {
  return words
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', "'''")
    .replaceAll(/\s*\n\s*/g, ' ');
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
