import { readFileSync } from 'node:fs';

/** Written by `EXAMPLES=write npm run integration -- v1/examples`. */
export const EXAMPLE_ANSWERS_FILE = new URL('example-answers.json', import.meta.url);

/** What calls of accounts and staff were sent and answered; written by `EXAMPLES=write npm run integration -- server/api/description`. */
export const EXAMPLE_CALLS_FILE = new URL('example-calls.json', import.meta.url);

type Media = { example?: unknown };
type Content = { content?: Record<string, Media> };
type Operation = { operationId?: string; requestBody?: Content; responses?: Record<string, Content> };
export type ExampleCall = { request?: unknown; answer?: unknown };

/**
 * Adds to each call of the description what it answered to its example once, lists cut to their first entry, and what it
 * was sent where the call has no example of its own. Returns the same document.
 */
export function addExampleAnswers<T extends { paths?: object }>(document: T): T {
  const answers: Record<string, unknown> = JSON.parse(readFileSync(EXAMPLE_ANSWERS_FILE, 'utf8'));
  const calls: Record<string, ExampleCall> = JSON.parse(readFileSync(EXAMPLE_CALLS_FILE, 'utf8'));
  // Safe because OpenAPI keeps operations by method there.
  for (const methods of Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>))
    for (const { operationId = '', requestBody, responses } of Object.values(methods)) {
      const call = calls[operationId];
      for (const media of Object.values(responses?.['200']?.content ?? {})) {
        if (Object.hasOwn(answers, operationId)) media.example = answers[operationId];
        else if (call && 'answer' in call) media.example = call.answer;
      }
      for (const media of Object.values(requestBody?.content ?? {}))
        if (call?.request !== undefined) media.example ??= call.request;
    }
  return document;
}
