/** A schema as the OpenAPI document has it; every word that it uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  description?: string;
  enum?: (string | number)[];
  const?: string | number;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
};

type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Media = { schema: Schema };
type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  parameters?: Parameter[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
};
export type OpenApi = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

/** What a call answers: JSON of a type, text, or the bytes of a file. */
type AnswerKind = 'json' | 'text' | 'file';

export type CallModel = {
  group: string;
  name: string;
  isPost: boolean;
  /** Below the base, with `{id}`, or `{+page}` for a name that may have slashes. */
  path: string;
  summary: string;
  parameters: Parameter[];
  /** Name of the schema of the body; null without one. */
  body: string | null;
  kind: AnswerKind;
  /** Names of the schemas of the whole answer; two where pages share a path. */
  answers: string[];
  /** Whether `fields` answers part of it. */
  hasFields: boolean;
};

export type ApiModel = { calls: CallModel[]; schemas: Map<string, Schema> };

const BASE = '/api/v1';
const REFERENCE = '#/components/schemas/';
/** Groups that have another name in the clients than in operation ids. */
const GROUPS: Readonly<Record<string, string>> = { page: 'pages', card: 'pages' };
const SLASHES = new Set(['page.csv']);

/** The calls below `/api/v1` and the schemas that they use. @throws Error for a form that the clients do not know */
export function readApi(document: OpenApi): ApiModel {
  const calls = Object.entries(document.paths)
    .filter(([path]) => path.startsWith(`${BASE}/`))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => getCall(path, method, operation)),
    );
  const schemas = new Map<string, Schema>();
  const add = (name: string): void => {
    const schema = document.components.schemas[name];
    if (!schema) throw new Error(`The document has no schema ${name}.`);
    if (schemas.has(name)) return;
    schemas.set(name, schema);
    for (const inner of namesIn(schema)) add(inner);
  };
  for (const { answers, body } of calls) for (const name of [...answers, ...(body ? [body] : [])]) add(name);
  return { calls, schemas: new Map([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) };
}

export function nameOfReference(reference: string): string {
  if (reference.startsWith(REFERENCE)) return reference.slice(REFERENCE.length);
  throw new Error(`A reference to something else than a schema: ${reference}`);
}

/** The parts of a union, and whether it may be null. */
export function withoutNull({ type, ...schema }: Schema): { schema: Schema; isNullable: boolean } {
  const kinds = [type ?? []].flat();
  const others = kinds.filter((kind) => kind !== 'null');
  const isNullable = kinds.length > others.length && others.length > 0;
  if (!isNullable) return { schema: type === undefined ? schema : { ...schema, type }, isNullable: false };
  const [only] = others;
  return { schema: { ...schema, type: others.length === 1 && only ? only : others }, isNullable: true };
}

function getCall(path: string, method: string, operation: Operation): CallModel {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const [group = '', name = ''] = operationId.split('.');
  if (name === '' || !['get', 'post'].includes(method))
    throw new Error(`${operationId} is no call of a client.`);
  const content = responses['200']?.content ?? {};
  const [[mediaType = '', media] = []] = Object.entries(content);
  const kind = getKind(mediaType, media?.schema ?? {});
  const named =
    kind === 'json'
      ? (media?.schema.anyOf ?? [media?.schema ?? {}]).map(({ $ref = '' }) => nameOfReference($ref))
      : [];
  const answers = named.filter((answer) => !answer.startsWith('Chosen'));
  const body = requestBody?.content['application/json']?.schema.$ref;
  return {
    group: GROUPS[group] ?? group,
    name,
    isPost: method === 'post',
    path: path.slice(BASE.length).replace('{', SLASHES.has(operationId) ? '{+' : '{'),
    summary,
    parameters,
    body: body === undefined ? null : nameOfReference(body),
    kind,
    answers,
    hasFields: answers.length < named.length,
  };
}

function getKind(mediaType: string, { format }: Schema & { format?: string }): AnswerKind {
  if (mediaType === 'application/json') return 'json';
  return format === 'binary' ? 'file' : 'text';
}

function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) =>
    key === '$ref' && typeof part === 'string' ? [nameOfReference(part)] : namesIn(part),
  );
}
