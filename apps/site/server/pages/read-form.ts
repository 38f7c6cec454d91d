import { AppError } from '@deckwright/domain';

/** Largest form of a page; a pasted deck is a few kilobytes. */
export const MOST_FORM_BYTES = 256_000;

/**
 * Reads the form of a page before the page does, so that one that cannot be read is the sender's error.
 * @throws AppError resource-exhausted for a body too large, invalid-argument for one that is no form.
 */
export async function readForm(request: Request): Promise<Request> {
  const body = await request.arrayBuffer();
  if (body.byteLength > MOST_FORM_BYTES)
    throw new AppError('resource-exhausted', `The form is larger than ${MOST_FORM_BYTES / 1000} kB.`);
  const copy = (): Request =>
    new Request(request.url, {
      method: request.method,
      headers: request.headers,
      body,
      signal: request.signal,
    });
  try {
    await copy().formData();
  } catch (cause) {
    throw new AppError('invalid-argument', 'The body is not a form.', { cause });
  }
  return copy();
}
