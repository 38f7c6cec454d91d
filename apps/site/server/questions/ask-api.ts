import { ProblemDetails } from '@deckwright/contract/schemas';
import { AppError } from '@deckwright/domain';
import type { z } from 'zod';
import { VERSION_ONE } from '../http/version-one.ts';
import { terminalText } from './terminal-text.ts';

/** Where questions go: a path and query below `/api/v1`, with a body by POST. */
export type AskApi = {
  /** @throws AppError with what the API says is wrong, unavailable where nobody answers */
  ask: <T extends z.ZodType>(path: string, shape: T, body?: object) => Promise<z.output<T>>;
};

/** Sends a request to a path that begins with `/api/v1`. */
export type Send = (path: string, init: RequestInit) => Promise<Response>;

/** Questions over a way to send them; answers are read by their published schemas. */
export function createAsk(send: Send): AskApi['ask'] {
  return async (path, shape, body) => {
    const init =
      body === undefined
        ? {}
        : {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { 'content-type': 'application/json' },
          };
    const answer = await send(`${VERSION_ONE}${path}`, init);
    const text = await answer.text();
    const value = parsed(text);
    if (answer.ok) {
      const read = shape.safeParse(value);
      if (read.success) return read.data;
      throw new AppError('unavailable', 'The answer has another form than expected: the site may be older.');
    }
    throw getProblem(answer.status, value);
  };
}

function getProblem(status: number, value: unknown): AppError {
  const problem = ProblemDetails.safeParse(value);
  if (!problem.success) return new AppError('unavailable', `The site answered with status ${status}.`);
  const { detail, error, nearest = [] } = problem.data;
  // A name that the sentence already has is no suggestion.
  const others = nearest.filter(({ label }) => !detail.includes(label));
  const suggestion = others.length > 0 ? ` Did you mean ${others.map(({ label }) => label).join(', ')}?` : '';
  return new AppError(error.code, terminalText(`${detail}${suggestion}`));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of something between here and the site.
    return null;
  }
}
