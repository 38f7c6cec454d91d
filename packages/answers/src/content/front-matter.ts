import { fileURLToPath } from 'node:url';
import { AppError } from '@deckwright/domain';

/** Folder of the texts that ship with the product. */
export const CONTENT_FOLDER = fileURLToPath(new URL('../../../../content', import.meta.url));

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

/**
 * Splits a text file into its front matter (`key: value` lines between two `---` lines at the start) and its body.
 * @throws AppError invalid-argument without front matter.
 */
export function splitFacts(text: string): { facts: Record<string, string>; body: string } {
  const [, head, body] = FRONT_MATTER.exec(text.replaceAll('\r\n', '\n')) ?? [];
  if (head === undefined || body === undefined)
    throw new AppError('invalid-argument', 'It does not begin with its facts between two lines "---".');
  const facts = head.split('\n').map((line): [string, string] => {
    const [key = '', ...value] = line.split(':');
    return [key.trim(), value.join(':').trim()];
  });
  return { facts: Object.fromEntries(facts), body };
}
