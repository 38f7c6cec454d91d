import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Description } from './described-api.ts';
import type { ApiRequest } from './requests.ts';

/** Answers that any call may give without listing them: too large, and too many calls. */
const ALWAYS = [413, 429];

export type Judge = (request: ApiRequest, answer: Response) => Promise<string | undefined>;

/** Judges an answer only by the description, with a schema library that the site does not use. */
export function createJudge(description: Description): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: false, validateFormats: true });
  addFormats.default(ajv);
  ajv.addSchema({ $id: 'api', ...description });
  const compiled = new Map<string, ValidateFunction>();
  const validatorAt = (index: string): ValidateFunction => {
    const found = compiled.get(index) ?? ajv.compile({ $ref: `api#${index}` });
    compiled.set(index, found);
    return found;
  };

  return async ({ operation, caller }, answer) => {
    const { status } = answer;
    const kind = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (kind === 'text/event-stream') {
      await answer.body?.cancel();
      return undefined;
    }
    const text = await answer.text();
    if (status >= 500) return `${status} ${text.slice(0, 200)}`;
    if (status >= 300 && status < 400) return judgeRedirect(answer.headers.get('location'));
    const described = operation.answers[status];
    if (!described && !ALWAYS.includes(status))
      return `${status} is not described, as ${caller}: ${text.slice(0, 120)}`;
    const media = described?.content?.[kind];
    if (!media) return described?.content ? `${status} of type ${kind} is not described` : undefined;
    if (!/^application\/(?:problem\+)?json$/.test(kind) || media.schema === undefined) return undefined;
    const method = operation.method.toLowerCase();
    const schemaPath = [
      '',
      'paths',
      operation.path,
      method,
      'responses',
      `${status}`,
      'content',
      kind,
      'schema',
    ];
    const validate = validatorAt(schemaPath.map(escapePointer).join('/'));
    if (validate(JSON.parse(text))) return undefined;
    const [error] = validate.errors ?? [];
    return `${status} does not keep to its schema: ${error?.instancePath} ${error?.message}`;
  };
}

/** A redirect must lead to a path of this site. */
function judgeRedirect(location: string | null): string | undefined {
  return location !== null && /^\/(?![/\\])/.test(location) ? undefined : `leads to ${location}`;
}

function escapePointer(name: string): string {
  return encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'));
}
