import { readFileSync } from 'node:fs';

/** Written by `EXAMPLES=write npm run integration -- v1/examples`. */
export const EXAMPLE_ANSWERS_FILE = new URL('example-answers.json', import.meta.url);

type Media = { example?: unknown };
type Operation = { operationId?: string; responses?: Record<string, { content?: Record<string, Media> }> };

/**
 * Adds to each call of the description what it answered to its example once, lists cut to their first entry. Returns the
 * same document.
 */
export function addExampleAnswers<T extends { paths?: object }>(document: T): T {
  const examples: Record<string, unknown> = JSON.parse(readFileSync(EXAMPLE_ANSWERS_FILE, 'utf8'));
  // Safe because OpenAPI keeps operations by method there.
  for (const methods of Object.values((document.paths ?? {}) as Record<string, Record<string, Operation>>))
    for (const { operationId = '', responses } of Object.values(methods)) {
      const media = responses?.['200']?.content?.['application/json'];
      if (media && Object.hasOwn(examples, operationId)) media.example = examples[operationId];
    }
  return document;
}
