import type { ApiModel, CallModel } from './api-model.ts';
import { formatDocComment, typeOf } from './print-declarations.ts';

type Printed = { code: string; declarations: string };

/** For each group of calls a module of small functions, so that a bundle has only those that it uses. */
export function printCalls({ calls }: ApiModel): Map<string, Printed> {
  const groups = Map.groupBy(calls, ({ group }) => group);
  return new Map(
    [...groups].map(([group, members]) => [
      group,
      {
        code: members.map(toCode).join('\n'),
        declarations: `import type { RequestOptions, Client } from '../client.js';\nimport type { Chosen, Fields } from '../chosen.js';\nimport type * as types from '../types.js';\n\n${members.map((call) => getDeclaration(call)).join('\n')}`,
      },
    ]),
  );
}

function toCode({ name, isPost, path, kind, parameters }: CallModel): string {
  if (isPost)
    return `export function ${name}(client, body, call) {\n  return client.post('${path}', body, call);\n}\n`;
  const verb = { json: 'get', text: 'text', file: 'open' }[kind];
  const rest = parameters.length === 0 ? 'call' : 'parameters, call';
  const given = parameters.length === 0 ? '{}, call' : 'parameters, call';
  return `export function ${name}(client, ${rest}) {\n  return client.${verb}('${path}', ${given});\n}\n`;
}

function getDeclaration(call: CallModel): string {
  const { name, summary, hasFields, body, parameters } = call;
  const answer = getAnswer(call);
  const head = (result: string, given: string): string =>
    `${formatDocComment(`${summary}.`, '')}export declare function ${name}(client: Client, ${given}call?: RequestOptions): Promise<${result}>;\n`;
  if (body !== null) {
    const given = (fields: string): string => `body: types.${body}${fields}, `;
    return hasFields
      ? head(answer, given(' & { fields?: never }')) +
          head(`Chosen<${answer}>`, given(' & { fields: string[] }'))
      : head(answer, given(''));
  }
  if (parameters.length === 0) return head(answer, '');
  const isNeeded = parameters.some(({ required }) => required);
  const given = (fields: string | null, isOptional: boolean): string =>
    `parameters${isOptional ? '?' : ''}: ${getParameters(call, fields)}, `;
  if (!hasFields) return head(answer, given(null, !isNeeded));
  return (
    head(answer, given('fields?: never', !isNeeded)) +
    head(`Chosen<${answer}>`, given('fields: Fields', false))
  );
}

function getParameters({ parameters }: CallModel, fields: string | null): string {
  const lines = parameters.map(({ name, required, description, schema }) => {
    if (name === 'fields' && fields !== null) return `${formatDocComment(description, '  ')}  ${fields};\n`;
    return `${formatDocComment(description, '  ')}  ${name}${required ? '' : '?'}: ${typeOf(schema, '  ')};\n`;
  });
  return `{\n${lines.join('')}}`;
}

function getAnswer({ kind, answers }: CallModel): string {
  if (kind === 'text') return 'string';
  if (kind === 'file') return 'Response';
  return answers.map((name) => `types.${name}`).join(' | ');
}
